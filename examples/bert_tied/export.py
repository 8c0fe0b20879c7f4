"""BERT-like encoder whose embedding is also the weight of its head: 30522 words, width 64, two layers, 2x16 tokens.

Counted by hand: a layer has six linear layers (query, key, value, output, fc1, fc2),
two layers twelve; then the transform in front of the head, and the head itself, whose
weight is the embedding, read transposed. Each of the 14 has gw, and gx too, as the
activations come from the embedding, which is trained. The embedding in front is a
gather and no product; its gradient is a loop of additions whose result is added to
the head's gw. A layer has two products of activations forward and four backward.
Sum: 14 forward, 14 gw, 14 gx, 4 + 8 of activations: 54.

    python examples/bert_tied/export.py [FILE]    # writes train_step.mlir beside this script
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

WORDS, WIDTH, HEADS, LAYERS, TOKENS, BATCH = 30522, 64, 4, 2, 16, 2

EXPECT = {"linear_layers": 14, "gw_products": 14, "gx_products": 14, "frozen_linear_layers": 0,
          "attention_products_forward": 4, "attention_products_backward": 8, "conv_layers": 0}


def init(rng):
    def linear(a, b):
        return {"b": rng.normal(0, 0.02, (b,)).astype("f4"), "w": rng.normal(0, a ** -0.5, (a, b)).astype("f4")}

    def norm():
        return {"b": rng.normal(0, 0.1, (WIDTH,)).astype("f4"), "g": rng.normal(1, 0.1, (WIDTH,)).astype("f4")}

    def layer():
        return {"fc1": linear(WIDTH, 4 * WIDTH), "fc2": linear(4 * WIDTH, WIDTH), "key": linear(WIDTH, WIDTH),
                "ln1": norm(), "ln2": norm(), "output": linear(WIDTH, WIDTH), "query": linear(WIDTH, WIDTH),
                "value": linear(WIDTH, WIDTH)}

    return {"bias": rng.normal(0, 0.02, (WORDS,)).astype("f4"),
            "embedding": rng.normal(0, WIDTH ** -0.5, (WORDS, WIDTH)).astype("f4"),
            "layers": [layer() for _ in range(LAYERS)], "ln": norm(),
            "positions": rng.normal(0, 0.1, (TOKENS, WIDTH)).astype("f4"), "transform": linear(WIDTH, WIDTH)}


def batch(rng):
    """Words with many repetitions, and what is to be predicted for each."""
    return (rng.integers(0, 50, (BATCH, TOKENS)).astype("i4"), rng.integers(0, WORDS, (BATCH, TOKENS)).astype("i4"))


def linear(p, x):
    return x @ p["w"] + p["b"]


def layer_norm(p, x):
    mean = x.mean(-1, keepdims=True)
    variance = ((x - mean) ** 2).mean(-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-6) * p["g"] + p["b"]


def attention(p, x):
    q, k, v = (linear(p[name], x).reshape(BATCH, TOKENS, HEADS, WIDTH // HEADS) for name in ("query", "key", "value"))
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) * (WIDTH // HEADS) ** -0.5
    mixed = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v)
    return linear(p["output"], mixed.reshape(BATCH, TOKENS, WIDTH))


def loss(p, words, labels):
    x = p["embedding"][words] + p["positions"]
    for layer in p["layers"]:
        x = layer_norm(layer["ln1"], x + attention(layer, x))
        x = layer_norm(layer["ln2"], x + linear(layer["fc2"], jax.nn.gelu(linear(layer["fc1"], x))))
    x = layer_norm(p["ln"], jax.nn.gelu(linear(p["transform"], x)))
    logits = x @ p["embedding"].T + p["bias"]
    return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(logits), labels[..., None], axis=-1))


def step(params, words, labels):
    return jax.value_and_grad(loss)(params, words, labels)


def arguments(seed=0):
    """Seeded (parameters, words, labels); `jax.tree.leaves` of them is the order of @main's arguments."""
    rng = np.random.default_rng(seed)
    return (init(rng), *batch(rng))


if __name__ == "__main__":
    from hot_mlir.jax import export_step

    default = pathlib.Path(__file__).with_name("train_step.mlir")
    pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else default).write_text(export_step(step, *arguments()))
