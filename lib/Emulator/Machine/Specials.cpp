//===- Specials.cpp - Special registers -----------------------------------===//
//
// PTX ISA, "Special Registers".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Machine/Specials.h"
#include "Machine/Cta.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;

static uint64_t getThread(const Warp &warp, unsigned lane) {
  return warp.index * 32 + lane;
}

/// Bits of lanes below `lane`.
static uint64_t below(unsigned lane) { return (uint64_t(1) << lane) - 1; }

template <unsigned axis>
static uint64_t getTid(const Cta &cta, const Warp &warp, unsigned lane) {
  const Dim3 &block = cta.launch.config.block;
  uint64_t thread = getThread(warp, lane);
  if (axis == 0)
    return thread % block[0];
  if (axis == 1)
    return thread / block[0] % block[1];
  return thread / (uint64_t(block[0]) * block[1]);
}

template <unsigned axis>
static uint64_t getBlockSize(const Cta &cta, const Warp &, unsigned) {
  return cta.launch.config.block[axis];
}

template <unsigned axis>
static uint64_t getCtaId(const Cta &cta, const Warp &, unsigned) {
  return cta.ctaid[axis];
}

template <unsigned axis>
static uint64_t getGridSize(const Cta &cta, const Warp &, unsigned) {
  return cta.launch.config.grid[axis];
}

/// One multiprocessor runs everything, and there is one grid.
template <uint64_t value>
static uint64_t getFixed(const Cta &, const Warp &, unsigned) {
  return value;
}

SpecialGetter mlir::hot::emulator::findSpecial(StringRef name) {
  using Table = std::pair<llvm::StringLiteral, SpecialGetter>;
  static const Table table[] = {
      {"%tid.x", getTid<0>},
      {"%tid.y", getTid<1>},
      {"%tid.z", getTid<2>},
      {"%ntid.x", getBlockSize<0>},
      {"%ntid.y", getBlockSize<1>},
      {"%ntid.z", getBlockSize<2>},
      {"%ctaid.x", getCtaId<0>},
      {"%ctaid.y", getCtaId<1>},
      {"%ctaid.z", getCtaId<2>},
      {"%nctaid.x", getGridSize<0>},
      {"%nctaid.y", getGridSize<1>},
      {"%nctaid.z", getGridSize<2>},
      {"%smid", getFixed<0>},
      {"%nsmid", getFixed<1>},
      {"%gridid", getFixed<0>},
      {"%laneid",
       [](const Cta &, const Warp &, unsigned lane) -> uint64_t {
         return lane;
       }},
      {"%warpid",
       [](const Cta &, const Warp &warp, unsigned) -> uint64_t {
         return warp.index;
       }},
      {"%nwarpid",
       [](const Cta &cta, const Warp &, unsigned) -> uint64_t {
         return cta.launch.numWarps;
       }},
      {"%lanemask_eq",
       [](const Cta &, const Warp &, unsigned lane) -> uint64_t {
         return uint64_t(1) << lane;
       }},
      {"%lanemask_lt",
       [](const Cta &, const Warp &, unsigned lane) -> uint64_t {
         return below(lane);
       }},
      {"%lanemask_le",
       [](const Cta &, const Warp &, unsigned lane) -> uint64_t {
         return below(lane + 1);
       }},
      {"%lanemask_gt",
       [](const Cta &, const Warp &, unsigned lane) -> uint64_t {
         return ~below(lane + 1) & 0xFFFFFFFF;
       }},
      {"%lanemask_ge",
       [](const Cta &, const Warp &, unsigned lane) -> uint64_t {
         return ~below(lane) & 0xFFFFFFFF;
       }},
      {"%total_smem_size",
       [](const Cta &cta, const Warp &, unsigned) -> uint64_t {
         return cta.launch.sharedBytes;
       }},
      {"%dynamic_smem_size",
       [](const Cta &cta, const Warp &, unsigned) -> uint64_t {
         return cta.launch.config.sharedBytes;
       }},
  };
  for (const auto &[known, getter] : table)
    if (known == name)
      return getter;
  return nullptr;
}
