//===- ControlTest.cpp - Branches, calls, exits ---------------------------===//
//
// PTX ISA, "Control Flow Instructions".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"

using namespace mlir::hot::emulator;

namespace {

const char *const store =
    "add.s64 %o, %out, %lane4;\nst.global.u32 [%o], %r;\n";

std::vector<uint32_t> runLanes(llvm::StringRef registers, llvm::StringRef body,
                               unsigned threads = 32) {
  auto run = runKernel<uint32_t>(
      makeKernel((".reg .b64 %o;\n.reg .b32 %r;\n" + registers).str(),
                 (body + store).str()),
      std::vector<uint32_t>{0}, threads, {threads, 1, 1});
  expectClean(run);
  return run.out;
}

// bra: every lane leaves the loop after its own number of rounds.
TEST(Control, LoopsDivergeAndMeetAgain) {
  auto out =
      runLanes(".reg .b32 %i, %all;\n.reg .pred %p;\n",
               "mov.u32 %i, 0;\nmov.u32 %r, 0;\nLOOP:\n"
               "add.u32 %r, %r, %i;\nadd.u32 %i, %i, 1;\n"
               "setp.le.u32 %p, %i, %thread;\n@%p bra LOOP;\n"
               // All lanes are here together, or this would fault.
               "vote.sync.ballot.b32 %all, 1, 0xffffffff;\n"
               "setp.eq.u32 %p, %all, 0xffffffff;\n@!%p mov.u32 %r, 0;\n");
  for (unsigned i = 0; i < 32; ++i)
    EXPECT_EQ(out[i], i * (i + 1) / 2);
}

TEST(Control, NestedBranches) {
  auto out = runLanes(".reg .b32 %b;\n.reg .pred %p, %q;\n",
                      "and.b32 %b, %thread, 1;\nsetp.eq.u32 %p, %b, 0;\n"
                      "setp.lt.u32 %q, %thread, 16;\nmov.u32 %r, 0;\n"
                      "@%p bra EVEN;\n@%q bra ODD_LOW;\nadd.u32 %r, %r, 1;\n"
                      "bra DONE;\nODD_LOW:\nadd.u32 %r, %r, 2;\nbra DONE;\n"
                      "EVEN:\n@!%q bra EVEN_HIGH;\nadd.u32 %r, %r, 3;\n"
                      "bra DONE;\nEVEN_HIGH:\nadd.u32 %r, %r, 4;\nDONE:\n"
                      "add.u32 %r, %r, 10;\n");
  for (unsigned i = 0; i < 32; ++i)
    EXPECT_EQ(out[i], 10 + (i % 2 ? (i < 16 ? 2u : 1u) : (i < 16 ? 3u : 4u)));
}

TEST(Control, ExitEndsLanes) {
  auto run = runKernel<uint32_t>(
      makeKernel(".reg .b64 %o;\n.reg .pred %p;\n",
                 "setp.gt.u32 %p, %thread, 9;\n@%p exit;\n"
                 "add.s64 %o, %out, %lane4;\nst.global.u32 [%o], 1;\n"),
      std::vector<uint32_t>{0}, 40, {40, 1, 1});
  expectClean(run);
  for (unsigned i = 0; i < 40; ++i)
    EXPECT_EQ(run.out[i], i <= 9 ? 1u : 0u);
}

// brx.idx.
TEST(Control, BranchTable) {
  auto out = runLanes(".reg .b32 %i;\n",
                      "and.b32 %i, %thread, 3;\nmov.u32 %r, 0;\n"
                      "TABLE: .branchtargets A, B, A, C;\n"
                      "brx.idx %i, TABLE;\n"
                      "A:\nadd.u32 %r, %r, 1;\nbra END;\n"
                      "B:\nadd.u32 %r, %r, 2;\nC:\nadd.u32 %r, %r, 4;\nEND:\n");
  const uint32_t expected[] = {1, 6, 1, 4};
  for (unsigned i = 0; i < 32; ++i)
    EXPECT_EQ(out[i], expected[i % 4]);
}

// call: some lanes only, and a call from within the called function.
TEST(Control, Calls) {
  std::string ptx = makeKernel(
      ".reg .b64 %o;\n.reg .b32 %r;\n.reg .pred %p;\n",
      "mov.u32 %r, 1000;\nsetp.lt.u32 %p, %thread, 20;\n@!%p bra SKIP;\n"
      "{\n.param .b32 a;\n.param .b32 b;\n.param .b32 result;\n"
      "st.param.b32 [a], %thread;\nst.param.b32 [b+0], 7;\n"
      "call (result), weigh, (a, b);\nld.param.b32 %r, [result+0];\n}\n"
      "SKIP:\nadd.s64 %o, %out, %lane4;\nst.global.u32 [%o], %r;\n");
  const char *const functions =
      ".func (.param .b32 ret) square(.param .b32 x)\n{\n.reg .b32 %v;\n"
      "ld.param.b32 %v, [x];\nmul.lo.u32 %v, %v, %v;\n"
      "st.param.b32 [ret], %v;\nret;\n}\n"
      ".func (.param .b32 ret) weigh(.param .b32 x, .param .b32 y)\n{\n"
      ".reg .b32 %v, %w;\n.reg .pred %p;\nld.param.b32 %v, [x];\n"
      "ld.param.b32 %w, [y];\nsetp.lt.u32 %p, %v, 10;\n@%p bra SMALL;\n"
      "add.u32 %v, %v, %w;\nst.param.b32 [ret], %v;\nret;\nSMALL:\n"
      "{\n.param .b32 a;\n.param .b32 r;\nst.param.b32 [a], %v;\n"
      "call.uni (r), square, (a);\nld.param.b32 %v, [r];\n}\n"
      "mad.lo.u32 %v, %v, 100, %w;\nst.param.b32 [ret], %v;\nret;\n}\n";
  ptx.insert(ptx.find(".visible"), functions);
  auto run = runKernel<uint32_t>(ptx, std::vector<uint32_t>{0}, 32);
  expectClean(run);
  for (unsigned i = 0; i < 32; ++i)
    EXPECT_EQ(run.out[i], i < 10 ? i * i * 100 + 7 : i < 20 ? i + 7 : 1000);
}

// Functions of one level have constants of their own.
TEST(Control, CallsOfSiblings) {
  std::string ptx = makeKernel(".reg .b32 %v;\n.reg .b64 %o;\n",
                               "mov.u32 %v, %thread;\n"
                               "{ .param .b32 a; .param .b32 r;\n"
                               "st.param.b32 [a], %v;\n"
                               "call (r), first, (a);\n"
                               "ld.param.b32 %v, [r]; }\n"
                               "{ .param .b32 a; .param .b32 r;\n"
                               "st.param.b32 [a], %v;\n"
                               "call (r), second, (a);\n"
                               "ld.param.b32 %v, [r]; }\n"
                               "add.s64 %o, %out, %lane4;\n"
                               "st.global.u32 [%o], %v;\n");
  auto function = [](const char *name, const char *number) {
    return ".func (.param .b32 r) " + std::string(name) +
           "(.param .b32 a)\n{\n.reg .b32 %x;\nld.param.b32 %x, [a];\n"
           "add.u32 %x, %x, " +
           number + ";\nst.param.b32 [r], %x;\nret;\n}\n";
  };
  size_t start = ptx.find(".visible");
  ptx.insert(start, function("first", "100") + function("second", "2000"));
  auto run = runKernel<uint32_t>(ptx, std::vector<uint32_t>{0}, 32);
  expectClean(run);
  for (unsigned i = 0; i < 32; ++i)
    EXPECT_EQ(run.out[i], i + 2100);
}

TEST(Control, RefusedCalls) {
  auto load = [](llvm::StringRef functions, llvm::StringRef body) {
    std::string ptx = makeKernel("", body);
    ptx.insert(ptx.find(".visible"), functions.str());
    return runKernel<uint32_t>(ptx, std::vector<uint32_t>{0}, 1).error;
  };
  EXPECT_NE(load(".extern .func missing();\n", "call missing;\n")
                .find("call of missing, which this module only declares"),
            std::string::npos);
  EXPECT_NE(load(".func f();\n.func g()\n{\ncall f;\nret;\n}\n"
                 ".func f()\n{\ncall g;\nret;\n}\n",
                 "call f;\n")
                .find("recursion is not supported"),
            std::string::npos);
  EXPECT_NE(load(".func f(.param .b32 x)\n{\nret;\n}\n", "call f;\n")
                .find("with 0 arguments, it has 1"),
            std::string::npos);
}

// bar.sync orders a producer and a consumer that wait for each other in turn.
TEST(Control, WarpsTakeTurnsAtBarriers) {
  auto run = runKernel<uint32_t>(
      makeKernel(".shared .align 4 .b32 s[1];\n.reg .b32 %i, %v;\n"
                 ".reg .pred %p, %q;\n.reg .b64 %o;\n",
                 "setp.eq.u32 %p, %thread, 0;\nmov.u32 %i, 0;\n"
                 "@%p st.shared.u32 [s], 1;\nLOOP:\nbar.sync 0;\n"
                 "ld.shared.u32 %v, [s];\nbar.sync 0;\nadd.u32 %v, %v, %v;\n"
                 "@%p st.shared.u32 [s], %v;\nadd.u32 %i, %i, 1;\n"
                 "setp.lt.u32 %q, %i, 10;\n@%q bra LOOP;\n"
                 "add.s64 %o, %out, %lane4;\nst.global.u32 [%o], %v;\n"),
      std::vector<uint32_t>{0}, 96, {96, 1, 1});
  expectClean(run);
  for (uint32_t value : run.out)
    EXPECT_EQ(value, 1024u);
}

TEST(Control, ErrorsNameTheLine) {
  auto load = [](llvm::StringRef body) {
    return runKernel<uint32_t>(
               makeKernel(".reg .b32 %a;\n.reg .b64 %d;\n", body),
               std::vector<uint32_t>{0}, 1)
        .error;
  };
  // The body begins at line 12.
  EXPECT_NE(load("frobnicate.u32 %a, %a;\n").find("unknown instruction"),
            std::string::npos);
  EXPECT_NE(load("frobnicate.u32 %a, %a;\n").find("test.ptx:"),
            std::string::npos);
  EXPECT_NE(load("add.funny.u32 %a, %a, %a;\n").find("funny"),
            std::string::npos);
  EXPECT_NE(load("add.u32 %a, %a;\n").find("too few operands"),
            std::string::npos);
  EXPECT_NE(load("add.u32 %a, %a, %a, %a;\n").find("too many operands"),
            std::string::npos);
  EXPECT_NE(load("add.u32 %a, %a, %d;\n").find("%d of type .b64"),
            std::string::npos);
}

} // namespace
