//===- AddressSpace.h - Windows of the generic address space ----*- C++ -*-===//
//
// Where shared and local memory and parameters lie among generic addresses.
// Global memory is below all of them, at the addresses that allocations have.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_MACHINE_ADDRESSSPACE_H
#define HOT_LIB_EMULATOR_MACHINE_ADDRESSSPACE_H

#include "hot/Emulator/PTX.h"
#include <cstdint>

namespace mlir::hot::emulator {

constexpr uint64_t kWindowBytes = uint64_t(1) << 40;
constexpr uint64_t kSharedWindow = 1 * kWindowBytes;
constexpr uint64_t kLocalWindow = 2 * kWindowBytes;
constexpr uint64_t kParamWindow = 3 * kWindowBytes;

/// The space that a generic address lies in.
inline StateSpace getSpace(uint64_t address) {
  switch (address >> 40) {
  case 1:
    return StateSpace::Shared;
  case 2:
    return StateSpace::Local;
  case 3:
    return StateSpace::Param;
  default:
    return StateSpace::Global;
  }
}

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_MACHINE_ADDRESSSPACE_H
