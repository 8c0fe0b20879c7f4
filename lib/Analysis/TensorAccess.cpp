//===- TensorAccess.cpp ---------------------------------------------------===//
//
// Steps through padding, spreading into zeros, cropping, reversal and layouts,
// and says where the loops of a product read what is before them.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "TensorAccess.h"
#include "hot/Analysis/Relayout.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::hot;

AffineMap TensorAccess::getMap(unsigned numLoops) const {
  return AffineMap::get(
      numLoops, 0,
      llvm::map_to_vector(axes,
                          [](const AxisAccess &axis) { return axis.position; }),
      value.getContext());
}

static bool isStatic(ArrayRef<int64_t> numbers) {
  return llvm::none_of(numbers, ShapedType::isDynamic);
}

static LogicalResult stepThroughPad(TensorAccess &access, tensor::PadOp op) {
  Value padding = op.getConstantPaddingValue();
  if (!padding || !matchPattern(padding, m_AnyZeroFloat()))
    return failure();
  for (auto [axis, low, high] :
       llvm::zip_equal(access.axes, op.getStaticLow(), op.getStaticHigh())) {
    if (ShapedType::isDynamic(low) || ShapedType::isDynamic(high) || low < 0 ||
        high < 0)
      return failure();
    axis.position = axis.position - low * axis.divisor;
    axis.inside &= low == 0 && high == 0;
  }
  access.value = op.getSource();
  return success();
}

/// gy, spread by a stride into a tensor of zeros.
static LogicalResult stepThroughInsertion(TensorAccess &access,
                                          tensor::InsertSliceOp op) {
  if (op.getSourceType().getRank() != op.getType().getRank() ||
      !isZeroFilled(op.getDest()) || !isStatic(op.getStaticOffsets()) ||
      !isStatic(op.getStaticStrides()))
    return failure();
  for (auto [number, axis] : llvm::enumerate(access.axes)) {
    int64_t offset = op.getStaticOffsets()[number];
    int64_t stride = op.getStaticStrides()[number];
    axis.position = axis.position - offset * axis.divisor;
    axis.divisor *= stride;
    int64_t size = op.getSourceType().getDimSize(number);
    bool whole = offset == 0 && stride == 1 && !ShapedType::isDynamic(size) &&
                 size == op.getType().getDimSize(number);
    // The same SSA value in place of an equal number.
    if (offset == 0 && stride == 1 && ShapedType::isDynamic(size))
      if (auto dim =
              llvm::dyn_cast_if_present<Value>(op.getMixedSizes()[number])) {
        auto destSizes = op.getDest().getDefiningOp<linalg::FillOp>();
        auto empty =
            destSizes
                ? destSizes.getOutputs()[0].getDefiningOp<tensor::EmptyOp>()
                : tensor::EmptyOp();
        whole = empty &&
                isEqualConstantIntOrValue(empty.getMixedSizes()[number], dim);
      }
    axis.inside &= whole;
  }
  access.value = op.getSource();
  return success();
}

/// A part of the spatial axes, or of what was padded. Channels and samples are
/// not cropped: other tensors begin there.
static LogicalResult stepThroughCrop(TensorAccess &access,
                                     tensor::ExtractSliceOp op) {
  if (op.getSourceType().getRank() != op.getType().getRank() ||
      !isStatic(op.getStaticOffsets()) || !isStatic(op.getStaticStrides()))
    return failure();
  TensorAccess source = access;
  source.value = op.getSource();
  bool ofPadded = false;
  for (Value value = op.getSource(); Operation *made = value.getDefiningOp();
       value = made->getOperand(0)) {
    ofPadded |= isa<tensor::PadOp>(made);
    if (!getRelayoutSource(made))
      break;
  }
  for (auto [number, axis] : llvm::enumerate(source.axes)) {
    int64_t offset = op.getStaticOffsets()[number];
    int64_t stride = op.getStaticStrides()[number];
    int64_t size = op.getType().getDimSize(number);
    if (offset == 0 && stride == 1 && !ShapedType::isDynamic(size) &&
        size == op.getSourceType().getDimSize(number))
      continue;
    // A window of one element slides, too.
    bool slides = !isa<AffineDimExpr>(axis.position);
    if (!axis.inside || (!ofPadded && !slides))
      return failure();
    axis.position = axis.position * stride + offset * axis.divisor;
  }
  access = source;
  return success();
}

