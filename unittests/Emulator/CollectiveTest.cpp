//===- CollectiveTest.cpp - vote, match, redux, elect ---------------------===//
//
// PTX ISA, "vote.sync", "match.sync", "activemask", "redux.sync",
// "elect.sync".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"
#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

using namespace mlir::hot::emulator;

namespace {

const char *const kRegisters =
    ".reg .b32 %v, %r, %m, %b;\n.reg .b64 %p, %w;\n.reg .pred %q, %s, %t;\n";

/// %v: the lane's word of the input; stores {%r, %q}.
RunResult<uint32_t> run(const std::string &statements,
                        const std::vector<uint32_t> &in,
                        llvm::StringRef target = "sm_80") {
  return runKernel<uint32_t>(
      makeKernel(kRegisters,
                 "add.s64 %p, %in, %lane4;\nld.global.b32 %v, [%p];\n"
                 "mov.u32 %r, 0;\nsetp.eq.u32 %q, %thread, 99;\n"
                 "setp.ne.u32 %s, %v, 0;\n" +
                     statements +
                     "add.s64 %p, %out, %lane8;\nselp.u32 %b, 1, 0, %q;\n"
                     "st.global.v2.b32 [%p], {%r, %b};\n",
                 target),
      in, 64);
}

std::vector<uint32_t> spread(uint32_t mask) {
  std::vector<uint32_t> in(32);
  for (unsigned lane = 0; lane < 32; ++lane)
    in[lane] = mask >> lane & 1;
  return in;
}

//===----------------------------------------------------------------------===//
// vote, activemask
//===----------------------------------------------------------------------===//

TEST(Vote, TruthTables) {
  for (uint32_t truth : {0u, ~0u, 1u, 0x80000000u, 0xffff0000u}) {
    bool all = truth == ~0u, any = truth != 0;
    const std::pair<const char *, bool> rows[] = {
        {"vote.sync.all.pred %q, %s, -1;\n", all},
        {"vote.sync.any.pred %q, %s, -1;\n", any},
        {"vote.sync.uni.pred %q, %s, -1;\n", all || !any},
        {"vote.sync.all.pred %q, !%s, -1;\n", !any},
        {"vote.sync.any.pred %q, !%s, -1;\n", !all}};
    for (auto [statement, expected] : rows) {
      auto result = run(statement, spread(truth));
      expectClean(result);
      for (unsigned lane = 0; lane < 32; ++lane)
        EXPECT_EQ(result.out[2 * lane + 1], uint32_t(expected))
            << statement << truth;
    }
    auto ballot = run("vote.sync.ballot.b32 %r, %s, -1;\n", spread(truth));
    expectClean(ballot);
    EXPECT_EQ(ballot.out[0], truth);
    EXPECT_EQ(ballot.out[62], truth);
  }
}

TEST(Vote, LanesOutsideOfTheMask) {
  auto result = run("setp.lt.u32 %t, %thread, 12;\n"
                    "@%t vote.sync.ballot.b32 %r, %s, 0xfff;\n"
                    "@%t vote.sync.all.pred %q, %s, 0xfff;\n",
                    spread(0x00000fff));
  expectClean(result);
  for (unsigned lane = 0; lane < 32; ++lane) {
    EXPECT_EQ(result.out[2 * lane], lane < 12 ? 0xfffu : 0u);
    EXPECT_EQ(result.out[2 * lane + 1], lane < 12 ? 1u : 0u);
  }
}

TEST(Vote, ActiveMask) {
  auto result =
      run("activemask.b32 %r;\n@%s activemask.b32 %r;\n", spread(0x0f0f00ff));
  expectClean(result);
  EXPECT_EQ(result.out[0], 0x0f0f00ffu);
  EXPECT_EQ(result.out[2 * 8], 0xffffffffu);
}

//===----------------------------------------------------------------------===//
// match
//===----------------------------------------------------------------------===//

TEST(Match, Any) {
  std::vector<uint32_t> in(32);
  for (unsigned lane = 0; lane < 32; ++lane)
    in[lane] = lane * lane % 7;
  for (const char *statement :
       {"match.any.sync.b32 %r, %v, -1;\n",
        "mov.b64 %w, {%v, %v};\nmatch.any.sync.b64 %r, %w, -1;\n",
        // The result in the register of the value.
        "match.any.sync.b32 %v, %v, -1;\nmov.b32 %r, %v;\n"}) {
    auto result = run(statement, in);
    expectClean(result);
    for (unsigned lane = 0; lane < 32; ++lane) {
      uint32_t expected = 0;
      for (unsigned other = 0; other < 32; ++other)
        expected |= uint32_t(in[other] == in[lane]) << other;
      EXPECT_EQ(result.out[2 * lane], expected);
    }
  }
}

TEST(Match, All) {
  auto same =
      run("match.all.sync.b32 %r|%q, %v, -1;\n", std::vector<uint32_t>(32, 5));
  expectClean(same);
  EXPECT_EQ(same.out[0], ~0u);
  EXPECT_EQ(same.out[1], 1u);
  std::vector<uint32_t> in(32, 5);
  in[31] = 6;
  auto differing = run("match.all.sync.b32 %r|%q, %v, -1;\n", in);
  expectClean(differing);
  EXPECT_EQ(differing.out[0], 0u);
  EXPECT_EQ(differing.out[1], 0u);
  // Without lane 31, and without the second result.
  auto part = run("setp.lt.u32 %t, %thread, 31;\n"
                  "@%t match.all.sync.b32 %r, %v, 0x7fffffff;\n",
                  in);
  expectClean(part);
  EXPECT_EQ(part.out[0], 0x7fffffffu);
  EXPECT_EQ(part.out[62], 0u);
}

//===----------------------------------------------------------------------===//
// redux
//===----------------------------------------------------------------------===//

TEST(Redux, Integers) {
  std::mt19937 random(7);
  std::vector<uint32_t> in(32);
  for (uint32_t &value : in)
    value = random();
  using Combine = std::function<uint32_t(uint32_t, uint32_t)>;
  auto asSigned = [](uint32_t value) { return static_cast<int32_t>(value); };
  const std::pair<const char *, Combine> rows[] = {
      {"add.u32", std::plus<uint32_t>()},
      {"add.s32", std::plus<uint32_t>()},
      {"and.b32", std::bit_and<uint32_t>()},
      {"or.b32", std::bit_or<uint32_t>()},
      {"xor.b32", std::bit_xor<uint32_t>()},
      {"min.u32", [](uint32_t a, uint32_t b) { return std::min(a, b); }},
      {"max.u32", [](uint32_t a, uint32_t b) { return std::max(a, b); }},
      {"min.s32",
       [=](uint32_t a, uint32_t b) {
         return asSigned(a) < asSigned(b) ? a : b;
       }},
      {"max.s32", [=](uint32_t a, uint32_t b) {
         return asSigned(a) > asSigned(b) ? a : b;
       }}};
  for (auto &[suffix, combine] : rows) {
    // The lower 20 lanes and the others each have their own sum.
    auto result = run("setp.lt.u32 %t, %thread, 20;\n"
                      "selp.b32 %m, 0xfffff, 0xfff00000, %t;\nredux.sync." +
                          std::string(suffix) + " %r, %v, %m;\n",
                      in);
    expectClean(result);
    uint32_t low = in[0], high = in[20];
    for (unsigned lane = 1; lane < 20; ++lane)
      low = combine(low, in[lane]);
    for (unsigned lane = 21; lane < 32; ++lane)
      high = combine(high, in[lane]);
    for (unsigned lane = 0; lane < 32; ++lane)
      EXPECT_EQ(result.out[2 * lane], lane < 20 ? low : high) << suffix;
  }
}

uint32_t toBits(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, 4);
  return bits;
}

