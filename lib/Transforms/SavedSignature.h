//===- SavedSignature.h - Codes as results and arguments --------*- C++ -*-===//
//
// Private to the library: the signatures of a forward and a backward function
// when codes are saved instead of floats.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_TRANSFORMS_SAVEDSIGNATURE_H
#define HOT_LIB_TRANSFORMS_SAVEDSIGNATURE_H

#include "SavedInput.h"
#include "hot/Analysis/SavedLinks.h"

namespace mlir::hot {

/// One saved tensor that the backward function only makes codes of.
struct CompressedLink {
  SavedLink link;
  SmallVector<SavedInput, 1> inputs;
  /// One for each new pair of result and argument; the first one is the old
  /// one.
  SmallVector<int64_t> numbers;
};

/// Ops from `argument` to the codes, in order; empty if they need anything else
/// that the forward function does not have.
SmallVector<Operation *> getOpsFromArgument(SavedInput input,
                                            BlockArgument argument);

/// `function` returns the codes instead of the floats. To be called before the
/// backward functions change, from which the ops are cloned.
LogicalResult changeForward(FunctionOpInterface function,
                            SmallVectorImpl<CompressedLink> &links);

/// `function` takes the codes instead of the floats.
LogicalResult changeBackward(FunctionOpInterface function,
                             SmallVectorImpl<CompressedLink> &links);

} // namespace mlir::hot

#endif // HOT_LIB_TRANSFORMS_SAVEDSIGNATURE_H
