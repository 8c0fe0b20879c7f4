//===- CudaDevice.cpp -----------------------------------------------------===//
//
// The device `cuda`: the first GPU, through the driver. Launches are
// asynchronous; what goes wrong in one is found at the next synchronization,
// which names the kernels that came since the last.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Runtime/CudaDevice.h"
#include "CudaChips.h"
#include "CudaDriver.h"
#include "GpuDevice.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <limits>
#include <map>

using namespace mlir;
using namespace mlir::hot;

/// What a launch may have of dynamic shared memory without asking for it.
static constexpr int64_t kPlainSharedBytes = 48 * 1024;
/// Every byte of new memory: read as a float of any width, not a number.
static constexpr unsigned char kPoison = 0xff;
static constexpr size_t kLogBytes = 8192;

namespace {
class CudaDeviceImpl final : public CudaHostDevice {
public:
  ~CudaDeviceImpl() override;
  llvm::Error initialize(StringRef wantedChip, const std::string &library);

  StringRef getChip() const override { return chip; }

  llvm::Expected<void *> loadModule(const char *ptx) override;
  void unloadModule(void *module) override;
  llvm::Expected<void *> allocate(int64_t bytes) override;
  llvm::Error release(void *pointer) override;
  llvm::Error copy(void *target, const void *source, int64_t bytes) override;
  llvm::Error upload(void *target, const void *source, int64_t bytes) override;
  llvm::Error download(void *target, const void *source,
                       int64_t bytes) override;
  llvm::Error launch(void *module, llvm::StringRef kernel,
                     const LaunchShape &shape,
                     llvm::ArrayRef<const void *> params) override;

private:
  struct Kernel {
    CudaFunction function = nullptr;
    int64_t sharedBytes = kPlainSharedBytes; ///< what it may have so far
  };

  llvm::Expected<Kernel *> getKernel(void *module, StringRef name);
  llvm::Error allowShared(Kernel &kernel, StringRef name, int64_t bytes);
  /// Waits for the launches so far.
  llvm::Error synchronize();
  /// Of a call that may report what an earlier launch did.
  llvm::Error checkLate(CudaResult result, const Twine &what);

  std::unique_ptr<CudaDriver> driver;
  CudaOrdinal ordinal = 0;
  CudaContext context = nullptr;
  std::string chip;
  std::map<void *, llvm::StringMap<Kernel>> modules;
  llvm::SmallSetVector<StringRef, 8> pending; ///< keys of `modules`' maps
};
} // namespace

static CudaAddress toAddress(const void *pointer) {
  return reinterpret_cast<uintptr_t>(pointer);
}

CudaDeviceImpl::~CudaDeviceImpl() {
  if (!context)
    return;
  for (auto &module : modules)
    driver->moduleUnload(static_cast<CudaModule>(module.first));
  driver->primaryContextRelease(ordinal);
}

llvm::Error CudaDeviceImpl::initialize(StringRef wantedChip,
                                       const std::string &library) {
  llvm::Expected<std::unique_ptr<CudaDriver>> loaded =
      CudaDriver::load(library);
  if (!loaded)
    return loaded.takeError();
  driver = std::move(*loaded);
  int count = 0;
  if (llvm::Error error =
          driver->check(driver->deviceGetCount(&count), "counting GPUs"))
    return error;
  if (count == 0)
    return llvm::createStringError("the CUDA driver finds no GPU; run with "
                                   "--device=emulator or --device=cpu");
  int major = 0, minor = 0;
  if (llvm::Error error =
          driver->check(driver->deviceGet(&ordinal, 0), "cuDeviceGet"))
    return error;
  if (llvm::Error error = driver->check(
          driver->deviceGetAttribute(&major, kComputeCapabilityMajor, ordinal),
          "asking for the GPU's compute capability"))
    return error;
  if (llvm::Error error = driver->check(
          driver->deviceGetAttribute(&minor, kComputeCapabilityMinor, ordinal),
          "asking for the GPU's compute capability"))
    return error;
  llvm::Expected<std::string> chosen =
      chooseCudaChip({major, minor}, wantedChip);
  if (!chosen)
    return chosen.takeError();
  chip = std::move(*chosen);
  if (llvm::Error error = driver->check(
          driver->primaryContextRetain(&context, ordinal), "opening the GPU"))
    return error;
  return driver->check(driver->contextSetCurrent(context), "opening the GPU");
}

llvm::Expected<void *> CudaDeviceImpl::loadModule(const char *ptx) {
  std::string log(kLogBytes, '\0');
  int options[] = {kErrorLogBuffer, kErrorLogBufferBytes};
  // A number goes where a pointer would: the driver's convention.
  void *values[] = {log.data(), reinterpret_cast<void *>(log.size())};
  CudaModule module = nullptr;
  CudaResult result = driver->moduleLoadData(&module, ptx, 2, options, values);
  if (llvm::Error error =
          driver->check(result, "the driver does not take the PTX")) {
    StringRef text = StringRef(log.c_str()).rtrim();
    if (text.empty())
      return error;
    return llvm::createStringError(llvm::toString(std::move(error)) + "\n" +
                                   text);
  }
  modules[module];
  return module;
}

void CudaDeviceImpl::unloadModule(void *module) {
  // Its kernels may be running, and their names belong to it.
  llvm::consumeError(synchronize());
  driver->moduleUnload(static_cast<CudaModule>(module));
  modules.erase(module);
}

