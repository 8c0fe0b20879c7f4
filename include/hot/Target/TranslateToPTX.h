//===- TranslateToPTX.h - The PTX inside a module ---------------*- C++ -*-===//
//
// Takes the PTX text out of the gpu.binary operations of a module.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_TARGET_TRANSLATETOPTX_H
#define HOT_TARGET_TRANSLATETOPTX_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::hot {

/// One device module and its text. The text lives as long as the context.
struct PTXModule {
  StringRef name;
  StringRef text;
  /// The chip that it was compiled for, as its target attribute says.
  StringRef chip;
};

/// The PTX of `binary`; an error if its object is not PTX text.
FailureOr<StringRef> getPTX(gpu::BinaryOp binary);

/// The PTX of every gpu.binary, in order. An error if there is none, or if a
/// gpu.module is left that was not compiled.
FailureOr<SmallVector<PTXModule>> getPTXModules(ModuleOp module);

} // namespace mlir::hot

#endif // HOT_TARGET_TRANSLATETOPTX_H
