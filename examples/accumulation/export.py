"""Gradient accumulation: an MLP 64-128-128-10 on four micro-batches of 32, `lax.scan` over them.

Counted by hand. The loop's body is a whole step on one micro-batch, and carries the
sum of the gradients: 3 forward products, 3 gw, and gx of all layers but the first,
whose input needs no gradient. The body stands for all micro-batches.
Sum: 3 forward, 3 gw, 2 gx: 8.

    python examples/accumulation/export.py [FILE]    # writes train_step.mlir beside this script
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

SIZES, MICRO, BATCH = (64, 128, 128, 10), 4, 32

EXPECT = {"linear_layers": 3, "gw_products": 3, "gx_products": 2, "frozen_linear_layers": 0,
          "attention_products_forward": 0, "attention_products_backward": 0, "conv_layers": 0,
          "note": "the body of the loop stands for 4 micro-batches"}


def init(rng):
    return [(rng.normal(0, a ** -0.5, (a, b)).astype("f4"), rng.normal(0, 0.1, (b,)).astype("f4"))
            for a, b in zip(SIZES, SIZES[1:])]


def batch(rng):
    return (rng.normal(0, 1, (MICRO, BATCH, SIZES[0])).astype("f4"),
            rng.integers(0, SIZES[-1], (MICRO, BATCH)).astype("i4"))


def loss(params, x, labels):
    for w, b in params[:-1]:
        x = jax.nn.relu(x @ w + b)
    w, b = params[-1]
    return -jnp.mean(jnp.sum(jax.nn.one_hot(labels, SIZES[-1]) * jax.nn.log_softmax(x @ w + b), axis=-1))


def step(params, xs, labels):
    """Mean over the micro-batches of the loss and of its gradients."""
    def add(total, micro_batch):
        return jax.tree.map(jnp.add, total, jax.value_and_grad(loss)(params, *micro_batch)), None

    zero = jnp.float32(0), jax.tree.map(jnp.zeros_like, params)
    total, _ = jax.lax.scan(add, zero, (xs, labels))
    return jax.tree.map(lambda leaf: leaf / MICRO, total)


def arguments(seed=0):
    """Seeded (parameters, xs, labels); `jax.tree.leaves` of them is the order of @main's arguments."""
    rng = np.random.default_rng(seed)
    return (init(rng), *batch(rng))


if __name__ == "__main__":
    from hot_mlir.jax import export_step

    default = pathlib.Path(__file__).with_name("train_step.mlir")
    pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else default).write_text(export_step(step, *arguments()))
