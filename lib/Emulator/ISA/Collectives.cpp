//===- Collectives.cpp - vote, match, redux, elect ------------------------===//
//
// PTX ISA, "Parallel Synchronization and Communication Instructions":
// vote.sync, match.sync, activemask, redux.sync, elect.sync; shfl.sync is in
// Shuffles.cpp.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/MemberMasks.h"
#include <array>

using namespace mlir::hot::emulator;

//===----------------------------------------------------------------------===//
// vote, activemask
//===----------------------------------------------------------------------===//

namespace {
enum Vote : uint8_t { All, Any, Uni, Ballot };
} // namespace

/// op: result, predicate, member mask; aux: what to flip the predicate with.
template <Vote vote>
static void runVote(Warp &warp, const Instr &instr) {
  uint32_t truth = *warp.reg<uint32_t>(instr.op[1]) ^ instr.aux;
  forMemberGroups(warp, instr, instr.op[2], [&](uint32_t lanes) {
    uint32_t yes = truth & lanes;
    if constexpr (vote == Ballot) {
      uint32_t *result = warp.reg<uint32_t>(instr.op[0]);
      forLanes(lanes, [=](unsigned lane) { result[lane] = yes; });
      return;
    }
    bool holds = vote == All   ? yes == lanes
                 : vote == Any ? yes != 0
                               : yes == lanes || yes == 0;
    setLanes(warp, instr.op[0], lanes, holds ? ~0u : 0);
  });
}

static void decodeVote(Decoder &d) {
  d.instr.family = Family::Collective;
  if (!requireSync(d))
    return;
  static constexpr Handler handlers[] = {runVote<All>, runVote<Any>,
                                         runVote<Uni>, runVote<Ballot>};
  unsigned vote = d.takeOneOf({"all", "any", "uni", "ballot"});
  d.instr.run = handlers[vote];
  d.expect(vote == Ballot ? "b32" : "pred");
  d.instr.op[0] = d.dst(vote == Ballot ? ScalarType::B32 : ScalarType::Pred);
  d.instr.op[1] = d.predicate(d.instr.aux);
  d.instr.op[2] = d.src(ScalarType::B32);
}

static void runActiveMask(Warp &warp, const Instr &instr) {
  uint32_t *result = warp.reg<uint32_t>(instr.op[0]);
  uint32_t active = warp.mask;
  forLanes(active, [=](unsigned lane) { result[lane] = active; });
}

static void decodeActiveMask(Decoder &d) {
  d.expect("b32");
  d.instr.family = Family::Collective;
  d.instr.run = runActiveMask;
  d.instr.op[0] = d.dst(ScalarType::B32);
}

//===----------------------------------------------------------------------===//
// match
//===----------------------------------------------------------------------===//

/// op: result, value, member mask, predicate (if aux).
template <class T, bool all>
static void runMatch(Warp &warp, const Instr &instr) {
  const T *value = warp.reg<T>(instr.op[1]);
  forMemberGroups(warp, instr, instr.op[2], [&](uint32_t lanes) {
    uint32_t *result = warp.reg<uint32_t>(instr.op[0]);
    // The result may be the register of the value.
    std::array<uint32_t, 32> same = {};
    forLanesInOrder(lanes, [&](unsigned lane) {
      forLanesInOrder(lanes, [&](unsigned other) {
        same[lane] |= uint32_t(value[lane] == value[other]) << other;
      });
    });
    bool agree = same[llvm::countr_zero(lanes)] == lanes;
    forLanesInOrder(lanes, [&](unsigned lane) {
      result[lane] = !all ? same[lane] : agree ? lanes : 0;
    });
    if (all && instr.aux)
      setLanes(warp, instr.op[3], lanes, agree ? ~0u : 0);
  });
}

static void decodeMatch(Decoder &d) {
  d.instr.family = Family::Collective;
  bool all = d.takeOneOf({"any", "all"}) == 1;
  d.expect("sync");
  ScalarType type = d.takeType();
  if (type != ScalarType::B32 && type != ScalarType::B64)
    return d.badType(type);
  bool wide = type == ScalarType::B64;
  d.instr.run =
      all ? (wide ? runMatch<uint64_t, true> : runMatch<uint32_t, true>)
          : (wide ? runMatch<uint64_t, false> : runMatch<uint32_t, false>);
  auto [result, holds] = d.pair();
  if (!result)
    return;
  if (holds && !all)
    return d.fail("'" + d.getStatement().opcode + "' has no second result");
  d.instr.op[0] = d.dstOf(*result, ScalarType::B32);
  if (holds) {
    d.instr.op[3] = d.dstOf(*holds, ScalarType::Pred);
    d.instr.aux = 1;
  }
  d.instr.op[1] = d.src(type);
  d.instr.op[2] = d.src(ScalarType::B32);
}

//===----------------------------------------------------------------------===//
// redux
//===----------------------------------------------------------------------===//

namespace {
struct Add {
  static uint32_t combine(uint32_t a, uint32_t b) { return a + b; }
};
struct And {
  static uint32_t combine(uint32_t a, uint32_t b) { return a & b; }
};
struct Or {
  static uint32_t combine(uint32_t a, uint32_t b) { return a | b; }
};
struct Xor {
  static uint32_t combine(uint32_t a, uint32_t b) { return a ^ b; }
};
template <class T>
struct Min {
  static uint32_t combine(uint32_t a, uint32_t b) {
    return T(b) < T(a) ? b : a;
  }
};
template <class T>
struct Max {
  static uint32_t combine(uint32_t a, uint32_t b) {
    return T(b) > T(a) ? b : a;
  }
};
} // namespace

