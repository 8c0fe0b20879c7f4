//===- Cta.cpp - Runs one block of threads --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Machine/Cta.h"
#include "ISA/Barriers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <cstdlib>
#include <cstring>

using namespace mlir::hot::emulator;

/// Instructions that one warp executes before another has its turn.
static constexpr uint64_t kSlice = 1 << 6;
/// A CTA that has faulted at so many places is given up.
static constexpr size_t kMaxReports = 64;

Cta::Cta(const LaunchState &launch) : launch(launch) {
  size_t size = launch.program->code.size();
  issued.resize(size);
  issuedLanes.resize(size);
  allocations.resize(size);
  shared.resize(launch.sharedBytes);
  sharedState.resize(launch.sharedBytes);
  local.resize(uint64_t(launch.localBytes) * 32 * launch.numWarps);
  localState.resize(local.size());
  warps.resize(launch.numWarps);
  registerFile = static_cast<uint8_t *>(std::aligned_alloc(
      64,
      std::max<size_t>(size_t(launch.registerBytes) * launch.numWarps, 64)));
}

Cta::~Cta() { std::free(registerFile); }

static void fillSpecials(Cta &cta, Warp &warp) {
  for (auto [special, get] : cta.launch.specials)
    for (unsigned lane = 0; lane < 32; ++lane) {
      uint64_t value = get(cta, warp, lane);
      if (special->bytes == 8)
        warp.reg<uint64_t>(special->offset)[lane] = value;
      else
        warp.reg<uint32_t>(special->offset)[lane] =
            static_cast<uint32_t>(value);
    }
}

void Cta::setUp(uint64_t index) {
  const Dim3 &grid = launch.config.grid, &block = launch.config.block;
  linearIndex = index;
  ctaid = {static_cast<uint32_t>(index % grid[0]),
           static_cast<uint32_t>(index / grid[0] % grid[1]),
           static_cast<uint32_t>(index / grid[0] / grid[1])};
  aborted = false;
  std::fill(shared.begin(), shared.end(), 0xFF);
  std::fill(sharedState.begin(), sharedState.end(), kUninitialized);
  std::fill(localState.begin(), localState.end(), kUninitialized);
  if (launch.options.checkRaces)
    races.begin(launch.sharedBytes, launch.numWarps);
  if (launch.races)
    launch.races->beginCta(actor, index);
  barriers.fill(BarrierState());
  uint64_t threads = uint64_t(block[0]) * block[1] * block[2];
  for (unsigned i = 0; i < launch.numWarps; ++i) {
    Warp &warp = warps[i];
    uint64_t lanes = std::min<uint64_t>(threads - uint64_t(i) * 32, 32);
    warp.existing = warp.alive = lanes == 32 ? ~0u : (uint32_t(1) << lanes) - 1;
    warp.cta = this;
    warp.index = i;
    warp.registers = registerFile + size_t(launch.registerBytes) * i;
    warp.steps = 0;
    warp.copies.clear();
    warp.committed.fill(0);
    warp.others.clear();
    warp.current = Warp::Group();
    warp.current.mask = warp.existing;
    warp.current.pc = launch.decoded->first;
    std::copy(launch.image.begin(), launch.image.end(), warp.registers);
    fillSpecials(*this, warp);
  }
}

void Cta::report(const Warp &warp, const Instr &instr, FaultKind kind,
                 unsigned lane, bool hasAddress, uint64_t address,
                 const llvm::Twine &message) {
  auto [it, isNew] = reported.try_emplace({instr.line, kind}, reports.size());
  if (!isNew) {
    ++reports[it->second].count;
    return;
  }
  Report next;
  next.kind = kind;
  next.kernel = launch.function->name;
  next.file = launch.program->module.name;
  next.line = instr.line;
  next.cta = ctaid;
  next.warp = warp.index;
  next.lane = lane;
  next.hasAddress = hasAddress;
  next.address = address;
  next.message = message.str();
  reports.push_back(std::move(next));
  if (reports.size() >= kMaxReports)
    aborted = true;
}

