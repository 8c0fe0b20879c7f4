//===- CpuExecutable.h ------------------------------------------*- C++ -*-===//
//
// Calls a JIT-compiled function through its C wrapper.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_RUNTIME_CPUEXECUTABLE_H
#define HOT_LIB_RUNTIME_CPUEXECUTABLE_H

#include "hot/Runtime/Device.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"

namespace mlir::hot {

/// `function` is the packed form of `_mlir_ciface_<name>`: it takes one array
/// of addresses of the arguments.
std::unique_ptr<Executable>
createCpuExecutable(std::unique_ptr<ExecutionEngine> engine,
                    void (*function)(void **),
                    const FunctionSignature &signature);

} // namespace mlir::hot

#endif // HOT_LIB_RUNTIME_CPUEXECUTABLE_H
