//===- HalfArithmetic.cpp - add, sub, mul, fma of f16 and bf16 ------------===//
//
// PTX ISA, "Half Precision Floating Point Instructions". Every result is the
// exact one rounded once, though it is computed in wider formats:
//
// - A sum or difference in f32, rounded again, is right: f32's 24 bits are at
//   least 2 p + 2 for p = 11 and p = 8 (Figueroa), and a sum of multiples of
//   the smallest number is one itself, so that subnormal sums are exact.
// - A product of f16 numbers has 22 bits and lies between 2^-48 and 2^32: exact
//   in f32. One of bf16 numbers has 16 bits but may be subnormal in f32, where
//   bits would be lost twice: it is made in f64 and rounded to odd.
// - In fma the product is exact in f64. For bf16, product and addend may be so
//   far apart that even f64 loses the addend, with the product halfway between
//   two numbers: the sum is rounded to odd.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/FloatFormats.h"
#include "ISA/Floats.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;

template <FloatOp Op, class T>
static T compute(T a, T b, T c) {
  float x = toFloat(a), y = toFloat(b);
  if constexpr (Op == FloatOp::Add)
    return fromFloat<T>(x + y);
  else if constexpr (Op == FloatOp::Sub)
    return fromFloat<T>(x - y);
  else if constexpr (Op == FloatOp::Mul)
    return fromFloat<T>(toFloatOdd(static_cast<double>(x) * y));
  else
    return fromFloat<T>(
        toFloatOdd(addOdd(static_cast<double>(x) * y, toFloat(c))));
}

template <class T>
static uint16_t applyFlags(uint16_t bits, FloatFlags flags) {
  using F = FloatTraits<T>;
  uint16_t magnitude = bits & 0x7fff;
  bool isNaN = magnitude > F::infinity, isNegative = (bits & F::sign) != 0;
  if (flags.ftz)
    bits = flushBits<T>(bits);
  if (flags.relu)
    bits = isNegative && !isNaN ? 0 : bits;
  if (flags.sat)
    bits = isNegative || isNaN ? 0 : magnitude > F::one ? F::one : bits;
  return bits;
}

template <FloatOp Op, class T, bool HasFlags>
static uint16_t computeBits(uint16_t a, uint16_t b, uint16_t c,
                            FloatFlags flags) {
  if (!HasFlags)
    return compute<Op>(T{a}, T{b}, T{c}).bits;
  if (flags.ftz) {
    a = flushBits<T>(a);
    b = flushBits<T>(b);
    c = flushBits<T>(c);
  }
  return applyFlags<T>(compute<Op>(T{a}, T{b}, T{c}).bits, flags);
}

template <FloatOp Op, class T, bool IsPair, bool HasFlags>
static void runHalf(Warp &warp, const Instr &instr) {
  FloatFlags flags = FloatFlags::decode(instr.aux);
  uint32_t *d = warp.reg<uint32_t>(instr.op[0]);
  const uint32_t *a = warp.reg<uint32_t>(instr.op[1]);
  const uint32_t *b = warp.reg<uint32_t>(instr.op[2]);
  const uint32_t *c = Op == FloatOp::Fma ? warp.reg<uint32_t>(instr.op[3]) : b;
  auto lane = [=](unsigned l) {
    uint32_t bits = computeBits<Op, T, HasFlags>(a[l], b[l], c[l], flags);
    if (IsPair)
      bits |= static_cast<uint32_t>(computeBits<Op, T, HasFlags>(
                  a[l] >> 16, b[l] >> 16, c[l] >> 16, flags))
              << 16;
    d[l] = bits;
  };
  if (!HasFlags)
    return forLanes(warp.mask, lane);
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1)
    lane(llvm::countr_zero(mask));
}

template <FloatOp Op, bool HasFlags>
static Handler pick(ScalarType type) {
  switch (type) {
  case ScalarType::F16:
    return runHalf<Op, Half, false, HasFlags>;
  case ScalarType::F16x2:
    return runHalf<Op, Half, true, HasFlags>;
  case ScalarType::BF16:
    return runHalf<Op, BFloat, false, HasFlags>;
  case ScalarType::BF16x2:
    return runHalf<Op, BFloat, true, HasFlags>;
  default:
    return nullptr;
  }
}

template <FloatOp Op>
static Handler pick(ScalarType type, bool hasFlags) {
  return hasFlags ? pick<Op, true>(type) : pick<Op, false>(type);
}

Handler mlir::hot::emulator::getHalf(FloatOp op, ScalarType type,
                                     bool hasFlags) {
  switch (op) {
  case FloatOp::Add:
    return pick<FloatOp::Add>(type, hasFlags);
  case FloatOp::Sub:
    return pick<FloatOp::Sub>(type, hasFlags);
  case FloatOp::Mul:
    return pick<FloatOp::Mul>(type, hasFlags);
  case FloatOp::Fma:
    return pick<FloatOp::Fma>(type, hasFlags);
  default:
    return nullptr;
  }
}
