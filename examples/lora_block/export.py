"""LoRA fine-tuning of two transformer blocks: width 64, 2x32 tokens, adapters of rank 8 on query and value.

Counted by hand. A block has six frozen linear layers (query, key, value, output, fc1,
fc2) and four trained ones, the two of each adapter: (x a) b is added to x w. The
frozen ones have no gw. The input needs no gradient, so in the first block there is
none of what reads it: no gx of query, key, value and of the adapters' first halves.
    first block    gw 4 (adapters)    gx 5 (output, fc1, fc2, second halves of the adapters)
    second block   gw 4               gx 10 (all)
Products of activations: two forward for each block; backward four in the second, and
three in the first, where keys are constant. Sum: 20 forward, 8 gw, 15 gx, 4 + 7: 54.

    python examples/lora_block/export.py [FILE]    # writes train_step.mlir beside this script
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

WIDTH, HEADS, BLOCKS, TOKENS, BATCH, RANK = 64, 4, 2, 32, 2, 8

EXPECT = {"linear_layers": 20, "gw_products": 8, "gx_products": 15, "frozen_linear_layers": 12,
          "attention_products_forward": 4, "attention_products_backward": 7, "conv_layers": 0}


def init(rng):
    """(adapters, frozen parameters)"""
    def matrix(a, b):
        return rng.normal(0, a ** -0.5, (a, b)).astype("f4")

    def adapter():
        return {"a": matrix(WIDTH, RANK), "b": matrix(RANK, WIDTH)}  # b is not zero, so that a has a gradient

    def norm():
        return {"b": rng.normal(0, 0.1, (WIDTH,)).astype("f4"), "g": rng.normal(1, 0.1, (WIDTH,)).astype("f4")}

    def block():
        return {"fc1": matrix(WIDTH, 4 * WIDTH), "fc2": matrix(4 * WIDTH, WIDTH), "key": matrix(WIDTH, WIDTH),
                "ln1": norm(), "ln2": norm(), "output": matrix(WIDTH, WIDTH), "query": matrix(WIDTH, WIDTH),
                "value": matrix(WIDTH, WIDTH)}

    adapters = [{"query": adapter(), "value": adapter()} for _ in range(BLOCKS)]
    return adapters, [block() for _ in range(BLOCKS)]


def batch(rng):
    shape = (BATCH, TOKENS, WIDTH)
    return rng.normal(0, 1, shape).astype("f4"), rng.normal(0, 1, shape).astype("f4")


def layer_norm(p, x):
    mean = x.mean(-1, keepdims=True)
    variance = ((x - mean) ** 2).mean(-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-6) * p["g"] + p["b"]


def adapted(w, adapter, x):
    return x @ w + 2.0 * ((x @ adapter["a"]) @ adapter["b"])


def attention(p, adapters, x):
    q, k, v = (y.reshape(BATCH, TOKENS, HEADS, WIDTH // HEADS)
               for y in (adapted(p["query"], adapters["query"], x), x @ p["key"],
                         adapted(p["value"], adapters["value"], x)))
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) * (WIDTH // HEADS) ** -0.5
    mixed = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v)
    return mixed.reshape(BATCH, TOKENS, WIDTH) @ p["output"]


def loss(adapters, frozen, x, target):
    for p, adapter in zip(frozen, adapters):
        x = x + attention(p, adapter, layer_norm(p["ln1"], x))
        x = x + jax.nn.gelu(layer_norm(p["ln2"], x) @ p["fc1"]) @ p["fc2"]
    return jnp.mean((x - target) ** 2)


def step(params, x, target):
    return jax.value_and_grad(loss)(*params, x, target)


def arguments(seed=0):
    """Seeded ((adapters, frozen), x, target); `jax.tree.leaves` of them is the order of @main's arguments."""
    rng = np.random.default_rng(seed)
    return (init(rng), *batch(rng))


if __name__ == "__main__":
    from hot_mlir.jax import export_step

    default = pathlib.Path(__file__).with_name("train_step.mlir")
    pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else default).write_text(export_step(step, *arguments()))
