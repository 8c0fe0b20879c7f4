//===- HalfArithmetic.cpp - add, sub, mul, fma of f16 and bf16 ------------===//
//
// PTX ISA, "Half Precision Floating Point Instructions". Every result is the
// exact one rounded once, though it is computed in wider formats:
//
// - A sum or difference in f32, rounded again, is right: f32's 24 bits are at
//   least 2 p + 2 for p = 11 and p = 8 (Figueroa), and a sum of multiples of
//   the smallest number is one itself, so that subnormal sums are exact.
// - A product of f16 numbers has 22 bits and lies between 2^-48 and 2^32: exact
//   in f32. One of bf16 numbers has 16 bits; f32 ends at 2^-149, so that only
//   products below 2^-134 lose bits. These are less than half of the smallest
//   number, 2^-133, and zero whatever is lost; halfway goes to zero too.
// - In fma the product is exact, in f32 for f16 and in f64 for bf16. It may be
//   halfway between two numbers and the addend, which decides, too far below it
//   even for f64: the sum is rounded to odd.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/FloatFormats.h"
#include "ISA/Floats.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;

/// f16 and bf16 in words.
template <class T>
static float widen(uint32_t bits) {
  return std::is_same_v<T, Half> ? widenHalf(bits) : fromBits(bits << 16);
}
template <class T>
static uint32_t narrow(float value) {
  return std::is_same_v<T, Half> ? narrowToHalf(value) : narrowToBFloat(value);
}

template <FloatOp Op, class T>
static uint32_t compute(uint32_t a, uint32_t b, uint32_t c) {
  constexpr bool isHalf = std::is_same_v<T, Half>;
  float x = widen<T>(a), y = widen<T>(b);
  if constexpr (Op == FloatOp::Add)
    return narrow<T>(x + y);
  else if constexpr (Op == FloatOp::Sub)
    return narrow<T>(x - y);
  else if constexpr (Op == FloatOp::Mul)
    return narrow<T>(x * y);
  else if constexpr (isHalf)
    return narrow<T>(addOdd<float>(x * y, widen<T>(c)));
  else
    return narrow<T>(
        toFloatOdd(addOdd<double>(static_cast<double>(x) * y, widen<T>(c))));
}

template <class T>
static uint32_t flushWord(uint32_t bits) {
  using F = FloatTraits<T>;
  return (bits & F::infinity) == 0 ? bits & F::sign : bits;
}

template <class T>
static uint32_t applyFlags(uint32_t bits, FloatFlags flags) {
  using F = FloatTraits<T>;
  uint32_t magnitude = bits & 0x7fff;
  bool isNaN = magnitude > F::infinity, isNegative = (bits & F::sign) != 0;
  if (flags.ftz)
    bits = flushWord<T>(bits);
  if (flags.relu)
    bits = isNegative && !isNaN ? 0 : bits;
  if (flags.sat)
    bits = isNegative || isNaN ? 0 : magnitude > F::one ? F::one : bits;
  return bits;
}

/// The low halves of 32 words, or all 64 halves.
template <bool IsPair>
static void loadHalves(Warp &warp, uint32_t offset, uint32_t *halves) {
  const uint32_t *words = warp.reg<uint32_t>(offset);
  for (unsigned lane = 0; lane < 32; ++lane)
    halves[lane] = words[lane] & 0xffff;
  if (IsPair)
    for (unsigned lane = 0; lane < 32; ++lane)
      halves[32 + lane] = words[lane] >> 16;
}

template <FloatOp Op, class T, bool IsPair, bool HasFlags>
static void runHalf(Warp &warp, const Instr &instr) {
  constexpr unsigned count = IsPair ? 64 : 32;
  constexpr unsigned numSources = Op == FloatOp::Fma ? 3 : 2;
  FloatFlags flags = FloatFlags::decode(instr.aux);
  uint32_t operands[3][64] = {}, results[64];
  for (unsigned i = 0; i < numSources; ++i) {
    loadHalves<IsPair>(warp, instr.op[1 + i], operands[i]);
    if (HasFlags && flags.ftz)
      for (uint32_t &operand : operands[i])
        operand = flushWord<T>(operand);
  }
  for (unsigned i = 0; i < count; ++i)
    results[i] = compute<Op, T>(operands[0][i], operands[1][i], operands[2][i]);
  if (HasFlags)
    for (unsigned i = 0; i < count; ++i)
      results[i] = applyFlags<T>(results[i], flags);
  uint32_t *d = warp.reg<uint32_t>(instr.op[0]);
  forLanes(warp.mask, [&](unsigned l) {
    d[l] = IsPair ? results[l] | results[32 + l] << 16 : results[l];
  });
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
