"""Parts of `hot_mlir.jax`, one idea a file. Not a public interface.

    export.py         the recipe, from a JAX function to text
    rules.py          which primitives are lowered by rules of ours, and how they are scoped
    scatter.py  top_k.py  max_pool.py     those rules
    prepare.py        the walk that puts into other words what StableHLO's conversion refuses
    control_flow.py  dynamic.py  accumulate.py  ir_build.py     its parts
    convert.py        StableHLO to linalg, and the check that nothing is left over
    finish.py         the last clean-up by hot-opt or mlir-opt
    errors.py         exceptions
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
