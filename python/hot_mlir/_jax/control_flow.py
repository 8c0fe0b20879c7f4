"""StableHLO control flow as scf: `while` and `case`, which its linalg conversion leaves alone."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import scf, stablehlo

from hot_mlir._jax.ir_build import extract, index_constant, make, replace_all, replace_terminator


def _constant(value):
    """The int behind a scalar stablehlo.constant, else None."""
    if isinstance(value, ir.BlockArgument) or value.owner.name != "stablehlo.constant":
        return None
    attr = value.owner.attributes["value"]
    return int(attr[0]) if isinstance(attr, ir.DenseIntElementsAttr) and len(attr) == 1 else None


def _counter(op):
    """(k, lower, upper) if the loop is `for k in range(lower, upper)`, else None.

    `lax.scan` and `lax.fori_loop` make such loops: one carried value starts at a
    constant, is compared LT with a constant and grows by 1.
    """
    condition, body = op.regions[0].blocks[0], op.regions[1].blocks[0]
    test = list(condition.operations)[-1].operation.operands[0]
    if isinstance(test, ir.BlockArgument) or test.owner.name != "stablehlo.compare":
        return None
    if "LT" not in str(test.owner.attributes["comparison_direction"]):
        return None
    arg, upper = test.owner.operands[0], _constant(test.owner.operands[1])
    if upper is None or not isinstance(arg, ir.BlockArgument):
        return None
    k = arg.arg_number
    lower = _constant(op.operands[k])
    following = list(body.operations)[-1].operation.operands[k]
    if lower is None or isinstance(following, ir.BlockArgument) or following.owner.name != "stablehlo.add":
        return None
    x, y = following.owner.operands
    if not (isinstance(x, ir.BlockArgument) and x.arg_number == k and x.owner == body and _constant(y) == 1):
        return None
    return k, lower, max(lower, upper)


def _to_for(op, k, lower, upper):
    carried = [i for i in range(len(op.operands)) if i != k]
    counter = op.operands[k].type
    with ir.InsertionPoint(op), op.location:
        bounds = [index_constant(v) for v in (lower, upper, 1)]
        loop = scf.ForOp(*bounds, [op.operands[i] for i in carried])
        last = stablehlo.constant(ir.DenseElementsAttr.get_splat(
            counter, ir.IntegerAttr.get(counter.element_type, upper)))
    body, old = loop.body, op.regions[1].blocks[0]
    with ir.InsertionPoint(body), op.location:
        i = make("arith.index_cast", counter.element_type, [loop.induction_variable])
        i = make("tensor.from_elements", counter, [i])
    for j, arg in enumerate(old.arguments):
        arg.replace_all_uses_with(i if j == k else loop.inner_iter_args[carried.index(j)])
    for inner in list(old.operations):
        inner.operation.detach_from_parent()
        body.append(inner)
    replace_terminator(body, lambda values: scf.yield_([values[j] for j in carried]))
    replace_all(op, [last if j == k else loop.results[carried.index(j)] for j in range(len(op.results))])


def convert_while(op):
    """`scf.for` with constant bounds where the loop counts, else `scf.while`.

    A counting loop must not stay a while loop: its tensor counter would need
    `allow-return-allocs-from-loops` to bufferize.
    """
    counter = _counter(op)
    if counter:
        return _to_for(op, *counter)
    with ir.InsertionPoint(op), op.location:
        loop = scf.WhileOp([r.type for r in op.results], list(op.operands))
    for region, target in zip(op.regions, loop.regions):
        region.blocks[0].append_to(target)
    before, after = loop.regions[0].blocks[0], loop.regions[1].blocks[0]
    replace_terminator(before, lambda values: scf.condition(extract(values[0]), list(before.arguments)))
    replace_terminator(after, scf.yield_)
    replace_all(op, loop.results)


def convert_case(op):
    """`lax.cond` and `lax.switch`: `scf.index_switch`.

    An index out of range means the last branch, so that one is the default.
    """
    last = len(op.regions) - 1
    with ir.InsertionPoint(op), op.location:
        index = make("arith.index_cast", ir.IndexType.get(), [extract(op.operands[0])])
        switch = ir.Operation.create(
            "scf.index_switch", results=[r.type for r in op.results], operands=[index],
            attributes={"cases": ir.DenseI64ArrayAttr.get(list(range(last)))}, regions=last + 1)
    for i, region in enumerate(op.regions):
        block = region.blocks[0]
        block.append_to(switch.regions[0 if i == last else i + 1])
        replace_terminator(block, scf.yield_)
    replace_all(op, switch.results)
