"""Which primitives are lowered by rules of ours.

JAX's `register_lowering` would replace the rules for the whole process: everything
jitted afterwards, on any device, would run scatters as loops. The rules are handed
to one lowering instead (`override_lowering_rules`), so an export has no side effect.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from jax.interpreters import mlir as jmlir

from hot_mlir._jax import max_pool, scatter, top_k

# Made once: JAX keys its caches by the identity of the rules.
OVERRIDES = tuple(
    [(primitive, jmlir.lower_fun(impl, multiple_results=False))
     for rules in (scatter.RULES, max_pool.RULES) for primitive, impl in rules.items()]
    + [(primitive, jmlir.lower_fun(impl, multiple_results=True)) for primitive, impl in top_k.RULES.items()])
