"""ViT on 8x8 digits: patches 2x2, 16 tokens, width 48, two blocks of 4 heads, mean pool, batch 8.

Ten linear layers, nine of them on [batch, token, channel] activations; attention
products, which have no weight; patching and concatenation around them. The images
need no gradient, so the patch embedding has no gx.

    python examples/digits_vit/export.py [FILE]    # writes train_step.mlir beside this script
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

WIDTH, HEADS, BLOCKS, TOKENS, BATCH = 48, 4, 2, 16, 8


def init(rng):
    def linear(a, b):
        return {"w": rng.normal(0, a ** -0.5, (a, b)).astype("f4"), "b": rng.normal(0, 0.02, (b,)).astype("f4")}

    def norm():
        return {"g": rng.normal(1, 0.1, (WIDTH,)).astype("f4"), "b": rng.normal(0, 0.1, (WIDTH,)).astype("f4")}

    def block():
        return {"ln1": norm(), "qkv": linear(WIDTH, 3 * WIDTH), "proj": linear(WIDTH, WIDTH), "ln2": norm(),
                "fc1": linear(WIDTH, 4 * WIDTH), "fc2": linear(4 * WIDTH, WIDTH)}

    return {"embed": linear(4, WIDTH), "pos": rng.normal(0, 0.1, (TOKENS, WIDTH)).astype("f4"),
            "blocks": [block() for _ in range(BLOCKS)], "ln": norm(), "head": linear(WIDTH, 10)}


def batch(rng):
    return rng.normal(0, 1, (BATCH, 8, 8)).astype("f4"), rng.integers(0, 10, (BATCH,)).astype("i4")


def linear(p, x):
    return x @ p["w"] + p["b"]


def layer_norm(p, x):
    mean = x.mean(-1, keepdims=True)
    variance = ((x - mean) ** 2).mean(-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-6) * p["g"] + p["b"]


def attention(p, x):
    b, t, d = x.shape
    q, k, v = jnp.split(linear(p["qkv"], x).reshape(b, t, 3 * HEADS, d // HEADS), 3, axis=2)
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) * (d // HEADS) ** -0.5
    out = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v)
    return linear(p["proj"], out.reshape(b, t, d))


def loss(p, images, labels):
    b = images.shape[0]
    x = images.reshape(b, 4, 2, 4, 2).transpose(0, 1, 3, 2, 4).reshape(b, TOKENS, 4)
    x = linear(p["embed"], x) + p["pos"]
    for block in p["blocks"]:
        x = x + attention(block, layer_norm(block["ln1"], x))
        x = x + linear(block["fc2"], jax.nn.gelu(linear(block["fc1"], layer_norm(block["ln2"], x))))
    logits = linear(p["head"], layer_norm(p["ln"], x).mean(1))
    return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], axis=1))


def step(params, images, labels):
    return jax.value_and_grad(loss)(params, images, labels)


def arguments(seed=0):
    """Seeded (parameters, images, labels); `jax.tree.leaves` of them is the order of @main's arguments."""
    rng = np.random.default_rng(seed)
    return (init(rng), *batch(rng))


if __name__ == "__main__":
    from hot_mlir.jax import export_step

    default = pathlib.Path(__file__).with_name("train_step.mlir")
    pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else default).write_text(export_step(step, *arguments()))
