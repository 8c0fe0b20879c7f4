//===- ConversionTest.cpp - cvt of the emulator ---------------------------===//
//
// PTX ISA, "Data Movement and Conversion Instructions: cvt, cvt.pack", against
// llvm::APFloat and llvm::APInt.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "FloatOracle.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir::hot::emulator;
using llvm::APFloat;
using llvm::APInt;
using llvm::APSInt;

namespace {

struct IntegerType {
  unsigned bits;
  bool isSigned;
  std::string getName() const {
    return (isSigned ? "s" : "u") + std::to_string(bits);
  }
};

std::vector<IntegerType> getIntegers() {
  std::vector<IntegerType> types;
  for (unsigned bits : {8u, 16u, 32u, 64u})
    for (bool isSigned : {false, true})
      types.push_back({bits, isSigned});
  return types;
}

struct FloatType {
  const char *name;
  OracleFormat format;
};
const FloatType kFloats[] = {{"f16", getF16()},
                             {"bf16", getBF16()},
                             {"f32", getF32()},
                             {"f64", getF64()}};

/// There are no registers of 8 bits in these tests.
unsigned getRegisterBits(unsigned bits) { return bits == 8 ? 16 : bits; }

/// An 8-bit result fills its 16-bit register by its sign.
uint64_t extendResult(uint64_t bits, const IntegerType &type) {
  if (type.bits != 8 || !type.isSigned)
    return bits;
  return truncate(signExtend(bits, 8), 16);
}

APInt clampTo(const IntegerType &to, const APInt &value, bool isSigned) {
  APInt wide = isSigned ? value.sext(128) : value.zext(128);
  APInt low =
      to.isSigned ? APInt::getSignedMinValue(to.bits).sext(128) : APInt(128, 0);
  APInt high = to.isSigned ? APInt::getSignedMaxValue(to.bits).sext(128)
                           : APInt::getMaxValue(to.bits).zext(128);
  return (wide.slt(low) ? low : wide.sgt(high) ? high : wide).trunc(to.bits);
}

} // namespace

// Integers to integers: low bits, extension by the source's sign, or .sat.
TEST(ConversionTest, IntegersToIntegers) {
  for (const IntegerType &to : getIntegers())
    for (const IntegerType &from : getIntegers())
      for (bool sat : {false, true})
        expectFunction(std::string("cvt.") + (sat ? "sat." : "") +
                           to.getName() + "." + from.getName() + " %d, %a;",
                       {getRegisterBits(to.bits), {getRegisterBits(from.bits)}},
                       getProduct({getEdges(from.bits)}), [&](const Row &row) {
                         APInt value(from.bits, row[0]);
                         APInt result = sat ? clampTo(to, value, from.isSigned)
                                        : from.isSigned
                                            ? value.sextOrTrunc(to.bits)
                                            : value.zextOrTrunc(to.bits);
                         return extendResult(result.getZExtValue(), to);
                       });
}

// "Operand Size Exceeding Instruction-Type Size": sources are cut to their
// type, results fill wider registers by the sign of the type.
TEST(ConversionTest, WideRegisters) {
  expectRows("cvt.s32.s8 %d, %a;", {32, {32}},
             {{0xffffff80, 0xffffff80}, {0x17f, 0x7f}});
  expectRows("cvt.u32.u16 %d, %a;", {32, {64}}, {{0xffffffffffff8000, 0x8000}});
  expectRows("cvt.s8.s32 %d, %a;", {64, {32}}, {{0x1ff, ~0ull}});
  expectRows("cvt.u16.u32 %d, %a;", {64, {32}}, {{0x1ffff, 0xffff}});
  expectRows("cvt.s64.s32 %d, %a;", {64, {64}},
             {{0xffffffff80000000, 0xffffffff80000000}});
  expectRows("cvt.sat.s8.s32 %d, %a;", {32, {32}},
             {{300, 127}, {0xffffff00, 0xffffff80}});
}

