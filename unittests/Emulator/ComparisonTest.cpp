//===- ComparisonTest.cpp - Comparisons and selections of the emulator ----===//
//
// PTX ISA, "Comparison and Selection Instructions" and "Half Precision
// Comparison Instructions".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "FloatOracle.h"

using namespace mlir::hot::emulator;
using llvm::APFloat;

namespace {

/// Of a < b, a == b, a > b and not comparable, which ones an operator takes.
struct Operator {
  const char *name;
  bool less, equal, greater, unordered;
};

constexpr Operator kOrder[] = {
    {"eq", false, true, false, false}, {"ne", true, false, true, false},
    {"lt", true, false, false, false}, {"le", true, true, false, false},
    {"gt", false, false, true, false}, {"ge", false, true, true, false}};
constexpr Operator kUnsignedNames[] = {{"lo", true, false, false, false},
                                       {"ls", true, true, false, false},
                                       {"hi", false, false, true, false},
                                       {"hs", false, true, true, false}};
constexpr Operator kUnordered[] = {
    {"equ", false, true, false, true}, {"neu", true, false, true, true},
    {"ltu", true, false, false, true}, {"leu", true, true, false, true},
    {"gtu", false, false, true, true}, {"geu", false, true, true, true},
    {"num", true, true, true, false},  {"nan", false, false, false, true}};

bool holds(const Operator &op, APFloat::cmpResult result) {
  switch (result) {
  case APFloat::cmpLessThan:
    return op.less;
  case APFloat::cmpEqual:
    return op.equal;
  case APFloat::cmpGreaterThan:
    return op.greater;
  case APFloat::cmpUnordered:
    return op.unordered;
  }
  return false;
}

uint64_t compareIntegers(const Operator &op, const Row &row, unsigned bits,
                         bool isSigned) {
  bool less = isSigned ? signExtend(row[0], bits) < signExtend(row[1], bits)
                       : row[0] < row[1];
  return row[0] == row[1] ? op.equal : less ? op.less : op.greater;
}

} // namespace

// "setp" of integers; lo, ls, hi and hs are of unsigned types.
TEST(ComparisonTest, Integers) {
  for (unsigned bits : {16u, 32u, 64u})
    for (bool isSigned : {false, true}) {
      std::vector<Operator> operators(std::begin(kOrder), std::end(kOrder));
      if (!isSigned)
        operators.insert(operators.end(), std::begin(kUnsignedNames),
                         std::end(kUnsignedNames));
      for (const Operator &op : operators)
        expectFunction(
            std::string("setp.") + op.name + (isSigned ? ".s" : ".u") +
                std::to_string(bits) + " %d, %a, %b;",
            {1, {bits, bits}}, getProduct({getEdges(bits), getEdges(bits)}),
            [&](const Row &row) {
              return compareIntegers(op, row, bits, isSigned);
            });
      expectRows("setp.ne.b" + std::to_string(bits) + " %d, %a, %b;",
                 {1, {bits, bits}}, {{1, 2, 1}, {7, 7, 0}});
    }
}

// "setp" of floats: with a NaN only those with `u` and nan hold.
TEST(ComparisonTest, Floats) {
  struct Type {
    const char *name;
    OracleFormat format;
  } types[] = {{"f32", getF32()},
               {"f64", getF64()},
               {"f16", getF16()},
               {"bf16", getBF16()}};
  for (const Type &type : types) {
    auto values = getFloats(type.format, 4);
    std::vector<Operator> operators(std::begin(kOrder), std::end(kOrder));
    operators.insert(operators.end(), std::begin(kUnordered),
                     std::end(kUnordered));
    for (const Operator &op : operators)
      for (bool ftz : {false, true}) {
        if (ftz && type.name != llvm::StringRef("f32") &&
            type.name != llvm::StringRef("f16"))
          continue;
        expectFunction(std::string("setp.") + op.name + (ftz ? ".ftz." : ".") +
                           type.name + " %d, %a, %b;",
                       {1, {type.format.bits, type.format.bits}},
                       getProduct({values, values}), [&](Row row) -> uint64_t {
                         if (ftz)
                           for (uint64_t &bits : row)
                             bits = flushSubnormal(type.format, bits);
                         return holds(
                             op, toFloat(type.format, row[0])
                                     .compare(toFloat(type.format, row[1])));
                       });
      }
  }
}

// "setp": p = t op c, q = !t op c.
TEST(ComparisonTest, CombinedPredicates) {
  std::vector<Row> rows = getProduct({{1, 2}, {1}, {0, 1}});
  for (const char *op : {"and", "or", "xor"})
    for (bool negated : {false, true})
      for (bool second : {false, true})
        expectFunction(
            std::string("{\n.reg .pred %x;\nsetp.eq.") + op + ".u32 " +
                (second ? "%x|%d" : "%d|%x") + ", %a, %b, " +
                (negated ? "!" : "") + "%c;\n}",
            {1, {32, 32, 1}}, rows, [&](const Row &row) -> uint64_t {
              bool t = (row[0] == row[1]) != second, c = row[2] != negated;
              return *op == 'a' ? t && c : *op == 'o' ? t || c : t != c;
            });
  expectRows("{\n.reg .pred %x;\nsetp.lt.s32 %x|%d, %a, %b;\n}", {1, {32, 32}},
             {{1, 2, 0}, {2, 1, 1}});
  // The predicate that is combined may be the result.
  expectRows("setp.ne.b32 %d, %c, 0;\nsetp.lt.and.s32 %d, %a, %b, %d;",
             {1, {32, 32, 32}}, {{1, 2, 1, 1}, {1, 2, 0, 0}, {2, 1, 1, 0}});
}