TEST(Redux, Floats) {
  std::vector<uint32_t> numbers(32, toBits(1.0f)), zeros(32, toBits(0.0f)),
      withNaN, onlyNaN(32, toBits(NAN));
  numbers[4] = toBits(-3.0f);
  numbers[9] = toBits(2.0f);
  zeros[3] = toBits(-0.0f);
  withNaN = numbers;
  withNaN[0] = toBits(NAN);
  struct Row {
    const char *suffix;
    std::vector<uint32_t> in;
    uint32_t expected;
  } rows[] = {{"min.f32", numbers, toBits(-3.0f)},
              {"max.f32", numbers, toBits(2.0f)},
              {"min.abs.f32", numbers, toBits(1.0f)},
              {"max.abs.f32", numbers, toBits(3.0f)},
              {"min.f32", zeros, toBits(-0.0f)},
              {"max.f32", zeros, toBits(0.0f)},
              {"min.f32", withNaN, toBits(-3.0f)},
              {"max.NaN.f32", withNaN, 0x7fffffff},
              {"max.abs.NaN.f32", numbers, toBits(3.0f)},
              {"max.f32", onlyNaN, 0x7fffffff}};
  for (const Row &row : rows) {
    auto result =
        run("redux.sync." + std::string(row.suffix) + " %r, %v, -1;\n", row.in,
            "sm_100a");
    expectClean(result);
    EXPECT_EQ(result.out[0], row.expected) << row.suffix;
    EXPECT_EQ(result.out[62], row.expected) << row.suffix;
  }
}