// Integers to floats: one rounding, in all modes, of 64-bit numbers too.
TEST(ConversionTest, IntegersToFloats) {
  for (const FloatType &to : kFloats)
    for (const IntegerType &from : getIntegers())
      for (const OracleRounding &rounding : kRoundings) {
        std::vector<uint64_t> values = getEdges(from.bits);
        for (uint64_t value :
             {0x10001ull, 0x1000001ull, 0x1000003ull, 65519ull, 65520ull,
              0x20000000000001ull, 0x80000100000001ull, 0xffffff8000000001ull,
              0x101ull, 0x801ull})
          values.push_back(truncate(value, from.bits));
        expectFunction(std::string("cvt.") + rounding.name + "." + to.name +
                           "." + from.getName() + " %d, %a;",
                       {to.format.bits, {getRegisterBits(from.bits)}},
                       getProduct({values}), [&](const Row &row) {
                         APFloat value(to.format.semantics);
                         value.convertFromAPInt(APInt(from.bits, row[0]),
                                                from.isSigned, rounding.mode);
                         return value.bitcastToAPInt().getZExtValue();
                       });
      }
  expectRows("cvt.rn.sat.f32.s32 %d, %a;", {32, {32}},
             {{0xffffffff, 0}, {0, 0}, {1, 0x3f800000}, {5, 0x3f800000}});
}

// Floats to integers: out of range gives the nearest; NaN gives zero, but the
// highest bit alone if f64 or a 64-bit integer takes part.
TEST(ConversionTest, FloatsToIntegers) {
  const char *names[] = {"rni", "rzi", "rmi", "rpi"};
  for (const IntegerType &to : getIntegers())
    for (const FloatType &from : kFloats)
      for (unsigned i = 0; i < 4; ++i) {
        std::vector<uint64_t> values = getFloats(from.format, 30);
        for (double number : {0.5,
                              1.5,
                              2.5,
                              0.49,
                              -0.5,
                              -1.5,
                              -0.51,
                              127.5,
                              128.0,
                              -128.5,
                              -129.0,
                              255.5,
                              32767.5,
                              -32768.5,
                              65535.4,
                              65535.6,
                              2147483647.0,
                              2147483647.5,
                              2147483648.0,
                              -2147483648.0,
                              -2147483649.0,
                              4294967295.5,
                              4294967296.0,
                              9223372036854775808.0,
                              -9223372036854775808.0,
                              18446744073709551616.0,
                              8388607.5,
                              4503599627370495.5,
                              -4503599627370495.5}) {
          APFloat value(number);
          bool inexact;
          value.convert(from.format.semantics,
                        llvm::RoundingMode::NearestTiesToEven, &inexact);
          values.push_back(value.bitcastToAPInt().getZExtValue());
        }
        expectFunction(
            std::string("cvt.") + names[i] + "." + to.getName() + "." +
                from.name + " %d, %a;",
            {getRegisterBits(to.bits), {from.format.bits}},
            getProduct({values}), [&](const Row &row) {
              APFloat value = toFloat(from.format, row[0]);
              if (value.isNaN()) {
                bool isZero = from.format.bits != 64 && to.bits != 64;
                return extendResult(isZero ? 0 : uint64_t(1) << (to.bits - 1),
                                    to);
              }
              // Saturates on its own.
              APSInt result(to.bits, !to.isSigned);
              bool exact;
              value.convertToInteger(result, kRoundings[i].mode, &exact);
              return extendResult(result.getZExtValue(), to);
            });
      }
  // .ftz: a subnormal is zero before it is rounded up.
  expectRows("cvt.rpi.ftz.s32.f32 %d, %a;", {32, {32}},
             {{1, 0}, {0x00800000, 1}});
  expectRows("cvt.rpi.s32.f32 %d, %a;", {32, {32}}, {{1, 1}});
}

