//===- ScalarsToLaunch.cpp - Scalar tensor code on the device -------------===//
//
// The pass hot-scalars-to-launch: whatever touches device memory element by
// element runs in one thread there, because the host must not.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "LaunchBuilder.h"
#include "SerialRegion.h"
#include "hot/Conversion/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace mlir::hot {
#define GEN_PASS_DEF_SCALARSTOLAUNCHPASS
#include "hot/Conversion/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

namespace {

class Gatherer {
public:
  explicit Gatherer(func::FuncOp function) : function(function) {}

  LogicalResult run() { return gather(function.getBody()); }

  unsigned getNumKernels() const { return numKernels; }

private:
  /// What an operation of a host block is to the sequence before it.
  enum class Kind {
    /// Stays on the host, and a sequence may continue over it.
    Host,
    /// Belongs into a one-thread kernel.
    Scalar,
    /// Pure and of a device value; lives in whatever kernel uses it.
    DeviceView,
    /// Stays on the host and ends a sequence: it touches memory itself.
    Barrier,
  };

  bool isDevice(Value value) const { return deviceValues.contains(value); }

  bool hasDeviceOperand(Operation *op) const {
    return llvm::any_of(op->getOperands(),
                        [&](Value value) { return isDevice(value); });
  }

  bool usesDeviceValue(Operation *op) const {
    return op
        ->walk([&](Operation *inner) {
          return hasDeviceOperand(inner) ? WalkResult::interrupt()
                                         : WalkResult::advance();
        })
        .wasInterrupted();
  }

  LogicalResult refuse(Operation *op, const Twine &what) {
    return op->emitError() << "'" << op->getName() << "': " << what
                           << " depends on a value in device memory, which the "
                              "host never reads; compute it from arguments "
                              "that are scalars, or select with tensors "
                              "instead of branching";
  }

  FailureOr<Kind> classify(Operation *op) {
    // First, because most terminators are free of effects.
    if (op->hasTrait<OpTrait::IsTerminator>()) {
      if (!hasDeviceOperand(op))
        return Kind::Barrier;
      if (op->getNumSuccessors() > 0)
        return refuse(op, "the branch");
      return refuse(op, "a result or condition of '" +
                            op->getParentOp()->getName().getStringRef() + "'");
    }
    if (isa<memref::LoadOp, memref::StoreOp>(op))
      return Kind::Scalar;
    if (isa<cf::AssertOp>(op))
      return hasDeviceOperand(op) ? Kind::Scalar : Kind::Host;
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
      return getStaticIterations(linalgOp) == 1 ? Kind::Scalar : Kind::Barrier;
    if (auto copy = dyn_cast<memref::CopyOp>(op)) {
      auto type = dyn_cast<MemRefType>(copy.getTarget().getType());
      bool isOne = type && type.hasStaticShape() && type.getNumElements() == 1;
      return isOne ? Kind::Scalar : Kind::Barrier;
    }
    if (isa<memref::AllocOp>(op)) {
      if (hasDeviceOperand(op))
        return refuse(op, "the size of the allocation");
      return Kind::Host;
    }
    if (isa<RegionBranchOpInterface>(op)) {
      if (canRunSerially(op) && (touchesMemory(op) || usesDeviceValue(op)))
        return Kind::Scalar;
      return classifyHostRegion(op);
    }
    if (isMemoryEffectFree(op)) {
      if (!hasDeviceOperand(op))
        return Kind::Host;
      bool isView = llvm::any_of(op->getResultTypes(), [](Type type) {
        return isa<MemRefType>(type);
      });
      return isView ? Kind::DeviceView : Kind::Scalar;
    }
    if (isa<func::CallOp, gpu::LaunchFuncOp>(op) && hasDeviceOperand(op))
      return refuse(op, "an operand of the call");
    return Kind::Barrier;
  }

