//===- AsyncCopies.cpp - cp.async, its groups -----------------------------===//
//
// PTX ISA, "Data Movement and Conversion Instructions: Asynchronous copy":
// cp.async, cp.async.commit_group, cp.async.wait_group, cp.async.wait_all. The
// source is read when the copy begins; its destination counts as unknown until
// the lane has waited for the copy's group.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Addresses.h"
#include "ISA/FunctionDecoder.h"
#include "ISA/Lanes.h"
#include "Machine/Cta.h"
#include <cstring>

using namespace mlir::hot::emulator;

namespace {
/// Bits of Instr::aux.
constexpr uint32_t kTarget32 = 1;
constexpr uint32_t kSource32 = 2;
constexpr uint32_t kIgnoreSource = 4;  ///< op[2]: predicate
constexpr uint32_t kIgnoreNegated = 8; ///< of !p
constexpr uint32_t kSourceSize = 16;   ///< op[2]: bytes to read

/// What the lanes of one cp.async read.
struct Source {
  uint64_t addresses[32];
  uint32_t bytes[32];
  uint32_t mask = 0;    ///< lanes that read anything
  uint32_t partial = 0; ///< lanes that read less than all
};
} // namespace

/// Fewer bytes than the copy writes, in some lane: byte by byte, counted as one
/// request.
static void readPartial(Warp &warp, const Instr &instr, const Source &source,
                        PendingCopy &copy) {
  Cta &cta = *warp.cta;
  unsigned bytes = instr.size;
  cta.countGlobal(cta.counters.globalLoads, source.mask, source.addresses,
                  bytes);
  forLanesInOrder(source.mask, [&](unsigned lane) {
    uint64_t address = source.addresses[lane];
    cta.counters.globalLoads.bytes -= bytes - source.bytes[lane];
    if (address % bytes != 0) {
      warp.fault(instr, FaultKind::Misaligned, lane, address,
                 "cp.async of " + llvm::Twine(bytes) +
                     " bytes from an address that is no multiple of it");
      return;
    }
    for (unsigned i = 0; i < source.bytes[lane]; ++i) {
      const uint8_t *byte =
          cta.access(warp, instr, StateSpace::Global, lane, address + i, 1,
                     /*read=*/true, /*write=*/false, /*atomic=*/false);
      if (!byte)
        return;
      copy.data[lane][i] = *byte;
    }
  });
}

static void readFull(Warp &warp, const Instr &instr, const Source &source,
                     PendingCopy &copy) {
  unsigned bytes = instr.size;
  alignas(16) uint8_t values[32 * 16];
  uint32_t whole = warp.mask;
  warp.mask = source.mask;
  warp.cta->load(warp, instr, StateSpace::Global, source.addresses, bytes,
                 values);
  warp.mask = whole;
  forLanesInOrder(source.mask, [&](unsigned lane) {
    std::memcpy(copy.data[lane].data(), values + lane * bytes, bytes);
  });
}

/// How much each lane reads. False: a size that is not allowed.
static void findSource(Warp &warp, const Instr &instr, Source &source) {
  AddressOperand from;
  from.reg = instr.op[1];
  from.is32 = instr.aux & kSource32;
  from.displacement = static_cast<int64_t>(instr.imm);
  readAddresses(warp, from, source.addresses);
  uint32_t ignored = 0;
  if (instr.aux & kIgnoreSource)
    ignored = *warp.reg<uint32_t>(instr.op[2]) ^
              (instr.aux & kIgnoreNegated ? ~0u : 0);
  forLanesInOrder(warp.mask, [&](unsigned lane) {
    uint32_t &bytes = source.bytes[lane];
    bytes = ignored >> lane & 1 ? 0 : instr.size;
    if (instr.aux & kSourceSize) {
      bytes = warp.reg<uint32_t>(instr.op[2])[lane];
      if (bytes > instr.size) {
        warp.fault(instr, FaultKind::InvalidOperand, lane,
                   "cp.async of " + llvm::Twine(unsigned(instr.size)) +
                       " bytes with a source of " + llvm::Twine(bytes));
        bytes = instr.size;
      }
    }
    source.mask |= uint32_t(bytes != 0) << lane;
    source.partial |= uint32_t(bytes != 0 && bytes < instr.size) << lane;
  });
}

/// Of one warp at a time; a loop without a wait would take all memory.
static constexpr size_t kMaxCopies = 1 << 16;

/// op: target, source, source size or predicate; size: bytes to write; list and
/// imm: the displacements of target and source.
static void runCopy(Warp &warp, const Instr &instr) {
  Cta &cta = *warp.cta;
  Source source;
  findSource(warp, instr, source);
  PendingCopy &copy = warp.copies.emplace_back();
  copy.bytes = instr.size;
  copy.line = instr.line;
  copy.group = warp.committed;
  for (auto &data : copy.data)
    data.fill(0);
  if (source.partial)
    readPartial(warp, instr, source, copy);
  else if (source.mask)
    readFull(warp, instr, source, copy);

  AddressOperand to;
  to.reg = instr.op[0];
  to.is32 = instr.aux & kTarget32;
  to.displacement = static_cast<int32_t>(*instr.list);
  uint64_t targets[32];
  readAddresses(warp, to, targets);
  cta.countShared(cta.counters.sharedStores, warp.mask, targets, instr.size);
  forLanesInOrder(warp.mask, [&](unsigned lane) {
    // A 64-bit register may hold more than shared memory has offsets.
    uint32_t target = targets[lane] > ~0u ? ~0u : uint32_t(targets[lane]);
    copy.target[lane] = target;
    if (cta.beginCopy(warp, instr, lane, target, instr.size))
      copy.mask |= 1u << lane;
  });
  if (!copy.mask)
    warp.copies.pop_back();
  if (warp.copies.size() > kMaxCopies) {
    warp.fault(instr, FaultKind::AsyncNotWaited, llvm::countr_zero(warp.mask),
               "more than " + llvm::Twine(kMaxCopies) +
                   " copies of one warp that nothing has waited for");
    cta.aborted = true;
  }
}

