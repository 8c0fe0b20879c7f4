//===- EmulatorDevice.cpp -------------------------------------------------===//
//
// The device `emulator`: launches are checked, kernels counted.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Runtime/EmulatorDevice.h"
#include "GpuDevice.h"
#include <limits>

using namespace mlir;
using namespace mlir::hot;

/// How many reports of a launch its error shows.
static constexpr size_t kMaxReports = 10;

/// The text is kept for messages.
struct EmulatorHostDevice::LoadedModule {
  std::string text;
  std::unique_ptr<emulator::EmulatedModule> module;
};

static uint64_t toAddress(const void *pointer) {
  return reinterpret_cast<uintptr_t>(pointer);
}

static ArrayRef<uint8_t> toBytes(const void *data, int64_t bytes) {
  return {static_cast<const uint8_t *>(data), static_cast<size_t>(bytes)};
}

EmulatorHostDevice::EmulatorHostDevice(emulator::EmulatorOptions options)
    : emulator(std::move(options)) {}

EmulatorHostDevice::~EmulatorHostDevice() = default;

llvm::Expected<void *> EmulatorHostDevice::loadModule(const char *ptx) {
  auto loaded = std::make_unique<LoadedModule>();
  loaded->text = ptx;
  auto module = emulator.load(loaded->text, "hot_kernels.ptx");
  if (!module)
    return module.takeError();
  loaded->module = std::move(*module);
  void *key = loaded.get();
  modules[key] = std::move(loaded);
  return key;
}

void EmulatorHostDevice::unloadModule(void *module) { modules.erase(module); }

llvm::Expected<void *> EmulatorHostDevice::allocate(int64_t bytes) {
  if (bytes < 0)
    return llvm::createStringError("device memory of a negative size");
  llvm::Expected<uint64_t> address = emulator.allocate(bytes);
  if (!address)
    return address.takeError();
  return reinterpret_cast<void *>(static_cast<uintptr_t>(*address));
}

llvm::Error EmulatorHostDevice::release(void *pointer) {
  return emulator.release(toAddress(pointer));
}

llvm::Error EmulatorHostDevice::copy(void *target, const void *source,
                                     int64_t bytes) {
  if (bytes <= 0)
    return llvm::Error::success();
  return emulator.copy(toAddress(target), toAddress(source), bytes);
}

llvm::Error EmulatorHostDevice::upload(void *target, const void *source,
                                       int64_t bytes) {
  if (bytes <= 0)
    return llvm::Error::success();
  return emulator.write(toAddress(target), toBytes(source, bytes));
}

llvm::Error EmulatorHostDevice::download(void *target, const void *source,
                                         int64_t bytes) {
  if (bytes <= 0)
    return llvm::Error::success();
  uint64_t uninitialized = 0;
  if (llvm::Error error = emulator.read(
          toAddress(source),
          {static_cast<uint8_t *>(target), static_cast<size_t>(bytes)},
          &uninitialized))
    return error;
  if (uninitialized && emulator.getOptions().checkUninitialized)
    return llvm::createStringError(
        "uninitialized: nothing has written " + Twine(uninitialized) + " of " +
        Twine(bytes) + " bytes that are copied to the host");
  return llvm::Error::success();
}

/// "\n  <report>\n    <line of PTX>" for each of the first ones.
static std::string describeReports(StringRef kernel,
                                   llvm::ArrayRef<emulator::Report> reports,
                                   StringRef text) {
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  std::string result =
      "the checks found faults in kernel '" + kernel.str() + "':";
  for (const emulator::Report &report : reports.take_front(kMaxReports)) {
    result += "\n  " + report.format();
    if (report.line > 0 && report.line <= lines.size())
      result += "\n    " + lines[report.line - 1].trim().str();
  }
  if (reports.size() > kMaxReports)
    result +=
        "\n  and " + std::to_string(reports.size() - kMaxReports) + " more";
  return result;
}

llvm::Error EmulatorHostDevice::launch(void *module, llvm::StringRef kernel,
                                       const LaunchShape &shape,
                                       llvm::ArrayRef<const void *> params) {
  LoadedModule &loaded = *modules.at(module);
  auto fail = [&](const Twine &reason) {
    return llvm::createStringError("kernel '" + kernel + "': " + reason);
  };
  emulator::LaunchConfig config;
  for (int axis = 0; axis < 3; ++axis) {
    for (int64_t size : {shape.grid[axis], shape.block[axis]})
      if (size < 0 || size > std::numeric_limits<uint32_t>::max())
        return fail("a launch of size " + Twine(size));
    config.grid[axis] = shape.grid[axis];
    config.block[axis] = shape.block[axis];
  }
  if (shape.sharedBytes < 0)
    return fail("shared memory of a negative size");
  config.sharedBytes = shape.sharedBytes;

  auto sizes = loaded.module->getParameterSizes(kernel);
  if (!sizes)
    return sizes.takeError();
  if (sizes->size() != params.size())
    return fail("host code passes " + Twine(params.size()) +
                " parameters, it has " + Twine(sizes->size()));
  SmallVector<ArrayRef<uint8_t>> values;
  for (auto [i, param] : llvm::enumerate(params)) {
    if ((*sizes)[i] > sizeof(uint64_t))
      return fail("parameter " + Twine(i) + " has " + Twine((*sizes)[i]) +
                  " bytes, host code passes 8");
    values.push_back(toBytes(param, sizeof(uint64_t)));
  }
  auto result = emulator.launch(*loaded.module, kernel, config, values);
  if (!result)
    return result.takeError();
  auto known = llvm::find_if(
      counters, [&](const auto &entry) { return entry.first == kernel; });
  if (known == counters.end())
    counters.emplace_back(kernel.str(), result->counters);
  else
    known->second.add(result->counters);
  if (!result->reports.empty())
    return llvm::createStringError(
        describeReports(kernel, result->reports, loaded.text));
  return llvm::Error::success();
}

namespace {
class EmulatorDevice final : public GpuDevice {
public:
  EmulatorDevice(std::shared_ptr<EmulatorHostDevice> emulator,
                 const DeviceOptions &options)
      : GpuDevice("emulator", emulator, options.chip, options.optLevel),
        emulator(std::move(emulator)) {}

  bool hasCounters() const override { return true; }

  void printCounters(llvm::raw_ostream &out, bool asJSON) const override {
    if (asJSON) {
      llvm::json::Array kernels;
      for (const auto &[name, counters] : emulator->getCounters())
        kernels.push_back(llvm::json::Object{{"kernel", name},
                                             {"counters", counters.toJSON()}});
      out << llvm::formatv("{0:2}\n", llvm::json::Value(std::move(kernels)));
      return;
    }
    for (const auto &[name, counters] : emulator->getCounters()) {
      out << "kernel " << name << "\n";
      counters.print(out);
    }
  }

private:
  std::shared_ptr<EmulatorHostDevice> emulator;
};
} // namespace

llvm::Expected<std::unique_ptr<Device>>
mlir::hot::createEmulatorDevice(const DeviceOptions &options) {
  emulator::EmulatorOptions wanted;
  wanted.chip = options.chip;
  wanted.threads = options.threads;
  if (options.stepLimit)
    wanted.stepLimit = options.stepLimit;
  return std::make_unique<EmulatorDevice>(
      std::make_shared<EmulatorHostDevice>(std::move(wanted)), options);
}
