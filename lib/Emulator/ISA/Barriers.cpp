//===- Barriers.cpp - Barriers of CTAs and warps, fences ------------------===//
//
// PTX ISA, "Parallel Synchronization and Communication Instructions: bar,
// barrier", "bar.warp.sync", "membar / fence". A barrier counts warps, 32
// threads each, whatever the number of their lanes; first the lanes of a warp
// come together. "bar" is "barrier" with .aligned: what that adds, that all
// lanes execute it at once, is asked for here in all forms.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Barriers.h"
#include "ISA/MemberMasks.h"

using namespace mlir::hot::emulator;
using llvm::Twine;

namespace {
enum class Kind : uint8_t { Sync, Arrive, Popc, And, Or };
} // namespace

//===----------------------------------------------------------------------===//
// Barriers of the CTA
//===----------------------------------------------------------------------===//

/// The value that all active lanes have.
static bool getUniform(Warp &warp, const Instr &instr, uint32_t reg,
                       const char *what, uint32_t &value) {
  const uint32_t *lanes = warp.reg<uint32_t>(reg);
  unsigned first = llvm::countr_zero(warp.mask);
  value = lanes[first];
  for (uint32_t left = warp.mask; left; left &= left - 1) {
    unsigned lane = llvm::countr_zero(left);
    if (lanes[lane] == value)
      continue;
    warp.fault(instr, FaultKind::InvalidOperand, lane,
               Twine(what) + " is " + Twine(lanes[lane]) + " in this lane, " +
                   Twine(value) + " in lane " + Twine(first));
    return false;
  }
  return true;
}

/// Lanes of the warp that have not exited come first. Converging reports those
/// whose guard is false.
static bool convergeAtBarrier(Warp &warp, const Instr &instr) {
  return warp.mask == warp.alive ||
         (warp.converge(warp.alive, instr) && warp.mask == warp.alive);
}

/// op: result, barrier, threads (if aux bit 0), predicate; aux bit 1: !p.
template <Kind kind>
static void runBarrier(Warp &warp, const Instr &instr) {
  if (!convergeAtBarrier(warp, instr))
    return;
  Cta &cta = *warp.cta;
  unsigned lane = llvm::countr_zero(warp.mask);
  uint32_t barrier, threads = cta.launch.numWarps * 32;
  if (!getUniform(warp, instr, instr.op[1], "the barrier", barrier))
    return;
  if (barrier >= cta.barriers.size())
    return warp.fault(instr, FaultKind::InvalidOperand, lane,
                      "barrier " + Twine(barrier) + "; there are 0 to 15");
  if (instr.aux & 1) {
    if (!getUniform(warp, instr, instr.op[2], "the thread count", threads))
      return;
    if (threads == 0 || threads % 32 != 0)
      return warp.fault(instr, FaultKind::InvalidOperand, lane,
                        Twine(threads) +
                            " threads; has to be a multiple of 32, not 0");
  }
  if constexpr (kind != Kind::Sync && kind != Kind::Arrive) {
    uint32_t truth =
        *warp.reg<uint32_t>(instr.op[3]) ^ (instr.aux & 2 ? ~0u : 0);
    BarrierState &state = cta.barriers[barrier];
    state.all &= (truth & warp.mask) == warp.mask;
    state.any |= (truth & warp.mask) != 0;
    state.sum += llvm::popcount(truth & warp.mask);
  }
  if constexpr (kind != Kind::Arrive) {
    warp.current.state = Warp::State::Barrier;
    warp.current.barrier = static_cast<uint8_t>(barrier);
  }
  cta.arrive(warp, instr, barrier, threads, 32);
}

void mlir::hot::emulator::finishBarrier(Warp &warp, const Warp::Group &group,
                                        const Instr &instr,
                                        const BarrierState &state) {
  if (instr.run == runBarrier<Kind::Popc>) {
    uint32_t *result = warp.reg<uint32_t>(instr.op[0]);
    uint32_t sum = state.sum;
    forLanes(group.mask, [=](unsigned lane) { result[lane] = sum; });
  } else if (instr.run == runBarrier<Kind::And>) {
    setLanes(warp, instr.op[0], group.mask, state.all ? ~0u : 0);
  } else if (instr.run == runBarrier<Kind::Or>) {
    setLanes(warp, instr.op[0], group.mask, state.any ? ~0u : 0);
  }
}

