//===- Passes.h -------------------------------------------------*- C++ -*-===//
//
// Passes of the Target library.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_TARGET_PASSES_H
#define HOT_TARGET_PASSES_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::hot {

#define GEN_PASS_DECL
#include "hot/Target/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "hot/Target/Passes.h.inc"

} // namespace mlir::hot

#endif // HOT_TARGET_PASSES_H
