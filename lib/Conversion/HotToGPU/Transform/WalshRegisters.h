//===- WalshRegisters.h -----------------------------------------*- C++ -*-===//
//
// The Walsh-Hadamard transform of one block of values that a thread holds.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_WALSHREGISTERS_H
#define HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_WALSHREGISTERS_H

#include "../KernelBuilder.h"

namespace mlir::hot {

/// What happens to each block of values before it is quantized.
struct BlockTransform {
  /// Values that go in.
  int64_t block = 0;
  /// Natural Walsh index of each value that comes out.
  llvm::SmallVector<int64_t> rows;
  /// A sign for each value, or none.
  llvm::SmallVector<int8_t> signs;
  /// The signs apply to what comes out (an inverse transform).
  bool signsAfter = false;
  /// The last block is filled with the last value instead of zeros.
  bool padEdge = false;
  /// The values stay as they are.
  bool isIdentity = false;
  /// Tells two transforms apart in the names of kernels.
  std::string name;

  int64_t getNumKept() const { return rows.size(); }
};

/// Butterflies in the order h = 1, 2, ..., n / 2, then the scale: the bits that
/// the definition gives. Where only even natural rows are kept (low_sequency
/// with half of the rows), what is left after dead code is sums of pairs and a
/// transform of half the size.
KernelBuilder::Values emitTransform(KernelBuilder &b,
                                    const BlockTransform &transform,
                                    ValueRange values);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_WALSHREGISTERS_H
