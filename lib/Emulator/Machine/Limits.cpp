//===- Limits.cpp - What a chip allows ------------------------------------===//
//
// CUDA C++ Programming Guide, "Technical Specifications per Compute
// Capability".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Machine/Limits.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

namespace {
struct Limits {
  StringRef chip;
  /// Most shared memory of one block, after opting in.
  uint64_t sharedBytes;
};
} // namespace

static constexpr Limits table[] = {
    {"sm_70", 96 << 10},   {"sm_72", 96 << 10},  {"sm_75", 64 << 10},
    {"sm_80", 163 << 10},  {"sm_86", 99 << 10},  {"sm_87", 163 << 10},
    {"sm_89", 99 << 10},   {"sm_90", 227 << 10}, {"sm_100", 227 << 10},
    {"sm_103", 227 << 10}, {"sm_120", 99 << 10}, {"sm_121", 99 << 10},
};

static constexpr uint64_t kMaxThreads = 1024;
static constexpr uint64_t kRegistersPerBlock = 64 << 10;
static constexpr uint32_t kMaxBlock[] = {1024, 1024, 64};
static constexpr uint32_t kMaxGrid[] = {0x7FFFFFFF, 65535, 65535};

llvm::Error mlir::hot::emulator::checkLimits(StringRef chip,
                                             const Function &function,
                                             StringRef file,
                                             const LaunchConfig &config,
                                             uint64_t sharedBytes) {
  auto fail = [&](const Twine &message) {
    return makeError(file + ":" + Twine(function.line) + ": kernel " +
                     function.name + ": " + message);
  };
  // sm_90a and sm_100f are sm_90 and sm_100 with more instructions.
  StringRef plain = chip.rtrim("af");
  const Limits *limits = llvm::find_if(
      table, [&](const Limits &row) { return row.chip == plain; });
  if (limits == std::end(table)) {
    std::string known;
    for (const Limits &row : table)
      known += (known.empty() ? "" : ", ") + row.chip.str();
    return fail("unknown chip '" + chip + "'; known: " + known);
  }
  static constexpr char axis[] = {'x', 'y', 'z'};
  for (unsigned i = 0; i < 3; ++i) {
    if (config.block[i] == 0 || config.block[i] > kMaxBlock[i])
      return fail("block size " + Twine(config.block[i]) + " along " +
                  Twine(axis[i]) + ": 1 to " + Twine(kMaxBlock[i]) +
                  " are allowed");
    if (config.grid[i] == 0 || config.grid[i] > kMaxGrid[i])
      return fail("grid size " + Twine(config.grid[i]) + " along " +
                  Twine(axis[i]) + ": 1 to " + Twine(kMaxGrid[i]) +
                  " are allowed");
  }
  uint64_t threads =
      uint64_t(config.block[0]) * config.block[1] * config.block[2];
  if (threads > kMaxThreads)
    return fail("blocks of " + Twine(threads) + " threads; at most " +
                Twine(kMaxThreads) + " are allowed");
  if (sharedBytes > limits->sharedBytes)
    return fail(Twine(sharedBytes) +
                " bytes of shared memory, static and dynamic; a block has at "
                "most " +
                Twine(limits->sharedBytes) + " on " + chip);
  if (function.maxRegisters > 255)
    return fail(".maxnreg " + Twine(function.maxRegisters) +
                "; a thread has at most 255 registers");
  // Registers are given to warps, 256 at a time.
  uint64_t perWarp = (uint64_t(function.maxRegisters) * 32 + 255) / 256 * 256;
  if (perWarp * ((threads + 31) / 32) > kRegistersPerBlock)
    return fail(".maxnreg " + Twine(function.maxRegisters) + " in blocks of " +
                Twine(threads) + " threads: a multiprocessor has " +
                Twine(kRegistersPerBlock) + " registers");
  return llvm::Error::success();
}
