//===- Quantize.cpp -------------------------------------------------------===//
//
// hot.quantize to linalg: |x|'s largest pattern, scales and their inverses,
// codes.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::hot;

/// Pattern of infinity, and of 2^-119, the least amax that gives codes.
static constexpr int64_t kInfinityBits = 0x7F800000;
static constexpr int64_t kLeastAmaxBits = int64_t(127 - 119) << 23;

/// Pattern of |x|, as f32. NaN patterns are above infinity's: the largest
/// pattern of a group is that of a NaN where there is one.
static Value getAbsBits(OpBuilder &b, Location loc, Value x) {
  Value bits =
      arith::BitcastOp::create(b, loc, b.getI32Type(), widen(b, loc, x));
  return arith::AndIOp::create(b, loc, bits, constantI32(b, loc, 0x7FFFFFFF));
}

/// Largest pattern of |x| in each group of scales.
static Value emitAmaxBits(OpBuilder &b, Location loc, Value source,
                          AffineMap scaleMap,
                          ArrayRef<OpFoldResult> scaleSizes) {
  int64_t rank = scaleMap.getNumDims();
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::reduction);
  for (AffineExpr expr : scaleMap.getResults())
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      iterators[dim.getPosition()] = utils::IteratorType::parallel;
  Value init = createEmptyTensor(b, loc, scaleSizes, b.getI32Type());
  init =
      linalg::FillOp::create(b, loc, constantI32(b, loc, 0), init).getResult(0);
  return linalg::GenericOp::create(
             b, loc, init.getType(), source, init,
             ArrayRef<AffineMap>{b.getMultiDimIdentityMap(rank), scaleMap},
             iterators,
             [](OpBuilder &nested, Location l, ValueRange args) {
               Value bits = getAbsBits(nested, l, args[0]);
               Value max = arith::MaxSIOp::create(nested, l, args[1], bits);
               linalg::YieldOp::create(nested, l, max);
             })
      .getResult(0);
}

/// Scales and inverses from the patterns of amax: (amax / qmax, qmax / amax),
/// or (0, 0) for an amax below 2^-119, or (NaN, 0) for one that is not finite.
static std::pair<Value, Value> emitScales(OpBuilder &b, Location loc,
                                          Value amaxBits, int64_t qmax,
                                          Value scales, Value inverses) {
  int64_t rank = cast<RankedTensorType>(scales.getType()).getRank();
  SmallVector<AffineMap> maps(3, b.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      b, loc, TypeRange{scales.getType(), inverses.getType()}, amaxBits,
      ValueRange{scales, inverses}, maps, iterators,
      [&](OpBuilder &nested, Location l, ValueRange args) {
        Value bits = args[0];
        Value zero = constantF32(nested, l, 0.0f);
        Value nan =
            constantF32(nested, l, std::numeric_limits<float>::quiet_NaN());
        Value limit = constantF32(nested, l, static_cast<float>(qmax));
        Value amax =
            arith::BitcastOp::create(nested, l, nested.getF32Type(), bits);
        auto isBelow = [&](int64_t pattern) -> Value {
          return arith::CmpIOp::create(nested, l, arith::CmpIPredicate::slt,
                                       bits, constantI32(nested, l, pattern));
        };
        Value tiny = isBelow(kLeastAmaxBits), finite = isBelow(kInfinityBits);
        Value scale = arith::DivFOp::create(nested, l, amax, limit);
        Value inverse = arith::DivFOp::create(nested, l, limit, amax);
        scale = arith::SelectOp::create(nested, l, finite, scale, nan);
        scale = arith::SelectOp::create(nested, l, tiny, zero, scale);
        inverse = arith::SelectOp::create(nested, l, finite, inverse, zero);
        inverse = arith::SelectOp::create(nested, l, tiny, zero, inverse);
        linalg::YieldOp::create(nested, l, ValueRange{scale, inverse});
      });
  return {generic.getResult(0), generic.getResult(1)};
}

/// floor(|v|) + 1 or + 0, with the sign of v, as i32. Every step is exact: f
/// has at most 24 bits, 2048 is a power of two, R + 0.5 has 12 bits.
static Value roundPseudoStochastic(OpBuilder &b, Location loc, Value v,
                                   Value indexBits) {
  Type i32 = b.getI32Type(), f32 = b.getF32Type();
  Value signedBits = arith::BitcastOp::create(b, loc, i32, v);
  Value bits = getAbsBits(b, loc, v);
  Value a = arith::BitcastOp::create(b, loc, f32, bits);
  Value floor = arith::FPToSIOp::create(b, loc, i32, a);
  Value f = arith::SubFOp::create(b, loc, a,
                                  arith::SIToFPOp::create(b, loc, f32, floor));
  Value low = arith::AndIOp::create(b, loc, bits, constantI32(b, loc, 0x7FF));
  if (indexBits)
    low = arith::XOrIOp::create(b, loc, low, indexBits);
  Value threshold =
      arith::AddFOp::create(b, loc, arith::SIToFPOp::create(b, loc, f32, low),
                            constantF32(b, loc, 0.5f));
  Value scaled = arith::MulFOp::create(b, loc, f, constantF32(b, loc, 2048.0f));
  Value up = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OGT, scaled,
                                   threshold);
  Value rounded = arith::AddIOp::create(
      b, loc, floor, arith::ExtUIOp::create(b, loc, i32, up));
  // Negated without a branch: (n xor -1) - (-1) where v is negative.
  Value sign =
      arith::ShRSIOp::create(b, loc, signedBits, constantI32(b, loc, 31));
  rounded = arith::XOrIOp::create(b, loc, rounded, sign);
  return arith::SubIOp::create(b, loc, rounded, sign);
}

