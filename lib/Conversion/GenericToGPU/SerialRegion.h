//===- SerialRegion.h - Code that one thread runs ---------------*- C++ -*-===//
//
// What may run in a one-thread kernel, and how it is written there.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_GENERICTOGPU_SERIALREGION_H
#define HOT_LIB_CONVERSION_GENERICTOGPU_SERIALREGION_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::hot {

/// Whether the loop or branch `op` holds only scalar code and linalg operations
/// and copies of a few elements, so that one thread may run it.
bool canRunSerially(Operation *op);

/// Whether anything in `op` reads or writes a memref.
bool touchesMemory(Operation *op);

/// In the body of a one-thread launch: linalg operations and copies => loops,
/// allocations => local memory, or buffers that the host allocates before.
LogicalResult lowerSerialBody(gpu::LaunchOp launch);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_GENERICTOGPU_SERIALREGION_H
