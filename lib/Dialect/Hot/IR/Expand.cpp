//===- Expand.cpp ---------------------------------------------------------===//
//
// hot.expand: verification.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "OpHelpers.h"

using namespace mlir;
using namespace mlir::hot;

HOT_DEST_STYLE_METHODS(ExpandOp, /*READS_DEST=*/false)

LogicalResult ExpandOp::verify() {
  if (failed(verifyContainers(*this))) // expand_c1, expand_c7
    return failure();
  return verifyLowRank(*this, getAxis(), getBlock(), getRank(), getSelection(),
                       cast<ShapedType>(getDest().getType()),
                       cast<ShapedType>(getSource().getType()),
                       "a source"); // expand_c1, _c2, _c4, _c5, _c6
}
