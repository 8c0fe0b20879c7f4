//===- ConvertIntegers.cpp - cvt from and to integers ---------------------===//
//
// PTX ISA, "Data Movement and Conversion Instructions: cvt".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Conversions.h"
#include "ISA/FloatPacking.h"

using namespace mlir::hot::emulator;

//===----------------------------------------------------------------------===//
// Integers to integers
//===----------------------------------------------------------------------===//

namespace {

/// Keeps the low bits, or extends zero or the sign of the source.
template <class D>
struct Resize {
  template <class S>
  D operator()(S value) const {
    return static_cast<D>(value);
  }
};

template <class D>
struct Clamp {
  template <class S>
  D operator()(S value) const {
    return clampInteger<D>(value);
  }
};

} // namespace

Handler mlir::hot::emulator::getIntegerConversion(ScalarType to,
                                                  ScalarType from,
                                                  bool saturate) {
  return forAnyInteger(to, [=](auto toTag) -> Handler {
    using D = typename decltype(toTag)::type;
    return forAnyInteger(from, [=](auto fromTag) -> Handler {
      using S = typename decltype(fromTag)::type;
      return saturate ? apply<Clamp<D>, D, S> : apply<Resize<D>, D, S>;
    });
  });
}

//===----------------------------------------------------------------------===//
// Integers to floats
//===----------------------------------------------------------------------===//

/// Signs and magnitudes.
template <class T>
static void loadMagnitudes(Warp &warp, uint32_t offset, uint64_t *magnitudes,
                           bool *negative) {
  const Lane<T> *lanes = warp.reg<Lane<T>>(offset);
  for (unsigned lane = 0; lane < 32; ++lane) {
    T value = fromLane<T>(lanes[lane]);
    negative[lane] = value < 0;
    uint64_t bits = static_cast<uint64_t>(value);
    magnitudes[lane] = value < 0 ? 0 - bits : bits;
  }
}

static const FloatFormat &getFormat(ScalarType type) {
  switch (type) {
  case ScalarType::F16:
    return kFormatF16;
  case ScalarType::BF16:
    return kFormatBF16;
  case ScalarType::F32:
    return kFormatF32;
  default:
    return kFormatF64;
  }
}

/// Any type, rounding and saturation.
template <class S>
static void runIntegerToFloat(Warp &warp, const Instr &instr) {
  auto to = static_cast<ScalarType>(instr.size);
  ConversionFlags flags = ConversionFlags::decode(instr.aux);
  const FloatFormat &format = getFormat(to);
  uint64_t magnitudes[32];
  bool negative[32];
  loadMagnitudes<S>(warp, instr.op[1], magnitudes, negative);
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    uint64_t magnitude = magnitudes[lane];
    bool isNegative = negative[lane];
    if (flags.sat) {
      magnitude = isNegative ? 0 : magnitude > 1 ? 1 : magnitude;
      isNegative = false;
    }
    uint64_t bits =
        packMagnitude(format, isNegative, magnitude, 0, flags.rounding) |
        static_cast<uint64_t>(isNegative) << (format.getWidth() - 1);
    if (to == ScalarType::F64)
      warp.reg<uint64_t>(instr.op[0])[lane] = bits;
    else
      warp.reg<uint32_t>(instr.op[0])[lane] = static_cast<uint32_t>(bits);
  }
}

Handler mlir::hot::emulator::getIntegerToFloat(ScalarType to, ScalarType from,
                                               const ConversionFlags &flags) {
  bool isNearest = flags.rounding == Rounding::Nearest && flags.isPlain();
  return forAnyInteger(from, [=](auto tag) -> Handler {
    using S = typename decltype(tag)::type;
    if (isNearest && to == ScalarType::F32)
      return apply<Resize<float>, float, S>;
    if (isNearest && to == ScalarType::F64)
      return apply<Resize<double>, double, S>;
    return runIntegerToFloat<S>;
  });
}

//===----------------------------------------------------------------------===//
// Floats to integers
//===----------------------------------------------------------------------===//
// Numbers out of range give the nearest that there is. NaN gives zero, but with
// an f64 source or a 64-bit result the highest bit alone.

template <class D>
static D doubleToInteger(double value, D nan) {
  using Limits = std::numeric_limits<D>;
  // The power of two above the highest number: that one itself may have too
  // many bits.
  constexpr double end =
      2.0 * static_cast<double>(D(1) << (std::numeric_limits<D>::digits - 1));
  if (value != value)
    return nan;
  if (value >= end)
    return Limits::max();
  if (value < static_cast<double>(Limits::min()))
    return Limits::min();
  return static_cast<D>(value);
}

template <class D>
static void runFloatToInteger(Warp &warp, const Instr &instr) {
  auto from = static_cast<ScalarType>(instr.count);
  ConversionFlags flags = ConversionFlags::decode(instr.aux);
  double values[32];
  loadDoubles(warp, instr.op[1], from, flags.ftz, values);
  using U = std::make_unsigned_t<D>;
  D nan = 0;
  if (from == ScalarType::F64 || sizeof(D) == 8)
    nan = static_cast<D>(U(1) << (8 * sizeof(D) - 1));
  Lane<D> *d = warp.reg<Lane<D>>(instr.op[0]);
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    d[lane] = toLane<D>(
        doubleToInteger<D>(roundToInteger(values[lane], flags.rounding), nan));
  }
}

namespace {

/// f32 to s32, the commonest: the same rules in vector code.
template <Rounding R>
struct SingleToInt {
  int32_t operator()(float value) const {
    // The conversion itself rounds towards zero.
    float rounded = R == Rounding::Zero ? value : roundToInteger(value, R);
    bool isHigh = rounded >= 0x1p31f, isLow = rounded < -0x1p31f;
    bool isIn = (rounded < 0x1p31f) & (rounded >= -0x1p31f);
    int32_t inside = static_cast<int32_t>(isIn ? rounded : 0.0f);
    int32_t outside = isHigh  ? std::numeric_limits<int32_t>::max()
                      : isLow ? std::numeric_limits<int32_t>::min()
                              : 0;
    return isIn ? inside : outside;
  }
};

} // namespace

Handler mlir::hot::emulator::getFloatToInteger(ScalarType to, ScalarType from,
                                               const ConversionFlags &flags) {
  // .sat changes nothing here, and a flushed subnormal matters to rounding up
  // or down only.
  bool isFlushed = flags.ftz && (flags.rounding == Rounding::Down ||
                                 flags.rounding == Rounding::Up);
  if (to == ScalarType::S32 && from == ScalarType::F32 && !isFlushed)
    switch (flags.rounding) {
    case Rounding::Nearest:
      return apply<SingleToInt<Rounding::Nearest>, int32_t, float>;
    case Rounding::Zero:
      return apply<SingleToInt<Rounding::Zero>, int32_t, float>;
    case Rounding::Down:
      return apply<SingleToInt<Rounding::Down>, int32_t, float>;
    case Rounding::Up:
      return apply<SingleToInt<Rounding::Up>, int32_t, float>;
    }
  return forAnyInteger(to, [](auto tag) -> Handler {
    return runFloatToInteger<typename decltype(tag)::type>;
  });
}
