//===- CompareLanes.cpp - One function for each comparison and type -------===//
//
// PTX ISA, "Comparison and Selection Instructions". Float comparisons without
// `u` are false with a NaN, those with `u` are true.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Comparisons.h"
#include "ISA/FloatFormats.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;

namespace {

struct Equal {
  template <class T>
  bool operator()(T a, T b) const {
    return a == b;
  }
};

struct Less {
  template <class T>
  bool operator()(T a, T b) const {
    return a < b;
  }
};

struct LessEqual {
  template <class T>
  bool operator()(T a, T b) const {
    return a <= b;
  }
};

/// Neither is NaN.
struct Ordered {
  template <class T>
  bool operator()(T a, T b) const {
    return (a == a) & (b == b);
  }
};

/// Ordered and different.
struct Different {
  template <class T>
  bool operator()(T a, T b) const {
    return (a < b) | (a > b);
  }
};

} // namespace

/// Every comparison is one of few with operands exchanged or the result
/// inverted.
template <class Op, class T, class Load, bool Swap, bool Invert>
static uint32_t compareLanes(Warp &warp, uint32_t aOffset, uint32_t bOffset) {
  const Lane<T> *a = warp.reg<Lane<T>>(Swap ? bOffset : aOffset);
  const Lane<T> *b = warp.reg<Lane<T>>(Swap ? aOffset : bOffset);
  uint8_t flags[32];
  for (unsigned lane = 0; lane < 32; ++lane)
    flags[lane] = Op()(Load()(a[lane]), Load()(b[lane]));
  uint32_t bits = packFlags(flags);
  return Invert ? ~bits : bits;
}

namespace {

template <class T>
struct LoadValue {
  T operator()(Lane<T> bits) const { return fromLane<T>(bits); }
};

template <bool Ftz>
struct LoadSingle {
  float operator()(uint32_t bits) const {
    return fromBits(Ftz ? flushBits<float>(bits) : bits);
  }
};

/// A half of a word, from bit `Shift` on. f16 and bf16 are in order as f32.
template <class T, unsigned Shift, bool Ftz>
struct LoadHalf {
  float operator()(uint32_t bits) const {
    auto half = static_cast<uint16_t>(bits >> Shift);
    return toFloat(T{Ftz ? flushBits<T>(half) : half});
  }
};

} // namespace

template <class T, class Load>
static CompareFunction pickInteger(StringRef name) {
  if (name == "eq")
    return compareLanes<Equal, T, Load, false, false>;
  if (name == "ne")
    return compareLanes<Equal, T, Load, false, true>;
  bool isUnsigned = std::is_unsigned_v<T>;
  if (name == "lt" || (isUnsigned && name == "lo"))
    return compareLanes<Less, T, Load, false, false>;
  if (name == "le" || (isUnsigned && name == "ls"))
    return compareLanes<LessEqual, T, Load, false, false>;
  if (name == "gt" || (isUnsigned && name == "hi"))
    return compareLanes<Less, T, Load, true, false>;
  if (name == "ge" || (isUnsigned && name == "hs"))
    return compareLanes<LessEqual, T, Load, true, false>;
  return nullptr;
}

template <class T, class Load>
static CompareFunction pickFloat(StringRef name) {
  if (name == "eq")
    return compareLanes<Equal, T, Load, false, false>;
  if (name == "ne")
    return compareLanes<Different, T, Load, false, false>;
  if (name == "lt")
    return compareLanes<Less, T, Load, false, false>;
  if (name == "le")
    return compareLanes<LessEqual, T, Load, false, false>;
  if (name == "gt")
    return compareLanes<Less, T, Load, true, false>;
  if (name == "ge")
    return compareLanes<LessEqual, T, Load, true, false>;
  if (name == "equ")
    return compareLanes<Different, T, Load, false, true>;
  if (name == "neu")
    return compareLanes<Equal, T, Load, false, true>;
  if (name == "ltu")
    return compareLanes<LessEqual, T, Load, true, true>;
  if (name == "leu")
    return compareLanes<Less, T, Load, true, true>;
  if (name == "gtu")
    return compareLanes<LessEqual, T, Load, false, true>;
  if (name == "geu")
    return compareLanes<Less, T, Load, false, true>;
  if (name == "num")
    return compareLanes<Ordered, T, Load, false, false>;
  if (name == "nan")
    return compareLanes<Ordered, T, Load, false, true>;
  return nullptr;
}

template <class T>
static CompareFunction pickBits(StringRef name) {
  return name == "eq" || name == "ne" ? pickInteger<T, LoadValue<T>>(name)
                                      : nullptr;
}

template <class T, bool IsPair>
static Comparison pickHalf(StringRef name, bool ftz) {
  if (ftz)
    return {pickFloat<uint32_t, LoadHalf<T, 0, true>>(name),
            IsPair ? pickFloat<uint32_t, LoadHalf<T, 16, true>>(name)
                   : nullptr};
  return {pickFloat<uint32_t, LoadHalf<T, 0, false>>(name),
          IsPair ? pickFloat<uint32_t, LoadHalf<T, 16, false>>(name) : nullptr};
}

Comparison mlir::hot::emulator::getComparison(StringRef name, ScalarType type,
                                              bool ftz) {
  switch (type) {
  case ScalarType::F32:
    return {ftz ? pickFloat<uint32_t, LoadSingle<true>>(name)
                : pickFloat<uint32_t, LoadSingle<false>>(name)};
  case ScalarType::F16:
    return pickHalf<Half, false>(name, ftz);
  case ScalarType::F16x2:
    return pickHalf<Half, true>(name, ftz);
  default:
    break;
  }
  if (ftz)
    return {};
  switch (type) {
  case ScalarType::B16:
    return {pickBits<uint16_t>(name)};
  case ScalarType::B32:
    return {pickBits<uint32_t>(name)};
  case ScalarType::B64:
    return {pickBits<uint64_t>(name)};
  case ScalarType::U16:
    return {pickInteger<uint16_t, LoadValue<uint16_t>>(name)};
  case ScalarType::U32:
    return {pickInteger<uint32_t, LoadValue<uint32_t>>(name)};
  case ScalarType::U64:
    return {pickInteger<uint64_t, LoadValue<uint64_t>>(name)};
  case ScalarType::S16:
    return {pickInteger<int16_t, LoadValue<int16_t>>(name)};
  case ScalarType::S32:
    return {pickInteger<int32_t, LoadValue<int32_t>>(name)};
  case ScalarType::S64:
    return {pickInteger<int64_t, LoadValue<int64_t>>(name)};
  case ScalarType::F64:
    return {pickFloat<double, LoadValue<double>>(name)};
  case ScalarType::BF16:
    return pickHalf<BFloat, false>(name, false);
  case ScalarType::BF16x2:
    return pickHalf<BFloat, true>(name, false);
  default:
    return {};
  }
}
