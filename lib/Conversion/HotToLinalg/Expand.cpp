//===- Expand.cpp ---------------------------------------------------------===//
//
// hot.expand, the adjoint of hot.low_rank, to linalg.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "hot/Support/Walsh.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::hot;

/// The adjoint of padding: of `whole`, whose axis is a multiple of the block,
/// the first elements, as many as `dest` has; with `padding edge` the others
/// are added to the last of them, ascending.
static Value cropAxis(OpBuilder &b, Location loc, Value whole, int64_t axis,
                      Padding padding, Value dest) {
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, dest);
  OpFoldResult size = sizes[axis];
  OpFoldResult wholeSize = tensor::getMixedSize(b, loc, whole, axis);
  auto destType = cast<RankedTensorType>(dest.getType());
  size_t rank = sizes.size();
  SmallVector<OpFoldResult> zeros(rank, b.getIndexAttr(0)),
      ones(rank, b.getIndexAttr(1));
  Value head = tensor::ExtractSliceOp::create(b, loc, destType, whole, zeros,
                                              sizes, ones);
  AffineMap identity = b.getMultiDimIdentityMap(rank);
  Value result = createParallelGeneric(
      b, loc, head, identity, dest,
      [](OpBuilder &, Location, ValueRange args) { return args[0]; });
  if (padding == Padding::Zero)
    return result;

  AffineExpr s = b.getAffineSymbolExpr(0), t = b.getAffineSymbolExpr(1);
  AffineExpr zero = b.getAffineConstantExpr(0),
             one = b.getAffineConstantExpr(1);
  SmallVector<OpFoldResult> offsets = zeros, lastSizes = sizes,
                            tailOffsets = zeros, tailSizes = sizes;
  offsets[axis] = affine::makeComposedFoldedAffineMax(
      b, loc, AffineMap::get(0, 1, {s - 1, zero}, b.getContext()), {size});
  lastSizes[axis] = affine::makeComposedFoldedAffineMin(
      b, loc, AffineMap::get(0, 1, {s, one}, b.getContext()), {size});
  tailOffsets[axis] = size;
  tailSizes[axis] =
      affine::makeComposedFoldedAffineApply(b, loc, t - s, {size, wholeSize});
  Value last =
      tensor::ExtractSliceOp::create(b, loc, result, offsets, lastSizes, ones);
  Value tail = tensor::ExtractSliceOp::create(b, loc, whole, tailOffsets,
                                              tailSizes, ones);
  SmallVector<AffineExpr> lastExprs(identity.getResults());
  lastExprs[axis] = zero;
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  iterators[axis] = utils::IteratorType::reduction;
  AffineMap lastMap = AffineMap::get(rank, 0, lastExprs, b.getContext());
  last = linalg::GenericOp::create(
             b, loc, last.getType(), tail, last,
             ArrayRef<AffineMap>{identity, lastMap}, iterators,
             [](OpBuilder &nested, Location l, ValueRange args) {
               Value sum = arith::AddFOp::create(nested, l, args[1], args[0]);
               linalg::YieldOp::create(nested, l, sum);
             })
             .getResult(0);
  return tensor::InsertSliceOp::create(b, loc, last, result, offsets, lastSizes,
                                       ones);
}

namespace {
// x = adjoint of low_rank of p  ==>  split the axis, butterflies of the kept
// components and zeros, join the axis, crop.
struct LowerExpand final : OpConversionPattern<ExpandOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ExpandOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (isEmpty({adaptor.getSource(), adaptor.getDest()})) {
      rewriter.replaceOp(op, adaptor.getDest());
      return success();
    }
    Location loc = op.getLoc();
    int64_t axis = op.getAxis(), n = op.getBlock(), rank = op.getRank();
    WalshTransform transform{n, {}, {}, {}, {}};
    // The natural matrix is symmetric: component k stands at element rows[k].
    transform.sources.assign(n, -1);
    for (auto [k, row] : llvm::enumerate(getKeptNaturalRows(
             n, rank, op.getSelection() == Selection::LowPassL1)))
      transform.sources[row] = static_cast<int64_t>(k);

    Value dest = adaptor.getDest();
    auto destType = cast<RankedTensorType>(dest.getType());
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(rewriter, loc, dest);
    std::optional<int64_t> size = getConstantIntValue(sizes[axis]);
    bool whole = size && *size % n == 0;
    sizes[axis] = affine::makeComposedFoldedAffineApply(
        rewriter, loc, rewriter.getAffineSymbolExpr(0).ceilDiv(n) * n,
        {sizes[axis]});
    Value full =
        whole ? dest
              : createEmptyTensor(rewriter, loc, sizes, rewriter.getF32Type());
    auto fullType = cast<RankedTensorType>(full.getType());
    Value source = splitAxis(rewriter, loc, adaptor.getSource(), axis, rank);
    full = emitWalsh(rewriter, loc, transform, source, axis + 1,
                     splitAxis(rewriter, loc, full, axis, n));
    full = joinAxis(rewriter, loc, full, axis, fullType);
    if (!whole)
      full = cropAxis(rewriter, loc, full, axis, op.getPadding(), dest);
    if (full.getType() != destType)
      full = tensor::CastOp::create(rewriter, loc, destType, full);
    rewriter.replaceOp(op, full);
    return success();
  }
};
} // namespace

void hot::populateExpandPatterns(const TypeConverter &converter,
                                 RewritePatternSet &patterns) {
  patterns.add<LowerExpand>(converter, patterns.getContext());
}
