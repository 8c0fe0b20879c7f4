//===- CudaDriver.cpp -----------------------------------------------------===//
//
// Finds the CUDA driver and its functions.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "CudaDriver.h"
#include "llvm/ADT/Twine.h"
#include <dlfcn.h>

using namespace mlir::hot;

static llvm::Error noDriver(const llvm::Twine &reason) {
  return llvm::createStringError(
      reason + "; without a GPU, run with --device=emulator or --device=cpu");
}

llvm::Expected<std::unique_ptr<CudaDriver>>
CudaDriver::load(const std::string &library) {
  void *handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    llvm::StringRef reason(dlerror());
    // Most reasons begin with the name.
    return noDriver("no CUDA driver (" +
                    (reason.contains(library) ? "" : library + ": ") + reason +
                    ")");
  }
  auto driver = std::make_unique<CudaDriver>();
  const char *missing = nullptr;
#define HOT_CUDA_FIND(member, symbol, parameters)                              \
  driver->member =                                                             \
      reinterpret_cast<CudaResult(*) parameters>(dlsym(handle, symbol));       \
  if (!driver->member)                                                         \
    missing = symbol;
  HOT_CUDA_FUNCTIONS(HOT_CUDA_FIND)
#undef HOT_CUDA_FIND
  if (missing)
    return noDriver("the CUDA driver " + library + " has no function " +
                    missing + ": it is too old, or no driver");
  if (llvm::Error error = driver->check(driver->init(0), "cuInit"))
    return noDriver("the CUDA driver does not start: " +
                    llvm::toString(std::move(error)));
  return driver;
}

llvm::Error CudaDriver::check(CudaResult result,
                              const llvm::Twine &what) const {
  if (result == 0)
    return llvm::Error::success();
  const char *name = nullptr, *meaning = nullptr;
  if (getErrorName(result, &name) != 0 || !name)
    return llvm::createStringError(what + ": unknown CUDA error " +
                                   llvm::Twine(result));
  getErrorString(result, &meaning);
  return llvm::createStringError(what + ": " + name + " (" +
                                 (meaning ? meaning : "") + ")");
}
