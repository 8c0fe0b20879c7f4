//===- LowRank.cpp --------------------------------------------------------===//
//
// hot.low_rank: verification and construction.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "OpHelpers.h"

using namespace mlir;
using namespace mlir::hot;

HOT_DEST_STYLE_METHODS(LowRankOp, /*READS_DEST=*/false)

LogicalResult LowRankOp::verify() {
  if (failed(verifyContainers(*this))) // low_rank_c1, low_rank_c7
    return failure();
  return verifyLowRank(*this, getAxis(), getBlock(), getRank(), getSelection(),
                       cast<ShapedType>(getSource().getType()),
                       cast<ShapedType>(getDest().getType()),
                       "a destination"); // low_rank_c1, _c2, _c4, _c5, _c6
}

SmallVector<OpFoldResult> LowRankOp::getDestShape(OpBuilder &b, Location loc,
                                                  ArrayRef<OpFoldResult> source,
                                                  int64_t axis, int64_t block,
                                                  int64_t rank) {
  SmallVector<OpFoldResult> shape(source);
  shape[axis] = getProjectedSize(b, loc, shape[axis], block, rank);
  return shape;
}

LowRankOp LowRankOp::createOnTensor(OpBuilder &b, Location loc, Value source,
                                    int64_t axis, int64_t block, int64_t rank,
                                    Padding padding, Selection selection) {
  Value dest =
      createEmpty(b, loc,
                  getDestShape(b, loc, tensor::getMixedSizes(b, loc, source),
                               axis, block, rank),
                  b.getF32Type());
  return LowRankOp::create(b, loc, dest.getType(), source, dest, axis, block,
                           rank, selection, padding);
}
