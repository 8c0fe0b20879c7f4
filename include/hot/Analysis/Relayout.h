//===- Relayout.h - One tensor under several layouts ------------*- C++ -*-===//
//
// Follows a tensor upwards through transposes, reshapes and casts, and says
// where each of its axes comes from.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_ANALYSIS_RELAYOUT_H
#define HOT_ANALYSIS_RELAYOUT_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"

namespace mlir::hot {

/// A piece of an axis: the index of the axis, divided by `stride`, modulo
/// `extent`. Reshapes cut axes into such pieces and put them together.
struct Digit {
  unsigned axis;
  int64_t stride = 1;
  /// kRest: up to the end of the axis.
  int64_t extent = kRest;

  static constexpr int64_t kRest = 0;
  bool operator==(const Digit &other) const {
    return axis == other.axis && stride == other.stride &&
           extent == other.extent;
  }
};

/// Where one axis comes from, most significant piece first. Empty for an axis
/// of size one.
using AxisDigits = SmallVector<Digit, 2>;

/// `value` holds the same elements as the tensor the trace started from, whose
/// axis i is `axes[i]` of `value`.
struct TracedValue {
  Value value;
  SmallVector<AxisDigits> axes;
  /// Elements are the same numbers: no narrowing in between.
  bool exact = true;
  /// No tensor.cast in between, so that `value` is as static as its origin.
  bool sameStatics = true;

  RankedTensorType getType() const {
    return cast<RankedTensorType>(value.getType());
  }
};

/// The tensor itself, then what it was made of, up to the first op that does
/// more than move or convert elements.
SmallVector<TracedValue> traceRelayouts(Value tensor);

/// The same from the last value of `chain` on.
void continueTrace(SmallVectorImpl<TracedValue> &chain);

/// Digits as a set, comparable by ==: sorted, joined, unit pieces dropped.
AxisDigits normalizeDigits(ArrayRef<Digit> digits, RankedTensorType type);

/// The op's source if the op only moves or converts elements of one tensor.
Value getRelayoutSource(Operation *op);

} // namespace mlir::hot

#endif // HOT_ANALYSIS_RELAYOUT_H
