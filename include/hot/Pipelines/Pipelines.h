//===- Pipelines.h ----------------------------------------------*- C++ -*-===//
//
// The named pipelines, and the stages that they are made of.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_PIPELINES_PIPELINES_H
#define HOT_PIPELINES_PIPELINES_H

#include "hot/Pipelines/RewriteOptions.h"

namespace mlir::hot {

/// The float stage that all devices share, on tensors: elementwise ops as
/// linalg, fused, their math functions expanded to arithmetic. What comes out
/// computes the same bits on every device. Runs after convert-hot-to-linalg.
void buildHotExpandMathStage(OpPassManager &pm);

/// Options of `hot-linalg-to-cpu`: those of the rewrite at its head.
struct HotLinalgToCPUOptions : RewriteOptions<HotLinalgToCPUOptions> {};

/// Hot ops on tensors to linalg.
void buildHotLowerToLinalgStage(OpPassManager &pm);
/// Tensors to memrefs that are freed, arguments kept as they are.
void buildHotBufferizeStage(OpPassManager &pm);
/// linalg on memrefs to scf loops, products tiled.
void buildHotLoopsStage(OpPassManager &pm);
/// Loops, memrefs, arith to the LLVM dialect.
void buildHotLoopsToLLVMStage(OpPassManager &pm);

/// Level 0 or 1 to the LLVM dialect, for the CPU.
void buildHotLinalgToCPUPipeline(OpPassManager &pm,
                                 const HotLinalgToCPUOptions &options);

/// Registers the named pipelines.
void registerHotLinalgToCPUPipeline();

} // namespace mlir::hot

#endif // HOT_PIPELINES_PIPELINES_H
