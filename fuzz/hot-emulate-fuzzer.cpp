//===- hot-emulate-fuzzer.cpp - libFuzzer's entry -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Exercise.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  mlir::hot::emulator::exercise(
      llvm::StringRef(reinterpret_cast<const char *>(data), size));
  return 0;
}
