//===- Device.cpp ---------------------------------------------------------===//
//
// The table of devices, and passes by name, which devices lower with: this
// folder knows neither the dialect nor its passes.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Runtime/Device.h"
#include "Guard.h"
#include "hot/Runtime/CpuDevice.h"
#include "hot/Runtime/CudaDevice.h"
#include "hot/Runtime/EmulatorDevice.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::hot;

Executable::~Executable() = default;
Device::~Device() = default;

namespace {
struct DeviceEntry {
  StringLiteral name;
  llvm::Expected<std::unique_ptr<Device>> (*create)(const DeviceOptions &);
};
} // namespace

static constexpr DeviceEntry kDevices[] = {
    {"cpu", createCpuDevice},
    {"emulator", createEmulatorDevice},
    {"cuda", createCudaDevice},
};

std::string mlir::hot::getDeviceNames() {
  auto names = llvm::map_range(
      kDevices, [](const DeviceEntry &entry) { return entry.name; });
  return llvm::join(names, ", ");
}

llvm::Expected<std::unique_ptr<Device>>
mlir::hot::createDevice(StringRef name, const DeviceOptions &options) {
  for (const DeviceEntry &entry : kDevices)
    if (entry.name == name)
      return entry.create(options);
  return llvm::createStringError("unknown device '" + name +
                                 "'; known: " + getDeviceNames());
}

llvm::Error mlir::hot::keepOnly(ModuleOp module, ArrayRef<StringRef> names) {
  for (auto function : module.getOps<func::FuncOp>())
    if (!llvm::is_contained(names, function.getName()))
      function.setPrivate();
  return runRegisteredPass(module, "symbol-dce", "");
}

llvm::Error mlir::hot::runRegisteredPass(ModuleOp module, StringRef argument,
                                         StringRef options) {
  const PassRegistryEntry *entry = PassPipelineInfo::lookup(argument);
  if (!entry)
    entry = PassInfo::lookup(argument);
  if (!entry)
    return llvm::createStringError("no pass or pipeline '" + argument +
                                   "' in this build");
  PassManager manager(module.getContext(), ModuleOp::getOperationName(),
                      PassManager::Nesting::Implicit);
  std::string reason;
  auto onError = [&](const Twine &message) {
    reason += message.str();
    return failure();
  };
  if (failed(entry->addToPipeline(manager, options, onError)))
    return llvm::createStringError("wrong options of " + argument + " '" +
                                   options + "'" +
                                   (reason.empty() ? "" : ": ") + reason);
  bool explained = false;
  ScopedDiagnosticHandler watch(
      module.getContext(), [&](Diagnostic &diagnostic) {
        explained |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
        return failure(); // Others print it.
      });
  return runGuarded(argument + " failed", [&]() -> llvm::Error {
    if (succeeded(manager.run(module)))
      return llvm::Error::success();
    return llvm::createStringError(explained ? "" : argument + " failed");
  });
}
