//===- CallFrame.h ----------------------------------------------*- C++ -*-===//
//
// The arguments and results of one call of a compiled function.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_RUNTIME_CALLFRAME_H
#define HOT_LIB_RUNTIME_CALLFRAME_H

#include "hot/Runtime/Signature.h"

namespace mlir::hot {

/// What the C wrapper of a function takes, and what it leaves. Memory is that
/// of the device on which the function's tensors lie: only addresses are here.
class CallFrame {
public:
  /// `addresses[i]` is where the elements of argument i lie; of a scalar, not
  /// looked at: it is passed by value. `inputs` must outlive the frame.
  CallFrame(const FunctionSignature &signature, ArrayRef<HostTensor> inputs,
            ArrayRef<void *> addresses);
  CallFrame(const CallFrame &) = delete;
  CallFrame &operator=(const CallFrame &) = delete;

  /// For the packed form of the wrapper.
  void **getArguments() { return arguments.data(); }

  /// Moves bytes from memory of the device.
  using ReadBytes = llvm::function_ref<llvm::Error(
      void *target, const void *source, int64_t bytes)>;

  /// After the call: a result, whatever its strides, in as few pieces as they
  /// allow.
  llvm::Expected<HostTensor> readResult(size_t index, ReadBytes read) const;

private:
  const FunctionSignature &signature;
  std::vector<SmallVector<int64_t>> descriptors;
  SmallVector<void *> pointers;
  SmallVector<void *> arguments;
  SmallVector<size_t> offsets; ///< of each result, in bytes, in `results`
  std::vector<int64_t> results;
};

} // namespace mlir::hot

#endif // HOT_LIB_RUNTIME_CALLFRAME_H
