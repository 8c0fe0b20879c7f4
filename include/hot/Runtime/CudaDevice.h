//===- CudaDevice.h ---------------------------------------------*- C++ -*-===//
//
// Runs functions on a GPU through NVIDIA's driver, which is looked for when the
// device is created: building needs no part of CUDA.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_RUNTIME_CUDADEVICE_H
#define HOT_RUNTIME_CUDADEVICE_H

#include "hot/Runtime/Device.h"
#include "hot/Runtime/HostRuntime.h"

namespace mlir::hot {

/// The first GPU as host code sees it.
class CudaHostDevice : public HostDevice {
public:
  /// The chip to compile for: the GPU's own, or the newest older one that code
  /// can be emitted for and that the GPU runs.
  virtual StringRef getChip() const = 0;
};

/// `chip`: empty, or one that the GPU must be able to run. `library` is the
/// driver.
llvm::Expected<std::unique_ptr<CudaHostDevice>>
createCudaHostDevice(StringRef chip, const std::string &library);

/// The device `cuda`. Lowers by the pipeline `hot-linalg-to-ptx`, which must be
/// registered.
llvm::Expected<std::unique_ptr<Device>>
createCudaDevice(const DeviceOptions &options);

} // namespace mlir::hot

#endif // HOT_RUNTIME_CUDADEVICE_H