  /// A loop or branch that is too big for one thread stays on the host.
  FailureOr<Kind> classifyHostRegion(Operation *op) {
    for (Value operand : op->getOperands())
      if (isDevice(operand))
        return refuse(op, isa<MemRefType>(operand.getType())
                              ? "a view carried by the operation"
                              : "a bound, condition or carried scalar");
    return Kind::Barrier;
  }

  LogicalResult gather(Region &region) {
    for (Block &block : region)
      if (failed(gather(block)))
        return failure();
    return success();
  }

  LogicalResult gather(Block &block) {
    SmallVector<Operation *> sequence;
    bool hasScalar = false;
    for (Operation &op : llvm::make_early_inc_range(block)) {
      FailureOr<Kind> kind = classify(&op);
      if (failed(kind))
        return failure();
      switch (*kind) {
      case Kind::Host:
        continue;
      case Kind::Scalar:
        hasScalar = true;
        [[fallthrough]];
      case Kind::DeviceView:
        sequence.push_back(&op);
        for (Value result : op.getResults())
          deviceValues.insert(result);
        continue;
      case Kind::Barrier:
        if (hasScalar && failed(close(sequence, &op)))
          return failure();
        sequence.clear();
        hasScalar = false;
        break;
      }
      for (Region &region : op.getRegions())
        if (!isa<linalg::LinalgOp, gpu::GPUModuleOp>(op) &&
            failed(gather(region)))
          return failure();
    }
    return success();
  }

  /// Moves `sequence` into a kernel in front of `next`.
  LogicalResult close(ArrayRef<Operation *> sequence, Operation *next) {
    OpBuilder builder(next);
    Location loc = sequence.front()->getLoc();
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    gpu::LaunchOp launch = createLaunch(builder, loc, one, one, "scalar");
    Block &body = launch.getBody().front();

    IRMapping views;
    for (Operation *op : sequence) {
      bool isView =
          isMemoryEffectFree(op) &&
          llvm::any_of(op->getResultTypes(), llvm::IsaPred<MemRefType>);
      if (!isView) {
        op->moveBefore(body.getTerminator());
        continue;
      }
      // A copy inside; the original follows the launch for kernels to come.
      OpBuilder inner(body.getTerminator());
      inner.clone(*op, views);
    }
    for (Operation *op : sequence)
      for (Value result : op->getResults())
        if (Value copy = views.lookupOrNull(result))
          result.replaceUsesWithIf(copy, [&](OpOperand &use) {
            return launch->isProperAncestor(use.getOwner());
          });

    for (Operation *op : sequence) {
      if (!launch->isProperAncestor(op)) {
        op->moveBefore(next);
        continue;
      }
      for (Value result : op->getResults())
        escape(result, launch);
    }
    ++numKernels;
    return lowerSerialBody(launch);
  }

  /// A scalar of the kernel that is used after it goes through memory.
  void escape(Value result, gpu::LaunchOp launch) {
    auto isOutside = [&](OpOperand &use) {
      return !launch->isProperAncestor(use.getOwner());
    };
    if (llvm::none_of(result.getUses(), isOutside))
      return;
    Location loc = result.getLoc();
    OpBuilder builder(launch);
    Value place = memref::AllocOp::create(
        builder, loc, MemRefType::get({}, result.getType()));
    builder.setInsertionPoint(launch.getBody().front().getTerminator());
    memref::StoreOp::create(builder, loc, result, place, ValueRange());
    builder.setInsertionPointAfter(launch);
    auto load = memref::LoadOp::create(builder, loc, place, ValueRange());
    load->setAttr(kDeviceScalarAttr, builder.getUnitAttr());
    result.replaceUsesWithIf(load, isOutside);
    deviceValues.insert(load);
  }

  func::FuncOp function;
  DenseSet<Value> deviceValues;
  unsigned numKernels = 0;
};

struct ScalarsToLaunchPass final
    : hot::impl::ScalarsToLaunchPassBase<ScalarsToLaunchPass> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    Gatherer gatherer(getOperation());
    if (failed(gatherer.run()))
      return signalPassFailure();
    numKernels += gatherer.getNumKernels();
  }
};

} // namespace