/// ((i * 2654435761 mod 2^32) >> 21), i the row-major index of the element.
static Value getIndexBits(OpBuilder &b, Location loc,
                          ArrayRef<OpFoldResult> sizes) {
  Type i32 = b.getI32Type();
  Value flat = constantI32(b, loc, 0);
  for (auto [axis, size] : llvm::enumerate(sizes)) {
    Value extent = arith::IndexCastOp::create(
        b, loc, i32, getValueOrCreateConstantIndexOp(b, loc, size));
    Value index = arith::IndexCastOp::create(
        b, loc, i32, linalg::IndexOp::create(b, loc, axis));
    flat = arith::MulIOp::create(b, loc, flat, extent);
    flat = arith::AddIOp::create(b, loc, flat, index);
  }
  flat = arith::MulIOp::create(b, loc, flat,
                               constantI32(b, loc, int64_t(2654435761)));
  return arith::ShRUIOp::create(b, loc, flat, constantI32(b, loc, 21));
}

/// The code of one element, as i32 in [-qmax, qmax].
static Value emitCode(OpBuilder &b, Location loc, Value x, Value inverse,
                      int64_t qmax, Rounding rounding,
                      ArrayRef<OpFoldResult> sizes) {
  // An inverse of zero marks a group without codes, whose elements may be NaN
  // or infinite: no such value reaches the conversion to an integer.
  Value zero = constantF32(b, loc, 0.0f);
  Value valid =
      arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OGT, inverse, zero);
  Value v = arith::MulFOp::create(b, loc, widen(b, loc, x), inverse);
  v = arith::SelectOp::create(b, loc, valid, v, zero);
  Value code;
  if (rounding == Rounding::Nearest) {
    v = math::RoundEvenOp::create(b, loc, v);
    code = arith::FPToSIOp::create(b, loc, b.getI32Type(), v);
  } else {
    Value indexBits;
    if (rounding == Rounding::PseudoStochasticIndexed)
      indexBits = getIndexBits(b, loc, sizes);
    code = roundPseudoStochastic(b, loc, v, indexBits);
  }
  code = arith::MinSIOp::create(b, loc, code, constantI32(b, loc, qmax));
  return arith::MaxSIOp::create(b, loc, code, constantI32(b, loc, -qmax));
}

namespace {
// q, s = quantize x  ==>  amax; s, inverse = of amax; q = round(x * inverse).
struct LowerQuantize final : OpConversionPattern<QuantizeOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(QuantizeOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value source = adaptor.getSource(), codes = adaptor.getCodes(),
          scales = adaptor.getScales();
    int64_t qmax = QuantizeOp::getMaxCode(
        cast<ShapedType>(op.getCodes().getType()).getElementType());
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(rewriter, loc, source);
    SmallVector<OpFoldResult> scaleSizes =
        tensor::getMixedSizes(rewriter, loc, scales);
    AffineMap scaleMap =
        op.getGranularity().getMap(static_cast<unsigned>(sizes.size()));

    Value amaxBits = emitAmaxBits(rewriter, loc, source, scaleMap, scaleSizes);
    Value inverses =
        createEmptyTensor(rewriter, loc, scaleSizes, rewriter.getF32Type());
    std::tie(scales, inverses) =
        emitScales(rewriter, loc, amaxBits, qmax, scales, inverses);
    SmallVector<AffineMap> maps{rewriter.getMultiDimIdentityMap(sizes.size()),
                                scaleMap};
    codes = createParallelGeneric(
        rewriter, loc, {source, inverses}, maps, codes,
        [&](OpBuilder &b, Location l, ValueRange args) -> Value {
          Value code =
              emitCode(b, l, args[0], args[1], qmax, op.getRounding(), sizes);
          return arith::TruncIOp::create(b, l, b.getI8Type(), code);
        });
    rewriter.replaceOp(op, {codes, scales});
    return success();
  }
};
} // namespace

void hot::populateQuantizePatterns(const TypeConverter &converter,
                                   RewritePatternSet &patterns) {
  patterns.add<LowerQuantize>(converter, patterns.getContext());
}
