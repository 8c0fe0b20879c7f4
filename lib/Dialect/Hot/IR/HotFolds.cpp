//===- HotFolds.cpp -------------------------------------------------------===//
//
// Canonicalizations of the dialect's operations.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Dialect/Hot/IR/Hot.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::hot;

/// The destination's content is not read: a fill of it is work for nothing.
///
///   op ... into (linalg.fill %init)  ==>  op ... into %init
template <typename OpTy>
struct DropDestFill final : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    auto fill = op.getDest().template getDefiningOp<linalg::FillOp>();
    if (!fill || !fill.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "destination is no tensor fill");
    rewriter.modifyOpInPlace(
        op, [&] { op.getDestMutable().assign(fill.getOutputs().front()); });
    return success();
  }
};

/// A transform and its inverse cancel; exact in real arithmetic.
///
///   hadamard inverse (hadamard %x)  ==>  %x
///
/// when all parameters match, nothing was padded and nothing was widened.
struct CancelInverse final : OpRewritePattern<HadamardOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(HadamardOp inverse,
                                PatternRewriter &rewriter) const override {
    auto forward = inverse.getSource().getDefiningOp<HadamardOp>();
    if (!forward || !inverse.getInverse() || forward.getInverse())
      return rewriter.notifyMatchFailure(inverse, "no transform then inverse");
    if (forward.getAxis() != inverse.getAxis() ||
        forward.getBlock() != inverse.getBlock() ||
        forward.getOrder() != inverse.getOrder() ||
        forward.getSignsAttr() != inverse.getSignsAttr())
      return rewriter.notifyMatchFailure(inverse, "parameters differ");
    if (forward.getSource().getType() != inverse->getResultTypes().front())
      return rewriter.notifyMatchFailure(inverse, "padded or widened");
    int64_t size = cast<ShapedType>(forward.getSource().getType())
                       .getDimSize(forward.getAxis());
    if (ShapedType::isDynamic(size))
      return rewriter.notifyMatchFailure(inverse, "may be padded");
    rewriter.replaceOp(inverse, forward.getSource());
    return success();
  }
};

/// Adding to zero is not adding.
///
///   scaled_matmul outs(linalg.fill 0) accumulate  ==>  scaled_matmul outs(%e)
///
/// Exact but for the sign of a zero result.
struct DropZeroAccumulator final : OpRewritePattern<ScaledMatmulOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ScaledMatmulOp op,
                                PatternRewriter &rewriter) const override {
    auto fill = op.getInit().getDefiningOp<linalg::FillOp>();
    if (!fill || !fill.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "init is no tensor fill");
    if (op.getAccumulate() && !matchPattern(fill.value(), m_AnyZeroFloat()))
      return rewriter.notifyMatchFailure(op, "init is not zero");
    rewriter.modifyOpInPlace(op, [&] {
      op.setAccumulate(false);
      op.getInitMutable().assign(fill.getOutputs().front());
    });
    return success();
  }
};

void HadamardOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                             MLIRContext *context) {
  patterns.add<DropDestFill<HadamardOp>, CancelInverse>(context);
}

void LowRankOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  patterns.add<DropDestFill<LowRankOp>>(context);
}

void ExpandOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<DropDestFill<ExpandOp>>(context);
}

void ScaledMatmulOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                 MLIRContext *context) {
  patterns.add<DropZeroAccumulator>(context);
}
