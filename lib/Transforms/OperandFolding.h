//===- OperandFolding.h - Operands as matrices ------------------*- C++ -*-===//
//
// Private to the library: makes a matrix of an operand of a contraction.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_TRANSFORMS_OPERANDFOLDING_H
#define HOT_LIB_TRANSFORMS_OPERANDFOLDING_H

#include "hot/Analysis/ContractionView.h"

namespace mlir::hot {

/// Element types that the hot ops take.
bool isSupportedElementType(Type type);

/// An operand as a matrix, or as one for each element of a batch, counted by
/// the first axis.
struct Matrix {
  Value value;
  unsigned summedAxis;
  bool isBatched = false;

  unsigned getFreeAxis() const { return (isBatched ? 3 : 1) - summedAxis; }
};

/// Loops of an operand, in the order in which they are folded.
struct OperandLoops {
  ArrayRef<unsigned> batch, free;
};

/// Makes a matrix of an operand, of the tensor that its transposes and reshapes
/// started from if that folds too. The loops are folded in the order given, the
/// summed ones too if `orderFixed`; else the operand decides, and `summed` is
/// put in its order. With `whereMade`, the matrix is made where the tensor is,
/// and the rewriter is left there.
Matrix foldOperand(RewriterBase &rewriter, Location loc,
                   const ContractionView &view, Side side, OperandLoops loops,
                   SmallVectorImpl<unsigned> &summed, bool orderFixed,
                   bool whereMade);

} // namespace mlir::hot

#endif // HOT_LIB_TRANSFORMS_OPERANDFOLDING_H
