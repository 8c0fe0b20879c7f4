//===- LinalgToCPU.cpp ----------------------------------------------------===//
//
// The pipeline hot-linalg-to-cpu.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Conversion/Passes.h"
#include "hot/Pipelines/Passes.h"
#include "hot/Pipelines/Pipelines.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

static void addCleanup(OpPassManager &pm) {
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

void hot::buildHotLowerToLinalgStage(OpPassManager &pm) {
  addCleanup(pm);
  pm.addPass(createConvertHotToLinalgPass());
  addCleanup(pm);
}

void hot::buildHotBufferizeStage(OpPassManager &pm) {
  pm.addPass(createProtectArgumentsPass());
  bufferization::OneShotBufferizePassOptions options;
  options.bufferizeFunctionBoundaries = true;
  options.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  options.allowReturnAllocsFromLoops = true;
  pm.addPass(bufferization::createOneShotBufferizePass(options));
  addCleanup(pm);
  pm.addNestedPass<func::FuncOp>(bufferization::createBufferLoopHoistingPass());
  bufferization::buildBufferDeallocationPipeline(pm);
  pm.addPass(createConvertBufferizationToMemRefPass());
}

void hot::buildHotLoopsStage(OpPassManager &pm) {
  pm.addNestedPass<func::FuncOp>(createTileContractionsPass());
  pm.addNestedPass<func::FuncOp>(createExpandCopiesPass());
  pm.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  addCleanup(pm);
  pm.addNestedPass<func::FuncOp>(createAnnotateLoopsPass());
}

void hot::buildHotLoopsToLLVMStage(OpPassManager &pm) {
  // memref.reshape, which comes from dynamic shapes.
  pm.addNestedPass<func::FuncOp>(memref::createExpandOpsPass());
  pm.addPass(createSCFToControlFlowPass());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addNestedPass<func::FuncOp>(createLowerMinMaxPass());
  arith::ArithExpandOpsPassOptions arithOptions;
  arithOptions.includeBf16 = true;
  pm.addNestedPass<func::FuncOp>(arith::createArithExpandOpsPass(arithOptions));
  pm.addNestedPass<func::FuncOp>(createConvertMathToLLVMPass());
  pm.addPass(createConvertMathToLibmPass());
  // aligned_alloc, not malloc and arithmetic on its pointer, which would hide
  // from LLVM that two allocations are distinct.
  FinalizeMemRefToLLVMConversionPassOptions memrefOptions;
  memrefOptions.useAlignedAlloc = true;
  pm.addPass(createFinalizeMemRefToLLVMConversionPass(memrefOptions));
  pm.addPass(createConvertToLLVMPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
  addCleanup(pm);
}

void hot::buildHotLinalgToCPUPipeline(OpPassManager &pm,
                                      const HotLinalgToCPUOptions &options) {
  buildHotRewriteStage(pm, options.getRewriteOptions(/*chip=*/""),
                       options.getCompressOptions());
  buildHotLowerToLinalgStage(pm);
  buildHotExpandMathStage(pm);
  pm.addNestedPass<func::FuncOp>(createOrderContractionsPass());
  addCleanup(pm);
  buildHotBufferizeStage(pm);
  buildHotLoopsStage(pm);
  buildHotLoopsToLLVMStage(pm);
}

void hot::registerHotLinalgToCPUPipeline() {
  PassPipelineRegistration<HotLinalgToCPUOptions>(
      "hot-linalg-to-cpu",
      "Compile hot ops and linalg on tensors to the LLVM dialect for the CPU",
      buildHotLinalgToCPUPipeline);
}
