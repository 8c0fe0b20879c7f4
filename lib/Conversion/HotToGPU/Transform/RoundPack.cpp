//===- RoundPack.cpp ------------------------------------------------------===//
//
// From float values to packed integer codes, in registers.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "RoundPack.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::hot;

Value hot::emitMagnitude(KernelBuilder &b, Value x) {
  Value bits = arith::BitcastOp::create(b, b.getI32Type(), x);
  return b.bitAnd(bits, 0x7FFFFFFF);
}

GroupScale hot::emitGroupScale(KernelBuilder &b, Value amaxBits,
                               unsigned bits) {
  constexpr int64_t kSmallestAmax = 8 << 23; // pattern of 2^-119
  constexpr int64_t kInfinity = 0x7F800000;
  Value isTiny = b.lessThan(amaxBits, b.i32(kSmallestAmax));
  Value isNotFinite = b.atLeast(amaxBits, b.i32(kInfinity));
  Value amax = arith::BitcastOp::create(b, b.getF32Type(), amaxBits);
  Value largest = b.f32(static_cast<float>((1 << (bits - 1)) - 1));
  Value nan = arith::ConstantOp::create(
      b,
      b.getFloatAttr(b.getF32Type(), APFloat::getQNaN(APFloat::IEEEsingle())));

  Value scale = arith::DivFOp::create(b, amax, largest);
  scale = b.select(isTiny, b.f32(0.0f), scale);
  scale = b.select(isNotFinite, nan, scale);
  return {scale, arith::DivFOp::create(b, largest, amax),
          b.bitOr(isTiny, isNotFinite)};
}

/// Rounds down or up by the value's own low mantissa bits; every step is exact.
static Value roundPseudoStochastic(KernelBuilder &b, Value v, Rounding rounding,
                                   Value flatIndex) {
  Value magnitude = math::AbsFOp::create(b, v);
  Value low = math::FloorOp::create(b, magnitude);
  Value fraction = arith::SubFOp::create(b, magnitude, low);
  Value random =
      b.bitAnd(arith::BitcastOp::create(b, b.getI32Type(), magnitude), 0x7FF);
  if (rounding == Rounding::PseudoStochasticIndexed) {
    Value hash = b.mul(flatIndex, static_cast<int32_t>(2654435761u));
    random = b.bitXor(random, b.shiftRight(hash, 21));
  }
  // 2048 f > R + 0.5, times 2.
  Value threshold = arith::UIToFPOp::create(b, b.getF32Type(),
                                            b.add(b.shiftLeft(random, 1), 1));
  Value up = arith::CmpFOp::create(
      b, arith::CmpFPredicate::OGT,
      arith::MulFOp::create(b, fraction, b.f32(4096.0f)), threshold);
  Value code = arith::FPToSIOp::create(b, b.getI32Type(), low);
  code = b.add(code, arith::ExtUIOp::create(b, b.getI32Type(), up));
  Value isNegative =
      arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, v, b.f32(0.0f));
  return b.select(isNegative, b.sub(b.i32(0), code), code);
}

Value hot::emitCode(KernelBuilder &b, Value x, const GroupScale &group,
                    Rounding rounding, Value flatIndex) {
  // In a dead group x may be NaN or infinite: it must not reach a conversion.
  // Elsewhere |x| <= amax, so fl(x * inv) exceeds the largest code by two units
  // in the last place at most and is never rounded above it: no clamp.
  Value v = arith::MulFOp::create(b, x, group.inverse);
  v = b.select(group.isDead, b.f32(0.0f), v);
  if (rounding != Rounding::Nearest)
    return roundPseudoStochastic(b, v, rounding, flatIndex);
  return arith::FPToSIOp::create(b, b.getI32Type(),
                                 math::RoundEvenOp::create(b, v));
}

KernelBuilder::Values hot::packCodes(KernelBuilder &b, ValueRange codes,
                                     unsigned bits, int64_t pieceBytes) {
  int64_t perWord = 32 / bits;
  KernelBuilder::Values words, pieces;
  for (auto [position, code] : llvm::enumerate(codes)) {
    int64_t shift = (position % perWord) * bits;
    Value field = b.shiftLeft(b.bitAnd(code, (1 << bits) - 1), shift);
    if (shift == 0)
      words.push_back(field);
    else
      words.back() = b.bitOr(words.back(), field);
  }
  auto bytes = VectorType::get({pieceBytes}, b.getI8Type());
  int64_t count = codes.size() * bits / 8 / pieceBytes;
  for (int64_t piece = 0; piece < count; ++piece) {
    Value whole;
    if (pieceBytes >= 4) {
      int64_t perPiece = pieceBytes / 4;
      whole = vector::FromElementsOp::create(
          b, VectorType::get({perPiece}, b.getI32Type()),
          ArrayRef<Value>(words).slice(piece * perPiece, perPiece));
    } else {
      int64_t perWordPieces = 4 / pieceBytes;
      Value shifted = b.shiftRight(words[piece / perWordPieces],
                                   8 * pieceBytes * (piece % perWordPieces));
      Type type = b.getIntegerType(8 * pieceBytes);
      Value part = arith::TruncIOp::create(b, type, shifted);
      whole = vector::FromElementsOp::create(b, VectorType::get({1}, type),
                                             ValueRange{part});
    }
    pieces.push_back(
        pieceBytes == 1
            ? whole
            : vector::BitCastOp::create(b, bytes, whole).getResult());
  }
  return pieces;
}
