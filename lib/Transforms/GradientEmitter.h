//===- GradientEmitter.h - Builds HOT for one gradient product --*- C++ -*-===//
//
// Private to the library: the IR that replaces a gradient product.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_TRANSFORMS_GRADIENTEMITTER_H
#define HOT_LIB_TRANSFORMS_GRADIENTEMITTER_H

#include "hot/Analysis/BackwardMatmuls.h"
#include "hot/Transforms/Schemes.h"

namespace mlir::hot {

/// Element types that the hot ops take.
bool isSupportedElementType(Type type);

/// Replaces `product`, which must be a gradient of supported element types, and
/// erases it.
void emitGradient(RewriterBase &rewriter, const Product &product,
                  const ResolvedScheme &scheme);

} // namespace mlir::hot

#endif // HOT_LIB_TRANSFORMS_GRADIENTEMITTER_H
