//===- ScaledMatmul.cpp ---------------------------------------------------===//
//
// hot.scaled_matmul to linalg: integer contractions, and rescaling in f32.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::hot;

namespace {
/// A product with its operands as they are contracted at once.
struct Product {
  Value lhs, rhs, lhsScales, rhsScales;
  AffineMap lhsMap, rhsMap, lhsScaleMap, rhsScaleMap, resultMap;
};
} // namespace

/// `map` in terms of the axes of the result.
static AffineMap onResultAxes(AffineMap map, AffineMap resultMap) {
  SmallVector<AffineExpr> exprs;
  for (AffineExpr expr : map.getResults())
    exprs.push_back(
        getAffineDimExpr(*resultMap.getResultPosition(expr), map.getContext()));
  return AffineMap::get(resultMap.getNumResults(), 0, exprs, map.getContext());
}

/// acc = sum over the reduction loops of lhs * rhs, i32 of the given sizes.
static Value emitContraction(OpBuilder &b, Location loc, const Product &p,
                             ArrayRef<OpFoldResult> sizes) {
  Value acc = createEmptyTensor(b, loc, sizes, b.getI32Type());
  acc =
      linalg::FillOp::create(b, loc, constantI32(b, loc, 0), acc).getResult(0);
  SmallVector<utils::IteratorType> iterators;
  for (unsigned loop = 0; loop < p.resultMap.getNumDims(); ++loop)
    iterators.push_back(p.resultMap.isFunctionOfDim(loop)
                            ? utils::IteratorType::parallel
                            : utils::IteratorType::reduction);
  return linalg::GenericOp::create(
             b, loc, acc.getType(), ValueRange{p.lhs, p.rhs}, acc,
             ArrayRef<AffineMap>{p.lhsMap, p.rhsMap, p.resultMap}, iterators,
             [](OpBuilder &nested, Location l, ValueRange args) {
               Type i32 = nested.getI32Type();
               Value lhs = arith::ExtSIOp::create(nested, l, i32, args[0]);
               Value rhs = arith::ExtSIOp::create(nested, l, i32, args[1]);
               Value product = arith::MulIOp::create(nested, l, lhs, rhs);
               Value sum = arith::AddIOp::create(nested, l, args[2], product);
               linalg::YieldOp::create(nested, l, sum);
             })
      .getResult(0);
}

/// fl(fl(acc) * fl(lhs scale * rhs scale)).
static Value emitRescale(OpBuilder &b, Location loc, ValueRange args) {
  Value acc = arith::SIToFPOp::create(b, loc, b.getF32Type(), args[0]);
  Value scale = arith::MulFOp::create(b, loc, args[1], args[2]);
  return arith::MulFOp::create(b, loc, acc, scale);
}

/// out = fl(out + part) of one group or chunk of K.
static Value emitAddPart(OpBuilder &b, Location loc, const Product &p,
                         Value out) {
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, out);
  Value acc = emitContraction(b, loc, p, sizes);
  AffineMap identity = b.getMultiDimIdentityMap(sizes.size());
  SmallVector<AffineMap> maps{
      identity, onResultAxes(p.lhsScaleMap, p.resultMap),
      onResultAxes(p.rhsScaleMap, p.resultMap), identity};
  SmallVector<utils::IteratorType> iterators(sizes.size(),
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             b, loc, out.getType(), ValueRange{acc, p.lhsScales, p.rhsScales},
             out, maps, iterators,
             [](OpBuilder &nested, Location l, ValueRange args) {
               Value part = emitRescale(nested, l, args);
               Value sum = arith::AddFOp::create(nested, l, args[3], part);
               linalg::YieldOp::create(nested, l, sum);
             })
      .getResult(0);
}

/// Elements [offset, offset + size) of the axis that `map` gives to `loop`.
static Value sliceLoop(OpBuilder &b, Location loc, Value tensor, AffineMap map,
                       unsigned loop, OpFoldResult offset, OpFoldResult size) {
  auto axis = map.getResultPosition(b.getAffineDimExpr(loop));
  if (!axis)
    return tensor;
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, tensor);
  SmallVector<OpFoldResult> offsets(sizes.size(), b.getIndexAttr(0)),
      ones(sizes.size(), b.getIndexAttr(1));
  offsets[*axis] = offset;
  sizes[*axis] = size;
  return tensor::ExtractSliceOp::create(b, loc, tensor, offsets, sizes, ones);
}

