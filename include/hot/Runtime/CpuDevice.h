//===- CpuDevice.h ----------------------------------------------*- C++ -*-===//
//
// Runs functions on the processor that we are on, compiled by LLVM's JIT.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_RUNTIME_CPUDEVICE_H
#define HOT_RUNTIME_CPUDEVICE_H

#include "hot/Runtime/Device.h"

namespace mlir::hot {

/// The device `cpu`. Lowers by the pipeline `hot-linalg-to-cpu`, which must be
/// registered.
llvm::Expected<std::unique_ptr<Device>>
createCpuDevice(const DeviceOptions &options);

} // namespace mlir::hot

#endif // HOT_RUNTIME_CPUDEVICE_H
