//===- WindowFactor.h - Windows that the products of a layer share -*- C++ -*-//
//
// Private to the library: which axes of a tensor a product reads as they are,
// and along which ones a window slides.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_ANALYSIS_WINDOWFACTOR_H
#define HOT_LIB_ANALYSIS_WINDOWFACTOR_H

#include "hot/Analysis/BackwardMatmuls.h"

namespace mlir::hot {

/// An axis that a window slides along, here or in the other operand. Its loops
/// are neither free nor summed as a whole:
///
///   y  at h of gy in gw, at 2h + r - 1 of x in y and gw
///   gx at r of w in y, at 2 - r of w in gx, at (h + r - 1) / 2 of gy in gx
struct WindowAxis {
  AxisDigits digits;
  /// Factors and sizes of the loops, and where they begin.
  SmallVector<std::pair<int64_t, int64_t>> steps;
  int64_t offset;
  /// Where one loop counts the axis: the other operand is read, along the axis
  /// that slides by it, at factor * index + offset and further.
  int64_t otherFactor = 0, otherOffset = 0;

  bool slides() const { return steps.size() > 1; }
};

/// Digits of the underlying tensor that `loops`, and no window, run over.
AxisDigits getDigits(const Product &product, Side side,
                     ArrayRef<unsigned> loops);

SmallVector<WindowAxis, 0> getWindows(const Product &product, Side side);

/// Whether two products, of one tensor, can be of one convolution: both read x
/// in the same places; or, where both read w, the element of x that y meets at
/// an index is as far ahead as that of gy is behind in gx.
bool areWindowsOfOneLayer(ArrayRef<WindowAxis> a, ArrayRef<WindowAxis> b);

/// The factor that no window slides over, if one slides over the other.
std::optional<Side> getFactorWithoutWindow(const Product &product);

} // namespace mlir::hot

#endif // HOT_LIB_ANALYSIS_WINDOWFACTOR_H
