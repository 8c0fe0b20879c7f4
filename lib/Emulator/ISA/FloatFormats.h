//===- FloatFormats.h - f16, bf16 and the rules of f32 ----------*- C++ -*-===//
//
// Conversions between formats, flushing, saturation and the NaN of results, as
// code without branches that compilers turn into vector code.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_FLOATFORMATS_H
#define HOT_LIB_EMULATOR_ISA_FLOATFORMATS_H

#include <cmath>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace mlir::hot::emulator {

/// Lanes of f16 and bf16.
struct Half {
  uint16_t bits;
};
struct BFloat {
  uint16_t bits;
};

inline uint32_t toBits(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}
inline uint64_t toBits(double value) {
  uint64_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}
inline uint16_t toBits(Half value) { return value.bits; }
inline uint16_t toBits(BFloat value) { return value.bits; }

inline float fromBits(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}
inline double fromBits(uint64_t bits) {
  double value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

/// The parts of a format. NaN is that of results: PTX ISA, "Floating Point
/// Instructions" leaves the bits of an f32 NaN open and names 0x7fff for the
/// narrow formats; 0x7fffffff is what GPUs give.
template <class T>
struct FloatTraits;
template <>
struct FloatTraits<float> {
  using Bits = uint32_t;
  static constexpr Bits sign = 0x80000000, infinity = 0x7f800000,
                        nan = 0x7fffffff, one = 0x3f800000;
};
template <>
struct FloatTraits<double> {
  using Bits = uint64_t;
  static constexpr Bits sign = 0x8000000000000000,
                        infinity = 0x7ff0000000000000, nan = 0x7fffffffffffffff,
                        one = 0x3ff0000000000000;
};
template <>
struct FloatTraits<Half> {
  using Bits = uint16_t;
  static constexpr Bits sign = 0x8000, infinity = 0x7c00, nan = 0x7fff,
                        one = 0x3c00;
};
template <>
struct FloatTraits<BFloat> {
  using Bits = uint16_t;
  static constexpr Bits sign = 0x8000, infinity = 0x7f80, nan = 0x7fff,
                        one = 0x3f80;
};

//===----------------------------------------------------------------------===//
// Rules of results
//===----------------------------------------------------------------------===//

/// Subnormal bits become a zero of the same sign.
template <class T>
inline typename FloatTraits<T>::Bits
flushBits(typename FloatTraits<T>::Bits bits) {
  using F = FloatTraits<T>;
  return (bits & F::infinity) == 0 ? bits & F::sign : bits;
}
inline float flush(float value) {
  return fromBits(flushBits<float>(toBits(value)));
}

template <class T>
inline bool isNaNBits(typename FloatTraits<T>::Bits bits) {
  using F = FloatTraits<T>;
  using Signed = std::make_signed_t<typename F::Bits>;
  // Signed: the comparison that all vector units have.
  return static_cast<Signed>(bits & ~F::sign) >
         static_cast<Signed>(F::infinity);
}

inline float settleNaN(float value) {
  uint32_t bits = toBits(value);
  return fromBits(isNaNBits<float>(bits) ? FloatTraits<float>::nan : bits);
}

/// f64 NaNs keep their payload: that of the first operand which is one. An
/// operation that makes one gives the negative quiet NaN without payload.
inline double settleNaN(double value) {
  return value != value ? fromBits(uint64_t(0xfff8000000000000)) : value;
}
inline double settleNaN(double value, double a) {
  constexpr uint64_t quiet = uint64_t(1) << 51;
  return a != a ? fromBits(toBits(a) | quiet) : settleNaN(value);
}
inline double settleNaN(double value, double a, double b) {
  return a != a ? settleNaN(value, a) : settleNaN(value, b);
}
inline double settleNaN(double value, double a, double b, double c) {
  return a != a ? settleNaN(value, a) : settleNaN(value, b, c);
}
template <class... S>
inline float settleNaN(float value, float first, S...) {
  return settleNaN(value);
}

/// [0, 1]; NaN and -0 become +0.
inline float saturate(float value) {
  uint32_t bits = toBits(value);
  // As integers, positive floats are in order: NaN is above infinity.
  uint32_t clamped =
      static_cast<int32_t>(bits) > 0x3f800000 ? 0x3f800000 : bits;
  return fromBits(
      static_cast<int32_t>(bits) < 0 || isNaNBits<float>(bits) ? 0 : clamped);
}
inline double saturate(double value) {
  return value > 0 ? (value < 1 ? value : 1.0) : 0.0;
}

//===----------------------------------------------------------------------===//
// Between formats
//===----------------------------------------------------------------------===//

// Narrow numbers are the low bits of words here: vector code does best with
// words alone.

/// Exact.
inline float widenHalf(uint32_t half) {
  int32_t magnitude = (half & 0x7fff) << 13;
  // The exponent's bias differs by 112; subnormals are scaled with the others.
  float scaled = fromBits(static_cast<uint32_t>(magnitude)) * 0x1p112f;
  uint32_t special = static_cast<uint32_t>(magnitude) | 0x7f800000;
  uint32_t bits = magnitude >= 0x0f800000 ? special : toBits(scaled);
  return fromBits(bits | (half & 0x8000) << 16);
}

/// To nearest, ties to even.
inline uint32_t narrowToHalf(float value) {
  uint32_t bits = toBits(value);
  int32_t magnitude = bits & 0x7fffffff;
  uint32_t normal = static_cast<uint32_t>(magnitude) - (112u << 23) + 0xfff +
                    ((magnitude >> 13) & 1);
  // In [0.5, 1) one unit in the last place is f16's smallest number, 2^-24, so
  // that the sum rounds a subnormal at the right place.
  float sum = fromBits(static_cast<uint32_t>(magnitude)) + 0.5f;
  uint32_t subnormal = toBits(sum) - 0x3f000000;
  uint32_t result = magnitude < 0x38800000 ? subnormal : normal >> 13;
  result = magnitude >= 0x477ff000 ? 0x7c00 : result; // 65520 and more
  uint32_t sign = (bits >> 16) & 0x8000;
  return magnitude > 0x7f800000 ? 0x7fff : result | sign;
}
inline uint32_t narrowToBFloat(float value) {
  uint32_t bits = toBits(value);
  uint32_t rounded = (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
  return isNaNBits<float>(bits) ? 0x7fff : rounded;
}

inline float toFloat(Half value) { return widenHalf(value.bits); }
inline float toFloat(BFloat value) {
  return fromBits(static_cast<uint32_t>(value.bits) << 16);
}
inline float toFloat(float value) { return value; }

inline Half toHalf(float value) {
  return {static_cast<uint16_t>(narrowToHalf(value))};
}
inline BFloat toBFloat(float value) {
  return {static_cast<uint16_t>(narrowToBFloat(value))};
}

template <class T>
inline T fromFloat(float value);
template <>
inline float fromFloat<float>(float value) {
  return value;
}
template <>
inline Half fromFloat<Half>(float value) {
  return toHalf(value);
}
template <>
inline BFloat fromFloat<BFloat>(float value) {
  return toBFloat(value);
}

//===----------------------------------------------------------------------===//
// Rounding to odd
//===----------------------------------------------------------------------===//
// A value that is not representable becomes the neighbour whose last bit is
// set. It then lies on the right side of every midpoint of a format that has at
// least two bits less, so that a second rounding gives what rounding once does.

inline float toFloatOdd(double value) {
  float nearest = static_cast<float>(value);
  uint32_t bits = toBits(nearest);
  double back = nearest;
  // One too far from zero? Infinity becomes the largest number.
  uint32_t truncated = bits - (std::fabs(back) > std::fabs(value) ? 1 : 0);
  return fromBits(truncated | (back != value && value == value ? 1 : 0));
}

/// x + y of floats or doubles, whose sum is not too large. Knuth's two-sum
/// gives the error of the nearest one exactly.
template <class T>
inline T addOdd(T x, T y) {
  using Bits = typename FloatTraits<T>::Bits;
  T sum = x + y;
  T part = sum - x;
  T error = (x - (sum - part)) + (y - part);
  // An even sum's odd neighbour is where the error points: away from zero if
  // their signs are the same. Where the sum is not finite, the error is NaN,
  // which is neither above nor below zero.
  Bits bits = toBits(sum);
  Bits opposite = (toBits(error) ^ bits) >> (8 * sizeof(T) - 1);
  Bits step = 1 - 2 * opposite;
  Bits isEven = ~bits & 1;
  step = ((error > 0) | (error < 0)) ? step : 0;
  return fromBits(static_cast<Bits>(bits + (step & (0 - isEven))));
}

/// a * b + c of f32 numbers, rounded once: the product has 48 bits and is exact
/// in f64, whose 53 bits are two more than f32's 24 and then some.
inline float fuseInDouble(float a, float b, float c) {
  return static_cast<float>(addOdd<double>(static_cast<double>(a) * b, c));
}

inline float fuse(float a, float b, float c) {
#if defined(__FMA__) || defined(__aarch64__)
  return std::fma(a, b, c);
#else
  return fuseInDouble(a, b, c);
#endif
}

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_FLOATFORMATS_H
