//===- FloatFunctionTest.cpp - rcp, sqrt, ex2, ... of the emulator --------===//
//
// PTX ISA, "Floating Point Instructions: rcp, sqrt, rsqrt, sin, cos, lg2, ex2,
// tanh" and the same of half precision.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "FloatOracle.h"
#include <cmath>

using namespace mlir::hot::emulator;
using llvm::APFloat;
using llvm::RoundingMode;

namespace {

constexpr RoundingMode kNearest = RoundingMode::NearestTiesToEven;

/// In binary128, whose 113 bits hold squares of f64 numbers exactly.
APFloat widen(APFloat value) {
  bool inexact;
  value.convert(APFloat::IEEEquad(), kNearest, &inexact);
  return value;
}

/// The square root by bisection over the bits: the largest number whose square
/// is not above the operand, then the rounding.
uint64_t getRoot(const OracleFormat &format, uint64_t bits, RoundingMode mode) {
  APFloat value = toFloat(format, bits);
  if (value.isNaN() || (value.isNegative() && !value.isZero()))
    return value.isNaN() && format.bits == 64 ? bits | uint64_t(1) << 51
                                              : format.nan;
  if (value.isZero() || value.isInfinity())
    return bits;
  uint64_t low = 0, high = APFloat::getLargest(format.semantics)
                               .bitcastToAPInt()
                               .getZExtValue();
  APFloat target = widen(value);
  auto square = [&](const APFloat &x) {
    APFloat wide = widen(x);
    wide.multiply(wide, kNearest);
    return wide;
  };
  while (low < high) {
    uint64_t middle = low + (high - low + 1) / 2;
    if (square(toFloat(format, middle)) > target)
      high = middle - 1;
    else
      low = middle;
  }
  if (mode == RoundingMode::TowardZero ||
      mode == RoundingMode::TowardNegative ||
      square(toFloat(format, low)) == target)
    return low;
  if (mode == RoundingMode::TowardPositive)
    return low + 1;
  // A root is never halfway: its square would have twice the bits.
  APFloat middle = widen(toFloat(format, low));
  middle.add(widen(toFloat(format, low + 1)), kNearest);
  middle.multiply(APFloat(APFloat::IEEEquad(), "0.5"), kNearest);
  middle.multiply(middle, kNearest);
  return middle < target ? low + 1 : low;
}

} // namespace

// "rcp, sqrt": the correctly rounded forms.
TEST(FloatFunctionTest, Rounded) {
  for (const OracleFormat &format : {getF32(), getF64()})
    for (const OracleRounding &rounding : kRoundings) {
      auto rows = getProduct({getFloats(format, 500)});
      std::string suffix = std::string(".") + rounding.name + ".f" +
                           std::to_string(format.bits) + " %d, %a;";
      uint64_t one =
          APFloat::getOne(format.semantics).bitcastToAPInt().getZExtValue();
      Widths widths = {format.bits, {format.bits}};
      expectFunction("rcp" + suffix, widths, rows, [&](const Row &row) {
        if (format.bits == 64 && toFloat(format, row[0]).isNaN())
          return row[0] | uint64_t(1) << 51;
        return compute(format, "div", {one, row[0]}, rounding.mode);
      });
      expectFunction("sqrt" + suffix, widths, rows, [&](const Row &row) {
        return getRoot(format, row[0], rounding.mode);
      });
    }
  expectRows("sqrt.rn.ftz.f32 %d, %a;", {32, {32}},
             {{1, 0}, {0x80000001, 0x80000000}});
  expectRows("rcp.rn.ftz.f32 %d, %a;", {32, {32}},
             {{1, 0x7f800000}, {bitsOf(0x1p127f), 0}});
}

// "rcp, sqrt, rsqrt": special values of the approximate forms.
TEST(FloatFunctionTest, ApproximateSpecials) {
  expectRows("rcp.approx.ftz.f32 %d, %a;", {32, {32}},
             {{0x80000000, 0xff800000},
              {0xff800000, 0x80000000},
              {0x7fc00000, 0x7fffffff},
              {0x00000001, 0x7f800000},
              {bitsOf(4.0f), bitsOf(0.25f)}});
  expectRows("rcp.approx.f32 %d, %a;", {32, {32}},
             {{bitsOf(0x1p127f), bitsOf(0x1p-127f)}});
  expectRows("sqrt.approx.f32 %d, %a;", {32, {32}},
             {{0x80000000, 0x80000000},
              {bitsOf(-1.0f), 0x7fffffff},
              {bitsOf(2.25f), bitsOf(1.5f)},
              {0x7f800000, 0x7f800000}});
  expectRows("rsqrt.approx.f32 %d, %a;", {32, {32}},
             {{0, 0x7f800000},
              {0x80000000, 0xff800000},
              {0x7f800000, 0},
              {bitsOf(-4.0f), 0x7fffffff},
              {bitsOf(16.0f), bitsOf(0.25f)}});
  expectRows("rsqrt.approx.f64 %d, %a;", {64, {64}},
             {{bitsOf(16.0), bitsOf(0.25)}});
  // Of the upper word alone, with a result that has nothing below.
  expectRows("rcp.approx.ftz.f64 %d, %a;", {64, {64}},
             {{bitsOf(4.0), bitsOf(0.25)},
              {bitsOf(3.0), bitsOf(1.0 / 3.0) & 0xffffffff00000000},
              {bitsOf(3.0) + 5, bitsOf(1.0 / 3.0) & 0xffffffff00000000},
              {1, bitsOf(INFINITY + 0.0)}});
  expectRows("rsqrt.approx.ftz.f64 %d, %a;", {64, {64}},
             {{bitsOf(0.25), bitsOf(2.0)}, {bitsOf(-1.0), 0x7fffffff00000000}});
}

