//===- FloatDirected.cpp - Results rounded down, up or to zero ------------===//
//
// The host's arithmetic in the host's rounding mode, which is set around the
// lanes of one instruction. Lanes come from memory and go there, and the calls
// that set the mode may touch all memory, so that no compiler moves an
// operation out from between them.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/FloatFormats.h"
#include "ISA/Floats.h"
#include "ISA/Operations.h"
#include <cfenv>

using namespace mlir::hot::emulator;

namespace {

class RoundingScope {
public:
  explicit RoundingScope(Rounding rounding) : before(std::fegetround()) {
    switch (rounding) {
    case Rounding::Nearest:
      std::fesetround(FE_TONEAREST);
      break;
    case Rounding::Zero:
      std::fesetround(FE_TOWARDZERO);
      break;
    case Rounding::Down:
      std::fesetround(FE_DOWNWARD);
      break;
    case Rounding::Up:
      std::fesetround(FE_UPWARD);
      break;
    }
  }
  ~RoundingScope() { std::fesetround(before); }

private:
  int before;
};

} // namespace

template <FloatOp Op, class T>
static T compute(T a, T b, T c) {
  switch (Op) {
  case FloatOp::Add:
    return a + b;
  case FloatOp::Sub:
    return a - b;
  case FloatOp::Mul:
    return a * b;
  case FloatOp::Fma:
    return std::fma(a, b, c);
  case FloatOp::Div:
    return a / b;
  case FloatOp::Rcp:
    return T(1) / a;
  case FloatOp::Sqrt:
    return std::sqrt(a);
  }
  return a;
}

constexpr unsigned getNumSources(FloatOp op) {
  return op == FloatOp::Fma                          ? 3
         : op == FloatOp::Rcp || op == FloatOp::Sqrt ? 1
                                                     : 2;
}

template <FloatOp Op, class T>
static T settle(T value, T a, T b, T c) {
  if constexpr (getNumSources(Op) == 1)
    return settleNaN(value, a);
  else if constexpr (getNumSources(Op) == 2)
    return settleNaN(value, a, b);
  else
    return settleNaN(value, a, b, c);
}

template <FloatOp Op, class T>
static void runDirected(Warp &warp, const Instr &instr) {
  constexpr unsigned numSources = getNumSources(Op);
  FloatFlags flags = FloatFlags::decode(instr.aux);
  T *d = warp.reg<T>(instr.op[0]);
  T operands[3][32] = {};
  for (unsigned i = 0; i < numSources; ++i) {
    std::memcpy(operands[i], warp.reg<T>(instr.op[1 + i]), sizeof(operands[i]));
    if constexpr (sizeof(T) == 4)
      if (flags.ftz)
        for (T &operand : operands[i])
          operand = flush(operand);
  }
  T results[32];
  {
    RoundingScope scope(static_cast<Rounding>(instr.size));
    // The scope's calls know nothing of local arrays unless these escape.
    T *in = &operands[0][0], *out = results;
    asm volatile("" : "+r"(in), "+r"(out) : : "memory");
    for (unsigned lane = 0; lane < 32; ++lane)
      out[lane] = compute<Op, T>(in[lane], in[32 + lane], in[64 + lane]);
    asm volatile("" : : "r"(out) : "memory");
  }
  for (unsigned lane = 0; lane < 32; ++lane) {
    T value = settle<Op>(results[lane], operands[0][lane], operands[1][lane],
                         operands[2][lane]);
    if constexpr (sizeof(T) == 4)
      value = flags.ftz ? flush(value) : value;
    results[lane] = flags.sat ? saturate(value) : value;
  }
  forLanes(warp.mask, [&](unsigned lane) { d[lane] = results[lane]; });
}

template <FloatOp Op>
static Handler pick(ScalarType type) {
  return type == ScalarType::F64 ? runDirected<Op, double>
                                 : runDirected<Op, float>;
}

Handler mlir::hot::emulator::getDirected(FloatOp op, ScalarType type) {
  switch (op) {
  case FloatOp::Add:
    return pick<FloatOp::Add>(type);
  case FloatOp::Sub:
    return pick<FloatOp::Sub>(type);
  case FloatOp::Mul:
    return pick<FloatOp::Mul>(type);
  case FloatOp::Fma:
    return pick<FloatOp::Fma>(type);
  case FloatOp::Div:
    return pick<FloatOp::Div>(type);
  case FloatOp::Rcp:
    return pick<FloatOp::Rcp>(type);
  case FloatOp::Sqrt:
    return pick<FloatOp::Sqrt>(type);
  }
  return nullptr;
}