/// Scales of group `group`: the axis of groups is dropped from tensor and map.
static void sliceGroup(OpBuilder &b, Location loc, Value &scales,
                       AffineMap &map, OpFoldResult group) {
  for (auto [axis, expr] : llvm::enumerate(map.getResults())) {
    if (isa<AffineDimExpr>(expr))
      continue;
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, scales);
    SmallVector<OpFoldResult> offsets(sizes.size(), b.getIndexAttr(0)),
        ones(sizes.size(), b.getIndexAttr(1));
    offsets[axis] = group;
    sizes[axis] = b.getIndexAttr(1);
    SmallVector<int64_t> shape(
        cast<RankedTensorType>(scales.getType()).getShape());
    shape.erase(shape.begin() + axis);
    scales = tensor::ExtractSliceOp::create(
        b, loc, RankedTensorType::get(shape, b.getF32Type()), scales, offsets,
        sizes, ones);
    map = map.dropResult(axis);
    return;
  }
}

/// Moves the axes of the reduction loops to the end, in the order of the loops,
/// and joins them to one.
static Value joinReduction(OpBuilder &b, Location loc, Value tensor,
                           AffineMap map, ArrayRef<unsigned> reduction) {
  SmallVector<int64_t> permutation;
  for (auto [axis, expr] : llvm::enumerate(map.getResults()))
    if (!llvm::is_contained(reduction, cast<AffineDimExpr>(expr).getPosition()))
      permutation.push_back(static_cast<int64_t>(axis));
  int64_t kept = static_cast<int64_t>(permutation.size());
  for (unsigned loop : reduction)
    permutation.push_back(*map.getResultPosition(b.getAffineDimExpr(loop)));
  SmallVector<OpFoldResult> sizes;
  for (int64_t axis : permutation)
    sizes.push_back(tensor::getMixedSize(b, loc, tensor, axis));
  Value init = createEmptyTensor(b, loc, sizes, getElementType(tensor));
  tensor = linalg::TransposeOp::create(b, loc, tensor, init, permutation)
               ->getResult(0);
  SmallVector<ReassociationIndices> groups;
  for (int64_t i = 0; i < kept; ++i)
    groups.push_back({i});
  groups.push_back(llvm::to_vector_of<int64_t>(
      llvm::seq<int64_t>(kept, permutation.size())));
  return tensor::CollapseShapeOp::create(b, loc, tensor, groups);
}

/// Several reduction loops as one, the last: its index is their row-major
/// index.
static void joinReductionLoops(OpBuilder &b, Location loc, Product &p,
                               ArrayRef<unsigned> reduction) {
  MLIRContext *context = b.getContext();
  p.lhs = joinReduction(b, loc, p.lhs, p.lhsMap, reduction);
  p.rhs = joinReduction(b, loc, p.rhs, p.rhsMap, reduction);
  unsigned numLoops = p.resultMap.getNumResults() + 1;
  SmallVector<AffineExpr> loops(p.resultMap.getNumDims());
  for (auto [i, expr] : llvm::enumerate(p.resultMap.getResults()))
    loops[cast<AffineDimExpr>(expr).getPosition()] = b.getAffineDimExpr(i);
  auto renumber = [&](AffineMap map, bool contracted) {
    SmallVector<AffineExpr> exprs;
    for (AffineExpr expr : map.getResults())
      if (AffineExpr loop = loops[cast<AffineDimExpr>(expr).getPosition()])
        exprs.push_back(loop);
    if (contracted)
      exprs.push_back(b.getAffineDimExpr(numLoops - 1));
    return AffineMap::get(numLoops, 0, exprs, context);
  };
  p.lhsMap = renumber(p.lhsMap, true);
  p.rhsMap = renumber(p.rhsMap, true);
  p.lhsScaleMap = renumber(p.lhsScaleMap, false);
  p.rhsScaleMap = renumber(p.rhsScaleMap, false);
  p.resultMap = renumber(p.resultMap, false);
}

