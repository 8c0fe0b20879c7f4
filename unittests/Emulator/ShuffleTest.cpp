//===- ShuffleTest.cpp - shfl.sync ----------------------------------------===//
//
// PTX ISA, "shfl.sync". Expected lanes are written in terms of segments of
// `width` lanes, as programs think of them.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"

using namespace mlir::hot::emulator;

namespace {

const char *const kRegisters =
    ".reg .b32 %v, %r, %b, %c, %m;\n.reg .b64 %p;\n.reg .pred %q, %s;\n";

/// Stores {result, second result} of a shuffle of lane + 100.
std::string makeShuffle(const std::string &statements) {
  return makeKernel(kRegisters,
                    "add.u32 %v, %thread, 100;\nmov.u32 %r, 0;\n"
                    "setp.eq.u32 %q, %thread, 99;\n" +
                        statements +
                        "add.s64 %p, %out, %lane8;\nselp.u32 %b, 1, 0, %q;\n"
                        "st.global.v2.b32 [%p], {%r, %b};\n");
}

RunResult<uint32_t> run(const std::string &statements,
                        Dim3 block = {32, 1, 1}) {
  return runKernel<uint32_t>(makeShuffle(statements), std::vector<uint32_t>{0},
                             64, block);
}

std::string shuffle(const std::string &mode, unsigned b, unsigned c) {
  return "shfl.sync." + mode + ".b32 %r|%q, %v, " + std::to_string(b) + ", " +
         std::to_string(c) + ", 0xffffffff;\n";
}

/// `source(lane)`: the lane to read from, or -1: out of range, one's own value.
template <class F>
void expectSources(const std::string &statement, F source) {
  auto result = run(statement);
  expectClean(result);
  for (int lane = 0; lane < 32; ++lane) {
    int from = source(lane);
    EXPECT_EQ(result.out[2 * lane], 100u + (from < 0 ? lane : from))
        << statement << lane;
    EXPECT_EQ(result.out[2 * lane + 1], from < 0 ? 0u : 1u)
        << statement << lane;
  }
}

TEST(Shuffle, Up) {
  for (int width : {32, 16, 8, 4, 2, 1})
    for (int delta : {0, 1, 2, 5, 16, 31})
      expectSources(shuffle("up", delta, (32 - width) << 8), [=](int lane) {
        return lane % width >= delta ? lane - delta : -1;
      });
}

TEST(Shuffle, Down) {
  for (int width : {32, 16, 8, 4, 2, 1})
    for (int delta : {0, 1, 2, 5, 16, 31})
      expectSources(shuffle("down", delta, (32 - width) << 8 | 31),
                    [=](int lane) {
                      return lane % width + delta < width ? lane + delta : -1;
                    });
}

TEST(Shuffle, Butterfly) {
  for (int width : {32, 16, 8, 4})
    for (int mask : {1, 2, 3, 7, 16, 31})
      // A lane of a later segment is out of range, one of an earlier is not.
      expectSources(shuffle("bfly", mask, (32 - width) << 8 | 31),
                    [=](int lane) {
                      int from = lane ^ mask;
                      return from / width <= lane / width ? from : -1;
                    });
}

TEST(Shuffle, Index) {
  for (int width : {32, 16, 8, 4})
    for (int index : {0, 1, 3, 9, 31})
      expectSources(
          shuffle("idx", index, (32 - width) << 8 | 31),
          [=](int lane) { return lane / width * width + index % width; });
}

TEST(Shuffle, ClampsInsideASegment) {
  // Down, clamp value 5 in segments of 8: lanes 0 to 5 of each are in range.
  expectSources(shuffle("down", 2, 24 << 8 | 5),
                [](int lane) { return lane % 8 + 2 <= 5 ? lane + 2 : -1; });
  // Up: the clamp value is the first lane.
  expectSources(shuffle("up", 2, 24 << 8 | 3),
                [](int lane) { return lane % 8 - 2 >= 3 ? lane - 2 : -1; });
  // Only five bits of b count.
  expectSources(shuffle("idx", 32 + 7, 31), [](int) { return 7; });
}

TEST(Shuffle, OperandsDifferByLane) {
  // Lane l reads from lane 31 - l, result in the register of the value.
  expectSources("sub.u32 %b, 31, %thread;\nmov.u32 %c, 31;\n"
                "mov.u32 %m, -1;\n"
                "shfl.sync.idx.b32 %v|%q, %v, %b, %c, %m;\nmov.b32 %r, %v;\n",
                [](int lane) { return 31 - lane; });
}

TEST(Shuffle, PartsOfAWarp) {
  // Both halves on their own, in one branch each and in one instruction.
  for (const char *statements :
       {"setp.lt.u32 %s, %thread, 16;\n@%s bra LOW;\n"
        "shfl.sync.bfly.b32 %r|%q, %v, 1, 31, 0xffff0000;\nbra.uni END;\n"
        "LOW:\nshfl.sync.bfly.b32 %r|%q, %v, 1, 31, 0xffff;\nEND:\n",
        "setp.lt.u32 %s, %thread, 16;\nselp.b32 %m, 0xffff, 0xffff0000, %s;\n"
        "shfl.sync.bfly.b32 %r|%q, %v, 1, 31, %m;\n"}) {
    auto result = run(statements);
    expectClean(result);
    for (unsigned lane = 0; lane < 32; ++lane)
      EXPECT_EQ(result.out[2 * lane], 100 + (lane ^ 1));
  }
}

TEST(Shuffle, LanesComeTogetherFirst) {
  // Lanes 16 to 31 have a longer way, first.
  auto result = run("setp.lt.u32 %s, %thread, 16;\n@%s bra END;\n"
                    "add.u32 %v, %v, 1000;\nEND:\n"
                    "shfl.sync.bfly.b32 %r|%q, %v, 16, 31, 0xffffffff;\n");
  expectClean(result);
  EXPECT_EQ(result.out[0], 1116u);
  EXPECT_EQ(result.out[2 * 16], 100u);
}

TEST(Shuffle, Faults) {
  // A lane that its own mask does not name.
  expectFault(run("shfl.sync.idx.b32 %r, %v, 0, 31, 0x7fffffff;\n"),
              FaultKind::MaskWithoutLane);
  // The source takes no part: a thread that is not there.
  auto partial =
      run("shfl.sync.down.b32 %r, %v, 8, 31, 0xffffffff;\n", {24, 1, 1});
  expectFault(partial, FaultKind::DivergentCollective);
  EXPECT_EQ(partial.launch.reports.front().lane, 16u);
  EXPECT_EQ(partial.launch.reports.front().count, 8u);
  // Masks that do not agree.
  auto differing = run("setp.eq.u32 %s, %thread, 3;\n"
                       "selp.b32 %m, 0xff, 0xffffffff, %s;\n"
                       "shfl.sync.idx.b32 %r, %v, %thread, 31, %m;\n");
  expectFault(differing, FaultKind::DivergentCollective);
  // One half is here, the other at a barrier: neither can go on.
  auto stuck =
      run("setp.lt.u32 %s, %thread, 16;\n@%s bra LOW;\n"
          "shfl.sync.bfly.b32 %r, %v, 1, 31, 0xffffffff;\nbra.uni END;\n"
          "LOW:\nbar.sync 0;\nEND:\n");
  ASSERT_EQ(stuck.launch.reports.size(), 2u);
  bool isShuffle =
      stuck.launch.reports[0].kind == FaultKind::DivergentCollective;
  EXPECT_EQ(stuck.launch.reports[!isShuffle].kind,
            FaultKind::DivergentCollective);
  EXPECT_EQ(stuck.launch.reports[isShuffle].kind, FaultKind::DivergentBarrier);
}

TEST(Shuffle, ThreadsThatHaveExited) {
  // Only "non-exited threads" of the mask take part, whichever way the program
  // is laid out.
  for (const char *end : {"@%s exit;\n", "@%s bra END;\n"}) {
    auto body = [&](const char *distance) {
      return std::string("setp.ge.u32 %s, %thread, 16;\n") + end +
             "shfl.sync.bfly.b32 %r, %v, " + distance +
             ", 31, 0xffffffff;\n"
             "add.s64 %p, %out, %lane8;\nst.global.b32 [%p], %r;\n"
             "END:\nexit;\n";
    };
    auto result = run(body("1"));
    expectClean(result);
    EXPECT_EQ(result.out[0], 101u);
    EXPECT_EQ(result.out[2 * 16], 0u);
    expectFault(run(body("16")), FaultKind::DivergentCollective);
  }
}

TEST(Shuffle, FormsThatAreNotThere) {
  auto old = run("shfl.bfly.b32 %r, %v, 1, 31;\n");
  EXPECT_NE(old.error.find("only 'shfl.sync' is supported"), std::string::npos)
      << old.error;
  auto mode = run("shfl.sync.xor.b32 %r, %v, 1, 31, -1;\n");
  EXPECT_NE(mode.error.find("'shfl.sync.xor.b32'"), std::string::npos)
      << mode.error;
  auto type = run("shfl.sync.idx.b64 %p, %p, 1, 31, -1;\n");
  EXPECT_NE(type.error.find("'shfl.sync.idx.b64'"), std::string::npos)
      << type.error;
}

} // namespace
