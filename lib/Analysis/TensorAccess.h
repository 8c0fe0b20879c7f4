//===- TensorAccess.h - Where loops read a tensor ---------------*- C++ -*-===//
//
// Private to the library: follows what a product reads through the zeros that
// were put around and between its elements.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_ANALYSIS_TENSORACCESS_H
#define HOT_LIB_ANALYSIS_TENSORACCESS_H

#include "hot/Analysis/WindowProduct.h"

namespace mlir::hot {

/// Along one axis, loops read the element at position / divisor, or zero where
/// that is no whole number or not inside of the tensor.
struct AxisAccess {
  AffineExpr position;
  int64_t divisor = 1;
  /// The position is known to be inside always.
  bool inside = true;
};

struct TensorAccess {
  Value value;
  SmallVector<AxisAccess> axes;
  /// As in TracedValue.
  bool exact = true, sameStatics = true;

  RankedTensorType getType() const {
    return cast<RankedTensorType>(value.getType());
  }
  AffineMap getMap(unsigned numLoops) const;
};

/// The operand itself, then what it was made of.
SmallVector<TensorAccess> traceAccess(Value operand, AffineMap map,
                                      ArrayRef<int64_t> sizes);

/// A convolution with a group for each sample, whose result is added up over
/// the samples afterwards, is one product that sums over them: makes it that.
void absorbSumOfResult(ProductParts &parts);

} // namespace mlir::hot

#endif // HOT_LIB_ANALYSIS_TENSORACCESS_H
