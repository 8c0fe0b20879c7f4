//===- FloatMatrixTest.cpp - mma on floats against a plain triple loop ----===//
//
// PTX ISA, "Warp Level Matrix Multiply-Accumulate Instructions", sections
// "Matrix Fragments for mma.mMnNkK". Each shape has the formulas that its own
// section gives for the row and column of element i of a lane.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "MatrixHarness.h"
#include <cmath>
#include <random>

using namespace mlir::hot::emulator;

namespace {

const Shape kHalves1688 = {"m16n8k8",
                           16,
                           8,
                           8,
                           [](int g, int, int i) { return i < 2 ? g : g + 8; },
                           [](int, int t, int i) { return t * 2 + (i & 1); },
                           [](int, int t, int i) { return t * 2 + i; },
                           group,
                           rowOfC,
                           colOfC};
const Shape kHalves16816 = {
    "m16n8k16",
    16,
    8,
    16,
    [](int g, int, int i) { return i < 2 || (4 <= i && i < 6) ? g : g + 8; },
    [](int, int t, int i) {
      return i < 4 ? t * 2 + (i & 1) : t * 2 + (i & 1) + 8;
    },
    [](int, int t, int i) {
      return i < 2 ? t * 2 + (i & 1) : t * 2 + (i & 1) + 8;
    },
    group,
    rowOfC,
    colOfC};
const Shape kTensor1684 = {"m16n8k4",
                           16,
                           8,
                           4,
                           [](int g, int, int i) { return i == 0 ? g : g + 8; },
                           thread,
                           thread,
                           group,
                           rowOfC,
                           colOfC};
const Shape kTensor1688 = {
    "m16n8k8",
    16,
    8,
    8,
    [](int g, int, int i) { return i == 0 || i == 2 ? g : g + 8; },
    [](int, int t, int i) { return i < 2 ? t : t + 4; },
    [](int, int t, int i) { return i == 0 ? t : t + 4; },
    group,
    rowOfC,
    colOfC};
const Shape kDouble884 = {"m8n8k4", 8,      8,     4,     group,
                          thread,   thread, group, group, colOfC};
const Shape kDouble16816 = {
    "m16n8k16",
    16,
    8,
    16,
    [](int g, int, int i) { return i % 2 == 0 ? g : g + 8; },
    [](int, int t, int i) { return i % 2 == 0 ? i * 2 + t : i * 2 - 2 + t; },
    [](int, int t, int i) { return t + i * 4; },
    group,
    rowOfC,
    colOfC};

uint64_t floatBits(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, 4);
  return bits;
}

uint64_t doubleBits(double value) {
  uint64_t bits;
  std::memcpy(&bits, &value, 8);
  return bits;
}

/// The bits of a value that the format holds exactly: `exponentBits` and
/// `fractionBits` of it, no subnormals.
uint64_t encode(double value, int exponentBits, int fractionBits) {
  if (value == 0)
    return 0;
  int exponent;
  double fraction = std::frexp(std::fabs(value), &exponent) * 2;
  uint64_t sign = value < 0;
  uint64_t biased = exponent - 1 + (1 << (exponentBits - 1)) - 1;
  uint64_t bits = static_cast<uint64_t>((fraction - 1) * (1 << fractionBits));
  return sign << (exponentBits + fractionBits) | biased << fractionBits | bits;
}

struct Format {
  const char *name;
  unsigned bits;
  int exponentBits, fractionBits;
};
const Format kHalf = {"f16", 16, 5, 10}, kBrain = {"bf16", 16, 8, 7},
             kTensor = {"tf32", 32, 8, 10}, kSingle = {"f32", 32, 8, 23};

