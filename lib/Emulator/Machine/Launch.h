//===- Launch.h - Runs a grid -----------------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_MACHINE_LAUNCH_H
#define HOT_LIB_EMULATOR_MACHINE_LAUNCH_H

#include "Machine/Cta.h"

namespace mlir::hot::emulator {

/// Runs a kernel of the program. `globals[i]` is the address of the module's
/// variable i, if it has one. `firstRaceId` goes on from launch to launch.
llvm::Expected<LaunchResult>
launchKernel(const Program &program, llvm::ArrayRef<uint64_t> globals,
             uint32_t kernel, const LaunchConfig &config,
             llvm::ArrayRef<llvm::ArrayRef<uint8_t>> parameters,
             const EmulatorOptions &options, GlobalMemory &memory,
             uint64_t &firstRaceId);

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_MACHINE_LAUNCH_H
