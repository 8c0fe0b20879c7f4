//===- RandomTensor.cpp ---------------------------------------------------===//
//
// Seeded random arguments, the same on every machine: integer operations, one
// exact conversion, one multiplication, one rounding.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Runtime/RandomTensor.h"
#include <cmath>

using namespace mlir;
using namespace mlir::hot;

static constexpr uint64_t kStep = 0x9e3779b97f4a7c15;

static uint64_t mix(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

/// In [-1, 1), a multiple of 2^(1 - bits).
static double toUnit(uint64_t word, int bits) {
  return std::ldexp(static_cast<double>(word >> (64 - bits)), 1 - bits) - 1;
}

void mlir::hot::fillRandom(HostTensor &tensor, uint64_t seed, uint64_t stream,
                           double scale) {
  ElementType type = tensor.getElementType();
  uint64_t start = mix(seed + kStep * (stream + 1));
  uint64_t range = type == ElementType::I1   ? 2
                   : type == ElementType::I4 ? 8
                                             : 10;
  for (int64_t i = 0, e = tensor.getNumElements(); i < e; ++i) {
    uint64_t word = mix(start + kStep * (i + 1));
    if (isFloat(type))
      tensor.setFromDouble(
          i, scale * toUnit(word, type == ElementType::F64 ? 53 : 24));
    else
      tensor.setFromDouble(i, word % range);
  }
}
