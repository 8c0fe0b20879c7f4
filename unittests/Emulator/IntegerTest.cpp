//===- IntegerTest.cpp - Integer arithmetic of the emulator ---------------===//
//
// PTX ISA, "Integer Arithmetic Instructions" and "Extended-Precision Integer
// Arithmetic Instructions".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Rows.h"
#include "llvm/ADT/APInt.h"

using namespace mlir::hot::emulator;
using llvm::APInt;

namespace {

struct Type {
  const char *name;
  unsigned bits;
  bool isSigned;
};

constexpr Type kTypes[] = {{"u16", 16, false}, {"s16", 16, true},
                           {"u32", 32, false}, {"s32", 32, true},
                           {"u64", 64, false}, {"s64", 64, true}};

using Binary = std::function<APInt(const APInt &, const APInt &, bool)>;

/// op.type of all types against arbitrary-precision integers.
void checkBinary(const std::string &op, const Binary &expected,
                 bool signedOnly = false) {
  for (const Type &type : kTypes) {
    if (signedOnly && !type.isSigned)
      continue;
    expectFunction(op + "." + type.name + " %d, %a, %b;",
                   {type.bits, {type.bits, type.bits}},
                   getProduct({getEdges(type.bits), getEdges(type.bits)}),
                   [&](const Row &row) {
                     return expected(APInt(type.bits, row[0]),
                                     APInt(type.bits, row[1]), type.isSigned)
                         .getZExtValue();
                   });
  }
}

/// The upper or lower half, or all, of a product.
APInt multiply(const APInt &a, const APInt &b, bool isSigned) {
  unsigned wide = 2 * a.getBitWidth();
  return isSigned ? a.sext(wide) * b.sext(wide) : a.zext(wide) * b.zext(wide);
}

} // namespace

// "Integer Arithmetic Instructions: add, sub": results wrap.
TEST(IntegerTest, AddSub) {
  checkBinary("add",
              [](const APInt &a, const APInt &b, bool) { return a + b; });
  checkBinary("sub",
              [](const APInt &a, const APInt &b, bool) { return a - b; });
}

// "add, sub": .sat limits to the range of s32.
TEST(IntegerTest, Saturation) {
  expectRows("add.sat.s32 %d, %a, %b;", {32, {32, 32}},
             {{0x7fffffff, 1, 0x7fffffff},
              {0x80000000, 0xffffffff, 0x80000000},
              {0x80000000, 0x80000000, 0x80000000},
              {5, 0xfffffff0, 0xfffffff5}});
  expectRows("sub.sat.s32 %d, %a, %b;", {32, {32, 32}},
             {{0x7fffffff, 0xffffffff, 0x7fffffff},
              {0x80000000, 1, 0x80000000},
              {0, 0x80000000, 0x7fffffff},
              {5, 7, 0xfffffffe}});
}

// "add": halves of u16x2 and s16x2 do not carry into each other.
TEST(IntegerTest, PackedHalves) {
  expectRows("add.u16x2 %d, %a, %b;", {32, {32, 32}},
             {{0x0001ffff, 0x00010001, 0x00020000},
              {0x80008000, 0x80007fff, 0x0000ffff}});
  expectRows("min.s16x2 %d, %a, %b;", {32, {32, 32}},
             {{0x80000001, 0x00017fff, 0x80000001}});
  expectRows("min.u16x2 %d, %a, %b;", {32, {32, 32}},
             {{0x80000001, 0x00017fff, 0x00010001}});
  expectRows("max.relu.s16x2 %d, %a, %b;", {32, {32, 32}},
             {{0x8000fffe, 0x00010000 | 0xfffd, 0x00010000}});
}

// "mul": .lo, .hi and .wide.
TEST(IntegerTest, Mul) {
  checkBinary("mul.lo",
              [](const APInt &a, const APInt &b, bool) { return a * b; });
  checkBinary("mul.hi", [](const APInt &a, const APInt &b, bool isSigned) {
    return multiply(a, b, isSigned)
        .extractBits(a.getBitWidth(), a.getBitWidth());
  });
  for (const Type &type : kTypes)
    if (type.bits < 64)
      expectFunction(std::string("mul.wide.") + type.name + " %d, %a, %b;",
                     {2 * type.bits, {type.bits, type.bits}},
                     getProduct({getEdges(type.bits), getEdges(type.bits)}),
                     [&](const Row &row) {
                       return multiply(APInt(type.bits, row[0]),
                                       APInt(type.bits, row[1]), type.isSigned)
                           .getZExtValue();
                     });
}

