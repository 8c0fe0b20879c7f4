//===- Walsh.h --------------------------------------------------*- C++ -*-===//
//
// Walsh-Hadamard orders and selections, as plain integer functions.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_SUPPORT_WALSH_H
#define HOT_SUPPORT_WALSH_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace mlir::hot {

/// Natural (Hadamard) index of row `s` of the sequency-ordered Walsh matrix of
/// size n, a power of two: bitreverse(s xor (s >> 1)).
int64_t getNaturalRow(int64_t s, int64_t n);

/// Natural rows of the components that `rank` of n keep, in stored order.
/// `gridLowPass` is the lp_l1 selection (n a square), else the lowest
/// sequencies.
llvm::SmallVector<int64_t> getKeptNaturalRows(int64_t n, int64_t rank,
                                              bool gridLowPass);

/// fl(1 / sqrt(n)) in single precision.
float getWalshScale(int64_t n);

/// In place, natural order, single precision: stages h = 1, 2, ..., n / 2 of
/// (a, b) -> (a + b, a - b), then one multiplication by fl(1 / sqrt(n)).
void walshHadamard(llvm::MutableArrayRef<float> block);

} // namespace mlir::hot

#endif // HOT_SUPPORT_WALSH_H
