//===- Moves.cpp - mov, cvta, isspacep ------------------------------------===//
//
// PTX ISA, "Data Movement and Conversion Instructions: mov, cvta, isspacep".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Operations.h"
#include "Machine/AddressSpace.h"

using namespace mlir::hot::emulator;
using llvm::Twine;

//===----------------------------------------------------------------------===//
// mov
//===----------------------------------------------------------------------===//

namespace {
struct Copy {
  template <class T>
  T operator()(T a) const {
    return a;
  }
};
} // namespace

static void runMovePredicate(Warp &warp, const Instr &instr) {
  setPredicate(warp, instr.op[0], *warp.reg<uint32_t>(instr.op[1]));
}

/// Value of one lane of a register of 8 to 64 bits.
static uint64_t readLane(Warp &warp, uint32_t offset, unsigned bits,
                         unsigned lane) {
  if (bits > 32)
    return warp.reg<uint64_t>(offset)[lane];
  uint64_t value = warp.reg<uint32_t>(offset)[lane];
  return value & ((uint64_t(1) << bits) - 1);
}

static void writeLane(Warp &warp, uint32_t offset, unsigned bits, unsigned lane,
                      uint64_t value) {
  if (bits > 32)
    warp.reg<uint64_t>(offset)[lane] = value;
  else
    warp.reg<uint32_t>(offset)[lane] =
        static_cast<uint32_t>(value & ((uint64_t(1) << bits) - 1));
}

/// d = {a, b, ...}, the first in the low bits. Instr::size is the width of an
/// element, `count` their number; `list` holds their places.
static void runPack(Warp &warp, const Instr &instr) {
  unsigned bits = instr.size, count = instr.count;
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    uint64_t value = 0;
    for (unsigned i = 0; i < count; ++i)
      value |= readLane(warp, instr.list[i], bits, lane) << (bits * i);
    writeLane(warp, instr.op[0], bits * count, lane, value);
  }
}

static void runUnpack(Warp &warp, const Instr &instr) {
  unsigned bits = instr.size, count = instr.count;
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    uint64_t value = readLane(warp, instr.op[1], bits * count, lane);
    for (unsigned i = 0; i < count; ++i)
      writeLane(warp, instr.list[i], bits, lane, value >> (bits * i));
  }
}

/// The usual two: words of 64 bits and halves of 32.
template <class Whole, unsigned Bits>
static void runPack2(Warp &warp, const Instr &instr) {
  Whole *d = warp.reg<Whole>(instr.op[0]);
  const uint32_t *a = warp.reg<uint32_t>(instr.list[0]);
  const uint32_t *b = warp.reg<uint32_t>(instr.list[1]);
  forLanes(warp.mask, [=](unsigned l) {
    d[l] = (Whole(a[l]) & (~Whole(0) >> Bits)) | Whole(b[l]) << Bits;
  });
}

template <class Whole, unsigned Bits>
static void runUnpack2(Warp &warp, const Instr &instr) {
  const Whole *s = warp.reg<Whole>(instr.op[1]);
  uint32_t *a = warp.reg<uint32_t>(instr.list[0]);
  uint32_t *b = warp.reg<uint32_t>(instr.list[1]);
  forLanes(warp.mask, [=](unsigned l) {
    // The source may be one of the results.
    Whole value = s[l];
    a[l] = static_cast<uint32_t>(value & (~Whole(0) >> Bits));
    b[l] = static_cast<uint32_t>(value >> Bits);
  });
}

static ScalarType getBitsType(unsigned bits) {
  return bits == 8    ? ScalarType::B8
         : bits == 16 ? ScalarType::B16
         : bits == 32 ? ScalarType::B32
                      : ScalarType::B64;
}

/// mov with a vector on one side.
static void decodeVectorMove(Decoder &decoder, ScalarType type, bool isPack) {
  Instr &instr = decoder.instr;
  if (!isPack) {
    const Operand *elements = decoder.peekOperand();
    instr.count = static_cast<uint8_t>(elements->elements.size());
  } else {
    instr.op[0] = decoder.dst(type);
    const Operand *elements = decoder.peekOperand();
    instr.count = static_cast<uint8_t>(elements->elements.size());
  }
  llvm::ArrayRef<Operand> elements = decoder.vector();
  unsigned bits = getBits(type), count = instr.count;
  bool isBitType = type == ScalarType::B16 || type == ScalarType::B32 ||
                   type == ScalarType::B64;
  if (!isBitType || (count != 2 && count != 4) || bits / count < 8)
    return decoder.fail("'" + decoder.getStatement().opcode +
                        "' cannot move a vector of " + Twine(count) +
                        " elements");
  instr.size = static_cast<uint8_t>(bits / count);
  ScalarType element = getBitsType(instr.size);
  llvm::SmallVector<uint32_t, 4> places;
  for (const Operand &operand : elements)
    places.push_back(isPack ? decoder.srcOf(operand, element)
                            : decoder.dstOf(operand, element));
  instr.list = decoder.keep(places);
  if (!isPack)
    instr.op[1] = decoder.src(type);
  if (count == 2 && bits == 64)
    instr.run = isPack ? runPack2<uint64_t, 32> : runUnpack2<uint64_t, 32>;
  else if (count == 2 && bits == 32)
    instr.run = isPack ? runPack2<uint32_t, 16> : runUnpack2<uint32_t, 16>;
  else
    instr.run = isPack ? runPack : runUnpack;
}

