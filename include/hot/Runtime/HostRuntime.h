//===- HostRuntime.h - What compiled host code calls ------------*- C++ -*-===//
//
// The functions that compiled host code calls, and the device behind them.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_RUNTIME_HOSTRUNTIME_H
#define HOT_RUNTIME_HOSTRUNTIME_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <array>
#include <cstdint>

namespace mlir::hot {

struct LaunchShape {
  std::array<int64_t, 3> grid;
  std::array<int64_t, 3> block;
  /// Dynamic shared memory.
  int64_t sharedBytes;
};

/// A device as the host code sees it. Pointers are the device's; the host never
/// dereferences them. Calls are made, and take effect, in program order.
class HostDevice {
public:
  virtual ~HostDevice();

  /// Takes PTX text that ends with a zero; the result is what launch() gets.
  virtual llvm::Expected<void *> loadModule(const char *ptx) = 0;
  virtual void unloadModule(void *module) = 0;

  /// Any size, zero too; aligned for every element type and vector access.
  virtual llvm::Expected<void *> allocate(int64_t bytes) = 0;
  virtual llvm::Error release(void *pointer) = 0;

  virtual llvm::Error copy(void *target, const void *source, int64_t bytes) = 0;
  /// From host memory.
  virtual llvm::Error upload(void *target, const void *source,
                             int64_t bytes) = 0;
  /// To host memory, after everything before it is done.
  virtual llvm::Error download(void *target, const void *source,
                               int64_t bytes) = 0;

  /// `params[i]` points to the value of parameter i, little-endian and padded
  /// to 8 bytes; how many bytes count is in the kernel's declaration.
  virtual llvm::Error launch(void *module, llvm::StringRef kernel,
                             const LaunchShape &shape,
                             llvm::ArrayRef<const void *> params) = 0;
};

/// While it lives, host code on this thread runs on `device`. The first error
/// is kept, and every call after it does nothing. Loaded modules and constants
/// are kept until the end.
class HostSession {
public:
  explicit HostSession(HostDevice &device);
  ~HostSession();
  HostSession(const HostSession &) = delete;
  HostSession &operator=(const HostSession &) = delete;

  HostDevice &getDevice() { return device; }

  /// The first error since the last call, if any.
  llvm::Error takeError();

  bool hasFailed() const { return failed; }
  void fail(llvm::Error next);

  void *allocate(int64_t bytes);
  void release(void *pointer);
  void copy(void *target, const void *source, int64_t bytes);
  void *getConstant(const void *data, int64_t bytes);
  void launch(const char *ptx, const char *kernel, const LaunchShape &shape,
              llvm::ArrayRef<const void *> params);

  /// The session of this thread, or null.
  static HostSession *getCurrent();

private:
  HostDevice &device;
  HostSession *outer;
  bool failed = false;
  llvm::Error error;
  llvm::DenseMap<const char *, void *> modules;
  llvm::DenseMap<const void *, void *> constants;
};

/// Name and address of each function below, to give to a JIT.
struct HostRuntimeSymbol {
  llvm::StringRef name;
  void *address;
};
llvm::ArrayRef<HostRuntimeSymbol> getHostRuntimeSymbols();

} // namespace mlir::hot

/// What `hot-host-to-llvm` emits calls of. Without a session they do nothing.
extern "C" {
void *hotHostAlloc(int64_t bytes);
void hotHostFree(void *pointer);
void hotHostCopy(void *target, const void *source, int64_t bytes);
/// The device's copy of a constant of the host, made at the first call.
void *hotHostConstant(const void *data, int64_t bytes);
/// `ptx` is the embedded text, loaded at the first launch from it; `params`
/// holds one slot of 8 bytes for each parameter.
void hotHostLaunch(const char *ptx, const char *kernel, int64_t gridX,
                   int64_t gridY, int64_t gridZ, int64_t blockX, int64_t blockY,
                   int64_t blockZ, int64_t sharedBytes, const uint64_t *params,
                   int64_t numParams);
/// Fails the session with `message` if `ok` is zero.
void hotHostAssert(int32_t ok, const char *message);
}

#endif // HOT_RUNTIME_HOSTRUNTIME_H
