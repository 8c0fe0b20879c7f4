//===- LoopStacks.cpp -----------------------------------------------------===//
//
// Matches the slices of stacked tensors by the values that their indices take.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Analysis/LoopStacks.h"
#include "hot/Analysis/DataFlow.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::hot;

/// The integer `value` where the induction variable is `at`. Frontends compute
/// indices in scalars as well as in tensors of rank 0.
static std::optional<APInt> evaluate(Value value, Value inductionVariable,
                                     const APInt &at) {
  if (value == inductionVariable)
    return at;
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return constant;
  auto recurse = [&](Value source) {
    return evaluate(source, inductionVariable, at);
  };
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto generic =
        dyn_cast<linalg::GenericOp>(argument.getOwner()->getParentOp());
    if (!generic || generic.getNumLoops() != 0 ||
        argument.getArgNumber() >= generic.getNumDpsInputs())
      return std::nullopt;
    return recurse(generic.getDpsInputs()[argument.getArgNumber()]);
  }
  auto result = cast<OpResult>(value);
  Operation *op = result.getOwner();
  if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
    if (generic.getNumLoops() != 0)
      return std::nullopt;
    return recurse(generic.getBody()->getTerminator()->getOperand(
        result.getResultNumber()));
  }
  if (auto extract = dyn_cast<tensor::ExtractOp>(op))
    return extract.getIndices().empty() ? recurse(extract.getTensor())
                                        : std::nullopt;
  if (auto fromElements = dyn_cast<tensor::FromElementsOp>(op))
    return fromElements.getElements().size() == 1
               ? recurse(fromElements.getElements()[0])
               : std::nullopt;
  if (!isa_and_nonnull<arith::ArithDialect>(op->getDialect()))
    return std::nullopt;

  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands()) {
    std::optional<APInt> known = recurse(operand);
    if (!known || !operand.getType().isIntOrIndex())
      return std::nullopt;
    operands.push_back(IntegerAttr::get(operand.getType(), *known));
  }
  // On a copy: folding may change the op.
  Operation *copy = op->clone();
  SmallVector<OpFoldResult> folded;
  bool isFolded = succeeded(copy->fold(operands, folded)) && folded.size() == 1;
  copy->destroy();
  if (!isFolded)
    return std::nullopt;
  if (auto operand = dyn_cast<Value>(folded.front()))
    return recurse(operand);
  auto attribute = dyn_cast<IntegerAttr>(cast<Attribute>(folded.front()));
  return attribute ? std::optional(attribute.getValue()) : std::nullopt;
}

namespace {
/// An index in the first and in the last iteration of a loop, and how many
/// iterations there are.
struct IndexRange {
  int64_t first, last, count;
  bool operator==(const IndexRange &other) const {
    return first == other.first && last == other.last && count == other.count;
  }
  IndexRange reversed() const { return {last, first, count}; }
};
} // namespace

/// What `index` runs through in a loop around `user`.
static std::optional<IndexRange> getRange(Value index, Operation *user) {
  for (auto loop = user->getParentOfType<scf::ForOp>(); loop;
       loop = loop->getParentOfType<scf::ForOp>()) {
    std::optional<APInt> trips = loop.getStaticTripCount();
    APInt first, step;
    if (!trips || trips->isZero() ||
        !matchPattern(loop.getLowerBound(), m_ConstantInt(&first)) ||
        !matchPattern(loop.getStep(), m_ConstantInt(&step)))
      continue;
    APInt last = first + (trips->zextOrTrunc(step.getBitWidth()) - 1) * step;
    Value variable = loop.getInductionVar();
    std::optional<APInt> atFirst = evaluate(index, variable, first);
    std::optional<APInt> atLast = evaluate(index, variable, last);
    if (atFirst && atLast)
      return IndexRange{atFirst->getSExtValue(), atLast->getSExtValue(),
                        trips->getSExtValue()};
  }
  return std::nullopt;
}

