//===- WindowProduct.h - Convolutions and their gradients -------*- C++ -*-===//
//
// Views products that slide a window over an operand as contractions.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_ANALYSIS_WINDOWPRODUCT_H
#define HOT_ANALYSIS_WINDOWPRODUCT_H

#include "hot/Analysis/ContractionView.h"

namespace mlir::hot {

/// y[n,o,h,w] = sum over i,r,s of x[n,i,2h+r,2w+s] w[o,i,r,s], or one of its
/// gradients. Zeros around and between the elements of an operand are not part
/// of the view: its operands are the tensors without them, its maps may point
/// outside, where zero is read, and loops over zeros only are gone.
struct WindowProduct {
  ContractionView view;
  /// What the operands were made of, through padding, spreading, cropping and
  /// reversal too, and where the loops read it.
  Value sources[2];
  AffineMap sourceMaps[2];
};

/// Views `op`, a sum of products that is no plain contraction.
std::optional<WindowProduct> matchWindowProduct(Operation *op);

/// Whether the loop counts more than one iteration.
inline bool isProperLoop(const ContractionView &view, unsigned loop) {
  return view.getExtent(loop) != 1;
}

/// Whether each group of channels has a weight of its own.
bool isGrouped(const ContractionView &view);

/// The smallest and the largest value of a linear `position` over all
/// iterations, if the sizes of its loops are known.
std::optional<std::pair<int64_t, int64_t>>
getBounds(AffineExpr position, const ContractionView &view);

/// position = offset + sum of factor * loop, over loops of more than one
/// iteration.
struct LinearPosition {
  SmallVector<std::pair<unsigned, int64_t>> terms;
  int64_t offset = 0;
};
std::optional<LinearPosition> getLinearPosition(AffineExpr position,
                                                ArrayRef<int64_t> sizes);

/// What `tensor` was made of by copying, padding, spreading, cropping and
/// reversing, the tensor itself if it was not.
Value getWindowSource(Value tensor);

/// The tensor that `op` reverses or reads at constant places along its axes,
/// element by element, or null. `positions` are those of the source for the
/// result's d0, d1, ...
Value getReversalSource(Operation *op, SmallVectorImpl<AffineExpr> &positions);

} // namespace mlir::hot

#endif // HOT_ANALYSIS_WINDOWPRODUCT_H
