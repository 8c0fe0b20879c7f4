//===- HostSymbols.h --------------------------------------------*- C++ -*-===//
//
// The functions that compiled host code calls: memory, failed assertions,
// copies.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_RUNTIME_HOSTSYMBOLS_H
#define HOT_LIB_RUNTIME_HOSTSYMBOLS_H

#include "hot/Runtime/HostRuntime.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::hot {

/// Memory that compiled code allocates while one of these is alive on this
/// thread. Whatever it did not free is freed with it: results, which may share
/// buffers with each other, and all of it when a run ends early.
class HostHeap {
public:
  HostHeap();
  HostHeap(const HostHeap &) = delete;
  HostHeap &operator=(const HostHeap &) = delete;
  ~HostHeap();

  /// Does not return when memory runs out: the run ends with an error.
  void *allocate(uint64_t alignment, uint64_t bytes);
  /// Pointers of other origin are left alone (a constant has 0xdeadbeef).
  void release(void *pointer);

  static HostHeap &getCurrent();

private:
  llvm::DenseMap<void *, uint64_t> live;
  uint64_t total = 0;
};

/// To be defined in the JIT, in front of what the process has under these
/// names.
llvm::ArrayRef<HostRuntimeSymbol> getHostSymbols();

} // namespace mlir::hot

#endif // HOT_LIB_RUNTIME_HOSTSYMBOLS_H
