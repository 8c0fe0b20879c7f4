//===- LinalgToPTX.h - From linalg to PTX and host code ---------*- C++ -*-===//
//
// The pipeline hot-linalg-to-ptx and its stages, each of which runs alone.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_PIPELINES_LINALGTOPTX_H
#define HOT_PIPELINES_LINALGTOPTX_H

#include "hot/Pipelines/RewriteOptions.h"
#include "hot/Target/DevicePasses.h"

namespace mlir::hot {

/// Options of `hot-linalg-to-ptx`: those of the rewrite at its head, and what
/// code is emitted for.
struct HotLinalgToPTXOptions : RewriteOptions<HotLinalgToPTXOptions> {
  Option<std::string> chip{*this, "chip", llvm::cl::init(DeviceTarget().chip),
                           llvm::cl::desc("GPU, as sm_80")};
  Option<unsigned> ptxVersion{
      *this, "ptx-version", llvm::cl::init(0),
      llvm::cl::desc("PTX version as 78 for 7.8; 0: the lowest for the chip")};

  DeviceTarget getTarget() const {
    DeviceTarget target;
    target.chip = chip;
    target.ptxVersion = ptxVersion;
    return target;
  }
};

/// linalg on tensors => linalg on memrefs. Inputs are not written to.
void buildHotGPUBufferizeStage(OpPassManager &pm);

/// linalg and scalar code on memrefs => gpu.module @hot_kernels and launches.
void buildHotGenericKernelsStage(OpPassManager &pm);

/// Launches and device memory on the host => LLVM dialect and runtime calls.
void buildHotHostStage(OpPassManager &pm);

/// All of it, from linalg on tensors to host code and gpu.binary.
void buildHotLinalgToPTXPipeline(OpPassManager &pm,
                                 const HotLinalgToPTXOptions &options);

/// Registers hot-linalg-to-ptx, and the stages as hot-gpu-bufferize-stage,
/// hot-generic-kernels-stage and hot-host-stage.
void registerHotLinalgToPTXPipelines();

} // namespace mlir::hot

#endif // HOT_PIPELINES_LINALGTOPTX_H
