//===- BitsTest.cpp - Logic, shifts and bit fields of the emulator --------===//
//
// PTX ISA, "Logic and Shift Instructions", and the bit instructions of "Integer
// Arithmetic Instructions"; results computed bit by bit.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Rows.h"

using namespace mlir::hot::emulator;

namespace {

const std::vector<uint64_t> kAmounts = {
    0, 1, 7, 15, 16, 17, 31, 32, 33, 63, 64, 65, 128, 255, 0x80000000, ~0u};

bool getBit(uint64_t value, int64_t position, unsigned bits) {
  return position >= 0 && position < bits && (value >> position & 1);
}

} // namespace

// "and, or, xor, not, cnot"
TEST(BitsTest, Logic) {
  for (unsigned bits : {16u, 32u, 64u}) {
    std::string type = ".b" + std::to_string(bits);
    auto pairs = getProduct({getEdges(bits), getEdges(bits)});
    Widths two = {bits, {bits, bits}}, one = {bits, {bits}};
    expectFunction("and" + type + " %d, %a, %b;", two, pairs,
                   [](const Row &row) { return row[0] & row[1]; });
    expectFunction("or" + type + " %d, %a, %b;", two, pairs,
                   [](const Row &row) { return row[0] | row[1]; });
    expectFunction("xor" + type + " %d, %a, %b;", two, pairs,
                   [](const Row &row) { return row[0] ^ row[1]; });
    auto rows = getProduct({getEdges(bits)});
    expectFunction("not" + type + " %d, %a;", one, rows,
                   [&](const Row &row) { return truncate(~row[0], bits); });
    expectFunction("cnot" + type + " %d, %a;", one, rows,
                   [](const Row &row) -> uint64_t { return row[0] == 0; });
  }
  std::vector<Row> truth = getProduct({{0, 1}, {0, 1}});
  Widths predicates = {1, {1, 1}};
  expectFunction("and.pred %d, %a, %b;", predicates, truth,
                 [](const Row &row) { return row[0] & row[1]; });
  expectFunction("or.pred %d, %a, %b;", predicates, truth,
                 [](const Row &row) { return row[0] | row[1]; });
  expectFunction("xor.pred %d, %a, %b;", predicates, truth,
                 [](const Row &row) { return row[0] ^ row[1]; });
  expectRows("not.pred %d, %a;", {1, {1}}, {{0, 1}, {1, 0}});
}

// "shl, shr": amounts above the width count as the width.
TEST(BitsTest, Shifts) {
  for (unsigned bits : {16u, 32u, 64u}) {
    std::string width = std::to_string(bits);
    auto rows = getProduct({getEdges(bits), kAmounts});
    Widths widths = {bits, {bits, 32}};
    expectFunction(
        "shl.b" + width + " %d, %a, %b;", widths, rows, [&](const Row &row) {
          return row[1] >= bits ? 0 : truncate(row[0] << row[1], bits);
        });
    for (const char *type : {"shr.u", "shr.b"})
      expectFunction(type + width + " %d, %a, %b;", widths, rows,
                     [&](const Row &row) {
                       return row[1] >= bits ? 0 : row[0] >> row[1];
                     });
    expectFunction("shr.s" + width + " %d, %a, %b;", widths, rows,
                   [&](const Row &row) {
                     uint64_t amount = row[1] >= bits ? bits - 1 : row[1];
                     return truncate(signExtend(row[0], bits) >> amount, bits);
                   });
  }
  expectRows("shr.s32 %d, %a, 255;", {32, {32}}, {{0x80000000, 0xffffffff}});
}