/// The sum over groups or chunks of K (`step` each), ascending, in f32, added
/// to `init`.
static Value emitSteps(OpBuilder &b, Location loc, const Product &p,
                       unsigned loop, OpFoldResult size, Value upper,
                       int64_t step, bool grouped, Value init) {
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value stepValue = arith::ConstantIndexOp::create(b, loc, step);
  std::optional<int64_t> known = getConstantIntValue(size);
  auto body = [&](OpBuilder &nested, Location l, Value k, ValueRange carried) {
    AffineExpr d = nested.getAffineDimExpr(0),
               s = nested.getAffineSymbolExpr(0);
    OpFoldResult length = nested.getIndexAttr(step);
    if (!known || *known % step != 0)
      length = affine::makeComposedFoldedAffineMin(
          nested, l,
          AffineMap::get(1, 1, {s - d, nested.getAffineConstantExpr(step)},
                         nested.getContext()),
          {OpFoldResult(k), size});
    Product part = p;
    part.lhs = sliceLoop(nested, l, p.lhs, p.lhsMap, loop, k, length);
    part.rhs = sliceLoop(nested, l, p.rhs, p.rhsMap, loop, k, length);
    if (grouped) {
      OpFoldResult group = affine::makeComposedFoldedAffineApply(
          nested, l, AffineMap::get(1, 0, d.floorDiv(step)), {OpFoldResult(k)});
      sliceGroup(nested, l, part.lhsScales, part.lhsScaleMap, group);
      sliceGroup(nested, l, part.rhsScales, part.rhsScaleMap, group);
    }
    scf::YieldOp::create(nested, l, emitAddPart(nested, l, part, carried[0]));
  };
  return scf::ForOp::create(b, loc, zero, upper, stepValue, init, body)
      .getResult(0);
}

/// An f32 tensor of the given sizes, filled with `value`.
static Value createFilled(OpBuilder &b, Location loc,
                          ArrayRef<OpFoldResult> sizes, Value value) {
  Value empty = createEmptyTensor(b, loc, sizes, b.getF32Type());
  return linalg::FillOp::create(b, loc, value, empty).getResult(0);
}

/// Writes f32 `value` to `dest`, added to what is there if `accumulate`.
static Value finish(OpBuilder &b, Location loc, Value value, Value dest,
                    bool accumulate) {
  Type type = getElementType(dest);
  if (!accumulate && value.getType() == dest.getType())
    return value;
  AffineMap identity = b.getMultiDimIdentityMap(
      cast<RankedTensorType>(dest.getType()).getRank());
  SmallVector<Value> inputs{value};
  SmallVector<AffineMap> maps{identity, identity};
  SmallVector<utils::IteratorType> iterators(identity.getNumDims(),
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             b, loc, dest.getType(), inputs, dest, maps, iterators,
             [&](OpBuilder &nested, Location l, ValueRange args) {
               Value sum = args[0];
               if (accumulate)
                 sum = arith::AddFOp::create(nested, l,
                                             widen(nested, l, args[1]), sum);
               linalg::YieldOp::create(nested, l, narrow(nested, l, sum, type));
             })
      .getResult(0);
}

namespace {
// c = scaled_matmul a, b  ==>  acc = contraction; c = fl(acc) * fl(sa * sb), or
// a sum of such parts over groups or chunks of K.
struct LowerScaledMatmul final : OpConversionPattern<ScaledMatmulOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult matchAndRewrite(ScaledMatmulOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &b) const override {
    Location loc = op.getLoc();
    Value dest = adaptor.getInit();
    Product p{
        adaptor.getLhs(),       adaptor.getRhs(),    adaptor.getLhsScales(),
        adaptor.getRhsScales(), op.getLhsMap(),      op.getRhsMap(),
        op.getLhsScaleMap(),    op.getRhsScaleMap(), op.getResultMap()};
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, dest);
    SmallVector<unsigned> reduction = op.getReductionLoops();
    int64_t groupSize = op.getGroupSize();
    bool accumulate = op.getAccumulate();

