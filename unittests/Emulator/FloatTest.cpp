//===- FloatTest.cpp - f32 and f64 arithmetic of the emulator -------------===//
//
// PTX ISA, "Floating Point Instructions".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "FloatOracle.h"

using namespace mlir::hot::emulator;
using llvm::APFloat;

namespace {

void flushRow(const OracleFormat &format, Row &row) {
  for (uint64_t &bits : row)
    bits = flushSubnormal(format, bits);
}

/// op.rnd.f32, all flags.
void checkSingle(const std::string &op, const OracleRounding &rounding,
                 const std::vector<Row> &rows) {
  OracleFormat format = getF32();
  std::vector<unsigned> operands(rows.front().size(), 32);
  std::string registers =
      operands.size() == 3 ? "%d, %a, %b, %c;" : "%d, %a, %b;";
  for (bool ftz : {false, true})
    for (bool sat : {false, true}) {
      if (op == "div" && sat)
        continue;
      std::string opcode = op + "." + rounding.name + (ftz ? ".ftz" : "") +
                           (sat ? ".sat" : "") + ".f32 ";
      expectFunction(opcode + registers, {32, operands}, rows, [&](Row row) {
        if (ftz)
          flushRow(format, row);
        uint64_t bits = compute(format, op, row, rounding.mode);
        if (ftz)
          bits = flushSubnormal(format, bits);
        return sat ? clampToOne(format, bits) : bits;
      });
    }
}

void checkDouble(const std::string &op, const OracleRounding &rounding,
                 const std::vector<Row> &rows) {
  OracleFormat format = getF64();
  std::vector<unsigned> operands(rows.front().size(), 64);
  std::string registers =
      operands.size() == 3 ? "%d, %a, %b, %c;" : "%d, %a, %b;";
  expectFunction(op + "." + rounding.name + ".f64 " + registers, {64, operands},
                 rows, [&](const Row &row) {
                   // A NaN among the operands is kept.
                   for (uint64_t bits : row)
                     if (toFloat(format, bits).isNaN())
                       return bits | uint64_t(1) << 51;
                   return compute(format, op, row, rounding.mode);
                 });
}

std::vector<Row> getRows(const OracleFormat &format, bool isFma) {
  if (!isFma)
    return getProduct({getFloats(format, 40), getFloats(format, 40)});
  std::vector<uint64_t> few = getFloats(format, 0);
  std::vector<Row> rows = getProduct({few, few, few});
  // Sums that cancel, and addends far below and far above the product.
  std::vector<uint64_t> many = getFloats(format, 3000);
  uint64_t sign = uint64_t(1) << (format.bits - 1);
  for (size_t i = 0; i + 1 < many.size(); ++i) {
    Row row = {many[i], many[i + 1], many[(7 * i) % many.size()]};
    rows.push_back(row);
    row[2] =
        compute(format, "mul", row, llvm::RoundingMode::NearestTiesToEven) ^
        sign;
    rows.push_back(row);
  }
  return rows;
}

} // namespace

// "add, sub, mul, div, fma": one rounding of the exact result, in each of the
// four modes, with .ftz and .sat.
TEST(FloatTest, Single) {
  std::vector<Row> pairs = getRows(getF32(), false);
  std::vector<Row> triples = getRows(getF32(), true);
  for (const OracleRounding &rounding : kRoundings) {
    for (const char *op : {"add", "sub", "mul", "div"})
      checkSingle(op, rounding, pairs);
    checkSingle("fma", rounding, triples);
  }
}

TEST(FloatTest, Double) {
  std::vector<Row> pairs = getRows(getF64(), false);
  std::vector<Row> triples = getRows(getF64(), true);
  for (const OracleRounding &rounding : kRoundings) {
    for (const char *op : {"add", "sub", "mul", "div"})
      checkDouble(op, rounding, pairs);
    checkDouble("fma", rounding, triples);
  }
}

