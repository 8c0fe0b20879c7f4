//===- MemberMasks.h - Instructions of the lanes of a mask ------*- C++ -*-===//
//
// The operand "membermask" of the .sync instructions: a lane goes on when all
// lanes of its mask that have not exited execute the instruction with the same
// mask.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_MEMBERMASKS_H
#define HOT_LIB_EMULATOR_ISA_MEMBERMASKS_H

#include "ISA/Decoder.h"
#include "ISA/Lanes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"

namespace mlir::hot::emulator {

/// Faults of lanes that are not in their own mask, or whose mask names a lane
/// that is here with another mask.
inline void checkMemberMask(Warp &warp, const Instr &instr, uint32_t mask,
                            uint32_t lanes) {
  auto hex = [](uint32_t value) {
    return "0x" + llvm::utohexstr(value, /*LowerCase=*/true);
  };
  if (uint32_t outside = lanes & ~mask)
    warp.fault(instr, FaultKind::MaskWithoutLane, llvm::countr_zero(outside),
               "lane " + llvm::Twine(llvm::countr_zero(outside)) +
                   " is not in its own mask " + hex(mask));
  if (uint32_t others = mask & warp.mask & ~lanes)
    warp.fault(instr, FaultKind::DivergentCollective, llvm::countr_zero(lanes),
               "lane " + llvm::Twine(llvm::countr_zero(others)) +
                   " of the mask " + hex(mask) + " is here with another mask");
}

/// Calls f(lanes) for each set of lanes with one mask, as soon as all are here.
template <class F>
inline void forMemberGroups(Warp &warp, const Instr &instr,
                            uint32_t maskRegister, F f) {
  const uint32_t *masks = warp.reg<uint32_t>(maskRegister);
  uint32_t wanted = 0;
  forLanesInOrder(warp.mask, [&](unsigned lane) { wanted |= masks[lane]; });
  wanted &= warp.alive;
  if ((wanted & ~warp.mask) && !warp.converge(wanted, instr))
    return;
  for (uint32_t left = warp.mask; left;) {
    uint32_t mask = masks[llvm::countr_zero(left)];
    uint32_t lanes = 0;
    forLanesInOrder(left, [&](unsigned lane) {
      lanes |= uint32_t(masks[lane] == mask) << lane;
    });
    left &= ~lanes;
    if (lanes != (mask & warp.alive))
      checkMemberMask(warp, instr, mask, lanes);
    f(lanes);
  }
}

/// Writes bits of a predicate.
inline void setLanes(Warp &warp, uint32_t offset, uint32_t lanes,
                     uint32_t bits) {
  uint32_t &predicate = *warp.reg<uint32_t>(offset);
  predicate = (predicate & ~lanes) | (bits & lanes);
}

/// The forms without .sync have been removed from the language for sm_70 and
/// above.
inline bool requireSync(Decoder &d) {
  if (d.take("sync"))
    return true;
  d.fail("'" + d.getStatement().opcode + "': only '" + d.getName() +
         ".sync' is supported, sm_70 and above have no other");
  return false;
}

void addShuffles(DecodeTable &table); ///< shfl

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_MEMBERMASKS_H