// "shf": the upper or lower word of b:a, shifted by a clamped or wrapped
// amount.
TEST(BitsTest, FunnelShift) {
  auto rows = getProduct(
      {{0x12345678, 0x80000001}, {0x9abcdef0, 0x7fffffff}, kAmounts});
  for (bool isLeft : {false, true})
    for (bool wrap : {false, true})
      expectFunction(
          std::string("shf.") + (isLeft ? "l" : "r") +
              (wrap ? ".wrap" : ".clamp") + ".b32 %d, %a, %b, %c;",
          {32, {32, 32, 32}}, rows, [&](const Row &row) {
            uint64_t n = wrap ? row[2] % 32 : std::min<uint64_t>(row[2], 32);
            uint64_t result = 0;
            for (int64_t i = 0; i < 32; ++i) {
              // Bits of b:a by their place in 64.
              int64_t from = isLeft ? i + 32 - static_cast<int64_t>(n)
                                    : i + static_cast<int64_t>(n);
              result |= uint64_t(getBit(row[1] << 32 | row[0], from, 64)) << i;
            }
            return result;
          });
}

// "lop3": the table is what the expression is of 0xf0, 0xcc and 0xaa.
TEST(BitsTest, Lop3) {
  std::vector<Row> rows = {{0xdeadbeef, 0x12345678, 0x0f0f3355}};
  for (unsigned table = 0; table < 256; ++table)
    expectFunction("lop3.b32 %d, %a, %b, %c, " + std::to_string(table) + ";",
                   {32, {32, 32, 32}}, rows, [&](const Row &row) {
                     uint64_t result = 0;
                     for (unsigned i = 0; i < 32; ++i) {
                       unsigned index = getBit(row[0], i, 32) * 4 +
                                        getBit(row[1], i, 32) * 2 +
                                        getBit(row[2], i, 32);
                       result |= uint64_t(table >> index & 1) << i;
                     }
                     return result;
                   });
  expectFunction(
      "lop3.b32 %d, %a, %b, %c, 0xe2;", {32, {32, 32, 32}}, rows,
      [](const Row &row) { return (row[0] & row[1]) | (~row[1] & row[2]); });
  // .BoolOp: (d != 0) with another predicate.
  expectRows("{\n.reg .b32 %r;\nlop3.and.b32 %r|%d, %a, %b, 0, 0xc0, %c;\n}",
             {1, {32, 32, 1}}, {{1, 2, 1, 0}, {3, 2, 1, 1}, {3, 2, 0, 0}});
  expectRows("{\n.reg .b32 %r;\nlop3.or.b32 _|%d, %a, %b, 0, 0xc0, !%c;\n}",
             {1, {32, 32, 1}}, {{1, 2, 1, 0}, {3, 2, 1, 1}, {1, 2, 0, 1}});
}

// "prmt": the table of modes, for a = 3:2:1:0 and b = 7:6:5:4.
TEST(BitsTest, Permute) {
  uint64_t a = 0x03020100, b = 0x07060504;
  struct Case {
    const char *mode;
    uint64_t expected[4];
  } cases[] = {{"f4e", {0x03020100, 0x04030201, 0x05040302, 0x06050403}},
               {"b4e", {0x05060700, 0x06070001, 0x07000102, 0x00010203}},
               {"rc8", {0x00000000, 0x01010101, 0x02020202, 0x03030303}},
               {"ecl", {0x03020100, 0x03020101, 0x03020202, 0x03030303}},
               {"ecr", {0x00000000, 0x01010100, 0x02020100, 0x03020100}},
               {"rc16", {0x01000100, 0x03020302, 0x01000100, 0x03020302}}};
  for (const Case &test : cases) {
    std::vector<Row> rows;
    for (uint64_t c = 0; c < 8; ++c) // Two bits of c count.
      rows.push_back({a, b, c, test.expected[c & 3]});
    expectRows(std::string("prmt.b32.") + test.mode + " %d, %a, %b, %c;",
               {32, {32, 32, 32}}, rows);
  }
  auto permute = [](uint64_t a, uint64_t b, uint64_t selector) {
    uint64_t result = 0;
    for (unsigned i = 0; i < 4; ++i) {
      unsigned select = selector >> (4 * i) & 15;
      uint64_t byte = (b << 32 | a) >> (8 * (select & 7)) & 0xff;
      if (select & 8)
        byte = byte & 0x80 ? 0xff : 0;
      result |= byte << (8 * i);
    }
    return result;
  };
  auto rows =
      getProduct({{0x8070f001, 0x7f80ff00},
                  {0x01fe8100},
                  {0x3210, 0x7654, 0xba98, 0x0f7c, 0xffff4321, 0x5410}});
  expectFunction(
      "prmt.b32 %d, %a, %b, %c;", {32, {32, 32, 32}}, rows,
      [&](const Row &row) { return permute(row[0], row[1], row[2]); });
  for (unsigned selector :
       {0x3210u, 0x6420u, 0x0123u, 0x5410u, 0x9f84u, 0x7777u})
    expectFunction("prmt.b32 %d, %a, %b, " + std::to_string(selector) + ";",
                   {32, {32, 32}}, rows, [&](const Row &row) {
                     return permute(row[0], row[1], selector);
                   });
}

