//===- NvccTest.cpp - Kernels that nvcc has compiled ----------------------===//
//
// PTX that has nothing to do with this project's own lowering: made by
// `nvcc -std=c++17 -ptx -arch=sm_80` from the CUDA files beside it in
// test/Emulator/Inputs. Results are compared with plain C++.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Device.h"
#include <algorithm>
#include <numeric>

using namespace mlir::hot::emulator;

namespace {

//===----------------------------------------------------------------------===//
// reduction.cu
//===----------------------------------------------------------------------===//

TEST(Nvcc, LastBlockAddsAllSums) {
  // Small integers: sums of floats are exact in every order.
  const int n = 10007, blocks = 7;
  std::vector<float> in = makeIntegers<float>(n, -50, 50, 1);
  float expected = std::accumulate(in.begin(), in.end(), 0.0f);
  Device device("reduction.ptx");
  uint64_t input = device.upload(in), partial = device.allocate<float>(blocks),
           total = device.allocate<float>(1);
  // Twice: the counter is zero again after a launch.
  for (int i = 0; i < 2; ++i) {
    device.launch("sum_last_block", {{blocks, 1, 1}, {256, 1, 1}}, input, n,
                  partial, total);
    EXPECT_EQ(device.download<float>(total, 1)[0], expected);
  }
  std::vector<float> sums = device.download<float>(partial, blocks);
  EXPECT_EQ(std::accumulate(sums.begin(), sums.end(), 0.0f), expected);
}

TEST(Nvcc, TreeInDynamicSharedMemory) {
  const int n = 1000;
  std::vector<int> in = makeIntegers<int>(n, -1000, 1000, 2);
  Device device("reduction.ptx");
  uint64_t input = device.upload(in),
           total = device.upload(std::vector<int>{5});
  KernelCounters counters = device.launch(
      "sum_tree", {{8, 1, 1}, {128, 1, 1}, 128 * sizeof(int)}, input, n, total);
  EXPECT_EQ(device.download<int>(total, 1)[0],
            std::accumulate(in.begin(), in.end(), 5));
  EXPECT_EQ(counters.ctas, 8u);
  EXPECT_EQ(counters.atomics, 8u);
  EXPECT_EQ(counters.sharedBytes, 512u);
  // A byte too few is found.
  LaunchResult small = device.launchUnchecked(
      "sum_tree", {{8, 1, 1}, {128, 1, 1}, 127 * sizeof(int)}, input, n, total);
  ASSERT_FALSE(small.reports.empty());
  EXPECT_EQ(small.reports[0].kind, FaultKind::OutOfBounds);
}

TEST(Nvcc, ExtremesAndHistogramByAtomics) {
  const int n = 777;
  std::vector<int> in = makeIntegers<int>(n, -500, 900, 3);
  std::vector<unsigned> expected(16);
  for (int value : in)
    ++expected[value & 15];
  Device device("reduction.ptx");
  uint64_t input = device.upload(in),
           extremes = device.upload(std::vector<int>{0, 0}),
           histogram = device.upload(std::vector<unsigned>(16));
  device.launch("statistics", {{4, 1, 1}, {256, 1, 1}}, input, n, extremes,
                histogram);
  auto [low, high] = std::minmax_element(in.begin(), in.end());
  EXPECT_EQ(device.download<int>(extremes, 2), (std::vector<int>{*low, *high}));
  EXPECT_EQ(device.download<unsigned>(histogram, 16), expected);
}

//===----------------------------------------------------------------------===//
// transpose.cu
//===----------------------------------------------------------------------===//

TEST(Nvcc, Transposes) {
  Device device("transpose.ptx");
  auto run = [&](const char *kernel, int rows, int columns) {
    std::vector<float> in(rows * columns);
    std::iota(in.begin(), in.end(), 1.0f);
    uint64_t input = device.upload(in),
             output = device.allocate<float>(in.size());
    LaunchConfig config = {
        {unsigned(columns + 31) / 32, unsigned(rows + 31) / 32, 1}, {32, 8, 1}};
    KernelCounters counters =
        device.launch(kernel, config, input, output, rows, columns);
    std::vector<float> out = device.download<float>(output, in.size());
    for (int i = 0; i < rows; ++i)
      for (int j = 0; j < columns; ++j)
        EXPECT_EQ(out[j * rows + i], in[i * columns + j]) << kernel;
    return counters;
  };
  for (const char *kernel :
       {"transpose_plain", "transpose_padded", "transpose_direct"})
    run(kernel, 45, 70);
  KernelCounters plain = run("transpose_plain", 64, 64),
                 padded = run("transpose_padded", 64, 64),
                 direct = run("transpose_direct", 64, 64);
  // 4096 words: 128 warp loads and stores. Columns of the unpadded tile lie in
  // one bank: 32 wavefronts each.
  EXPECT_EQ(plain.sharedLoads.ideal, 128u);
  EXPECT_EQ(plain.sharedLoads.wavefronts, 128u * 32);
  EXPECT_EQ(padded.sharedLoads.wavefronts, 128u);
  EXPECT_EQ(padded.sharedStores.wavefronts, 128u);
  // Words in a row of 128 bytes share four sectors, words in a column do not.
  EXPECT_EQ(padded.globalStores.sectors, 128u * 4);
  EXPECT_EQ(direct.globalLoads.sectors, 128u * 4);
  EXPECT_EQ(direct.globalStores.sectors, 128u * 32);
}

//===----------------------------------------------------------------------===//
// gemm_s8.cu
//===----------------------------------------------------------------------===//

TEST(Nvcc, Int8MatmulWithTensorCores) {
  const int m = 128, n = 192, k = 320;
  std::vector<int8_t> a = makeIntegers<int8_t>(m * k, -128, 127, 4),
                      b = makeIntegers<int8_t>(n * k, -128, 127, 5);
  Device device("gemm_s8.ptx");
  uint64_t addressA = device.upload(a), addressB = device.upload(b),
           addressC = device.allocate<int32_t>(m * n);
  KernelCounters counters =
      device.launch("gemm_s8", {{n / 64, m / 64, 1}, {128, 1, 1}}, addressA,
                    addressB, addressC, n, k);
  std::vector<int32_t> c = device.download<int32_t>(addressC, m * n);
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j) {
      int32_t sum = 0;
      for (int l = 0; l < k; ++l)
        sum += a[i * k + l] * b[j * k + l];
      ASSERT_EQ(c[i * n + j], sum) << i << ", " << j;
    }
  EXPECT_EQ(counters.mmaOperations, uint64_t(2) * m * n * k);
  EXPECT_EQ(counters.mma, uint64_t(m) * n * k / (16 * 8 * 32));
  // Rows 80 bytes apart: neither ldmatrix nor cp.async has a conflict.
  EXPECT_EQ(counters.sharedLoads.wavefronts, counters.sharedLoads.ideal);
}

} // namespace
