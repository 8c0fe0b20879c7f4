//===- FloatOracle.h - Float results by arbitrary arithmetic ----*- C++ -*-===//
//
// llvm::APFloat computes every format and rounding in integers and knows
// nothing of the host's floats: what the emulator's results are held to.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_UNITTESTS_EMULATOR_FLOATORACLE_H
#define HOT_UNITTESTS_EMULATOR_FLOATORACLE_H

#include "Rows.h"
#include "llvm/ADT/APFloat.h"

namespace mlir::hot::emulator {

struct OracleFormat {
  const llvm::fltSemantics &semantics;
  unsigned bits;
  uint64_t nan; ///< of results
};

inline OracleFormat getF32() {
  return {llvm::APFloat::IEEEsingle(), 32, 0x7fffffff};
}
inline OracleFormat getF64() {
  return {llvm::APFloat::IEEEdouble(), 64, 0xfff8000000000000};
}
inline OracleFormat getF16() { return {llvm::APFloat::IEEEhalf(), 16, 0x7fff}; }
inline OracleFormat getBF16() { return {llvm::APFloat::BFloat(), 16, 0x7fff}; }

struct OracleRounding {
  const char *name;
  llvm::RoundingMode mode;
};
constexpr OracleRounding kRoundings[] = {
    {"rn", llvm::RoundingMode::NearestTiesToEven},
    {"rz", llvm::RoundingMode::TowardZero},
    {"rm", llvm::RoundingMode::TowardNegative},
    {"rp", llvm::RoundingMode::TowardPositive}};

inline llvm::APFloat toFloat(const OracleFormat &format, uint64_t bits) {
  return llvm::APFloat(format.semantics, llvm::APInt(format.bits, bits));
}

inline uint64_t fromFloat(const OracleFormat &format,
                          const llvm::APFloat &value) {
  return value.isNaN() ? format.nan : value.bitcastToAPInt().getZExtValue();
}

inline uint64_t flushSubnormal(const OracleFormat &format, uint64_t bits) {
  if (!toFloat(format, bits).isDenormal())
    return bits;
  return bits & uint64_t(1) << (format.bits - 1);
}

/// [0, 1], NaN and -0 to +0.
inline uint64_t clampToOne(const OracleFormat &format, uint64_t bits) {
  llvm::APFloat value = toFloat(format, bits);
  llvm::APFloat one = llvm::APFloat::getOne(format.semantics);
  if (value.isNaN() || value.isNegative())
    return 0;
  return value > one ? one.bitcastToAPInt().getZExtValue() : bits;
}

/// add, sub, mul, div or fma of a row.
inline uint64_t compute(const OracleFormat &format, llvm::StringRef op,
                        const Row &row, llvm::RoundingMode mode) {
  llvm::APFloat value = toFloat(format, row[0]), b = toFloat(format, row[1]);
  // The first NaN among the operands, quiet; APFloat's choice is the same.
  if (op == "add")
    value.add(b, mode);
  else if (op == "sub")
    value.subtract(b, mode);
  else if (op == "mul")
    value.multiply(b, mode);
  else if (op == "div")
    value.divide(b, mode);
  else
    value.fusedMultiplyAdd(b, toFloat(format, row[2]), mode);
  return fromFloat(format, value);
}

/// Values at the ends of a format, some between, and `count` random ones, half
/// of them near one in size so that sums matter.
inline std::vector<uint64_t> getFloats(const OracleFormat &format,
                                       unsigned count) {
  using llvm::APFloat;
  const llvm::fltSemantics &semantics = format.semantics;
  std::vector<APFloat> values = {APFloat::getZero(semantics),
                                 APFloat::getSmallest(semantics),
                                 APFloat::getSmallestNormalized(semantics),
                                 APFloat::getOne(semantics),
                                 APFloat::getLargest(semantics),
                                 APFloat::getInf(semantics),
                                 APFloat::getNaN(semantics)};
  APFloat subnormal = APFloat::getSmallestNormalized(semantics);
  subnormal.next(true);
  values.push_back(subnormal);
  APFloat aboveOne = APFloat::getOne(semantics);
  aboveOne.next(false);
  values.push_back(aboveOne);
  for (double number : {3.0, 1.0 / 3.0, 0.5, 100.25}) {
    APFloat value(number);
    bool inexact;
    value.convert(semantics, llvm::RoundingMode::NearestTiesToEven, &inexact);
    values.push_back(value);
  }
  std::vector<uint64_t> bits;
  uint64_t sign = uint64_t(1) << (format.bits - 1);
  for (const APFloat &value : values) {
    uint64_t number = value.bitcastToAPInt().getZExtValue();
    bits.push_back(number);
    bits.push_back(number | sign);
  }
  std::mt19937_64 random(format.bits);
  uint64_t one = APFloat::getOne(semantics).bitcastToAPInt().getZExtValue();
  for (unsigned i = 0; i < count; ++i) {
    uint64_t number = random() & (sign | (sign - 1));
    if (i % 2) // Within an eighth of the exponents.
      number = one - sign / 16 + number % (sign / 8);
    bits.push_back(i % 4 == 3 ? number | sign : number);
  }
  return bits;
}

} // namespace mlir::hot::emulator

#endif // HOT_UNITTESTS_EMULATOR_FLOATORACLE_H
