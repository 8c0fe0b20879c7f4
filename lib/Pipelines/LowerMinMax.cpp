//===- LowerMinMax.cpp ----------------------------------------------------===//
//
// The pass hot-lower-min-max.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Pipelines/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::hot {
#define GEN_PASS_DEF_LOWERMINMAXPASS
#include "hot/Pipelines/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;

/// The intrinsic for which -0 is less than +0, or "".
static StringRef getIntrinsic(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case<arith::MaximumFOp>([](auto) { return "llvm.maximum"; })
      .Case<arith::MinimumFOp>([](auto) { return "llvm.minimum"; })
      .Case<arith::MaxNumFOp>([](auto) { return "llvm.maximumnum"; })
      .Case<arith::MinNumFOp>([](auto) { return "llvm.minimumnum"; })
      .Default([](Operation *) { return ""; });
}

namespace {
struct LowerMinMaxPass final : hot::impl::LowerMinMaxPassBase<LowerMinMaxPass> {
  void runOnOperation() override {
    getOperation().walk([](Operation *op) {
      StringRef intrinsic = getIntrinsic(op);
      if (intrinsic.empty())
        return;
      OpBuilder builder(op);
      Location loc = op->getLoc();
      Type type = op->getResult(0).getType(), wide = type;
      SmallVector<Value> operands(op->getOperands());
      // Exact, and every processor has it.
      if (getElementTypeOrSelf(type).getIntOrFloatBitWidth() < 32) {
        wide = builder.getF32Type();
        if (auto shaped = dyn_cast<ShapedType>(type))
          wide = shaped.clone(wide);
        for (Value &operand : operands)
          operand = arith::ExtFOp::create(builder, loc, wide, operand);
      }
      Value result =
          LLVM::CallIntrinsicOp::create(
              builder, loc, wide, builder.getStringAttr(intrinsic), operands)
              .getResult(0);
      if (wide != type)
        result = arith::TruncFOp::create(builder, loc, type, result);
      op->getResult(0).replaceAllUsesWith(result);
      op->erase();
    });
  }
};
} // namespace
