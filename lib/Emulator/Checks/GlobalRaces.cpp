//===- GlobalRaces.cpp - Races between CTAs -------------------------------===//
//
// A record has, from the lowest bit, the reader (28 bits), the bytes it read
// (4), the writer (28) and the bytes it wrote (4). Numbers below the launch's
// first are those of older launches and mean nobody.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Checks/Races.h"

using namespace mlir::hot::emulator;

void GlobalRaces::begin(uint64_t first, uint64_t numCtas) {
  firstId = manyId = first;
  nextId = first + 1 + numCtas;
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
static bool forWords(uint64_t *words, uint64_t offset, unsigned bytes, F f) {
  bool any = false;
  for (uint64_t word = offset / 4; word * 4 < offset + bytes; ++word) {
    uint64_t from = std::max(offset, word * 4) - word * 4;
    uint64_t to = std::min(offset + bytes, word * 4 + 4) - word * 4;
    any |= f(words + word, (uint64_t(1) << to) - (uint64_t(1) << from));
  }
  return any;
}

bool GlobalRaces::read(const Actor &actor, uint64_t *words, uint64_t offset,
                       unsigned bytes) {
  return forWords(words, offset, bytes, [&](uint64_t *word, uint64_t mask) {
    uint64_t old = __atomic_load_n(word, __ATOMIC_RELAXED);
    while (true) {
      uint64_t reader = old & kMaxId, readMask = old >> 28 & 15;
      uint64_t writer = old >> 32 & kMaxId, writeMask = old >> 60;
      bool race = writer > firstId && !actor.is(writer) && (writeMask & mask) &&
                  !isPublished(actor, writer);
      uint64_t nextReader = actor.id, nextMask = mask;
      if (actor.is(reader)) {
        nextMask = readMask | mask;
      } else if (reader >= firstId && (readMask & mask)) {
        nextReader = manyId;
        nextMask = readMask & mask;
      }
      uint64_t next = (old >> 32 << 32) | nextMask << 28 | nextReader;
      if (next == old ||
          __atomic_compare_exchange_n(word, &old, next, true, __ATOMIC_RELAXED,
                                      __ATOMIC_RELAXED))
        return race;
    }
  });
}

bool GlobalRaces::write(const Actor &actor, uint64_t *words, uint64_t offset,
                        unsigned bytes) {
  return forWords(words, offset, bytes, [&](uint64_t *word, uint64_t mask) {
    uint64_t old = __atomic_load_n(word, __ATOMIC_RELAXED);
    while (true) {
      uint64_t reader = old & kMaxId, readMask = old >> 28 & 15;
      uint64_t writer = old >> 32 & kMaxId, writeMask = old >> 60;
      bool race = writer > firstId && !actor.is(writer) && (writeMask & mask) &&
                  !isPublished(actor, writer);
      race |= reader >= firstId && !actor.is(reader) && (readMask & mask) &&
              !isPublished(actor, reader);
      uint64_t nextMask = writer == actor.id ? writeMask | mask : mask;
      uint64_t next = nextMask << 60 | actor.id << 32 | (old & 0xFFFFFFFFu);
      if (next == old ||
          __atomic_compare_exchange_n(word, &old, next, true, __ATOMIC_RELAXED,
                                      __ATOMIC_RELAXED))
        return race;
    }
  });
}
