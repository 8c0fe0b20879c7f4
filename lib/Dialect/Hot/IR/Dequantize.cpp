//===- Dequantize.cpp -----------------------------------------------------===//
//
// hot.dequantize: verification.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "OpHelpers.h"

using namespace mlir;
using namespace mlir::hot;

HOT_DEST_STYLE_METHODS(DequantizeOp, /*READS_DEST=*/false)

LogicalResult DequantizeOp::verify() {
  auto codes = cast<ShapedType>(getCodes().getType());
  if (failed(verifyContainers(*this)) || // dequantize_c1, dequantize_c5
      failed(verifyShape(*this, "a destination",
                         cast<ShapedType>(getDest().getType()).getShape(),
                         codes.getShape()))) // dequantize_c2
    return failure();
  return verifyScales(*this, getGranularity(), codes,
                      cast<ShapedType>(getScales().getType())); // _c3, _c4
}