/// d0 for linalg.index 0, and sums and products of it and constants.
static AffineExpr getIndexExpr(Value index, linalg::GenericOp op) {
  MLIRContext *context = op.getContext();
  APInt constant;
  if (matchPattern(index, m_ConstantInt(&constant)))
    return getAffineConstantExpr(constant.getSExtValue(), context);
  Operation *def = index.getDefiningOp();
  if (!def || def->getBlock() != op.getBody())
    return {};
  if (auto loop = dyn_cast<linalg::IndexOp>(def))
    return getAffineDimExpr(loop.getDim(), context);
  if (!isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(def))
    return {};
  AffineExpr lhs = getIndexExpr(def->getOperand(0), op);
  AffineExpr rhs = getIndexExpr(def->getOperand(1), op);
  if (!lhs || !rhs)
    return {};
  if (isa<arith::AddIOp>(def))
    return lhs + rhs;
  if (isa<arith::SubIOp>(def))
    return lhs - rhs;
  return isa<AffineConstantExpr>(lhs) || isa<AffineConstantExpr>(rhs)
             ? lhs * rhs
             : AffineExpr();
}

Value mlir::hot::getReversalSource(Operation *op,
                                   SmallVectorImpl<AffineExpr> &positions) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || generic->getNumResults() != 1 ||
      generic.getNumDpsInputs() > 1 ||
      generic.getNumParallelLoops() != generic.getNumLoops() ||
      !generic.getIndexingMapsArray().back().isIdentity())
    return {};
  positions.clear();
  Value yielded = generic.getBody()->getTerminator()->getOperand(0);
  Value source;
  if (auto extract = yielded.getDefiningOp<tensor::ExtractOp>()) {
    source = extract.getTensor();
    for (Value index : extract.getIndices())
      positions.push_back(getIndexExpr(index, generic));
  } else if (generic.getNumDpsInputs() == 1 &&
             yielded == generic.getBody()->getArgument(0)) {
    source = generic.getDpsInputs()[0];
    llvm::append_range(positions,
                       generic.getIndexingMapsArray().front().getResults());
  }
  auto type = source ? dyn_cast<RankedTensorType>(source.getType())
                     : RankedTensorType();
  if (!type || !type.hasStaticShape() || llvm::is_contained(positions, nullptr))
    return {};
  // Each element once: every axis of the source is one axis of the result,
  // forwards or backwards, as a whole.
  auto resultType = cast<RankedTensorType>(generic->getResult(0).getType());
  if (!resultType.hasStaticShape() ||
      type.getNumElements() != resultType.getNumElements())
    return {};
  llvm::SmallDenseSet<unsigned> seen;
  for (auto [size, position] : llvm::zip_equal(type.getShape(), positions)) {
    auto linear = getLinearPosition(position, resultType.getShape());
    if (!linear || linear->terms.size() > 1)
      return {};
    if (linear->terms.empty()) {
      if (size != 1 || linear->offset != 0)
        return {};
      position = getAffineConstantExpr(0, op->getContext());
      continue;
    }
    auto [loop, factor] = linear->terms.front();
    if (!seen.insert(loop).second || resultType.getDimSize(loop) != size ||
        !((factor == 1 && linear->offset == 0) ||
          (factor == -1 && linear->offset == size - 1)))
      return {};
  }
  return source;
}

