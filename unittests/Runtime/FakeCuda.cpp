//===- FakeCuda.cpp - A CUDA driver for tests -----------------------------===//
//
// A libcuda.so.1 whose GPU is the emulator. It insists on what the driver
// documents: an initialized driver and a current context, no allocation of
// size zero, shared memory over 48 KiB only after asking, failures of launches
// at the next synchronization.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "FakeCuda.h"
#include "hot/Emulator/Emulator.h"
#include "llvm/Support/FormatVariadic.h"
#include <cstdlib>
#include <cstring>
#include <memory>

using namespace mlir::hot;
using emulator::EmulatedModule;
using emulator::Emulator;

namespace {
enum Result {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  NotInitialized = 3,
  InvalidContext = 201,
  InvalidPtx = 218,
  NotFound = 500,
  IllegalAddress = 700,
};

struct Function {
  EmulatedModule *module;
  std::string name;
  int sharedLimit = 48 * 1024;
};

struct State : FakeCuda {
  State() {
    if (const char *text = getenv("HOT_FAKE_CUDA"))
      sscanf(text, "%d.%d", &major, &minor);
  }

  /// Records a call; what it has to fail with, if anything.
  int begin(const std::string &name, const std::string &arguments = "",
            bool needsContext = true) {
    calls.push_back(name + arguments);
    auto failure = failures.find(name);
    if (failure != failures.end()) {
      int code = failure->second;
      failures.erase(failure);
      return code;
    }
    if (!initialized)
      return NotInitialized;
    return needsContext && !current ? InvalidContext : Success;
  }

  /// What launches since the last call of this have failed with.
  int takeLate() { return std::exchange(lateFailure, 0); }

  Emulator emulator;
  bool initialized = false, current = false;
  std::map<EmulatedModule *, std::unique_ptr<EmulatedModule>> modules;
  std::vector<std::unique_ptr<Function>> functions;
};
} // namespace

static State &getState() {
  static State state;
  return state;
}

/// An error of the emulator as a code.
static int toResult(llvm::Error error, int code) {
  if (!error)
    return Success;
  llvm::consumeError(std::move(error));
  return code;
}

#define BEGIN(...)                                                             \
  State &state = getState();                                                   \
  if (int code = state.begin(__VA_ARGS__))                                     \
    return code;

