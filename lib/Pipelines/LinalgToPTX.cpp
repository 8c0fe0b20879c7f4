//===- LinalgToPTX.cpp - From linalg to PTX and host code -----------------===//
//
// The pipeline hot-linalg-to-ptx: which stage comes after which, and why.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Pipelines/LinalgToPTX.h"
#include "hot/Conversion/Passes.h"
#include "hot/Pipelines/Passes.h"
#include "hot/Pipelines/Pipelines.h"
#include "hot/Target/Passes.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::hot;

void hot::buildHotGPUBufferizeStage(OpPassManager &pm) {
  pm.addNestedPass<func::FuncOp>(createConvertElementwiseToLinalgPass());
  pm.addPass(createConvertTensorToLinalgPass());
  pm.addNestedPass<func::FuncOp>(createFoldHostScalarsPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createProtectArgumentsPass());
  pm.addPass(bufferization::createEmptyTensorEliminationPass());
  bufferization::OneShotBufferizePassOptions options;
  options.bufferizeFunctionBoundaries = true;
  options.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  // Buffers of a loop's body may be carried to the next iteration.
  options.allowReturnAllocsFromLoops = true;
  pm.addPass(bufferization::createOneShotBufferizePass(options));
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

void hot::buildHotGenericKernelsStage(OpPassManager &pm) {
  // First, because a small loop goes into a kernel with the linalg in it.
  pm.addNestedPass<func::FuncOp>(createScalarsToLaunchPass());
  pm.addNestedPass<func::FuncOp>(createLinalgToLaunchPass());
  // Folds index arithmetic, so that more kernels are equal.
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createOutlineKernelsPass());
}

void hot::buildHotHostStage(OpPassManager &pm) {
  OpPassManager &host = pm.nest<func::FuncOp>();
  host.addPass(createCanonicalizerPass());
  host.addPass(createCSEPass());
  // After outlining, because it does not know gpu.launch.
  host.addPass(bufferization::createOwnershipBasedBufferDeallocationPass());
  host.addPass(createCanonicalizerPass());
  host.addPass(bufferization::createBufferDeallocationSimplificationPass());
  pm.addPass(bufferization::createLowerDeallocationsPass());
  pm.addPass(createConvertBufferizationToMemRefPass());
  OpPassManager &late = pm.nest<func::FuncOp>();
  late.addPass(createCanonicalizerPass());
  late.addPass(createCSEPass());
  // Deallocation comes at the end of a block; memory is scarce before that.
  late.addPass(bufferization::createOptimizeAllocationLivenessPass());
  late.addPass(createSCFToControlFlowPass());
  late.addPass(memref::createExpandStridedMetadataPass());
  late.addPass(createLowerAffinePass());
  late.addPass(arith::createArithExpandOpsPass());
  pm.addPass(createHostToLLVMPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
}

void hot::buildHotLinalgToPTXPipeline(OpPassManager &pm,
                                      const HotLinalgToPTXOptions &options) {
  DeviceTarget target = options.getTarget();
  // Before anything else, so that a wrong chip does not cost a compilation.
  CheckTargetPassOptions check;
  check.chip = target.chip;
  check.ptxVersion = target.ptxVersion;
  pm.addPass(createCheckTargetPass(check));
  buildHotRewriteStage(pm, options.getRewriteOptions(target.chip),
                       options.getCompressOptions());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  ConvertHotToGPUPassOptions kernels;
  kernels.chip = target.chip;
  pm.addPass(createConvertHotToGPUPass(kernels));
  // For the hot operations that have no kernel.
  buildHotLowerToLinalgStage(pm);
  buildHotExpandMathStage(pm);
  buildHotGPUBufferizeStage(pm);
  buildHotGenericKernelsStage(pm);
  buildHotDeviceStage(pm, target);
  buildHotHostStage(pm);
  // Last, because only it needs LLVM's code generator.
  buildHotBinaryStage(pm);
}

void hot::registerHotLinalgToPTXPipelines() {
  PassPipelineRegistration<HotLinalgToPTXOptions>(
      "hot-linalg-to-ptx",
      "Compile linalg on tensors to host code and PTX for one chip",
      buildHotLinalgToPTXPipeline);
  PassPipelineRegistration<>("hot-gpu-bufferize-stage",
                             "Bufferize for a device",
                             buildHotGPUBufferizeStage);
  PassPipelineRegistration<>("hot-generic-kernels-stage",
                             "Turn linalg and scalar code into kernels",
                             buildHotGenericKernelsStage);
  PassPipelineRegistration<>("hot-host-stage",
                             "Lower host code to LLVM and runtime calls",
                             buildHotHostStage);
}
