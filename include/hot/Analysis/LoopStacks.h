//===- LoopStacks.h - Tensors that loops hand to each other -----*- C++ -*-===//
//
// A loop over layers or time steps reads one piece of a stacked tensor in each
// iteration, and collects what a later loop needs in another one.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_ANALYSIS_LOOPSTACKS_H
#define HOT_ANALYSIS_LOOPSTACKS_H

#include "hot/Analysis/Relayout.h"
#include "hot/Analysis/SavedLinks.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace mlir::hot {

/// As traceRelayouts, and on from a slice that a loop reads of a stack to the
/// value that an earlier loop put there, and from what a loop does not change
/// to the value from before the loop, and on from an argument that another
/// function saved to what that one returns. Values of another loop or function
/// are equal in name only: they cannot be used.
SmallVector<TracedValue> traceAcrossLoops(Value tensor,
                                          const SavedLinks &links);

/// Whether two slices are the same piece of one tensor, or the pieces that two
/// loops take one after the other, in the same or in the opposite order.
bool isSamePiece(OffsetSizeAndStrideOpInterface a,
                 OffsetSizeAndStrideOpInterface b);

} // namespace mlir::hot

#endif // HOT_ANALYSIS_LOOPSTACKS_H
