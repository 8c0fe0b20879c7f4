//===- WriteDeviceCode.h - Device code as files -----------------*- C++ -*-===//
//
// Writes the device code of a compiled module.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_TARGET_WRITEDEVICECODE_H
#define HOT_TARGET_WRITEDEVICECODE_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::hot {

/// Writes the PTX of every gpu.binary: one to `output` ("-": standard output),
/// several to X.0.ptx, X.1.ptx and so on if it is X.ptx. On an error nothing is
/// written.
LogicalResult writePTX(ModuleOp module, StringRef output);

/// The same as fatbins, made by ptxas and fatbinary of the CUDA toolkit in
/// `toolkit`, or where it is usually found if that is empty.
LogicalResult writeFatbins(ModuleOp module, StringRef output,
                           StringRef toolkit);

} // namespace mlir::hot

#endif // HOT_TARGET_WRITEDEVICECODE_H