/// Integers up to 32 in magnitude: every sum is exact, in every order, also in
/// f16, where they stay below 2^11 if `k` is small or most elements are zero.
void testExact(const Shape &shape, const Format &format,
               const Format &accumulator) {
  std::mt19937 random(shape.k);
  int limit = &accumulator == &kHalf ? 8 : 32;
  auto draw = [&] { return int(random() % (2 * limit + 1)) - limit; };
  Bits a(shape.m, shape.k), b(shape.k, shape.n), c(shape.m, shape.n);
  std::vector<int> valuesA, valuesB, valuesC;
  auto set = [&](Bits &matrix, std::vector<int> &values, const Format &f) {
    for (uint64_t &bits : matrix.bits) {
      values.push_back(draw());
      bits = encode(values.back(), f.exponentBits, f.fractionBits);
      // An f32's lower 13 bits are no part of a tf32.
      if (&f == &kTensor)
        bits = bits << 13 | (random() & 0x1fff);
    }
  };
  set(a, valuesA, format);
  set(b, valuesB, format);
  set(c, valuesC, accumulator);
  std::string opcode = std::string("mma.sync.aligned.") + shape.name +
                       ".row.col." + accumulator.name + "." + format.name +
                       "." + format.name + "." + accumulator.name;
  Bits d = runMma(shape, opcode, {format.bits, accumulator.bits}, a, b, c);
  for (int i = 0; i < shape.m; ++i)
    for (int j = 0; j < shape.n; ++j) {
      int sum = valuesC[i * shape.n + j];
      for (int k = 0; k < shape.k; ++k)
        sum += valuesA[i * shape.k + k] * valuesB[k * shape.n + j];
      ASSERT_EQ(d.at(i, j),
                encode(sum, accumulator.exponentBits, accumulator.fractionBits))
          << opcode;
    }
}

TEST(Mma, FloatsExactly) {
  for (const Shape *shape : {&kHalves1688, &kHalves16816}) {
    testExact(*shape, kHalf, kSingle);
    testExact(*shape, kHalf, kHalf);
    testExact(*shape, kBrain, kSingle);
  }
  testExact(kTensor1684, kTensor, kSingle);
  testExact(kTensor1688, kTensor, kSingle);
}

TEST(Mma, Doubles) {
  std::mt19937 random(3);
  // Of the shapes in between, the sections give the formulas of tf32.
  for (const Shape *shape :
       {&kDouble884, &kTensor1684, &kTensor1688, &kDouble16816}) {
    Bits a(shape->m, shape->k), b(shape->k, shape->n), c(shape->m, shape->n);
    std::vector<double> values[3];
    Bits *matrices[3] = {&a, &b, &c};
    for (int part = 0; part < 3; ++part)
      for (uint64_t &bits : matrices[part]->bits) {
        values[part].push_back(int(random() % 2001) - 1000);
        bits = doubleBits(values[part].back());
      }
    Bits d = runMma(*shape,
                    std::string("mma.sync.aligned.") + shape->name +
                        ".row.col.f64.f64.f64.f64",
                    {64, 64, 64}, a, b, c);
    for (int i = 0; i < shape->m; ++i)
      for (int j = 0; j < shape->n; ++j) {
        double sum = values[2][i * shape->n + j];
        for (int k = 0; k < shape->k; ++k)
          sum += values[0][i * shape->k + k] * values[1][k * shape->n + j];
        ASSERT_EQ(d.at(i, j), doubleBits(sum + 0.0)) << shape->name;
      }
  }
}

/// Row 0 of A and column 0 of B are given, with accumulator c; D(0, 0).
uint64_t multiplyRow(const Format &accumulator, std::vector<uint64_t> row,
                     std::vector<uint64_t> column, uint64_t c) {
  const Shape &shape = kHalves1688;
  Bits a(16, 8), b(8, 8), cs(16, 8);
  for (size_t k = 0; k < row.size(); ++k) {
    a.at(0, k) = row[k];
    b.at(k, 0) = column[k];
  }
  cs.at(0, 0) = c;
  Bits d = runMma(shape,
                  std::string("mma.sync.aligned.m16n8k8.row.col.") +
                      accumulator.name + ".f16.f16." + accumulator.name,
                  {16, accumulator.bits}, a, b, cs);
  return d.at(0, 0);
}

