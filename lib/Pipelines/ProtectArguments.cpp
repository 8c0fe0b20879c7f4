//===- ProtectArguments.cpp -----------------------------------------------===//
//
// The pass hot-protect-arguments.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::hot {
#define GEN_PASS_DEF_PROTECTARGUMENTSPASS
#include "hot/Pipelines/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;

/// The tensor whose memory a tensor shows, as far as reshapes and slices tell.
static Value getViewed(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<tensor::CastOp, tensor::CollapseShapeOp, tensor::ExpandShapeOp,
             tensor::ExtractSliceOp, tensor::ReshapeOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// Gives each returned tensor memory of its own.
static void copyShared(func::ReturnOp op) {
  OpBuilder b(op);
  llvm::SmallPtrSet<Value, 8> seen;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType()))
      continue;
    Value viewed = getViewed(operand.get());
    bool own =
        seen.insert(viewed).second && viewed == operand.get() &&
        isa_and_nonnull<DestinationStyleOpInterface>(viewed.getDefiningOp());
    if (own)
      continue;
    operand.set(bufferization::AllocTensorOp::create(
        b, op.getLoc(), cast<RankedTensorType>(operand.get().getType()),
        /*dynamicSizes=*/ValueRange(), /*copy=*/operand.get()));
  }
}

namespace {
struct ProtectArgumentsPass final
    : hot::impl::ProtectArgumentsPassBase<ProtectArgumentsPass> {
  void runOnOperation() override {
    StringRef writable = bufferization::BufferizationDialect::kWritableAttrName;
    Builder b(&getContext());
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      // Bufferization takes an external function to write its arguments, and
      // copies before the call.
      if (function.isExternal())
        continue;
      for (unsigned i = 0; i < function.getNumArguments(); ++i)
        if (isa<TensorType>(function.getArgumentTypes()[i]))
          function.setArgAttr(i, writable, b.getBoolAttr(false));
      if (function.isPublic())
        function->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(),
                          b.getUnitAttr());
      function.walk(copyShared);
    }
  }
};
} // namespace
