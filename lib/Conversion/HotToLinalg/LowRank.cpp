//===- LowRank.cpp --------------------------------------------------------===//
//
// hot.low_rank to linalg.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "hot/Support/Walsh.h"

using namespace mlir;
using namespace mlir::hot;

namespace {
// p = kept rows of H x on blocks  ==>  pad, split the axis, only the kept rows
// of the butterflies, join the axis.
struct LowerLowRank final : OpConversionPattern<LowRankOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(LowRankOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (isEmpty({adaptor.getSource(), adaptor.getDest()})) {
      rewriter.replaceOp(op, adaptor.getDest());
      return success();
    }
    Location loc = op.getLoc();
    int64_t axis = op.getAxis(), n = op.getBlock(), rank = op.getRank();
    WalshTransform transform{n, {}, {}, {}, {}};
    transform.rows =
        getKeptNaturalRows(n, rank, op.getSelection() == Selection::LowPassL1);
    Value source =
        padAxis(rewriter, loc, adaptor.getSource(), axis, n, op.getPadding());
    source = splitAxis(rewriter, loc, source, axis, n);
    Value dest = splitAxis(rewriter, loc, adaptor.getDest(), axis, rank);
    Value result = emitWalsh(rewriter, loc, transform, source, axis + 1, dest);
    rewriter.replaceOp(
        op, joinAxis(rewriter, loc, result, axis,
                     cast<RankedTensorType>(adaptor.getDest().getType())));
    return success();
  }
};
} // namespace

void hot::populateLowRankPatterns(const TypeConverter &converter,
                                  RewritePatternSet &patterns) {
  patterns.add<LowerLowRank>(converter, patterns.getContext());
}
