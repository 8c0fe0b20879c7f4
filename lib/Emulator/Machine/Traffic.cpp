//===- Traffic.cpp - Sectors and wavefronts -------------------------------===//
//
// What a warp's access costs in the memory system, in units that do not depend
// on time: 32-byte sectors of global memory, wavefronts of shared memory.
//
// Shared memory has 32 banks, each 4 bytes wide. Accesses of 8 bytes go by half
// warps, those of 16 by quarters. Lanes that want the same word share it; two
// words of one bank need two wavefronts.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Machine/AddressSpace.h"
#include "Machine/Cta.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace mlir::hot::emulator;

void Cta::countGlobal(GlobalTraffic &traffic, uint32_t mask,
                      const uint64_t *address, unsigned bytes) {
  ++traffic.requests;
  traffic.bytes += uint64_t(bytes) * llvm::popcount(mask);
  uint64_t sectors[64];
  unsigned count = 0;
  for (uint32_t left = mask; left; left &= left - 1) {
    unsigned lane = llvm::countr_zero(left);
    uint64_t first = address[lane] / 32,
             last = (address[lane] + bytes - 1) / 32;
    for (uint64_t sector = first; sector <= last; ++sector)
      if (!(count && sectors[count - 1] == sector) && count < 64 &&
          std::find(sectors, sectors + count, sector) == sectors + count)
        sectors[count++] = sector;
  }
  traffic.sectors += count;
}

/// Wavefronts of some lanes: the most words that one bank has to give.
static unsigned getWavefronts(uint32_t mask, const uint64_t *offset,
                              unsigned bytes) {
  uint64_t words[32][32];
  uint8_t counts[32] = {};
  unsigned most = 0;
  unsigned wordsOfLane = std::max(1u, bytes / 4);
  for (uint32_t left = mask; left; left &= left - 1) {
    unsigned lane = llvm::countr_zero(left);
    for (unsigned i = 0; i < wordsOfLane; ++i) {
      uint64_t word = offset[lane] / 4 + i;
      unsigned bank = word % 32;
      uint64_t *known = words[bank];
      if (std::find(known, known + counts[bank], word) != known + counts[bank])
        continue;
      if (counts[bank] < 32)
        known[counts[bank]++] = word;
      most = std::max<unsigned>(most, counts[bank]);
    }
  }
  return most;
}

void Cta::countShared(SharedTraffic &traffic, uint32_t mask,
                      const uint64_t *offset, unsigned bytes) {
  ++traffic.requests;
  traffic.bytes += uint64_t(bytes) * llvm::popcount(mask);
  unsigned lanes = bytes <= 4 ? 32 : std::max(1u, 128 / bytes);
  for (unsigned first = 0; first < 32; first += lanes) {
    uint32_t part = lanes == 32 ? mask : mask & (((1u << lanes) - 1) << first);
    if (!part)
      continue;
    ++traffic.ideal;
    traffic.wavefronts += getWavefronts(part, offset, bytes);
  }
}

void Cta::countTraffic(const Warp &warp, StateSpace space,
                       const uint64_t *address, unsigned bytes, bool isLoad) {
  uint32_t mask = warp.mask, sharedMask = 0;
  if (space == StateSpace::Generic) {
    uint32_t globalMask = 0;
    uint64_t offsets[32];
    for (uint32_t left = mask; left; left &= left - 1) {
      unsigned lane = llvm::countr_zero(left);
      StateSpace lanes = getSpace(address[lane]);
      offsets[lane] = address[lane] & (kWindowBytes - 1);
      sharedMask |= uint32_t(lanes == StateSpace::Shared) << lane;
      globalMask |= uint32_t(lanes == StateSpace::Global) << lane;
    }
    if (sharedMask)
      countShared(isLoad ? counters.sharedLoads : counters.sharedStores,
                  sharedMask, offsets, bytes);
    if (globalMask)
      countGlobal(isLoad ? counters.globalLoads : counters.globalStores,
                  globalMask, address, bytes);
    return;
  }
  if (space == StateSpace::Shared)
    countShared(isLoad ? counters.sharedLoads : counters.sharedStores, mask,
                address, bytes);
  if (space == StateSpace::Global)
    countGlobal(isLoad ? counters.globalLoads : counters.globalStores, mask,
                address, bytes);
}
