//===- EmbedDeviceCode.h - The symbol of a device image ---------*- C++ -*-===//
//
// How host code names the PTX of a gpu.module before it exists.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_TARGET_EMBEDDEVICECODE_H
#define HOT_TARGET_EMBEDDEVICECODE_H

#include "mlir/IR/Builders.h"

namespace mlir::hot {

/// The address of the PTX text of device module `name`, for use at `at`. The
/// global is external until hot-embed-device-code gives it its value.
Value getDeviceImage(OpBuilder &builder, Operation *at, StringRef name);

} // namespace mlir::hot

#endif // HOT_TARGET_EMBEDDEVICECODE_H