// "mad": the sum wraps; .wide adds a number of twice the width.
TEST(IntegerTest, Mad) {
  std::vector<uint64_t> few = {0, 3, 0x7fffffff, 0x80000000, 0xffffffff};
  expectFunction("mad.lo.s32 %d, %a, %b, %c;", {32, {32, 32, 32}},
                 getProduct({few, few, few}), [](const Row &row) {
                   return truncate(row[0] * row[1] + row[2], 32);
                 });
  expectFunction("mad.hi.u32 %d, %a, %b, %c;", {32, {32, 32, 32}},
                 getProduct({few, few, few}), [](const Row &row) {
                   return truncate(((row[0] * row[1]) >> 32) + row[2], 32);
                 });
  expectFunction("mad.wide.s32 %d, %a, %b, %c;", {64, {32, 32, 64}},
                 getProduct({few, few, getEdges(64)}), [](const Row &row) {
                   return static_cast<uint64_t>(signExtend(row[0], 32) *
                                                signExtend(row[1], 32)) +
                          row[2];
                 });
  expectRows("mad.wide.u16 %d, %a, %b, %c;", {32, {16, 16, 32}},
             {{0xffff, 0xffff, 0x0001ffff, 0x00000000}});
  // The high word of 2^62 is 2^30; 2^30 + 2^30 + ... is over the range.
  expectRows("mad.hi.sat.s32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{0x80000000, 0x80000000, 0x7fffffff, 0x7fffffff},
              {0x80000000, 0x80000000, 1, 0x40000001},
              {0x80000000, 0x7fffffff, 0x80000000, 0x80000000}});
}

