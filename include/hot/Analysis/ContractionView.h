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

/// The tensors of a sum of products, and which of their elements the loops read
/// and write.
struct ProductParts {
  linalg::LinalgOp op;
  Value operands[2], init, result;
  AffineMap maps[3];
  /// Numbers of iterations, dynamic where not known.
  SmallVector<int64_t> sizes;
};

/// The parts of `op` if its body adds up products of two tensors.
std::optional<ProductParts> matchSumOfProducts(Operation *op);

/// Whether every element of `value` is known to be zero.
bool isZeroFilled(Value value);

/// out[batch, m, n] += sum over k of lhs[batch, m, k] * rhs[batch, k, n] on
/// tensors, whatever the op is called and however its operands lie.
class ContractionView {
public:
  enum class Accumulator { Zero, Real };

  /// Views `op`, or fails when it is not a sum of products of two tensors.
  static std::optional<ContractionView> match(Operation *op);

  /// Views products whose operands may be read at sums of loops, as
  /// convolutions do (WindowProduct.h). A loop belongs to an operand if any
  /// index has it.
  static std::optional<ContractionView> create(ProductParts parts,
                                               bool windows);

  linalg::LinalgOp getOp() const { return parts.op; }
  Location getLoc() const { return parts.op->getLoc(); }
  // Those of the op are read from it, as rewriting may have replaced them.
  Value getOperand(Side side) const {
    auto number = static_cast<unsigned>(side);
    return windows ? parts.operands[number] : parts.op->getOperand(number);
  }
  Value getInit() const {
    return windows ? parts.init : parts.op->getOperand(2);
  }
  Value getResult() const {
    return windows ? parts.result : parts.op->getResult(0);
  }
  AffineMap getMap(Side side) const {
    return parts.maps[static_cast<unsigned>(side)];
  }
  AffineMap getResultMap() const { return parts.maps[2]; }
  /// Whether the maps may be other than projected permutations, and the
  /// operands other than those of the op.
  bool hasWindows() const { return windows; }

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
  ProductParts parts;
  bool windows = false;
  SmallVector<unsigned, 2> batch, m, n, k;
};

} // namespace mlir::hot

#endif // HOT_ANALYSIS_CONTRACTIONVIEW_H
