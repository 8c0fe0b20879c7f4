//===- FastGlobal.cpp - Whole-warp accesses of global memory --------------===//
//
// Nearly all accesses of global memory are of full warps, to one address or to
// neighbours. These are checked at once; anything that is not plainly in order
// goes lane by lane (Access.cpp).
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Machine/Cta.h"
#include <cstring>

using namespace mlir::hot::emulator;

namespace {
enum class Pattern { Uniform, Contiguous, Other };
} // namespace

static Pattern getPattern(const uint64_t *address, unsigned bytes) {
  uint64_t step = address[1] - address[0];
  if (step != 0 && step != bytes)
    return Pattern::Other;
  uint64_t wrong = 0;
  for (unsigned lane = 0; lane < 32; ++lane)
    wrong |= address[lane] ^ (address[0] + lane * step);
  if (wrong)
    return Pattern::Other;
  return step ? Pattern::Contiguous : Pattern::Uniform;
}

static bool areInitialized(const uint8_t *flags, size_t bytes) {
  size_t i = 0;
  constexpr uint64_t ones = 0x0101010101010101;
  uint64_t wrong = 0;
  for (; i + 8 <= bytes; i += 8) {
    uint64_t eight;
    std::memcpy(&eight, flags + i, 8);
    wrong |= eight ^ ones;
  }
  for (; i < bytes; ++i)
    wrong |= flags[i] ^ 1;
  return !wrong;
}

static void broadcast(uint8_t *out, const uint8_t *in, unsigned bytes) {
  if (bytes == 4) {
    uint32_t value;
    std::memcpy(&value, in, 4);
    for (unsigned lane = 0; lane < 32; ++lane)
      std::memcpy(out + lane * 4, &value, 4);
    return;
  }
  for (unsigned lane = 0; lane < 32; ++lane)
    std::memcpy(out + lane * bytes, in, bytes);
}

bool Cta::loadGlobalFast(Warp &warp, const Instr &instr,
                         const uint64_t *address, unsigned bytes,
                         uint8_t *out) {
  if (warp.mask != ~0u || bytes < 4)
    return false;
  Pattern pattern = getPattern(address, bytes);
  if (pattern == Pattern::Other)
    return false;
  uint64_t base = address[0];
  unsigned total = pattern == Pattern::Uniform ? bytes : bytes * 32;
  Allocation *&allocation = lastAllocation(instr);
  if (!allocation || !allocation->contains(base, total)) {
    allocation = launch.memory->find(base);
    if (!allocation || !allocation->contains(base, total))
      return false;
  }
  if (base & (bytes - 1))
    return false;
  uint64_t offset = base - allocation->base;
  if (launch.options.checkUninitialized && !allocation->isComplete &&
      !areInitialized(allocation->initialized + offset, total))
    return false;
  if (launch.races &&
      !launch.races->areKnownReads(actor, allocation->races, offset, total) &&
      launch.races->read(actor, allocation->races, offset, total))
    return false;
  if (pattern == Pattern::Contiguous)
    std::memcpy(out, allocation->data + offset, total);
  else
    broadcast(out, allocation->data + offset, bytes);
  GlobalTraffic &traffic = counters.globalLoads;
  ++traffic.requests;
  traffic.bytes += bytes * 32;
  traffic.sectors += (base + total - 1) / 32 - base / 32 + 1;
  return true;
}

bool Cta::storeGlobalFast(Warp &warp, const Instr &instr,
                          const uint64_t *address, unsigned bytes,
                          const uint8_t *in) {
  if (warp.mask != ~0u || bytes < 4 ||
      getPattern(address, bytes) != Pattern::Contiguous)
    return false;
  uint64_t base = address[0];
  unsigned total = bytes * 32;
  Allocation *&allocation = lastAllocation(instr);
  if (!allocation || !allocation->contains(base, total)) {
    allocation = launch.memory->find(base);
    if (!allocation || !allocation->contains(base, total))
      return false;
  }
  if (base & (bytes - 1))
    return false;
  uint64_t offset = base - allocation->base;
  if (launch.races &&
      launch.races->write(actor, allocation->races, offset, total))
    return false;
  if (!allocation->isComplete)
    std::memset(allocation->initialized + offset, 1, total);
  std::memcpy(allocation->data + offset, in, total);
  GlobalTraffic &traffic = counters.globalStores;
  ++traffic.requests;
  traffic.bytes += total;
  traffic.sectors += (base + total - 1) / 32 - base / 32 + 1;
  return true;
}