/// A number of a barrier or of threads, which can be wrong already here.
static uint32_t takeNumber(Decoder &d, bool isBarrier) {
  const Operand *operand = d.peekOperand();
  if (operand && operand->kind == Operand::Integer) {
    if (isBarrier && operand->bits > 15)
      d.fail("barrier " + Twine(operand->bits) + "; there are 0 to 15");
    if (!isBarrier && (operand->bits == 0 || operand->bits % 32 != 0))
      d.fail("'" + d.getStatement().opcode + "' of " + Twine(operand->bits) +
             " threads; has to be a multiple of 32, not 0");
  }
  return d.src(ScalarType::U32);
}

/// The rest of bar.red: ".popc.u32  d, a{, b}, {!}c", ".and.pred  p, ...".
static void decodeReduction(Decoder &d) {
  Instr &instr = d.instr;
  static constexpr Handler handlers[] = {
      runBarrier<Kind::Popc>, runBarrier<Kind::And>, runBarrier<Kind::Or>};
  unsigned op = d.takeOneOf({"popc", "and", "or"});
  instr.run = handlers[op];
  d.take("aligned");
  d.expect(op == 0 ? "u32" : "pred");
  instr.op[0] = d.dst(op == 0 ? ScalarType::U32 : ScalarType::Pred);
  instr.op[1] = takeNumber(d, /*isBarrier=*/true);
  if (d.getNumOperandsLeft() > 1) {
    instr.aux |= 1;
    instr.op[2] = takeNumber(d, /*isBarrier=*/false);
  }
  uint32_t negate;
  instr.op[3] = d.predicate(negate);
  instr.aux |= negate ? 2 : 0;
}

static void runWarpBarrier(Warp &warp, const Instr &instr) {
  bool met = false;
  forMemberGroups(warp, instr, instr.op[1], [&](uint32_t) { met = true; });
  Cta &cta = *warp.cta;
  if (met && cta.launch.options.checkRaces)
    cta.races.meetLanes(warp.index);
}

static void decodeBarrier(Decoder &d) {
  Instr &instr = d.instr;
  instr.family = Family::Barrier;
  if (d.peek() == "cluster")
    return d.fail("unknown instruction '" + d.getStatement().opcode + "'");
  if (d.getName() == "bar" && d.take("warp")) {
    d.expect("sync");
    instr.run = runWarpBarrier;
    instr.op[1] = d.src(ScalarType::B32);
    return;
  }
  d.take("cta");
  unsigned kind = d.takeOneOf({"sync", "arrive", "red"});
  if (kind == 2)
    return decodeReduction(d);
  if (d.getName() == "barrier")
    d.take("aligned");
  instr.run = kind == 0 ? runBarrier<Kind::Sync> : runBarrier<Kind::Arrive>;
  instr.op[1] = takeNumber(d, /*isBarrier=*/true);
  if (kind == 1 || d.getNumOperandsLeft()) {
    instr.aux |= 1;
    instr.op[2] = takeNumber(d, /*isBarrier=*/false);
  }
}

//===----------------------------------------------------------------------===//
// Fences
//===----------------------------------------------------------------------===//

/// aux: other CTAs see it too.
static void runFence(Warp &warp, const Instr &instr) {
  warp.cta->fence(warp, instr.aux);
}

static void decodeMembar(Decoder &d) {
  d.instr.family = Family::Barrier;
  d.instr.run = runFence;
  d.instr.aux = d.takeOneOf({"cta", "gl", "sys"}) != 0;
}

static void decodeFence(Decoder &d) {
  d.instr.family = Family::Barrier;
  if (d.peek() == "proxy")
    return d.fail("unknown instruction '" + d.getStatement().opcode + "'");
  for (llvm::StringRef order : {"sc", "acq_rel", "acquire", "release"})
    if (d.take(order))
      break;
  d.instr.run = runFence;
  d.instr.aux = d.takeOneOf({"cta", "cluster", "gpu", "sys"}) != 0;
}

void mlir::hot::emulator::addBarriers(DecodeTable &table) {
  table["bar"] = decodeBarrier;
  table["barrier"] = decodeBarrier;
  table["membar"] = decodeMembar;
  table["fence"] = decodeFence;
}
