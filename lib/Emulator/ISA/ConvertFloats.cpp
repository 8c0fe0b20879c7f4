//===- ConvertFloats.cpp - cvt between floats -----------------------------===//
//
// PTX ISA, "Data Movement and Conversion Instructions: cvt".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Conversions.h"
#include "ISA/FloatPacking.h"

using namespace mlir::hot::emulator;

template <class T>
static void loadAs(Warp &warp, uint32_t offset, double *values) {
  const Lane<T> *lanes = warp.reg<Lane<T>>(offset);
  for (unsigned lane = 0; lane < 32; ++lane)
    values[lane] = toFloat(fromLane<T>(lanes[lane]));
}

void mlir::hot::emulator::loadDoubles(Warp &warp, uint32_t offset,
                                      ScalarType type, bool ftz,
                                      double *values) {
  switch (type) {
  case ScalarType::F64:
    std::memcpy(values, warp.reg<double>(offset), 32 * sizeof(double));
    return;
  case ScalarType::F16:
    return loadAs<Half>(warp, offset, values);
  case ScalarType::BF16:
    return loadAs<BFloat>(warp, offset, values);
  default:
    loadAs<float>(warp, offset, values);
    if (ftz)
      for (unsigned lane = 0; lane < 32; ++lane)
        if (std::fabs(values[lane]) < 0x1p-126)
          values[lane] = std::copysign(0.0, values[lane]);
    return;
  }
}

template <class T>
static uint64_t pack(const FloatFormat &format, double value,
                     const ConversionFlags &flags) {
  using F = FloatTraits<T>;
  using Bits = typename F::Bits;
  if (flags.sat)
    return value >= 1 ? F::one
           : !(value > 0)
               ? Bits(0)
               : static_cast<Bits>(packDouble(format, value, flags.rounding));
  auto bits = static_cast<Bits>(packDouble(format, value, flags.rounding));
  Bits sign = bits & F::sign, magnitude = bits & ~F::sign;
  if (magnitude > F::infinity)
    return F::nan;
  if (flags.relu && sign)
    return 0;
  if (flags.satfinite && magnitude == F::infinity)
    return static_cast<Bits>(sign | (F::infinity - 1));
  return bits;
}

uint64_t mlir::hot::emulator::convertDouble(double value, ScalarType to,
                                            const ConversionFlags &flags) {
  switch (to) {
  case ScalarType::F16:
    return pack<Half>(kFormatF16, value, flags);
  case ScalarType::BF16:
    return pack<BFloat>(kFormatBF16, value, flags);
  case ScalarType::F32: {
    auto bits = static_cast<uint32_t>(pack<float>(kFormatF32, value, flags));
    return flags.ftz ? flushBits<float>(bits) : bits;
  }
  default:
    return toBits(flags.sat ? saturate(value) : value);
  }
}

/// Any types and flags. `imm`: the value is rounded to an integer.
static void runFloatToFloat(Warp &warp, const Instr &instr) {
  auto to = static_cast<ScalarType>(instr.size);
  ConversionFlags flags = ConversionFlags::decode(instr.aux);
  bool isInteger = instr.imm;
  double values[32];
  loadDoubles(warp, instr.op[1], static_cast<ScalarType>(instr.count),
              flags.ftz, values);
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    double value = values[lane];
    if (isInteger)
      value = roundToInteger(value, flags.rounding);
    uint64_t bits = convertDouble(value, to, flags);
    if (to == ScalarType::F64)
      warp.reg<uint64_t>(instr.op[0])[lane] = bits;
    else
      warp.reg<uint32_t>(instr.op[0])[lane] = static_cast<uint32_t>(bits);
  }
}

namespace {

/// The common ones, without flags and to nearest.
template <class D>
struct Convert {
  template <class S>
  D operator()(S value) const {
    return fromFloat<D>(toFloat(value));
  }
};

struct Extend {
  template <class S>
  float operator()(S value) const {
    return settleNaN(toFloat(value), 0.0f);
  }
};

struct ToDouble {
  double operator()(float value) const { return value; }
};

struct ToSingle {
  float operator()(double value) const {
    return settleNaN(static_cast<float>(value), 0.0f);
  }
};

template <Rounding R>
struct RoundSingle {
  float operator()(float value) const {
    return settleNaN(roundToInteger(value, R), 0.0f);
  }
};

} // namespace

static Handler pickRound(Rounding rounding) {
  switch (rounding) {
  case Rounding::Nearest:
    return apply<RoundSingle<Rounding::Nearest>, float, float>;
  case Rounding::Zero:
    return apply<RoundSingle<Rounding::Zero>, float, float>;
  case Rounding::Down:
    return apply<RoundSingle<Rounding::Down>, float, float>;
  case Rounding::Up:
    return apply<RoundSingle<Rounding::Up>, float, float>;
  }
  return nullptr;
}

static Handler pickFast(ScalarType to, ScalarType from,
                        const ConversionFlags &flags) {
  using T = ScalarType;
  if (!flags.isPlain())
    return nullptr;
  if (flags.isInteger)
    return to == T::F32 ? pickRound(flags.rounding) : nullptr;
  if (flags.rounding != Rounding::Nearest)
    return nullptr;
  if (to == T::F32 && from == T::F16)
    return apply<Extend, float, Half>;
  if (to == T::F32 && from == T::BF16)
    return apply<Extend, float, BFloat>;
  if (to == T::F16 && from == T::F32)
    return apply<Convert<Half>, Half, float>;
  if (to == T::BF16 && from == T::F32)
    return apply<Convert<BFloat>, BFloat, float>;
  if (to == T::F64 && from == T::F32)
    return apply<ToDouble, double, float>;
  if (to == T::F32 && from == T::F64)
    return apply<ToSingle, float, double>;
  return nullptr;
}

Handler mlir::hot::emulator::getFloatToFloat(ScalarType to, ScalarType from,
                                             const ConversionFlags &flags) {
  Handler fast = pickFast(to, from, flags);
  return fast ? fast : runFloatToFloat;
}
