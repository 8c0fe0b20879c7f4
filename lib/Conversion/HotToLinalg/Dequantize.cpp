//===- Dequantize.cpp -----------------------------------------------------===//
//
// hot.dequantize to linalg.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;
using namespace mlir::hot;

namespace {
// x = dequantize q, s  ==>  x = fl(q * s), elementwise.
struct LowerDequantize final : OpConversionPattern<DequantizeOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(DequantizeOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    unsigned rank = cast<ShapedType>(op.getCodes().getType()).getRank();
    SmallVector<AffineMap> maps{rewriter.getMultiDimIdentityMap(rank),
                                op.getGranularity().getMap(rank)};
    Type type = getElementType(adaptor.getDest());
    Value result = createParallelGeneric(
        rewriter, op.getLoc(), {adaptor.getCodes(), adaptor.getScales()}, maps,
        adaptor.getDest(), [&](OpBuilder &b, Location l, ValueRange args) {
          Value code = arith::SIToFPOp::create(b, l, b.getF32Type(), args[0]);
          Value value = arith::MulFOp::create(b, l, code, args[1]);
          return narrow(b, l, value, type);
        });
    rewriter.replaceOp(op, result);
    return success();
  }
};
} // namespace

void hot::populateDequantizePatterns(const TypeConverter &converter,
                                     RewritePatternSet &patterns) {
  patterns.add<LowerDequantize>(converter, patterns.getContext());
}
