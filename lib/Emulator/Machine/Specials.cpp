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

namespace {
/// What a register's value depends on.
struct Place {
  const Cta &cta;
  const Warp &warp;
  unsigned lane;

  uint64_t getThread() const { return warp.index * 32 + lane; }
  const Dim3 &getBlock() const { return cta.launch.config.block; }
  uint64_t getDynamicShared() const { return cta.launch.config.sharedBytes; }
};

struct Entry {
  llvm::StringLiteral name;
  uint64_t (*get)(const Place &place);
};
} // namespace

/// Bits of lanes below `lane`.
static uint64_t below(unsigned lane) { return (uint64_t(1) << lane) - 1; }

static const Entry entries[] = {
    {"%tid.x", [](const Place &p) { return p.getThread() % p.getBlock()[0]; }},
    {"%tid.y",
     [](const Place &p) {
       return p.getThread() / p.getBlock()[0] % p.getBlock()[1];
     }},
    {"%tid.z",
     [](const Place &p) {
       return p.getThread() / (uint64_t(p.getBlock()[0]) * p.getBlock()[1]);
     }},
    {"%ntid.x", [](const Place &p) { return uint64_t(p.getBlock()[0]); }},
    {"%ntid.y", [](const Place &p) { return uint64_t(p.getBlock()[1]); }},
    {"%ntid.z", [](const Place &p) { return uint64_t(p.getBlock()[2]); }},
    {"%ctaid.x", [](const Place &p) { return uint64_t(p.cta.ctaid[0]); }},
    {"%ctaid.y", [](const Place &p) { return uint64_t(p.cta.ctaid[1]); }},
    {"%ctaid.z", [](const Place &p) { return uint64_t(p.cta.ctaid[2]); }},
    {"%nctaid.x",
     [](const Place &p) { return uint64_t(p.cta.launch.config.grid[0]); }},
    {"%nctaid.y",
     [](const Place &p) { return uint64_t(p.cta.launch.config.grid[1]); }},
    {"%nctaid.z",
     [](const Place &p) { return uint64_t(p.cta.launch.config.grid[2]); }},
    {"%laneid", [](const Place &p) { return uint64_t(p.lane); }},
    {"%warpid", [](const Place &p) { return uint64_t(p.warp.index); }},
    {"%nwarpid",
     [](const Place &p) { return uint64_t(p.cta.launch.numWarps); }},
    // One multiprocessor runs everything, and there is one grid.
    {"%smid", [](const Place &) { return uint64_t(0); }},
    {"%nsmid", [](const Place &) { return uint64_t(1); }},
    {"%gridid", [](const Place &) { return uint64_t(0); }},
    {"%lanemask_eq", [](const Place &p) { return uint64_t(1) << p.lane; }},
    {"%lanemask_lt", [](const Place &p) { return below(p.lane); }},
    {"%lanemask_le", [](const Place &p) { return below(p.lane + 1); }},
    {"%lanemask_gt",
     [](const Place &p) { return ~below(p.lane + 1) & 0xFFFFFFFF; }},
    {"%lanemask_ge",
     [](const Place &p) { return ~below(p.lane) & 0xFFFFFFFF; }},
    {"%total_smem_size",
     [](const Place &p) { return uint64_t(p.cta.launch.sharedBytes); }},
    {"%dynamic_smem_size", [](const Place &p) { return p.getDynamicShared(); }},
};

bool mlir::hot::emulator::isKnownSpecial(StringRef name) {
  for (const Entry &entry : entries)
    if (entry.name == name)
      return true;
  return false;
}

uint64_t mlir::hot::emulator::getSpecial(const Cta &cta, const Warp &warp,
                                         unsigned lane, StringRef name) {
  for (const Entry &entry : entries)
    if (entry.name == name)
      return entry.get({cta, warp, lane});
  return 0;
}
