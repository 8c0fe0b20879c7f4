//===- HalfTest.cpp - f16 and bf16 arithmetic of the emulator -------------===//
//
// PTX ISA, "Half Precision Floating Point Instructions".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "FloatOracle.h"

using namespace mlir::hot::emulator;
using llvm::APFloat;

namespace {

constexpr llvm::RoundingMode kNearest = llvm::RoundingMode::NearestTiesToEven;

struct HalfType {
  const char *name;
  OracleFormat format;
};
const HalfType kHalfTypes[] = {{"f16", getF16()}, {"bf16", getBF16()}};

/// The flags of one form.
struct Flags {
  const char *text;
  bool ftz, sat, relu;
};

uint64_t evaluate(const OracleFormat &format, llvm::StringRef op,
                  const Flags &flags, Row row) {
  if (flags.ftz)
    for (uint64_t &bits : row)
      bits = flushSubnormal(format, bits);
  uint64_t bits = compute(format, op, row, kNearest);
  if (flags.ftz)
    bits = flushSubnormal(format, bits);
  if (flags.relu && bits >> 15 && !toFloat(format, bits).isNaN())
    bits = 0;
  return flags.sat ? clampToOne(format, bits) : bits;
}

/// One number in a register, and two rows at once in the halves of a word.
void check(const HalfType &type, const std::string &op, const Flags &flags,
           const std::vector<Row> &rows) {
  size_t numOperands = rows.front().size();
  std::string registers =
      numOperands == 3 ? " %d, %a, %b, %c;" : " %d, %a, %b;";
  std::string opcode = op + ".rn" + flags.text + "." + type.name;
  expectFunction(
      opcode + registers, {16, std::vector<unsigned>(numOperands, 16)}, rows,
      [&](const Row &row) { return evaluate(type.format, op, flags, row); });
  std::vector<Row> pairs;
  for (size_t i = 0; i < rows.size(); ++i) {
    Row row = rows[i];
    for (size_t j = 0; j < numOperands; ++j)
      row[j] |= rows[rows.size() - 1 - i][j] << 16;
    pairs.push_back(row);
  }
  expectFunction(opcode + "x2" + registers,
                 {32, std::vector<unsigned>(numOperands, 32)}, pairs,
                 [&](const Row &pair) {
                   Row low = pair, high = pair;
                   for (size_t j = 0; j < numOperands; ++j) {
                     low[j] &= 0xffff;
                     high[j] >>= 16;
                   }
                   return evaluate(type.format, op, flags, low) |
                          evaluate(type.format, op, flags, high) << 16;
                 });
}

} // namespace

// "add, sub, mul": one rounding, though bf16's products may be subnormal.
TEST(HalfTest, Arithmetic) {
  for (const HalfType &type : kHalfTypes) {
    bool isF16 = type.format.bits == 16 && type.name[0] == 'f';
    auto values = getFloats(type.format, 100);
    std::vector<Row> rows = getProduct({values, values});
    for (const char *op : {"add", "sub", "mul"}) {
      check(type, op, {"", false, false, false}, rows);
      if (!isF16)
        continue;
      check(type, op, {".ftz", true, false, false}, rows);
      check(type, op, {".sat", false, true, false}, rows);
      check(type, op, {".ftz.sat", true, true, false}, rows);
    }
  }
}

// "fma": one rounding of a * b + c.
TEST(HalfTest, Fma) {
  for (const HalfType &type : kHalfTypes) {
    auto few = getFloats(type.format, 4), many = getFloats(type.format, 20000);
    std::vector<Row> rows = getProduct({few, few, few});
    for (size_t i = 0; i + 2 < many.size(); ++i)
      rows.push_back({many[i], many[i + 1], many[i + 2]});
    check(type, "fma", {"", false, false, false}, rows);
    check(type, "fma", {".relu", false, false, true}, rows);
    if (type.name[0] == 'f') {
      check(type, "fma", {".ftz", true, false, false}, rows);
      check(type, "fma", {".sat", false, true, false}, rows);
      check(type, "fma", {".ftz.relu", true, false, true}, rows);
    }
  }
}

