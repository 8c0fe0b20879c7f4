"""Dynamic-shape operations that StableHLO's linalg conversion leaves, from symbolic sizes."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from jaxlib.mlir import ir

from hot_mlir._jax.ir_build import index_constant, make, replace


def mark_broadcast(op):
    """`dynamic_broadcast_in_dim` converts only if told that no `?` of its operand is stretched.

    JAX never stretches a symbolic dimension.
    """
    shape = ir.RankedTensorType(op.operands[0].type)
    dynamic = [i for i in range(shape.rank) if shape.is_dynamic_dim(i)]
    if dynamic:
        op.attributes["known_nonexpanding_dimensions"] = ir.DenseI64ArrayAttr.get(dynamic)


def convert_dimension_size(op):
    """`get_dimension_size` becomes `tensor.dim`."""
    with ir.InsertionPoint(op), op.location:
        index, i32 = ir.IndexType.get(), ir.IntegerType.get_signless(32)
        axis = index_constant(ir.IntegerAttr(op.attributes["dimension"]).value)
        size = make("arith.index_cast", i32, [make("tensor.dim", index, [op.operands[0], axis])])
        replace(op, make("tensor.from_elements", op.results[0].type, [size]))


def convert_reshape(op):
    """`dynamic_reshape` becomes `tensor.reshape`."""
    with ir.InsertionPoint(op), op.location:
        replace(op, make("tensor.reshape", op.results[0].type, list(op.operands)))