void Cta::arrive(Warp &warp, const Instr &instr, unsigned barrier,
                 unsigned expected, unsigned threads) {
  BarrierState &state = barriers[barrier];
  unsigned lane = llvm::countr_zero(warp.mask);
  if (state.expected && state.expected != expected)
    warp.fault(instr, FaultKind::InvalidOperand, lane,
               "barrier " + llvm::Twine(barrier) + " is to wait for " +
                   llvm::Twine(expected) +
                   " threads, but others wait there for " +
                   llvm::Twine(state.expected));
  ++counters.barriers;
  state.expected = expected;
  state.arrived += threads;
  state.warps |= 1u << warp.index;
  state.line = instr.line;
  if (isComplete(state))
    completeBarrier(barrier);
}

void Cta::completeBarrier(unsigned barrier) {
  BarrierState &state = barriers[barrier];
  for (Warp &warp : warps)
    warp.forGroups([&](Warp::Group &group) {
      if (group.state != Warp::State::Barrier || group.barrier != barrier)
        return;
      group.state = Warp::State::Ready;
      finishBarrier(warp, group, launch.program->code[group.pc - 1], state);
    });
  if (launch.options.checkRaces)
    races.meet(state.warps);
  state = BarrierState();
}

/// A barrier of all threads waits only for those that have not exited.
bool Cta::isComplete(const BarrierState &state) const {
  if (state.arrived >= state.expected)
    return true;
  return state.expected == launch.numWarps * 32 &&
         llvm::all_of(warps, [&](const Warp &warp) {
           return warp.isDone() || (state.warps >> warp.index & 1);
         });
}

void Cta::explainDeadlock() {
  const Instr *code = launch.program->code.data();
  bool any = false;
  for (Warp &warp : warps)
    warp.forGroups([&](Warp::Group &group) {
      if (group.state != Warp::State::Lanes)
        return;
      const Instr &instr = code[group.pc];
      unsigned missing = llvm::countr_zero(group.wanted & ~group.mask);
      any = true;
      report(warp, instr,
             instr.family == Family::Barrier ? FaultKind::DivergentBarrier
                                             : FaultKind::DivergentCollective,
             llvm::countr_zero(group.mask), false, 0,
             "lane " + llvm::Twine(missing) +
                 " has to execute this with the others, but never comes");
    });
  for (unsigned i = 0; i < barriers.size() && !any; ++i) {
    BarrierState &state = barriers[i];
    if (!state.expected)
      continue;
    for (Warp &warp : warps)
      warp.forGroups([&](Warp::Group &group) {
        if (any || group.state != Warp::State::Barrier || group.barrier != i)
          return;
        any = true;
        report(warp, code[group.pc - 1], FaultKind::DivergentBarrier,
               llvm::countr_zero(group.mask), false, 0,
               llvm::Twine(state.arrived) + " of " +
                   llvm::Twine(state.expected) +
                   " threads have arrived at barrier " + llvm::Twine(i) +
                   "; the others have ended or wait elsewhere");
      });
  }
  aborted = true;
}

void Cta::schedule() {
  while (!aborted) {
    bool progress = false, left = false;
    for (Warp &warp : warps) {
      if (warp.isDone())
        continue;
      left = true;
      uint64_t before = warp.steps;
      warp.run(kSlice);
      progress |= warp.steps != before;
      if (aborted)
        return;
      if (!warp.isDone())
        continue;
      for (unsigned i = 0; i < barriers.size(); ++i)
        if (barriers[i].expected && isComplete(barriers[i]))
          completeBarrier(i);
    }
    if (!left)
      return;
    if (!progress)
      return explainDeadlock();
  }
}

void Cta::run(uint64_t index) {
  setUp(index);
  schedule();
}

void Cta::addInstructionCounts() {
  const std::vector<Instr> &code = launch.program->code;
  for (size_t i = 0; i < code.size(); ++i) {
    counters.instructions[unsigned(code[i].family)] += issued[i];
    counters.laneInstructions[unsigned(code[i].family)] += issuedLanes[i];
  }
}

LaunchCounters Cta::takeCounters() {
  addInstructionCounts();
  return counters;
}
