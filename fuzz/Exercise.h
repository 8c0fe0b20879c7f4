//===- Exercise.h - Does with a text all that the emulator can --*- C++ -*-===//
//
// For the fuzzer, and for the test that replays what it found.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_FUZZ_EXERCISE_H
#define HOT_FUZZ_EXERCISE_H

#include "hot/Emulator/Emulator.h"
#include <cstring>

namespace mlir::hot::emulator {

/// Parses and decodes, and runs each kernel with one warp for a few steps. Each
/// parameter begins with the address of a small buffer. True if it was loaded.
inline bool exercise(llvm::StringRef text) {
  EmulatorOptions options;
  options.threads = 1;
  options.stepLimit = 2000;
  options.memoryLimit = 16 << 20;
  Emulator emulator(options);
  auto module = emulator.load(text, "fuzz.ptx");
  if (!module) {
    llvm::consumeError(module.takeError());
    return false;
  }
  auto address = emulator.allocate(4096);
  if (!address) {
    llvm::consumeError(address.takeError());
    return true;
  }
  std::vector<uint8_t> values(2048, 1);
  llvm::cantFail(emulator.write(*address, values));
  for (const std::string &kernel : (*module)->getKernels()) {
    std::vector<std::vector<uint8_t>> parameters;
    for (uint64_t size : llvm::cantFail((*module)->getParameterSizes(kernel))) {
      parameters.emplace_back(size);
      std::memcpy(parameters.back().data(), &*address,
                  std::min<uint64_t>(size, sizeof(uint64_t)));
    }
    std::vector<llvm::ArrayRef<uint8_t>> views(parameters.begin(),
                                               parameters.end());
    auto result =
        emulator.launch(**module, kernel, {{1, 1, 1}, {32, 1, 1}, 256}, views);
    if (!result) {
      llvm::consumeError(result.takeError());
      continue;
    }
    for (const Report &report : result->reports)
      (void)report.format();
  }
  return true;
}

} // namespace mlir::hot::emulator

#endif // HOT_FUZZ_EXERCISE_H