// "bfe": fields that reach over the end, empty ones, lengths above the width.
TEST(BitsTest, ExtractField) {
  std::vector<uint64_t> numbers = {0,  1,  4,  8,  15, 31,  32,
                                   33, 60, 63, 64, 65, 255, 256 + 4};
  for (unsigned bits : {32u, 64u})
    for (bool isSigned : {false, true})
      expectFunction(
          std::string("bfe.") + (isSigned ? "s" : "u") + std::to_string(bits) +
              " %d, %a, %b, %c;",
          {bits, {bits, 32, 32}},
          getProduct({{0x80000001f00f8421 & (~0ull >> (64 - bits)),
                       ~0ull >> (64 - bits), 0x7fffffff, 0xa5a5a5a5},
                      numbers,
                      numbers}),
          [&](const Row &row) {
            int64_t position = row[1] & 0xff, length = row[2] & 0xff;
            int64_t top = std::min<int64_t>(position + length - 1, bits - 1);
            bool fill = isSigned && length && getBit(row[0], top, bits);
            uint64_t result = 0;
            for (int64_t i = 0; i < bits; ++i) {
              bool in = i < length && position + i < bits;
              bool bit = in ? getBit(row[0], position + i, bits) : fill;
              result |= uint64_t(bit) << i;
            }
            return result;
          });
}

// "bfi"
TEST(BitsTest, InsertField) {
  std::vector<uint64_t> numbers = {0,  1,  4,  8,  15, 31,  32,
                                   33, 60, 63, 64, 65, 255, 256 + 4};
  for (unsigned bits : {32u, 64u})
    expectFunction(
        "bfi.b" + std::to_string(bits) + " %d, %a, %b, %c, %e;",
        {bits, {bits, bits, 32, 32}},
        getProduct({getEdges(bits),
                    {0, truncate(0xa5a5f00fa5a5f00f, bits)},
                    numbers,
                    numbers}),
        [&](const Row &row) {
          uint64_t result = row[1];
          int64_t position = row[2] & 0xff, length = row[3] & 0xff;
          for (int64_t i = 0; i < length && position + i < bits; ++i) {
            result &= ~(uint64_t(1) << (position + i));
            result |= uint64_t(getBit(row[0], i, bits)) << (position + i);
          }
          return result;
        });
}

