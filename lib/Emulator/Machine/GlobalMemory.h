//===- GlobalMemory.h - Device memory and what is known of it ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_MACHINE_GLOBALMEMORY_H
#define HOT_LIB_EMULATOR_MACHINE_GLOBALMEMORY_H

#include "Checks/Races.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <map>
#include <memory>

namespace mlir::hot::emulator {

/// A piece of device memory. Its bytes, one flag for each (1: written), and
/// race records (Checks/Races.h).
struct Allocation {
  uint64_t base = 0, size = 0;
  uint8_t *data = nullptr;
  uint8_t *initialized = nullptr;
  /// All flags are set, and need not be looked at.
  bool isComplete = false;
  RaceRecords races;

  Allocation(uint64_t base, uint64_t size);
  ~Allocation();
  Allocation(const Allocation &) = delete;
  Allocation &operator=(const Allocation &) = delete;

  bool contains(uint64_t address, uint64_t bytes) const {
    uint64_t offset = address - base;
    return offset <= size && bytes <= size - offset;
  }
};

class GlobalMemory {
public:
  /// `limit` as in EmulatorOptions.
  explicit GlobalMemory(uint64_t limit);

  /// Not initialized, all bits one: floats are NaN, integers -1.
  llvm::Expected<uint64_t> allocate(uint64_t bytes);
  llvm::Error release(uint64_t address);
  /// The allocation that an address belongs to, or null. For an address right
  /// behind one it is that one, so that messages can name it.
  Allocation *find(uint64_t address) const;
  /// The allocation that holds all these bytes, or an error.
  llvm::Expected<Allocation *> get(uint64_t address, uint64_t bytes) const;
  /// "12 bytes behind the allocation of 400 bytes at 0x..."
  std::string describe(uint64_t address) const;
  void clearRaces();
  /// Finds allocations whose bytes have all been written.
  void updateComplete();

private:
  uint64_t limit, used = 0;
  uint64_t next = uint64_t(1) << 32;
  std::map<uint64_t, std::unique_ptr<Allocation>> allocations;
};

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_MACHINE_GLOBALMEMORY_H
