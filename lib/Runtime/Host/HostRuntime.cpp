//===- HostRuntime.cpp - What compiled host code calls --------------------===//
//
// Hands each call on to the device of the thread's session.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Runtime/HostRuntime.h"
#include "llvm/ADT/SmallVector.h"

using namespace mlir;
using namespace mlir::hot;

static thread_local HostSession *current = nullptr;

HostDevice::~HostDevice() = default;

HostSession *HostSession::getCurrent() { return current; }

HostSession::HostSession(HostDevice &device)
    : device(device), outer(current), error(llvm::Error::success()) {
  // Marks it as looked at, so that it can be assigned to.
  llvm::consumeError(std::move(error));
  current = this;
}

HostSession::~HostSession() {
  for (auto &constant : constants)
    llvm::consumeError(device.release(constant.second));
  for (auto &module : modules)
    device.unloadModule(module.second);
  llvm::consumeError(std::move(error));
  current = outer;
}

llvm::Error HostSession::takeError() {
  failed = false;
  return std::move(error);
}

void HostSession::fail(llvm::Error next) {
  if (!next)
    return;
  if (failed) {
    llvm::consumeError(std::move(next));
    return;
  }
  llvm::consumeError(std::move(error));
  error = std::move(next);
  failed = true;
}

void *HostSession::allocate(int64_t bytes) {
  if (failed)
    return nullptr;
  llvm::Expected<void *> pointer = device.allocate(bytes);
  if (pointer)
    return *pointer;
  fail(pointer.takeError());
  return nullptr;
}

void HostSession::release(void *pointer) {
  // Also after an error: what was allocated before it must not leak.
  if (pointer)
    fail(device.release(pointer));
}

void HostSession::copy(void *target, const void *source, int64_t bytes) {
  if (!failed && bytes > 0)
    fail(device.copy(target, source, bytes));
}

void *HostSession::getConstant(const void *data, int64_t bytes) {
  void *&known = constants[data];
  if (known || failed)
    return known;
  void *pointer = allocate(bytes);
  if (!pointer)
    return nullptr;
  fail(device.upload(pointer, data, bytes));
  return known = pointer;
}

void HostSession::launch(const char *ptx, const char *kernel,
                         const LaunchShape &shape,
                         llvm::ArrayRef<const void *> params) {
  if (failed)
    return;
  // Drivers refuse an empty grid; a tensor without elements makes one.
  for (int64_t size : shape.grid)
    if (size == 0)
      return;
  auto it = modules.find(ptx);
  if (it == modules.end()) {
    llvm::Expected<void *> module = device.loadModule(ptx);
    if (!module)
      return fail(module.takeError());
    it = modules.try_emplace(ptx, *module).first;
  }
  fail(device.launch(it->second, kernel, shape, params));
}

void *hotHostAlloc(int64_t bytes) {
  return current ? current->allocate(bytes) : nullptr;
}

void hotHostFree(void *pointer) {
  if (current)
    current->release(pointer);
}

void hotHostCopy(void *target, const void *source, int64_t bytes) {
  if (current)
    current->copy(target, source, bytes);
}

void *hotHostConstant(const void *data, int64_t bytes) {
  return current ? current->getConstant(data, bytes) : nullptr;
}

void hotHostLaunch(const char *ptx, const char *kernel, int64_t gridX,
                   int64_t gridY, int64_t gridZ, int64_t blockX, int64_t blockY,
                   int64_t blockZ, int64_t sharedBytes, const uint64_t *params,
                   int64_t numParams) {
  if (!current)
    return;
  llvm::SmallVector<const void *, 16> pointers;
  for (int64_t i = 0; i < numParams; ++i)
    pointers.push_back(params + i);
  LaunchShape shape = {
      {gridX, gridY, gridZ}, {blockX, blockY, blockZ}, sharedBytes};
  current->launch(ptx, kernel, shape, pointers);
}

void hotHostAssert(int32_t ok, const char *message) {
  if (current && !ok)
    current->fail(llvm::createStringError(llvm::inconvertibleErrorCode(),
                                          "assertion failed: %s", message));
}

llvm::ArrayRef<HostRuntimeSymbol> hot::getHostRuntimeSymbols() {
  static const HostRuntimeSymbol symbols[] = {
      {"hotHostAlloc", reinterpret_cast<void *>(&hotHostAlloc)},
      {"hotHostFree", reinterpret_cast<void *>(&hotHostFree)},
      {"hotHostCopy", reinterpret_cast<void *>(&hotHostCopy)},
      {"hotHostConstant", reinterpret_cast<void *>(&hotHostConstant)},
      {"hotHostLaunch", reinterpret_cast<void *>(&hotHostLaunch)},
      {"hotHostAssert", reinterpret_cast<void *>(&hotHostAssert)},
  };
  return symbols;
}
