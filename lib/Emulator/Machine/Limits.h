//===- Limits.h - What a chip allows ----------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_MACHINE_LIMITS_H
#define HOT_LIB_EMULATOR_MACHINE_LIMITS_H

#include "hot/Emulator/Emulator.h"
#include "hot/Emulator/PTX.h"

namespace mlir::hot::emulator {

/// Checks a launch against the chip: sizes of grid and block, shared memory,
/// registers where the kernel fixes them.
llvm::Error checkLimits(llvm::StringRef chip, const Function &function,
                        llvm::StringRef file, const LaunchConfig &config,
                        uint64_t sharedBytes);

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_MACHINE_LIMITS_H
