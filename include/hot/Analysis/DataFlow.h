//===- DataFlow.h - Where tensors come from and go to -----------*- C++ -*-===//
//
// Questions about the way of a tensor from the arguments of a function to its
// results.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_ANALYSIS_DATAFLOW_H
#define HOT_ANALYSIS_DATAFLOW_H

#include "hot/Analysis/SavedLinks.h"
#include "mlir/IR/Value.h"

namespace mlir::hot {

/// The function argument that `tensor` is a piece or another layout of
/// (transposes, reshapes, casts, slices, invariants of a loop), or null. Of a
/// saved tensor, that of the function which saved it.
BlockArgument getSourceArgument(Value tensor, const SavedLinks &links);

/// The value from before the loop if `argument` is the same in every iteration,
/// else null.
Value getLoopInvariant(BlockArgument argument);

/// How the elements of `tensor` get to a result of the function.
enum class ResultPath { None, Elementwise, Relayout };
struct ReachedResult {
  ResultPath path = ResultPath::None;
  unsigned index = 0;
};
/// The best path from `tensor` to a result of its function, other than those
/// that are saved for another function.
ReachedResult getReachedResult(Value tensor);

/// Whether `value` was computed from a result of `source`, in one function.
bool dependsOn(Value value, Operation *source);

/// Whether `argument` is used, other than in products, before `op`: as a tensor
/// of the forward pass then, and not only to be updated.
bool isUsedElementwiseBefore(BlockArgument argument, Operation *op);

} // namespace mlir::hot

#endif // HOT_ANALYSIS_DATAFLOW_H