// "fma": products halfway between two numbers, which the addend decides though
// it is far below them; rounding twice gives other bits.
TEST(FloatTest, FmaRoundsOnce) {
  // (1 + 2^-12)^2 = 1 + 2^-11 + 2^-24: halfway.
  expectRows("fma.rn.f32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{0x3f800800, 0x3f800800, 0, 0x3f801000},
              {0x3f800800, 0x3f800800, bitsOf(0x1p-100f), 0x3f801001},
              {0x3f800800, 0x3f800800, bitsOf(-0x1p-100f), 0x3f801000}});
  // -a*b + a*b rounds to +0, downwards to -0.
  expectRows("fma.rn.f32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{0xbf800000, 0x40400000, 0x40400000, 0}});
  expectRows("fma.rm.f32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{0xbf800000, 0x40400000, 0x40400000, 0x80000000}});
}

// "add, mul": without rounding modifier to nearest; mad is fma.
TEST(FloatTest, Defaults) {
  expectRows("add.f32 %d, %a, %b;", {32, {32, 32}},
             {{bitsOf(1.0f), bitsOf(0x1p-24f), bitsOf(1.0f)},
              {0x3f800001, bitsOf(0x1p-24f), 0x3f800002}});
  expectRows("mul.f64 %d, %a, %b;", {64, {64, 64}},
             {{bitsOf(3.0), bitsOf(-2.0), bitsOf(-6.0)}});
  expectRows("mad.rn.f32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{bitsOf(3.0f), bitsOf(2.0f), bitsOf(1.0f), bitsOf(7.0f)}});
}

// "div": .full and .approx are within two units; .approx gives zero for
// divisors above 2^126 and NaN for an infinite dividend.
TEST(FloatTest, DivApprox) {
  expectRows("div.full.f32 %d, %a, %b;", {32, {32, 32}},
             {{bitsOf(1.0f), bitsOf(3.0f), bitsOf(1.0f / 3.0f)},
              {bitsOf(1.0f), 0x80000000, 0xff800000}});
  expectRows("div.approx.f32 %d, %a, %b;", {32, {32, 32}},
             {{bitsOf(1.0f), bitsOf(3.0f), bitsOf(1.0f / 3.0f)},
              {bitsOf(0x1p126f), bitsOf(0x1p126f), bitsOf(1.0f)},
              {bitsOf(0x1p127f), bitsOf(0x1p127f), 0},
              {bitsOf(0x1p127f), bitsOf(-0x1p127f), 0x80000000},
              {0x7f800000, bitsOf(0x1p127f), 0x7fffffff},
              {bitsOf(1.0f), 0x7f800000, 0},
              {0, 0, 0x7fffffff}});
  expectRows("div.approx.ftz.f32 %d, %a, %b;", {32, {32, 32}},
             {{bitsOf(1.0f), 0x007fffff, 0x7f800000}});
}

// "abs, neg": signs alone, with .ftz after a flush.
TEST(FloatTest, Signs) {
  expectRows("abs.f32 %d, %a;", {32, {32}},
             {{0x80000000, 0}, {0x80000001, 1}, {0xff800000, 0x7f800000}});
  expectRows("abs.ftz.f32 %d, %a;", {32, {32}},
             {{0x80000001, 0}, {0xbf800000, 0x3f800000}});
  expectRows("neg.f32 %d, %a;", {32, {32}}, {{0, 0x80000000}, {1, 0x80000001}});
  expectRows("neg.ftz.f32 %d, %a;", {32, {32}}, {{1, 0x80000000}});
  expectRows("abs.f64 %d, %a;", {64, {64}}, {{bitsOf(-2.5), bitsOf(2.5)}});
  expectRows("neg.f64 %d, %a;", {64, {64}}, {{bitsOf(2.5), bitsOf(-2.5)}});
  // "copysign": the sign of a, the rest of b.
  expectRows(
      "copysign.f32 %d, %a, %b;", {32, {32, 32}},
      {{0x80000000, 0x3f800000, 0xbf800000}, {1, 0xff800000, 0x7f800000}});
  expectRows("copysign.f64 %d, %a, %b;", {64, {64, 64}},
             {{bitsOf(-0.0), bitsOf(3.0), bitsOf(-3.0)}});
}

// "testp": zero is neither normal nor subnormal.
TEST(FloatTest, TestProperty) {
  struct Case {
    const char *name;
    uint64_t expected[6];
  } cases[] = {
      {"finite", {1, 1, 1, 0, 0, 1}}, {"infinite", {0, 0, 0, 1, 0, 0}},
      {"number", {1, 1, 1, 1, 0, 1}}, {"notanumber", {0, 0, 0, 0, 1, 0}},
      {"normal", {0, 0, 1, 0, 0, 1}}, {"subnormal", {0, 1, 0, 0, 0, 0}}};
  for (const Case &test : cases) {
    std::vector<Row> single, wide;
    uint64_t values[] = {0x80000000, 0x007fffff, 0x00800000,
                         0xff800000, 0x7f800001, 0xff7fffff};
    uint64_t doubles[] = {
        0, 1, 1ull << 52, 0x7ff0000000000000, ~0ull, 0xffefffffffffffff};
    for (unsigned i = 0; i < 6; ++i) {
      single.push_back({values[i], test.expected[i]});
      wide.push_back({doubles[i], test.expected[i]});
    }
    expectRows(std::string("testp.") + test.name + ".f32 %d, %a;", {1, {32}},
               single);
    expectRows(std::string("testp.") + test.name + ".f64 %d, %a;", {1, {64}},
               wide);
  }
}

// "min, max": -0 is below +0; a NaN loses, or wins with .NaN.
TEST(FloatTest, MinMax) {
  for (bool isMax : {false, true})
    for (bool nan : {false, true})
      for (bool ftz : {false, true})
        for (bool xorSign : {false, true}) {
          OracleFormat format = getF32();
          auto values = getFloats(format, 6);
          values.push_back(0xff800001); // a signaling NaN
          std::string opcode = std::string(isMax ? "max" : "min") +
                               (ftz ? ".ftz" : "") + (nan ? ".NaN" : "") +
                               (xorSign ? ".xorsign.abs" : "") + ".f32";
          expectFunction(
              opcode + " %d, %a, %b;", {32, {32, 32}},
              getProduct({values, values}), [&](Row row) -> uint64_t {
                if (ftz)
                  flushRow(format, row);
                uint64_t sign = xorSign ? (row[0] ^ row[1]) & 0x80000000 : 0;
                APFloat a = toFloat(format, row[0]),
                        b = toFloat(format, row[1]);
                if (xorSign) {
                  a.clearSign();
                  b.clearSign();
                }
                if ((a.isNaN() && b.isNaN()) ||
                    (nan && (a.isNaN() || b.isNaN())))
                  return 0x7fffffff;
                APFloat result = a.isNaN()   ? b
                                 : b.isNaN() ? a
                                 : isMax     ? llvm::maximum(a, b)
                                             : llvm::minimum(a, b);
                return result.bitcastToAPInt().getZExtValue() | sign;
              });
        }
  expectRows("min.f64 %d, %a, %b;", {64, {64, 64}},
             {{bitsOf(0.0), bitsOf(-0.0), bitsOf(-0.0)},
              {~0ull, bitsOf(1.0), bitsOf(1.0)},
              {bitsOf(-1.0), bitsOf(-2.0), bitsOf(-2.0)}});
  expectRows("max.f64 %d, %a, %b;", {64, {64, 64}},
             {{bitsOf(0.0), bitsOf(-0.0), bitsOf(0.0)},
              {bitsOf(-1.0), bitsOf(-2.0), bitsOf(-1.0)}});
  expectRows("max.NaN.f32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{bitsOf(1.0f), bitsOf(3.0f), bitsOf(2.0f), bitsOf(3.0f)},
              {bitsOf(1.0f), bitsOf(3.0f), 0x7fc00000, 0x7fffffff}});
}

// What the manual does not have is an error.
TEST(FloatTest, UnknownForms) {
  for (const char *body :
       {"fma.f32 %d, %a, %a, %a;", "div.f32 %d, %a, %a;",
        "add.ftz.rn.f32 %d, %a, %a;", "add.rn.ftz.f64 %d, %a, %a;",
        "add.relu.f32 %d, %a, %a;", "min.sat.f32 %d, %a, %a;",
        "add.rna.f32 %d, %a, %a;", "div.full.f64 %d, %a, %a;"}) {
    auto run = runKernel<uint64_t>(makeRowKernel(body, {32, {32}}),
                                   std::vector<uint64_t>(4 * 32), 32);
    EXPECT_TRUE(llvm::StringRef(run.error).starts_with("test.ptx:")) << body;
  }
}
