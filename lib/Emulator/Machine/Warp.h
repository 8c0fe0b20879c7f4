//===- Warp.h - 32 lanes in step --------------------------------*- C++ -*-===//
//
// The state of one warp. Lanes that took different branches are groups, each
// with its own place in the program; the group that is furthest behind runs,
// and groups that meet at one place become one.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_MACHINE_WARP_H
#define HOT_LIB_EMULATOR_MACHINE_WARP_H

#include "ISA/Program.h"
#include "hot/Emulator/Report.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include <array>
#include <cstdint>
#include <vector>

namespace mlir::hot::emulator {

class Cta;

/// Per-lane copies of cp.async that are under way: one for each instruction.
struct PendingCopy {
  uint32_t mask = 0;
  uint8_t bytes = 0; ///< 4, 8 or 16
  uint32_t line = 0;
  /// The group of each lane: copies are waited for by group.
  std::array<uint32_t, 32> group;
  std::array<uint32_t, 32> target; ///< offset in shared memory
  std::array<std::array<uint8_t, 16>, 32> data;
};

class Warp {
public:
  enum class State : uint8_t {
    Ready,
    Barrier, ///< waits at a barrier of the CTA
    Lanes,   ///< waits for other lanes of this warp at a collective
    Exited,
  };

  /// Lanes that are at one place.
  struct Group {
    uint32_t mask = 0;
    uint32_t pc = 0;
    State state = State::Ready;
    uint8_t barrier = 0;                    ///< of State::Barrier
    uint32_t wanted = 0;                    ///< of State::Lanes
    llvm::SmallVector<uint32_t, 4> returns; ///< return addresses
  };

  template <class T>
  T *reg(uint32_t offset) {
    return reinterpret_cast<T *>(registers + offset);
  }

  //===--- What handlers see
  //--------------------------------------------------//

  /// Lanes that execute the current instruction.
  uint32_t mask = 0;
  /// The group that runs. Its pc is already that of the next instruction.
  Group current;
  uint8_t *registers = nullptr;
  Cta *cta = nullptr;
  unsigned index = 0; ///< within the CTA
  /// Lanes of threads that exist: fewer than 32 in a last warp.
  uint32_t existing = 0;
  /// Lanes that have not exited.
  uint32_t alive = 0;

  /// Sends lanes of the current group elsewhere; the rest goes on.
  void branch(uint32_t taken, uint32_t target);
  /// Ends lanes of the current group.
  void exitLanes(uint32_t lanes);
  /// For instructions that lanes execute together: true if all `wanted` lanes
  /// are here. Otherwise the group waits for them at this instruction and the
  /// handler has to return at once. Lanes that have exited are not waited for.
  bool converge(uint32_t wanted, const Instr &instr);

  /// Reports a fault of one lane.
  void fault(const Instr &instr, FaultKind kind, unsigned lane,
             const llvm::Twine &message);
  void fault(const Instr &instr, FaultKind kind, unsigned lane,
             uint64_t address, const llvm::Twine &message);

  //===--- cp.async
  //-----------------------------------------------------------//

  std::vector<PendingCopy> copies;
  /// Groups that each lane has committed.
  std::array<uint32_t, 32> committed = {};

  //===--- Scheduling (Machine/Schedule.cpp)
  //----------------------------------//

  /// The other groups, in no order.
  std::vector<Group> others;
  uint64_t steps = 0;

  /// Runs until all groups wait or have exited, or for `slice` instructions.
  void run(uint64_t slice);
  /// Makes the group current that is furthest behind; false if none is ready.
  bool schedule();
  /// Whether another group should go on before the current one.
  bool shouldSwitch() const;
  bool isDone() const { return alive == 0; }
  /// Calls f(group) for every group, the current one too.
  template <class F>
  void forGroups(F f) {
    if (current.mask)
      f(current);
    for (Group &group : others)
      f(group);
  }
};

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_MACHINE_WARP_H
