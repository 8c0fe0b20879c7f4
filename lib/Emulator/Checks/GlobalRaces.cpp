//===- GlobalRaces.cpp - Races between CTAs -------------------------------===//
//
// An access first leaves its own record and then looks at those of the others,
// so that of two at the same time at least one sees the other.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Checks/Races.h"

#include <cstdlib>
#include <cstring>

using namespace mlir::hot::emulator;

void RaceRecords::allocate(uint64_t bytes) {
  words = bytes / 4 + 9;
  // Zero pages come from the system only when they are touched.
  reads = static_cast<uint32_t *>(std::calloc(words, sizeof(uint32_t)));
  writes = static_cast<uint32_t *>(std::calloc(words, sizeof(uint32_t)));
  numPages = (bytes >> kPageShift) + 2;
  pages = static_cast<uint32_t *>(std::calloc(numPages, sizeof(uint32_t)));
}

void RaceRecords::release() {
  std::free(reads);
  std::free(writes);
  std::free(pages);
}

void RaceRecords::clear() {
  std::memset(reads, 0, words * sizeof(uint32_t));
  std::memset(writes, 0, words * sizeof(uint32_t));
  std::memset(pages, 0, numPages * sizeof(uint32_t));
}

void GlobalRaces::begin(uint64_t first, uint64_t numCtas) {
  firstId = manyId = first;
  nextId = first + 1 + numCtas;
  launch = static_cast<uint32_t>(first);
  stamp = 1;
  anyPublished = false;
  published.clear();
}

void GlobalRaces::beginCta(Actor &actor, uint64_t index) const {
  actor.id = firstId + 1 + index;
  actor.acquired = 0;
  actor.fenced.clear();
  actor.older.clear();
}

void GlobalRaces::fence(Actor &actor) {
  uint64_t fresh = nextId.fetch_add(1);
  // Out of numbers: races with what comes from here on may be missed.
  if (fresh > kMaxId)
    return;
  actor.fenced.push_back(actor.id);
  actor.older.push_back(actor.id);
  actor.id = fresh;
}

void GlobalRaces::atomic(Actor &actor) {
  uint64_t now = stamp.fetch_add(1);
  if (!actor.fenced.empty()) {
    std::lock_guard<std::mutex> lock(mutex);
    for (uint64_t id : actor.fenced)
      published.try_emplace(id, now);
    actor.fenced.clear();
    anyPublished = true;
  }
  actor.acquired = now;
}

bool GlobalRaces::isPublished(const Actor &actor, uint64_t id) {
  if (!anyPublished)
    return false;
  std::lock_guard<std::mutex> lock(mutex);
  auto it = published.find(id);
  return it != published.end() && it->second <= actor.acquired;
}

/// Calls f(word, mask) for each word; true if one call was.
template <class F>
static bool forWords(uint64_t offset, unsigned bytes, F f) {
  bool any = false;
  for (uint64_t word = offset / 4; word * 4 < offset + bytes; ++word) {
    uint64_t from = std::max(offset, word * 4) - word * 4;
    uint64_t to = std::min(offset + bytes, word * 4 + 4) - word * 4;
    any |= f(word, (1u << to) - (1u << from));
  }
  return any;
}

/// Replaces a record by update(record).
template <class F>
static uint32_t exchange(uint32_t *record, F update) {
  uint32_t old = __atomic_load_n(record, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(record, &old, update(old), true,
                                      __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) {
  }
  return old;
}

static constexpr uint32_t kIdMask = (1u << 28) - 1;

bool GlobalRaces::conflicts(const Actor &actor, uint32_t record,
                            uint32_t mask) {
  uint64_t id = record & kIdMask;
  return id >= firstId && (record >> 28 & mask) && !actor.is(id) &&
         !isPublished(actor, id);
}

bool GlobalRaces::read(const Actor &actor, RaceRecords &records,
                       uint64_t offset, unsigned bytes) {
  uint32_t me = static_cast<uint32_t>(actor.id);
  return forWords(offset, bytes, [&](uint64_t word, uint32_t mask) {
    exchange(&records.reads[word], [&](uint32_t old) {
      uint32_t reader = old & kIdMask, known = old >> 28;
      if (actor.is(reader))
        return (known | mask) << 28 | me;
      if (reader >= firstId && (known & mask))
        return (known & mask) << 28 | static_cast<uint32_t>(manyId);
      return mask << 28 | me;
    });
    return conflicts(
        actor, __atomic_load_n(&records.writes[word], __ATOMIC_SEQ_CST), mask);
  });
}

bool GlobalRaces::write(const Actor &actor, RaceRecords &records,
                        uint64_t offset, unsigned bytes) {
  uint32_t me = static_cast<uint32_t>(actor.id);
  for (uint64_t page = offset >> RaceRecords::kPageShift;
       page <= (offset + bytes - 1) >> RaceRecords::kPageShift; ++page)
    if (__atomic_load_n(&records.pages[page], __ATOMIC_RELAXED) != launch)
      __atomic_store_n(&records.pages[page], launch, __ATOMIC_SEQ_CST);
  return forWords(offset, bytes, [&](uint64_t word, uint32_t mask) {
    uint32_t old = exchange(&records.writes[word], [&](uint32_t old) {
      uint32_t known = actor.is(old & kIdMask) ? old >> 28 : 0;
      return (known | mask) << 28 | me;
    });
    return conflicts(actor, old, mask) ||
           conflicts(actor,
                     __atomic_load_n(&records.reads[word], __ATOMIC_SEQ_CST),
                     mask);
  });
}

bool GlobalRaces::areKnownReads(const Actor &actor, const RaceRecords &records,
                                uint64_t offset, unsigned bytes) const {
  for (uint64_t page = offset >> RaceRecords::kPageShift;
       page <= (offset + bytes - 1) >> RaceRecords::kPageShift; ++page)
    if (__atomic_load_n(&records.pages[page], __ATOMIC_SEQ_CST) == launch)
      return false;
  uint32_t mine = 15u << 28 | static_cast<uint32_t>(actor.id);
  uint32_t many = 15u << 28 | static_cast<uint32_t>(manyId);
  const uint32_t *words = records.reads + offset / 4;
  uint32_t unknown = 0;
  for (unsigned i = 0; i < bytes / 4; ++i)
    unknown |= uint32_t(words[i] != mine) & uint32_t(words[i] != many);
  return !unknown;
}
