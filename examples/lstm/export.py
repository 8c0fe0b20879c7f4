"""Two LSTM layers over 12 time steps, `lax.scan` over time: 24 inputs, width 32, batch 16, ten classes.

Counted by hand. Each layer is a loop over time, forward and backward, whose body has
two linear layers: x w and h u. Their gradients are added up over time in values that
the backward loop carries. A loop's body stands for all time steps, so the IR has for
each layer 2 forward products, 2 gw and 2 gx; of the first layer's w there is no gx,
as its input needs no gradient. The head: 1 forward, gw, gx.
Sum: 5 forward, 5 gw, 4 gx: 14.

    python examples/lstm/export.py [FILE]    # writes train_step.mlir beside this script
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

INPUTS, WIDTH, TIME, BATCH = 24, 32, 12, 16

EXPECT = {"linear_layers": 5, "gw_products": 5, "gx_products": 4, "frozen_linear_layers": 0,
          "attention_products_forward": 0, "attention_products_backward": 0, "conv_layers": 0,
          "note": "a body of a loop over time stands for its 12 iterations"}


def init(rng):
    def layer(inputs):
        return {"b": rng.normal(0, 0.1, (4 * WIDTH,)).astype("f4"),
                "u": rng.normal(0, WIDTH ** -0.5, (WIDTH, 4 * WIDTH)).astype("f4"),
                "w": rng.normal(0, inputs ** -0.5, (inputs, 4 * WIDTH)).astype("f4")}

    return {"head": rng.normal(0, WIDTH ** -0.5, (WIDTH, 10)).astype("f4"), "layers": [layer(INPUTS), layer(WIDTH)]}


def batch(rng):
    return rng.normal(0, 1, (TIME, BATCH, INPUTS)).astype("f4"), rng.integers(0, 10, (BATCH,)).astype("i4")


def cell(p, state, x):
    h, c = state
    i, f, g, o = jnp.split(x @ p["w"] + h @ p["u"] + p["b"], 4, axis=-1)
    c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
    h = jax.nn.sigmoid(o) * jnp.tanh(c)
    return (h, c), h


def run(p, xs):
    """Outputs of one layer, at every time."""
    zero = jnp.zeros((BATCH, WIDTH))
    return jax.lax.scan(lambda state, x: cell(p, state, x), (zero, zero), xs)[1]


def loss(p, xs, labels):
    for layer in p["layers"]:
        xs = run(layer, xs)
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
