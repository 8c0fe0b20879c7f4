//===- Relayout.cpp -------------------------------------------------------===//
//
// Steps through ops that move or convert the elements of one tensor.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Analysis/Relayout.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::hot;

/// A generic that writes each element of its one input, perhaps converted, to
/// one place: the axis of the input for each axis of the result, and none for
/// an axis of size one that the input does not have.
static std::optional<SmallVector<std::optional<unsigned>>>
getMovingGeneric(linalg::GenericOp op, bool &narrows) {
  if (op.getNumDpsInputs() != 1 || op->getNumResults() != 1 ||
      op.getNumParallelLoops() != op.getNumLoops())
    return std::nullopt;
  Value yielded = op.getBody()->getTerminator()->getOperand(0);
  while (Operation *cast = yielded.getDefiningOp()) {
    if (!isa<arith::ExtFOp, arith::TruncFOp>(cast))
      return std::nullopt;
    narrows |= isa<arith::TruncFOp>(cast);
    yielded = cast->getOperand(0);
  }
  if (yielded != op.getBody()->getArgument(0))
    return std::nullopt;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  // Frontends write `x[None]` with fewer axes on the right.
  if (!maps[0].isProjectedPermutation(/*allowZeroInResults=*/true) ||
      !maps[1].isPermutation())
    return std::nullopt;
  auto input = dyn_cast<RankedTensorType>(op.getDpsInputs()[0].getType());
  if (!input)
    return std::nullopt;
  auto sizes = cast<RankedTensorType>(op->getResultTypes()[0]).getShape();
  for (auto [expr, size] :
       llvm::zip_equal(maps[0].getResults(), input.getShape()))
    if (isa<AffineConstantExpr>(expr) && size != 1)
      return std::nullopt;
  SmallVector<std::optional<unsigned>> axes;
  for (auto [loop, size] : llvm::zip_equal(maps[1].getResults(), sizes)) {
    axes.push_back(maps[0].getResultPosition(loop));
    if (!axes.back() && size != 1)
      return std::nullopt;
  }
  return axes;
}

/// The piece `digit` of an axis that was put together from the axes
/// [first, last] of `type`, in terms of those axes.
static FailureOr<AxisDigits> splitDigit(Digit digit, RankedTensorType type,
                                        unsigned first, unsigned last) {
  AxisDigits pieces;
  if (digit.stride == 1 && digit.extent == Digit::kRest) {
    for (unsigned axis = first; axis <= last; ++axis)
      pieces.push_back({axis});
    return pieces;
  }
  // Walk from the innermost axis; [low, high) is what the axis covers.
  int64_t low = 1;
  int64_t begin = digit.stride;
  int64_t end =
      digit.extent == Digit::kRest ? Digit::kRest : begin * digit.extent;
  for (unsigned axis = last + 1; axis-- > first;) {
    int64_t size = type.getDimSize(axis);
    bool outermost = axis == first;
    if (size == 0 || (ShapedType::isDynamic(size) && !outermost))
      return failure();
    int64_t high = outermost ? Digit::kRest : low * size;
    bool startsBelowHigh = high == Digit::kRest || begin < high;
    bool endsAboveLow = end == Digit::kRest || end > low;
    if (startsBelowHigh && endsAboveLow) {
      int64_t from = std::max(begin, low);
      int64_t to = high == Digit::kRest  ? end
                   : end == Digit::kRest ? high
                                         : std::min(end, high);
      if (from % low != 0 ||
          (to != Digit::kRest && (to % from != 0 || (to < high && high % to))))
        return failure();
      pieces.insert(pieces.begin(),
                    Digit{axis, from / low,
                          to == Digit::kRest ? Digit::kRest : to / from});
    }
    low = high;
  }
  return pieces;
}

/// Rewrites all digits of `traced` with `convert`.
static LogicalResult
convertDigits(TracedValue &traced,
              function_ref<FailureOr<AxisDigits>(Digit)> convert) {
  for (AxisDigits &axis : traced.axes) {
    AxisDigits converted;
    for (Digit digit : axis) {
      FailureOr<AxisDigits> pieces = convert(digit);
      if (failed(pieces))
        return failure();
      converted.append(*pieces);
    }
    axis = std::move(converted);
  }
  return success();
}

static LogicalResult
stepThroughPermutation(TracedValue &traced,
                       ArrayRef<std::optional<unsigned>> sourceAxes) {
  return convertDigits(traced, [&](Digit digit) -> FailureOr<AxisDigits> {
    if (!sourceAxes[digit.axis])
      return AxisDigits{};
    digit.axis = *sourceAxes[digit.axis];
    return AxisDigits{digit};
  });
}

static LogicalResult stepThroughCollapse(TracedValue &traced,
                                         tensor::CollapseShapeOp op) {
  auto groups = op.getReassociationIndices();
  return convertDigits(traced, [&](Digit digit) {
    ArrayRef<int64_t> group = groups[digit.axis];
    return splitDigit(digit, op.getSrcType(), group.front(), group.back());
  });
}

