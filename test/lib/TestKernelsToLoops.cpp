//===- TestKernelsToLoops.cpp - Kernels as loops on the CPU ---------------===//
//
// The test pass test-hot-kernels-to-loops: runs kernels without a GPU, as long
// as their threads need nothing from each other.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;

namespace {

unsigned getDim(gpu::Dimension dimension) {
  return static_cast<unsigned>(dimension);
}

struct TestKernelsToLoops final
    : PassWrapper<TestKernelsToLoops, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestKernelsToLoops)

  StringRef getArgument() const override { return "test-hot-kernels-to-loops"; }
  StringRef getDescription() const override {
    return "Turn launches into loops that call the kernel once for each thread";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<func::FuncDialect, scf::SCFDialect, arith::ArithDialect>();
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    for (auto device :
         llvm::make_early_inc_range(module.getOps<gpu::GPUModuleOp>())) {
      for (auto kernel : device.getOps<gpu::GPUFuncOp>())
        makeFunction(kernel);
      device->erase();
    }
    SmallVector<gpu::LaunchFuncOp> launches;
    module.walk([&](gpu::LaunchFuncOp op) { launches.push_back(op); });
    for (gpu::LaunchFuncOp launch : launches)
      makeLoops(launch);
  }

  /// Six more parameters: the numbers of block and thread.
  void makeFunction(gpu::GPUFuncOp kernel) {
    OpBuilder builder = OpBuilder::atBlockEnd(getOperation().getBody());
    SmallVector<Type> types(kernel.getArgumentTypes());
    types.append(6, builder.getIndexType());
    auto function =
        func::FuncOp::create(builder, kernel.getLoc(), kernel.getName(),
                             builder.getFunctionType(types, TypeRange()));
    function.setPrivate();
    function->setAttr("no_inline", builder.getUnitAttr());
    function.getBody().takeBody(kernel.getBody());
    Block &entry = function.getBody().front();
    SmallVector<Value> numbers;
    for (unsigned i = 0; i < 6; ++i)
      numbers.push_back(
          entry.addArgument(builder.getIndexType(), kernel.getLoc()));
    function.walk([&](Operation *op) {
      Value number;
      if (auto block = dyn_cast<gpu::BlockIdOp>(op))
        number = numbers[getDim(block.getDimension())];
      if (auto thread = dyn_cast<gpu::ThreadIdOp>(op))
        number = numbers[3 + getDim(thread.getDimension())];
      if (number) {
        op->replaceAllUsesWith(ValueRange(number));
        op->erase();
      }
      if (isa<gpu::ReturnOp>(op)) {
        builder.setInsertionPoint(op);
        func::ReturnOp::create(builder, op->getLoc());
        op->erase();
      }
    });
  }

  void makeLoops(gpu::LaunchFuncOp launch) {
    OpBuilder builder(launch);
    Location loc = launch.getLoc();
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    gpu::KernelDim3 grid = launch.getGridSizeOperandValues();
    gpu::KernelDim3 block = launch.getBlockSizeOperandValues();
    SmallVector<Value> operands(launch.getKernelOperands());
    for (Value size : {grid.x, grid.y, grid.z, block.x, block.y, block.z}) {
      auto loop = scf::ForOp::create(builder, loc, zero, size, one);
      operands.push_back(loop.getInductionVar());
      builder.setInsertionPointToStart(loop.getBody());
    }
    func::CallOp::create(builder, loc, launch.getKernelName(), TypeRange(),
                         operands);
    launch->erase();
  }
};

} // namespace

namespace mlir::hot {
void registerTestKernelsToLoops() { PassRegistration<TestKernelsToLoops>(); }
} // namespace mlir::hot
