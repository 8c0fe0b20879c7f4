//===- FloatFunctions.cpp - rcp, sqrt, rsqrt, ex2, lg2, sin, cos, tanh ----===//
//
// PTX ISA, "Floating Point Instructions" and "Half Precision Floating Point
// Instructions". The manual bounds the error of .approx forms and leaves the
// bits open; here they are computed in f64 and rounded to nearest, which is
// within every bound. GPUs give other bits.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/FloatFormats.h"
#include "ISA/Floats.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;

namespace {

// Of one f32 or f64 number. Quotients and roots of f32 are the host's own; for
// the others f64 is wide enough.

struct Rcp {
  template <class T>
  T operator()(T a) const {
    return T(1) / a;
  }
};

struct Sqrt {
  template <class T>
  T operator()(T a) const {
    return std::sqrt(a);
  }
};

struct Rsqrt {
  double operator()(double a) const { return 1.0 / std::sqrt(a); }
  float operator()(float a) const {
    return static_cast<float>((*this)(static_cast<double>(a)));
  }
};

struct Exp2 {
  double operator()(double a) const { return std::exp2(a); }
};

struct Log2 {
  double operator()(double a) const { return std::log2(a); }
};

struct Sin {
  double operator()(double a) const { return std::sin(a); }
};

struct Cos {
  double operator()(double a) const { return std::cos(a); }
};

struct Tanh {
  double operator()(double a) const { return std::tanh(a); }
};

} // namespace

/// Without vector code where Op calls the library.
template <class Op, bool Ftz>
static void runSingle(Warp &warp, const Instr &instr) {
  float *d = warp.reg<float>(instr.op[0]);
  const float *a = warp.reg<float>(instr.op[1]);
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    float operand = Ftz ? flush(a[lane]) : a[lane];
    float value = settleNaN(static_cast<float>(Op()(operand)), 0.0f);
    d[lane] = Ftz ? flush(value) : value;
  }
}

template <class Op>
static void runDouble(Warp &warp, const Instr &instr) {
  double *d = warp.reg<double>(instr.op[0]);
  const double *a = warp.reg<double>(instr.op[1]);
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    d[lane] = settleNaN(Op()(a[lane]), a[lane]);
  }
}

/// The loops that have a vector instruction.
template <class Op, bool Ftz>
struct Vector {
  float operator()(float a) const {
    float value = settleNaN(Op()(Ftz ? flush(a) : a), 0.0f);
    return Ftz ? flush(value) : value;
  }
};

/// rcp.approx.ftz.f64, rsqrt.approx.ftz.f64: of the upper words alone.
template <class Op>
static void runUpperWord(Warp &warp, const Instr &instr) {
  constexpr uint64_t upper = 0xffffffff00000000;
  uint64_t *d = warp.reg<uint64_t>(instr.op[0]);
  const uint64_t *a = warp.reg<uint64_t>(instr.op[1]);
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    // A NaN stays one: without its low word it might be infinity.
    if (isNaNBits<double>(a[lane])) {
      d[lane] = FloatTraits<double>::nan & upper;
      continue;
    }
    uint64_t operand = flushBits<double>(a[lane] & upper);
    double value = Op()(fromBits(operand));
    d[lane] = value != value ? FloatTraits<double>::nan & upper
                             : flushBits<double>(toBits(value) & upper);
  }
}

template <class Op, class T, bool IsPair>
static void runHalf(Warp &warp, const Instr &instr) {
  bool ftz = FloatFlags::decode(instr.aux).ftz;
  auto compute = [=](uint32_t bits) -> uint32_t {
    auto half = static_cast<uint16_t>(bits);
    if (ftz)
      half = flushBits<T>(half);
    double value = Op()(static_cast<double>(toFloat(T{half})));
    uint16_t result = fromFloat<T>(toFloatOdd(value)).bits;
    return ftz ? flushBits<T>(result) : result;
  };
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    uint32_t bits = warp.reg<uint32_t>(instr.op[1])[lane];
    uint32_t result = compute(bits);
    if (IsPair)
      result |= compute(bits >> 16) << 16;
    warp.reg<uint32_t>(instr.op[0])[lane] = result;
  }
}

