//===- FloatBits.cpp ------------------------------------------------------===//
//
// 16-bit floats to and from double, by way of scaled integers.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "FloatBits.h"
#include <algorithm>
#include <cmath>
#include <limits>

using namespace mlir::hot;

namespace {
/// fraction: bits stored; minExponent: of the smallest normal number.
struct Layout {
  explicit Layout(HalfFormat format)
      : fraction(static_cast<int>(format)), bias((1 << (14 - fraction)) - 1),
        minExponent(1 - bias),
        infinity(((1 << (15 - fraction)) - 1) << fraction) {}
  int fraction, bias, minExponent;
  uint16_t infinity;
};
} // namespace

double mlir::hot::halfToDouble(uint16_t bits, HalfFormat format) {
  Layout layout(format);
  int exponent = (bits & 0x7fff) >> layout.fraction;
  int mantissa = bits & ((1 << layout.fraction) - 1);
  double magnitude;
  if ((bits & layout.infinity) == layout.infinity)
    magnitude = mantissa ? std::numeric_limits<double>::quiet_NaN()
                         : std::numeric_limits<double>::infinity();
  else if (exponent == 0)
    magnitude = std::ldexp(mantissa, layout.minExponent - layout.fraction);
  else
    magnitude = std::ldexp(mantissa | (1 << layout.fraction),
                           exponent - layout.bias - layout.fraction);
  return bits & 0x8000 ? -magnitude : magnitude;
}

uint16_t mlir::hot::doubleToHalf(double value, HalfFormat format) {
  Layout layout(format);
  uint16_t sign = std::signbit(value) ? 0x8000 : 0;
  if (std::isnan(value))
    return sign | layout.infinity | (1 << (layout.fraction - 1));
  if (std::isinf(value))
    return sign | layout.infinity;
  if (value == 0)
    return sign;
  int exponent = std::max(std::ilogb(value), layout.minExponent);
  // The number in units of its last place: an integer of fraction + 1 bits once
  // rounded. A carry out of it walks into the exponent, up to infinity.
  double units =
      std::nearbyint(std::ldexp(std::fabs(value), layout.fraction - exponent));
  int64_t encoded = static_cast<int64_t>(exponent - layout.minExponent)
                    << layout.fraction;
  encoded += static_cast<int64_t>(units);
  return sign |
         static_cast<uint16_t>(std::min<int64_t>(encoded, layout.infinity));
}
