//===- SharedRaces.cpp - Races between the threads of a CTA ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Checks/Races.h"
#include <algorithm>

using namespace mlir::hot::emulator;

void SharedRaces::begin(uint64_t bytes, unsigned warps) {
  numWarps = warps;
  size_t words = bytes / 4 + 1;
  if (records.size() < words)
    records.resize(words);
  // What another CTA did is behind every clock.
  if (newest > 0xF0000000u) {
    std::fill(records.begin(), records.end(), Record());
    newest = 1;
  }
  ++newest;
  for (auto &clocks : seen)
    clocks.fill(newest);
}

void SharedRaces::meet(uint32_t warps) {
  // Everyone's clock moves beyond all, so that one number does for the group.
  ++newest;
  std::array<uint32_t, 32> joined = {};
  for (unsigned w = 0; w < numWarps; ++w)
    if (warps >> w & 1)
      for (unsigned v = 0; v < numWarps; ++v)
        joined[v] = std::max(joined[v], seen[w][v]);
  for (unsigned v = 0; v < numWarps; ++v)
    if (warps >> v & 1)
      joined[v] = newest;
  for (unsigned w = 0; w < numWarps; ++w)
    if (warps >> w & 1)
      seen[w] = joined;
}

void SharedRaces::meetLanes(unsigned warp) { seen[warp][warp] = ++newest; }

RaceWith SharedRaces::readWord(Record &record, uint8_t mask, unsigned thread) {
  unsigned warp = thread / 32;
  RaceWith race;
  if ((record.writeMask & mask) && record.writer != thread &&
      !isOrdered(warp, record.writer / 32, record.writeClock))
    race = {true, true, record.writer};
  uint32_t clock = seen[warp][warp];
  if (record.readClock != clock || !(record.readMask & mask)) {
    record.readWarps = 0;
    record.readMask = mask;
    record.readClock = clock;
  } else {
    record.readMask = record.readWarps == 1u << warp && record.reader == thread
                          ? record.readMask | mask
                          : record.readMask & mask;
  }
  record.readWarps |= 1u << warp;
  record.reader = static_cast<uint16_t>(thread);
  return race;
}

RaceWith SharedRaces::writeWord(Record &record, uint8_t mask, unsigned thread,
                                bool sameValue) {
  unsigned warp = thread / 32;
  RaceWith race;
  if ((record.writeMask & mask) && record.writer != thread &&
      !isOrdered(warp, record.writer / 32, record.writeClock) &&
      !(sameValue && record.writer / 32 == warp))
    race = {true, true, record.writer};
  if (record.readMask & mask) {
    unsigned reader = record.reader, readerWarp = reader / 32;
    if (reader != thread && !isOrdered(warp, readerWarp, record.readClock))
      race = {true, false, reader};
    for (unsigned other = 0; other < numWarps && !race.found; ++other)
      if (other != warp && (record.readWarps >> other & 1) &&
          !isOrdered(warp, other, record.readClock))
        race = {true, false, other * 32};
  }
  uint32_t clock = seen[warp][warp];
  record.writeMask = record.writer == thread && record.writeClock == clock
                         ? record.writeMask | mask
                         : mask;
  record.writer = static_cast<uint16_t>(thread);
  record.writeClock = clock;
  return race;
}

/// Calls f(word, mask) for each word that the bytes touch.
template <class F>
static RaceWith forWords(uint64_t offset, unsigned bytes, F f) {
  RaceWith race;
  for (uint64_t word = offset / 4; word * 4 < offset + bytes; ++word) {
    uint64_t from = std::max(offset, word * 4) - word * 4;
    uint64_t to = std::min(offset + bytes, word * 4 + 4) - word * 4;
    RaceWith found = f(word, static_cast<uint8_t>((1u << to) - (1u << from)));
    if (found.found)
      race = found;
  }
  return race;
}

RaceWith SharedRaces::read(uint64_t offset, unsigned bytes, unsigned thread) {
  return forWords(offset, bytes, [&](uint64_t word, uint8_t mask) {
    return readWord(records[word], mask, thread);
  });
}

RaceWith SharedRaces::write(uint64_t offset, unsigned bytes, unsigned thread,
                            bool sameValue) {
  return forWords(offset, bytes, [&](uint64_t word, uint8_t mask) {
    return writeWord(records[word], mask, thread, sameValue);
  });
}