// "bfind, popc, clz, brev"
TEST(BitsTest, Counting) {
  for (unsigned bits : {32u, 64u}) {
    std::string width = std::to_string(bits);
    auto rows = getProduct({getEdges(bits)});
    Widths count = {32, {bits}};
    for (bool isSigned : {false, true})
      for (bool amount : {false, true})
        expectFunction(std::string("bfind") + (amount ? ".shiftamt" : "") +
                           (isSigned ? ".s" : ".u") + width + " %d, %a;",
                       count, rows, [&](const Row &row) -> uint64_t {
                         bool sign = isSigned && getBit(row[0], bits - 1, bits);
                         for (int64_t i = bits - 1; i >= 0; --i)
                           if (getBit(row[0], i, bits) != sign)
                             return amount ? bits - 1 - i : i;
                         return 0xffffffff;
                       });
    expectFunction("popc.b" + width + " %d, %a;", count, rows,
                   [&](const Row &row) {
                     uint64_t result = 0;
                     for (unsigned i = 0; i < bits; ++i)
                       result += getBit(row[0], i, bits);
                     return result;
                   });
    expectFunction(
        "clz.b" + width + " %d, %a;", count, rows, [&](const Row &row) {
          uint64_t result = 0;
          while (result < bits && !getBit(row[0], bits - 1 - result, bits))
            ++result;
          return result;
        });
    expectFunction("brev.b" + width + " %d, %a;", {bits, {bits}}, rows,
                   [&](const Row &row) {
                     uint64_t result = 0;
                     for (unsigned i = 0; i < bits; ++i)
                       result |= uint64_t(getBit(row[0], i, bits))
                                 << (bits - 1 - i);
                     return result;
                   });
  }
}

// "fns": the n-th set bit from a base, upwards or downwards.
TEST(BitsTest, FindNthSet) {
  expectRows("fns.b32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{0b10110, 1, 0, 1},
              {0b10110, 0, 0, 0xffffffff},
              {0b10110, 0, 1, 1},
              {0b10110, 1, 2, 2},
              {0b10110, 1, 3, 4},
              {0b10110, 1, 4, 0xffffffff},
              {0b10110, 4, 0xffffffff, 4},
              {0b10110, 3, 0xffffffff, 2},
              {0b10110, 31, 0xfffffffe, 2},
              {0b10110, 31, 0x80000000, 0xffffffff}});
}

// "szext": .wrap looks at five bits of the length, .clamp leaves a alone at 32.
TEST(BitsTest, ExtendField) {
  expectRows("szext.wrap.s32 %d, %a, %b;", {32, {32, 32}},
             {{0xabcd80, 8, 0xffffff80},
              {0xabcd7f, 8, 0x7f},
              {0xabcd80, 40, 0xffffff80},
              {0xabcd80, 0, 0},
              {0xabcd80, 32, 0}});
  expectRows("szext.clamp.s32 %d, %a, %b;", {32, {32, 32}},
             {{0xabcd80, 8, 0xffffff80},
              {0x80abcd80, 40, 0x80abcd80},
              {0xffffffff, 31, 0xffffffff}});
  expectRows("szext.clamp.u32 %d, %a, %b;", {32, {32, 32}},
             {{0xabcd80, 8, 0x80},
              {0x80abcd80, 32, 0x80abcd80},
              {0xffffffff, 31, 0x7fffffff}});
}

// "bmsk"
TEST(BitsTest, MakeMask) {
  expectRows("bmsk.clamp.b32 %d, %a, %b;", {32, {32, 32}},
             {{4, 8, 0xff0},
              {0, 32, 0xffffffff},
              {28, 8, 0xf0000000},
              {32, 1, 0},
              {3, 0xffffffff, 0xfffffff8},
              {5, 0, 0}});
  expectRows("bmsk.wrap.b32 %d, %a, %b;", {32, {32, 32}},
             {{4, 8, 0xff0}, {36, 40, 0xff0}, {28, 8, 0xf0000000}, {0, 32, 0}});
}

// Other lanes keep their registers.
TEST(BitsTest, GuardLeavesOtherLanes) {
  std::string body = "{\n.reg .pred %p;\nsetp.lt.u32 %p, %thread, 7;\n"
                     "mov.b32 %d, %a;\n@!%p bfi.b32 %d, %b, %d, 4, 4;\n"
                     "@%p prmt.b32 %d, %d, %b, 0x4567;\n}";
  std::vector<uint64_t> results =
      runRows(body, {32, {32, 32}}, std::vector<Row>(31, Row{0x11223344, 0xc}));
  for (size_t i = 0; i < results.size(); ++i)
    EXPECT_EQ(results[i], i < 7 ? 0x0c000000u : 0x112233c4u) << i;
}
