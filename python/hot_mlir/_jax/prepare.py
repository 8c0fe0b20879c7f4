"""What `stablehlo-legalize-to-linalg` does not take, put into other words or dropped."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from jaxlib.mlir import ir

from hot_mlir._jax import accumulate, control_flow, dynamic
from hot_mlir._jax.ir_build import make, post_order, replace, replace_all


def _drop_algorithm(op):
    # Made by jax.nn.dot_product_attention in bf16; the types say the same and the conversion refuses it.
    if "algorithm" in op.attributes:
        del op.attributes["algorithm"]


def _empty_slice(op):
    # An empty slice at the end has offset == size, which does not verify as tensor.extract_slice.
    if 0 in ir.RankedTensorType(op.results[0].type).shape:
        with ir.InsertionPoint(op), op.location:
            replace(op, make("tensor.empty", op.results[0].type))


def _custom_call(op):
    # jax.export's run-time check of symbolic sizes; every other custom call stays and is reported.
    if "shape_assertion" in str(op.attributes["call_target_name"]):
        op.erase()


def _barrier(op):
    # Made by jax.checkpoint: it keeps XLA from merging the recomputation, nothing else.
    replace_all(op, op.operands)


_REPAIRS = {
    "stablehlo.while": [control_flow.convert_while],
    "stablehlo.case": [control_flow.convert_case],
    "stablehlo.dynamic_broadcast_in_dim": [dynamic.mark_broadcast],
    "stablehlo.get_dimension_size": [dynamic.convert_dimension_size],
    "stablehlo.dynamic_reshape": [dynamic.convert_reshape],
    "stablehlo.dot_general": [_drop_algorithm, accumulate.widen_product],
    "stablehlo.convolution": [accumulate.widen_product],
    "stablehlo.reduce": [accumulate.widen_sum],
    "stablehlo.slice": [_empty_slice],
    "stablehlo.custom_call": [_custom_call],
    "stablehlo.optimization_barrier": [_barrier],
}
_WIDENING = {accumulate.widen_product, accumulate.widen_sum}


def prepare(module, accumulate_in_f32=True):
    """Repairs `module` in place, one walk; a repair that erases its operation comes last in its list."""
    for op in list(post_order(module.operation)):
        for repair in _REPAIRS.get(op.name, ()):
            if accumulate_in_f32 or repair not in _WIDENING:
                repair(op)
