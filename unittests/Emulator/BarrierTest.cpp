//===- BarrierTest.cpp - bar, barrier, fences -----------------------------===//
//
// PTX ISA, "bar, barrier", "bar.warp.sync", "membar / fence".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"

using namespace mlir::hot::emulator;

namespace {

const char *const kRegisters =
    ".shared .align 4 .b32 s[128];\n"
    ".reg .b32 %s, %r, %n, %w, %v, %m;\n.reg .b64 %p;\n"
    ".reg .pred %q, %c, %h;\n";

/// %w: the warp; %s: the thread's word of shared memory; stores %r.
std::string makeBarrierKernel(const std::string &body,
                              llvm::StringRef target = "sm_80") {
  return makeKernel(kRegisters,
                    "mov.u32 %s, s;\nshl.b32 %n, %thread, 2;\n"
                    "add.u32 %s, %s, %n;\nshr.u32 %w, %thread, 5;\n"
                    "mov.u32 %r, 0;\n" +
                        body +
                        "add.s64 %p, %out, %lane4;\n"
                        "st.global.u32 [%p], %r;\n",
                    target);
}

RunResult<uint32_t> run(const std::string &body, unsigned threads,
                        EmulatorOptions options = {}) {
  return runKernel<uint32_t>(makeBarrierKernel(body), std::vector<uint32_t>{0},
                             128, {threads, 1, 1}, {1, 1, 1}, 0, options);
}

/// Writes the thread's word, meets, reads the word of the next warp.
std::string exchange(const std::string &meet) {
  return "add.u32 %v, %thread, 7;\nst.shared.u32 [%s], %v;\n" + meet +
         "mov.u32 %s, s;\nadd.u32 %n, %thread, 32;\nand.b32 %n, %n, 63;\n"
         "shl.b32 %n, %n, 2;\nadd.u32 %s, %s, %n;\nld.shared.u32 %r, [%s];\n";
}

TEST(Barrier, AllSpellings) {
  for (const char *meet :
       {"bar.sync 0;\n", "bar.cta.sync 0;\n", "barrier.sync 3;\n",
        "barrier.sync.aligned 15;\n", "barrier.cta.sync 1, 64;\n",
        "barrier.cta.sync.aligned 2;\n", "bar.sync 1, 64;\n",
        "mov.u32 %m, 5;\nmov.u32 %v, 64;\nbar.sync %m, %v;\n"}) {
    auto result = run(exchange(meet), 64);
    expectClean(result);
    for (unsigned i = 0; i < 64; ++i)
      EXPECT_EQ(result.out[i], (i + 32) % 64 + 7) << meet;
    EXPECT_EQ(result.launch.counters.barriers, 2u);
  }
}

TEST(Barrier, PartialWarpsCountAsWhole) {
  // 40 threads: the second warp stands for 32.
  auto body = [](const char *count) {
    return "st.shared.u32 [%s], 5;\nbar.sync 1" + std::string(count) +
           ";\nld.shared.u32 %r, [s+156];\n";
  };
  for (const char *count : {"", ", 64"}) {
    auto result = run(body(count), 40);
    expectClean(result);
    EXPECT_EQ(result.out[0], 5u);
  }
}

TEST(Barrier, NamedBarriersForPairsOfWarps) {
  // Warps 0, 1 meet at barrier 1, warps 2, 3 at barrier 2, each twice.
  auto result = run("shr.u32 %m, %thread, 6;\nadd.u32 %m, %m, 1;\n"
                    "st.shared.u32 [%s], %thread;\nbar.sync %m, 64;\n"
                    "xor.b32 %n, %thread, 32;\nshl.b32 %n, %n, 2;\n"
                    "mov.u32 %v, s;\nadd.u32 %v, %v, %n;\n"
                    "ld.shared.u32 %r, [%v];\nbar.sync %m, 64;\n"
                    "st.shared.u32 [%v], 0;\n",
                    128);
  expectClean(result);
  for (unsigned i = 0; i < 128; ++i)
    EXPECT_EQ(result.out[i], i ^ 32);
}

TEST(Barrier, ProducerArrivesConsumerWaits) {
  // Warp 0 writes and arrives, warps 1 and 2 wait for it and each other.
  const std::string body =
      "setp.eq.u32 %c, %w, 0;\n@%c bra PRODUCE;\nbar.sync 4, 96;\n"
      "and.b32 %n, %thread, 31;\nshl.b32 %n, %n, 2;\nmov.u32 %v, s;\n"
      "add.u32 %v, %v, %n;\nld.shared.u32 %r, [%v];\nbra.uni END;\n"
      "PRODUCE:\nst.shared.u32 [%s], %thread;\nbar.arrive 4, 96;\nEND:\n";
  auto result = run(body, 96);
  expectClean(result);
  for (unsigned i = 0; i < 96; ++i)
    EXPECT_EQ(result.out[i], i < 32 ? 0 : i % 32);
  // A third consumer is missing.
  expectFault(run(body, 64), FaultKind::DivergentBarrier);
}

TEST(Barrier, Reductions) {
  // The predicate holds in threads 0 to 9 and 40 to 63 of 64.
  const std::string predicate =
      "setp.lt.u32 %c, %thread, 10;\nsetp.ge.u32 %h, %thread, 40;\n"
      "or.pred %c, %c, %h;\n";
  const std::tuple<const char *, uint32_t> rows[] = {
      {"bar.red.popc.u32 %r, 0, %c;\n", 34},
      {"bar.red.popc.u32 %r, 0, !%c;\n", 30},
      {"barrier.cta.red.popc.aligned.u32 %r, 1, 64, %c;\n", 34},
      {"bar.red.and.pred %q, 0, %c;\nselp.u32 %r, 1, 0, %q;\n", 0},
      {"bar.red.or.pred %q, 0, %c;\nselp.u32 %r, 1, 0, %q;\n", 1},
      {"bar.cta.red.and.pred %q, 2, 64, %h;\nselp.u32 %r, 1, 0, %q;\n", 0},
      {"setp.lt.u32 %c, %thread, 64;\nbarrier.red.and.pred %q, 0, %c;\n"
       "selp.u32 %r, 1, 0, %q;\n",
       1},
      {"setp.gt.u32 %c, %thread, 64;\nbar.red.or.pred %q, 0, %c;\n"
       "selp.u32 %r, 1, 0, %q;\n",
       0},
      // Twice: the second starts anew.
      {"bar.red.popc.u32 %r, 0, %c;\nbar.red.popc.u32 %r, 0, %h;\n", 24}};
  for (auto [statement, expected] : rows) {
    auto result = run(predicate + statement, 64);
    expectClean(result);
    for (unsigned i = 0; i < 64; ++i)
      EXPECT_EQ(result.out[i], expected) << statement << i;
  }
}

TEST(Barrier, LanesOfAWarpComeTogetherFirst) {
  auto result = run("setp.lt.u32 %c, %thread, 40;\n@%c bra LATER;\n"
                    "st.shared.u32 [%s], 1;\nbra.uni MEET;\nLATER:\n"
                    "st.shared.u32 [%s], 2;\nMEET:\nbar.sync 0;\n"
                    "ld.shared.u32 %r, [s+156];\nld.shared.u32 %v, [s+160];\n"
                    "shl.b32 %r, %r, 8;\nor.b32 %r, %r, %v;\n",
                    64);
  expectClean(result);
  EXPECT_EQ(result.out[0], 0x201u);
  EXPECT_EQ(result.out[63], 0x201u);
}

TEST(Barrier, ThreadsThatHaveExited) {
  // Lanes 16 to 31 of warp 0 end, and all of warp 1: nobody waits for them.
  auto result = run("setp.ge.u32 %c, %thread, 16;\n"
                    "setp.lt.u32 %h, %thread, 64;\nand.pred %c, %c, %h;\n"
                    "@%c exit;\nbar.red.popc.u32 %r, 0, !%c;\n",
                    96);
  expectClean(result);
  for (unsigned i = 0; i < 96; ++i)
    EXPECT_EQ(result.out[i], i < 16 || i >= 64 ? 48u : 0u);
}

TEST(Barrier, Faults) {
  // Two branches of one warp with a barrier each: neither can go on.
  auto branches = run("and.b32 %n, %thread, 1;\nsetp.eq.u32 %c, %n, 0;\n"
                      "@%c bra EVEN;\nbar.sync 0;\nbra.uni END;\n"
                      "EVEN:\nbar.sync 0;\nEND:\n",
                      32);
  ASSERT_EQ(branches.launch.reports.size(), 2u);
  for (const Report &report : branches.launch.reports)
    EXPECT_EQ(report.kind, FaultKind::DivergentBarrier);
  expectFault(run("and.b32 %n, %thread, 1;\nsetp.eq.u32 %c, %n, 0;\n"
                  "@%c bar.sync 0;\n",
                  32),
              FaultKind::DivergentBarrier);
  // Warps wait at different barriers.
  expectFault(run("add.u32 %m, %w, 1;\nbar.sync %m, 64;\n", 64),
              FaultKind::DivergentBarrier);
  expectFault(run("add.u32 %m, %w, 16;\nbar.sync %m;\n", 32),
              FaultKind::InvalidOperand);
  expectFault(run("mov.u32 %m, 33;\nbar.sync 0, %m;\n", 32),
              FaultKind::InvalidOperand);
  // Lanes of one warp name different barriers.
  expectFault(run("and.b32 %m, %thread, 1;\nbar.sync %m;\n", 32),
              FaultKind::InvalidOperand);
}

TEST(Barrier, FormsThatAreNotThere) {
  const std::pair<const char *, const char *> rows[] = {
      {"barrier.cluster.arrive;\n",
       "unknown instruction 'barrier.cluster.arrive'"},
      {"bar.sync 16;\n", "there are 0 to 15"},
      {"bar.sync 0, 40;\n", "has to be a multiple of 32"},
      {"bar.arrive 0;\n", "too few operands"},
      {"bar.sync.aligned 0;\n", "unknown modifier '.aligned'"},
      {"bar.red.xor.pred %q, 0, %c;\n", "expected one of"},
      {"fence.proxy.async;\n", "unknown instruction 'fence.proxy.async'"},
      {"membar.cluster;\n", "expected one of"},
      {"griddepcontrol.wait;\n", "unknown instruction 'griddepcontrol.wait'"}};
  for (auto [statement, message] : rows) {
    auto result = run(statement, 32);
    EXPECT_NE(result.error.find(message), std::string::npos)
        << statement << result.error;
  }
}

TEST(Fence, AllForms) {
  for (const char *fence :
       {"membar.cta;\n", "membar.gl;\n", "membar.sys;\n", "fence.sc.cta;\n",
        "fence.acq_rel.gpu;\n", "fence.acquire.sys;\n", "fence.release.gpu;\n",
        "fence.acq_rel.cluster;\n", "fence.gpu;\n"}) {
    auto result = run(fence, 32);
    expectClean(result);
    EXPECT_EQ(result.launch.counters.instructions[unsigned(Family::Barrier)],
              1u);
  }
  // It is no barrier: other warps of the block may be behind it.
  auto race = run(exchange("membar.cta;\n"), 64);
  bool found = false;
  for (const Report &report : race.launch.reports)
    found |= report.kind == FaultKind::SharedRace;
  EXPECT_TRUE(found);
}

} // namespace