static LogicalResult stepThroughExpand(TracedValue &traced,
                                       tensor::ExpandShapeOp op) {
  RankedTensorType type = op.getResultType();
  SmallVector<unsigned> sourceAxis(type.getRank());
  SmallVector<int64_t> inner(type.getRank(), 1); // 0: not static
  SmallVector<bool> leads(type.getRank(), false);
  for (auto [axis, group] : llvm::enumerate(op.getReassociationIndices())) {
    int64_t product = 1;
    for (int64_t piece : llvm::reverse(group)) {
      sourceAxis[piece] = axis;
      inner[piece] = product;
      product *= type.isDynamicDim(piece) ? 0 : type.getDimSize(piece);
    }
    leads[group.front()] = true;
  }
  return convertDigits(traced, [&](Digit digit) -> FailureOr<AxisDigits> {
    unsigned axis = digit.axis;
    if (digit.extent == Digit::kRest && !leads[axis]) {
      if (type.isDynamicDim(axis) || type.getDimSize(axis) == 0)
        return failure();
      digit.extent = type.getDimSize(axis) / digit.stride;
    }
    if (inner[axis] == 0)
      return failure();
    return AxisDigits{
        Digit{sourceAxis[axis], digit.stride * inner[axis], digit.extent}};
  });
}

/// Replaces `traced.value` by what its defining op reads, if that op only moves
/// or converts elements.
static LogicalResult stepUp(TracedValue &traced) {
  Operation *op = traced.value.getDefiningOp();
  if (!op || !getRelayoutSource(op))
    return failure();
  TracedValue next = traced;
  LogicalResult stepped = success();
  if (auto transpose = dyn_cast<linalg::TransposeOp>(op)) {
    stepped = stepThroughPermutation(
        next, llvm::to_vector_of<std::optional<unsigned>>(
                  transpose.getPermutation()));
  } else if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
    bool narrows = false;
    stepped = stepThroughPermutation(next, *getMovingGeneric(generic, narrows));
    next.exact &= !narrows;
  } else if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    stepped = stepThroughCollapse(next, collapse);
  } else if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    stepped = stepThroughExpand(next, expand);
  } else if (isa<tensor::CastOp>(op)) {
    next.sameStatics = false;
  } else if (isa<arith::TruncFOp>(op)) {
    next.exact = false;
  }
  if (failed(stepped))
    return failure();
  next.value = getRelayoutSource(op);
  traced = std::move(next);
  return success();
}

Value mlir::hot::getRelayoutSource(Operation *op) {
  bool narrows = false;
  if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
    if (!getMovingGeneric(generic, narrows))
      return {};
  } else if (!isa<linalg::TransposeOp, tensor::CollapseShapeOp,
                  tensor::ExpandShapeOp, tensor::CastOp, arith::ExtFOp,
                  arith::TruncFOp>(op)) {
    return {};
  }
  Value source = op->getOperand(0);
  return isa<RankedTensorType>(source.getType()) ? source : Value();
}

SmallVector<TracedValue> mlir::hot::traceRelayouts(Value tensor) {
  TracedValue traced{tensor, {}};
  auto type = cast<RankedTensorType>(tensor.getType());
  for (auto [axis, size] : llvm::enumerate(type.getShape())) {
    AxisDigits digits;
    if (size != 1)
      digits.push_back({static_cast<unsigned>(axis)});
    traced.axes.push_back(digits);
  }
  SmallVector<TracedValue> chain{traced};
  continueTrace(chain);
  return chain;
}

void mlir::hot::continueTrace(SmallVectorImpl<TracedValue> &chain) {
  TracedValue traced = chain.back();
  while (succeeded(stepUp(traced)))
    chain.push_back(traced);
}

AxisDigits mlir::hot::normalizeDigits(ArrayRef<Digit> digits,
                                      RankedTensorType type) {
  AxisDigits sorted;
  for (Digit digit : digits) {
    int64_t size = type.getDimSize(digit.axis);
    if (digit.extent == Digit::kRest && !ShapedType::isDynamic(size))
      digit.extent = std::max<int64_t>(size / digit.stride, 1);
    if (digit.extent != 1)
      sorted.push_back(digit);
  }
  llvm::sort(sorted, [](const Digit &a, const Digit &b) {
    return std::pair(a.axis, a.stride) < std::pair(b.axis, b.stride);
  });
  AxisDigits joined;
  for (Digit digit : sorted) {
    Digit *last = joined.empty() ? nullptr : &joined.back();
    if (last && last->axis == digit.axis && last->extent != Digit::kRest &&
        last->stride * last->extent == digit.stride)
      last->extent = digit.extent == Digit::kRest ? Digit::kRest
                                                  : last->extent * digit.extent;
    else
      joined.push_back(digit);
  }
  return joined;
}
