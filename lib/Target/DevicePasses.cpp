//===- DevicePasses.cpp - From gpu.module to PTX --------------------------===//
//
// Our own list instead of the stock pipeline, which lacks the vector lowering
// inside gpu.module and defaults to a PTX version that aborts.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Target/DevicePasses.h"
#include "hot/Target/Chips.h"
#include "hot/Target/Passes.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::hot;

void hot::buildHotDeviceStage(OpPassManager &pm, const DeviceTarget &target) {
  CheckTargetPassOptions check;
  check.chip = target.chip;
  check.ptxVersion = target.ptxVersion;
  pm.addPass(createCheckTargetPass(check));
  // Before convert-gpu-to-nvvm, which makes library calls of math, and while
  // the diagnostic can name the operation.
  pm.addNestedPass<gpu::GPUModuleOp>(createLowerDeviceMathPass());

  GpuNVVMAttachTargetOptions attach;
  attach.chip = target.chip;
  attach.features = getPTXFeatures(target.ptxVersion);
  attach.optLevel = target.optLevel;
  pm.addPass(createGpuNVVMAttachTarget(attach));

  OpPassManager &device = pm.nest<gpu::GPUModuleOp>();
  device.addPass(createConvertNVGPUToNVVMPass());
  device.addPass(createCanonicalizerPass());
  device.addPass(createCSEPass());
  device.addPass(createConvertVectorToSCFPass());
  device.addPass(createSCFToControlFlowPass());
  device.addPass(memref::createExpandStridedMetadataPass());
  device.addPass(createLowerAffinePass());
  // What is left of math are functions of integers.
  device.addPass(createConvertMathToLLVMPass());
  ConvertGpuOpsToNVVMOpsOptions nvvm;
  nvvm.useBarePtrCallConv = true;
  // convert-nvgpu-to-nvvm knows only 64 bits, and so do our sizes.
  nvvm.indexBitwidth = 64;
  device.addPass(createConvertGpuOpsToNVVMOps(nvvm));
  // After convert-gpu-to-nvvm, because before it the memory spaces of gpu
  // cannot be converted.
  device.addPass(createConvertVectorToLLVMPass());
  device.addPass(createConvertIndexToLLVMPass());
  device.addPass(createConvertNVVMToLLVMPass());
  device.addPass(createCanonicalizerPass());
  device.addPass(createCSEPass());
  device.addPass(createReconcileUnrealizedCastsPass());
}

void hot::buildHotBinaryStage(OpPassManager &pm) {
  GpuModuleToBinaryPassOptions binary;
  binary.compilationTarget = "isa";
  pm.addPass(createGpuModuleToBinaryPass(binary));
  pm.addPass(createCheckPTXPass());
}

namespace {
struct DeviceStageOptions : PassPipelineOptions<DeviceStageOptions> {
  Option<std::string> chip{*this, "chip", llvm::cl::desc("GPU, as sm_80"),
                           llvm::cl::init("sm_80")};
  Option<unsigned> ptxVersion{
      *this, "ptx-version",
      llvm::cl::desc("PTX version as 78 for 7.8; 0: the lowest for the chip"),
      llvm::cl::init(0)};
  Option<unsigned> optLevel{*this, "opt-level",
                            llvm::cl::desc("LLVM optimization level"),
                            llvm::cl::init(3)};
};
} // namespace

void hot::registerHotDevicePipelines() {
  PassPipelineRegistration<DeviceStageOptions>(
      "hot-device-stage", "Lower each gpu.module to the NVVM dialect",
      [](OpPassManager &pm, const DeviceStageOptions &options) {
        DeviceTarget target;
        target.chip = options.chip;
        target.ptxVersion = options.ptxVersion;
        target.optLevel = options.optLevel;
        buildHotDeviceStage(pm, target);
      });
  PassPipelineRegistration<>("hot-binary-stage",
                             "Compile each gpu.module to PTX text",
                             buildHotBinaryStage);
}
