//===- RewriteStage.cpp ---------------------------------------------------===//
//
// Level 0 to level 1, at the head of every named pipeline.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Pipelines/RewriteOptions.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void hot::buildHotRewriteStage(OpPassManager &pm,
                               const RewriteBackwardPassOptions &options) {
  if (options.scheme == "none")
    return;
  pm.addPass(createRewriteBackwardPass(options));
  // The transposes and fills of the products that were replaced are dead now.
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createCompressActivationsPass());
}