/// Ends the copies of active lanes that `isDone(copy, lane)` picks.
template <class F>
static void finishCopies(Warp &warp, const Instr &instr, F isDone) {
  for (PendingCopy &copy : warp.copies)
    forLanesInOrder(copy.mask & warp.mask, [&](unsigned lane) {
      if (!isDone(copy, lane))
        return;
      warp.cta->finishCopy(warp, instr, lane, copy);
      copy.mask &= ~(1u << lane);
    });
  llvm::erase_if(warp.copies,
                 [](const PendingCopy &copy) { return copy.mask == 0; });
}

static void runCommit(Warp &warp, const Instr &instr) {
  forLanes(warp.mask, [&](unsigned lane) { ++warp.committed[lane]; });
}

/// imm: how many of the lane's last groups may go on.
static void runWaitGroup(Warp &warp, const Instr &instr) {
  finishCopies(warp, instr, [&](const PendingCopy &copy, unsigned lane) {
    // What is in no group yet has the number of the next one.
    return copy.group[lane] + instr.imm < warp.committed[lane];
  });
}

static void runWaitAll(Warp &warp, const Instr &instr) {
  runCommit(warp, instr);
  finishCopies(warp, instr, [](const PendingCopy &, unsigned) { return true; });
}

static bool isPredicate(Decoder &d, const Operand &operand) {
  return operand.kind == Operand::Register &&
         d.getFunction().function.registers[operand.index].type ==
             ScalarType::Pred;
}

static void decodeCopy(Decoder &d) {
  llvm::StringRef opcode = d.getStatement().opcode;
  Instr &instr = d.instr;
  bool around = d.takeOneOf({"ca", "cg"}) == 1; // .cg: around the first cache
  if (!d.take("shared::cta"))
    d.expect("shared");
  d.expect("global");
  bool hasPolicy = d.take("L2::cache_hint");
  for (llvm::StringRef prefetch : {"L2::64B", "L2::128B", "L2::256B"})
    if (d.take(prefetch))
      break;
  AddressOperand to = takeAddress(d, StateSpace::Shared);
  AddressOperand from = takeAddress(d, StateSpace::Global);
  int64_t bytes = d.immediate();
  if (d.hasFailed())
    return;
  if (bytes != 16 && (around || (bytes != 4 && bytes != 8)))
    return d.fail("'" + opcode + "': " + llvm::Twine(bytes) +
                  " bytes, has to be " + (around ? "16" : "4, 8 or 16"));
  instr.run = runCopy;
  instr.size = static_cast<uint8_t>(bytes);
  instr.op[0] = to.reg;
  instr.op[1] = from.reg;
  instr.aux = (to.is32 ? kTarget32 : 0) | (from.is32 ? kSource32 : 0);
  instr.imm = static_cast<uint64_t>(from.displacement);
  instr.list = d.keep(static_cast<uint32_t>(to.displacement));
  if (d.getNumOperandsLeft() > (hasPolicy ? 1u : 0u)) {
    if (isPredicate(d, *d.peekOperand())) {
      uint32_t negate;
      instr.op[2] = d.predicate(negate);
      instr.aux |= kIgnoreSource | (negate ? kIgnoreNegated : 0);
    } else {
      instr.op[2] = d.src(ScalarType::U32);
      instr.aux |= kSourceSize;
    }
  }
  if (hasPolicy)
    d.src(ScalarType::B64);
}

static void decodeCp(Decoder &d) {
  d.instr.family = Family::AsyncCopy;
  if (!d.take("async"))
    return d.fail("unknown instruction '" + d.getStatement().opcode + "'");
  if (d.take("commit_group")) {
    d.instr.run = runCommit;
  } else if (d.take("wait_all")) {
    d.instr.run = runWaitAll;
  } else if (d.take("wait_group")) {
    d.instr.run = runWaitGroup;
    int64_t groups = d.immediate();
    if (groups < 0)
      return d.fail("'" + d.getStatement().opcode + "' of " +
                    llvm::Twine(groups) + " groups");
    d.instr.imm = static_cast<uint64_t>(groups);
  } else if (d.peek() == "ca" || d.peek() == "cg") {
    decodeCopy(d);
  } else {
    // bulk copies, mbarrier.arrive
    d.fail("unknown instruction '" + d.getStatement().opcode + "'");
  }
}

void mlir::hot::emulator::addAsyncCopies(DecodeTable &table) {
  table["cp"] = decodeCp;
}
