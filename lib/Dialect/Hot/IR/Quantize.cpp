//===- Quantize.cpp -------------------------------------------------------===//
//
// hot.quantize: verification and construction.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "OpHelpers.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"

using namespace mlir;
using namespace mlir::hot;

HOT_DEST_STYLE_METHODS(QuantizeOp, /*READS_DEST=*/false)

LogicalResult QuantizeOp::verify() {
  auto source = cast<ShapedType>(getSource().getType());
  if (failed(verifyContainers(*this)) || // quantize_c1, quantize_c5
      failed(verifyShape(*this, "codes",
                         cast<ShapedType>(getCodes().getType()).getShape(),
                         source.getShape()))) // quantize_c2
    return failure();
  return verifyScales(*this, getGranularity(), source,
                      cast<ShapedType>(getScales().getType())); // _c3, _c4
}

QuantizeOp QuantizeOp::createOnTensor(OpBuilder &b, Location loc, Value source,
                                      IntegerType codeType,
                                      GranularityAttr granularity,
                                      Rounding rounding) {
  SmallVector<OpFoldResult> shape = tensor::getMixedSizes(b, loc, source);
  SmallVector<OpFoldResult> scaleShape;
  for (auto [axis, size] : llvm::enumerate(shape)) {
    if (static_cast<int64_t>(axis) == granularity.getGroupAxis())
      scaleShape.push_back(
          getProjectedSize(b, loc, size, granularity.getGroupSize(), 1));
    else if (llvm::is_contained(granularity.getAxes(),
                                static_cast<int64_t>(axis)))
      scaleShape.push_back(size);
  }
  Value codes = createEmpty(b, loc, shape, codeType);
  Value scales = createEmpty(b, loc, scaleShape, b.getF32Type());
  return QuantizeOp::create(b, loc,
                            TypeRange{codes.getType(), scales.getType()},
                            source, codes, scales, granularity, rounding);
}
