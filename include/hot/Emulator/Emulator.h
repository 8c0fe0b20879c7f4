//===- Emulator.h - Runs PTX kernels on the host ----------------*- C++ -*-===//
//
// A device that executes PTX by interpretation: exact function, memory checks
// and counters, no notion of time.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_EMULATOR_EMULATOR_H
#define HOT_EMULATOR_EMULATOR_H

#include "hot/Emulator/Counters.h"
#include "hot/Emulator/Report.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace mlir::hot::emulator {

class EmulatedModule;
class GlobalMemory;

/// Three dimensions, x first.
using Dim3 = std::array<uint32_t, 3>;

struct EmulatorOptions {
  /// Threads of the host; 0: one for each core.
  unsigned threads = 0;
  /// Instructions that one warp may execute in one launch.
  uint64_t stepLimit = uint64_t(1) << 28;
  /// Most device memory that may be allocated at once, in bytes. What is known
  /// of each byte takes up to three more of the host; 0: a fifth of what the
  /// host has.
  uint64_t memoryLimit = 0;
  /// The chip whose limits hold ("sm_80"); empty: the one that the PTX names.
  std::string chip;
  /// Bounds and alignment are always checked.
  bool checkUninitialized = true;
  bool checkRaces = true;
};

struct LaunchConfig {
  Dim3 grid = {1, 1, 1};
  Dim3 block = {1, 1, 1};
  /// Dynamic shared memory, in bytes.
  uint64_t sharedBytes = 0;
};

struct LaunchResult {
  /// What the checks found, in order of CTAs; empty: clean. A fault that
  /// repeats at one line is one report with a count.
  std::vector<Report> reports;
  KernelCounters counters;
};

/// One device: its memory, and what runs on it. Addresses are the device's
/// own. Not to be called from several threads at once.
class Emulator {
public:
  explicit Emulator(EmulatorOptions options = {});
  ~Emulator();

  /// Parses and decodes; every instruction of every function has to be known.
  /// `name` is for messages.
  llvm::Expected<std::unique_ptr<EmulatedModule>> load(llvm::StringRef ptx,
                                                       llvm::StringRef name);

  /// Not initialized, filled with a poison pattern; aligned to 512 bytes, and
  /// never next to another allocation.
  llvm::Expected<uint64_t> allocate(uint64_t bytes);
  llvm::Error release(uint64_t address);
  llvm::Error write(uint64_t address, llvm::ArrayRef<uint8_t> bytes);
  /// `uninitialized` counts the bytes that nothing has written.
  llvm::Error read(uint64_t address, llvm::MutableArrayRef<uint8_t> bytes,
                   uint64_t *uninitialized = nullptr);
  /// Uninitialized bytes stay so.
  llvm::Error copy(uint64_t target, uint64_t source, uint64_t bytes);

  /// Runs a kernel to its end. `parameters[i]` holds at least the bytes of
  /// parameter i. What the checks find is in the result; an error is a launch
  /// that could not begin.
  llvm::Expected<LaunchResult>
  launch(EmulatedModule &module, llvm::StringRef kernel,
         const LaunchConfig &config,
         llvm::ArrayRef<llvm::ArrayRef<uint8_t>> parameters);

  const EmulatorOptions &getOptions() const { return options; }

private:
  EmulatorOptions options;
  std::unique_ptr<GlobalMemory> memory;
  /// Numbers of CTAs in race records go on from launch to launch.
  uint64_t firstRaceId = 1;
};

/// What load() gives. Lives no longer than its emulator.
class EmulatedModule {
public:
  struct Impl;
  explicit EmulatedModule(std::unique_ptr<Impl> impl);
  ~EmulatedModule();

  /// Kernels in order of the text.
  std::vector<std::string> getKernels() const;
  /// Sizes in bytes of a kernel's parameters; an error if there is no such
  /// kernel.
  llvm::Expected<std::vector<uint64_t>>
  getParameterSizes(llvm::StringRef kernel) const;
  /// Where a variable of the module lies, and its size.
  llvm::Expected<std::pair<uint64_t, uint64_t>>
  getVariable(llvm::StringRef name) const;

  Impl &getImpl() { return *impl; }

private:
  std::unique_ptr<Impl> impl;
};

} // namespace mlir::hot::emulator

#endif // HOT_EMULATOR_EMULATOR_H