// "ex2, lg2, sin, cos, tanh": special values and exact powers.
TEST(FloatFunctionTest, Transcendental) {
  expectRows("ex2.approx.f32 %d, %a;", {32, {32}},
             {{0, bitsOf(1.0f)},
              {bitsOf(-3.0f), bitsOf(0.125f)},
              {0xff800000, 0},
              {0x7f800000, 0x7f800000},
              {bitsOf(-127.0f), bitsOf(0x1p-127f)},
              {bitsOf(128.0f), 0x7f800000}});
  expectRows("ex2.approx.ftz.f32 %d, %a;", {32, {32}}, {{bitsOf(-127.0f), 0}});
  expectRows("lg2.approx.f32 %d, %a;", {32, {32}},
             {{bitsOf(8.0f), bitsOf(3.0f)},
              {0, 0xff800000},
              {0x80000000, 0xff800000},
              {bitsOf(-1.0f), 0x7fffffff},
              {0x7f800000, 0x7f800000},
              {bitsOf(0x1p-140f), bitsOf(-140.0f)}});
  expectRows("sin.approx.f32 %d, %a;", {32, {32}},
             {{0x80000000, 0x80000000}, {0x7f800000, 0x7fffffff}});
  expectRows("cos.approx.ftz.f32 %d, %a;", {32, {32}},
             {{0, bitsOf(1.0f)}, {1, bitsOf(1.0f)}, {0xff800000, 0x7fffffff}});
  expectRows("tanh.approx.f32 %d, %a;", {32, {32}},
             {{0, 0},
              {0xff800000, bitsOf(-1.0f)},
              {bitsOf(100.0f), bitsOf(1.0f)},
              {0x7fc00000, 0x7fffffff}});
  // Published digits: sin 1 = 0.8414709848, cos 1 = 0.5403023059,
  // tanh 1 = 0.7615941560, 2^0.5 = 1.4142135624, log2 10 = 3.3219280949.
  expectRows("sin.approx.f32 %d, %a;", {32, {32}},
             {{bitsOf(1.0f), bitsOf(0.8414709848f)}});
  expectRows("cos.approx.f32 %d, %a;", {32, {32}},
             {{bitsOf(1.0f), bitsOf(0.5403023059f)}});
  expectRows("tanh.approx.f32 %d, %a;", {32, {32}},
             {{bitsOf(1.0f), bitsOf(0.7615941560f)}});
  expectRows("ex2.approx.f32 %d, %a;", {32, {32}},
             {{bitsOf(0.5f), bitsOf(1.4142135624f)}});
  expectRows("lg2.approx.f32 %d, %a;", {32, {32}},
             {{bitsOf(10.0f), bitsOf(3.3219280949f)}});
}

// "ex2, tanh" of f16, bf16 and pairs. 2^0.5 is 1.4142 = 0x3da8 in f16 and
// 0x3fb5 in bf16; tanh 1 is 0x3a18 and 0x3f43.
TEST(FloatFunctionTest, Halves) {
  expectRows("ex2.approx.f16 %d, %a;", {16, {16}},
             {{0x3800, 0x3da8}, {0xce00, 0x0001}});
  expectRows("ex2.approx.f16x2 %d, %a;", {32, {32}},
             {{0x38004200, 0x3da84800}});
  expectRows("ex2.approx.ftz.bf16 %d, %a;", {16, {16}},
             {{0x3f00, 0x3fb5}, {0xc2fe, 0}});
  expectRows("tanh.approx.bf16x2 %d, %a;", {32, {32}},
             {{0x3f80ff80, 0x3f43bf80}});
  expectRows("tanh.approx.f16 %d, %a;", {16, {16}},
             {{0x3c00, 0x3a18}, {0x8000, 0x8000}});
}

TEST(FloatFunctionTest, UnknownForms) {
  for (const char *body :
       {"rcp.f32 %d, %a;", "sqrt.approx.f64 %d, %a;", "ex2.approx.bf16 %d, %a;",
        "sin.f32 %d, %a;", "rcp.rn.ftz.f64 %d, %a;",
        "tanh.approx.ftz.f32 %d, %a;", "lg2.approx.f16 %d, %a;",
        "rsqrt.rn.f32 %d, %a;"}) {
    auto run = runKernel<uint64_t>(makeRowKernel(body, {32, {32}}),
                                   std::vector<uint64_t>(4 * 32), 32);
    EXPECT_TRUE(llvm::StringRef(run.error).starts_with("test.ptx:")) << body;
  }
}
