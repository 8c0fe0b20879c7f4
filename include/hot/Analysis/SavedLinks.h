//===- SavedLinks.h - Tensors saved between two functions -------*- C++ -*-===//
//
// A training step may come as two functions, forward and backward. What the
// first one saves for the second one is a result of the one and an argument of
// the other, marked with equal numbers `hot.saved = N`.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_ANALYSIS_SAVEDLINKS_H
#define HOT_ANALYSIS_SAVEDLINKS_H

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::hot {

/// One saved tensor: result `result` of `forward` is argument `argument` of
/// `backward`.
struct SavedLink {
  int64_t number;
  FunctionOpInterface forward;
  unsigned result;
  FunctionOpInterface backward;
  unsigned argument;

  BlockArgument getArgument() { return backward.getArgument(argument); }
};

class SavedLinks {
public:
  /// The links between the functions under `root`. Fails, with a diagnostic,
  /// where a number is given twice, an argument has no result, or two functions
  /// save for each other.
  static FailureOr<SavedLinks> collect(Operation *root);

  /// Functions that belong together, forward before backward; a function
  /// without links is alone. External functions are left out.
  ArrayRef<SmallVector<FunctionOpInterface>> getSteps() const { return steps; }

  ArrayRef<SavedLink> getLinks() const { return links; }

  /// What the forward function returns for `argument`, or null. Null too where
  /// the function has several blocks, and may return one thing or another.
  Value getSaved(BlockArgument argument) const {
    return savedValues.lookup(argument);
  }

  /// Whether `function` saves tensors for another one.
  bool isForward(FunctionOpInterface function) const {
    return forwards.contains(function);
  }

private:
  LogicalResult link(Operation *root);
  LogicalResult groupFunctions(Operation *root);

  SmallVector<SavedLink> links;
  SmallVector<SmallVector<FunctionOpInterface>> steps;
  llvm::SmallPtrSet<Operation *, 4> forwards;
  llvm::DenseMap<Value, Value> savedValues;
};

} // namespace mlir::hot

#endif // HOT_ANALYSIS_SAVEDLINKS_H