static LogicalResult stepThroughReversal(TensorAccess &access) {
  SmallVector<AffineExpr> positions;
  Value source = getReversalSource(access.value.getDefiningOp(), positions);
  if (!source || llvm::any_of(access.axes, [](const AxisAccess &axis) {
        return !axis.inside || axis.divisor != 1;
      }))
    return failure();
  SmallVector<AffineExpr> old = llvm::map_to_vector(
      access.axes, [](const AxisAccess &axis) { return axis.position; });
  access.axes.clear();
  for (AffineExpr position : positions)
    access.axes.push_back({position.replaceDims(old)});
  access.value = source;
  return success();
}

/// Transposes, conversions, and reshapes that only add and drop axes of size
/// one.
static LogicalResult stepThroughRelayout(TensorAccess &access,
                                         ArrayRef<int64_t> sizes) {
  SmallVector<TracedValue> chain = traceRelayouts(access.value);
  if (chain.size() < 2)
    return failure();
  const TracedValue &source = chain[1];
  AffineExpr zero = getAffineConstantExpr(0, access.value.getContext());
  TensorAccess next{
      source.value, SmallVector<AxisAccess>(source.getType().getRank(), {zero}),
      access.exact && source.exact, access.sameStatics && source.sameStatics};
  for (auto [axis, digits] : llvm::zip_equal(access.axes, source.axes)) {
    AxisDigits proper = normalizeDigits(digits, source.getType());
    if (proper.empty()) {
      // Nothing but the one element may be read.
      auto position = getLinearPosition(axis.position, sizes);
      if (!axis.inside &&
          (!position || !position->terms.empty() || position->offset != 0))
        return failure();
      continue;
    }
    Digit digit = proper.front();
    if (proper.size() != 1 || digit.stride != 1 ||
        (digit.extent != Digit::kRest &&
         digit.extent != source.getType().getDimSize(digit.axis)))
      return failure();
    next.axes[digit.axis] = axis;
  }
  access = std::move(next);
  return success();
}

SmallVector<TensorAccess> mlir::hot::traceAccess(Value operand, AffineMap map,
                                                 ArrayRef<int64_t> sizes) {
  TensorAccess access{operand, {}};
  for (AffineExpr position : map.getResults())
    access.axes.push_back({position});
  SmallVector<TensorAccess> chain{access};
  while (Operation *op = access.value.getDefiningOp()) {
    LogicalResult stepped = failure();
    if (auto pad = dyn_cast<tensor::PadOp>(op))
      stepped = stepThroughPad(access, pad);
    else if (auto insertion = dyn_cast<tensor::InsertSliceOp>(op))
      stepped = stepThroughInsertion(access, insertion);
    else if (auto crop = dyn_cast<tensor::ExtractSliceOp>(op))
      stepped = stepThroughCrop(access, crop);
    else if (getRelayoutSource(op))
      stepped = stepThroughRelayout(access, sizes);
    else
      stepped = stepThroughReversal(access);
    if (failed(stepped))
      break;
    chain.push_back(access);
  }
  return chain;
}

Value mlir::hot::getWindowSource(Value tensor) {
  while (true) {
    auto type = cast<RankedTensorType>(tensor.getType());
    AffineMap identity =
        AffineMap::getMultiDimIdentityMap(type.getRank(), type.getContext());
    Value source = traceAccess(tensor, identity, type.getShape()).back().value;
    // A copy for each place of the window.
    auto copy = source.getDefiningOp<linalg::GenericOp>();
    if (!copy || copy.getNumDpsInputs() != 1 || copy->getNumResults() != 1 ||
        copy.getNumParallelLoops() != copy.getNumLoops() ||
        copy.getBody()->getTerminator()->getOperand(0) !=
            copy.getBody()->getArgument(0) ||
        !isa<RankedTensorType>(copy.getDpsInputs()[0].getType()))
      return source;
    tensor = copy.getDpsInputs()[0];
  }
}
