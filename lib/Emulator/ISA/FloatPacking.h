//===- FloatPacking.h - Any number, rounded once to any format --*- C++ -*-===//
//
// Conversions by integer arithmetic, for all but the commonest cases.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_FLOATPACKING_H
#define HOT_LIB_EMULATOR_ISA_FLOATPACKING_H

#include "ISA/Decoder.h"
#include "ISA/FloatFormats.h"
#include "llvm/ADT/bit.h"

namespace mlir::hot::emulator {

/// A binary format: bits of the significand with the hidden one, and exponents
/// of normal numbers.
struct FloatFormat {
  unsigned precision;
  int minExponent, maxExponent;

  constexpr unsigned getWidth() const {
    unsigned exponentBits = 0;
    while ((1 << exponentBits) < maxExponent - minExponent + 2)
      ++exponentBits;
    return precision + exponentBits;
  }
  constexpr uint64_t getInfinity() const {
    return uint64_t(maxExponent - minExponent + 2) << (precision - 1);
  }
};

constexpr FloatFormat kFormatF64 = {53, -1022, 1023};
constexpr FloatFormat kFormatF32 = {24, -126, 127};
constexpr FloatFormat kFormatF16 = {11, -14, 15};
constexpr FloatFormat kFormatBF16 = {8, -126, 127};
constexpr FloatFormat kFormatTF32 = {11, -126, 127};
constexpr FloatFormat kFormatE5M2 = {3, -14, 15};
/// Its highest exponent is that of numbers too; only all ones is NaN.
constexpr FloatFormat kFormatE4M3 = {4, -6, 8};

/// mantissa * 2^exponent without its sign, in the bits of a format. Too large
/// numbers become infinity or the largest number, as the rounding asks.
inline uint64_t packMagnitude(const FloatFormat &format, bool negative,
                              uint64_t mantissa, int exponent,
                              Rounding rounding) {
  if (mantissa == 0)
    return 0;
  int zeros = llvm::countl_zero(mantissa);
  mantissa <<= zeros;
  int leading = exponent + 63 - zeros; // the exponent of the highest bit
  bool isNormal = leading >= format.minExponent;
  int64_t drop = 64 - static_cast<int64_t>(format.precision) +
                 (isNormal ? 0 : format.minExponent - leading);
  // No format has more than 53 bits, so at least 11 are dropped. More than all
  // leave only that there was something.
  uint64_t kept = drop < 64 ? mantissa >> drop : 0;
  bool half = drop <= 64 && ((mantissa >> (drop - 1)) & 1);
  bool rest = drop > 64 || (mantissa << (65 - drop)) != 0;
  bool up = false;
  switch (rounding) {
  case Rounding::Nearest:
    up = half && (rest || (kept & 1));
    break;
  case Rounding::Zero:
    break;
  case Rounding::Down:
    up = negative && (half || rest);
    break;
  case Rounding::Up:
    up = !negative && (half || rest);
    break;
  }
  // The hidden bit adds one to the exponent's field, and so does a carry.
  uint64_t bits = kept + up;
  if (isNormal)
    bits += static_cast<uint64_t>(leading - format.minExponent)
            << (format.precision - 1);
  uint64_t infinity = format.getInfinity();
  if (bits < infinity)
    return bits;
  bool toInfinity = rounding == Rounding::Nearest ||
                    (rounding == Rounding::Up && !negative) ||
                    (rounding == Rounding::Down && negative);
  return toInfinity ? infinity : infinity - 1;
}

/// A finite double as mantissa * 2^exponent.
inline uint64_t splitDouble(double value, int &exponent) {
  uint64_t bits = toBits(value) & ~FloatTraits<double>::sign;
  uint64_t mantissa = bits & ((uint64_t(1) << 52) - 1);
  int field = static_cast<int>(bits >> 52);
  if (field != 0)
    mantissa |= uint64_t(1) << 52;
  exponent = (field ? field : 1) - 1075;
  return mantissa;
}

/// A double in another format with its sign; NaN is all ones but the sign.
inline uint64_t packDouble(const FloatFormat &format, double value,
                           Rounding rounding) {
  bool negative = std::signbit(value);
  uint64_t sign = negative ? uint64_t(1) << (format.getWidth() - 1) : 0;
  if (value != value)
    return (uint64_t(1) << (format.getWidth() - 1)) - 1;
  if (std::isinf(value))
    return sign | format.getInfinity();
  int exponent;
  uint64_t mantissa = splitDouble(value, exponent);
  return sign | packMagnitude(format, negative, mantissa, exponent, rounding);
}

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_FLOATPACKING_H
