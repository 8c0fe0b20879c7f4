//===- IntegerCarries.cpp - add.cc, addc, sub.cc, subc, mad.cc, madc ------===//
//
// PTX ISA, "Extended-Precision Integer Arithmetic Instructions". The condition
// code is a hidden predicate of the function, at Instr::aux: the carry of a
// sum, the borrow of a difference.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/FunctionDecoder.h"
#include "ISA/Integers.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;

namespace {
enum class Kind { Add, Sub, MadLow, MadHigh };
} // namespace

/// T carries the sign for the high part of a product; sums are of its bits.
template <class T, Kind K, bool CarryIn, bool CarryOut>
static void runCarry(Warp &warp, const Instr &instr) {
  using U = Wrapping<T>;
  U *d = warp.reg<U>(instr.op[0]);
  const U *a = warp.reg<U>(instr.op[1]);
  const U *b = warp.reg<U>(instr.op[2]);
  const U *c = warp.reg<U>(instr.op[3]);
  uint32_t before = *warp.reg<uint32_t>(instr.aux), after = 0;
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    U x = a[lane], y = b[lane], in = CarryIn ? (before >> lane) & 1 : 0;
    if (K == Kind::MadLow) {
      x = x * y;
      y = c[lane];
    } else if (K == Kind::MadHigh) {
      x = static_cast<U>(multiplyHigh<T>(static_cast<T>(x), static_cast<T>(y)));
      y = c[lane];
    }
    U first = K == Kind::Sub ? x - y : x + y;
    U second = K == Kind::Sub ? first - in : first + in;
    bool out = K == Kind::Sub ? first > x || second > first
                              : first < x || second < first;
    d[lane] = second;
    after |= static_cast<uint32_t>(out) << lane;
  }
  if (CarryOut)
    setPredicate(warp, instr.aux, after);
}

template <Kind K>
static void decodeCarry(Decoder &decoder, bool carryIn, bool carryOut) {
  decoder.instr.family = Family::Integer;
  ScalarType type = decoder.takeType();
  Handler handler = forWideInteger(type, [=](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    if (carryIn)
      return carryOut ? runCarry<T, K, true, true>
                      : runCarry<T, K, true, false>;
    return runCarry<T, K, false, true>;
  });
  decoder.instr.aux = decoder.getFunction().getCarry();
  if (K == Kind::Add || K == Kind::Sub)
    setOperation(decoder, handler, type, type, {type, type});
  else
    setOperation(decoder, handler, type, type, {type, type, type});
}

void mlir::hot::emulator::decodeAddCarry(Decoder &decoder) {
  decodeCarry<Kind::Add>(decoder, false, true);
}

void mlir::hot::emulator::decodeSubCarry(Decoder &decoder) {
  decodeCarry<Kind::Sub>(decoder, false, true);
}

void mlir::hot::emulator::decodeMadCarry(Decoder &decoder, bool high) {
  if (high)
    decodeCarry<Kind::MadHigh>(decoder, false, true);
  else
    decodeCarry<Kind::MadLow>(decoder, false, true);
}

template <Kind K>
static void decodeWithCarry(Decoder &decoder) {
  decodeCarry<K>(decoder, true, decoder.take("cc"));
}

static void decodeMadc(Decoder &decoder) {
  if (decoder.takeOneOf({"hi", "lo"}) == 0)
    decodeWithCarry<Kind::MadHigh>(decoder);
  else
    decodeWithCarry<Kind::MadLow>(decoder);
}

void mlir::hot::emulator::addIntegerCarries(DecodeTable &table) {
  table["addc"] = decodeWithCarry<Kind::Add>;
  table["subc"] = decodeWithCarry<Kind::Sub>;
  table["madc"] = decodeMadc;
}
