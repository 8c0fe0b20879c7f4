"""MLP block of ViT-B/16: LayerNorm, 768-3072-768 with exact GELU, residual; 197 tokens, batch 2.

Two linear layers of real size on an odd number of tokens. The block's input is an
activation, so it gets a gradient too.

    python examples/vit_mlp/export.py [FILE]    # writes train_step.mlir beside this script
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

BATCH, TOKENS, WIDTH = 2, 197, 768


def init(rng):
    # The order of the names is the order of the draws and of @main's arguments.
    shapes = {"fc1": {"bias": (4 * WIDTH,), "kernel": (WIDTH, 4 * WIDTH)},
              "fc2": {"bias": (WIDTH,), "kernel": (4 * WIDTH, WIDTH)},
              "norm": {"bias": (WIDTH,), "scale": (WIDTH,)}}
    return {layer: {name: rng.normal(0, shape[0] ** -0.5, shape).astype("f4") for name, shape in leaves.items()}
            for layer, leaves in shapes.items()}


def batch(rng):
    shape = (BATCH, TOKENS, WIDTH)
    return rng.normal(0, 1, shape).astype("f4"), rng.normal(0, 1, shape).astype("f4")


def layer_norm(p, x):
    # The variance as Flax takes it: mean of the squares less square of the mean.
    squares = lax.square(x)
    mean = jnp.mean(x, -1)
    variance = jnp.maximum(0.0, jnp.mean(squares, -1) - lax.square(mean))
    mean, variance = jnp.expand_dims(mean, -1), jnp.expand_dims(variance, -1)
    centered = x - mean
    scale = lax.rsqrt(variance + 1e-6) * p["scale"].reshape(1, 1, -1)
    return centered * scale + p["bias"].reshape(1, 1, -1)


def linear(p, x):
    return lax.dot_general(x, p["kernel"], (((2,), (0,)), ((), ()))) + p["bias"].reshape(1, 1, -1)


def block(params, x):
    hidden = jax.nn.gelu(linear(params["fc1"], layer_norm(params["norm"], x)), approximate=False)
    return x + linear(params["fc2"], hidden)


def loss(params, x, target):
    return jnp.mean((block(params, x) - target) ** 2)


def step(params, x, target):
    return jax.value_and_grad(loss, argnums=(0, 1))(params, x, target)


def arguments(seed=0):
    """Seeded (parameters, x, target); `jax.tree.leaves` of them is the order of @main's arguments."""
    rng = np.random.default_rng(seed)
    return (init(rng), *batch(rng))


if __name__ == "__main__":
    from hot_mlir.jax import export_step

    default = pathlib.Path(__file__).with_name("train_step.mlir")
    pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else default).write_text(export_step(step, *arguments()))
