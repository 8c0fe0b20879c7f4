//===- Blocks.cpp ---------------------------------------------------------===//
//
// Tensors as blocks along one axis: padding, splitting, joining; and small
// builders that every lowering uses.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::hot;

Value hot::createEmptyTensor(OpBuilder &b, Location loc,
                             ArrayRef<OpFoldResult> shape, Type elementType) {
  return tensor::EmptyOp::create(b, loc, shape, elementType);
}

Type hot::getElementType(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getElementType();
}

bool hot::isEmpty(ValueRange tensors) {
  return llvm::any_of(tensors, [](Value tensor) {
    return llvm::is_contained(
        cast<RankedTensorType>(tensor.getType()).getShape(), 0);
  });
}

Value hot::widen(OpBuilder &b, Location loc, Value value) {
  if (value.getType().isF32())
    return value;
  return arith::ExtFOp::create(b, loc, b.getF32Type(), value);
}

Value hot::narrow(OpBuilder &b, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return arith::TruncFOp::create(b, loc, type, value);
}

Value hot::constantF32(OpBuilder &b, Location loc, float value) {
  return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(value));
}

Value hot::constantI32(OpBuilder &b, Location loc, int64_t value) {
  return arith::ConstantOp::create(
      b, loc, b.getI32IntegerAttr(static_cast<int32_t>(value)));
}

Value hot::createParallelGeneric(
    OpBuilder &b, Location loc, ValueRange inputs, ArrayRef<AffineMap> maps,
    Value out, function_ref<Value(OpBuilder &, Location, ValueRange)> body) {
  int64_t rank = cast<RankedTensorType>(out.getType()).getRank();
  SmallVector<AffineMap> allMaps(maps);
  allMaps.push_back(b.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             b, loc, out.getType(), inputs, out, allMaps, iterators,
             [&](OpBuilder &nested, Location nestedLoc, ValueRange args) {
               linalg::YieldOp::create(nested, nestedLoc,
                                       body(nested, nestedLoc, args));
             })
      .getResult(0);
}

/// Result of an affine expression of one symbol.
static OpFoldResult apply(OpBuilder &b, Location loc, AffineExpr expr,
                          ArrayRef<OpFoldResult> operands) {
  return affine::makeComposedFoldedAffineApply(b, loc, expr, operands);
}

Value hot::padAxis(OpBuilder &b, Location loc, Value tensor, int64_t axis,
                   int64_t block, Padding padding) {
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, tensor);
  AffineExpr s = b.getAffineSymbolExpr(0);
  OpFoldResult size = sizes[axis];
  OpFoldResult padded = apply(b, loc, s.ceilDiv(block) * block, {size});
  if (std::optional<int64_t> known = getConstantIntValue(size);
      known && *known % block == 0)
    return tensor;

  size_t rank = sizes.size();
  SmallVector<OpFoldResult> zeros(rank, b.getIndexAttr(0)),
      ones(rank, b.getIndexAttr(1)), offsets = zeros;
  SmallVector<OpFoldResult> paddedSizes = sizes, tailSizes = sizes;
  paddedSizes[axis] = padded;
  tailSizes[axis] = apply(b, loc, s.ceilDiv(block) * block - s, {size});
  Value whole = createEmptyTensor(b, loc, paddedSizes, getElementType(tensor));
  whole =
      tensor::InsertSliceOp::create(b, loc, tensor, whole, zeros, sizes, ones);
  offsets[axis] = size;
  Value tail =
      tensor::ExtractSliceOp::create(b, loc, whole, offsets, tailSizes, ones);
  if (padding == Padding::Zero) {
    Value zero = arith::ConstantOp::create(
        b, loc, b.getZeroAttr(getElementType(tensor)));
    tail = linalg::FillOp::create(b, loc, zero, tail).getResult(0);
  } else {
    // The last element; nothing where there is none, and then there is no tail.
    SmallVector<OpFoldResult> lastOffsets = zeros, lastSizes = sizes;
    lastOffsets[axis] = affine::makeComposedFoldedAffineMax(
        b, loc,
        AffineMap::get(0, 1, {s - 1, b.getAffineConstantExpr(0)},
                       b.getContext()),
        {size});
    lastSizes[axis] = affine::makeComposedFoldedAffineMin(
        b, loc,
        AffineMap::get(0, 1, {s, b.getAffineConstantExpr(1)}, b.getContext()),
        {size});
    Value last = tensor::ExtractSliceOp::create(b, loc, tensor, lastOffsets,
                                                lastSizes, ones);
    AffineMap broadcast = b.getMultiDimIdentityMap(rank);
    SmallVector<AffineExpr> exprs(broadcast.getResults());
    exprs[axis] = b.getAffineConstantExpr(0);
    tail = createParallelGeneric(
        b, loc, last, AffineMap::get(rank, 0, exprs, b.getContext()), tail,
        [](OpBuilder &, Location, ValueRange args) { return args[0]; });
  }
  return tensor::InsertSliceOp::create(b, loc, tail, whole, offsets, tailSizes,
                                       ones);
}

/// {0}, .., {axis, axis + 1}, .., for a tensor of `rank` axes when joined.
static SmallVector<ReassociationIndices> getReassociation(int64_t rank,
                                                          int64_t axis) {
  SmallVector<ReassociationIndices> groups;
  for (int64_t i = 0; i < rank; ++i)
    groups.push_back(i == axis  ? ReassociationIndices{i, i + 1}
                     : i < axis ? ReassociationIndices{i}
                                : ReassociationIndices{i + 1});
  return groups;
}

Value hot::splitAxis(OpBuilder &b, Location loc, Value tensor, int64_t axis,
                     int64_t inner) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, tensor);
  SmallVector<int64_t> shape(type.getShape());
  shape[axis] =
      ShapedType::isDynamic(shape[axis]) ? shape[axis] : shape[axis] / inner;
  shape.insert(shape.begin() + axis + 1, inner);
  sizes[axis] =
      apply(b, loc, b.getAffineSymbolExpr(0).floorDiv(inner), {sizes[axis]});
  sizes.insert(sizes.begin() + axis + 1, b.getIndexAttr(inner));
  return tensor::ExpandShapeOp::create(
      b, loc, RankedTensorType::get(shape, type.getElementType()), tensor,
      getReassociation(type.getRank(), axis), sizes);
}

Value hot::joinAxis(OpBuilder &b, Location loc, Value tensor, int64_t axis,
                    RankedTensorType type) {
  Value joined = tensor::CollapseShapeOp::create(
      b, loc, tensor, getReassociation(type.getRank(), axis));
  if (joined.getType() == type)
    return joined;
  return tensor::CastOp::create(b, loc, type, joined);
}
