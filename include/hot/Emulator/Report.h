//===- Report.h - What the emulator's checks find ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_EMULATOR_REPORT_H
#define HOT_EMULATOR_REPORT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include <array>
#include <cstdint>
#include <string>

namespace mlir::hot::emulator {

enum class FaultKind : uint8_t {
  OutOfBounds,
  Misaligned,
  Uninitialized,
  SharedRace,
  GlobalRace,
  AsyncNotWaited,   ///< destination of cp.async used before its group is done
  DivergentBarrier, ///< some threads can never arrive
  DivergentCollective, ///< lanes of the mask can never arrive
  MaskWithoutLane,     ///< the executing lane is not in its own mask
  StepLimit,
  Trap,
  InvalidOperand, ///< a value that the instruction does not allow
};

/// "out-of-bounds", ...
llvm::StringRef getName(FaultKind kind);

struct Report {
  FaultKind kind;
  std::string kernel;
  std::string file;
  unsigned line = 0;
  std::array<uint32_t, 3> cta = {0, 0, 0};
  unsigned warp = 0;
  unsigned lane = 0;
  bool hasAddress = false;
  uint64_t address = 0;
  /// What is wrong, in a sentence without a point.
  std::string message;
  /// How often, at this line.
  uint64_t count = 1;

  /// "file:line: out-of-bounds: message (kernel k, CTA 0,0,0, warp 1, lane 3,
  /// address 0x..)"
  std::string format() const;
  llvm::json::Value toJSON() const;
};

} // namespace mlir::hot::emulator

#endif // HOT_EMULATOR_REPORT_H