TEST(Mma, RoundsOnceToNearestEven) {
  const uint64_t one = 0x3c00, two = 0x4000;
  // f16: 2048 + 1 is a tie, to even; 2048 + 1 + 1 is not, had each been rounded
  // on its own it would be 2048 again.
  EXPECT_EQ(multiplyRow(kHalf, {one}, {one}, 0x6800), 0x6800u);
  EXPECT_EQ(multiplyRow(kHalf, {one, one}, {one, one}, 0x6800), 0x6801u);
  EXPECT_EQ(multiplyRow(kHalf, {one, two}, {one, one}, 0x6800), 0x6802u);
  // f32: 2^24 + 1, 2^24 + 1 + 1.
  EXPECT_EQ(multiplyRow(kSingle, {one}, {one}, floatBits(0x1p24f)),
            floatBits(0x1p24f));
  EXPECT_EQ(multiplyRow(kSingle, {one, one}, {one, one}, floatBits(0x1p24f)),
            floatBits(0x1p24f + 2));
  // The smallest f16 numbers count: 2^-24 * 1, and 2^-24 * 0.5 is half of it.
  EXPECT_EQ(multiplyRow(kHalf, {1}, {one}, 0), 1u);
  EXPECT_EQ(multiplyRow(kHalf, {1}, {0x3800}, 0), 0u);
  EXPECT_EQ(multiplyRow(kHalf, {3}, {0x3800}, 0), 2u);
  EXPECT_EQ(multiplyRow(kSingle, {1}, {1}, 0), floatBits(0x1p-48f));
  // Largest finite value 65504, 65520 rounds to infinity.
  EXPECT_EQ(multiplyRow(kHalf, {0x4b80}, {one}, 0x7bff), 0x7bffu); // + 15
  EXPECT_EQ(multiplyRow(kHalf, {0x4c00}, {one}, 0x7bff), 0x7c00u); // + 16
  // Largest subnormal and smallest normal numbers.
  EXPECT_EQ(multiplyRow(kHalf, {0x03ff}, {one}, 0), 0x03ffu);
  EXPECT_EQ(multiplyRow(kHalf, {0x03ff}, {one}, 1), 0x0400u);
}

// Random f16 numbers of all exponents: one product and an accumulator, whose
// sum a double holds or is far from a tie.
TEST(Mma, RoundsRandomHalves) {
  std::mt19937 random(11);
  const Shape &shape = kHalves1688;
  Bits a(16, 8), b(8, 8), c(16, 8);
  auto draw = [&] {
    uint64_t bits;
    do
      bits = random() & 0xffff;
    while ((bits & 0x7c00) == 0x7c00);
    return bits;
  };
  auto decode = [](uint64_t bits) {
    int exponent = bits >> 10 & 31, rest = bits & 0x3ff;
    double value = exponent ? std::ldexp(1024 + rest, exponent - 25)
                            : std::ldexp(rest, -24);
    return bits & 0x8000 ? -value : value;
  };
  for (int repeat = 0; repeat < 50; ++repeat) {
    for (int i = 0; i < 16; ++i)
      a.at(i, 3) = draw();
    for (int j = 0; j < 8; ++j)
      b.at(3, j) = draw();
    for (uint64_t &bits : c.bits)
      bits = draw();
    Bits d = runMma(shape, "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16",
                    {16, 16}, a, b, c);
    for (int i = 0; i < 16; ++i)
      for (int j = 0; j < 8; ++j) {
        double exact =
            decode(a.at(i, 3)) * decode(b.at(3, j)) + decode(c.at(i, j));
        uint64_t result = d.at(i, j);
        if (std::fabs(exact) >= 65520) {
          ASSERT_EQ(result, exact < 0 ? 0xfc00u : 0x7c00u);
          continue;
        }
        // No neighbor is nearer; at a tie it is the even one.
        double error = std::fabs(decode(result) - exact);
        for (int step : {-1, 1}) {
          uint64_t other = result + step;
          if ((result & 0x7fff) == 0 && step < 0)
            other = (result ^ 0x8000) + 1;
          if ((other & 0x7c00) == 0x7c00)
            continue;
          double otherError = std::fabs(decode(other) - exact);
          ASSERT_LE(error, otherError);
          if (error == otherError) {
            ASSERT_EQ(result & 1, 0u);
          }
        }
      }
  }
}

TEST(Mma, InfinityAndNaN) {
  const uint64_t one = 0x3c00, infinity = 0x7c00, minusOne = 0xbc00;
  EXPECT_EQ(multiplyRow(kHalf, {infinity}, {minusOne}, 0), 0xfc00u);
  EXPECT_EQ(multiplyRow(kSingle, {infinity}, {one}, 0), floatBits(INFINITY));
  // inf - inf, inf * 0 and NaN: the canonical NaN.
  EXPECT_EQ(multiplyRow(kHalf, {infinity, infinity}, {one, minusOne}, 0),
            0x7fffu);
  EXPECT_EQ(multiplyRow(kSingle, {infinity}, {0}, 0), 0x7fffffffu);
  EXPECT_EQ(multiplyRow(kSingle, {0x7e01}, {one}, 0), 0x7fffffffu);
}

} // namespace