// "fma": a bf16 product halfway between two numbers. f32, and f64 too, lose the
// addend that decides.
TEST(HalfTest, FmaOfBFloatRoundsOnce) {
  // (1 + 2^-7) (1 + 2^-1) = 1.5 + 2^-7 + 2^-8: halfway.
  uint64_t a = 0x3f81, b = 0x3fc0, tiny = 0x0080; // 2^-126
  expectRows(
      "fma.rn.bf16 %d, %a, %b, %c;", {16, {16, 16, 16}},
      {{a, b, 0, 0x3fc2}, {a, b, tiny, 0x3fc2}, {a, b, tiny | 0x8000, 0x3fc1}});
}

// "mul": bf16 products at and around half of the smallest number, 2^-133.
TEST(HalfTest, SubnormalProductsOfBFloat) {
  std::vector<uint64_t> small, scales;
  for (uint64_t bits = 0; bits < 0x80; ++bits) {
    small.push_back(0x0080 + bits);  // from 2^-126 on
    scales.push_back(0x3b80 + bits); // from 2^-8 on
  }
  check(kHalfTypes[1], "mul", {"", false, false, false},
        getProduct({small, scales}));
}

// "add": two f16 numbers whose exact sum f32 cannot hold.
TEST(HalfTest, SumsOfF16) {
  expectRows("add.f16 %d, %a, %b;", {16, {16, 16}},
             {{0x7bff, 0x0001, 0x7bff},   // 65504 + 2^-24
              {0x7bff, 0x4c00, 0x7c00},   // + 16: halfway to 65536
              {0x0001, 0x0001, 0x0002},   // subnormal
              {0x03ff, 0x0001, 0x0400},   // to the smallest normal
              {0x7c00, 0xfc00, 0x7fff}}); // canonical NaN
}

// "abs, neg, min, max" of f16 and bf16.
TEST(HalfTest, SignsAndSelections) {
  expectRows("abs.f16x2 %d, %a;", {32, {32}}, {{0x8001fc00, 0x00017c00}});
  expectRows("abs.ftz.f16x2 %d, %a;", {32, {32}}, {{0x8001bc00, 0x00003c00}});
  expectRows("neg.bf16x2 %d, %a;", {32, {32}}, {{0x3f80bf80, 0xbf803f80}});
  expectRows("neg.ftz.f16 %d, %a;", {16, {16}}, {{0x0001, 0x8000}});
  for (const HalfType &type : kHalfTypes) {
    auto values = getFloats(type.format, 6);
    for (bool isMax : {false, true})
      for (bool nan : {false, true}) {
        auto select = [&](uint64_t x, uint64_t y) -> uint64_t {
          APFloat a = toFloat(type.format, x), b = toFloat(type.format, y);
          if ((a.isNaN() && b.isNaN()) || (nan && (a.isNaN() || b.isNaN())))
            return 0x7fff;
          APFloat result = a.isNaN()   ? b
                           : b.isNaN() ? a
                           : isMax     ? llvm::maximum(a, b)
                                       : llvm::minimum(a, b);
          return result.bitcastToAPInt().getZExtValue();
        };
        std::string opcode = std::string(isMax ? "max" : "min") +
                             (nan ? ".NaN." : ".") + type.name;
        expectFunction(opcode + " %d, %a, %b;", {16, {16, 16}},
                       getProduct({values, values}),
                       [&](const Row &row) { return select(row[0], row[1]); });
        expectFunction(opcode + "x2 %d, %a, %b;", {32, {32, 32}},
                       getProduct({values, values}), [&](const Row &row) {
                         return select(row[0] & 0xffff, row[1] & 0xffff) |
                                select(row[0] >> 16, row[1] >> 16) << 16;
                       });
      }
  }
}

// bf16 has no .ftz or .sat, and nothing is directed.
TEST(HalfTest, UnknownForms) {
  for (const char *body :
       {"add.ftz.bf16 %d, %a, %a;", "fma.rn.sat.bf16 %d, %a, %a, %a;",
        "add.rz.f16 %d, %a, %a;", "div.rn.f16 %d, %a, %a;",
        "fma.rn.sat.relu.f16 %d, %a, %a, %a;", "min.ftz.bf16 %d, %a, %a;"}) {
    auto run = runKernel<uint64_t>(makeRowKernel(body, {16, {16}}),
                                   std::vector<uint64_t>(4 * 32), 32);
    EXPECT_TRUE(llvm::StringRef(run.error).starts_with("test.ptx:")) << body;
  }
}
