//===- DevicePasses.h - From gpu.module to PTX ------------------*- C++ -*-===//
//
// The passes that lower device code, as builders that run alone.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_TARGET_DEVICEPASSES_H
#define HOT_TARGET_DEVICEPASSES_H

#include "mlir/Pass/PassManager.h"
#include <string>

namespace mlir::hot {

/// What device code is emitted for.
struct DeviceTarget {
  std::string chip = "sm_80";
  /// 71 is PTX 7.1; 0: the lowest that knows the chip.
  unsigned ptxVersion = 0;
  unsigned optLevel = 3;
};

/// gpu, vector, memref, scf in each gpu.module => nvvm, llvm. Checks the target
/// first. Kernels take bare pointers: `memref<T>`, `memref<1xT>` of static
/// identity layout, and scalars.
void buildHotDeviceStage(OpPassManager &pm, const DeviceTarget &target);

/// gpu.module => gpu.binary with the text of its PTX. Apart from the lowering,
/// because it is the only stage that needs LLVM's code generator.
void buildHotBinaryStage(OpPassManager &pm);

/// Registers the stages as hot-device-stage and hot-binary-stage.
void registerHotDevicePipelines();

} // namespace mlir::hot

#endif // HOT_TARGET_DEVICEPASSES_H
