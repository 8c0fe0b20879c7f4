//===- Barriers.h - Results of barriers -------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_BARRIERS_H
#define HOT_LIB_EMULATOR_ISA_BARRIERS_H

#include "Machine/Cta.h"

namespace mlir::hot::emulator {

/// Gives a group that has waited at `instr` the result of barrier.red, if that
/// is what it is. To be called when the barrier is complete.
void finishBarrier(Warp &warp, const Warp::Group &group, const Instr &instr,
                   const BarrierState &state);

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_BARRIERS_H
