//===- ContractionView.h - Any linalg contraction, normalized ---*- C++ -*-===//
//
// One view of every form in which a product of two tensors arrives in linalg.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_ANALYSIS_CONTRACTIONVIEW_H
#define HOT_ANALYSIS_CONTRACTIONVIEW_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::hot {

/// The two factors of a product.
enum class Side : unsigned { Lhs = 0, Rhs = 1 };
inline Side otherSide(Side side) {
  return side == Side::Lhs ? Side::Rhs : Side::Lhs;
}

/// out[batch, m, n] += sum over k of lhs[batch, m, k] * rhs[batch, k, n] on
/// tensors, whatever the op is called and however its operands lie.
class ContractionView {
public:
  enum class Accumulator { Zero, Real };

  /// Views `op`, or fails when it is not a sum of products of two tensors.
  static std::optional<ContractionView> match(Operation *op);

  linalg::LinalgOp getOp() const { return op; }
  Location getLoc() const { return op->getLoc(); }
  Value getOperand(Side side) const {
    return op->getOperand(static_cast<unsigned>(side));
  }
  Value getInit() const { return op->getOperand(2); }
  Value getResult() const { return op->getResult(0); }
  AffineMap getMap(Side side) const {
    return maps[static_cast<unsigned>(side)];
  }
  AffineMap getResultMap() const { return maps[2]; }

  ArrayRef<unsigned> getBatchLoops() const { return batch; }
  /// Loops of one factor that are not summed over: m of lhs, n of rhs.
  ArrayRef<unsigned> getFreeLoops(Side side) const {
    return side == Side::Lhs ? ArrayRef(m) : ArrayRef(n);
  }
  ArrayRef<unsigned> getSummedLoops() const { return k; }

  Type getElementType(Side side) const {
    return getElementTypeOrSelf(getOperand(side));
  }
  Type getResultElementType() const {
    return getElementTypeOrSelf(getResult());
  }
  bool isFloat() const { return isa<FloatType>(getResultElementType()); }

  /// Whether the sums start from zeros or from values to keep.
  Accumulator getAccumulator() const;

  /// Product of the static sizes of `loops`, dynamic if one of them is.
  int64_t getExtent(ArrayRef<unsigned> loops) const;

private:
  linalg::LinalgOp op;
  AffineMap maps[3];
  SmallVector<unsigned, 2> batch, m, n, k;
};

} // namespace mlir::hot

#endif // HOT_ANALYSIS_CONTRACTIONVIEW_H
