//===- Counters.h - What the emulator counts --------------------*- C++ -*-===//
//
// Counters of one launch. They depend on the program and its inputs only.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_EMULATOR_COUNTERS_H
#define HOT_EMULATOR_COUNTERS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <array>
#include <cstdint>

namespace mlir::hot::emulator {

enum class Family : uint8_t {
  Integer,
  Float32,
  Float64,
  Half, ///< f16, bf16
  Bits, ///< logic, shifts, bit fields, permutes
  Convert,
  Predicate, ///< comparisons and selections
  Move,      ///< mov, cvta
  Load,
  Store,
  Atomic,
  AsyncCopy,
  Matrix,     ///< mma
  MatrixLoad, ///< ldmatrix, stmatrix
  Collective, ///< shfl, vote, match, redux
  Barrier,    ///< barriers and fences
  Control,    ///< branches, calls, exits
};
constexpr unsigned kNumFamilies = unsigned(Family::Control) + 1;
llvm::StringRef getName(Family family);

/// Of global memory: what the lanes asked for, and the 32-byte sectors that
/// each warp instruction touched.
struct GlobalTraffic {
  uint64_t requests = 0; ///< warp instructions
  uint64_t bytes = 0;
  uint64_t sectors = 0;
};

/// Of shared memory, 32 banks of 4 bytes: one wavefront moves at most one word
/// of each bank. `ideal` is what the same accesses need without conflicts.
struct SharedTraffic {
  uint64_t requests = 0;
  uint64_t bytes = 0;
  uint64_t wavefronts = 0;
  uint64_t ideal = 0;
};

struct LaunchCounters {
  /// Instructions issued by warps, by family; those whose guard is false in
  /// every lane count too.
  std::array<uint64_t, kNumFamilies> instructions = {};
  /// The same, counted once for each lane that executes.
  std::array<uint64_t, kNumFamilies> laneInstructions = {};
  GlobalTraffic globalLoads, globalStores;
  SharedTraffic sharedLoads, sharedStores;
  uint64_t atomics = 0;       ///< lanes of atom and red
  uint64_t mma = 0;           ///< warp instructions
  uint64_t mmaOperations = 0; ///< 2 * M * N * K each
  uint64_t barriers = 0;      ///< arrivals of warps
  uint64_t branches = 0;      ///< conditional ones, by warp
  uint64_t divergentBranches = 0;

  void add(const LaunchCounters &other);
};

struct KernelCounters : LaunchCounters {
  uint64_t launches = 0;
  uint64_t ctas = 0;
  uint64_t warps = 0;
  uint64_t sharedBytes = 0; ///< of one CTA, static and dynamic

  void add(const KernelCounters &other);
  llvm::json::Value toJSON() const;
  /// A table, a counter a line.
  void print(llvm::raw_ostream &out) const;
};

} // namespace mlir::hot::emulator

#endif // HOT_EMULATOR_COUNTERS_H
