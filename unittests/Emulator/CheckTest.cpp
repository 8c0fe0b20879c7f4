//===- CheckTest.cpp - Planted faults are found ---------------------------===//
//
// Small kernels with one fault each, and beside it the kernel without it, which
// has to be clean.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"

using namespace mlir::hot::emulator;

namespace {

/// Every thread writes a word of shared memory and reads its neighbour's, in
/// another warp for the last lane.
std::string makeNeighbour(llvm::StringRef between) {
  return makeKernel(
      ".shared .align 4 .b32 s[64];\n.reg .b32 %a, %b, %n;\n"
      ".reg .b64 %o;\n",
      "mov.u32 %a, s;\nshl.b32 %b, %thread, 2;\nadd.u32 %b, %a, %b;\n"
      "st.shared.u32 [%b], %thread;\n" +
          between.str() +
          "add.u32 %n, %thread, 1;\nand.b32 %n, %n, 63;\n"
          "shl.b32 %n, %n, 2;\nadd.u32 %n, %a, %n;\n"
          "ld.shared.u32 %n, [%n];\nadd.s64 %o, %out, %lane4;\n"
          "st.global.u32 [%o], %n;\n");
}

TEST(Checks, MissingBarrierIsARace) {
  auto good = runKernel<uint32_t>(makeNeighbour("bar.sync 0;\n"),
                                  std::vector<uint32_t>{0}, 64, {64, 1, 1});
  expectClean(good);
  for (unsigned i = 0; i < 64; ++i)
    EXPECT_EQ(good.out[i], (i + 1) % 64);
  auto bad = runKernel<uint32_t>(makeNeighbour(""), std::vector<uint32_t>{0},
                                 64, {64, 1, 1});
  ASSERT_FALSE(bad.launch.reports.empty());
  bool found = false;
  for (const Report &report : bad.launch.reports)
    found |= report.kind == FaultKind::SharedRace;
  EXPECT_TRUE(found);
}

TEST(Checks, WarpSyncOrdersOneWarpOnly) {
  std::string ptx = makeNeighbour("bar.warp.sync 0xffffffff;\n");
  auto two = runKernel<uint32_t>(ptx, std::vector<uint32_t>{0}, 64, {64, 1, 1});
  ASSERT_FALSE(two.launch.reports.empty());
  // One warp reads 31 of its own words, which are ordered now, and one that
  // nobody has written.
  auto one = runKernel<uint32_t>(ptx, std::vector<uint32_t>{0}, 64, {32, 1, 1});
  expectFault(one, FaultKind::Uninitialized);
  auto none = runKernel<uint32_t>(makeNeighbour(""), std::vector<uint32_t>{0},
                                  64, {32, 1, 1});
  ASSERT_EQ(none.launch.reports.size(), 2u);
}

TEST(Checks, WriteAfterReadIsARace) {
  const char *const registers = ".shared .align 4 .b32 s[32];\n.reg .b32 %a, "
                                "%b, %v;\n.reg .pred %p;\n.reg .b64 %o;\n";
  auto body = [](llvm::StringRef between) {
    return ("mov.u32 %a, s;\nand.b32 %b, %thread, 31;\nshl.b32 %b, %b, 2;\n"
            "add.u32 %b, %a, %b;\nsetp.lt.u32 %p, %thread, 32;\n"
            "@%p st.shared.u32 [%b], %thread;\nbar.sync 0;\n"
            "@!%p ld.shared.u32 %v, [%b];\n" +
            between + "@%p st.shared.u32 [%b], 7;\n")
        .str();
  };
  std::vector<uint32_t> in{0};
  expectClean(runKernel<uint32_t>(makeKernel(registers, body("bar.sync 0;\n")),
                                  in, 1, {64, 1, 1}));
  expectFault(
      runKernel<uint32_t>(makeKernel(registers, body("")), in, 1, {64, 1, 1}),
      FaultKind::SharedRace);
}

TEST(Checks, NamedBarriersOrderOnlyThoseWhoMeet) {
  // Warps 0 and 1 meet at barrier 1; warp 2 reads what warp 0 wrote.
  auto body = [](const char *reader) {
    return std::string(
               "mov.u32 %a, s;\nshr.u32 %w, %thread, 5;\n"
               "setp.lt.u32 %p, %thread, 32;\nsetp.lt.u32 %q, %thread, 64;\n"
               "setp.eq.u32 %r, %w, ") +
           reader +
           ";\nand.b32 %b, %thread, 31;\nshl.b32 %b, %b, 2;\nadd.u32 %b, %a, "
           "%b;\n"
           "@%p st.shared.u32 [%b], %thread;\n@%q bar.sync 1, 64;\n"
           "@%r ld.shared.u32 %v, [%b];\n";
  };
  const char *const registers =
      ".shared .align 4 .b32 s[32];\n.reg .b32 %a, %b, %v, %w;\n.reg .pred %p, "
      "%q, %r;\n";
  std::vector<uint32_t> in{0};
  expectClean(
      runKernel<uint32_t>(makeKernel(registers, body("1")), in, 1, {96, 1, 1}));
  expectFault(
      runKernel<uint32_t>(makeKernel(registers, body("2")), in, 1, {96, 1, 1}),
      FaultKind::SharedRace);
}

TEST(Checks, OffByOneStore) {
  auto run = runKernel<uint32_t>(makeKernel(".reg .b64 %o;\n",
                                            "add.s64 %o, %out, %lane4;\n"
                                            "st.global.u32 [%o+4], %thread;\n"),
                                 std::vector<uint32_t>{0}, 32);
  expectFault(run, FaultKind::OutOfBounds);
  const Report &report = run.launch.reports.front();
  EXPECT_EQ(report.lane, 31u);
  EXPECT_EQ(report.count, 1u);
  EXPECT_TRUE(report.hasAddress);
  EXPECT_NE(report.message.find("0 bytes behind the allocation of 128 bytes"),
            std::string::npos)
      << report.message;
  EXPECT_EQ(run.out[31], 30u);
}

TEST(Checks, UninitializedReads) {
  std::vector<uint32_t> in{0};
  expectFault(runKernel<uint32_t>(
                  makeKernel(".shared .align 4 .b32 s[4];\n.reg .b32 %a;\n",
                             "ld.shared.u32 %a, [s+4];\n"),
                  in, 1),
              FaultKind::Uninitialized);
  expectFault(runKernel<uint32_t>(
                  makeKernel(".local .align 4 .b8 l[16];\n.reg .b32 %a;\n",
                             "st.local.u16 [l], 1;\nld.local.u32 %a, [l];\n"),
                  in, 1),
              FaultKind::Uninitialized);
}

TEST(Checks, UninitializedGlobalMemory) {
  Emulator emulator;
  auto module = emulator.load(makeKernel(".reg .b32 %a;\n",
                                         "ld.global.u32 %a, [%in];\n"
                                         "st.global.u32 [%out], %a;\n"),
                              "test.ptx");
  ASSERT_TRUE(bool(module)) << llvm::toString(module.takeError());
  uint64_t pointers[2];
  for (uint64_t &pointer : pointers)
    pointer = llvm::cantFail(emulator.allocate(4));
  auto bytes = [&](unsigned i) {
    return llvm::ArrayRef<uint8_t>(
        reinterpret_cast<const uint8_t *>(&pointers[i]), 8);
  };
  LaunchResult result = llvm::cantFail(
      emulator.launch(**module, "test", LaunchConfig(), {bytes(0), bytes(1)}));
  ASSERT_EQ(result.reports.size(), 1u);
  EXPECT_EQ(result.reports[0].kind, FaultKind::Uninitialized);
  // What was read is poison, and a copy of it counts as written.
  uint32_t value = 0;
  uint64_t missing = 1;
  llvm::cantFail(emulator.read(
      pointers[1], {reinterpret_cast<uint8_t *>(&value), 4}, &missing));
  EXPECT_EQ(value, 0xFFFFFFFFu);
  EXPECT_EQ(missing, 0u);
  llvm::cantFail(emulator.read(
      pointers[0], {reinterpret_cast<uint8_t *>(&value), 4}, &missing));
  EXPECT_EQ(missing, 4u);
}

TEST(Checks, Misaligned) {
  expectFault(
      runKernel<uint32_t>(makeKernel(".reg .b32 %a, %b;\n",
                                     "ld.global.v2.u32 {%a, %b}, [%in+4];\n"),
                          std::vector<uint32_t>(4), 1, {1, 1, 1}),
      FaultKind::Misaligned);
}

TEST(Checks, SharedMemoryOverTheLaunch) {
  std::string ptx = ".version 8.0\n.target sm_80\n.address_size 64\n"
                    ".extern .shared .align 16 .b8 dyn[];\n"
                    ".visible .entry test(.param .u64 a, .param .u64 b)\n{\n"
                    "st.shared.u32 [dyn+60], 1;\nret;\n}\n";
  std::vector<uint32_t> in{0};
  expectClean(runKernel<uint32_t>(ptx, in, 1, {1, 1, 1}, {1, 1, 1}, 64));
  expectFault(runKernel<uint32_t>(ptx, in, 1, {1, 1, 1}, {1, 1, 1}, 60),
              FaultKind::OutOfBounds);
}

// CUDA C++ Programming Guide, "Synchronization Functions": a barrier is for all
// threads that have not exited.
TEST(Checks, DivergentBarrier) {
  auto body = [](llvm::StringRef otherwise) {
    return ("setp.lt.u32 %p, %thread, 32;\n@%p bra FIRST;\n" + otherwise +
            "bra END;\nFIRST:\nbar.sync 0;\nEND:\n")
        .str();
  };
  auto run = [&](llvm::StringRef otherwise, unsigned threads) {
    return runKernel<uint32_t>(makeKernel(".reg .pred %p;\n", body(otherwise)),
                               std::vector<uint32_t>{0}, 1, {threads, 1, 1});
  };
  expectClean(run("exit;\n", 64));
  expectFault(run("bar.sync 1;\n", 64), FaultKind::DivergentBarrier);
}

TEST(Checks, BarrierInHalfAWarp) {
  const char *const body = "setp.lt.u32 %p, %thread, 16;\n@%p bra FIRST;\n"
                           "bar.sync 1;\nbra END;\nFIRST:\nbar.sync 0;\n"
                           "END:\n";
  auto run = runKernel<uint32_t>(makeKernel(".reg .pred %p;\n", body),
                                 std::vector<uint32_t>{0}, 1);
  ASSERT_EQ(run.launch.reports.size(), 2u);
  EXPECT_EQ(run.launch.reports[0].kind, FaultKind::DivergentBarrier);
}

// PTX ISA, "shfl.sync": lanes of the mask that have exited are not waited for,
// but what comes from them is unpredictable.
TEST(Checks, DivergentShuffle) {
  auto body = [](llvm::StringRef distance, llvm::StringRef otherwise) {
    return ("setp.lt.u32 %p, %thread, 16;\n@!%p bra OTHERS;\n"
            "shfl.sync.bfly.b32 %a, %thread, " +
            distance + ", 31, 0xffffffff;\nbra END;\nOTHERS:\n" + otherwise +
            "END:\n")
        .str();
  };
  auto run = [&](llvm::StringRef distance, llvm::StringRef otherwise) {
    return runKernel<uint32_t>(makeKernel(".reg .pred %p;\n.reg .b32 %a;\n",
                                          body(distance, otherwise)),
                               std::vector<uint32_t>{0}, 1);
  };
  expectClean(run("1", ""));
  expectFault(run("16", ""), FaultKind::DivergentCollective);
  // Each half waits for the other at another place.
  auto stuck = run("1", "bar.warp.sync 0xffffffff;\n");
  ASSERT_FALSE(stuck.launch.reports.empty());
  EXPECT_EQ(stuck.launch.reports[0].kind, FaultKind::DivergentCollective);
}

TEST(Checks, CopyNotWaitedFor) {
  auto body = [](llvm::StringRef wait) {
    return ("mov.u32 %a, s;\nshl.b32 %b, %thread, 4;\nadd.u32 %a, %a, %b;\n"
            "cvt.u64.u32 %o, %b;\nadd.s64 %o, %in, %o;\n"
            "cp.async.ca.shared.global [%a], [%o], 16;\n"
            "cp.async.commit_group;\n" +
            wait +
            "ld.shared.u32 %b, [%a];\nadd.s64 %o, %out, %lane4;\n"
            "st.global.u32 [%o], %b;\n")
        .str();
  };
  const char *const registers =
      ".shared .align 16 .b8 s[512];\n.reg .b32 %a, %b;\n.reg .b64 %o;\n";
  std::vector<uint32_t> in(128);
  for (unsigned i = 0; i < 128; ++i)
    in[i] = i;
  auto good = runKernel<uint32_t>(
      makeKernel(registers, body("cp.async.wait_group 0;\n")), in, 32);
  expectClean(good);
  for (unsigned i = 0; i < 32; ++i)
    EXPECT_EQ(good.out[i], 4 * i);
  // One group may still be under way.
  expectFault(
      runKernel<uint32_t>(
          makeKernel(registers, body("cp.async.wait_group 1;\n")), in, 32),
      FaultKind::AsyncNotWaited);
  expectFault(runKernel<uint32_t>(makeKernel(registers, body("")), in, 32),
              FaultKind::AsyncNotWaited);
}

TEST(Checks, StepLimit) {
  EmulatorOptions options;
  options.stepLimit = 100000;
  expectFault(runKernel<uint32_t>(makeKernel("", "LOOP:\nbra LOOP;\n"),
                                  std::vector<uint32_t>{0}, 1, {32, 1, 1},
                                  {1, 1, 1}, 0, options),
              FaultKind::StepLimit);
}

TEST(Checks, Trap) {
  expectFault(runKernel<uint32_t>(makeKernel("", "trap;\n"),
                                  std::vector<uint32_t>{0}, 1),
              FaultKind::Trap);
}

TEST(Checks, RaceBetweenCtas) {
  std::vector<uint32_t> in{5};
  // All CTAs write one word.
  expectFault(runKernel<uint32_t>(makeKernel("", "st.global.u32 [%out], 1;\n"),
                                  in, 1, {1, 1, 1}, {4, 1, 1}),
              FaultKind::GlobalRace);
  // Bytes of one word are nobody else's business; nor are reads.
  expectClean(runKernel<uint32_t>(
      makeKernel(".reg .b32 %c, %v;\n.reg .b64 %o;\n",
                 "mov.u32 %c, %ctaid.x;\ncvt.u64.u32 %o, %c;\n"
                 "add.s64 %o, %out, %o;\nst.global.u8 [%o], %c;\n"
                 "ld.global.u32 %v, [%in];\n"),
      in, 1, {1, 1, 1}, {4, 1, 1}));
  auto sum =
      runKernel<uint32_t>(makeKernel("", "red.global.add.u32 [%out], 3;\n"), in,
                          1, {32, 1, 1}, {4, 1, 1});
  expectClean(sum);
  EXPECT_EQ(sum.out[0], 3u * 32 * 4);
}

TEST(Checks, LaunchesOverTheLimits) {
  std::vector<uint32_t> in{0};
  auto run = [&](Dim3 block, Dim3 grid, uint64_t shared, const char *chip,
                 const char *prefix = "") {
    EmulatorOptions options;
    options.chip = chip;
    std::string ptx = makeKernel("", "");
    if (*prefix)
      ptx.insert(ptx.find("\n{"), prefix);
    return runKernel<uint32_t>(ptx, in, 1, block, grid, shared, options).error;
  };
  EXPECT_EQ(run({32, 1, 1}, {1, 1, 1}, 163 << 10, "sm_80"), "");
  EXPECT_NE(run({32, 1, 1}, {1, 1, 1}, 163 << 10, "sm_86")
                .find("at most 101376 on sm_86"),
            std::string::npos);
  EXPECT_NE(run({1024, 2, 1}, {1, 1, 1}, 0, "sm_80").find("2048 threads"),
            std::string::npos);
  EXPECT_NE(run({32, 1, 1}, {1, 70000, 1}, 0, "sm_80").find("grid size 70000"),
            std::string::npos);
  EXPECT_NE(run({32, 1, 1}, {1, 1, 1}, 0, "sm_81").find("unknown chip"),
            std::string::npos);
  EXPECT_NE(run({64, 1, 1}, {1, 1, 1}, 0, "sm_80", "\n.maxntid 32, 1, 1")
                .find(".maxntid"),
            std::string::npos);
  EXPECT_NE(run({64, 1, 1}, {1, 1, 1}, 0, "sm_80", "\n.reqntid 32, 1, 1")
                .find(".reqntid"),
            std::string::npos);
  EXPECT_NE(run({1024, 1, 1}, {1, 1, 1}, 0, "sm_80", "\n.maxnreg 128")
                .find("65536 registers"),
            std::string::npos);
}

} // namespace
