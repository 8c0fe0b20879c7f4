//===- MoveTest.cpp - mov, cvta and isspacep of the emulator --------------===//
//
// PTX ISA, "Data Movement and Conversion Instructions: mov, cvta, isspacep".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Rows.h"

using namespace mlir::hot::emulator;

// "mov" of all types, and of literals.
TEST(MoveTest, Registers) {
  for (unsigned bits : {16u, 32u, 64u})
    for (const char *kind : {"b", "u", "s"})
      expectFunction(std::string("mov.") + kind + std::to_string(bits) +
                         " %d, %a;",
                     {bits, {bits}}, getProduct({getEdges(bits)}),
                     [](const Row &row) { return row[0]; });
  expectRows("mov.f32 %d, 0f40490FDB;", {32, {32}}, {{0, 0x40490fdb}});
  expectRows("mov.f64 %d, 0d400921FB54442D18;", {64, {32}},
             {{0, 0x400921fb54442d18}});
  expectRows("mov.b64 %d, -1;", {64, {32}}, {{0, ~0ull}});
  expectRows("mov.u16 %d, 0xffff;", {16, {32}}, {{0, 0xffff}});
  expectRows("mov.pred %d, %a;", {1, {1}}, {{0, 0}, {1, 1}});
}

// "mov": the first element of a vector is in the low bits.
TEST(MoveTest, PackAndUnpack) {
  expectRows("mov.b64 %d, {%a, %b};", {64, {32, 32}},
             {{0x11112222, 0x33334444, 0x3333444411112222}});
  expectRows("mov.b32 %d, {%a, %b};", {32, {16, 16}},
             {{0x1111, 0xf222, 0xf2221111}});
  expectRows("mov.b64 %d, {%a, %b, %c, %e};", {64, {16, 16, 16, 16}},
             {{1, 0xf002, 3, 0xf004, 0xf0040003f0020001}});
  expectRows("{\n.reg .b32 %x;\nmov.b64 {%x, %d}, %a;\n}", {32, {64}},
             {{0x3333444411112222, 0x33334444}});
  expectRows("mov.b64 {%d, _}, %a;", {32, {64}},
             {{0x3333444411112222, 0x11112222}});
  expectRows("{\n.reg .b16 %x;\nmov.b32 {%d, %x}, %a;\n}", {16, {32}},
             {{0xf2221111, 0x1111}});
  expectRows("mov.b32 {_, %d}, %a;", {16, {32}}, {{0xf2221111, 0xf222}});
  expectRows("mov.b64 {_, _, %d, _}, %a;", {16, {64}},
             {{0x4444f33322221111, 0xf333}});
  // A literal as an element.
  expectRows("mov.b64 %d, {%a, 0};", {64, {32}}, {{0xffffffff, 0xffffffff}});
}

// "mov": special registers, with both widths of results.
TEST(MoveTest, SpecialRegisters) {
  std::vector<uint64_t> results =
      runRows("mov.u32 %d, %laneid;", {32, {32}}, std::vector<Row>(31, Row{0}));
  for (size_t i = 0; i < results.size(); ++i)
    EXPECT_EQ(results[i], i);
}

// "cvta": generic addresses differ from those of shared and local memory, and
// reach the same bytes; "isspacep" tells them apart.
TEST(MoveTest, Windows) {
  const char *spaces[] = {"shared", "local"};
  for (const char *space : spaces) {
    std::string variable =
        std::string(".") + space + " .align 8 .b8 memory[512];\n";
    // Each lane has its own place in both spaces.
    std::string body =
        "{\n" + variable +
        ".reg .b64 %p, %g, %back;\n.reg .pred %same, %is, %other;\n"
        "mov.u64 %p, memory;\nadd.s64 %p, %p, %lane8;\n"
        "cvta." +
        space +
        ".u64 %g, %p;\n"
        "st." +
        space +
        ".b64 [%p], %a;\nld.b64 %d, [%g];\n"
        "cvta.to." +
        space +
        ".u64 %back, %g;\n"
        "setp.eq.u64 %same, %back, %p;\n"
        "isspacep." +
        space +
        " %is, %g;\n"
        "isspacep.global %other, %g;\n"
        "@!%same mov.b64 %d, 1;\n@!%is mov.b64 %d, 2;\n"
        "@%other mov.b64 %d, 3;\n}";
    expectFunction(body, {64, {64}}, getProduct({getEdges(64)}),
                   [](const Row &row) { return row[0]; });
  }
  // Global addresses are generic ones.
  expectRows("{\n.reg .b64 %g;\n.reg .pred %is, %not;\n"
             "cvta.to.global.u64 %g, %in;\nsetp.ne.u64 %not, %g, %in;\n"
             "isspacep.global %is, %g;\nselp.b32 %d, 1, 0, %is;\n"
             "@%not mov.b32 %d, 2;\nisspacep.shared %is, %g;\n"
             "@%is mov.b32 %d, 3;\n}",
             {32, {32}}, {{0, 1}});
}

// Other lanes keep their registers, both results of an unpack.
TEST(MoveTest, GuardLeavesOtherLanes) {
  std::string body =
      "{\n.reg .pred %p;\n.reg .b32 %x, %y;\n"
      "setp.gt.u32 %p, %thread, 3;\nmov.b32 %x, 1;\nmov.b32 %y, 2;\n"
      "@%p mov.b64 {%x, %y}, %a;\nmov.b64 %d, {%x, %y};\n}";
  std::vector<uint64_t> results =
      runRows(body, {64, {64}}, std::vector<Row>(31, Row{0x300000004}));
  for (size_t i = 0; i < results.size(); ++i)
    EXPECT_EQ(results[i], i > 3 ? 0x300000004u : 0x200000001u) << i;
}

TEST(MoveTest, UnknownForms) {
  for (const char *body :
       {"mov.b32 %d, {%a, %a};", "mov.s64 %d, {%a, %a};", "mov.f16 %d, %a;",
        "mov.b64 %d, %a;", "mov.b64 %d, {%a, %a, %a};",
        "cvta.shared.u32 %d, %a;", "isspacep.const %d, %in;"}) {
    auto run = runKernel<uint64_t>(makeRowKernel(body, {64, {32}}),
                                   std::vector<uint64_t>(4 * 32), 32);
    EXPECT_TRUE(llvm::StringRef(run.error).starts_with("test.ptx:")) << body;
  }
}