// "mul24, mad24": bits 31..0 or 47..16 of the product of 24-bit numbers.
TEST(IntegerTest, Mul24) {
  expectRows(
      "mul24.lo.u32 %d, %a, %b;", {32, {32, 32}},
      {{0xff000003, 0xaa000005, 15}, {0x00ffffff, 0x00ffffff, 0xfe000001}});
  expectRows("mul24.hi.u32 %d, %a, %b;", {32, {32, 32}},
             {{0x00ffffff, 0x00ffffff, 0xfffffe00}});
  // (2^24 - 1)^2 = 0xfffffe000001; as signed numbers both are -1.
  expectRows("mul24.hi.s32 %d, %a, %b;", {32, {32, 32}},
             {{0x00ffffff, 0x00ffffff, 0}, {0x00800000, 1, 0xffffff80}});
  expectRows("mul24.lo.s32 %d, %a, %b;", {32, {32, 32}},
             {{0x00ffffff, 5, 0xfffffffb}});
  expectRows("mad24.lo.s32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{0x00ffffff, 5, 6, 1}});
  expectRows("mad24.hi.sat.s32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{0x007fffff, 0x007fffff, 0x7ffffff0, 0x7fffffff}});
}

// "div, rem": quotients go towards zero and remainders have the dividend's
// sign; by zero both are all ones, and INT_MIN / -1 wraps.
TEST(IntegerTest, DivRem) {
  checkBinary("div", [](const APInt &a, const APInt &b, bool isSigned) {
    if (b.isZero())
      return APInt::getAllOnes(a.getBitWidth());
    return isSigned ? a.sdiv(b) : a.udiv(b);
  });
  checkBinary("rem", [](const APInt &a, const APInt &b, bool isSigned) {
    if (b.isZero())
      return APInt::getAllOnes(a.getBitWidth());
    return isSigned ? a.srem(b) : a.urem(b);
  });
}

// "min, max", .relu
TEST(IntegerTest, MinMax) {
  checkBinary("min", [](const APInt &a, const APInt &b, bool isSigned) {
    return (isSigned ? a.slt(b) : a.ult(b)) ? a : b;
  });
  checkBinary("max", [](const APInt &a, const APInt &b, bool isSigned) {
    return (isSigned ? a.sgt(b) : a.ugt(b)) ? a : b;
  });
  expectRows("min.relu.s32 %d, %a, %b;", {32, {32, 32}},
             {{5, 0xffffffff, 0}, {5, 3, 3}});
  expectRows("max.relu.s32 %d, %a, %b;", {32, {32, 32}},
             {{0x80000000, 0xffffffff, 0}, {5, 0xffffffff, 5}});
}

// "abs, neg": the lowest number stays.
TEST(IntegerTest, AbsNeg) {
  for (const Type &type : kTypes) {
    if (!type.isSigned)
      continue;
    auto rows = getProduct({getEdges(type.bits)});
    expectFunction(std::string("abs.") + type.name + " %d, %a;",
                   {type.bits, {type.bits}}, rows, [&](const Row &row) {
                     return APInt(type.bits, row[0]).abs().getZExtValue();
                   });
    expectFunction(std::string("neg.") + type.name + " %d, %a;",
                   {type.bits, {type.bits}}, rows, [&](const Row &row) {
                     return (-APInt(type.bits, row[0])).getZExtValue();
                   });
  }
}

// "sad": c + |a - b|, the difference being exact.
TEST(IntegerTest, Sad) {
  for (const Type &type : kTypes)
    expectFunction(
        std::string("sad.") + type.name + " %d, %a, %b, %c;",
        {type.bits, {type.bits, type.bits, type.bits}},
        getProduct({getEdges(type.bits), getEdges(type.bits), {0, 5}}),
        [&](const Row &row) {
          APInt a(type.bits, row[0]), b(type.bits, row[1]);
          bool less = type.isSigned ? a.slt(b) : a.ult(b);
          return ((less ? b - a : a - b) + row[2]).getZExtValue();
        });
}

// "dp4a, dp2a": each operand's bytes or halves have their own sign.
TEST(IntegerTest, DotProducts) {
  // Bytes of a from the lowest: -1 or 255, 2, 127, -128 or 128.
  expectRows(
      "dp4a.u32.u32 %d, %a, %b, %c;", {32, {32, 32, 32}},
      {{0x807f02ff, 0x01020304, 10, 10 + 255 * 4 + 2 * 3 + 127 * 2 + 128}});
  expectRows("dp4a.s32.u32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{0x807f02ff, 0x01020304, 10, 10 - 4 + 6 + 254 - 128}});
  expectRows("dp4a.s32.s32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{0x80808080, 0x80808080, 0x7fffffff, 0x7fffffff + 4u * 16384},
              {0x000000ff, 0x000000ff, 0, 1}});
  expectRows("dp4a.u32.s32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{0x000000ff, 0x000000ff, 0, 0xffffff01}});
  // Halves of a: -1 or 65535, 2; bytes of b: 1, 2 (lo), 3, -1 or 255 (hi).
  expectRows("dp2a.lo.u32.u32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{0x0002ffff, 0xff030201, 1, 1 + 65535 + 4}});
  expectRows("dp2a.hi.s32.s32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{0x0002ffff, 0xff030201, 1, static_cast<uint32_t>(1 - 3 - 2)}});
  expectRows("dp2a.hi.s32.u32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{0x0002ffff, 0xff030201, 1, 1 - 3 + 510}});
}

// "add.cc, addc, sub.cc, subc": 128-bit sums in 32-bit pieces.
TEST(IntegerTest, CarryChains) {
  for (bool isSub : {false, true}) {
    std::string name = isSub ? "sub" : "add";
    std::string body = "{\n.reg .b32 %x0, %x1, %y0, %y1, %z0, %z1;\n"
                       "mov.b64 {%x0, %x1}, %a;\nmov.b64 {%y0, %y1}, %b;\n" +
                       name + ".cc.u32 %z0, %x0, %y0;\n" + name +
                       "c.u32 %z1, %x1, %y1;\nmov.b64 %d, {%z0, %z1};\n}";
    expectFunction(body, {64, {64, 64}},
                   getProduct({getEdges(64), getEdges(64)}),
                   [&](const Row &row) {
                     return isSub ? row[0] - row[1] : row[0] + row[1];
                   });
    // The carry out of 64 bits, through addc.cc.
    body = "{\n.reg .b64 %low, %high;\n" + name + ".cc.u64 %low, %a, %b;\n" +
           name + "c.cc.u64 %high, %c, %c;\n" + name + "c.u64 %d, 0, 0;\n}";
    expectFunction(body, {64, {64, 64, 64}},
                   getProduct({{0, 1, ~0ull}, {0, 1, ~0ull}, {0, 1, ~0ull}}),
                   [&](const Row &row) -> uint64_t {
                     APInt a = APInt(129, row[0]) + APInt(129, row[2]).shl(64);
                     APInt b = APInt(129, row[1]) + APInt(129, row[2]).shl(64);
                     if (isSub)
                       return a.ult(b) ? ~0ull : 0;
                     return (a + b).lshr(128).getZExtValue();
                   });
  }
}

// "mad.cc, madc": a 128-bit product from 64-bit pieces.
TEST(IntegerTest, MadCarry) {
  std::string body = "{\n.reg .b64 %low;\nmad.lo.cc.u64 %low, %a, %b, %c;\n"
                     "madc.hi.u64 %d, %a, %b, 0;\n}";
  expectFunction(body, {64, {64, 64, 64}},
                 getProduct({getEdges(64), getEdges(64), getEdges(64)}),
                 [](const Row &row) {
                   APInt product = APInt(128, row[0]) * APInt(128, row[1]) +
                                   APInt(128, row[2]);
                   return product.lshr(64).getZExtValue();
                 });
  body = "{\n.reg .b32 %low;\nmad.lo.cc.u32 %low, %a, %b, %c;\n"
         "madc.hi.s32 %d, %a, %b, 0;\n}";
  expectRows(body, {32, {32, 32, 32}},
             {{0xffffffff, 0xffffffff, 0xffffffff, 1}, // low: 1 + 2^32 - 1
              {0xffffffff, 5, 4, 0xffffffff}});
}

// "Predicated Execution": other lanes keep their registers, and their carries.
TEST(IntegerTest, GuardLeavesOtherLanes) {
  std::string body = "{\n.reg .pred %odd;\n.reg .b32 %one;\n"
                     "and.b32 %one, %thread, 1;\nsetp.ne.u32 %odd, %one, 0;\n"
                     "mov.b32 %d, 77;\n@%odd add.s32 %d, %a, %b;\n}";
  std::vector<uint64_t> results =
      runRows(body, {32, {32, 32}}, std::vector<Row>(31, Row{5, 6}));
  for (size_t i = 0; i < results.size(); ++i)
    EXPECT_EQ(results[i], i % 2 ? 11u : 77u) << i;
  body = "{\n.reg .pred %odd;\n.reg .b32 %one;\n"
         "and.b32 %one, %thread, 1;\nsetp.ne.u32 %odd, %one, 0;\n"
         "add.cc.u32 %d, %a, %a;\n@%odd add.cc.u32 %d, %b, %b;\n"
         "addc.u32 %d, 0, 0;\n}";
  results =
      runRows(body, {32, {32, 32}}, std::vector<Row>(31, Row{0x80000000, 1}));
  for (size_t i = 0; i < results.size(); ++i)
    EXPECT_EQ(results[i], i % 2 ? 0u : 1u) << i;
}

// A modifier or type that the manual does not have is an error with its line.
TEST(IntegerTest, UnknownForms) {
  for (const char *body :
       {"add.sat.u32 %d, %a, %a;", "sub.u16x2 %d, %a, %a;",
        "mul.s32 %d, %a, %a;", "mul.wide.s64 %d, %a, %a;", "abs.u32 %d, %a;",
        "add.b32 %d, %a, %a;", "rem.f32 %d, %a, %a;",
        "min.relu.u32 %d, %a, %a;", "add.s32.x %d, %a, %a;", "add.s32 %d, %a;",
        "addc.u16 %d, %a, %a;"}) {
    auto run = runKernel<uint64_t>(makeRowKernel(body, {32, {32}}),
                                   std::vector<uint64_t>(4 * 32), 32);
    EXPECT_TRUE(llvm::StringRef(run.error).starts_with("test.ptx:")) << body;
    std::string opcode = body;
    EXPECT_NE(run.error.find(opcode.substr(0, opcode.find(' '))),
              std::string::npos)
        << run.error;
  }
}
