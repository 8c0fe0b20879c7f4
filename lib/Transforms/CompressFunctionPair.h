//===- CompressFunctionPair.h - Codes between two functions -----*- C++ -*-===//
//
// Private to the library: what a forward function saves for a backward function
// as codes.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_TRANSFORMS_COMPRESSFUNCTIONPAIR_H
#define HOT_LIB_TRANSFORMS_COMPRESSFUNCTIONPAIR_H

#include "hot/Analysis/SavedLinks.h"

namespace mlir::hot {

struct PairCounts {
  unsigned compressed = 0, kept = 0;
};

/// Has the forward functions under `root` return codes and scales in the place
/// of inputs that the backward function only quantizes, and changes both
/// signatures. `links` are those of `root`, and out of date afterwards. Fails
/// where a kind of function does not let its signature be changed.
FailureOr<PairCounts> compressFunctionPairs(Operation *root,
                                            const SavedLinks &links);

} // namespace mlir::hot

#endif // HOT_LIB_TRANSFORMS_COMPRESSFUNCTIONPAIR_H
