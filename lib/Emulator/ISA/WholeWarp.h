//===- WholeWarp.h - Instructions of all 32 lanes ---------------*- C++ -*-===//
//
// What ".sync.aligned" of mma, ldmatrix and stmatrix asks for.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_WHOLEWARP_H
#define HOT_LIB_EMULATOR_ISA_WHOLEWARP_H

#include "ISA/Program.h"
#include "Machine/Warp.h"
#include "llvm/ADT/bit.h"

namespace mlir::hot::emulator {

/// True if all 32 lanes are here. Otherwise they wait, or it is a fault: the
/// manual leaves the behavior open if any thread of the warp has exited, or if
/// only some execute the instruction.
inline bool convergeWholeWarp(Warp &warp, const Instr &instr) {
  if (warp.mask == ~0u)
    return true;
  // Converging reports lanes whose guard is false.
  if (warp.alive == ~0u)
    return warp.converge(~0u, instr) && warp.mask == ~0u;
  unsigned missing = llvm::countr_one(warp.alive);
  bool exists = warp.existing >> missing & 1;
  warp.fault(instr, FaultKind::DivergentCollective,
             llvm::countr_zero(warp.mask),
             "this needs all 32 lanes of a warp, lane " + llvm::Twine(missing) +
                 (exists ? " has exited" : " is no thread of the block"));
  return false;
}

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_WHOLEWARP_H