    auto [resultEmpty, sumEmpty] = findEmptyLoops(op);
    if (resultEmpty) {
      b.replaceOp(op, dest);
      return success();
    }
    if (groupSize != 0 && sumEmpty) {
      // No group: the sum is 0.
      Value zero = createFilled(b, loc, sizes, constantF32(b, loc, 0.0f));
      b.replaceOp(op, finish(b, loc, zero, dest, accumulate));
      return success();
    }
    if (groupSize == 0 && (sumEmpty || fitsOneSum(op, reduction))) {
      b.replaceOp(op, emitAtOnce(b, loc, p, sizes, dest, accumulate));
      return success();
    }
    if (reduction.size() > 1) {
      joinReductionLoops(b, loc, p, reduction);
      reduction = {p.resultMap.getNumDims() - 1};
    }
    OpFoldResult size = getLoopSize(b, loc, p, reduction.front());
    Value sizeValue = getValueOrCreateConstantIndexOp(b, loc, size);
    Value zero = constantF32(b, loc, 0.0f), upper = sizeValue;
    int64_t step = groupSize;
    if (groupSize == 0) {
      // One chunk is the value itself: it is added to -0, which changes
      // nothing. An empty K is one chunk, of sum 0.
      step = ScaledMatmulOp::kMaxAccumulated;
      Value many =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt, sizeValue,
                                arith::ConstantIndexOp::create(b, loc, step));
      zero = arith::SelectOp::create(b, loc, many, zero,
                                     constantF32(b, loc, -0.0f));
      upper = arith::MaxSIOp::create(b, loc, sizeValue,
                                     arith::ConstantIndexOp::create(b, loc, 1));
    }
    Value start = getElementType(dest).isF32() && !accumulate
                      ? linalg::FillOp::create(b, loc, zero, dest).getResult(0)
                      : createFilled(b, loc, sizes, zero);
    Value sum = emitSteps(b, loc, p, reduction.front(), size, upper, step,
                          groupSize != 0, start);
    b.replaceOp(op, finish(b, loc, sum, dest, accumulate));
    return success();
  }

  /// Whether a loop of the result, and a reduction loop, is known to be empty:
  /// from any operand, as slices of an empty tensor do not verify.
  static std::pair<bool, bool> findEmptyLoops(ScaledMatmulOp op) {
    bool result = false, sum = false;
    for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
      auto shape = cast<ShapedType>(operand.getType()).getShape();
      AffineMap map = op.getMap(i);
      for (auto [axis, expr] : llvm::enumerate(map.getResults())) {
        if (shape[axis] != 0)
          continue;
        auto dim = dyn_cast<AffineDimExpr>(expr);
        bool parallel =
            dim && op.getResultMap().isFunctionOfDim(dim.getPosition());
        (parallel ? result : sum) = true;
      }
    }
    return {result, sum};
  }

  /// All of K is known to fit one 32-bit sum.
  static bool fitsOneSum(ScaledMatmulOp op, ArrayRef<unsigned> reduction) {
    SmallVector<int64_t> sizes = op.getStaticLoopSizes();
    int64_t total = 1;
    for (unsigned loop : reduction) {
      if (ShapedType::isDynamic(sizes[loop]) ||
          sizes[loop] > ScaledMatmulOp::kMaxAccumulated / total)
        return false;
      total *= sizes[loop];
    }
    return true;
  }

  static OpFoldResult getLoopSize(OpBuilder &b, Location loc, const Product &p,
                                  unsigned loop) {
    AffineExpr dim = b.getAffineDimExpr(loop);
    OpFoldResult size;
    for (auto [map, tensor] :
         {std::pair{p.lhsMap, p.lhs}, std::pair{p.rhsMap, p.rhs}})
      if (auto axis = map.getResultPosition(dim)) {
        size = tensor::getMixedSize(b, loc, tensor, *axis);
        if (getConstantIntValue(size))
          break;
      }
    return size;
  }

  static Value emitAtOnce(OpBuilder &b, Location loc, const Product &p,
                          ArrayRef<OpFoldResult> sizes, Value dest,
                          bool accumulate) {
    Value acc = emitContraction(b, loc, p, sizes);
    AffineMap identity = b.getMultiDimIdentityMap(sizes.size());
    SmallVector<AffineMap> maps{
        identity, onResultAxes(p.lhsScaleMap, p.resultMap),
        onResultAxes(p.rhsScaleMap, p.resultMap), identity};
    SmallVector<utils::IteratorType> iterators(sizes.size(),
                                               utils::IteratorType::parallel);
    Type type = getElementType(dest);
    return linalg::GenericOp::create(
               b, loc, dest.getType(),
               ValueRange{acc, p.lhsScales, p.rhsScales}, dest, maps, iterators,
               [&](OpBuilder &nested, Location l, ValueRange args) {
                 Value value = emitRescale(nested, l, args);
                 if (accumulate)
                   value = arith::AddFOp::create(
                       nested, l, widen(nested, l, args[3]), value);
                 linalg::YieldOp::create(nested, l,
                                         narrow(nested, l, value, type));
               })
        .getResult(0);
  }
};
} // namespace

void hot::populateScaledMatmulPatterns(const TypeConverter &converter,
                                       RewritePatternSet &patterns) {
  patterns.add<LowerScaledMatmul>(converter, patterns.getContext());
}
