//===- TensorStatistics.cpp -----------------------------------------------===//
//
// Figures about tensors, computed in double.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Runtime/TensorStatistics.h"
#include <cmath>

using namespace mlir;
using namespace mlir::hot;

TensorSummary mlir::hot::summarize(const HostTensor &tensor) {
  double sum = 0, squares = 0;
  for (int64_t i = 0, e = tensor.getNumElements(); i < e; ++i) {
    double value = tensor.getAsDouble(i);
    sum += value;
    squares += value * value;
  }
  int64_t count = std::max<int64_t>(tensor.getNumElements(), 1);
  return {sum / count, std::sqrt(squares)};
}

std::optional<TensorError>
mlir::hot::compareTensors(const HostTensor &actual,
                          const HostTensor &expected) {
  if (actual.getShape() != expected.getShape())
    return std::nullopt;
  double difference = 0, norm = 0;
  TensorError error;
  for (int64_t i = 0, e = expected.getNumElements(); i < e; ++i) {
    double a = actual.getAsDouble(i), b = expected.getAsDouble(i);
    if (a == b || (std::isnan(a) && std::isnan(b))) {
      norm += std::isfinite(b) ? b * b : 0;
      continue;
    }
    double distance = std::fabs(a - b);
    difference += distance * distance;
    norm += b * b;
    // A NaN must win: std::max would drop it.
    if (!(distance <= error.maximum) && !std::isnan(error.maximum))
      error.maximum = distance;
  }
  error.relative =
      difference == 0 ? 0 : std::sqrt(difference) / std::sqrt(norm);
  return error;
}