// Floats to floats: one rounding where something is lost, none elsewhere.
TEST(ConversionTest, FloatsToFloats) {
  for (const FloatType &to : kFloats)
    for (const FloatType &from : kFloats) {
      if (to.name == from.name)
        continue;
      bool isLossy = to.format.bits <= from.format.bits;
      for (const OracleRounding &rounding : kRoundings) {
        std::vector<uint64_t> values = getFloats(from.format, 400);
        // Around the ends of the narrower formats, and halfway.
        for (double number :
             {65504.0,  65519.9,         65520.0,        0x1p-14,
              0x1p-24,  0x1p-25,         0x1.8p-25,      0x1p-26,
              0x1.01p0, 0x1.018p0,       0x1.002p0,      0x1.006p0,
              0x1p-126, 0x1p-133,        0x1.8p-134,     0x1p-149,
              0x1p-150, 0x1.fffffefp127, 0x1.ff7fffp127, 0x1.ffp127}) {
          APFloat value(number);
          bool inexact;
          value.convert(from.format.semantics,
                        llvm::RoundingMode::NearestTiesToEven, &inexact);
          values.push_back(value.bitcastToAPInt().getZExtValue());
        }
        std::string opcode = std::string("cvt.") +
                             (isLossy ? std::string(rounding.name) + "." : "") +
                             to.name + "." + from.name;
        expectFunction(
            opcode + " %d, %a;", {to.format.bits, {from.format.bits}},
            getProduct({values}), [&](const Row &row) {
              APFloat value = toFloat(from.format, row[0]);
              bool inexact;
              value.convert(to.format.semantics, rounding.mode, &inexact);
              // An f64 NaN keeps the payload.
              if (to.format.bits == 64 && value.isNaN())
                return value.bitcastToAPInt().getZExtValue();
              return fromFloat(to.format, value);
            });
      }
    }
}

// "cvt": .ftz, .sat, .relu and .satfinite.
TEST(ConversionTest, Flags) {
  expectRows("cvt.ftz.sat.f32.f32 %d, %a;", {32, {32}},
             {{1, 0},
              {0x40000000, 0x3f800000},
              {0x80000000, 0},
              {0x7fc00000, 0},
              {0x3f000000, 0x3f000000}});
  expectRows("cvt.ftz.f64.f32 %d, %a;", {64, {32}},
             {{0x80000001, bitsOf(-0.0)}});
  expectRows("cvt.rn.ftz.f32.f64 %d, %a;", {32, {64}},
             {{bitsOf(-0x1p-127), 0x80000000}, {bitsOf(0x1p-126), 0x00800000}});
  expectRows("cvt.rn.sat.f16.f32 %d, %a;", {16, {32}},
             {{bitsOf(3.0f), 0x3c00},
              {bitsOf(-3.0f), 0},
              {0x7fc00000, 0},
              {bitsOf(0.5f), 0x3800}});
  expectRows("cvt.sat.f64.f64 %d, %a;", {64, {64}},
             {{bitsOf(-2.0), 0}, {bitsOf(2.0), bitsOf(1.0)}});
  expectRows("cvt.rn.relu.f16.f32 %d, %a;", {16, {32}},
             {{bitsOf(-3.0f), 0},
              {0xffc00000, 0x7fff},
              {0x80000000, 0},
              {0x7f800000, 0x7c00}});
  expectRows(
      "cvt.rn.satfinite.bf16.f32 %d, %a;", {16, {32}},
      {{0x7f800000, 0x7f7f}, {0xff7fffff, 0xff7f}, {0x7fc00000, 0x7fff}});
}

// "cvt": integer rounding within a float type keeps the sign of zero.
TEST(ConversionTest, RoundToIntegerInPlace) {
  const char *names[] = {"rni", "rzi", "rmi", "rpi"};
  for (const FloatType &type : kFloats)
    for (unsigned i = 0; i < 4; ++i)
      expectFunction(std::string("cvt.") + names[i] + "." + type.name + "." +
                         type.name + " %d, %a;",
                     {type.format.bits, {type.format.bits}},
                     getProduct({getFloats(type.format, 200)}),
                     [&](const Row &row) {
                       APFloat value = toFloat(type.format, row[0]);
                       if (value.isNaN() && type.format.bits == 64)
                         return row[0];
                       value.roundToIntegral(kRoundings[i].mode);
                       return fromFloat(type.format, value);
                     });
}