// "setp" of f16x2: p is of the low halves, q of the high ones.
TEST(ComparisonTest, Pairs) {
  // 1.0 and NaN; 2.0 and 1.0.
  Row halves = {0x7e003c00, 0x3c004000};
  struct Case {
    const char *op;
    uint64_t low, high;
  } cases[] = {{"lt", 1, 0}, {"ltu", 1, 1}, {"gt", 0, 0}, {"nan", 0, 1}};
  for (const Case &test : cases) {
    std::string opcode =
        std::string("{\n.reg .pred %x;\nsetp.") + test.op + ".f16x2 ";
    expectRows(opcode + "%d|%x, %a, %b;\n}", {1, {32, 32}},
               {{halves[0], halves[1], test.low}});
    expectRows(opcode + "%x|%d, %a, %b;\n}", {1, {32, 32}},
               {{halves[0], halves[1], test.high}});
  }
  expectRows("{\n.reg .pred %x;\nsetp.lt.and.bf16x2 %x|%d, %a, %b, %c;\n}",
             {1, {32, 32, 1}},
             {{0x3f803f80, 0x40004000, 1, 1}, {0x3f803f80, 0x40004000, 0, 0}});
}

// "set": true is all ones or 1.0.
TEST(ComparisonTest, Set) {
  expectRows("set.lt.u32.s32 %d, %a, %b;", {32, {32, 32}},
             {{0xffffffff, 0, 0xffffffff}, {0, 0, 0}});
  expectRows("set.lt.s32.u64 %d, %a, %b;", {32, {64, 64}},
             {{1, ~0ull, 0xffffffff}});
  expectRows("set.geu.f32.f32 %d, %a, %b;", {32, {32, 32}},
             {{0x7fc00000, 0, 0x3f800000}, {0xbf800000, 0, 0}});
  expectRows(
      "set.eq.or.f32.f64 %d, %a, %b, !%c;", {32, {64, 64, 1}},
      {{0, bitsOf(-0.0), 1, 0x3f800000}, {0, 1, 1, 0}, {0, 1, 0, 0x3f800000}});
  expectRows("set.lt.f16x2.f16x2 %d, %a, %b;", {32, {32, 32}},
             {{0x3c004000, 0x40003c00, 0x3c000000}});
  expectRows("set.lt.bf16x2.bf16x2 %d, %a, %b;", {32, {32, 32}},
             {{0x3f804000, 0x40003f80, 0x3f800000}});
  expectRows("set.eq.u16.f16 %d, %a, %b;", {16, {16, 16}},
             {{0x3c00, 0x3c00, 0xffff}, {0x3c00, 0x3c01, 0}});
}

// "selp" of all widths, with a negated predicate too.
TEST(ComparisonTest, Selp) {
  for (unsigned bits : {16u, 32u, 64u}) {
    std::string width = std::to_string(bits);
    for (const char *type : {"selp.b", "selp.u", "selp.s"})
      expectRows(type + width + " %d, %a, %b, %c;", {bits, {bits, bits, 1}},
                 {{0x1234, 0x5678, 1, 0x1234}, {0x1234, 0x5678, 0, 0x5678}});
  }
  expectRows("selp.f32 %d, %a, 0f3F800000, %b;", {32, {32, 1}},
             {{7, 1, 7}, {7, 0, 0x3f800000}});
}

// "slct": a if c >= 0; -0 is zero, and so is a flushed subnormal; NaN gives b.
TEST(ComparisonTest, Slct) {
  expectRows(
      "slct.u64.s32 %d, %a, %b, %c;", {64, {64, 64, 32}},
      {{10, 20, 0, 10}, {10, 20, 0x7fffffff, 10}, {10, 20, 0x80000000, 20}});
  expectRows("slct.b16.s32 %d, %a, %b, %c;", {16, {16, 16, 32}},
             {{10, 20, 0xffffffff, 20}});
  expectRows("slct.f32.f32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{10, 20, 0x80000000, 10},
              {10, 20, 0x80000001, 20},
              {10, 20, 0x7fc00000, 20},
              {10, 20, 0x3f800000, 10}});
  expectRows("slct.ftz.s32.f32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{10, 20, 0x80000001, 10}, {10, 20, 0xbf800000, 20}});
}

// Other lanes keep their predicates.
TEST(ComparisonTest, GuardLeavesOtherLanes) {
  std::string body =
      "{\n.reg .pred %odd;\n.reg .b32 %one;\n"
      "and.b32 %one, %thread, 1;\nsetp.ne.u32 %odd, %one, 0;\n"
      "setp.eq.u32 %d, %a, %a;\n@%odd setp.lt.u32 %d, %a, %b;\n}";
  std::vector<uint64_t> results =
      runRows(body, {1, {32, 32}}, std::vector<Row>(31, Row{2, 1}));
  for (size_t i = 0; i < results.size(); ++i)
    EXPECT_EQ(results[i], i % 2 ? 0u : 1u) << i;
}

TEST(ComparisonTest, UnknownForms) {
  for (const char *body :
       {"setp.lo.s32 %d, %a, %a;", "setp.lt.b32 %d, %a, %a;",
        "setp.ltu.u32 %d, %a, %a;", "setp.eq.ftz.u32 %d, %a, %a;",
        "setp.eq.f16x2 %d, %a, %a;", "setp.xx.u32 %d, %a, %a;",
        "setp.eq.and.u32 %d, %a, %a;"}) {
    auto run = runKernel<uint64_t>(makeRowKernel(body, {1, {32}}),
                                   std::vector<uint64_t>(4 * 32), 32);
    EXPECT_TRUE(llvm::StringRef(run.error).starts_with("test.ptx:")) << body;
  }
}
