//===- LaunchBuilder.h - Making gpu.launch ----------------------*- C++ -*-===//
//
// What the passes that make and outline launches share.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_GENERICTOGPU_LAUNCHBUILDER_H
#define HOT_LIB_CONVERSION_GENERICTOGPU_LAUNCHBUILDER_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include <optional>

namespace mlir::hot {

/// On a gpu.launch: what its kernel is named after.
inline constexpr llvm::StringLiteral kKernelNameAttr = "hot.kernel_name";

/// On a load from a buffer that is written once, by a one-thread kernel: it may
/// be cloned into any kernel that comes later.
inline constexpr llvm::StringLiteral kDeviceScalarAttr = "hot.device_scalar";

/// A launch of `numBlocks` times `blockSize` threads, with an empty body and
/// its terminator. `name` becomes part of the kernel's name.
gpu::LaunchOp createLaunch(OpBuilder &builder, Location loc, Value numBlocks,
                           Value blockSize, StringRef name);

/// Whether `type` is dense from its base on: what the runtime copies in one
/// piece.
bool isContiguous(MemRefType type);

/// Number of points of the iteration space, if static.
std::optional<int64_t> getStaticIterations(linalg::LinalgOp op);

/// The only value of the constant that `memref` shows, or null.
TypedAttr getSplatConstant(Value memref);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_GENERICTOGPU_LAUNCHBUILDER_H
