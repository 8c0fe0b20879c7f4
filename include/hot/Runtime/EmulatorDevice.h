//===- EmulatorDevice.h -----------------------------------------*- C++ -*-===//
//
// Runs functions as a GPU would, on the PTX emulator: every launch is checked,
// every kernel counted.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_RUNTIME_EMULATORDEVICE_H
#define HOT_RUNTIME_EMULATORDEVICE_H

#include "hot/Emulator/Emulator.h"
#include "hot/Runtime/Device.h"
#include "hot/Runtime/HostRuntime.h"
#include <map>

namespace mlir::hot {

/// The emulator as host code sees it. Pointers are addresses of its memory. A
/// launch in which its checks find anything is an error that shows what.
class EmulatorHostDevice final : public HostDevice {
public:
  explicit EmulatorHostDevice(emulator::EmulatorOptions options);
  ~EmulatorHostDevice() override;

  llvm::Expected<void *> loadModule(const char *ptx) override;
  void unloadModule(void *module) override;
  llvm::Expected<void *> allocate(int64_t bytes) override;
  llvm::Error release(void *pointer) override;
  llvm::Error copy(void *target, const void *source, int64_t bytes) override;
  llvm::Error upload(void *target, const void *source, int64_t bytes) override;
  /// An error, too, if the program has not written all of the bytes.
  llvm::Error download(void *target, const void *source,
                       int64_t bytes) override;
  llvm::Error launch(void *module, llvm::StringRef kernel,
                     const LaunchShape &shape,
                     llvm::ArrayRef<const void *> params) override;

  /// Of all launches so far, kernels in order of their first launch.
  using CountersByKernel =
      std::vector<std::pair<std::string, emulator::KernelCounters>>;
  const CountersByKernel &getCounters() const { return counters; }

private:
  struct LoadedModule;
  emulator::Emulator emulator;
  std::map<void *, std::unique_ptr<LoadedModule>> modules;
  CountersByKernel counters;
};

/// The device `emulator`. Lowers by the pipeline `hot-linalg-to-ptx`, which
/// must be registered.
llvm::Expected<std::unique_ptr<Device>>
createEmulatorDevice(const DeviceOptions &options);

} // namespace mlir::hot

#endif // HOT_RUNTIME_EMULATORDEVICE_H
