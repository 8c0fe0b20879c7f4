//===- FloatFormatTest.cpp - What the emulator's floats are made of -------===//
//
// The ways that a host with better instructions does not take, and every value
// of the narrow formats.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "FloatOracle.h"
#include "ISA/FloatFormats.h"

using namespace mlir::hot::emulator;
using llvm::APFloat;

static constexpr llvm::RoundingMode kNearest =
    llvm::RoundingMode::NearestTiesToEven;

static APFloat convert(APFloat value, const llvm::fltSemantics &semantics) {
  bool inexact;
  value.convert(semantics, kNearest, &inexact);
  return value;
}

// fma without the instruction.
TEST(FloatFormatTest, FusedInDouble) {
  OracleFormat format = getF32();
  auto few = getFloats(format, 0), many = getFloats(format, 20000);
  std::vector<Row> rows = getProduct({few, few, few});
  for (size_t i = 0; i + 2 < many.size(); ++i) {
    rows.push_back({many[i], many[i + 1], many[i + 2]});
    rows.push_back({many[i], many[i + 1],
                    compute(format, "mul", rows.back(), kNearest) ^ 1 << 31});
  }
  for (const Row &row : rows) {
    float a = fromBits(static_cast<uint32_t>(row[0]));
    float b = fromBits(static_cast<uint32_t>(row[1]));
    float c = fromBits(static_cast<uint32_t>(row[2]));
    float fused = settleNaN(fuseInDouble(a, b, c), 0.0f);
    ASSERT_EQ(toBits(fused), compute(format, "fma", row, kNearest))
        << describe("fma", row);
  }
}

// All f16 and bf16 numbers widen exactly and come back.
TEST(FloatFormatTest, AllNarrowNumbers) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    APFloat half = toFloat(getF16(), bits), brain = toFloat(getBF16(), bits);
    if (!half.isNaN()) {
      ASSERT_EQ(toBits(widenHalf(bits)),
                convert(half, APFloat::IEEEsingle()).bitcastToAPInt());
      ASSERT_EQ(narrowToHalf(widenHalf(bits)), bits);
    }
    if (!brain.isNaN()) {
      ASSERT_EQ(narrowToBFloat(fromBits(bits << 16)), bits);
    }
  }
}

// Around each f16 and bf16 number, and around the midpoints above it.
TEST(FloatFormatTest, NarrowingNeighbours) {
  for (const OracleFormat &format : {getF16(), getBF16()})
    for (uint32_t bits = 0; bits < 0x7f80; ++bits) {
      APFloat value = toFloat(format, bits), next = toFloat(format, bits + 1);
      if (value.isNaN() || !next.isFinite())
        continue;
      value = convert(value, APFloat::IEEEsingle());
      APFloat middle = value;
      middle.add(convert(next, APFloat::IEEEsingle()), kNearest);
      middle.divide(APFloat(2.0f), kNearest);
      for (const APFloat &center : {value, middle})
        for (int offset : {-1, 0, 1}) {
          auto single = static_cast<uint32_t>(
              center.bitcastToAPInt().getZExtValue() + offset);
          if (offset < 0 && center.isZero())
            continue;
          uint64_t expected = fromFloat(
              format, convert(toFloat(getF32(), single), format.semantics));
          float number = fromBits(single);
          ASSERT_EQ(&format.semantics == &APFloat::IEEEhalf()
                        ? narrowToHalf(number)
                        : narrowToBFloat(number),
                    expected)
              << single;
        }
    }
}
