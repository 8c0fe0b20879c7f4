//===- Matrix.cpp - Decodes mma -------------------------------------------===//
//
// PTX ISA, "Multiply-and-Accumulate Instruction: mma". The dense forms of sm_80
// and sm_90 but for m8n8k4 on f16, whose fragments belong to four groups of
// eight lanes.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Decoder.h"
#include "ISA/MatrixFragments.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

namespace {
struct Types {
  ScalarType d, a, b, c;
};
} // namespace

/// "m16n8k32": the number of columns is always 8.
static bool parseShape(StringRef text, unsigned &m, unsigned &k) {
  unsigned n;
  return text.consume_front("m") && !text.consumeInteger(10, m) &&
         text.consume_front("n") && !text.consumeInteger(10, n) && n == 8 &&
         text.consume_front("k") && !text.getAsInteger(10, k) &&
         (m == 8 || m == 16);
}

static unsigned getElementBits(ScalarType type) {
  switch (type) {
  case ScalarType::B1:
    return 1;
  case ScalarType::S4:
  case ScalarType::U4:
    return 4;
  case ScalarType::S8:
  case ScalarType::U8:
    return 8;
  default:
    return 0;
  }
}

static Handler decodeIntegers(Decoder &d, const Types &types, unsigned m,
                              unsigned k, bool saturate) {
  unsigned bits = getElementBits(types.a);
  if (types.c != ScalarType::S32 || types.d != ScalarType::S32 ||
      getElementBits(types.b) != bits)
    return nullptr;
  uint32_t &aux = d.instr.aux;
  if (types.a == ScalarType::S8 || types.a == ScalarType::S4)
    aux |= kSignedA;
  if (types.b == ScalarType::S8 || types.b == ScalarType::S4)
    aux |= kSignedB;
  if (saturate)
    aux |= kSaturate;
  if (bits == 1) {
    if (saturate)
      return nullptr;
    if (d.takeOneOf({"xor", "and"}) == 1)
      aux |= kAnd;
    d.expect("popc");
  }
  return getIntegerMma(bits, m, k);
}

static Handler getFloats(const Types &types, unsigned m, unsigned k) {
  if (types.a != types.b || types.c != types.d)
    return nullptr;
  return getFloatMma(types.a, types.c, m, k);
}

/// Appends the registers of one fragment.
static void takeFragment(Decoder &d, const char *name, unsigned count,
                         ScalarType type, bool write,
                         llvm::SmallVectorImpl<uint32_t> &list) {
  llvm::ArrayRef<Operand> registers = d.vector();
  if (d.hasFailed())
    return;
  if (registers.size() != count)
    return d.fail("'" + d.getStatement().opcode + "': " + name + " has " +
                  Twine(count) + (count == 1 ? " register" : " registers") +
                  ", not " + Twine(registers.size()));
  for (const Operand &operand : registers)
    list.push_back(write ? d.dstOf(operand, type) : d.srcOf(operand, type));
}

static void decodeMma(Decoder &d) {
  StringRef opcode = d.getStatement().opcode;
  d.instr.family = Family::Matrix;
  d.expect("sync");
  d.expect("aligned");
  if (d.hasFailed())
    return;
  StringRef shape = d.takeAny();
  unsigned m, k;
  if (!parseShape(shape, m, k))
    return d.fail("'" + opcode + "': unknown shape ." + shape);
  if (shape == "m8n8k4" && !opcode.ends_with("f64"))
    return d.fail("'" + opcode +
                  "': m8n8k4 on f16 is not supported, m16n8k8 is");
  d.expect("row");
  d.expect("col");
  bool saturate = d.take("satfinite");
  Types types;
  types.d = d.takeType();
  types.a = d.takeType();
  types.b = d.takeType();
  types.c = d.takeType();
  if (d.hasFailed())
    return;
  bool isInteger = getElementBits(types.a) != 0;
  d.instr.run = isInteger  ? decodeIntegers(d, types, m, k, saturate)
                : saturate ? nullptr
                           : getFloats(types, m, k);
  if (d.hasFailed())
    return;
  if (!d.instr.run)
    return d.fail("'" + opcode + "': no such combination of shape and types");

  // Registers have 32 bits, but for f64.
  bool isDouble = types.a == ScalarType::F64;
  unsigned bits = isInteger ? getElementBits(types.a)
                  : isDouble || types.a == ScalarType::TF32 ? 32
                                                            : 16;
  unsigned countC = types.c == ScalarType::F16 ? m / 8 : m / 4;
  ScalarType typeAB = isDouble ? ScalarType::F64 : ScalarType::B32;
  ScalarType typeC = isDouble ? ScalarType::F64 : ScalarType::B32;
  llvm::SmallVector<uint32_t, 24> list;
  takeFragment(d, "d", countC, typeC, /*write=*/true, list);
  takeFragment(d, "a", m * k * bits / 1024, typeAB, /*write=*/false, list);
  takeFragment(d, "b", 8 * k * bits / 1024, typeAB, /*write=*/false, list);
  takeFragment(d, "c", countC, typeC, /*write=*/false, list);
  d.instr.list = d.keep(list);
}

void mlir::hot::emulator::addMatrix(DecodeTable &table) {
  table["mma"] = decodeMma;
}