static void setFunction(Decoder &decoder, Handler handler, ScalarType type) {
  decoder.instr.family = getFloatFamily(type);
  setOperation(decoder, handler, type, type, {type});
}

/// rcp, sqrt: .approx{.ftz}.f32, .rnd{.ftz}.f32, .rnd.f64.
template <class Op, FloatOp Directed, bool HasApproxF64>
static void decodeRounded(Decoder &decoder) {
  Rounding rounding = Rounding::Nearest;
  bool isRounded = decoder.takeRounding(rounding);
  if (!isRounded)
    decoder.expect("approx");
  FloatFlags flags;
  flags.ftz = decoder.take("ftz");
  ScalarType type = decoder.takeType();
  decoder.instr.size = static_cast<uint8_t>(rounding);
  decoder.instr.aux = flags.encode();
  Handler handler = nullptr;
  if (type == ScalarType::F32)
    handler = rounding != Rounding::Nearest ? getDirected(Directed, type)
              : flags.ftz ? apply<Vector<Op, true>, float, float>
                          : apply<Vector<Op, false>, float, float>;
  else if (type == ScalarType::F64 && isRounded && !flags.ftz)
    handler = rounding != Rounding::Nearest ? getDirected(Directed, type)
                                            : runDouble<Op>;
  else if (type == ScalarType::F64 && !isRounded && flags.ftz && HasApproxF64)
    handler = runUpperWord<Op>;
  setFunction(decoder, handler, type);
}

static void decodeRsqrt(Decoder &decoder) {
  decoder.expect("approx");
  bool ftz = decoder.take("ftz");
  ScalarType type = decoder.takeType();
  Handler handler = nullptr;
  if (type == ScalarType::F32)
    handler = ftz ? apply<Vector<Rsqrt, true>, float, float>
                  : apply<Vector<Rsqrt, false>, float, float>;
  else if (type == ScalarType::F64)
    handler = ftz ? runUpperWord<Rsqrt> : runDouble<Rsqrt>;
  setFunction(decoder, handler, type);
}

template <class Op>
static Handler pickHalf(ScalarType type) {
  switch (type) {
  case ScalarType::F16:
    return runHalf<Op, Half, false>;
  case ScalarType::F16x2:
    return runHalf<Op, Half, true>;
  case ScalarType::BF16:
    return runHalf<Op, BFloat, false>;
  case ScalarType::BF16x2:
    return runHalf<Op, BFloat, true>;
  default:
    return nullptr;
  }
}

/// .approx{.ftz}.f32 alone.
template <class Op>
static void decodeSingle(Decoder &decoder) {
  decoder.expect("approx");
  bool ftz = decoder.take("ftz");
  decoder.expect("f32");
  setFunction(decoder, ftz ? runSingle<Op, true> : runSingle<Op, false>,
              ScalarType::F32);
}

/// ex2 of bf16 is .ftz, of f16 it is not.
static void decodeExp2(Decoder &decoder) {
  decoder.expect("approx");
  FloatFlags flags;
  flags.ftz = decoder.take("ftz");
  ScalarType type = decoder.takeType();
  decoder.instr.aux = flags.encode();
  Handler handler = nullptr;
  if (type == ScalarType::F32)
    handler = flags.ftz ? runSingle<Exp2, true> : runSingle<Exp2, false>;
  else if (isBFloat(type) == flags.ftz)
    handler = pickHalf<Exp2>(type);
  setFunction(decoder, handler, type);
}

static void decodeTanh(Decoder &decoder) {
  decoder.expect("approx");
  ScalarType type = decoder.takeType();
  setFunction(decoder,
              type == ScalarType::F32 ? runSingle<Tanh, false>
                                      : pickHalf<Tanh>(type),
              type);
}

void mlir::hot::emulator::addFloatFunctions(DecodeTable &table) {
  table["rcp"] = decodeRounded<Rcp, FloatOp::Rcp, true>;
  table["sqrt"] = decodeRounded<Sqrt, FloatOp::Sqrt, false>;
  table["rsqrt"] = decodeRsqrt;
  table["ex2"] = decodeExp2;
  table["lg2"] = decodeSingle<Log2>;
  table["sin"] = decodeSingle<Sin>;
  table["cos"] = decodeSingle<Cos>;
  table["tanh"] = decodeTanh;
}