// "cvt" to x2 types: the first source goes to the upper half.
TEST(ConversionTest, Pairs) {
  auto values = getFloats(getF32(), 60);
  for (bool isBFloat : {false, true})
    for (unsigned i = 0; i < 2; ++i) // .rn, .rz
      for (bool relu : {false, true}) {
        OracleFormat to = isBFloat ? getBF16() : getF16();
        expectFunction(
            std::string("cvt.") + kRoundings[i].name + (relu ? ".relu" : "") +
                (isBFloat ? ".bf16x2" : ".f16x2") + ".f32 %d, %a, %b;",
            {32, {32, 32}}, getProduct({values, values}), [&](const Row &row) {
              uint64_t bits = 0;
              for (uint64_t operand : row) {
                APFloat value = toFloat(getF32(), operand);
                bool inexact, nan = value.isNaN();
                value.convert(to.semantics, kRoundings[i].mode, &inexact);
                uint64_t half = fromFloat(to, value);
                if (relu && !nan && value.isNegative())
                  half = 0;
                bits = bits << 16 | half;
              }
              return bits;
            });
      }
  expectRows("cvt.rn.satfinite.f16x2.f32 %d, %a, %b;", {32, {32, 32}},
             {{0x7f800000, bitsOf(-70000.0f), 0x7bfffbff}});
}

// "cvt" to tf32: 10 bits after the point; .rna rounds halves from zero.
TEST(ConversionTest, TF32) {
  expectRows("cvt.rna.tf32.f32 %d, %a;", {32, {32}},
             {{0x3f801000, 0x3f802000},
              {0x3f800fff, 0x3f800000},
              {0xbf803000, 0xbf804000},
              {0x7f7fffff, 0x7f800000},
              {0x7f800000, 0x7f800000},
              {0x7f800001, 0x7fffffff}});
  expectRows("cvt.rna.satfinite.tf32.f32 %d, %a;", {32, {32}},
             {{0x7f7fffff, 0x7f7fe000}, {0xff800000, 0xff7fe000}});
  expectRows("cvt.rn.tf32.f32 %d, %a;", {32, {32}},
             {{0x3f801000, 0x3f800000},
              {0x3f803000, 0x3f804000},
              {0x3f801001, 0x3f802000}});
  expectRows("cvt.rz.relu.tf32.f32 %d, %a;", {32, {32}},
             {{0x3f803fff, 0x3f802000}, {0xbf803fff, 0}});
}

// "cvt" to and from e4m3x2 and e5m2x2, the largest numbers being 448 and 57344.
TEST(ConversionTest, Float8) {
  auto values = getFloats(getF16(), 200);
  for (bool isE4M3 : {false, true}) {
    const llvm::fltSemantics &semantics =
        isE4M3 ? APFloat::Float8E4M3FN() : APFloat::Float8E5M2();
    std::string name = isE4M3 ? "e4m3x2" : "e5m2x2";
    auto convert = [&](const APFloat &number) -> uint64_t {
      APFloat value = number, largest = APFloat::getLargest(semantics);
      bool inexact;
      value.convert(semantics, llvm::RoundingMode::NearestTiesToEven, &inexact);
      if (number.isNaN())
        return 0x7f;
      // e4m3 overflows to NaN.
      if (value.isInfinity() || value.isNaN())
        value = number.isNegative() ? -largest : largest;
      return value.bitcastToAPInt().getZExtValue();
    };
    std::vector<Row> singles, pairs;
    for (size_t i = 0; i + 1 < values.size(); ++i) {
      pairs.push_back({values[i] << 16 | values[i + 1]});
      Row row;
      for (size_t j : {i, i + 1}) {
        APFloat value = toFloat(getF16(), values[j]);
        bool inexact;
        value.convert(APFloat::IEEEsingle(),
                      llvm::RoundingMode::NearestTiesToEven, &inexact);
        row.push_back(value.bitcastToAPInt().getZExtValue() + (i % 3));
      }
      singles.push_back(row);
    }
    expectFunction("cvt.rn.satfinite." + name + ".f32 %d, %a, %b;",
                   {16, {32, 32}}, singles, [&](const Row &row) {
                     return convert(toFloat(getF32(), row[0])) << 8 |
                            convert(toFloat(getF32(), row[1]));
                   });
    expectFunction("cvt.rn.satfinite." + name + ".f16x2 %d, %a;", {16, {32}},
                   pairs, [&](const Row &row) {
                     return convert(toFloat(getF16(), row[0] >> 16)) << 8 |
                            convert(toFloat(getF16(), row[0] & 0xffff));
                   });
    std::vector<Row> bytes;
    for (uint64_t i = 0; i < 256; ++i)
      bytes.push_back({i << 8 | (255 - i)});
    expectFunction("cvt.rn.f16x2." + name + " %d, %a;", {32, {16}}, bytes,
                   [&](const Row &row) {
                     uint64_t bits = 0;
                     for (uint64_t byte : {row[0] >> 8, row[0] & 0xff}) {
                       APFloat value(semantics, APInt(8, byte));
                       bool inexact;
                       value.convert(APFloat::IEEEhalf(),
                                     llvm::RoundingMode::NearestTiesToEven,
                                     &inexact);
                       bits = bits << 16 | fromFloat(getF16(), value);
                     }
                     return bits;
                   });
  }
  expectRows("cvt.rn.satfinite.relu.e4m3x2.f32 %d, %a, %b;", {16, {32, 32}},
             {{bitsOf(-1.0f), bitsOf(500.0f), 0x007e}});
}