//===----------------------------------------------------------------------===//
// elect, wrong use
//===----------------------------------------------------------------------===//

TEST(Elect, OneLaneOfTheMask) {
  auto result = run("setp.ge.u32 %t, %thread, 5;\n"
                    "@%t elect.sync %r|%q, 0xffffffe0;\n",
                    spread(0), "sm_90");
  expectClean(result);
  unsigned leaders = 0;
  for (unsigned lane = 5; lane < 32; ++lane) {
    EXPECT_EQ(result.out[2 * lane], result.out[2 * 5]);
    leaders += result.out[2 * lane + 1];
    if (result.out[2 * lane + 1]) {
      EXPECT_EQ(result.out[2 * lane], lane);
    }
  }
  EXPECT_EQ(leaders, 1u);
  expectClean(run("elect.sync _|%q, -1;\n", spread(0), "sm_90"));
}

TEST(Collectives, MaskWithoutTheLane) {
  for (const char *statement :
       {"vote.sync.any.pred %q, %s, 0xfffffffe;\n",
        "match.any.sync.b32 %r, %v, 0xfffffffe;\n",
        "redux.sync.add.u32 %r, %v, 0xfffffffe;\n",
        "elect.sync %r|%q, 0xfffffffe;\n", "bar.warp.sync 0xfffffffe;\n"}) {
    auto result = run(statement, spread(1), "sm_90");
    expectFault(result, FaultKind::MaskWithoutLane);
    EXPECT_EQ(result.launch.reports.front().lane, 0u);
  }
}

TEST(Collectives, FormsThatAreNotThere) {
  const std::pair<const char *, const char *> rows[] = {
      {"vote.all.pred %q, %s;\n", "only 'vote.sync' is supported"},
      {"vote.sync.none.pred %q, %s, -1;\n", "'vote.sync.none.pred'"},
      {"redux.sync.add.f32 %r, %v, -1;\n", "type .f32"},
      {"redux.sync.and.u32 %r, %v, -1;\n", "type .u32"},
      {"redux.sync.min.abs.s32 %r, %v, -1;\n", "type .s32"},
      {"match.any.sync.b16 %r, %v, -1;\n", "type .b16"},
      {"match.any.sync.b32 %r|%q, %v, -1;\n", "no second result"},
      {"elect.sync %r, -1;\n", "expected d|p"}};
  for (auto [statement, message] : rows) {
    auto result = run(statement, spread(0), "sm_100a");
    EXPECT_NE(result.error.find(message), std::string::npos)
        << statement << result.error;
  }
}

} // namespace
