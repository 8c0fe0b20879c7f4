//===- GpuDevice.cpp ------------------------------------------------------===//
//
// Compiles for a device that takes PTX, and runs what came out: arguments go to
// the device's memory, host code launches kernels, results come back.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "GpuDevice.h"
#include "CallFrame.h"
#include "DeviceHeap.h"
#include "Guard.h"
#include "HostJit.h"
#include "HostSymbols.h"
#include <cstring>

using namespace mlir;
using namespace mlir::hot;

namespace {
class GpuExecutable final : public Executable {
public:
  GpuExecutable(std::shared_ptr<HostDevice> device, HostFunction function,
                FunctionSignature signature)
      : device(std::move(device)), function(std::move(function)),
        signature(std::move(signature)) {}

  llvm::Expected<std::vector<HostTensor>>
  run(ArrayRef<HostTensor> inputs) override;

private:
  llvm::Error call(CallFrame &frame, HostSession &session);

  std::shared_ptr<HostDevice> device;
  HostFunction function;
  FunctionSignature signature;
};
} // namespace

static llvm::Error addContext(const Twine &context, llvm::Error error) {
  return llvm::createStringError(context + ": " +
                                 llvm::toString(std::move(error)));
}

/// Puts each argument into device memory; scalars stay here.
static llvm::Expected<SmallVector<void *>>
uploadInputs(HostDevice &device, ArrayRef<HostTensor> inputs,
             ArrayRef<ValueSignature> arguments) {
  SmallVector<void *> addresses;
  for (auto [input, argument] : llvm::zip_equal(inputs, arguments)) {
    if (argument.isScalar) {
      addresses.push_back(nullptr);
      continue;
    }
    llvm::Expected<void *> address = device.allocate(input.getNumBytes());
    if (!address)
      return addContext(argument.name, address.takeError());
    if (llvm::Error error =
            device.upload(*address, input.getData(), input.getNumBytes()))
      return addContext(argument.name, std::move(error));
    addresses.push_back(*address);
  }
  return addresses;
}

/// Reads the arguments back: a kernel that writes into one would make the next
/// run another.
static llvm::Error checkInputs(HostDevice &device, ArrayRef<HostTensor> inputs,
                               ArrayRef<void *> addresses,
                               ArrayRef<ValueSignature> arguments) {
  std::vector<char> bytes;
  for (auto [input, address, argument] :
       llvm::zip_equal(inputs, addresses, arguments)) {
    if (argument.isScalar || input.getNumBytes() == 0)
      continue;
    bytes.resize(input.getNumBytes());
    if (llvm::Error error =
            device.download(bytes.data(), address, bytes.size()))
      return addContext(argument.name, std::move(error));
    if (std::memcmp(bytes.data(), input.getData(), bytes.size()) != 0)
      return llvm::createStringError(argument.name +
                                     " was written to on the device");
  }
  return llvm::Error::success();
}

llvm::Error GpuExecutable::call(CallFrame &frame, HostSession &session) {
  void (*entry)(void **) = function.call;
  void **arguments = frame.getArguments();
  std::string what = "@" + signature.name + " failed";
  // For what host code keeps in memory of its own, and for its own errors.
  HostHeap heap;
  if (llvm::Error error = runGuarded(what, [&] {
        entry(arguments);
        return llvm::Error::success();
      }))
    // The session's error, if any, is what came first.
    return session.hasFailed()
               ? llvm::joinErrors(session.takeError(), std::move(error))
               : std::move(error);
  if (session.hasFailed())
    return addContext(what, session.takeError());
  return llvm::Error::success();
}

llvm::Expected<std::vector<HostTensor>>
GpuExecutable::run(ArrayRef<HostTensor> inputs) {
  DeviceHeap memory(*device);
  llvm::Expected<SmallVector<void *>> addresses =
      uploadInputs(memory, inputs, signature.arguments);
  if (!addresses)
    return addresses.takeError();
  CallFrame frame(signature, inputs, *addresses);
  HostSession session(memory);
  if (llvm::Error error = call(frame, session))
    return error;

  std::vector<HostTensor> outputs;
  for (auto [i, result] : llvm::enumerate(signature.results)) {
    llvm::Expected<HostTensor> tensor = frame.readResult(
        i, [&](void *target, const void *source, int64_t bytes) {
          return memory.download(target, source, bytes);
        });
    if (!tensor)
      return addContext(result.name, tensor.takeError());
    outputs.push_back(std::move(*tensor));
  }
  if (llvm::Error error =
          checkInputs(memory, inputs, *addresses, signature.arguments))
    return error;
  return outputs;
}

llvm::Expected<std::unique_ptr<Executable>>
GpuDevice::compile(OwningOpRef<ModuleOp> module,
                   const FunctionSignature &signature) {
  prepareEntry(*module, signature);
  std::string options = "scheme=none";
  if (!chip.empty())
    options += " chip=\"" + chip + "\"";
  if (llvm::Error error =
          runRegisteredPass(*module, "hot-linalg-to-ptx", options))
    return error;
  if (llvm::Error error =
          runRegisteredPass(*module, "hot-embed-device-code", ""))
    return error;
  llvm::Expected<HostFunction> function = compileHostFunction(
      *module, signature, optLevel, getHostRuntimeSymbols());
  if (!function)
    return function.takeError();
  return std::make_unique<GpuExecutable>(device, std::move(*function),
                                         signature);
}
