//===- Hadamard.cpp -------------------------------------------------------===//
//
// hot.hadamard to linalg.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "hot/Support/Walsh.h"

using namespace mlir;
using namespace mlir::hot;

namespace {
// y = H x on blocks  ==>  pad, split the axis, butterflies, join the axis.
struct LowerHadamard final : OpConversionPattern<HadamardOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(HadamardOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (isEmpty({adaptor.getSource(), adaptor.getDest()})) {
      rewriter.replaceOp(op, adaptor.getDest());
      return success();
    }
    Location loc = op.getLoc();
    int64_t axis = op.getAxis(), n = op.getBlock();
    WalshTransform transform{n, {}, {}, {}, {}};
    if (op.getOrder() == Order::Sequency)
      for (int64_t s = 0; s < n; ++s)
        transform.rows.push_back(getNaturalRow(s, n));
    if (op.getSigns())
      (op.getInverse() ? transform.signsAfter : transform.signsBefore) =
          *op.getSigns();
    Value source =
        padAxis(rewriter, loc, adaptor.getSource(), axis, n, Padding::Zero);
    source = splitAxis(rewriter, loc, source, axis, n);
    Value dest = splitAxis(rewriter, loc, adaptor.getDest(), axis, n);
    Value result = emitWalsh(rewriter, loc, transform, source, axis + 1, dest);
    rewriter.replaceOp(
        op, joinAxis(rewriter, loc, result, axis,
                     cast<RankedTensorType>(adaptor.getDest().getType())));
    return success();
  }
};
} // namespace

void hot::populateHadamardPatterns(const TypeConverter &converter,
                                   RewritePatternSet &patterns) {
  patterns.add<LowerHadamard>(converter, patterns.getContext());
}
