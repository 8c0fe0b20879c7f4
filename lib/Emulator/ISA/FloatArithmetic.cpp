//===- FloatArithmetic.cpp - add, sub, mul, fma, mad, div -----------------===//
//
// PTX ISA, "Floating Point Instructions": f32 and f64 rounded to nearest. An
// add or mul without rounding modifier is one to nearest too; the manual lets
// compilers contract such ones to fma, which never happens here.
//
// .ftz flushes operands, and results after rounding.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/FloatFormats.h"
#include "ISA/Floats.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;

namespace {

struct Add {
  template <class T>
  T operator()(T a, T b) const {
    return a + b;
  }
};

struct Sub {
  template <class T>
  T operator()(T a, T b) const {
    return a - b;
  }
};

struct Mul {
  template <class T>
  T operator()(T a, T b) const {
    return a * b;
  }
};

struct Div {
  template <class T>
  T operator()(T a, T b) const {
    return a / b;
  }
};

/// The quotient, but for divisors above 2^126: those give zero, and NaN for an
/// infinite dividend. Elsewhere the manual allows two units in the last place.
struct DivApprox {
  float operator()(float a, float b) const {
    uint32_t magnitude = toBits(b) & 0x7fffffff;
    bool huge = magnitude > 0x7e800000 && magnitude < 0x7f800000;
    return huge ? a * fromBits(toBits(b) & 0x80000000) : a / b;
  }
};

struct Fma {
  float operator()(float a, float b, float c) const { return fuse(a, b, c); }
  __attribute__((always_inline)) double operator()(double a, double b,
                                                   double c) const {
    return std::fma(a, b, c);
  }
};

template <class Op, bool Ftz, bool Sat>
struct Single {
  template <class... S>
  float operator()(S... operands) const {
    float value = settleNaN(Op()((Ftz ? flush(operands) : operands)...), 0.0f);
    if (Ftz)
      value = flush(value);
    return Sat ? saturate(value) : value;
  }
};

} // namespace

/// f64 with `N` sources. NaNs are rare and keep their operands' payload: they
/// are settled apart. Inlined so that it is compiled for its caller's machine.
template <class Op, unsigned N>
__attribute__((always_inline)) static inline void
computeDouble(Warp &warp, const Instr &instr) {
  double *d = warp.reg<double>(instr.op[0]);
  const double *a = warp.reg<double>(instr.op[1]);
  const double *b = warp.reg<double>(instr.op[2]);
  const double *c = N == 3 ? warp.reg<double>(instr.op[3]) : b;
  double results[32];
  for (unsigned lane = 0; lane < 32; ++lane) {
    if constexpr (N == 3)
      results[lane] = Op()(a[lane], b[lane], c[lane]);
    else
      results[lane] = Op()(a[lane], b[lane]);
  }
  uint64_t anyNaN = 0;
  for (unsigned lane = 0; lane < 32; ++lane)
    anyNaN |= results[lane] != results[lane] ? 1 : 0;
  if (anyNaN)
    for (unsigned lane = 0; lane < 32; ++lane)
      results[lane] = N == 3
                          ? settleNaN(results[lane], a[lane], b[lane], c[lane])
                          : settleNaN(results[lane], a[lane], b[lane]);
  forLanes(warp.mask, [&](unsigned lane) { d[lane] = results[lane]; });
}

template <class Op, unsigned N>
static void runDouble(Warp &warp, const Instr &instr) {
  computeDouble<Op, N>(warp, instr);
}

#if defined(__x86_64__) && !defined(__FMA__)
// The instruction is there on all but the oldest machines, though the compiler
// may not take it for granted.
#define HOT_FMA_AT_RUN_TIME 1

template <bool Ftz, bool Sat>
__attribute__((target("avx2,fma"))) static void
runFusedSingle(Warp &warp, const Instr &instr) {
  float *d = warp.reg<float>(instr.op[0]);
  const float *a = warp.reg<float>(instr.op[1]);
  const float *b = warp.reg<float>(instr.op[2]);
  const float *c = warp.reg<float>(instr.op[3]);
  float results[32];
  for (unsigned lane = 0; lane < 32; ++lane) {
    float x = a[lane], y = b[lane], z = c[lane];
    if (Ftz) {
      x = flush(x);
      y = flush(y);
      z = flush(z);
    }
    float value = settleNaN(__builtin_fmaf(x, y, z), 0.0f);
    if (Ftz)
      value = flush(value);
    results[lane] = Sat ? saturate(value) : value;
  }
  forLanes(warp.mask, [&](unsigned lane) { d[lane] = results[lane]; });
}

__attribute__((target("avx2,fma"))) static void
runFusedDouble(Warp &warp, const Instr &instr) {
  computeDouble<Fma, 3>(warp, instr);
}

static Handler pickFused(ScalarType type, const FloatFlags &flags) {
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma"))
    return nullptr;
  if (type == ScalarType::F64)
    return runFusedDouble;
  if (flags.ftz)
    return flags.sat ? runFusedSingle<true, true> : runFusedSingle<true, false>;
  return flags.sat ? runFusedSingle<false, true> : runFusedSingle<false, false>;
}
#endif

