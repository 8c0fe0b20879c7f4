//===- NarrowCodes.cpp ----------------------------------------------------===//
//
// i4 codes as i8, one per byte: signatures, calls, branches, loops, and the
// tensor ops that only move elements.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"

using namespace mlir;
using namespace mlir::hot;

void hot::populateNarrowCodes(TypeConverter &converter) {
  converter.addConversion([](Type type) { return type; });
  converter.addConversion([](RankedTensorType type) -> Type {
    if (!type.getElementType().isSignlessInteger(4))
      return type;
    return type.clone(IntegerType::get(type.getContext(), 8));
  });
  // For an op that keeps its i4 type.
  converter.addSourceMaterialization([](OpBuilder &b, RankedTensorType type,
                                        ValueRange inputs,
                                        Location loc) -> Value {
    return arith::TruncIOp::create(b, loc, type, inputs[0]);
  });
  converter.addTargetMaterialization([](OpBuilder &b, RankedTensorType type,
                                        ValueRange inputs,
                                        Location loc) -> Value {
    return arith::ExtSIOp::create(b, loc, type, inputs[0]);
  });
}

namespace {
/// An op that moves elements whatever their type  ==>  the same op on i8.
template <typename OpTy>
struct ConvertMove final : OpConversionPattern<OpTy> {
  using OpConversionPattern<OpTy>::OpConversionPattern;

  LogicalResult
  matchAndRewrite(OpTy op, typename OpTy::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    if (failed(this->getTypeConverter()->convertTypes(op->getResultTypes(),
                                                      types)))
      return rewriter.notifyMatchFailure(op, "a type has no conversion");
    auto newOp = OpTy::create(rewriter, op.getLoc(), types,
                              adaptor.getOperands(), op->getAttrs());
    rewriter.replaceOp(op, newOp->getResults());
    return success();
  }
};
} // namespace

template <typename... OpTys>
static void addMoves(const TypeConverter &converter,
                     RewritePatternSet &patterns, ConversionTarget &target) {
  patterns.add<ConvertMove<OpTys>...>(converter, patterns.getContext());
  target.addDynamicallyLegalOp<OpTys...>(
      [&converter](Operation *op) { return converter.isLegal(op); });
}

void hot::populateNarrowCodesPatterns(const TypeConverter &converter,
                                      RewritePatternSet &patterns,
                                      ConversionTarget &target) {
  addMoves<tensor::EmptyOp, tensor::CastOp, tensor::DimOp,
           tensor::ExtractSliceOp, tensor::InsertSliceOp, tensor::ExpandShapeOp,
           tensor::CollapseShapeOp, tensor::ReshapeOp>(converter, patterns,
                                                       target);
  populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                 converter);
  populateCallOpTypeConversionPattern(patterns, converter);
  populateReturnOpTypeConversionPattern(patterns, converter);
  populateBranchOpInterfaceTypeConversionPattern(patterns, converter);
  scf::populateSCFStructuralTypeConversionsAndLegality(converter, patterns,
                                                       target);
  target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
    return converter.isSignatureLegal(op.getFunctionType()) &&
           converter.isLegal(&op.getBody());
  });
  target.addDynamicallyLegalOp<func::CallOp>(
      [&](func::CallOp op) { return converter.isLegal(op); });
  target.markUnknownOpDynamicallyLegal([&](Operation *op) {
    return isNotBranchOpInterfaceOrReturnLikeOp(op) ||
           isLegalForBranchOpInterfaceTypeConversionPattern(op, converter) ||
           isLegalForReturnOpTypeConversionPattern(op, converter);
  });
}
