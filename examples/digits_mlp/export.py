"""MLP 64-128-128-10 on 8x8 digits, ReLU, softmax cross-entropy, batch 32.

The smallest complete training step: three linear layers in 2-D form. The images need
no gradient, so the first layer has no gx.

    python examples/digits_mlp/export.py [FILE]    # writes train_step.mlir beside this script
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

DIMS, BATCH = (64, 128, 128, 10), 32


def init(rng):
    return [(rng.normal(0, a ** -0.5, (a, b)).astype("f4"), rng.normal(0, 0.1, (b,)).astype("f4"))
            for a, b in zip(DIMS, DIMS[1:])]


def batch(rng):
    return rng.normal(0, 1, (BATCH, DIMS[0])).astype("f4"), rng.integers(0, 10, (BATCH,)).astype("i4")


def loss(params, x, y):
    for w, b in params[:-1]:
        x = jax.nn.relu(x @ w + b)
    w, b = params[-1]
    log_p = jax.nn.log_softmax(x @ w + b)
    return -jnp.mean(jnp.take_along_axis(log_p, y[:, None], axis=1))


def step(params, x, y):
    return jax.value_and_grad(loss)(params, x, y)


def arguments(seed=0):
    """Seeded (parameters, images, labels); `jax.tree.leaves` of them is the order of @main's arguments."""
    rng = np.random.default_rng(seed)
    return (init(rng), *batch(rng))


if __name__ == "__main__":
    from hot_mlir.jax import export_step

    default = pathlib.Path(__file__).with_name("train_step.mlir")
    pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else default).write_text(export_step(step, *arguments()))
