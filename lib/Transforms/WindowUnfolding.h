//===- WindowUnfolding.h - Convolutions as contractions ---------*- C++ -*-===//
//
// Private to the library: the contraction that a gradient product of a
// convolution is, over a tensor with a copy of x or gy for each place of the
// window.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_TRANSFORMS_WINDOWUNFOLDING_H
#define HOT_LIB_TRANSFORMS_WINDOWUNFOLDING_H

#include "hot/Analysis/BackwardMatmuls.h"

namespace mlir::hot {

/// Views `product`, which has windows, anew: what its operands were may have
/// been rewritten meanwhile.
void refreshWindows(Product &product);

/// Why the windows of a view cannot be unfolded; empty if they can.
StringRef getReasonToKeepWindows(const ContractionView &view);

/// Puts a plain contraction in the place of a gradient product with windows,
/// and makes `product` that.
void unfoldWindows(RewriterBase &rewriter, Product &product);

} // namespace mlir::hot

#endif // HOT_LIB_TRANSFORMS_WINDOWUNFOLDING_H
