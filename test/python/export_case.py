"""Exports one small function by name and prints the text, for FileCheck.

    python export_case.py CASE
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from hot_mlir.jax import ExportError, export_step

X = np.ones((32, 64), "f4")
W = np.ones((64, 16), "f4")


def gradient(w, x):
    return jax.grad(lambda w, x: ((x @ w) ** 2).mean())(w, x)


def symbolic():
    (b,) = jax.export.symbolic_shape("b")
    return export_step(gradient, W, jax.ShapeDtypeStruct((b, 64), X.dtype))


def narrow(**options):
    def bias_gradient(b, x):
        return jax.grad(lambda b: (x + b).sum().astype("f4"))(b)

    def step(w, b, x):
        return x @ w, bias_gradient(b, x)
    to_bf16 = lambda *shape: jax.ShapeDtypeStruct(shape, jnp.bfloat16)  # noqa: E731
    return export_step(step, to_bf16(64, 16), to_bf16(64), to_bf16(32, 64), **options)


def unused():
    return export_step(lambda x, unread, y: x + y, X, W, X)


def loops():
    def scan(x):
        return lax.scan(lambda c, _: (c * 2, None), x, None, length=3)[0]

    def search(x):
        return lax.while_loop(lambda x: x.sum() < 100, lambda x: x * 2, x)

    def branch(i, x):
        return lax.switch(i, [lambda x: x + 1, lambda x: x + 2, lambda x: x + 3], x)
    return export_step(lambda i, x: (scan(x), search(x), branch(i, x)), np.int32(0), X)


def sort():
    return export_step(lambda x: jnp.sort(x) * 2, X)


def callback():
    return export_step(lambda x: jax.pure_callback(lambda v: v, x, x), X)


def symbolic_scatter():
    (b,) = jax.export.symbolic_shape("b")
    return export_step(lambda x, i: jnp.zeros((8, 64)).at[i].add(x), jax.ShapeDtypeStruct((b, 64), X.dtype),
                       jax.ShapeDtypeStruct((b,), "i4"))


def min_pool():
    return export_step(jax.grad(lambda x: lax.reduce_window(x, np.float32(np.inf), lax.min, (2, 2), (1, 1),
                                                            "VALID").sum()), X)


try:
    cases = {"narrow_as_is": lambda: narrow(accumulate_in_f32=False)}
    print(cases.get(sys.argv[1], globals().get(sys.argv[1]))())
except ExportError as error:
    print(f"{type(error).__name__}: {error}")
    sys.exit(1)
