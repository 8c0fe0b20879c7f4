//===- NvccFunctionsTest.cpp - functions.cu as nvcc has compiled it -------===//
//
// Calls, local memory and the math library; see NvccTest.cpp.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Device.h"
#include <cmath>
#include <random>

using namespace mlir::hot::emulator;

namespace {

TEST(Nvcc, CallsWithStructures) {
  const int n = 100;
  std::vector<float> start(n);
  for (int i = 0; i < n; ++i)
    start[i] = -3.0f + 0.0913f * i;
  Device device("functions.ptx");
  uint64_t input = device.upload(start), output = device.allocate<float>(n);
  device.launch("roots", {{1, 1, 1}, {128, 1, 1}}, input, output, n);
  std::vector<float> out = device.download<float>(output, n);
  for (int i = 0; i < n; ++i) {
    float nearest = std::round(out[i]);
    EXPECT_TRUE(nearest == 1 || nearest == 2 || nearest == 3) << out[i];
    EXPECT_NEAR(out[i], nearest, 1e-4);
    if (start[i] < 1) {
      EXPECT_EQ(nearest, 1); // from the left of all roots: to the first
    }
  }
}

/// Distance in units of the last place of an f32.
double ulps(float value, double exact) {
  float nearest = static_cast<float>(exact);
  double unit = std::fabs(double(std::nextafter(nearest, INFINITY)) - nearest);
  return std::fabs(value - exact) / unit;
}

TEST(Nvcc, ElementaryFunctions) {
  const int n = 256;
  std::vector<float> in(n);
  for (int i = 0; i < n; ++i)
    in[i] = (i - 128) * 0.0773f;
  in[0] = -30000.0f; // the long way of sine's argument reduction
  in[255] = 123456.0f;
  Device device("functions.ptx");
  uint64_t input = device.upload(in), output = device.allocate<float>(8 * n);
  device.launch("elementary", {{2, 1, 1}, {128, 1, 1}}, input, output, n);
  std::vector<float> out = device.download<float>(output, 8 * n);
  for (int i = 1; i < n; ++i) {
    double x = in[i], a = std::fabs(x);
    bool large = a > 1000;
    // Bounds of the CUDA C++ Programming Guide, "Mathematical Functions".
    if (!large) {
      EXPECT_LE(ulps(out[i], std::exp(x)), 2) << x;
      EXPECT_LE(ulps(out[5 * n + i], std::pow(a, double(1.7f))), 4) << x;
    }
    EXPECT_LE(std::fabs(out[n + i] - std::sin(x)), 0x1p-22) << x;
    EXPECT_LE(ulps(out[2 * n + i],
                   std::log(double(in[i] < 0 ? -in[i] + 0.5f : in[i] + 0.5f))),
              2)
        << x;
    EXPECT_EQ(out[3 * n + i], std::sqrt(std::fabs(in[i])));
    EXPECT_LE(ulps(out[4 * n + i], std::tanh(x)), 2) << x;
    EXPECT_LE(ulps(out[6 * n + i], std::erf(x)), 2) << x;
    float square = static_cast<float>(x * x); // not fused in this PTX
    EXPECT_EQ(out[7 * n + i], in[i] / (square + 3.0f)) << x;
  }
  EXPECT_EQ(out[0], 0.0f);
  EXPECT_EQ(out[255], INFINITY);
  EXPECT_LE(std::fabs(out[n] - std::sin(-30000.0)), 0x1p-22);
}

TEST(Nvcc, ElementaryFunctionsInDouble) {
  const int n = 64;
  std::vector<double> in(n);
  for (int i = 0; i < n; ++i)
    in[i] = (i - 32) * 0.377;
  Device device("functions.ptx");
  uint64_t input = device.upload(in), output = device.allocate<double>(6 * n);
  device.launch("elementary_double", {{1, 1, 1}, {64, 1, 1}}, input, output, n);
  std::vector<double> out = device.download<double>(output, 6 * n);
  for (int i = 0; i < n; ++i) {
    double x = in[i];
    // One or two units in the last place.
    EXPECT_NEAR(out[i], std::exp(x), 0x1p-51 * std::exp(x));
    EXPECT_NEAR(out[n + i], std::cos(x), 0x1p-52);
    EXPECT_NEAR(out[2 * n + i], std::log(std::fabs(x) + 0.5), 0x1p-50);
    EXPECT_NEAR(out[3 * n + i], 1 / std::sqrt(std::fabs(x) + 1), 0x1p-52);
    EXPECT_EQ(out[4 * n + i], x / 7);
    EXPECT_EQ(out[5 * n + i], std::floor(x) + std::nearbyint(x * 3));
  }
}

int64_t interpret(const std::vector<uint8_t> &code, int64_t first, int thread) {
  std::vector<int64_t> stack{first};
  for (size_t pc = 0; pc < code.size(); ++pc) {
    int64_t top = stack.back();
    switch (code[pc]) {
    case 0:
      stack.push_back(top);
      break;
    case 1:
    case 2:
      stack.pop_back();
      // Wraps.
      stack.back() = code[pc] == 1 ? uint64_t(stack.back()) + uint64_t(top)
                                   : uint64_t(stack.back()) * uint64_t(top);
      break;
    case 3:
      stack.back() = top / 3;
      break;
    case 4:
      stack.back() = top % 1000;
      break;
    case 5:
      stack.back() = top & 1 ? -uint64_t(top) : uint64_t(top);
      break;
    case 6:
      stack.back() = top ^ thread;
      break;
    case 7:
      stack.push_back(pc);
      break;
    default:
      stack.back() = 0;
    }
  }
  return stack.back();
}

TEST(Nvcc, LocalArraysAndSwitches) {
  const std::vector<uint8_t> code = {0, 7, 2, 6, 1, 5, 0, 0, 2, 3, 1, 4, 7,
                                     6, 7, 0, 2, 1, 2, 9, 7, 1, 5, 6, 3};
  std::vector<int64_t> in(64);
  for (int i = 0; i < 64; ++i)
    in[i] = int64_t(i) * 123456789 - 3000000000;
  Device device("functions.ptx");
  uint64_t program = device.upload(code), input = device.upload(in),
           output = device.allocate<int64_t>(64);
  for (size_t length = 1; length <= code.size(); ++length) {
    device.launch("interpret", {{1, 1, 1}, {64, 1, 1}}, program, int(length),
                  input, output);
    std::vector<int64_t> out = device.download<int64_t>(output, 64);
    for (int i = 0; i < 64; ++i)
      ASSERT_EQ(out[i],
                interpret({code.begin(), code.begin() + length}, in[i], i))
          << length;
  }
}

TEST(Nvcc, IntegerIntrinsics) {
  const int n = 96;
  std::mt19937 random(6);
  std::vector<uint32_t> in(n);
  for (uint32_t &value : in)
    value = random() >> (random() % 32);
  in[3] = 0;
  Device device("functions.ptx");
  uint64_t input = device.upload(in),
           output = device.allocate<uint32_t>(16 * n);
  device.launch("bits", {{1, 1, 1}, {n, 1, 1}}, input, output, n);
  std::vector<uint32_t> out = device.download<uint32_t>(output, 16 * n);
  for (int i = 0; i < n; ++i) {
    uint32_t x = in[i], y = in[(i + 1) % n];
    int32_t sx = x, sy = y;
    uint64_t wide = uint64_t(x) << 32 | y;
    auto at = [&](int row) { return out[row * n + i]; };
    auto leading = [](uint64_t value, int width) {
      int count = 0;
      while (count < width && !(value >> (width - 1 - count) & 1))
        ++count;
      return uint32_t(count);
    };
    uint32_t reversed = 0, sum = 0;
    for (int bit = 0; bit < 32; ++bit)
      reversed |= (x >> bit & 1) << (31 - bit);
    for (int byte = 0; byte < 32; byte += 8)
      sum |= (((x >> byte) + (y >> byte)) & 255) << byte;
    int32_t dot = 7;
    for (int byte = 0; byte < 32; byte += 8)
      dot += int8_t(x >> byte) * int8_t(y >> byte);
    unsigned shift = y & 31;
    EXPECT_EQ(at(0), uint32_t(__builtin_popcount(x)));
    EXPECT_EQ(at(1), leading(x, 32));
    EXPECT_EQ(at(2), reversed);
    EXPECT_EQ(at(3), uint32_t(__builtin_ffs(sx)));
    // Selector 0x5160: bytes 0 and 6, 1 and 5, from the lowest.
    EXPECT_EQ(at(4), (x & 255) | (y >> 16 & 255) << 8 | (x >> 8 & 255) << 16 |
                         (y >> 8 & 255) << 24);
    EXPECT_EQ(at(5), shift ? y << shift | x >> (32 - shift) : y);
    EXPECT_EQ(at(6), uint32_t(uint64_t(x) * y >> 32));
    EXPECT_EQ(at(7), uint32_t(int64_t(sx) * sy >> 32));
    EXPECT_EQ(at(8), leading(wide, 64) + 100u * __builtin_popcountll(wide));
    EXPECT_EQ(at(9), x / (y | 1) + x % (y | 1));
    EXPECT_EQ(at(10), uint32_t(sx / 17 + sy % 13));
    EXPECT_EQ(at(11), uint32_t(wide / (x | 1)));
    EXPECT_EQ(at(12), uint32_t(dot));
    EXPECT_EQ(at(13), sum);
    EXPECT_EQ(at(14), (x >> 5 & 0x3f) | uint32_t(sy >> 7));
    EXPECT_EQ(at(15), uint32_t(std::llabs(int64_t(sx) - sy)) + 1);
  }
}

} // namespace
