//===- MatrixLoads.cpp - ldmatrix, stmatrix -------------------------------===//
//
// PTX ISA, "Warp-level matrix load instruction: ldmatrix", "Warp-level matrix
// store instruction: stmatrix", for 8x8 matrices of 16-bit elements. Lane
// 8 i + r has the address of row r of matrix i. Lane l holds in register i two
// neighbors of row l / 4, from column 2 (l % 4); with .trans, of column l / 4,
// from row 2 (l % 4).
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Addresses.h"
#include "ISA/WholeWarp.h"
#include "Machine/Cta.h"
#include <cstring>

using namespace mlir::hot::emulator;

namespace {
/// Bits of Instr::aux.
constexpr uint32_t kAddress32 = 1;
constexpr uint32_t kTransposed = 2;

/// Up to four matrices, row by row, 16 bytes each: a matrix is what eight lanes
/// access, which is a quarter of the warp and one wavefront without conflicts.
struct Matrices {
  alignas(16) uint16_t rows[32][8] = {};
};
} // namespace

/// Offsets in shared memory that the lanes give; the lanes that matter.
static uint32_t getRows(Warp &warp, const Instr &instr,
                        uint64_t (&offsets)[32]) {
  AddressOperand operand;
  operand.reg = instr.op[0];
  operand.is32 = instr.aux & kAddress32;
  operand.displacement = static_cast<int64_t>(instr.imm);
  readAddresses(warp, operand, offsets);
  uint32_t mask = ~0u >> (32 - 8 * instr.count);
  if (instr.space == StateSpace::Generic)
    mask = toSharedOffsets(warp, instr, mask, offsets);
  return mask;
}

/// Calls access with only the lanes in the warp's mask that give addresses.
template <class F>
static void withLanes(Warp &warp, uint32_t lanes, F access) {
  if (!lanes)
    return;
  warp.mask = lanes;
  access();
  warp.mask = ~0u;
}

/// op[0]: address; list: registers of the matrices; count: how many.
static void runLoadMatrix(Warp &warp, const Instr &instr) {
  if (!convergeWholeWarp(warp, instr))
    return;
  uint64_t offsets[32];
  uint32_t lanes = getRows(warp, instr, offsets);
  Matrices matrices;
  withLanes(warp, lanes, [&] {
    warp.cta->load(warp, instr, StateSpace::Shared, offsets, 16,
                   reinterpret_cast<uint8_t *>(matrices.rows));
  });
  for (unsigned matrix = 0; matrix < instr.count; ++matrix) {
    uint32_t *result = warp.reg<uint32_t>(instr.list[matrix]);
    const auto &rows = matrices.rows;
    unsigned first = 8 * matrix;
    for (unsigned lane = 0; lane < 32; ++lane) {
      unsigned major = lane / 4, minor = lane % 4 * 2;
      uint32_t low, high;
      if (instr.aux & kTransposed) {
        low = rows[first + minor][major];
        high = rows[first + minor + 1][major];
      } else {
        low = rows[first + major][minor];
        high = rows[first + major][minor + 1];
      }
      result[lane] = low | high << 16;
    }
  }
}

static void runStoreMatrix(Warp &warp, const Instr &instr) {
  if (!convergeWholeWarp(warp, instr))
    return;
  uint64_t offsets[32];
  uint32_t lanes = getRows(warp, instr, offsets);
  Matrices matrices;
  for (unsigned matrix = 0; matrix < instr.count; ++matrix) {
    const uint32_t *value = warp.reg<uint32_t>(instr.list[matrix]);
    auto &rows = matrices.rows;
    unsigned first = 8 * matrix;
    for (unsigned lane = 0; lane < 32; ++lane) {
      unsigned major = lane / 4, minor = lane % 4 * 2;
      auto low = static_cast<uint16_t>(value[lane]);
      auto high = static_cast<uint16_t>(value[lane] >> 16);
      if (instr.aux & kTransposed) {
        rows[first + minor][major] = low;
        rows[first + minor + 1][major] = high;
      } else {
        rows[first + major][minor] = low;
        rows[first + major][minor + 1] = high;
      }
    }
  }
  withLanes(warp, lanes, [&] {
    warp.cta->store(warp, instr, StateSpace::Shared, offsets, 16,
                    reinterpret_cast<const uint8_t *>(matrices.rows));
  });
}

static void decode(Decoder &d, bool isLoad) {
  llvm::StringRef opcode = d.getStatement().opcode;
  Instr &instr = d.instr;
  instr.family = Family::MatrixLoad;
  instr.run = isLoad ? runLoadMatrix : runStoreMatrix;
  d.expect("sync");
  d.expect("aligned");
  d.expect("m8n8"); // Others are for 8-bit and packed elements, of sm_100.
  instr.count = 1u << d.takeOneOf({"x1", "x2", "x4"});
  if (d.take("trans"))
    instr.aux |= kTransposed;
  instr.space = d.take("shared") || d.take("shared::cta") ? StateSpace::Shared
                                                          : StateSpace::Generic;
  d.expect("b16");

  llvm::ArrayRef<Operand> registers;
  if (isLoad)
    registers = d.vector();
  AddressOperand address = takeAddress(d, instr.space);
  if (!isLoad)
    registers = d.vector();
  if (d.hasFailed())
    return;
  instr.op[0] = address.reg;
  instr.imm = static_cast<uint64_t>(address.displacement);
  instr.aux |= address.is32 ? kAddress32 : 0;
  if (registers.size() != instr.count)
    return d.fail("'" + opcode + "' has " + llvm::Twine(unsigned(instr.count)) +
                  " registers, not " + llvm::Twine(registers.size()));
  llvm::SmallVector<uint32_t, 4> list;
  for (const Operand &operand : registers)
    list.push_back(isLoad ? d.dstOf(operand, ScalarType::B32)
                          : d.srcOf(operand, ScalarType::B32));
  instr.list = d.keep(list);
}

void mlir::hot::emulator::addMatrixLoads(DecodeTable &table) {
  table["ldmatrix"] = [](Decoder &d) { decode(d, /*isLoad=*/true); };
  table["stmatrix"] = [](Decoder &d) { decode(d, /*isLoad=*/false); };
}
