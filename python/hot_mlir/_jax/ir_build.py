"""Small helpers on jaxlib's MLIR bindings.

jaxlib has no Python module for the tensor and arith dialects: such operations are
made by name.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from jaxlib.mlir import ir


def post_order(op):
    """Operations of a module, inner ones first; the current one may be erased."""
    for region in op.regions:
        for block in region:
            for inner in list(block.operations):
                yield from post_order(inner.operation)
    yield op


def make(name, type, operands=(), **attrs):
    """A new operation with one result; returns the result."""
    return ir.Operation.create(name, results=[type], operands=list(operands), attributes=attrs).result


def index_constant(value):
    index = ir.IndexType.get()
    return make("arith.constant", index, value=ir.IntegerAttr.get(index, value))


def extract(scalar):
    """tensor<T> -> T."""
    return make("tensor.extract", ir.RankedTensorType(scalar.type).element_type, [scalar])


def replace(op, value):
    """Uses of the only result of `op` take `value`; `op` goes."""
    op.results[0].replace_all_uses_with(value)
    op.erase()


def replace_all(op, values):
    for old, new in zip(list(op.results), list(values)):
        old.replace_all_uses_with(new)
    op.erase()


def replace_terminator(block, build):
    """The block's last operation becomes what `build(its operands)` makes."""
    last = block.operations[len(block.operations) - 1].operation
    with ir.InsertionPoint(last), last.location:
        build(list(last.operands))
    last.erase()
