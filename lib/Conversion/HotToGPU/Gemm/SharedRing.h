//===- SharedRing.h ---------------------------------------------*- C++ -*-===//
//
// The ring of stages in shared memory through which A and B stream.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOGPU_GEMM_SHAREDRING_H
#define HOT_LIB_CONVERSION_HOTTOGPU_GEMM_SHAREDRING_H

#include "../KernelBuilder.h"
#include "TileConfig.h"

namespace mlir::hot {

/// One of the two operands: a packed matrix and the first of its rows that this
/// thread block needs.
struct PackedOperand {
  Value array;    ///< memref<? x ? x i8>
  Value rows;     ///< how many there are
  Value firstRow; ///< of this thread block
};

/// Rows of 64 bytes lie in shared memory as four chunks of 16 bytes, chunk c of
/// row r at place c xor ((r >> 1) & 3): neither the copies nor ldmatrix meet in
/// a bank.
class SharedRing {
public:
  SharedRing(KernelBuilder &b, const TileConfig &config,
             const PackedOperand &lhs, const PackedOperand &rhs, Value kEnd);

  /// Starts to copy the tile at byte `k` of K into a stage. A tile past the end
  /// becomes zeros, a row past the last repeats it: what comes of it is not
  /// stored.
  Value startCopy(Value stage, Value k);
  /// Waits for all but the newest `pending` copies, for all threads.
  void wait(Value newest, int64_t pending);

  /// Four 8 x 16-byte matrices of A: rows row..row+15, 32 bytes of K.
  Value loadLhsFragment(Value stage, Value row, int64_t step);
  /// The same of B, two fragments of eight rows (columns of C) each.
  Value loadRhsFragment(Value stage, Value row, int64_t step);

private:
  Value swizzle(Value row, Value chunk);
  Value loadMatrices(Value array, Value stage, Value row, Value chunk);

  KernelBuilder &b;
  const TileConfig &config;
  PackedOperand operands[2];
  Value kEnd, lhsArray, rhsArray, lane;
};

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOGPU_GEMM_SHAREDRING_H
