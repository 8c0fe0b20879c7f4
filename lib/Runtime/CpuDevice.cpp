//===- CpuDevice.cpp ------------------------------------------------------===//
//
// The device `cpu`: what LLVM's JIT makes of a function, called here.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Runtime/CpuDevice.h"
#include "CallFrame.h"
#include "Guard.h"
#include "HostJit.h"
#include "HostSymbols.h"
#include <cstring>

using namespace mlir;
using namespace mlir::hot;

namespace {
class CpuExecutable final : public Executable {
public:
  CpuExecutable(HostFunction function, FunctionSignature signature)
      : function(std::move(function)), signature(std::move(signature)) {}

  llvm::Expected<std::vector<HostTensor>>
  run(ArrayRef<HostTensor> inputs) override;

private:
  HostFunction function;
  FunctionSignature signature;
};

class CpuDevice final : public Device {
public:
  explicit CpuDevice(unsigned optLevel) : optLevel(optLevel) {}

  StringRef getName() const override { return "cpu"; }

  llvm::Expected<std::unique_ptr<Executable>>
  compile(OwningOpRef<ModuleOp> module,
          const FunctionSignature &signature) override {
    prepareEntry(*module, signature);
    // Whoever wants the module rewritten has done so: the reference runs as it
    // is.
    if (llvm::Error error =
            runRegisteredPass(*module, "hot-linalg-to-cpu", "scheme=none"))
      return error;
    llvm::Expected<HostFunction> function =
        compileHostFunction(*module, signature, optLevel);
    if (!function)
      return function.takeError();
    return std::make_unique<CpuExecutable>(std::move(*function), signature);
  }

private:
  unsigned optLevel;
};
} // namespace

llvm::Expected<std::vector<HostTensor>>
CpuExecutable::run(ArrayRef<HostTensor> inputs) {
  SmallVector<void *> addresses;
  for (const HostTensor &input : inputs)
    addresses.push_back(const_cast<char *>(input.getData()));
  CallFrame frame(signature, inputs, addresses);
  HostHeap heap;
  void (*call)(void **) = function.call;
  void **arguments = frame.getArguments();
  llvm::Error error = runGuarded("@" + signature.name + " failed", [&] {
    call(arguments);
    return llvm::Error::success();
  });
  if (error)
    return error;

  auto read = [](void *target, const void *source, int64_t bytes) {
    std::memcpy(target, source, bytes);
    return llvm::Error::success();
  };
  std::vector<HostTensor> outputs;
  for (size_t i = 0; i < signature.results.size(); ++i) {
    llvm::Expected<HostTensor> tensor = frame.readResult(i, read);
    if (!tensor)
      return tensor.takeError();
    outputs.push_back(std::move(*tensor));
  }
  return outputs;
}

llvm::Expected<std::unique_ptr<Device>>
mlir::hot::createCpuDevice(const DeviceOptions &options) {
  return std::make_unique<CpuDevice>(options.optLevel);
}
