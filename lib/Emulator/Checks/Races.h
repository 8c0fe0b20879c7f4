//===- Races.h - Accesses that nothing orders -------------------*- C++ -*-===//
//
// Data races on shared memory, between the threads of one CTA, and on global
// memory, between CTAs.
//
// Shared memory: every warp has a clock, which moves at barriers, and knows how
// far the clocks of the others were when it last met them (vector clocks). Two
// accesses of one word are ordered if the second thread's warp has since met
// the first one's. Within a warp `bar.warp.sync` orders; being in step does
// not.
//
// Global memory: CTAs are not ordered but by fences and atomics. A CTA that has
// passed a fence and then done an atomic (or volatile or relaxed) write has
// published what came before; one that has done such an access since may use
// it.
//
// Both keep, for each word of 4 bytes, the last write and the last reads, and
// which bytes they touched: what is reported is a race, but not every race of a
// word that several threads share is remembered.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_CHECKS_RACES_H
#define HOT_LIB_EMULATOR_CHECKS_RACES_H

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <vector>

namespace mlir::hot::emulator {

/// What an access raced with.
struct RaceWith {
  bool found = false;
  bool wasWrite = false;
  unsigned thread = 0; ///< within the CTA; shared memory only
};

class SharedRaces {
public:
  /// Forgets everything: a new CTA begins. The records stay, clocks go on.
  void begin(uint64_t bytes, unsigned numWarps);

  /// `thread` of the CTA accesses bytes of shared memory. For a write that does
  /// not change the bytes, lanes of one warp may do the same.
  RaceWith read(uint64_t offset, unsigned bytes, unsigned thread);
  RaceWith write(uint64_t offset, unsigned bytes, unsigned thread,
                 bool sameValue);

  /// The warps of the mask have met at a barrier.
  void meet(uint32_t warps);
  /// Lanes of one warp have met.
  void meetLanes(unsigned warp);

private:
  struct Record {
    uint32_t writeClock = 0, readClock = 0;
    uint32_t readWarps = 0;
    uint16_t writer = 0, reader = 0;
    uint8_t writeMask = 0, readMask = 0;
  };

  bool isOrdered(unsigned me, unsigned other, uint32_t clock) const {
    return clock < seen[me][other];
  }
  RaceWith readWord(Record &record, uint8_t mask, unsigned thread);
  RaceWith writeWord(Record &record, uint8_t mask, unsigned thread,
                     bool sameValue);

  std::vector<Record> records;
  /// seen[w][v]: accesses of warp v before this clock come before what w does
  /// now. seen[w][w] is w's own clock.
  std::array<std::array<uint32_t, 32>, 32> seen;
  uint32_t newest = 1;
  unsigned numWarps = 0;
};

/// Who has accessed the words of an allocation: a number in the low 28 bits, in
/// the upper four which bytes of the word. Numbers that are smaller than the
/// launch's first are those of older launches and mean nobody.
struct RaceRecords {
  uint32_t *reads = nullptr, *writes = nullptr;
  /// For each 1024 bytes, the launch that has last written any of them.
  uint32_t *pages = nullptr;
  uint64_t words = 0, numPages = 0;

  static constexpr unsigned kPageShift = 10;

  void allocate(uint64_t bytes);
  void release();
  void clear();
};

/// Of one launch; shared by all threads of the host.
class GlobalRaces {
public:
  /// Numbers of CTAs in records begin behind `first`.
  void begin(uint64_t first, uint64_t numCtas);
  /// One past the last number that was used.
  uint64_t getEnd() const { return nextId; }

  /// Who a CTA is in records; a fence makes it somebody new.
  struct Actor {
    uint64_t id = 0;
    uint64_t acquired = 0;        ///< stamp of its last atomic access
    std::vector<uint64_t> fenced; ///< closed by a fence, not published yet
    std::vector<uint64_t> older;  ///< all ids that this CTA had, ascending

    bool is(uint64_t other) const {
      return other == id ||
             std::binary_search(older.begin(), older.end(), other);
    }
  };
  void beginCta(Actor &actor, uint64_t index) const;

  /// True if it races.
  bool read(const Actor &actor, RaceRecords &records, uint64_t offset,
            unsigned bytes);
  bool write(const Actor &actor, RaceRecords &records, uint64_t offset,
             unsigned bytes);
  void fence(Actor &actor);
  void atomic(Actor &actor);

  /// Numbers have to stay below.
  static constexpr uint64_t kMaxId = (uint64_t(1) << 28) - 1;

  /// Whether reads of these whole words are recorded already, and nobody has
  /// written near them.
  bool areKnownReads(const Actor &actor, const RaceRecords &records,
                     uint64_t offset, unsigned bytes) const;

private:
  bool isPublished(const Actor &actor, uint64_t id);
  bool conflicts(const Actor &actor, uint32_t record, uint32_t mask);

  uint64_t firstId = 1, manyId = 1;
  uint32_t launch = 0;
  std::atomic<uint64_t> nextId{1};
  std::atomic<uint64_t> stamp{1};
  std::atomic<bool> anyPublished{false};
  std::mutex mutex;
  /// Stamps at which closed ids have been published.
  std::map<uint64_t, uint64_t> published;
};

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_CHECKS_RACES_H
