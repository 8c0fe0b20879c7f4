//===- LaunchHelpers.h ------------------------------------------*- C++ -*-===//
//
// Host side of a launch: sizes, destinations, the operation itself.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOGPU_LAUNCHHELPERS_H
#define HOT_LIB_CONVERSION_HOTTOGPU_LAUNCHHELPERS_H

#include "KernelBuilder.h"
#include "hot/Dialect/Hot/IR/Hot.h"

namespace mlir::hot {

/// Folded arithmetic on sizes: constants stay constants.
class Sizes {
public:
  Sizes(OpBuilder &b, Location loc) : b(b), loc(loc) {}

  OpFoldResult get(int64_t value) { return b.getIndexAttr(value); }
  OpFoldResult ofTensor(Value tensor, int64_t axis);
  OpFoldResult ceilDiv(OpFoldResult size, int64_t divisor);
  OpFoldResult mul(OpFoldResult a, OpFoldResult b);
  OpFoldResult atLeastOne(OpFoldResult size);
  OpFoldResult atMost(OpFoldResult size, int64_t limit);
  Value toValue(OpFoldResult size);
  Value empty(llvm::ArrayRef<OpFoldResult> shape, Type elementType);

private:
  OpBuilder &b;
  Location loc;
};

/// Launches a kernel on a grid of `blocks`; the results are those of `outs`.
/// A grid may have 2^31 - 1 blocks in this direction, and 65535 in the others.
ResultRange emitLaunch(OpBuilder &b, Location loc, const Kernel &kernel,
                       OpFoldResult blocks, ValueRange inputs, ValueRange outs,
                       bool accumulate = false);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOGPU_LAUNCHHELPERS_H
