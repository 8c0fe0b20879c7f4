//===- HotToGPU.cpp -------------------------------------------------------===//
//
// convert-hot-to-gpu: fused transform-quantize kernels and tensor-core GEMMs
// for chains of hot ops.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "LaunchPlan.h"
#include "hot/Conversion/Passes.h"
#include "hot/Target/Chips.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::hot {
#define GEN_PASS_DEF_CONVERTHOTTOGPUPASS
#include "hot/Conversion/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

/// Shapes of results may be known better or worse than those of the operation.
static Value castTo(OpBuilder &b, Location loc, Type type, Value value) {
  if (value.getType() == type)
    return value;
  return tensor::CastOp::create(b, loc, type, value);
}

namespace {

struct ConvertHotToGPU final
    : hot::impl::ConvertHotToGPUPassBase<ConvertHotToGPU> {
  using ConvertHotToGPUPassBase::ConvertHotToGPUPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    // At the location, not the operation: its diagnostic would print the
    // module.
    auto emitError = [&] {
      return mlir::emitError(module.getLoc()) << getArgument() << ": ";
    };
    if (failed(checkTarget(emitError, chip, /*ptxVersion=*/0)))
      return signalPassFailure();
    LaunchPlan plan = planLaunches(module);
    if (plan.matmuls.empty())
      return markAllAnalysesPreserved();

    SymbolTable symbols(module);
    KernelModule kernels(module, symbols);
    DenseMap<Operation *, PackedCodes> packed;
    for (auto &[op, operand] : plan.operands) {
      OpBuilder b(op);
      FailureOr<PackedCodes> codes =
          emitTransformQuantize(b, op->getLoc(), kernels, operand.spec,
                                operand.source, operand.kAxis);
      if (failed(codes))
        return signalPassFailure();
      packed[op] = *codes;
      Value scales = op->getResult(1);
      scales.replaceAllUsesWith(
          castTo(b, op->getLoc(), scales.getType(), codes->scales));
      ++numQuantized;
    }
    for (MatmulPlan &matmul : plan.matmuls)
      if (failed(convertMatmul(matmul, packed, kernels)))
        return signalPassFailure();
    eraseChains(plan);
  }

  LogicalResult convertMatmul(MatmulPlan &matmul,
                              DenseMap<Operation *, PackedCodes> &packed,
                              KernelModule &kernels) {
    ScaledMatmulOp op = matmul.op;
    OpBuilder b(op);
    // The scales are those of the operation now: they need not be those that
    // the codes were made with.
    PackedCodes lhs{packed[matmul.lhs].codes, op.getLhsScales()};
    PackedCodes rhs{packed[matmul.rhs].codes, op.getRhsScales()};
    if (matmul.isSwapped)
      std::swap(lhs.scales, rhs.scales);
    FailureOr<Value> result =
        emitGemm(b, op.getLoc(), kernels, matmul.spec, lhs, rhs, op.getInit());
    if (failed(result))
      return failure();
    op.getResult().replaceAllUsesWith(
        castTo(b, op.getLoc(), op.getResult().getType(), *result));
    ++numMatmuls;
    return success();
  }

  /// Later operations first; transforms only if nobody else needs them.
  void eraseChains(LaunchPlan &plan) {
    for (MatmulPlan &matmul : plan.matmuls)
      matmul.op.erase();
    for (auto &[op, operand] : llvm::reverse(plan.operands)) {
      Operation *transform = op->getOperand(0).getDefiningOp();
      op->erase();
      if (isa_and_nonnull<HadamardOp, LowRankOp>(transform) &&
          isOpTriviallyDead(transform))
        transform->erase();
    }
  }
};

} // namespace
