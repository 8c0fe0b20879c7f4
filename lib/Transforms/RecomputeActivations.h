//===- RecomputeActivations.h - Make again what is cheap --------*- C++ -*-===//
//
// Private to the library: computes saved tensors again in the backward part.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_TRANSFORMS_RECOMPUTEACTIVATIONS_H
#define HOT_LIB_TRANSFORMS_RECOMPUTEACTIVATIONS_H

#include "mlir/IR/Operation.h"

namespace mlir::hot {

/// Of the values that ops from `boundary` to the end of its block read and that
/// ops in front of it make, keeps those of the fewest bytes that all others can
/// be computed from by elementwise ops, transposes and reshapes, and computes
/// these again, each in front of the first op that reads it. Returns how many.
/// Clones are marked `hot.recomputed`, so that a CSE does not take the
/// originals for them.
unsigned recomputeCheapValues(Operation *boundary);

} // namespace mlir::hot

#endif // HOT_LIB_TRANSFORMS_RECOMPUTEACTIVATIONS_H
