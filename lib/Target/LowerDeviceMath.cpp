//===- LowerDeviceMath.cpp - Math that is instructions --------------------===//
//
// The pass hot-lower-device-math.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Target/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::hot {
#define GEN_PASS_DEF_LOWERDEVICEMATHPASS
#include "hot/Target/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

namespace {

/// The intrinsic that is correctly rounded instructions, or "".
StringRef getIntrinsic(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case<math::AbsFOp>([](auto) { return "llvm.fabs"; })
      .Case<math::CopySignOp>([](auto) { return "llvm.copysign"; })
      .Case<math::SqrtOp, math::RsqrtOp>([](auto) { return "llvm.sqrt"; })
      .Case<math::FmaOp>([](auto) { return "llvm.fma"; })
      .Case<math::FloorOp>([](auto) { return "llvm.floor"; })
      .Case<math::CeilOp>([](auto) { return "llvm.ceil"; })
      .Case<math::TruncOp>([](auto) { return "llvm.trunc"; })
      .Case<math::RoundEvenOp>([](auto) { return "llvm.roundeven"; })
      .Case<math::RoundOp>([](auto) { return "llvm.round"; })
      .Default([](Operation *) { return ""; });
}

Value callIntrinsic(OpBuilder &builder, Location loc, StringRef name,
                    ValueRange operands) {
  return LLVM::CallIntrinsicOp::create(builder, loc, operands[0].getType(),
                                       builder.getStringAttr(name), operands)
      .getResult(0);
}

/// Whether f32's result, rounded once more, is the right one for 16 bits: it
/// is exact, or (sqrt) has more than twice the bits.
bool isExactThroughF32(Operation *op) {
  return isa<math::CopySignOp, math::SqrtOp, math::FloorOp, math::CeilOp,
             math::TruncOp, math::RoundEvenOp, math::RoundOp>(op);
}

Value callWidened(OpBuilder &builder, Operation *op, StringRef name) {
  Location loc = op->getLoc();
  Type narrow = op->getResult(0).getType(), wide = builder.getF32Type();
  if (auto shaped = dyn_cast<ShapedType>(narrow))
    wide = shaped.clone(wide);
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(arith::ExtFOp::create(builder, loc, wide, operand));
  Value result = callIntrinsic(builder, loc, name, operands);
  return arith::TruncFOp::create(builder, loc, narrow, result);
}

TypedAttr getFloat(Type type, const llvm::APFloat &value) {
  auto scalar = FloatAttr::get(getElementTypeOrSelf(type), value);
  if (auto shaped = dyn_cast<ShapedType>(type))
    return DenseElementsAttr::get(shaped, Attribute(scalar));
  return scalar;
}

/// What `op` becomes, or null if there are no instructions for it.
Value lower(OpBuilder &builder, Operation *op) {
  Location loc = op->getLoc();
  Type type = op->getOperand(0).getType();
  auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  StringRef intrinsic = getIntrinsic(op);
  if (!intrinsic.empty()) {
    // Smaller floats do not have all of them on every chip.
    if (element && element.getWidth() == 16 && isExactThroughF32(op))
      return callWidened(builder, op, intrinsic);
    if (!element ||
        !(element.isF32() || element.isF64() || isa<math::AbsFOp>(op)))
      return {};
    Value result = callIntrinsic(builder, loc, intrinsic, op->getOperands());
    if (!isa<math::RsqrtOp>(op))
      return result;
    Value one = arith::ConstantOp::create(
        builder, loc,
        getFloat(type, llvm::APFloat(element.getFloatSemantics(), 1)));
    return arith::DivFOp::create(builder, loc, one, result);
  }
  if (isa<math::IsNaNOp>(op))
    return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNO,
                                 op->getOperand(0), op->getOperand(0));
  if (isa<math::IsInfOp, math::IsFiniteOp>(op)) {
    Value size = callIntrinsic(builder, loc, "llvm.fabs", op->getOperands());
    Value infinity = arith::ConstantOp::create(
        builder, loc,
        getFloat(type, llvm::APFloat::getInf(element.getFloatSemantics())));
    return arith::CmpFOp::create(builder, loc,
                                 isa<math::IsInfOp>(op)
                                     ? arith::CmpFPredicate::OEQ
                                     : arith::CmpFPredicate::OLT,
                                 size, infinity);
  }
  return {};
}

bool isLeftToLLVM(Operation *op) {
  if (isa<arith::RemFOp>(op))
    return false;
  return !isa_and_nonnull<math::MathDialect>(op->getDialect()) ||
         isa<math::AbsIOp, math::CountLeadingZerosOp,
             math::CountTrailingZerosOp, math::CtPopOp>(op);
}

struct LowerDeviceMathPass final
    : hot::impl::LowerDeviceMathPassBase<LowerDeviceMathPass> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (!isLeftToLLVM(op))
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      OpBuilder builder(op);
      if (Value result = lower(builder, op)) {
        op->getResult(0).replaceAllUsesWith(result);
        op->erase();
        continue;
      }
      emitError(op->getLoc())
          << "'" << op->getName().getStringRef() << "' on "
          << op->getOperand(0).getType()
          << " cannot be compiled for the GPU: it has no expansion and would "
             "become a library call; write it with arithmetic, exp, log or "
             "another function that has one, on f32";
      return signalPassFailure();
    }
  }
};

} // namespace