bool mlir::hot::isSamePiece(OffsetSizeAndStrideOpInterface a,
                            OffsetSizeAndStrideOpInterface b) {
  auto areEqual = [](ArrayRef<OpFoldResult> x, ArrayRef<OpFoldResult> y) {
    return llvm::equal(x, y, isEqualConstantIntOrValue);
  };
  if (!areEqual(a.getMixedSizes(), b.getMixedSizes()) ||
      !areEqual(a.getMixedStrides(), b.getMixedStrides()))
    return false;
  bool sameLoop =
      a->getParentOfType<scf::ForOp>() == b->getParentOfType<scf::ForOp>();
  for (auto [x, y] :
       llvm::zip_equal(a.getMixedOffsets(), b.getMixedOffsets())) {
    if (isEqualConstantIntOrValue(x, y))
      continue;
    auto xIndex = dyn_cast<Value>(x), yIndex = dyn_cast<Value>(y);
    if (!xIndex || !yIndex)
      return false;
    auto xRange = getRange(xIndex, a), yRange = getRange(yIndex, b);
    if (!xRange || !yRange)
      return false;
    if (!(*xRange == *yRange) && (sameLoop || !(*xRange == yRange->reversed())))
      return false;
  }
  return true;
}

/// The insertion of a piece like `slice` into the stack that it is taken from.
static tensor::InsertSliceOp getInsertion(tensor::ExtractSliceOp slice) {
  Value stack = slice.getSource();
  while (auto argument = dyn_cast<BlockArgument>(stack))
    if (!(stack = getLoopInvariant(argument)))
      return {};
  auto loop = stack.getDefiningOp<scf::ForOp>();
  if (!loop)
    return {};
  unsigned number = cast<OpResult>(stack).getResultNumber();
  auto insertion =
      loop.getYieldedValues()[number].getDefiningOp<tensor::InsertSliceOp>();
  if (!insertion || insertion.getDest() != loop.getRegionIterArg(number) ||
      !isSamePiece(slice, insertion))
    return {};
  return insertion;
}

/// From a piece of a stack to the tensor that was put there.
static LogicalResult stepThroughStack(TracedValue &traced) {
  auto slice = traced.value.getDefiningOp<tensor::ExtractSliceOp>();
  if (!slice)
    return failure();
  tensor::InsertSliceOp insertion = getInsertion(slice);
  if (!insertion)
    return failure();
  // Axis by axis from the slice to the stack to what was inserted; axes of size
  // one may be missing on either side.
  SmallVector<int64_t> inserted;
  llvm::SmallBitVector droppedHere = slice.getDroppedDims();
  llvm::SmallBitVector droppedThere = insertion.getDroppedDims();
  for (unsigned axis = 0, there = 0; axis != droppedHere.size(); ++axis) {
    if (!droppedHere.test(axis))
      inserted.push_back(droppedThere.test(axis) ? -1 : there);
    if (!droppedThere.test(axis))
      ++there;
  }
  for (AxisDigits &digits : traced.axes) {
    llvm::erase_if(digits,
                   [&](Digit digit) { return inserted[digit.axis] < 0; });
    for (Digit &digit : digits)
      digit.axis = inserted[digit.axis];
  }
  traced.value = insertion.getSource();
  return success();
}

static LogicalResult stepOutOfLoop(TracedValue &traced) {
  auto argument = dyn_cast<BlockArgument>(traced.value);
  Value before = argument ? getLoopInvariant(argument) : Value();
  if (!before)
    return failure();
  traced.value = before;
  return success();
}

static LogicalResult stepIntoForward(TracedValue &traced,
                                     const SavedLinks &links) {
  auto argument = dyn_cast<BlockArgument>(traced.value);
  Value saved = argument ? links.getSaved(argument) : Value();
  if (!saved)
    return failure();
  traced.value = saved;
  return success();
}

SmallVector<TracedValue> mlir::hot::traceAcrossLoops(Value tensor,
                                                     const SavedLinks &links) {
  SmallVector<TracedValue> chain = traceRelayouts(tensor);
  while (true) {
    TracedValue next = chain.back();
    if (failed(stepThroughStack(next)) && failed(stepOutOfLoop(next)) &&
        failed(stepIntoForward(next, links)))
      return chain;
    chain.push_back(next);
    continueTrace(chain);
  }
}