llvm::Expected<void *> CudaDeviceImpl::allocate(int64_t bytes) {
  CudaAddress address = 0;
  // The driver refuses a size of zero.
  size_t size = std::max<int64_t>(bytes, 1);
  if (llvm::Error error =
          checkLate(driver->memAlloc(&address, size),
                    "allocating " + Twine(bytes) + " bytes of device memory"))
    return error;
  if (llvm::Error error = checkLate(driver->memsetBytes(address, kPoison, size),
                                    "filling device memory"))
    return error;
  return reinterpret_cast<void *>(static_cast<uintptr_t>(address));
}

llvm::Error CudaDeviceImpl::release(void *pointer) {
  return checkLate(driver->memFree(toAddress(pointer)),
                   "freeing device memory");
}

llvm::Error CudaDeviceImpl::copy(void *target, const void *source,
                                 int64_t bytes) {
  if (bytes <= 0)
    return llvm::Error::success();
  return checkLate(
      driver->copyOnDevice(toAddress(target), toAddress(source), bytes),
      "copying on the device");
}

llvm::Error CudaDeviceImpl::upload(void *target, const void *source,
                                   int64_t bytes) {
  if (bytes <= 0)
    return llvm::Error::success();
  return checkLate(driver->copyToDevice(toAddress(target), source, bytes),
                   "copying to the device");
}

llvm::Error CudaDeviceImpl::download(void *target, const void *source,
                                     int64_t bytes) {
  if (llvm::Error error = synchronize())
    return error;
  if (bytes <= 0)
    return llvm::Error::success();
  return driver->check(driver->copyToHost(target, toAddress(source), bytes),
                       "copying to the host");
}

llvm::Error CudaDeviceImpl::synchronize() {
  if (llvm::Error error =
          checkLate(driver->contextSynchronize(), "waiting for the GPU"))
    return error;
  pending.clear();
  return llvm::Error::success();
}

llvm::Error CudaDeviceImpl::checkLate(CudaResult result, const Twine &what) {
  if (result == 0)
    return llvm::Error::success();
  std::string kernels = llvm::join(pending, ", ");
  bool several = pending.size() > 1;
  pending.clear();
  if (kernels.empty())
    return driver->check(result, what);
  return driver->check(
      result,
      what + (several ? ", after the kernels " : ", after kernel ") + kernels);
}

llvm::Expected<CudaDeviceImpl::Kernel *>
CudaDeviceImpl::getKernel(void *module, StringRef name) {
  auto [it, added] = modules[module].try_emplace(name);
  if (added)
    if (llvm::Error error = driver->check(
            driver->moduleGetFunction(&it->second.function,
                                      static_cast<CudaModule>(module),
                                      name.str().c_str()),
            "kernel '" + name + "'")) {
      modules[module].erase(it);
      return error;
    }
  return &it->second;
}

llvm::Error CudaDeviceImpl::allowShared(Kernel &kernel, StringRef name,
                                        int64_t bytes) {
  if (bytes <= kernel.sharedBytes)
    return llvm::Error::success();
  int limit = 0;
  if (llvm::Error error =
          driver->check(driver->deviceGetAttribute(
                            &limit, kMaxSharedBytesPerBlockOptin, ordinal),
                        "asking for the GPU's shared memory"))
    return error;
  if (bytes > limit)
    return llvm::createStringError(
        "kernel '" + name + "' needs " + Twine(bytes) +
        " bytes of shared memory, a block of this GPU has " + Twine(limit) +
        " at most");
  if (llvm::Error error =
          driver->check(driver->functionSetAttribute(
                            kernel.function, kMaxDynamicSharedBytes, bytes),
                        "kernel '" + name + "' with " + Twine(bytes) +
                            " bytes of shared memory"))
    return error;
  kernel.sharedBytes = bytes;
  return llvm::Error::success();
}

llvm::Error CudaDeviceImpl::launch(void *module, llvm::StringRef name,
                                   const LaunchShape &shape,
                                   llvm::ArrayRef<const void *> params) {
  unsigned sizes[6];
  for (int i = 0; i < 6; ++i) {
    int64_t size = i < 3 ? shape.grid[i] : shape.block[i - 3];
    if (size < 0 || size > std::numeric_limits<int>::max())
      return llvm::createStringError("kernel '" + name +
                                     "': a launch of size " + Twine(size));
    sizes[i] = size;
  }
  llvm::Expected<Kernel *> kernel = getKernel(module, name);
  if (!kernel)
    return kernel.takeError();
  if (llvm::Error error = allowShared(**kernel, name, shape.sharedBytes))
    return error;
  SmallVector<void *> values;
  for (const void *param : params)
    values.push_back(const_cast<void *>(param));
  if (llvm::Error error =
          checkLate(driver->launchKernel(
                        (*kernel)->function, sizes[0], sizes[1], sizes[2],
                        sizes[3], sizes[4], sizes[5], shape.sharedBytes,
                        /*stream=*/nullptr, values.data(), /*extra=*/nullptr),
                    "launching kernel '" + name + "'"))
    return error;
  pending.insert(modules[module].find(name)->getKey());
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<CudaHostDevice>>
mlir::hot::createCudaHostDevice(StringRef chip, const std::string &library) {
  auto device = std::make_unique<CudaDeviceImpl>();
  if (llvm::Error error = device->initialize(chip, library))
    return error;
  return device;
}

llvm::Expected<std::unique_ptr<Device>>
mlir::hot::createCudaDevice(const DeviceOptions &options) {
  auto device = createCudaHostDevice(options.chip, "libcuda.so.1");
  if (!device)
    return device.takeError();
  std::string chip = (*device)->getChip().str();
  return std::make_unique<GpuDevice>("cuda", std::move(*device), chip,
                                     options.optLevel);
}
