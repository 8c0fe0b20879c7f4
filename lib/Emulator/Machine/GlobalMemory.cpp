//===- GlobalMemory.cpp - Device memory -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Machine/GlobalMemory.h"
#include "Machine/AddressSpace.h"
#include "llvm/ADT/StringExtras.h"
#include <cstdlib>
#include <cstring>
#include <unistd.h>

using namespace mlir::hot::emulator;
using llvm::Twine;

static constexpr uint64_t kAlignment = 512;
/// Unused addresses between two allocations.
static constexpr uint64_t kGap = 4096;

Allocation::Allocation(uint64_t base, uint64_t size) : base(base), size(size) {
  // Zero pages come from the system only when they are touched.
  data = static_cast<uint8_t *>(std::malloc(size + 32));
  initialized = static_cast<uint8_t *>(std::calloc(size + 32, 1));
  races.allocate(size);
  isComplete = size == 0;
  if (data)
    std::memset(data, 0xFF, size + 32);
}

Allocation::~Allocation() {
  std::free(data);
  std::free(initialized);
  races.release();
}

GlobalMemory::GlobalMemory(uint64_t limit) : limit(limit) {
  if (limit)
    return;
  long pages = sysconf(_SC_PHYS_PAGES), bytes = sysconf(_SC_PAGE_SIZE);
  this->limit = pages > 0 && bytes > 0
                    ? static_cast<uint64_t>(pages) * bytes / 5
                    : uint64_t(1) << 30;
}

llvm::Expected<uint64_t> GlobalMemory::allocate(uint64_t bytes) {
  if (bytes > limit - used)
    return makeError("out of memory: " + Twine(bytes) +
                     " bytes more than the " + Twine(used) +
                     " in use; the limit is " + Twine(limit) +
                     ", as the host needs up to four times as much");
  uint64_t span = (bytes + kGap + kAlignment - 1) / kAlignment * kAlignment;
  if (next + span > kSharedWindow)
    return makeError("out of addresses: too many bytes have been allocated");
  auto allocation = std::make_unique<Allocation>(next, bytes);
  if (!allocation->data || !allocation->initialized || !allocation->races.reads)
    return makeError("out of memory: the host has none for " + Twine(bytes) +
                     " bytes");
  uint64_t base = next;
  next += span;
  used += bytes;
  allocations.emplace(base, std::move(allocation));
  return base;
}

llvm::Error GlobalMemory::release(uint64_t address) {
  auto it = allocations.find(address);
  if (it == allocations.end())
    return makeError("0x" + llvm::utohexstr(address) +
                     " is not the address of an allocation");
  used -= it->second->size;
  allocations.erase(it);
  return llvm::Error::success();
}

Allocation *GlobalMemory::find(uint64_t address) const {
  auto it = allocations.upper_bound(address);
  if (it == allocations.begin())
    return nullptr;
  return std::prev(it)->second.get();
}

llvm::Expected<Allocation *> GlobalMemory::get(uint64_t address,
                                               uint64_t bytes) const {
  Allocation *allocation = find(address);
  if (!allocation || !allocation->contains(address, bytes))
    return makeError(Twine(bytes) + " bytes at 0x" + llvm::utohexstr(address) +
                     " are not inside of an allocation: " + describe(address));
  return allocation;
}

std::string GlobalMemory::describe(uint64_t address) const {
  Allocation *allocation = find(address);
  uint64_t end = allocation ? allocation->base + allocation->size : 0;
  if (allocation && address < end)
    return (Twine(end - address) +
            " bytes before the end of the allocation of " +
            Twine(allocation->size) + " bytes at 0x" +
            llvm::utohexstr(allocation->base))
        .str();
  if (allocation && address - end < (uint64_t(1) << 20))
    return (Twine(address - end) + " bytes behind the allocation of " +
            Twine(allocation->size) + " bytes at 0x" +
            llvm::utohexstr(allocation->base))
        .str();
  auto above = allocations.upper_bound(address);
  if (above != allocations.end() &&
      above->first - address < (uint64_t(1) << 20))
    return (Twine(above->first - address) + " bytes before the allocation of " +
            Twine(above->second->size) + " bytes at 0x" +
            llvm::utohexstr(above->first))
        .str();
  return "not near any allocation";
}

void GlobalMemory::clearRaces() {
  for (auto &[base, allocation] : allocations)
    allocation->races.clear();
}

void GlobalMemory::updateComplete() {
  for (auto &[base, allocation] : allocations)
    if (!allocation->isComplete)
      allocation->isComplete =
          !std::memchr(allocation->initialized, 0, allocation->size);
}
