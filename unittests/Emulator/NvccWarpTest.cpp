//===- NvccWarpTest.cpp - warp.cu as nvcc has compiled it -----------------===//
//
// Warp-wide functions, constants, cooperative groups; see NvccTest.cpp.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Device.h"
#include <algorithm>
#include <numeric>

using namespace mlir::hot::emulator;

namespace {

TEST(Nvcc, PrefixSums) {
  const int n = 217;
  std::vector<int> in = makeIntegers<int>(n, -99, 99, 12), expected(n);
  std::partial_sum(in.begin(), in.end(), expected.begin());
  Device device("warp.ptx");
  uint64_t input = device.upload(in), output = device.allocate<int>(n);
  device.launch("scan", {{1, 1, 1}, {256, 1, 1}, 8 * sizeof(int)}, input,
                output, n);
  EXPECT_EQ(device.download<int>(output, n), expected);
}

TEST(Nvcc, CompactionByBallots) {
  std::vector<int> in = makeIntegers<int>(96, -50, 50, 13);
  in[40] = 1000;
  Device device("warp.ptx");
  uint64_t input = device.upload(in),
           output = device.upload(std::vector<int>(96)),
           kept = device.allocate<int>(3);
  device.launch("compact", {{1, 1, 1}, {96, 1, 1}}, input, output, kept);
  std::vector<int> out = device.download<int>(output, 96),
                   counts = device.download<int>(kept, 3);
  for (int warp = 0; warp < 3; ++warp) {
    std::vector<int> expected;
    std::copy_if(in.begin() + warp * 32, in.begin() + warp * 32 + 32,
                 std::back_inserter(expected),
                 [](int value) { return value > 0; });
    EXPECT_EQ(counts[warp], warp == 1 ? -1 : int(expected.size()));
    expected.resize(32);
    EXPECT_EQ(
        std::vector<int>(out.begin() + warp * 32, out.begin() + warp * 32 + 32),
        expected);
  }
}

const int kWeights[8] = {1, -2, 3, -5, 7, -11, 13, -17};

TEST(Nvcc, SharedMemoryWithinAWarp) {
  std::vector<int> in = makeIntegers<int>(64, -99, 99, 14);
  Device device("warp.ptx");
  uint64_t input = device.upload(in), output = device.allocate<int>(64);
  device.launch("rotate", {{1, 1, 1}, {64, 1, 1}}, input, output);
  std::vector<int> out = device.download<int>(output, 64);
  for (int i = 0; i < 64; ++i) {
    int before = (i & 32) + ((i + 31) & 31);
    EXPECT_EQ(out[i], in[i] * kWeights[before & 7]);
  }
}

TEST(Nvcc, MatchAndReduce) {
  const int n = 64;
  std::vector<int> in = makeIntegers<int>(n, 0, 9, 15);
  in[40] = 16; // differs in its upper bits
  Device device("warp.ptx");
  uint64_t input = device.upload(in), output = device.allocate<uint32_t>(4 * n);
  device.launch("groups", {{1, 1, 1}, {n, 1, 1}}, input, output, n);
  std::vector<uint32_t> out = device.download<uint32_t>(output, 4 * n);
  for (int i = 0; i < n; ++i) {
    uint32_t same = 0, sum = 0, last = 0;
    for (int j = i & ~31; j < (i | 31) + 1; ++j) {
      same |= uint32_t(in[i] == in[j]) << (j & 31);
      sum += in[j];
      last = in[i] == in[j] ? j : last;
    }
    EXPECT_EQ(out[i], same);
    EXPECT_EQ(out[n + i], sum);
    EXPECT_EQ(out[2 * n + i], last);
    EXPECT_EQ(out[3 * n + i], i < 32 ? 1255u : 0u);
  }
}

TEST(Nvcc, ConstantsAndVariables) {
  std::vector<float> in = makeIntegers<float>(64, -20, 20, 16);
  Device device("warp.ptx");
  uint64_t input = device.upload(in), output = device.allocate<float>(64);
  device.write(device.variable("scale"), std::vector<float>{0.5f});
  device.write(device.variable("counters"), std::vector<int>{1, 20, 30, 40});
  device.launch("constants", {{1, 1, 1}, {64, 1, 1}}, input, output);
  std::vector<float> out = device.download<float>(output, 64);
  const float counters[4] = {1, 20, 30, 40};
  for (int i = 0; i < 64; ++i) {
    float sum = 0;
    for (int j = 0; j < 8; ++j)
      sum += in[(i + j) & 63] * kWeights[j];
    EXPECT_EQ(out[i], sum * 0.5f + counters[i & 3]);
  }
}

TEST(Nvcc, TilesOfCooperativeGroups) {
  std::vector<int> in = makeIntegers<int>(64, -20, 20, 17);
  Device device("warp.ptx");
  uint64_t input = device.upload(in), output = device.allocate<int>(64);
  device.launch("tiles", {{1, 1, 1}, {64, 1, 1}}, input, output);
  std::vector<int> out = device.download<int>(output, 64), sums(64);
  for (int i = 0; i < 64; ++i)
    sums[i] =
        std::accumulate(in.begin() + (i & ~7), in.begin() + (i | 7) + 1, 0);
  for (int i = 0; i < 64; ++i) {
    int odd =
        std::count_if(sums.begin() + (i & ~31), sums.begin() + (i | 31) + 1,
                      [](int sum) { return sum & 1; });
    EXPECT_EQ(out[i], sums[i] & 1 ? sums[i] * 100 + odd : sums[i]);
  }
}

} // namespace