static void decodeMove(Decoder &decoder) {
  decoder.instr.family = Family::Move;
  ScalarType type = decoder.takeType();
  llvm::ArrayRef<Operand> operands = decoder.getStatement().operands;
  if (operands.size() == 2 && operands[0].kind == Operand::Vector)
    return decodeVectorMove(decoder, type, /*isPack=*/false);
  if (operands.size() == 2 && operands[1].kind == Operand::Vector)
    return decodeVectorMove(decoder, type, /*isPack=*/true);
  Handler handler = nullptr;
  switch (type) {
  case ScalarType::Pred:
    handler = runMovePredicate;
    break;
  case ScalarType::B16:
  case ScalarType::U16:
  case ScalarType::S16:
    handler = apply<Copy, uint16_t, uint16_t>;
    break;
  case ScalarType::B32:
  case ScalarType::U32:
  case ScalarType::S32:
  case ScalarType::F32:
    handler = apply<Copy, uint32_t, uint32_t>;
    break;
  case ScalarType::B64:
  case ScalarType::U64:
  case ScalarType::S64:
  case ScalarType::F64:
    handler = apply<Copy, uint64_t, uint64_t>;
    break;
  default:
    break;
  }
  setOperation(decoder, handler, type, type, {type});
}

//===----------------------------------------------------------------------===//
// cvta, isspacep
//===----------------------------------------------------------------------===//

/// Takes the name of a space. Shared memory of the own CTA is the window;
/// clusters of one CTA have no other.
static StateSpace takeSpace(Decoder &decoder) {
  if (decoder.take("shared::cta") || decoder.take("shared::cluster"))
    return StateSpace::Shared;
  if (decoder.take("param::entry"))
    return StateSpace::Param;
  static constexpr StateSpace spaces[] = {StateSpace::Global,
                                          StateSpace::Shared, StateSpace::Local,
                                          StateSpace::Const, StateSpace::Param};
  return spaces[decoder.takeOneOf(
      {"global", "shared", "local", "const", "param"})];
}

/// What is added to an address of the space. Global and const memory are at
/// their generic addresses.
static uint64_t getWindow(StateSpace space) {
  switch (space) {
  case StateSpace::Shared:
    return kSharedWindow;
  case StateSpace::Local:
    return kLocalWindow;
  case StateSpace::Param:
    return kParamWindow;
  default:
    return 0;
  }
}

static void runAddWindow(Warp &warp, const Instr &instr) {
  uint64_t window = instr.imm;
  unary<uint64_t, uint64_t>(warp, instr,
                            [=](uint64_t a) { return a + window; });
}

static void decodeConvertAddress(Decoder &decoder) {
  decoder.instr.family = Family::Move;
  bool isTo = decoder.take("to");
  uint64_t window = getWindow(takeSpace(decoder));
  // The address size of all modules is 64.
  decoder.expect("u64");
  decoder.instr.imm = isTo ? 0 - window : window;
  setOperation(decoder, runAddWindow, ScalarType::U64, ScalarType::U64,
               {ScalarType::U64});
}

static void runIsSpace(Warp &warp, const Instr &instr) {
  const uint64_t *a = warp.reg<uint64_t>(instr.op[1]);
  uint32_t bits = 0;
  for (unsigned lane = 0; lane < 32; ++lane) {
    StateSpace space = getSpace(a[lane]);
    // The parameters of a kernel count as global memory too.
    bool is = space == instr.space ||
              (instr.space == StateSpace::Global && space == StateSpace::Param);
    bits |= static_cast<uint32_t>(is) << lane;
  }
  setPredicate(warp, instr.op[0], bits);
}

static void decodeIsSpace(Decoder &decoder) {
  decoder.instr.family = Family::Move;
  StateSpace space = takeSpace(decoder);
  if (space == StateSpace::Const)
    return decoder.fail("isspacep.const is not supported: constants lie in "
                        "global memory");
  decoder.instr.space = space;
  setOperation(decoder, runIsSpace, ScalarType::U64, ScalarType::Pred,
               {ScalarType::U64});
}

void mlir::hot::emulator::addMoves(DecodeTable &table) {
  table["mov"] = decodeMove;
  table["cvta"] = decodeConvertAddress;
  table["isspacep"] = decodeIsSpace;
}
