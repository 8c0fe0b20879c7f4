//===- FuzzCorpusTest.cpp - What the fuzzer found, once more --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "../../fuzz/Exercise.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace mlir::hot::emulator;

/// It is enough that nothing crashes or hangs, and that some of it runs.
TEST(FuzzCorpusTest, Replay) {
  unsigned files = 0, loaded = 0;
  std::error_code code;
  for (llvm::sys::fs::directory_iterator it(HOT_FUZZ_CORPUS, code), end;
       it != end && !code; it.increment(code)) {
    auto buffer = llvm::MemoryBuffer::getFile(it->path());
    ASSERT_TRUE(static_cast<bool>(buffer)) << it->path();
    ++files;
    loaded += exercise((*buffer)->getBuffer());
  }
  EXPECT_FALSE(code) << code.message();
  EXPECT_GE(files, 20u);
  EXPECT_GE(loaded, 5u);
}
