//===- HotToLinalg.cpp ----------------------------------------------------===//
//
// The pass convert-hot-to-linalg.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "hot/Conversion/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::hot {
#define GEN_PASS_DEF_CONVERTHOTTOLINALGPASS
#include "hot/Conversion/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

namespace {
struct ConvertHotToLinalgPass final
    : hot::impl::ConvertHotToLinalgPassBase<ConvertHotToLinalgPass> {
  /// Refuses what no pattern takes, before anything changes.
  LogicalResult check() {
    bool ok = true;
    getOperation().walk([&](Operation *op) {
      // A launch is below linalg already.
      if (!isa_and_nonnull<HotDialect>(op->getDialect()) ||
          isa<LaunchKernelOp>(op))
        return;
      ++numLowered;
      if (llvm::all_of(op->getOperandTypes(), llvm::IsaPred<RankedTensorType>))
        return;
      op->emitOpError("is on memrefs; convert-hot-to-linalg takes tensors: run "
                      "it before bufferization");
      ok = false;
    });
    return success(ok);
  }

  void runOnOperation() override {
    if (failed(check()))
      return signalPassFailure();
    MLIRContext &context = getContext();
    TypeConverter converter;
    populateNarrowCodes(converter);
    RewritePatternSet patterns(&context);
    ConversionTarget target(context);
    target.addIllegalDialect<HotDialect>();
    target.addLegalOp<LaunchKernelOp>();
    populateNarrowCodesPatterns(converter, patterns, target);
    populateHadamardPatterns(converter, patterns);
    populateLowRankPatterns(converter, patterns);
    populateExpandPatterns(converter, patterns);
    populateQuantizePatterns(converter, patterns);
    populateDequantizePatterns(converter, patterns);
    populateScaledMatmulPatterns(converter, patterns);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
