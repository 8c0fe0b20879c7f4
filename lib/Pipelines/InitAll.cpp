//===- InitAll.cpp --------------------------------------------------------===//
//
// Registers everything of hot-mlir.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/InitAll.h"
#include "hot/Conversion/Passes.h"
#include "hot/Dialect/Hot/IR/Hot.h"
#include "hot/Pipelines/LinalgToPTX.h"
#include "hot/Pipelines/Passes.h"
#include "hot/Pipelines/Pipelines.h"
#include "hot/Target/LaunchEffects.h"
#include "hot/Target/Passes.h"
#include "hot/Transforms/Passes.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"

using namespace mlir;

void hot::registerAllDialects(DialectRegistry &registry) {
  ::mlir::registerAllDialects(registry);
  registerAllExtensions(registry);
  registerAllToLLVMIRTranslations(registry);
  registry.insert<HotDialect>();
  registerBufferizableOpInterfaceExternalModels(registry);
  registerLaunchEffects(registry);
}

void hot::registerAllPasses() {
  registerHotTransformsPasses();
  registerHotConversionPasses();
  registerHotTargetPasses();
  registerHotPipelinesPasses();
  registerHotLinalgToCPUPipeline();
  registerHotDevicePipelines();
  registerHotLinalgToPTXPipelines();
}
