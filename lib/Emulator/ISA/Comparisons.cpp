//===- Comparisons.cpp - setp, selp, slct ---------------------------------===//
//
// PTX ISA, "Comparison and Selection Instructions". set is in
// SetInstruction.cpp.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Comparisons.h"
#include "ISA/FloatFormats.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;

BoolOp mlir::hot::emulator::takeBoolOp(Decoder &decoder) {
  return decoder.take("and")   ? BoolOp::And
         : decoder.take("or")  ? BoolOp::Or
         : decoder.take("xor") ? BoolOp::Xor
                               : BoolOp::None;
}

uint32_t mlir::hot::emulator::combine(BoolOp op, uint32_t a, uint32_t b) {
  switch (op) {
  case BoolOp::None:
    return a;
  case BoolOp::And:
    return a & b;
  case BoolOp::Or:
    return a | b;
  case BoolOp::Xor:
    return a ^ b;
  }
  return a;
}

//===----------------------------------------------------------------------===//
// setp
//===----------------------------------------------------------------------===//
// op: p, q, a, b; imm: the comparison; list: that of the high halves (two
// words), the predicate to combine with and what that is xored with; size:
// BoolOp; aux: which of q and the list there are.

namespace {
constexpr uint32_t kHasSecond = 1, kIsPair = 2;
} // namespace

static CompareFunction decodePointer(uint64_t bits) {
  return reinterpret_cast<CompareFunction>(static_cast<uintptr_t>(bits));
}

static void runSetp(Warp &warp, const Instr &instr) {
  setPredicate(warp, instr.op[0],
               decodePointer(instr.imm)(warp, instr.op[2], instr.op[3]));
}

static void runSetpGeneral(Warp &warp, const Instr &instr) {
  uint32_t first = decodePointer(instr.imm)(warp, instr.op[2], instr.op[3]);
  uint32_t second = ~first, other = 0;
  if (instr.aux & kIsPair)
    second = decodePointer(instr.list[0] | uint64_t(instr.list[1]) << 32)(
        warp, instr.op[2], instr.op[3]);
  auto op = static_cast<BoolOp>(instr.size);
  if (op != BoolOp::None)
    other = *warp.reg<uint32_t>(instr.list[2]) ^ instr.list[3];
  // The operands are read: a predicate may be a source and a result.
  setPredicate(warp, instr.op[0], combine(op, first, other));
  if (instr.aux & kHasSecond)
    setPredicate(warp, instr.op[1], combine(op, second, other));
}

static void decodeSetp(Decoder &decoder) {
  Instr &instr = decoder.instr;
  instr.family = Family::Predicate;
  StringRef name = decoder.takeAny();
  BoolOp op = takeBoolOp(decoder);
  bool ftz = decoder.take("ftz");
  ScalarType type = decoder.takeType();
  if (decoder.hasFailed())
    return;
  Comparison comparison = getComparison(name, type, ftz);
  if (!comparison.first)
    return decoder.fail("'" + decoder.getStatement().opcode +
                        "': there is no such comparison of ." + getName(type));
  auto [p, q] = decoder.pair();
  if (!p)
    return;
  bool isPair = comparison.second != nullptr;
  if (isPair && !q)
    return decoder.fail("'" + decoder.getStatement().opcode +
                        "' needs two results, p|q");
  instr.op[0] = decoder.dstOf(*p, ScalarType::Pred);
  if (q)
    instr.op[1] = decoder.dstOf(*q, ScalarType::Pred);
  instr.op[2] = decoder.src(type);
  instr.op[3] = decoder.src(type);
  instr.imm = reinterpret_cast<uintptr_t>(comparison.first);
  instr.size = static_cast<uint8_t>(op);
  instr.aux = (q ? kHasSecond : 0) | (isPair ? kIsPair : 0);
  instr.run = runSetp;
  if (op == BoolOp::None && !q)
    return;
  uint64_t second = reinterpret_cast<uintptr_t>(comparison.second);
  uint32_t list[4] = {static_cast<uint32_t>(second),
                      static_cast<uint32_t>(second >> 32), 0, 0};
  if (op != BoolOp::None)
    list[2] = decoder.predicate(list[3]);
  instr.list = decoder.keep(list);
  instr.run = runSetpGeneral;
}

//===----------------------------------------------------------------------===//
// selp, slct
//===----------------------------------------------------------------------===//

/// aux: what the predicate is xored with.
template <class T>
static void runSelect(Warp &warp, const Instr &instr) {
  T *d = warp.reg<T>(instr.op[0]);
  const T *a = warp.reg<T>(instr.op[1]);
  const T *b = warp.reg<T>(instr.op[2]);
  uint32_t bits = *warp.reg<uint32_t>(instr.op[3]) ^ instr.aux;
  T masks[32];
  for (unsigned lane = 0; lane < 32; ++lane)
    masks[lane] = T(0) - ((bits >> lane) & 1);
  const T *select = masks;
  forLanes(warp.mask, [=](unsigned l) {
    d[l] = (a[l] & select[l]) | (b[l] & ~select[l]);
  });
}

static bool isSelectable(ScalarType type) {
  switch (type) {
  case ScalarType::B16:
  case ScalarType::B32:
  case ScalarType::B64:
  case ScalarType::U16:
  case ScalarType::U32:
  case ScalarType::U64:
  case ScalarType::S16:
  case ScalarType::S32:
  case ScalarType::S64:
  case ScalarType::F32:
  case ScalarType::F64:
    return true;
  default:
    return false;
  }
}

static void decodeSelect(Decoder &decoder) {
  decoder.instr.family = Family::Predicate;
  ScalarType type = decoder.takeType();
  Handler handler = !isSelectable(type)   ? nullptr
                    : getBits(type) == 64 ? runSelect<uint64_t>
                                          : runSelect<uint32_t>;
  setOperation(decoder, handler, type, type, {type, type});
  decoder.instr.op[3] = decoder.predicate(decoder.instr.aux);
}

namespace {

/// a if c >= 0, else b; a NaN gives b.
template <class C, bool Ftz>
struct SelectBySign {
  template <class T>
  T operator()(T a, T b, C c) const {
    if constexpr (Ftz)
      c = flush(c);
    return c >= 0 ? a : b;
  }
};

} // namespace

static void decodeSlct(Decoder &decoder) {
  decoder.instr.family = Family::Predicate;
  bool ftz = decoder.take("ftz");
  ScalarType type = decoder.takeType();
  ScalarType selector = decoder.takeType();
  bool isFloat = selector == ScalarType::F32;
  if (!isSelectable(type) ||
      !(isFloat || (selector == ScalarType::S32 && !ftz)))
    return decoder.badType(isSelectable(type) ? selector : type);
  auto pick = [&](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    if (!isFloat)
      return apply<SelectBySign<int32_t, false>, T, T, T, int32_t>;
    return ftz ? apply<SelectBySign<float, true>, T, T, T, float>
               : apply<SelectBySign<float, false>, T, T, T, float>;
  };
  Handler handler = getBits(type) == 64   ? pick(Tag<uint64_t>())
                    : getBits(type) == 32 ? pick(Tag<uint32_t>())
                                          : pick(Tag<uint16_t>());
  setOperation(decoder, handler, type, type, {type, type, selector});
}

void mlir::hot::emulator::addComparisons(DecodeTable &table) {
  table["setp"] = decodeSetp;
  table["set"] = decodeSet;
  table["selp"] = decodeSelect;
  table["slct"] = decodeSlct;
}
