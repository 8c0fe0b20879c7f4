//===- Bits.cpp - and, or, xor, not, cnot, shl, shr, shf ------------------===//
//
// PTX ISA, "Logic and Shift Instructions". Shift amounts are 32-bit numbers of
// which shl and shr look at all bits: one of the width or more moves everything
// out.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/BitFields.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;

namespace {

struct And {
  template <class T>
  T operator()(T a, T b) const {
    return a & b;
  }
};

struct Or {
  template <class T>
  T operator()(T a, T b) const {
    return a | b;
  }
};

struct Xor {
  template <class T>
  T operator()(T a, T b) const {
    return a ^ b;
  }
};

struct Not {
  template <class T>
  T operator()(T a) const {
    return static_cast<T>(~a);
  }
};

/// C's logical negation.
struct LogicalNot {
  template <class T>
  T operator()(T a) const {
    return a == 0 ? 1 : 0;
  }
};

struct ShiftLeft {
  template <class T>
  T operator()(T a, uint32_t amount) const {
    constexpr uint32_t bits = 8 * sizeof(T);
    T shifted = static_cast<T>(a << (amount & (bits - 1)));
    return amount < bits ? shifted : T(0);
  }
};

/// Signed numbers fill with their sign.
struct ShiftRight {
  template <class T>
  T operator()(T a, uint32_t amount) const {
    constexpr uint32_t bits = 8 * sizeof(T);
    if (std::is_signed_v<T>)
      return static_cast<T>(a >> (amount < bits ? amount : bits - 1));
    T shifted = static_cast<T>(a >> (amount & (bits - 1)));
    return amount < bits ? shifted : T(0);
  }
};

/// Half of the 64-bit number b:a after a shift by the clamped or wrapped
/// amount.
template <bool IsLeft, bool Wrap>
struct FunnelShift {
  uint32_t operator()(uint32_t a, uint32_t b, uint32_t c) const {
    uint32_t amount = Wrap ? c & 31 : c < 32 ? c : 32;
    uint64_t both = static_cast<uint64_t>(b) << 32 | a;
    return static_cast<uint32_t>(IsLeft ? (both << amount) >> 32
                                        : both >> amount);
  }
};

} // namespace

/// Predicates are 32 lanes of one bit.
template <class Op>
static void runPredicate(Warp &warp, const Instr &instr) {
  uint32_t a = *warp.reg<uint32_t>(instr.op[1]);
  uint32_t b = *warp.reg<uint32_t>(instr.op[2]);
  setPredicate(warp, instr.op[0], Op()(a, b));
}

static void runPredicateNot(Warp &warp, const Instr &instr) {
  setPredicate(warp, instr.op[0], ~*warp.reg<uint32_t>(instr.op[1]));
}

template <class Op>
static void decodeLogic(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  ScalarType type = decoder.takeType();
  Handler handler = forBits(type, [](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    return apply<Op, T, T, T>;
  });
  if (type == ScalarType::Pred)
    handler = runPredicate<Op>;
  setOperation(decoder, handler, type, type, {type, type});
}

template <class Op, bool HasPredicate>
static void decodeNot(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  ScalarType type = decoder.takeType();
  Handler handler = forBits(type, [](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    return apply<Op, T, T>;
  });
  if (HasPredicate && type == ScalarType::Pred)
    handler = runPredicateNot;
  setOperation(decoder, handler, type, type, {type});
}

/// The same amount, Instr::aux, in all lanes.
template <class Op, class T>
static void runShiftConstant(Warp &warp, const Instr &instr) {
  uint32_t amount = instr.aux;
  unary<T, T>(warp, instr, [=](T a) { return Op()(a, amount); });
}

/// .b types, and with `AllTypes` .u and .s ones.
template <class Op, bool AllTypes>
static void decodeShift(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  ScalarType type = decoder.takeType();
  uint64_t amount = 0;
  bool isConstant = getLiteral(decoder, 2, amount);
  decoder.instr.aux = static_cast<uint32_t>(amount);
  auto pick = [=](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    return isConstant ? runShiftConstant<Op, T> : apply<Op, T, T, uint32_t>;
  };
  Handler handler = forBits(type, pick);
  if (AllTypes && !handler)
    handler = forInteger(type, pick);
  setOperation(decoder, handler, type, type, {type, ScalarType::U32});
}

static void decodeFunnelShift(Decoder &decoder) {
  using U = uint32_t;
  decoder.instr.family = Family::Bits;
  bool isLeft = decoder.takeOneOf({"l", "r"}) == 0;
  bool wrap = decoder.takeOneOf({"clamp", "wrap"}) == 1;
  decoder.expect("b32");
  Handler handler = isLeft
                        ? (wrap ? apply<FunnelShift<true, true>, U, U, U, U>
                                : apply<FunnelShift<true, false>, U, U, U, U>)
                        : (wrap ? apply<FunnelShift<false, true>, U, U, U, U>
                                : apply<FunnelShift<false, false>, U, U, U, U>);
  ScalarType type = ScalarType::B32;
  setOperation(decoder, handler, type, type, {type, type, type});
}

void mlir::hot::emulator::addBits(DecodeTable &table) {
  table["and"] = decodeLogic<And>;
  table["or"] = decodeLogic<Or>;
  table["xor"] = decodeLogic<Xor>;
  table["not"] = decodeNot<Not, true>;
  table["cnot"] = decodeNot<LogicalNot, false>;
  table["shl"] = decodeShift<ShiftLeft, false>;
  table["shr"] = decodeShift<ShiftRight, true>;
  table["shf"] = decodeFunnelShift;
  addBitCounts(table);
  addBitFields(table);
  addBitPermute(table);
}