// "cvt.pack": below the clamped numbers is nothing, above them is c.
TEST(ConversionTest, Pack) {
  expectRows("cvt.pack.sat.s16.s32 %d, %a, %b;", {32, {32, 32}},
             {{0x8000, 0xffff0000, 0x7fff8000}, {1, 0xffffffff, 0x0001ffff}});
  expectRows("cvt.pack.sat.u16.s32 %d, %a, %b;", {32, {32, 32}},
             {{0x10000, 0xffffffff, 0xffff0000}});
  expectRows(
      "cvt.pack.sat.s8.s32.b32 %d, %a, %b, %c;", {32, {32, 32, 32}},
      {{200, 0xffffff00, 0x12345678, 0x56787f80}, {1, 0xffffffff, 0, 0x01ff}});
  expectRows("cvt.pack.sat.u8.s32.b32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{300, 0xffffffff, 0x12345678, 0x5678ff00}});
  expectRows("cvt.pack.sat.s4.s32.b32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{7, 0xfffffff0, 0x12345678, 0x34567878}});
  expectRows("cvt.pack.sat.u2.s32.b32 %d, %a, %b, %c;", {32, {32, 32, 32}},
             {{2, 9, 0x12345678, 0x2345678b}});
}

// Other lanes keep their registers.
TEST(ConversionTest, GuardLeavesOtherLanes) {
  std::string body = "{\n.reg .pred %p;\nsetp.lt.u32 %p, %thread, 5;\n"
                     "mov.b16 %d, 0;\n@%p cvt.rz.f16.f32 %d, %a;\n"
                     "@!%p cvt.rn.f16.f32 %d, %a;\n}";
  std::vector<uint64_t> results =
      runRows(body, {16, {32}}, std::vector<Row>(31, Row{bitsOf(0x1.fffp0f)}));
  for (size_t i = 0; i < results.size(); ++i)
    EXPECT_EQ(results[i], i < 5 ? 0x3fffu : 0x4000u) << i;
}

TEST(ConversionTest, UnknownForms) {
  for (const char *body :
       {"cvt.f32.s32 %d, %a;", "cvt.s32.f32 %d, %a;", "cvt.rn.s32.f32 %d, %a;",
        "cvt.rn.f32.f32 %d, %a;", "cvt.rn.s32.s32 %d, %a;",
        "cvt.f16.f32 %d, %a;", "cvt.rni.f32.f16 %d, %a;",
        "cvt.rn.ftz.s32.s32 %d, %a;", "cvt.rn.e4m3x2.f32 %d, %a, %a;",
        "cvt.rm.f16x2.f32 %d, %a, %a;", "cvt.rn.relu.f32.f64 %d, %a;",
        "cvt.b32.b32 %d, %a;", "cvt.pack.s8.s32.b32 %d, %a, %a, %a;",
        "cvt.s64.s32 %d, %a;"}) {
    auto run = runKernel<uint64_t>(makeRowKernel(body, {32, {32}}),
                                   std::vector<uint64_t>(4 * 32), 32);
    EXPECT_TRUE(llvm::StringRef(run.error).starts_with("test.ptx:")) << body;
  }
}
