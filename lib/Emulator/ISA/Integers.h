//===- Integers.h - Wrapping and saturating integers ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_INTEGERS_H
#define HOT_LIB_EMULATOR_ISA_INTEGERS_H

#include "ISA/Decoder.h"
#include <cstdint>
#include <limits>
#include <type_traits>

namespace mlir::hot::emulator {

__extension__ typedef __int128 Int128;
__extension__ typedef unsigned __int128 UInt128;

/// An unsigned type in which T's arithmetic wraps without surprises: narrower
/// ones would be promoted to int.
template <class T>
using Wrapping = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;

/// The type of twice the width, for full products.
template <class T>
using Wide = std::conditional_t<
    sizeof(T) == 2, std::conditional_t<std::is_signed_v<T>, int32_t, uint32_t>,
    std::conditional_t<
        sizeof(T) == 4,
        std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>,
        std::conditional_t<std::is_signed_v<T>, Int128, UInt128>>>;

template <class T>
inline T wrapAdd(T a, T b) {
  return static_cast<T>(static_cast<Wrapping<T>>(a) +
                        static_cast<Wrapping<T>>(b));
}
template <class T>
inline T wrapSub(T a, T b) {
  return static_cast<T>(static_cast<Wrapping<T>>(a) -
                        static_cast<Wrapping<T>>(b));
}
template <class T>
inline T multiplyLow(T a, T b) {
  return static_cast<T>(static_cast<Wrapping<T>>(a) *
                        static_cast<Wrapping<T>>(b));
}
template <class T>
inline T multiplyHigh(T a, T b) {
  return static_cast<T>((static_cast<Wide<T>>(a) * static_cast<Wide<T>>(b)) >>
                        (8 * sizeof(T)));
}

/// A sum or difference of 32-bit integers, to the nearest that there is.
inline int32_t clamp32(int64_t value) {
  constexpr int64_t low = std::numeric_limits<int32_t>::min();
  constexpr int64_t high = std::numeric_limits<int32_t>::max();
  return static_cast<int32_t>(value < low ? low : value > high ? high : value);
}

// IntegerCarries.cpp: add, sub and mad after `.cc`, and the rest of the family.
void decodeAddCarry(Decoder &decoder);
void decodeSubCarry(Decoder &decoder);
void decodeMadCarry(Decoder &decoder, bool high);
void addIntegerCarries(DecodeTable &table);
// IntegerProducts.cpp: mul, mad, mul24, mad24, dp2a, dp4a.
void addIntegerProducts(DecodeTable &table);

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_INTEGERS_H