extern "C" {
FakeCuda *hotGetFakeCuda() { return &getState(); }

int cuInit(unsigned) {
  getState().initialized = true;
  BEGIN("cuInit", "", false)
  return Success;
}

int cuGetErrorName(int code, const char **name) {
  static const std::map<int, const char *> names = {
      {InvalidValue, "CUDA_ERROR_INVALID_VALUE"},
      {OutOfMemory, "CUDA_ERROR_OUT_OF_MEMORY"},
      {NotInitialized, "CUDA_ERROR_NOT_INITIALIZED"},
      {InvalidContext, "CUDA_ERROR_INVALID_CONTEXT"},
      {InvalidPtx, "CUDA_ERROR_INVALID_PTX"},
      {NotFound, "CUDA_ERROR_NOT_FOUND"},
      {IllegalAddress, "CUDA_ERROR_ILLEGAL_ADDRESS"}};
  auto it = names.find(code);
  *name = it == names.end() ? nullptr : it->second;
  return *name ? Success : InvalidValue;
}

int cuGetErrorString(int, const char **text) {
  *text = "in the words of the driver";
  return Success;
}

int cuDeviceGetCount(int *count) {
  BEGIN("cuDeviceGetCount", "", false)
  *count = state.count;
  return Success;
}

int cuDeviceGet(int *device, int ordinal) {
  BEGIN("cuDeviceGet", "", false)
  *device = ordinal;
  return Success;
}

int cuDeviceGetAttribute(int *value, int attribute, int) {
  BEGIN("cuDeviceGetAttribute", "", false)
  *value = attribute == 75   ? state.major
           : attribute == 76 ? state.minor
           : attribute == 97 ? state.sharedLimit
                             : -1;
  return *value < 0 ? InvalidValue : Success;
}

int cuDevicePrimaryCtxRetain(void **context, int) {
  BEGIN("cuDevicePrimaryCtxRetain", "", false)
  *context = &state;
  ++state.liveContexts;
  return Success;
}

int cuDevicePrimaryCtxRelease_v2(int) {
  BEGIN("cuDevicePrimaryCtxRelease", "", false)
  state.current = --state.liveContexts > 0;
  return Success;
}

int cuCtxSetCurrent(void *context) {
  BEGIN("cuCtxSetCurrent", "", false)
  state.current = context != nullptr;
  return Success;
}

int cuCtxSynchronize() {
  BEGIN("cuCtxSynchronize")
  return state.takeLate();
}

int cuModuleLoadDataEx(void **module, const void *image, unsigned numOptions,
                       const int *options, void **values) {
  BEGIN("cuModuleLoadDataEx")
  auto loaded = state.emulator.load(static_cast<const char *>(image), "ptx");
  if (!loaded) {
    std::string log = llvm::toString(loaded.takeError());
    for (unsigned i = 0; i + 1 < numOptions; ++i)
      if (options[i] == 5 && options[i + 1] == 6)
        snprintf(static_cast<char *>(values[i]),
                 reinterpret_cast<size_t>(values[i + 1]), "%s", log.c_str());
    return InvalidPtx;
  }
  *module = loaded->get();
  state.modules[loaded->get()] = std::move(*loaded);
  ++state.liveModules;
  return Success;
}

int cuModuleUnload(void *module) {
  BEGIN("cuModuleUnload")
  state.modules.erase(static_cast<EmulatedModule *>(module));
  --state.liveModules;
  return Success;
}

int cuModuleGetFunction(void **function, void *module, const char *name) {
  BEGIN("cuModuleGetFunction", llvm::formatv(" {0}", name))
  auto *loaded = static_cast<EmulatedModule *>(module);
  auto sizes = loaded->getParameterSizes(name);
  if (!sizes)
    return toResult(sizes.takeError(), NotFound);
  state.functions.push_back(std::make_unique<Function>(Function{loaded, name}));
  *function = state.functions.back().get();
  return Success;
}

int cuFuncSetAttribute(void *function, int attribute, int value) {
  BEGIN("cuFuncSetAttribute", llvm::formatv(" {0} {1}", attribute, value))
  if (attribute != 8 || value > state.sharedLimit)
    return InvalidValue;
  static_cast<Function *>(function)->sharedLimit = value;
  return Success;
}

int cuMemAlloc_v2(uint64_t *address, size_t bytes) {
  BEGIN("cuMemAlloc", llvm::formatv(" {0}", bytes))
  if (bytes == 0)
    return InvalidValue;
  auto allocated = state.emulator.allocate(bytes);
  if (!allocated)
    return toResult(allocated.takeError(), OutOfMemory);
  *address = *allocated;
  ++state.liveAllocations;
  return Success;
}

int cuMemFree_v2(uint64_t address) {
  BEGIN("cuMemFree")
  if (int code = toResult(state.emulator.release(address), InvalidValue))
    return code;
  --state.liveAllocations;
  return state.takeLate();
}

// Not written to, so that the emulator goes on telling what is uninitialized.
int cuMemsetD8_v2(uint64_t, unsigned char value, size_t bytes) {
  BEGIN("cuMemsetD8", llvm::formatv(" {0} {1}", int(value), bytes))
  return Success;
}

int cuMemcpyHtoD_v2(uint64_t target, const void *source, size_t bytes) {
  BEGIN("cuMemcpyHtoD", llvm::formatv(" {0}", bytes))
  return toResult(state.emulator.write(
                      target, {static_cast<const uint8_t *>(source), bytes}),
                  InvalidValue);
}

int cuMemcpyDtoH_v2(void *target, uint64_t source, size_t bytes) {
  BEGIN("cuMemcpyDtoH", llvm::formatv(" {0}", bytes))
  return toResult(
      state.emulator.read(source, {static_cast<uint8_t *>(target), bytes}),
      InvalidValue);
}

int cuMemcpyDtoD_v2(uint64_t target, uint64_t source, size_t bytes) {
  BEGIN("cuMemcpyDtoD", llvm::formatv(" {0}", bytes))
  return toResult(state.emulator.copy(target, source, bytes), InvalidValue);
}

int cuLaunchKernel(void *handle, unsigned gridX, unsigned gridY, unsigned gridZ,
                   unsigned blockX, unsigned blockY, unsigned blockZ,
                   unsigned sharedBytes, void *, void **params, void **) {
  auto *function = static_cast<Function *>(handle);
  BEGIN("cuLaunchKernel",
        llvm::formatv(" {0} grid {1},{2},{3} block {4},{5},{6} shared {7}",
                      function->name, gridX, gridY, gridZ, blockX, blockY,
                      blockZ, sharedBytes))
  if (int(sharedBytes) > function->sharedLimit)
    return InvalidValue;
  auto sizes =
      llvm::cantFail(function->module->getParameterSizes(function->name));
  std::vector<llvm::ArrayRef<uint8_t>> values;
  for (size_t i = 0; i < sizes.size(); ++i)
    values.emplace_back(static_cast<const uint8_t *>(params[i]), sizes[i]);
  auto launched = state.emulator.launch(
      *function->module, function->name,
      {{gridX, gridY, gridZ}, {blockX, blockY, blockZ}, sharedBytes}, values);
  if (!launched)
    return toResult(launched.takeError(), InvalidValue);
  if (!launched->reports.empty()) {
    fprintf(stderr, "%s\n", launched->reports.front().format().c_str());
    state.lateFailure = IllegalAddress;
  }
  return Success;
}
}
