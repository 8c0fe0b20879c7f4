//===- WalshTest.cpp ------------------------------------------------------===//
//
// Algebra of the Walsh-Hadamard transform: orders, selections, the pair-sum
// identity. Small integers make every sum exact.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Support/Walsh.h"
#include "gtest/gtest.h"
#include <numeric>
#include <random>

using namespace mlir::hot;

/// Sign changes along natural row `row` of the matrix of size n.
static int64_t countSignChanges(int64_t row, int64_t n) {
  auto sign = [&](int64_t j) { return __builtin_parityll(row & j); };
  int64_t changes = 0;
  for (int64_t j = 1; j < n; ++j)
    changes += sign(j) != sign(j - 1);
  return changes;
}

static std::vector<float> makeIntegers(int64_t n, unsigned seed) {
  std::mt19937 generator(seed);
  std::vector<float> values(n);
  for (float &value : values)
    value = static_cast<float>(static_cast<int>(generator() % 63) - 31);
  return values;
}

TEST(Walsh, SequencyRowHasThatManySignChanges) {
  for (int64_t n : {2, 4, 8, 16, 32, 64, 1024})
    for (int64_t s = 0; s < n; ++s)
      EXPECT_EQ(countSignChanges(getNaturalRow(s, n), n), s) << n;
}

TEST(Walsh, SequencyOrderOfSixteen) {
  const int64_t expected[] = {0, 8,  12, 4, 6, 14, 10, 2,
                              3, 11, 15, 7, 5, 13, 9,  1};
  for (int64_t s = 0; s < 16; ++s)
    EXPECT_EQ(getNaturalRow(s, 16), expected[s]);
}

/// Rows by sequency, as algorithm and golden vectors give them.
static std::vector<int64_t> keptSequencyRows(int64_t rank) {
  std::vector<int64_t> rows;
  for (int64_t natural : getKeptNaturalRows(16, rank, /*gridLowPass=*/true))
    for (int64_t s = 0; s < 16; ++s)
      if (getNaturalRow(s, 16) == natural)
        rows.push_back(s);
  return rows;
}

TEST(Walsh, GridLowPassRows) {
  using Rows = std::vector<int64_t>;
  EXPECT_EQ(keptSequencyRows(4), Rows({0, 1, 6, 7}));
  EXPECT_EQ(keptSequencyRows(6), Rows({0, 1, 2, 6, 7, 8}));
  EXPECT_EQ(keptSequencyRows(8), Rows({0, 1, 2, 5, 6, 7, 8, 9}));
  EXPECT_EQ(keptSequencyRows(10), Rows({0, 1, 2, 3, 5, 6, 7, 8, 9, 15}));
  EXPECT_EQ(keptSequencyRows(12), Rows({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15}));
}

TEST(Walsh, FullRankKeepsEveryRowOnce) {
  for (bool grid : {false, true}) {
    auto rows = getKeptNaturalRows(64, 64, grid);
    std::sort(rows.begin(), rows.end());
    for (int64_t i = 0; i < 64; ++i)
      EXPECT_EQ(rows[i], i);
  }
}

// n a power of four: the scale is a power of two, so everything is exact.
TEST(Walsh, TransformIsItsOwnInverse) {
  for (int64_t n : {4, 16, 64, 256}) {
    std::vector<float> values = makeIntegers(n, 1), twice = values;
    walshHadamard(twice);
    walshHadamard(twice);
    EXPECT_EQ(twice, values) << n;
  }
}

TEST(Walsh, TransformMatchesTheMatrix) {
  std::vector<float> values = makeIntegers(16, 2), transformed = values;
  walshHadamard(transformed);
  for (int64_t i = 0; i < 16; ++i) {
    float sum = 0;
    for (int64_t j = 0; j < 16; ++j)
      sum += __builtin_parityll(i & j) ? -values[j] : values[j];
    EXPECT_EQ(transformed[i], sum * 0.25f);
  }
}

// The low half of the sequencies is the transform of the pair sums: bit for
// bit, also on values whose sums round.
TEST(Walsh, LowHalfIsTransformOfPairSums) {
  std::mt19937 generator(3);
  std::normal_distribution<float> normal;
  for (int repeat = 0; repeat < 100; ++repeat) {
    std::vector<float> values(16), pairs(8);
    for (float &value : values)
      value = normal(generator);
    for (int64_t k = 0; k < 8; ++k)
      pairs[k] = values[2 * k] + values[2 * k + 1];
    walshHadamard(values);
    for (int64_t h = 1; h < 8; h *= 2)
      for (int64_t i = 0; i < 8; ++i)
        if ((i & h) == 0) {
          float a = pairs[i], b = pairs[i + h];
          pairs[i] = a + b;
          pairs[i + h] = a - b;
        }
    for (int64_t s = 0; s < 8; ++s)
      EXPECT_EQ(values[getNaturalRow(s, 16)],
                pairs[getNaturalRow(s, 8)] * 0.25f);
  }
}

TEST(Walsh, Scale) {
  EXPECT_EQ(getWalshScale(16), 0.25f);
  EXPECT_EQ(getWalshScale(2), 0x1.6a09e6p-1f);
}
