//===- TensorStatistics.h ---------------------------------------*- C++ -*-===//
//
// Figures about tensors, computed in double: norms, and how far two are apart.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_RUNTIME_TENSORSTATISTICS_H
#define HOT_RUNTIME_TENSORSTATISTICS_H

#include "hot/Runtime/HostTensor.h"

namespace mlir::hot {

struct TensorSummary {
  double mean = 0;   ///< 0 for an empty tensor
  double l2Norm = 0; ///< Frobenius
};

TensorSummary summarize(const HostTensor &tensor);

struct TensorError {
  /// |actual - expected| / |expected|, Frobenius norms. 0 / 0 counts as 0.
  double relative = 0;
  /// Largest |difference| of an element.
  double maximum = 0;
};

/// Elements that are NaN, or the same infinity, on both sides count as equal.
/// Nothing if the shapes differ.
std::optional<TensorError> compareTensors(const HostTensor &actual,
                                          const HostTensor &expected);

} // namespace mlir::hot

#endif // HOT_RUNTIME_TENSORSTATISTICS_H
