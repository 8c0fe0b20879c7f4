//===- Device.h -------------------------------------------------*- C++ -*-===//
//
// Where a function can run. A device compiles a module and gives something to
// call; what lies behind (a JIT, an emulator, a driver) stays behind.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_RUNTIME_DEVICE_H
#define HOT_RUNTIME_DEVICE_H

#include "hot/Runtime/Signature.h"
#include "mlir/IR/OwningOpRef.h"
#include <memory>

namespace mlir::hot {

/// What a user may choose about a device; one that has no use for a choice
/// ignores it.
struct DeviceOptions {
  std::string chip;       ///< GPU to compile for; empty: the device's choice
  unsigned optLevel = 2;  ///< of host code, 0 to 3
  unsigned threads = 0;   ///< of the emulator; 0: one for each core
  uint64_t stepLimit = 0; ///< of a warp, in the emulator; 0: its default
};

/// A compiled function.
class Executable {
public:
  virtual ~Executable();

  /// Runs on tensors that match the signature. They are not changed, and the
  /// results share no memory with them.
  virtual llvm::Expected<std::vector<HostTensor>>
  run(ArrayRef<HostTensor> inputs) = 0;
};

class Device {
public:
  virtual ~Device();
  virtual StringRef getName() const = 0;

  /// Compiles a module of level 0 or 1 whose function has the given signature.
  /// Diagnostics of passes go to the context; the error says the rest, if
  /// anything.
  virtual llvm::Expected<std::unique_ptr<Executable>>
  compile(OwningOpRef<ModuleOp> module, const FunctionSignature &signature) = 0;

  /// What each kernel has done so far, if the device counts.
  virtual bool hasCounters() const { return false; }
  virtual void printCounters(llvm::raw_ostream &out, bool asJSON) const {}
};

/// The names of all devices, for messages.
std::string getDeviceNames();

/// The device of that name. An error if there is none such, which lists the
/// known names, or if this machine does not have it.
llvm::Expected<std::unique_ptr<Device>>
createDevice(StringRef name, const DeviceOptions &options);

/// Drops what the functions of these names do not need: it is neither compiled
/// nor has to be sound.
llvm::Error keepOnly(ModuleOp module, ArrayRef<StringRef> names);

/// Runs a registered pass or pipeline on the module. `options` as on the
/// command line: "scheme=hot block=16". Where diagnostics have said why it
/// failed, the error has no text.
llvm::Error runRegisteredPass(ModuleOp module, StringRef argument,
                              StringRef options);

} // namespace mlir::hot

#endif // HOT_RUNTIME_DEVICE_H