template <class Op>
static void runRedux(Warp &warp, const Instr &instr) {
  const uint32_t *value = warp.reg<uint32_t>(instr.op[1]);
  forMemberGroups(warp, instr, instr.op[2], [&](uint32_t lanes) {
    unsigned first = llvm::countr_zero(lanes);
    uint32_t total = value[first];
    forLanesInOrder(lanes & (lanes - 1), [&](unsigned lane) {
      total = Op::combine(total, value[lane]);
    });
    uint32_t *result = warp.reg<uint32_t>(instr.op[0]);
    forLanes(lanes, [=](unsigned lane) { result[lane] = total; });
  });
}

/// Bits of Instr::aux for f32.
constexpr uint32_t kAbsolute = 1;
constexpr uint32_t kNaN = 2;

/// An f32 so that unsigned comparison orders it, -0 below +0.
static uint32_t orderFloat(uint32_t bits) {
  return bits >> 31 ? ~bits : bits | 0x80000000;
}

template <bool max>
static void runReduxFloat(Warp &warp, const Instr &instr) {
  const uint32_t *value = warp.reg<uint32_t>(instr.op[1]);
  forMemberGroups(warp, instr, instr.op[2], [&](uint32_t lanes) {
    uint32_t total = 0x7fffffff; // NaN: no number yet
    bool hasNaN = false, hasNumber = false;
    forLanesInOrder(lanes, [&](unsigned lane) {
      uint32_t bits = value[lane];
      if (instr.aux & kAbsolute)
        bits &= 0x7fffffff;
      if ((bits & 0x7fffffff) > 0x7f800000) {
        hasNaN = true;
        return;
      }
      if (!hasNumber || (max ? orderFloat(bits) > orderFloat(total)
                             : orderFloat(bits) < orderFloat(total)))
        total = bits;
      hasNumber = true;
    });
    if (hasNaN && (instr.aux & kNaN))
      total = 0x7fffffff;
    uint32_t *result = warp.reg<uint32_t>(instr.op[0]);
    forLanes(lanes, [=](unsigned lane) { result[lane] = total; });
  });
}

static void decodeRedux(Decoder &d) {
  d.instr.family = Family::Collective;
  d.expect("sync");
  unsigned op = d.takeOneOf({"add", "min", "max", "and", "or", "xor"});
  bool isMinMax = op == 1 || op == 2;
  if (isMinMax && d.take("abs"))
    d.instr.aux |= kAbsolute;
  if (isMinMax && d.take("NaN"))
    d.instr.aux |= kNaN;
  ScalarType type = d.takeType();
  Handler run = nullptr;
  if (op >= 3) {
    static constexpr Handler bitwise[] = {runRedux<And>, runRedux<Or>,
                                          runRedux<Xor>};
    run = type == ScalarType::B32 ? bitwise[op - 3] : nullptr;
  } else if (type == ScalarType::F32) {
    run = op == 1   ? runReduxFloat<false>
          : op == 2 ? runReduxFloat<true>
                    : nullptr;
  } else if (type == ScalarType::U32 && !d.instr.aux) {
    static constexpr Handler handlers[] = {
        runRedux<Add>, runRedux<Min<uint32_t>>, runRedux<Max<uint32_t>>};
    run = handlers[op];
  } else if (type == ScalarType::S32 && !d.instr.aux) {
    static constexpr Handler handlers[] = {
        runRedux<Add>, runRedux<Min<int32_t>>, runRedux<Max<int32_t>>};
    run = handlers[op];
  }
  if (!run)
    return d.badType(type);
  d.instr.run = run;
  d.instr.op[0] = d.dst(type);
  d.instr.op[1] = d.src(type);
  d.instr.op[2] = d.src(ScalarType::B32);
}

//===----------------------------------------------------------------------===//
// elect
//===----------------------------------------------------------------------===//

/// op: leader, whether it is this lane, member mask. Which lane leads is for
/// the implementation to choose: here it is the lowest.
static void runElect(Warp &warp, const Instr &instr) {
  forMemberGroups(warp, instr, instr.op[2], [&](uint32_t lanes) {
    uint32_t leader = llvm::countr_zero(lanes);
    uint32_t *result = warp.reg<uint32_t>(instr.op[0]);
    forLanes(lanes, [=](unsigned lane) { result[lane] = leader; });
    setLanes(warp, instr.op[1], lanes, 1u << leader);
  });
}

static void decodeElect(Decoder &d) {
  d.instr.family = Family::Collective;
  d.instr.run = runElect;
  d.expect("sync");
  auto [leader, isLeader] = d.pair();
  if (!leader)
    return;
  if (!isLeader)
    return d.fail("'" + d.getStatement().opcode + "': expected d|p");
  d.instr.op[0] = d.dstOf(*leader, ScalarType::B32);
  d.instr.op[1] = d.dstOf(*isLeader, ScalarType::Pred);
  d.instr.op[2] = d.src(ScalarType::B32);
}

void mlir::hot::emulator::addCollectives(DecodeTable &table) {
  addShuffles(table);
  table["vote"] = decodeVote;
  table["activemask"] = decodeActiveMask;
  table["match"] = decodeMatch;
  table["redux"] = decodeRedux;
  table["elect"] = decodeElect;
}
