//===- Hadamard.cpp -------------------------------------------------------===//
//
// hot.hadamard: verification and construction.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "OpHelpers.h"

using namespace mlir;
using namespace mlir::hot;

HOT_DEST_STYLE_METHODS(HadamardOp, /*READS_DEST=*/false)

LogicalResult HadamardOp::verify() {
  auto source = cast<ShapedType>(getSource().getType());
  auto dest = cast<ShapedType>(getDest().getType());
  if (failed(verifyContainers(*this)) || // hadamard_c1, hadamard_c6
      failed(verifyAxis(*this, getAxis(), source.getRank()))) // hadamard_c2
    return failure();
  SmallVector<int64_t> expected(source.getShape());
  expected[getAxis()] =
      getProjectedSize(expected[getAxis()], getBlock(), getBlock());
  if (failed(verifyShape(*this, "a destination", dest.getShape(),
                         expected))) // hadamard_c1, hadamard_c4
    return failure();
  if (std::optional<ArrayRef<int8_t>> signs = getSigns()) { // hadamard_c5
    if (signs->size() != getBlock())
      return emitOpError("expected ")
             << getBlock() << " signs, one per element of a block, got "
             << signs->size();
    for (int8_t sign : *signs)
      if (sign != 1 && sign != -1)
        return emitOpError("expected signs of 1 or -1, got ")
               << static_cast<int>(sign);
  }
  return success();
}

SmallVector<OpFoldResult>
HadamardOp::getDestShape(OpBuilder &b, Location loc,
                         ArrayRef<OpFoldResult> source, int64_t axis,
                         int64_t block) {
  SmallVector<OpFoldResult> shape(source);
  shape[axis] = getProjectedSize(b, loc, shape[axis], block, block);
  return shape;
}

HadamardOp HadamardOp::createOnTensor(OpBuilder &b, Location loc, Value source,
                                      int64_t axis, int64_t block, Order order,
                                      DenseI8ArrayAttr signs, bool inverse) {
  Value dest = createEmpty(
      b, loc,
      getDestShape(b, loc, tensor::getMixedSizes(b, loc, source), axis, block),
      b.getF32Type());
  return HadamardOp::create(b, loc, dest.getType(), source, dest, axis, block,
                            order, signs, inverse);
}