template <class Op, class... S>
static Handler pickSingle(const FloatFlags &flags) {
  if (flags.ftz)
    return flags.sat ? apply<Single<Op, true, true>, float, S...>
                     : apply<Single<Op, true, false>, float, S...>;
  return flags.sat ? apply<Single<Op, false, true>, float, S...>
                   : apply<Single<Op, false, false>, float, S...>;
}

static Handler pickNearest(FloatOp op, ScalarType type,
                           const FloatFlags &flags) {
  using F = float;
  bool isDouble = type == ScalarType::F64;
  switch (op) {
  case FloatOp::Add:
    return isDouble ? runDouble<Add, 2> : pickSingle<Add, F, F>(flags);
  case FloatOp::Sub:
    return isDouble ? runDouble<Sub, 2> : pickSingle<Sub, F, F>(flags);
  case FloatOp::Mul:
    return isDouble ? runDouble<Mul, 2> : pickSingle<Mul, F, F>(flags);
  case FloatOp::Div:
    return isDouble ? runDouble<Div, 2> : pickSingle<Div, F, F>(flags);
  case FloatOp::Fma:
#ifdef HOT_FMA_AT_RUN_TIME
    if (Handler fused = pickFused(type, flags))
      return fused;
#endif
    return isDouble ? runDouble<Fma, 3> : pickSingle<Fma, F, F, F>(flags);
  default:
    return nullptr;
  }
}

static void setFloatOperands(Decoder &decoder, Handler handler, ScalarType type,
                             unsigned numSources) {
  decoder.instr.family = getFloatFamily(type);
  if (numSources == 3)
    setOperation(decoder, handler, type, type, {type, type, type});
  else
    setOperation(decoder, handler, type, type, {type, type});
}

/// op{.rnd}{.ftz}{.sat}{.relu}.type
static void decodeArithmetic(Decoder &decoder, FloatOp op) {
  Rounding rounding = Rounding::Nearest;
  bool isRounded = decoder.takeRounding(rounding);
  FloatFlags flags;
  flags.ftz = decoder.take("ftz");
  flags.sat = decoder.take("sat");
  flags.relu = op == FloatOp::Fma && decoder.take("relu");
  ScalarType type = decoder.takeType();
  // mad.f32 without rounding is of devices that are gone.
  if (!isRounded && (op == FloatOp::Fma || op == FloatOp::Div))
    return decoder.fail("'" + decoder.getStatement().opcode +
                        "' needs a rounding: .rn, .rz, .rm or .rp");
  bool isDirected = rounding != Rounding::Nearest;
  Handler handler = nullptr;
  if (isHalf(type)) {
    bool isBad = isDirected || (flags.relu && flags.sat) ||
                 (isBFloat(type) && (flags.ftz || flags.sat));
    if (!isBad)
      handler = getHalf(op, type, flags.encode() != 0);
  } else if ((type == ScalarType::F32 ||
              (type == ScalarType::F64 && !flags.ftz && !flags.sat)) &&
             !flags.relu) {
    handler = isDirected ? getDirected(op, type) : pickNearest(op, type, flags);
  }
  decoder.instr.size = static_cast<uint8_t>(rounding);
  decoder.instr.aux = flags.encode();
  setFloatOperands(decoder, handler, type, op == FloatOp::Fma ? 3 : 2);
}

/// div.approx and div.full, of f32; the full-range one is exact here.
static void decodeDiv(Decoder &decoder) {
  bool isApprox = decoder.take("approx");
  if (!isApprox && !decoder.take("full"))
    return decodeArithmetic(decoder, FloatOp::Div);
  FloatFlags flags;
  flags.ftz = decoder.take("ftz");
  decoder.expect("f32");
  setFloatOperands(decoder,
                   isApprox ? pickSingle<DivApprox, float, float>(flags)
                            : pickSingle<Div, float, float>(flags),
                   ScalarType::F32, 2);
}

bool mlir::hot::emulator::hasFloatType(const Decoder &decoder) {
  llvm::SmallVector<StringRef, 8> modifiers;
  StringRef(decoder.getStatement().opcode).split(modifiers, '.');
  for (StringRef modifier : modifiers) {
    ScalarType type;
    if (parseScalarType(modifier, type) &&
        (isHalf(type) || type == ScalarType::F32 || type == ScalarType::F64))
      return true;
  }
  return false;
}

void mlir::hot::emulator::decodeFloatArithmetic(Decoder &decoder) {
  StringRef name = decoder.getName();
  if (name == "add")
    return decodeArithmetic(decoder, FloatOp::Add);
  if (name == "sub")
    return decodeArithmetic(decoder, FloatOp::Sub);
  if (name == "mul")
    return decodeArithmetic(decoder, FloatOp::Mul);
  if (name == "fma" || name == "mad")
    return decodeArithmetic(decoder, FloatOp::Fma);
  if (name == "div")
    return decodeDiv(decoder);
  if (name == "abs" || name == "neg")
    return decodeFloatSign(decoder);
  if (name == "min" || name == "max")
    return decodeFloatMinMax(decoder);
  // rem has no float form: finish() says so.
}

void mlir::hot::emulator::addFloatArithmetic(DecodeTable &table) {
  table["fma"] = decodeFloatArithmetic;
  addFloatSigns(table);
}
