//===- Passes.h -------------------------------------------------*- C++ -*-===//
//
// Passes of the Conversion library.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_CONVERSION_PASSES_H
#define HOT_CONVERSION_PASSES_H

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::hot {

#define GEN_PASS_DECL
#include "hot/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "hot/Conversion/Passes.h.inc"

} // namespace mlir::hot

#endif // HOT_CONVERSION_PASSES_H
