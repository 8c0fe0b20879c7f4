//===- ExpandMathStage.cpp ------------------------------------------------===//
//
// The float stage that all devices share.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Pipelines/Passes.h"
#include "hot/Pipelines/Pipelines.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void hot::buildHotExpandMathStage(OpPassManager &pm) {
  // Before fusion, which knows linalg ops only.
  pm.addNestedPass<func::FuncOp>(createConvertElementwiseToLinalgPass());
  pm.addNestedPass<func::FuncOp>(createFuseElementwisePass());
  // After fusion, which compares fewer and smaller bodies that way.
  pm.addNestedPass<func::FuncOp>(createExpandMathPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}
