//===- Shuffles.cpp - shfl.sync -------------------------------------------===//
//
// PTX ISA, "Data Movement and Conversion Instructions: shfl.sync". Operand c
// holds a clamp value in bits 4..0 and a mask of segments in bits 12..8.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/MemberMasks.h"
#include <array>

using namespace mlir::hot::emulator;

namespace {
enum class Mode { Up, Down, Butterfly, Index };
} // namespace

/// The lane to read from; false if it lies outside of the segment.
template <Mode mode>
static bool findSource(int lane, int b, uint32_t c, int &source) {
  int clamp = c & 31, segment = c >> 8 & 31;
  int last = (lane & segment) | (clamp & ~segment);
  switch (mode) {
  case Mode::Up:
    // Here the clamp value is the lowest lane.
    source = lane - b;
    return source >= last;
  case Mode::Down:
    source = lane + b;
    break;
  case Mode::Butterfly:
    source = lane ^ b;
    break;
  case Mode::Index:
    source = (lane & segment) | (b & ~segment);
    break;
  }
  return source <= last;
}

/// op: result, value, b, c; list: member mask and the second result, a
/// predicate, if aux.
template <Mode mode>
static void runShuffle(Warp &warp, const Instr &instr) {
  const uint32_t *b = warp.reg<uint32_t>(instr.op[2]);
  const uint32_t *c = warp.reg<uint32_t>(instr.op[3]);
  forMemberGroups(warp, instr, instr.list[0], [&](uint32_t lanes) {
    // The result may be the register of the value.
    uint32_t *result = warp.reg<uint32_t>(instr.op[0]);
    std::array<uint32_t, 32> value;
    std::memcpy(value.data(), warp.reg<uint32_t>(instr.op[1]), sizeof(value));
    uint32_t inRange = 0;
    forLanesInOrder(lanes, [&](unsigned lane) {
      int source;
      bool valid = findSource<mode>(lane, b[lane] & 31, c[lane], source);
      inRange |= uint32_t(valid) << lane;
      if (!valid)
        source = lane;
      result[lane] = value[source];
      if (!(lanes >> source & 1))
        warp.fault(instr, FaultKind::DivergentCollective, lane,
                   "lane " + llvm::Twine(lane) + " reads from lane " +
                       llvm::Twine(source) +
                       ", which does not take part: its value is open");
    });
    if (instr.aux)
      setLanes(warp, instr.list[1], lanes, inRange);
  });
}

static void decodeShuffle(Decoder &d) {
  d.instr.family = Family::Collective;
  if (!requireSync(d))
    return;
  static constexpr Handler handlers[] = {
      runShuffle<Mode::Up>, runShuffle<Mode::Down>, runShuffle<Mode::Butterfly>,
      runShuffle<Mode::Index>};
  d.instr.run = handlers[d.takeOneOf({"up", "down", "bfly", "idx"})];
  d.expect("b32");
  auto [result, inRange] = d.pair();
  if (!result)
    return;
  uint32_t list[2] = {0, 0};
  d.instr.op[0] = d.dstOf(*result, ScalarType::B32);
  if (inRange) {
    list[1] = d.dstOf(*inRange, ScalarType::Pred);
    d.instr.aux = 1;
  }
  d.instr.op[1] = d.src(ScalarType::B32);
  d.instr.op[2] = d.src(ScalarType::B32);
  d.instr.op[3] = d.src(ScalarType::B32);
  list[0] = d.src(ScalarType::B32);
  d.instr.list = d.keep(list);
}

void mlir::hot::emulator::addShuffles(DecodeTable &table) {
  table["shfl"] = decodeShuffle;
}
