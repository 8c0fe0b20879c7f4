//===- BlockLoads.h ---------------------------------------------*- C++ -*-===//
//
// Loads of blocks along a row or along columns of a matrix in global memory.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_BLOCKLOADS_H
#define HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_BLOCKLOADS_H

#include "WalshRegisters.h"

namespace mlir::hot {

/// A row-major matrix of f32, bf16 or f16 in global memory.
struct SourceMatrix {
  SourceMatrix(KernelBuilder &b, Value pointer, Value rows, Value columns);

  Value array, rows, columns;
  Type type;
  Value isAligned; ///< i1: each row starts at a multiple of 16 bytes
};

/// The block of `transform` that starts at column `start` of a row, widened to
/// f32; values past the last column are what the transform pads with, and all
/// zero if the block starts there.
KernelBuilder::Values loadRowBlock(KernelBuilder &b, const SourceMatrix &source,
                                   const BlockTransform &transform, Value row,
                                   Value start);

/// Columns that a thread takes at once: 16 bytes of a row, or less where a
/// block of that many columns would not fit into registers.
int64_t getColumnsPerThread(const BlockTransform &transform, Type type);

/// The blocks that start at row `start` of `width` neighbouring columns: one
/// vector of `width` values for each row of the block.
KernelBuilder::Values loadColumnBlocks(KernelBuilder &b,
                                       const SourceMatrix &source,
                                       const BlockTransform &transform,
                                       Value start, Value column,
                                       int64_t width);

/// Column `position` of what loadColumnBlocks gives, widened to f32.
KernelBuilder::Values getColumn(KernelBuilder &b, ValueRange rows,
                                int64_t position);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_BLOCKLOADS_H
