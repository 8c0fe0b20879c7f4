//===- Addresses.h - Address operands of handlers ---------------*- C++ -*-===//
//
// For instructions with several addresses: each is decoded on its own.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_ADDRESSES_H
#define HOT_LIB_EMULATOR_ISA_ADDRESSES_H

#include "ISA/Decoder.h"
#include "Machine/AddressSpace.h"
#include "Machine/Warp.h"
#include "llvm/ADT/bit.h"

namespace mlir::hot::emulator {

/// Where an instruction finds an address: `reg` has 32-bit lanes if `is32`.
struct AddressOperand {
  uint32_t reg = 0;
  bool is32 = false;
  int64_t displacement = 0;
};

inline AddressOperand takeAddress(Decoder &decoder, StateSpace space) {
  AddressOperand operand;
  operand.reg = decoder.address(space, operand.displacement, operand.is32);
  return operand;
}

inline void readAddresses(Warp &warp, const AddressOperand &operand,
                          uint64_t (&addresses)[32]) {
  if (operand.is32) {
    const uint32_t *base = warp.reg<uint32_t>(operand.reg);
    for (unsigned lane = 0; lane < 32; ++lane)
      addresses[lane] =
          base[lane] + static_cast<uint32_t>(operand.displacement);
    return;
  }
  const uint64_t *base = warp.reg<uint64_t>(operand.reg);
  for (unsigned lane = 0; lane < 32; ++lane)
    addresses[lane] = base[lane] + operand.displacement;
}

/// Generic addresses as offsets in shared memory; lanes whose address lies
/// elsewhere are faults and left out of the mask.
inline uint32_t toSharedOffsets(Warp &warp, const Instr &instr, uint32_t mask,
                                uint64_t (&addresses)[32]) {
  for (uint32_t left = mask; left; left &= left - 1) {
    unsigned lane = llvm::countr_zero(left);
    if (getSpace(addresses[lane]) == StateSpace::Shared) {
      addresses[lane] -= kSharedWindow;
      continue;
    }
    warp.fault(instr, FaultKind::InvalidOperand, lane, addresses[lane],
               "this has to be the address of shared memory");
    mask &= ~(1u << lane);
  }
  return mask;
}

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_ADDRESSES_H
