"""Three LSTM layers as a loop over stacked weights around the loop over 12 time steps: width 32, batch 16.

Counted by hand. `lax.scan` over the layers slices their weights from stacks, and its
body holds the loop over time; backward likewise, where gradients are added up over
time in values that the inner loop carries, and stacked by the outer one. One body
stands for all layers and all times: 2 forward products (x w and h u), 2 gw, 2 gx.
The first layer's input needs no gradient, but the body is that of all layers. The
head: 1 forward, gw, gx. Sum: 3 forward, 3 gw, 3 gx: 9.

    python examples/lstm_stacked/export.py [FILE]    # writes train_step.mlir beside this script
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

WIDTH, LAYERS, TIME, BATCH = 32, 3, 12, 16

EXPECT = {"linear_layers": 7, "gw_products": 7, "gx_products": 7, "gw_in_ir": 3, "gx_in_ir": 3,
          "frozen_linear_layers": 0, "attention_products_forward": 0, "attention_products_backward": 0,
          "conv_layers": 0,
          "note": "the bodies of the loops over layers and time stand for 3 layers and 12 iterations"}


def init(rng):
    def stack(*shape):
        return rng.normal(0, shape[0] ** -0.5, (LAYERS, *shape)).astype("f4")

    return {"head": rng.normal(0, WIDTH ** -0.5, (WIDTH, 10)).astype("f4"),
            "layers": {"b": stack(4 * WIDTH), "u": stack(WIDTH, 4 * WIDTH), "w": stack(WIDTH, 4 * WIDTH)}}


def batch(rng):
    return rng.normal(0, 1, (TIME, BATCH, WIDTH)).astype("f4"), rng.integers(0, 10, (BATCH,)).astype("i4")


def cell(p, state, x):
    h, c = state
    i, f, g, o = jnp.split(x @ p["w"] + h @ p["u"] + p["b"], 4, axis=-1)
    c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
    h = jax.nn.sigmoid(o) * jnp.tanh(c)
    return (h, c), h


def layer(xs, p):
    """Outputs of one layer, at every time."""
    zero = jnp.zeros((BATCH, WIDTH))
    return jax.lax.scan(lambda state, x: cell(p, state, x), (zero, zero), xs)[1], None


def loss(p, xs, labels):
    xs, _ = jax.lax.scan(layer, xs, p["layers"])
    logits = xs[-1] @ p["head"]
    return -jnp.mean(jnp.sum(jax.nn.one_hot(labels, 10) * jax.nn.log_softmax(logits), axis=-1))


def step(params, xs, labels):
    return jax.value_and_grad(loss)(params, xs, labels)


def arguments(seed=0):
    """Seeded (parameters, xs, labels); `jax.tree.leaves` of them is the order of @main's arguments."""
    rng = np.random.default_rng(seed)
    return (init(rng), *batch(rng))


if __name__ == "__main__":
    from hot_mlir.jax import export_step

    default = pathlib.Path(__file__).with_name("train_step.mlir")
    pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else default).write_text(export_step(step, *arguments()))
