"""The replaced lowering rules against JAX's own, on cases where they could part.

XLA compiles and runs both sides: the step lowered with the rules, and without.
Scatters add in the order of the updates on both sides on the CPU, so values are equal
bit for bit; the max-pool gradient adds at most window-many terms in another order.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.interpreters import mlir as jmlir

from hot_mlir._jax.rules import OVERRIDES

failures = 0


def check(name, got, want, exact=True):
    global failures
    got, want = jax.tree.leaves(got), jax.tree.leaves(want)
    ok = len(got) == len(want)
    for g, w in zip(got, want):
        g, w = np.asarray(g), np.asarray(w)
        ok = ok and g.shape == w.shape and g.dtype == w.dtype
        ok = ok and (np.array_equal(g, w, equal_nan=g.dtype.kind == "f") if exact else np.allclose(g, w, 1e-6, 1e-6))
    failures += not ok
    print("ok  " if ok else "FAIL", name)


def with_rules(fn, *args):
    """What XLA computes for `fn` lowered with the replaced rules."""
    parameters = jmlir.LoweringParameters(override_lowering_rules=OVERRIDES)
    return jax.jit(fn).trace(*args).lower(_private_parameters=parameters).compile()(*args)


def same(name, fn, *args, exact=True):
    check(name, with_rules(fn, *args), jax.jit(fn)(*args), exact)


rng = np.random.default_rng(0)
x = jnp.asarray(rng.normal(size=(6, 5)), "f4")
u = rng.normal(size=(4, 5)).astype("f4")
odd = np.array([2, 2, -1, 9], "i4")  # a duplicate, a negative one, one out of range

for name in ("set", "add", "subtract", "multiply", "min", "max"):
    for mode in (None, "clip", "drop"):
        same(f"x.at[i].{name} mode={mode}", lambda x, i, u: getattr(x.at[i], name)(u, mode=mode), x, odd, u)


def rows(x, i):
    return jnp.take_along_axis(x, i[:, None], axis=1).sum()


same("gradient of take_along_axis", jax.grad(rows), x, np.array([0, 4, 2, 2, 1, 0], "i4"))
same("two coordinates", lambda x, i, j: x.at[i, j].add(1.0), x, odd, odd)
same("windows", lambda x, i, u: x.at[i, 1:4].add(u[:, :3]), x, odd, u)

ties = np.array([[1, 3, 3, 0], [-np.inf, -np.inf, 2, -np.inf], [0, np.nan, 5, 1]], "f4")
integers = np.array([[3, 3, -2**31], [1, -2**31, 7]], "i4")
for axis in (0, 1):
    for what, a in (("floats", ties), ("integers", integers)):
        same(f"top_k of {what} along {axis}", lambda a: lax.top_k(a, 2, axis=axis), a)


def pool(x):
    return (lax.reduce_window(x, np.float32(-np.inf), lax.max, (3, 2), (2, 1), ((1, 1), (0, 1))) ** 2).sum()


tied = np.round(rng.normal(size=(7, 6))).astype("f4")
same("gradient of max pooling, with ties", jax.grad(pool), tied, exact=False)

# The rules must not leak out of the export: JAX's own scatter is still there.
check("no side effect", "stablehlo.scatter" in jax.jit(lambda x, i: x.at[i].add(1.0)).lower(x, odd).as_text(), True)

raise SystemExit(failures > 0)
