//===- Schedule.cpp - Which lanes of a warp run ---------------------------===//
//
// The group that is furthest behind runs: in the deepest call, and there at the
// lowest place. Code is laid out so that lanes which take different ways meet
// again below, where they become one group.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Machine/Cta.h"
#include "llvm/ADT/bit.h"

using namespace mlir::hot::emulator;

void Warp::branch(uint32_t taken, uint32_t target) {
  if (taken == current.mask) {
    current.pc = target;
    return;
  }
  ++cta->counters.divergentBranches;
  Group group = current;
  group.mask = taken;
  group.pc = target;
  others.push_back(std::move(group));
  current.mask &= ~taken;
}

void Warp::exitLanes(uint32_t lanes) {
  alive &= ~lanes;
  current.mask &= ~lanes;
  if (!current.mask)
    current.state = State::Exited;
  // Nobody waits for lanes that have exited.
  for (Group &group : others) {
    group.wanted &= alive;
    if (group.state == State::Lanes && !(group.wanted & ~group.mask))
      group.state = State::Ready;
  }
}

bool Warp::converge(uint32_t wanted, const Instr &instr) {
  FaultKind kind = instr.family == Family::Barrier
                       ? FaultKind::DivergentBarrier
                       : FaultKind::DivergentCollective;
  uint32_t missing = wanted & alive & ~current.mask;
  if (uint32_t skipping = wanted & current.mask & ~mask)
    fault(instr, kind, llvm::countr_zero(mask),
          "lane " + llvm::Twine(llvm::countr_zero(skipping)) +
              " has to execute this with the others, but its guard is false");
  if (!missing)
    return true;
  current.state = State::Lanes;
  current.wanted = wanted & alive;
  // It is going to be issued again, for all of them.
  current.pc = &instr - cta->launch.program->code.data();
  --cta->issued[current.pc];
  cta->issuedLanes[current.pc] -= llvm::popcount(mask);
  return false;
}

void Warp::fault(const Instr &instr, FaultKind kind, unsigned lane,
                 const llvm::Twine &message) {
  cta->report(*this, instr, kind, lane, false, 0, message);
}

void Warp::fault(const Instr &instr, FaultKind kind, unsigned lane,
                 uint64_t address, const llvm::Twine &message) {
  cta->report(*this, instr, kind, lane, true, address, message);
}

bool Warp::shouldSwitch() const {
  for (const Group &other : others) {
    if (other.state == State::Lanes && other.pc == current.pc)
      return true;
    if (other.state != State::Ready)
      continue;
    if (other.returns.size() > current.returns.size() ||
        (other.returns.size() == current.returns.size() &&
         other.pc <= current.pc))
      return true;
  }
  return false;
}

bool Warp::schedule() {
  if (current.mask) {
    others.push_back(std::move(current));
    current = Group();
  }
  current.mask = 0;
  current.state = State::Exited;
  auto best = others.end();
  for (auto it = others.begin(); it != others.end(); ++it) {
    if (it->state != State::Ready)
      continue;
    if (best == others.end() || it->returns.size() > best->returns.size() ||
        (it->returns.size() == best->returns.size() && it->pc < best->pc))
      best = it;
  }
  if (best == others.end())
    return false;
  current = std::move(*best);
  others.erase(best);
  for (auto it = others.begin(); it != others.end();) {
    bool meets = (it->state == State::Ready || it->state == State::Lanes) &&
                 it->pc == current.pc && it->returns == current.returns;
    if (meets)
      current.mask |= it->mask;
    it = meets ? others.erase(it) : it + 1;
  }
  return true;
}

void Warp::run(uint64_t slice) {
  const Instr *code = cta->launch.program->code.data();
  uint64_t *issued = cta->issued.data(), *lanes = cta->issuedLanes.data();
  uint64_t limit = cta->launch.options.stepLimit;
  // The limit may fall into the slice.
  uint64_t end = slice <= limit - steps ? steps + slice : limit + 1;
  while (!cta->aborted) {
    if (current.state != State::Ready || (!others.empty() && shouldSwitch()))
      if (!schedule())
        return;
    uint32_t pc = current.pc;
    const Instr &instr = code[pc];
    uint32_t active = current.mask;
    if (instr.guard != kNoGuard)
      active &= *reg<uint32_t>(instr.guard) ^ instr.guardXor;
    ++issued[pc];
    lanes[pc] += llvm::popcount(active);
    current.pc = pc + 1;
    if (active) {
      mask = active;
      instr.run(*this, instr);
    }
    if (++steps >= end) {
      if (steps > limit) {
        mask = active ? active : current.mask;
        fault(instr, FaultKind::StepLimit, llvm::countr_zero(mask | 1u << 31),
              "the warp has executed " + llvm::Twine(limit) +
                  " instructions and is not at its end; raise the step limit "
                  "if this is no endless loop");
        cta->aborted = true;
      }
      return;
    }
  }
}
