//===- DeviceHeap.h ---------------------------------------------*- C++ -*-===//
//
// A device that frees what was allocated through it.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_RUNTIME_DEVICEHEAP_H
#define HOT_LIB_RUNTIME_DEVICEHEAP_H

#include "hot/Runtime/HostRuntime.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::hot {

/// Hands every call on to `device`. What is still allocated at its end is freed
/// then: results, and everything when a run ends early.
class DeviceHeap final : public HostDevice {
public:
  explicit DeviceHeap(HostDevice &device) : device(device) {}
  ~DeviceHeap() override {
    for (void *pointer : live)
      llvm::consumeError(device.release(pointer));
  }

  llvm::Expected<void *> allocate(int64_t bytes) override {
    llvm::Expected<void *> pointer = device.allocate(bytes);
    if (pointer)
      live.insert(*pointer);
    return pointer;
  }
  llvm::Error release(void *pointer) override {
    if (!live.erase(pointer))
      return llvm::createStringError(
          "device memory was freed twice, or never allocated");
    return device.release(pointer);
  }

  llvm::Expected<void *> loadModule(const char *ptx) override {
    return device.loadModule(ptx);
  }
  void unloadModule(void *module) override { device.unloadModule(module); }
  llvm::Error copy(void *target, const void *source, int64_t bytes) override {
    return device.copy(target, source, bytes);
  }
  llvm::Error upload(void *target, const void *source, int64_t bytes) override {
    return device.upload(target, source, bytes);
  }
  llvm::Error download(void *target, const void *source,
                       int64_t bytes) override {
    return device.download(target, source, bytes);
  }
  llvm::Error launch(void *module, llvm::StringRef kernel,
                     const LaunchShape &shape,
                     llvm::ArrayRef<const void *> params) override {
    return device.launch(module, kernel, shape, params);
  }

private:
  HostDevice &device;
  llvm::DenseSet<void *> live;
};

} // namespace mlir::hot

#endif // HOT_LIB_RUNTIME_DEVICEHEAP_H
