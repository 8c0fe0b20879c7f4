//===- HostJit.h ------------------------------------------------*- C++ -*-===//
//
// Host code compiled by LLVM's JIT, whatever device it works for.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_RUNTIME_HOSTJIT_H
#define HOT_LIB_RUNTIME_HOSTJIT_H

#include "hot/Runtime/HostRuntime.h"
#include "hot/Runtime/Signature.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"

namespace mlir::hot {

struct HostFunction {
  std::unique_ptr<ExecutionEngine> engine;
  /// The packed form of `_mlir_ciface_<name>`: takes one array of addresses of
  /// the arguments.
  void (*call)(void **) = nullptr;
};

/// Before lowering: asks for the C wrapper, and for arguments not to be
/// written to.
void prepareEntry(ModuleOp module, const FunctionSignature &signature);

/// Compiles a module in the LLVM dialect. Besides the host symbols of this
/// folder, which code finds while a HostHeap is alive, it can call those given.
llvm::Expected<HostFunction>
compileHostFunction(ModuleOp module, const FunctionSignature &signature,
                    unsigned optLevel,
                    ArrayRef<HostRuntimeSymbol> symbols = {});

} // namespace mlir::hot

#endif // HOT_LIB_RUNTIME_HOSTJIT_H
