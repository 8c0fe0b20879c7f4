//===- InitAll.h ------------------------------------------------*- C++ -*-===//
//
// Registers everything of hot-mlir; what each tool calls first.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_INITALL_H
#define HOT_INITALL_H

namespace mlir {
class DialectRegistry;
namespace hot {

/// Upstream's dialects and extensions, the hot dialect, and the translations to
/// LLVM IR that compiling host and device code needs.
void registerAllDialects(DialectRegistry &registry);

/// Passes and pipelines of hot-mlir.
void registerAllPasses();

} // namespace hot
} // namespace mlir

#endif // HOT_INITALL_H
