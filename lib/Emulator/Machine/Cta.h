//===- Cta.h - One block of threads -----------------------------*- C++ -*-===//
//
// The state of a CTA while it runs: its warps, shared and local memory,
// barriers. One thread of the host runs it from beginning to end.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_MACHINE_CTA_H
#define HOT_LIB_EMULATOR_MACHINE_CTA_H

#include "Checks/Races.h"
#include "Machine/GlobalMemory.h"
#include "Machine/Specials.h"
#include "Machine/Warp.h"
#include "hot/Emulator/Counters.h"
#include "hot/Emulator/Emulator.h"
#include "hot/Emulator/Report.h"
#include <map>

namespace mlir::hot::emulator {

/// What one launch shares between all its CTAs.
struct LaunchState {
  const Program *program = nullptr;
  const Function *function = nullptr;
  const DecodedFunction *decoded = nullptr;
  LaunchConfig config;
  EmulatorOptions options;
  GlobalMemory *memory = nullptr;
  std::vector<uint8_t> parameters;
  uint64_t sharedBytes = 0;
  uint32_t registerBytes = 0; ///< of a warp
  uint32_t localBytes = 0;    ///< of a thread
  /// A warp's registers before its first instruction, but for those special
  /// registers that differ between CTAs and warps.
  std::vector<uint8_t> image;
  std::vector<std::pair<const SpecialRegister *, SpecialGetter>> specials;
  unsigned numWarps = 0;
  /// Null: races between CTAs cannot be or are not looked for.
  GlobalRaces *races = nullptr;
};

/// Named barriers of a CTA (PTX ISA, "bar, barrier").
struct BarrierState {
  unsigned arrived = 0;  ///< threads
  unsigned expected = 0; ///< threads; 0 while nobody has arrived
  uint32_t warps = 0;    ///< those that wait or have arrived
  uint32_t line = 0;
  /// For barrier.red.
  uint32_t all = 1, any = 0, sum = 0;
};

/// Initialization of a byte of shared or local memory.
enum : uint8_t { kUninitialized = 0, kInitialized = 1, kCopyPending = 2 };

class Cta {
public:
  explicit Cta(const LaunchState &launch);
  ~Cta();

  /// Runs CTA number `index` of the grid.
  void run(uint64_t index);
  /// Of all CTAs that have run here.
  LaunchCounters takeCounters();

  //===--- Memory, for handlers
  //-----------------------------------------------//
  // A lane that faults is left out: loads give it poison.

  /// Reads `bytes` (a power of two up to 32) of each active lane at `address`,
  /// into out[lane * bytes].
  void load(Warp &warp, const Instr &instr, StateSpace space,
            const uint64_t *address, unsigned bytes, uint8_t *out);
  void store(Warp &warp, const Instr &instr, StateSpace space,
             const uint64_t *address, unsigned bytes, const uint8_t *in);
  /// Local memory of a lane's thread, and its state, a byte for each byte.
  uint8_t *getLocal(const Warp &warp, unsigned lane) {
    return local.data() +
           (warp.index * 32 + lane) * uint64_t(launch.localBytes);
  }
  uint8_t *getLocalState(const Warp &warp, unsigned lane) {
    return localState.data() +
           (warp.index * 32 + lane) * uint64_t(launch.localBytes);
  }
  /// Host memory of `bytes` at an address of one lane, checked as an access
  /// (`write`: the bytes become initialized); null if it faults. Race checks
  /// treat it as atomic if `atomic`. `value`: what is going to be written.
  uint8_t *access(Warp &warp, const Instr &instr, StateSpace space,
                  unsigned lane, uint64_t address, unsigned bytes, bool read,
                  bool write, bool atomic, const uint8_t *value = nullptr);

  //===--- cp.async (ISA/AsyncCopy.cpp)
  //---------------------------------------//

  /// Checks the destination of one lane's copy and marks it as pending.
  bool beginCopy(Warp &warp, const Instr &instr, unsigned lane, uint32_t target,
                 unsigned bytes);
  /// Writes the lane's bytes of a copy whose group is done.
  void finishCopy(Warp &warp, const Instr &instr, unsigned lane,
                  const PendingCopy &copy);

  //===--- Shared-memory counting
  //---------------------------------------------//

  /// Wavefronts of one warp access: `bytes` of each active lane.
  void countShared(SharedTraffic &traffic, uint32_t mask,
                   const uint64_t *offset, unsigned bytes);
  void countGlobal(GlobalTraffic &traffic, uint32_t mask,
                   const uint64_t *address, unsigned bytes);

  //===--- Barriers
  //-----------------------------------------------------------//

  /// `threads`: how many this group stands for. If it is to wait, its state is
  /// that of waiting already; those who wait go on if the barrier is complete.
  void arrive(Warp &warp, const Instr &instr, unsigned barrier,
              unsigned expected, unsigned threads);

  /// membar and fence; `beyondCta`: other CTAs see it too.
  void fence(Warp &warp, bool beyondCta);

  void report(const Warp &warp, const Instr &instr, FaultKind kind,
              unsigned lane, bool hasAddress, uint64_t address,
              const llvm::Twine &message);

  const LaunchState &launch;
  LaunchCounters counters;
  std::vector<Report> reports;
  /// Position in `reports` of each line and kind.
  std::map<std::pair<uint32_t, FaultKind>, size_t> reported;
  /// Set when nothing more can be learned from this CTA.
  bool aborted = false;

  Dim3 ctaid = {0, 0, 0};
  uint64_t linearIndex = 0;
  std::vector<uint8_t> shared, sharedState;
  SharedRaces races;
  std::vector<Warp> warps;
  std::array<BarrierState, 16> barriers;
  /// Per instruction: how often it was issued, and by how many lanes.
  std::vector<uint64_t> issued, issuedLanes;

private:
  void setUp(uint64_t index);
  void schedule();
  void explainDeadlock();
  void completeBarrier(unsigned barrier);
  bool isComplete(const BarrierState &state) const;
  void addInstructionCounts();
  bool loadGlobalFast(Warp &warp, const Instr &instr, const uint64_t *address,
                      unsigned bytes, uint8_t *out);
  bool storeGlobalFast(Warp &warp, const Instr &instr, const uint64_t *address,
                       unsigned bytes, const uint8_t *in);
  uint8_t *accessGlobal(Warp &warp, const Instr &instr, unsigned lane,
                        uint64_t address, unsigned bytes, bool read, bool write,
                        bool atomic);
  uint8_t *accessShared(Warp &warp, const Instr &instr, unsigned lane,
                        uint64_t address, unsigned bytes, bool read, bool write,
                        bool atomic, const uint8_t *value = nullptr);
  uint8_t *accessLocal(Warp &warp, const Instr &instr, unsigned lane,
                       uint64_t address, unsigned bytes, bool read, bool write);
  Allocation *&lastAllocation(const Instr &instr) {
    return allocations[&instr - launch.program->code.data()];
  }
  void countTraffic(const Warp &warp, StateSpace space, const uint64_t *address,
                    unsigned bytes, bool isLoad);

  uint8_t *registerFile = nullptr; ///< of all warps
  /// The allocation that each instruction has used last.
  std::vector<Allocation *> allocations;
  GlobalRaces::Actor actor;
  std::vector<uint8_t> local, localState;
};

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_MACHINE_CTA_H
