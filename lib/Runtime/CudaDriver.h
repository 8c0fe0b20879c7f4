//===- CudaDriver.h ---------------------------------------------*- C++ -*-===//
//
// The part of the CUDA driver API that is used here, found at run time. The
// declarations follow the reference manual of the API.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_RUNTIME_CUDADRIVER_H
#define HOT_LIB_RUNTIME_CUDADRIVER_H

#include "llvm/Support/Error.h"
#include <cstddef>
#include <memory>
#include <string>

namespace mlir::hot {

/// Opaque handles and plain numbers, as the driver's binary interface has them.
using CudaResult = int;
using CudaOrdinal = int;
using CudaContext = struct CudaContextTag *;
using CudaModule = struct CudaModuleTag *;
using CudaFunction = struct CudaFunctionTag *;
using CudaStream = struct CudaStreamTag *;
using CudaAddress = unsigned long long;

/// Values of enumerations, "Data types used by CUDA driver".
enum CudaDeviceAttribute {
  kMaxSharedBytesPerBlockOptin = 97,
  kComputeCapabilityMajor = 75,
  kComputeCapabilityMinor = 76,
};
enum CudaFunctionAttribute { kMaxDynamicSharedBytes = 8 };
enum CudaJitOption { kErrorLogBuffer = 5, kErrorLogBufferBytes = 6 };

/// Every function of the driver: name of the member, symbol, parameters.
#define HOT_CUDA_FUNCTIONS(F)                                                  \
  F(init, "cuInit", (unsigned flags))                                          \
  F(getErrorName, "cuGetErrorName", (CudaResult, const char **))               \
  F(getErrorString, "cuGetErrorString", (CudaResult, const char **))           \
  F(deviceGetCount, "cuDeviceGetCount", (int *))                               \
  F(deviceGet, "cuDeviceGet", (CudaOrdinal *, int))                            \
  F(deviceGetAttribute, "cuDeviceGetAttribute", (int *, int, CudaOrdinal))     \
  F(primaryContextRetain, "cuDevicePrimaryCtxRetain",                          \
    (CudaContext *, CudaOrdinal))                                              \
  F(primaryContextRelease, "cuDevicePrimaryCtxRelease_v2", (CudaOrdinal))      \
  F(contextSetCurrent, "cuCtxSetCurrent", (CudaContext))                       \
  F(contextSynchronize, "cuCtxSynchronize", ())                                \
  F(moduleLoadData, "cuModuleLoadDataEx",                                      \
    (CudaModule *, const void *, unsigned, int *, void **))                    \
  F(moduleUnload, "cuModuleUnload", (CudaModule))                              \
  F(moduleGetFunction, "cuModuleGetFunction",                                  \
    (CudaFunction *, CudaModule, const char *))                                \
  F(functionSetAttribute, "cuFuncSetAttribute", (CudaFunction, int, int))      \
  F(memAlloc, "cuMemAlloc_v2", (CudaAddress *, size_t))                        \
  F(memFree, "cuMemFree_v2", (CudaAddress))                                    \
  F(memsetBytes, "cuMemsetD8_v2", (CudaAddress, unsigned char, size_t))        \
  F(copyToDevice, "cuMemcpyHtoD_v2", (CudaAddress, const void *, size_t))      \
  F(copyToHost, "cuMemcpyDtoH_v2", (void *, CudaAddress, size_t))              \
  F(copyOnDevice, "cuMemcpyDtoD_v2", (CudaAddress, CudaAddress, size_t))       \
  F(launchKernel, "cuLaunchKernel",                                            \
    (CudaFunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, \
     unsigned, CudaStream, void **, void **))

struct CudaDriver {
#define HOT_CUDA_MEMBER(member, symbol, parameters)                            \
  CudaResult(*member) parameters = nullptr;
  HOT_CUDA_FUNCTIONS(HOT_CUDA_MEMBER)
#undef HOT_CUDA_MEMBER

  /// Loads the library once, never unloads it, and initializes the driver.
  static llvm::Expected<std::unique_ptr<CudaDriver>>
  load(const std::string &library);

  /// Success, or "<what>: CUDA_ERROR_X (what that means)".
  llvm::Error check(CudaResult result, const llvm::Twine &what) const;
};

} // namespace mlir::hot

#endif // HOT_LIB_RUNTIME_CUDADRIVER_H
