//===- MatrixTest.cpp - mma on integers against a plain triple loop -------===//
//
// PTX ISA, "Warp Level Matrix Multiply-Accumulate Instructions", sections
// "Matrix Fragments for mma.mMnNkK". Each shape has the formulas that its own
// section gives for the row and column of element i of a lane.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "MatrixHarness.h"
#include <random>

using namespace mlir::hot::emulator;

namespace {

const Shape kBytes8816 = {"m8n8k16",
                          8,
                          8,
                          16,
                          group,
                          [](int, int t, int i) { return t * 4 + i; },
                          [](int, int t, int i) { return t * 4 + i; },
                          group,
                          group,
                          colOfC};
const Shape kBytes16816 = {"m16n8k16",
                           16,
                           8,
                           16,
                           [](int g, int, int i) { return i < 4 ? g : g + 8; },
                           [](int, int t, int i) { return t * 4 + (i & 3); },
                           [](int, int t, int i) { return t * 4 + i; },
                           group,
                           rowOfC,
                           colOfC};
const Shape kBytes16832 = {
    "m16n8k32",
    16,
    8,
    32,
    [](int g, int, int i) { return i < 4 || (8 <= i && i < 12) ? g : g + 8; },
    [](int, int t, int i) {
      return i < 8 ? t * 4 + (i & 3) : t * 4 + (i & 3) + 16;
    },
    [](int, int t, int i) {
      return i < 4 ? t * 4 + (i & 3) : t * 4 + (i & 3) + 16;
    },
    group,
    rowOfC,
    colOfC};
const Shape kNibbles8832 = {"m8n8k32",
                            8,
                            8,
                            32,
                            group,
                            [](int, int t, int i) { return t * 8 + i; },
                            [](int, int t, int i) { return t * 8 + i; },
                            group,
                            group,
                            colOfC};
const Shape kNibbles16832 = {
    "m16n8k32",
    16,
    8,
    32,
    [](int g, int, int i) { return i < 8 ? g : g + 8; },
    [](int, int t, int i) { return t * 8 + (i & 7); },
    [](int, int t, int i) { return t * 8 + i; },
    group,
    rowOfC,
    colOfC};
const Shape kNibbles16864 = {
    "m16n8k64",
    16,
    8,
    64,
    [](int g, int, int i) { return i < 8 || (16 <= i && i < 24) ? g : g + 8; },
    [](int, int t, int i) {
      return i < 16 ? t * 8 + (i & 7) : t * 8 + (i & 7) + 32;
    },
    [](int, int t, int i) {
      return i < 8 ? t * 8 + (i & 7) : t * 8 + (i & 7) + 32;
    },
    group,
    rowOfC,
    colOfC};
const Shape kBits88128 = {"m8n8k128",
                          8,
                          8,
                          128,
                          group,
                          [](int, int t, int i) { return t * 32 + i; },
                          [](int, int t, int i) { return t * 32 + i; },
                          group,
                          group,
                          colOfC};
const Shape kBits168128 = {
    "m16n8k128",
    16,
    8,
    128,
    [](int g, int, int i) { return i < 32 ? g : g + 8; },
    [](int, int t, int i) { return t * 32 + (i & 0x1F); },
    [](int, int t, int i) { return t * 32 + i; },
    group,
    rowOfC,
    colOfC};
const Shape kBits168256 = {
    "m16n8k256",
    16,
    8,
    256,
    [](int g, int, int i) { return i < 32 || (64 <= i && i < 96) ? g : g + 8; },
    [](int, int t, int i) {
      return i < 64 ? t * 32 + (i & 0x1F) : t * 32 + (i & 0x1F) + 128;
    },
    [](int, int t, int i) {
      return i < 32 ? t * 32 + (i & 0x1F) : t * 32 + (i & 0x1F) + 128;
    },
    group,
    rowOfC,
    colOfC};
void fill(Bits &matrix, unsigned bits, std::mt19937 &random) {
  for (uint64_t &element : matrix.bits)
    element = random() & ((uint64_t(1) << bits) - 1);
}

int64_t toInteger(uint64_t bits, unsigned width, bool isSigned) {
  int64_t value = static_cast<int64_t>(bits);
  return isSigned && (bits >> (width - 1) & 1) ? value - (int64_t(1) << width)
                                               : value;
}

/// All sign combinations, wrapping and not, random matrices. `extreme`:
/// accumulators near the limits, so that half of the results leave the range.
void testIntegers(const Shape &shape, unsigned bits, bool extreme) {
  std::mt19937 random(shape.m * shape.k + bits + extreme);
  for (int variant = 0; variant < 8; ++variant) {
    bool signedA = variant & 1, signedB = variant & 2, saturate = variant & 4;
    Bits a(shape.m, shape.k), b(shape.k, shape.n), c(shape.m, shape.n);
    fill(a, bits, random);
    fill(b, bits, random);
    fill(c, 32, random);
    if (extreme)
      for (uint64_t &element : c.bits)
        element = random() & 1 ? 0x7fffffff - random() % 64
                               : 0x80000000u + random() % 64;
    std::string width = std::to_string(bits);
    std::string opcode = std::string("mma.sync.aligned.") + shape.name +
                         ".row.col" + (saturate ? ".satfinite" : "") + ".s32." +
                         (signedA ? "s" : "u") + width + "." +
                         (signedB ? "s" : "u") + width + ".s32";
    Bits d = runMma(shape, opcode, {bits, 32}, a, b, c);
    for (int i = 0; i < shape.m; ++i)
      for (int j = 0; j < shape.n; ++j) {
        int64_t sum = toInteger(c.at(i, j), 32, true);
        for (int k = 0; k < shape.k; ++k)
          sum += toInteger(a.at(i, k), bits, signedA) *
                 toInteger(b.at(k, j), bits, signedB);
        if (saturate)
          sum = std::min<int64_t>(std::max<int64_t>(sum, INT32_MIN), INT32_MAX);
        ASSERT_EQ(static_cast<uint32_t>(d.at(i, j)), static_cast<uint32_t>(sum))
            << opcode << " at " << i << ", " << j;
      }
  }
}

TEST(Mma, Bytes) {
  for (const Shape *shape : {&kBytes8816, &kBytes16816, &kBytes16832})
    for (bool extreme : {false, true})
      testIntegers(*shape, 8, extreme);
}

TEST(Mma, Nibbles) {
  for (const Shape *shape : {&kNibbles8832, &kNibbles16832, &kNibbles16864})
    for (bool extreme : {false, true})
      testIntegers(*shape, 4, extreme);
}

TEST(Mma, SingleBits) {
  std::mt19937 random(1);
  for (const Shape *shape : {&kBits88128, &kBits168128, &kBits168256})
    for (bool isAnd : {false, true}) {
      Bits a(shape->m, shape->k), b(shape->k, shape->n), c(shape->m, shape->n);
      fill(a, 1, random);
      fill(b, 1, random);
      fill(c, 32, random);
      Bits d = runMma(*shape,
                      std::string("mma.sync.aligned.") + shape->name +
                          ".row.col.s32.b1.b1.s32." + (isAnd ? "and" : "xor") +
                          ".popc",
                      {1, 32}, a, b, c);
      for (int i = 0; i < shape->m; ++i)
        for (int j = 0; j < shape->n; ++j) {
          uint32_t sum = static_cast<uint32_t>(c.at(i, j));
          for (int k = 0; k < shape->k; ++k)
            sum += isAnd ? a.at(i, k) & b.at(k, j) : a.at(i, k) ^ b.at(k, j);
          ASSERT_EQ(d.at(i, j), sum) << shape->name;
        }
    }
}

//===----------------------------------------------------------------------===//
// Wrong use
//===----------------------------------------------------------------------===//

std::string loadError(const std::string &statement) {
  auto run = runKernel<uint32_t>(
      makeKernel(".reg .b32 %r<16>;\n.reg .f64 %f<8>;\n.reg .pred %p;\n",
                 statement),
      std::vector<uint32_t>{0}, 1);
  return run.error;
}

TEST(Mma, ErrorsNameTheStatement) {
  std::string error = loadError(
      "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 {%r0,%r1,%r2,%r3,%r4,"
      "%r5,%r6,%r7}, {%r8,%r9}, {%r8,%r9}, {%r0,%r1,%r2,%r3,%r4,%r5,%r6,%r7};");
  EXPECT_NE(error.find("m8n8k4 on f16 is not supported"), std::string::npos)
      << error;
  error = loadError("mma.sync.aligned.m16n8k24.row.col.s32.s8.s8.s32 "
                    "{%r0,%r1,%r2,%r3}, {%r4,%r5,%r6,%r7}, {%r8,%r9}, "
                    "{%r0,%r1,%r2,%r3};");
  EXPECT_NE(error.find("no such combination of shape and types"),
            std::string::npos)
      << error;
  error = loadError("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 "
                    "{%r0,%r1,%r2,%r3}, {%r4,%r5,%r6}, {%r8,%r9}, "
                    "{%r0,%r1,%r2,%r3};");
  EXPECT_NE(error.find("a has 4 registers, not 3"), std::string::npos) << error;
  error = loadError("mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32 "
                    "{%r0,%r1,%r2,%r3}, {%r4,%r5,%r6,%r7}, {%r8,%r9}, "
                    "{%r0,%r1,%r2,%r3}, %r10, 0;");
  EXPECT_NE(error.find("mma.sp.sync"), std::string::npos) << error;
  error = loadError("mma.sync.aligned.m16n8k16.row.col.satfinite.f32.f16.f16."
                    "f32 {%r0,%r1,%r2,%r3}, {%r4,%r5,%r6,%r7}, {%r8,%r9}, "
                    "{%r0,%r1,%r2,%r3};");
  EXPECT_NE(error.find("no such combination"), std::string::npos) << error;
}

const char *const kInteger =
    "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%d0,%d1,%d2,%d3}, "
    "{%a,%a,%a,%a}, {%a,%a}, {%a,%a,%a,%a};\n";

TEST(Mma, NeedsTheWholeWarp) {
  std::string registers = ".reg .b32 %a;\n.reg .b32 %d<4>;\n.reg .pred %p;\n";
  std::string prologue = "mov.u32 %a, 0;\nsetp.lt.u32 %p, %thread, 16;\n";
  std::vector<uint32_t> in{0};
  expectClean(
      runKernel<uint32_t>(makeKernel(registers, prologue + kInteger), in, 1));
  // A partial warp.
  expectFault(runKernel<uint32_t>(makeKernel(registers, prologue + kInteger),
                                  in, 1, {24, 1, 1}),
              FaultKind::DivergentCollective);
  // Half of the lanes skip it, by a guard or a branch, or have ended.
  expectFault(runKernel<uint32_t>(
                  makeKernel(registers, prologue + "@%p " + kInteger), in, 1),
              FaultKind::DivergentCollective);
  expectFault(
      runKernel<uint32_t>(
          makeKernel(registers, prologue + "@%p bra L;\n" + kInteger + "L:\n"),
          in, 1),
      FaultKind::DivergentCollective);
  expectFault(
      runKernel<uint32_t>(
          makeKernel(registers, prologue + "@%p exit;\n" + kInteger), in, 1),
      FaultKind::DivergentCollective);
}

} // namespace
