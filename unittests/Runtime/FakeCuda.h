//===- FakeCuda.h - A CUDA driver for tests ---------------------*- C++ -*-===//
//
// What tests can tell the fake driver, and ask it.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_UNITTESTS_RUNTIME_FAKECUDA_H
#define HOT_UNITTESTS_RUNTIME_FAKECUDA_H

#include <map>
#include <string>
#include <vector>

namespace mlir::hot {

struct FakeCuda {
  /// Compute capability, and how many GPUs there are. HOT_FAKE_CUDA=8.6 in the
  /// environment sets the first.
  int major = 8, minor = 0, count = 1;
  int sharedLimit = 163 * 1024;
  /// Result of the next call of a function, by name.
  std::map<std::string, int> failures;
  /// What an asynchronous launch fails with at the next synchronization.
  int lateFailure = 0;

  /// Names of the functions called, with the interesting arguments.
  std::vector<std::string> calls;
  size_t liveAllocations = 0, liveModules = 0;
  int liveContexts = 0;
};

} // namespace mlir::hot

/// Exported by the library.
extern "C" mlir::hot::FakeCuda *hotGetFakeCuda();

#endif // HOT_UNITTESTS_RUNTIME_FAKECUDA_H
