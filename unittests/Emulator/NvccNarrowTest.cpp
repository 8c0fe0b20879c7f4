//===- NvccNarrowTest.cpp - narrow.cu as nvcc has compiled it -------------===//
//
// f16 and bf16 of cuda_fp16.h and cuda_bf16.h; see NvccTest.cpp.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Device.h"
#include <algorithm>
#include <cmath>
#include <random>

using namespace mlir::hot::emulator;

namespace {

/// f16 and bf16 by their definition, for finite numbers: `fraction` bits after
/// the leading one, exponents from `least` on.
struct Narrow {
  int fraction, least, exponentBits;

  double decode(uint16_t bits) const {
    int exponent = bits >> fraction & ((1 << exponentBits) - 1);
    int rest = bits & ((1 << fraction) - 1);
    double value =
        exponent ? std::ldexp(rest + (1 << fraction), exponent - 1 + least)
                 : std::ldexp(rest, least);
    return bits >> 15 ? -value : value;
  }
  /// Rounds to nearest even, or to zero. `least` is the exponent of the last
  /// bit of subnormal numbers.
  uint16_t encode(double value, bool toZero = false) const {
    if (value == 0)
      return std::signbit(value) ? 0x8000 : 0;
    double magnitude = std::fabs(value);
    int exponent = 0;
    std::frexp(magnitude, &exponent);
    int last = std::max(exponent - 1 - fraction, least);
    double units = std::ldexp(magnitude, -last);
    units = toZero ? std::floor(units) : std::nearbyint(units);
    int64_t bits = int64_t(last - least) << fraction;
    bits += static_cast<int64_t>(units);
    return static_cast<uint16_t>(bits | (std::signbit(value) ? 0x8000 : 0));
  }
};
const Narrow kHalf = {10, -24, 5}, kBrain = {7, -133, 8};

std::vector<uint16_t> makeNarrow(const Narrow &format, int count, double scale,
                                 unsigned seed) {
  std::mt19937 random(seed);
  std::vector<uint16_t> values(count);
  for (uint16_t &value : values)
    value = format.encode((int(random() % 4001) - 2000) * scale);
  return values;
}

TEST(Nvcc, HalfArithmetic) {
  const int n = 128;
  std::vector<uint16_t> a = makeNarrow(kHalf, n, 0.0123, 7),
                        b = makeNarrow(kHalf, n, 0.00317, 8);
  a[5] = 3; // subnormal
  b[6] = 0x03ff;
  Device device("narrow.ptx");
  uint64_t inputA = device.upload(a), inputB = device.upload(b),
           output = device.allocate<uint16_t>(11 * n);
  device.launch("half_arithmetic", {{1, 1, 1}, {n, 1, 1}}, inputA, inputB,
                output, n);
  std::vector<uint16_t> out = device.download<uint16_t>(output, 11 * n);
  for (int i = 0; i < n; ++i) {
    double x = kHalf.decode(a[i]), y = kHalf.decode(b[i]);
    auto at = [&](int row) { return out[row * n + i]; };
    EXPECT_EQ(at(0), kHalf.encode(x + y));
    EXPECT_EQ(at(1), kHalf.encode(x * y));
    EXPECT_EQ(at(2), kHalf.encode(x * y + y));
    EXPECT_EQ(at(3), kHalf.encode(x - y));
    EXPECT_EQ(at(4), x > y ? a[i] : b[i]);
    EXPECT_EQ(at(5), x < y ? a[i] : b[i]);
    EXPECT_EQ(at(6), a[i] & 0x7fff);
    EXPECT_EQ(at(7), b[i] ^ 0x8000);
    EXPECT_EQ(at(8), x < y ? a[i] : b[i]);
    EXPECT_EQ(at(9), kHalf.encode(static_cast<float>(x * double(1.001f)),
                                  /*toZero=*/true));
    EXPECT_EQ(at(10), kHalf.encode(std::floor(x) + 0.0));
  }
}

TEST(Nvcc, HalfPairs) {
  // Small integers: exact.
  const int pairs = 500;
  std::vector<uint16_t> a(2 * pairs), b(2 * pairs);
  std::mt19937 random(9);
  float expected = 0;
  for (int i = 0; i < 2 * pairs; ++i) {
    int x = int(random() % 7) - 3, y = int(random() % 7) - 3;
    a[i] = kHalf.encode(x);
    b[i] = kHalf.encode(y);
    expected += x * y;
  }
  Device device("narrow.ptx");
  uint64_t inputA = device.upload(a), inputB = device.upload(b),
           output = device.allocate<float>(1);
  device.launch("half2_dot", {{1, 1, 1}, {32, 1, 1}}, inputA, inputB, output,
                pairs);
  EXPECT_EQ(device.download<float>(output, 1)[0], expected);
}

TEST(Nvcc, BrainArithmetic) {
  const int n = 96;
  std::vector<uint16_t> a = makeNarrow(kBrain, n, 0.0123, 10),
                        b = makeNarrow(kBrain, n, 4.17, 11);
  Device device("narrow.ptx");
  uint64_t inputA = device.upload(a), inputB = device.upload(b),
           output = device.allocate<uint16_t>(5 * n),
           wide = device.allocate<float>(n);
  device.launch("bfloat_arithmetic", {{1, 1, 1}, {n, 1, 1}}, inputA, inputB,
                output, wide, n);
  std::vector<uint16_t> out = device.download<uint16_t>(output, 5 * n);
  std::vector<float> doubled = device.download<float>(wide, n);
  for (int i = 0; i < n; ++i) {
    double x = kBrain.decode(a[i]), y = kBrain.decode(b[i]);
    auto at = [&](int row) { return out[row * n + i]; };
    EXPECT_EQ(at(0), kBrain.encode(x + y));
    EXPECT_EQ(at(1), kBrain.encode(x * y));
    EXPECT_EQ(at(2), kBrain.encode(x * y + y));
    EXPECT_EQ(at(3), x > y ? a[i] : b[i]);
    EXPECT_EQ(at(4), kBrain.encode(static_cast<float>(x) / 3.0f));
    EXPECT_EQ(doubled[i], static_cast<float>(x * 2));
  }
}

} // namespace
