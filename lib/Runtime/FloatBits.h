//===- FloatBits.h ----------------------------------------------*- C++ -*-===//
//
// 16-bit floats to and from double, without help from the processor.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_RUNTIME_FLOATBITS_H
#define HOT_LIB_RUNTIME_FLOATBITS_H

#include <cstdint>

namespace mlir::hot {

/// A 16-bit format by the number of its fraction bits; exponents take the rest.
enum class HalfFormat { F16 = 10, BF16 = 7 };

double halfToDouble(uint16_t bits, HalfFormat format);

/// To nearest, ties to even, in one rounding. Any NaN becomes a quiet one.
uint16_t doubleToHalf(double value, HalfFormat format);

} // namespace mlir::hot

#endif // HOT_LIB_RUNTIME_FLOATBITS_H
