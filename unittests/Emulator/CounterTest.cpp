//===- CounterTest.cpp - Sectors, wavefronts, instructions ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"

using namespace mlir::hot::emulator;

namespace {

/// Each lane loads a word of global memory at lane * stride bytes.
KernelCounters loadWithStride(unsigned stride) {
  auto run = runKernel<uint32_t>(
      makeKernel(".reg .b64 %a;\n.reg .b32 %v;\n",
                 "mul.wide.u32 %a, %thread, " + std::to_string(stride) +
                     ";\nadd.s64 %a, %in, %a;\nld.global.u32 %v, [%a];\n"),
      std::vector<uint32_t>(32 * 256), 1);
  expectClean(run);
  return run.launch.counters;
}

TEST(Counters, SectorsOfGlobalLoads) {
  EXPECT_EQ(loadWithStride(4).globalLoads.sectors, 4u);
  EXPECT_EQ(loadWithStride(0).globalLoads.sectors, 1u);
  EXPECT_EQ(loadWithStride(8).globalLoads.sectors, 8u);
  // Uncoalesced: a sector of 32 bytes for every 4 that are asked for.
  KernelCounters counters = loadWithStride(128);
  EXPECT_EQ(counters.globalLoads.sectors, 32u);
  EXPECT_EQ(counters.globalLoads.bytes, 128u);
  EXPECT_EQ(counters.globalLoads.requests, 1u);
}

/// Each lane stores `bytes` of shared memory at lane * stride.
SharedTraffic storeWithStride(unsigned stride, unsigned bytes) {
  std::string values = bytes == 4 ? "st.shared.u32 [%a], %thread;\n"
                       : bytes == 8
                           ? "st.shared.v2.u32 [%a], {%thread, %thread};\n"
                           : "st.shared.v4.u32 [%a], {%thread, %thread, "
                             "%thread, %thread};\n";
  auto run = runKernel<uint32_t>(
      makeKernel(".shared .align 16 .b8 s[8192];\n.reg .b32 %a, %b;\n",
                 "mov.u32 %b, s;\nmad.lo.u32 %a, %thread, " +
                     std::to_string(stride) + ", %b;\n" + values),
      std::vector<uint32_t>{0}, 1);
  expectClean(run);
  return run.launch.counters.sharedStores;
}

TEST(Counters, BankConflicts) {
  EXPECT_EQ(storeWithStride(4, 4).wavefronts, 1u);
  EXPECT_EQ(storeWithStride(8, 4).wavefronts, 2u);
  EXPECT_EQ(storeWithStride(12, 4).wavefronts, 1u);
  EXPECT_EQ(storeWithStride(128, 4).wavefronts, 32u);
  EXPECT_EQ(storeWithStride(132, 4).wavefronts, 1u);
  SharedTraffic wide = storeWithStride(16, 16);
  EXPECT_EQ(wide.wavefronts, 4u);
  EXPECT_EQ(wide.ideal, 4u);
  EXPECT_EQ(storeWithStride(8, 8).wavefronts, 2u);
  // Eight lanes of 16 bytes, all in the same four banks.
  wide = storeWithStride(128, 16);
  EXPECT_EQ(wide.wavefronts, 32u);
  EXPECT_EQ(wide.ideal, 4u);
}

TEST(Counters, InstructionsAndLanes) {
  auto run = runKernel<uint32_t>(
      makeKernel(".reg .b32 %a;\n.reg .pred %p;\n",
                 "setp.lt.u32 %p, %thread, 8;\n@%p add.u32 %a, %thread, 1;\n"
                 "@%p bra END;\nadd.u32 %a, %thread, 2;\nEND:\n"),
      std::vector<uint32_t>{0}, 1, {48, 1, 1});
  expectClean(run);
  const KernelCounters &counters = run.launch.counters;
  auto count = [&](Family family) {
    return counters.instructions[unsigned(family)];
  };
  auto lanes = [&](Family family) {
    return counters.laneInstructions[unsigned(family)];
  };
  EXPECT_EQ(counters.warps, 2u);
  EXPECT_EQ(count(Family::Predicate), 2u);
  EXPECT_EQ(lanes(Family::Predicate), 48u);
  // Two mul.wide at the beginning, then the two additions; the second warp has
  // no lane for the first of them.
  EXPECT_EQ(count(Family::Integer), 2u * 4);
  EXPECT_EQ(lanes(Family::Integer), 2 * 48u + 8 + 40);
  EXPECT_EQ(counters.branches, 1u);
  EXPECT_EQ(counters.divergentBranches, 1u);
}

TEST(Counters, DoNotDependOnTheHostsThreads) {
  auto count = [](unsigned threads) {
    EmulatorOptions options;
    options.threads = threads;
    auto run = runKernel<uint32_t>(
        makeKernel(".reg .b32 %c, %v;\n.reg .b64 %o;\n.reg .pred %p;\n",
                   "mov.u32 %c, %ctaid.x;\nLOOP:\nadd.u32 %c, %c, -1;\n"
                   "setp.gt.s32 %p, %c, %thread;\n@%p bra LOOP;\n"
                   "red.global.max.u32 [%out], %c;\n"
                   "ld.global.u32 %v, [%in];\n"),
        std::vector<uint32_t>{1}, 1, {40, 1, 1}, {97, 1, 1}, 0, options);
    expectClean(run);
    std::string text;
    llvm::raw_string_ostream out(text);
    out << run.launch.counters.toJSON();
    return text;
  };
  std::string one = count(1);
  EXPECT_EQ(one, count(2));
  EXPECT_EQ(one, count(7));
}

} // namespace
