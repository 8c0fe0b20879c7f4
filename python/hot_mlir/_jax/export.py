"""The recipe: a JAX function, lowered, converted and cleaned up."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import jax
from jax import export as jax_export
from jax.interpreters import mlir as jmlir

from hot_mlir._jax.convert import stablehlo_to_linalg
from hot_mlir._jax.finish import find_tool, finish
from hot_mlir._jax.rules import OVERRIDES

# The host's form of every primitive, whatever accelerator this process runs on.
_PLATFORMS = ("cpu",)


def _is_symbolic(leaf):
    return any(not isinstance(size, int) for size in getattr(leaf, "shape", ()))


def lower(fn, args):
    """StableHLO text or bytecode of `fn(*args)`, with unused arguments kept and our rules in force."""
    # keep_unused: otherwise arguments that the step does not read vanish from the signature.
    jitted = jax.jit(fn, keep_unused=True)
    if any(_is_symbolic(leaf) for leaf in jax.tree.leaves(args)):
        exporting = jax_export.export(jitted, platforms=_PLATFORMS, _override_lowering_rules=OVERRIDES)
        return exporting(*args).mlir_module()
    parameters = jmlir.LoweringParameters(override_lowering_rules=OVERRIDES, hoist_constants_as_args=False)
    lowered = jitted.trace(*args).lower(lowering_platforms=_PLATFORMS, _private_parameters=parameters)
    return jmlir.module_to_bytecode(lowered.compiler_ir("stablehlo"))


def export_step(fn, *args, accumulate_in_f32=True, tool=None):
    """`fn(*args)` as one function `@main` of linalg on tensors, as text.

    `fn` is any JAX function, usually a training step that returns a loss and
    gradients. `args` are pytrees of arrays or of `jax.ShapeDtypeStruct`; only shapes
    and types are read. A size made by `jax.export.symbolic_shape` becomes `?`.

    Arguments of `@main` are `jax.tree.leaves(args)`, in that order, all of them;
    results are the leaves of what `fn` returns, each with the attribute
    `jax.result_info` that says which leaf it is. Numpy constants inside of `fn`
    become part of the text: pass large ones as arguments.

    accumulate_in_f32: sums of bf16 and f16 products are taken in f32, as XLA does;
        False leaves them in the narrow type.
    tool: the hot-opt or mlir-opt (LLVM 22) that does the last clean-up; by default
        $HOT_OPT, `hot-opt` on PATH, the checkout's build/bin, then mlir-opt.

    Raises UnsupportedOpError where an operation has no linalg form (sort, fft, LAPACK
    calls, callbacks), ToolNotFoundError without a tool, ExportError otherwise; errors
    in `fn` itself come out as JAX raises them. Nothing outside of this call changes:
    JAX's own lowering rules stay as they are.

    Written for jax and jaxlib 0.10.2, LLVM 22.1.
    """
    tool = tool or find_tool()  # before the work, which takes seconds for a large model
    return finish(stablehlo_to_linalg(lower(fn, args), accumulate_in_f32), tool)
