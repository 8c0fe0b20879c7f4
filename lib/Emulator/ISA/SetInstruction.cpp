//===- SetInstruction.cpp - set -------------------------------------------===//
//
// PTX ISA, "Comparison and Selection Instructions: set" and the same of half
// precision: true is all ones in an integer, 1.0 in a float.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Comparisons.h"
#include "ISA/FloatFormats.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;

/// op: d, a, b; imm and list as in setp; aux: the value of true in the low or
/// only part, `count`: 1 if there are two parts.
static void runSet(Warp &warp, const Instr &instr) {
  auto getFunction = [](uint64_t bits) {
    return reinterpret_cast<CompareFunction>(static_cast<uintptr_t>(bits));
  };
  auto op = static_cast<BoolOp>(instr.size);
  uint32_t other = 0;
  if (op != BoolOp::None)
    other = *warp.reg<uint32_t>(instr.list[2]) ^ instr.list[3];
  uint32_t low = combine(
      op, getFunction(instr.imm)(warp, instr.op[1], instr.op[2]), other);
  uint32_t high = 0;
  if (instr.count)
    high = combine(op,
                   getFunction(instr.list[0] | uint64_t(instr.list[1]) << 32)(
                       warp, instr.op[1], instr.op[2]),
                   other);
  uint32_t *d = warp.reg<uint32_t>(instr.op[0]);
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    d[lane] = ((low >> lane) & 1 ? instr.aux : 0) |
              ((high >> lane) & 1 ? instr.aux << 16 : 0);
  }
}

/// The bits of true, or 0 if set has no such result.
static uint32_t getTrue(ScalarType type) {
  switch (type) {
  case ScalarType::U32:
  case ScalarType::S32:
    return ~0u;
  case ScalarType::U16:
  case ScalarType::S16:
    return 0xffff;
  case ScalarType::F32:
    return FloatTraits<float>::one;
  case ScalarType::F16:
  case ScalarType::F16x2:
    return FloatTraits<Half>::one;
  case ScalarType::BF16:
  case ScalarType::BF16x2:
    return FloatTraits<BFloat>::one;
  default:
    return 0;
  }
}

static bool isPairType(ScalarType type) {
  return type == ScalarType::F16x2 || type == ScalarType::BF16x2;
}

void mlir::hot::emulator::decodeSet(Decoder &decoder) {
  Instr &instr = decoder.instr;
  instr.family = Family::Predicate;
  StringRef name = decoder.takeAny();
  BoolOp op = takeBoolOp(decoder);
  bool ftz = decoder.take("ftz");
  ScalarType result = decoder.takeType();
  ScalarType type = decoder.takeType();
  if (decoder.hasFailed())
    return;
  Comparison comparison = getComparison(name, type, ftz);
  if (!comparison.first)
    return decoder.fail("'" + decoder.getStatement().opcode +
                        "': there is no such comparison of ." + getName(type));
  instr.aux = getTrue(result);
  // Two results need two comparisons and the other way round.
  if (!instr.aux || isPairType(result) != isPairType(type) ||
      (isPairType(type) && result != type))
    return decoder.badType(result);
  instr.count = isPairType(type);
  setOperation(decoder, runSet, result, result, {type, type});
  instr.imm = reinterpret_cast<uintptr_t>(comparison.first);
  instr.size = static_cast<uint8_t>(op);
  uint64_t second = reinterpret_cast<uintptr_t>(comparison.second);
  uint32_t list[4] = {static_cast<uint32_t>(second),
                      static_cast<uint32_t>(second >> 32), 0, 0};
  if (op != BoolOp::None)
    list[2] = decoder.predicate(list[3]);
  instr.list = decoder.keep(list);
}
