//===- AsyncCopyTest.cpp - cp.async and its groups ------------------------===//
//
// PTX ISA, "cp.async", "cp.async.commit_group", "cp.async.wait_group /
// cp.async.wait_all".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"
#include <numeric>

using namespace mlir::hot::emulator;

namespace {

const char *const kRegisters =
    ".shared .align 128 .b8 s[1024];\n.reg .b32 %s, %r<4>, %n;\n"
    ".reg .b64 %p, %q, %policy;\n.reg .pred %c;\n";

/// Each lane: %p its 16 bytes of the input, %s of shared memory, %q of the
/// output. The other half of shared memory is for second copies.
const char *const kPrologue = "mul.wide.u32 %q, %thread, 16;\n"
                              "add.s64 %p, %q, %in;\nadd.s64 %q, %q, %out;\n"
                              "mov.u32 %s, s;\nshl.b32 %n, %thread, 4;\n"
                              "add.u32 %s, %s, %n;\n";
const char *const kWait = "cp.async.commit_group;\ncp.async.wait_group 0;\n";
const char *const kEpilogue = "ld.shared.v4.b32 {%r0, %r1, %r2, %r3}, [%s];\n"
                              "st.global.v4.b32 [%q], {%r0, %r1, %r2, %r3};\n";

std::vector<uint8_t> makeInput() {
  std::vector<uint8_t> in(512);
  for (size_t i = 0; i < in.size(); ++i)
    in[i] = static_cast<uint8_t>(i * 7 + i / 256 + 1);
  return in;
}

RunResult<uint8_t> run(const std::string &body) {
  return runKernel<uint8_t>(makeKernel(kRegisters, kPrologue + body),
                            makeInput(), 512);
}

/// Shared memory is filled with 0xAA before, so that the rest can be seen.
const char *const kFill = "mov.b32 %r0, 0xAAAAAAAA;\n"
                          "st.shared.v4.b32 [%s], {%r0, %r0, %r0, %r0};\n";

TEST(AsyncCopy, Sizes) {
  std::vector<uint8_t> in = makeInput();
  for (unsigned bytes : {4u, 8u, 16u})
    for (const char *target : {"shared", "shared::cta"}) {
      auto result = run(kFill + std::string("cp.async.ca.") + target +
                        ".global [%s], [%p], " + std::to_string(bytes) + ";\n" +
                        kWait + kEpilogue);
      expectClean(result);
      for (unsigned i = 0; i < 512; ++i)
        EXPECT_EQ(result.out[i], i % 16 < bytes ? in[i] : 0xAA) << bytes;
    }
}

TEST(AsyncCopy, Hints) {
  std::vector<uint8_t> in = makeInput();
  for (const char *copy :
       {"cp.async.cg.shared.global [%s], [%p], 16;\n",
        "cp.async.cg.shared.global.L2::128B [%s], [%p], 16;\n",
        "cp.async.ca.shared.global.L2::64B [%s], [%p], 16, 16;\n",
        "mov.b64 %policy, 0;\n"
        "cp.async.cg.shared.global.L2::cache_hint [%s], [%p], 16, %policy;\n",
        "mov.b64 %policy, 0;\ncp.async.cg.shared::cta.global.L2::cache_hint."
        "L2::256B [%s], [%p], 16, 16, %policy;\n"}) {
    auto result = run(copy + std::string(kWait) + kEpilogue);
    expectClean(result);
    EXPECT_EQ(result.out, in) << copy;
  }
}

TEST(AsyncCopy, SourceSizeFillsWithZeros) {
  std::vector<uint8_t> in = makeInput();
  // Lane l reads l % 17 bytes.
  auto result = run("rem.u32 %n, %thread, 17;\n"
                    "cp.async.ca.shared.global [%s], [%p], 16, %n;\n" +
                    std::string(kWait) + kEpilogue);
  expectClean(result);
  uint64_t total = 0;
  for (unsigned lane = 0; lane < 32; ++lane) {
    total += lane % 17;
    for (unsigned i = 0; i < 16; ++i)
      EXPECT_EQ(result.out[lane * 16 + i],
                i < lane % 17 ? in[lane * 16 + i] : 0);
  }
  EXPECT_EQ(result.launch.counters.globalLoads.bytes, total);
  EXPECT_EQ(result.launch.counters.globalLoads.requests, 1u);
}

TEST(AsyncCopy, IgnoredSourceIsNotRead) {
  std::vector<uint8_t> in = makeInput();
  // Lanes from 8 on point behind the input.
  const std::string far = "setp.ge.u32 %c, %thread, 8;\n"
                          "@%c add.s64 %p, %p, 1048576;\n";
  for (const char *copy :
       {"cp.async.ca.shared.global [%s], [%p], 16, %c;\n",
        "selp.u32 %n, 0, 16, %c;\n"
        "cp.async.ca.shared.global [%s], [%p], 16, %n;\n",
        "not.pred %c, %c;\n"
        "cp.async.ca.shared.global [%s], [%p], 16, !%c;\n"}) {
    auto result = run(far + copy + kWait + kEpilogue);
    expectClean(result);
    for (unsigned i = 0; i < 512; ++i)
      EXPECT_EQ(result.out[i], i < 128 ? in[i] : 0) << copy;
  }
  expectFault(run(far + "cp.async.ca.shared.global [%s], [%p], 16;\n" + kWait +
                  kEpilogue),
              FaultKind::OutOfBounds);
}

TEST(AsyncCopy, GroupsAreWaitedForInOrder) {
  // Three groups; the first two are known to be done with one left.
  const std::string copies =
      "cp.async.ca.shared.global [%s], [%p], 4;\ncp.async.commit_group;\n"
      "cp.async.ca.shared.global [%s+4], [%p+4], 4;\ncp.async.commit_group;\n"
      "cp.async.ca.shared.global [%s+8], [%p+8], 4;\ncp.async.commit_group;\n";
  auto read = [&](unsigned left, unsigned offset) {
    return run(copies + "cp.async.wait_group " + std::to_string(left) +
               ";\nld.shared.b32 %r0, [%s+" + std::to_string(offset) +
               "];\nst.global.b32 [%q], %r0;\n");
  };
  std::vector<uint8_t> in = makeInput();
  for (unsigned left = 0; left < 4; ++left)
    for (unsigned group = 0; group < 3; ++group) {
      auto result = read(left, 4 * group);
      if (group + left < 3) {
        expectClean(result);
        EXPECT_EQ(result.out[17], in[17 + 4 * group]);
      } else {
        expectFault(result, FaultKind::AsyncNotWaited);
      }
    }
}

TEST(AsyncCopy, WhatIsInNoGroupIsNotWaitedFor) {
  const std::string copy = "cp.async.ca.shared.global [%s], [%p], 16;\n";
  expectFault(run(copy + "cp.async.wait_group 0;\n" + kEpilogue),
              FaultKind::AsyncNotWaited);
  // A group that was committed before it.
  expectFault(run("cp.async.commit_group;\n" + copy +
                  "cp.async.wait_group 0;\n" + kEpilogue),
              FaultKind::AsyncNotWaited);
  auto all = run(copy + "cp.async.wait_all;\n" + kEpilogue);
  expectClean(all);
  EXPECT_EQ(all.out, makeInput());
  // An empty group counts as one.
  expectClean(run(copy +
                  "cp.async.commit_group;\ncp.async.commit_group;\n"
                  "cp.async.wait_group 1;\n" +
                  kEpilogue));
}

TEST(AsyncCopy, WaitingIsForOnesOwnCopies) {
  // Lane l reads what lane l ^ 1 has copied: after a barrier only.
  auto swapped = [](const char *between) {
    return run("cp.async.ca.shared.global [%s], [%p], 16;\n" +
               std::string(kWait) + between + "xor.b32 %s, %s, 16;\n" +
               kEpilogue);
  };
  auto good = swapped("bar.warp.sync 0xffffffff;\n");
  expectClean(good);
  EXPECT_EQ(good.out[0], makeInput()[16]);
  expectFault(swapped(""), FaultKind::SharedRace);
  // Waiting in half of the lanes is no help to the others.
  expectFault(run("cp.async.ca.shared.global [%s], [%p], 16;\n"
                  "cp.async.commit_group;\nsetp.lt.u32 %c, %thread, 16;\n"
                  "@%c cp.async.wait_group 0;\n" +
                  std::string(kEpilogue)),
              FaultKind::AsyncNotWaited);
}

TEST(AsyncCopy, Faults) {
  auto copy = [](const std::string &operands) {
    return run("cp.async.ca.shared.global " + operands + ";\n" + kWait);
  };
  expectFault(copy("[%s+8], [%p], 16"), FaultKind::Misaligned);
  expectFault(copy("[%s], [%p+4], 8"), FaultKind::Misaligned);
  expectFault(copy("[%s], [%p+4], 8, 2"), FaultKind::Misaligned);
  expectFault(copy("[%s+1024], [%p], 16"), FaultKind::OutOfBounds);
  expectFault(copy("[%s], [%p+512], 16"), FaultKind::OutOfBounds);
  expectFault(copy("[%s], [%p], 8, 9"), FaultKind::InvalidOperand);
  // Writing below a copy that is under way.
  expectFault(run("cp.async.ca.shared.global [%s], [%p], 16;\n" +
                  std::string(kFill) + kWait),
              FaultKind::AsyncNotWaited);
}

TEST(AsyncCopy, Counters) {
  auto dense =
      run("cp.async.cg.shared.global [%s], [%p], 16;\n" + std::string(kWait));
  expectClean(dense);
  const KernelCounters &counters = dense.launch.counters;
  EXPECT_EQ(counters.globalLoads.sectors, 16u);
  EXPECT_EQ(counters.globalLoads.bytes, 512u);
  EXPECT_EQ(counters.sharedStores.requests, 1u);
  EXPECT_EQ(counters.sharedStores.ideal, 4u);
  EXPECT_EQ(counters.sharedStores.wavefronts, 4u);
  EXPECT_EQ(counters.instructions[unsigned(Family::AsyncCopy)], 3u);
  // 4 bytes of each lane, 16 bytes apart: eight banks, four words each.
  auto spread =
      run("cp.async.ca.shared.global [%s], [%p], 4;\n" + std::string(kWait));
  expectClean(spread);
  EXPECT_EQ(spread.launch.counters.sharedStores.wavefronts, 4u);
  EXPECT_EQ(spread.launch.counters.sharedStores.ideal, 1u);
  EXPECT_EQ(spread.launch.counters.globalLoads.sectors, 16u);
}

TEST(AsyncCopy, FormsThatAreNotThere) {
  auto expectError = [](const char *statement, llvm::StringRef message) {
    auto result = run(statement);
    EXPECT_NE(result.error.find(message.str()), std::string::npos)
        << result.error;
  };
  expectError("cp.async.bulk.commit_group;",
              "unknown instruction 'cp.async.bulk.commit_group'");
  expectError("cp.async.mbarrier.arrive.shared.b64 [%s];",
              "unknown instruction 'cp.async.mbarrier.arrive.shared.b64'");
  expectError("cp.async.cg.shared.global [%s], [%p], 8;", "8 bytes");
  expectError("cp.async.ca.shared.global [%s], [%p], 12;", "12 bytes");
  expectError("cp.async.ca.shared.global [%s], [%p], %n;",
              "has to be a constant");
  expectError("cp.async.ca.global.shared [%s], [%p], 4;", "expected one of");
}

} // namespace
