//===- GpuDevice.h ----------------------------------------------*- C++ -*-===//
//
// What devices that take PTX have in common.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_RUNTIME_GPUDEVICE_H
#define HOT_LIB_RUNTIME_GPUDEVICE_H

#include "hot/Runtime/Device.h"
#include "hot/Runtime/HostRuntime.h"

namespace mlir::hot {

/// Compiles to PTX, which goes into the host code as data, and the host code by
/// the JIT; both run on `device`.
class GpuDevice : public Device {
public:
  /// `chip` empty: the default of the pipeline.
  GpuDevice(StringRef name, std::shared_ptr<HostDevice> device, StringRef chip,
            unsigned optLevel)
      : name(name), device(std::move(device)), chip(chip), optLevel(optLevel) {}

  StringRef getName() const override { return name; }

  llvm::Expected<std::unique_ptr<Executable>>
  compile(OwningOpRef<ModuleOp> module,
          const FunctionSignature &signature) override;

private:
  std::string name;
  std::shared_ptr<HostDevice> device;
  std::string chip;
  unsigned optLevel;
};

} // namespace mlir::hot

#endif // HOT_LIB_RUNTIME_GPUDEVICE_H
