//===- QuantizeKernels.h ----------------------------------------*- C++ -*-===//
//
// The kernels that turn a matrix into codes that a GEMM reads: transform,
// quantize, pack, along rows or along columns.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_QUANTIZEKERNELS_H
#define HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_QUANTIZEKERNELS_H

#include "WalshRegisters.h"
#include "hot/Dialect/Hot/IR/Hot.h"

namespace mlir::hot {

/// All that the text of a kernel depends on. A line is what one scale may
/// belong to: a row of the matrix if blocks lie along rows, else a column.
struct QuantizeSpec {
  BlockTransform transform;
  Type sourceType;
  unsigned bits;
  Rounding rounding;
  bool scalePerLine;
};

/// How many threads share a line, and how far work is spread.
inline constexpr int64_t kRowsPerBlock = 4;  ///< one warp a row
inline constexpr int64_t kColumnGroups = 16; ///< threads side by side
inline constexpr int64_t kMaxAmaxBlocks =
    1024;                                     ///< blocks of a maximum over rows
inline constexpr int64_t kMaxAmaxSplits = 32; ///< pieces of a column's maximum
inline constexpr int64_t kAmaxLanes = 8;      ///< blocks of a column at a time

/// Columns of the tile that a block of a column kernel makes, and its bytes
/// along K.
struct ColumnTile {
  int64_t width;         ///< columns of one thread
  int64_t columns;       ///< columns of the tile
  int64_t blocksPerUnit; ///< transforms of one thread, so that codes fill bytes
  int64_t unitBytes;
  int64_t units; ///< threads along K
  int64_t bytes; ///< along K
};
ColumnTile getColumnTile(const QuantizeSpec &spec);

/// (source, rows, columns, K bytes [, amax]) -> (codes [rows, K bytes],
/// scales). With a scale per row the kernel finds amax itself, else it is an
/// input.
FailureOr<Kernel> getRowQuantizeKernel(KernelModule &kernels,
                                       const QuantizeSpec &spec);
/// (source, rows, columns) -> (amax as i32), the maximum with what is there.
FailureOr<Kernel> getRowAmaxKernel(KernelModule &kernels,
                                   const QuantizeSpec &spec);
/// (source, rows, columns, K bytes, amax) -> (codes [columns, K bytes],
/// scales).
FailureOr<Kernel> getColumnQuantizeKernel(KernelModule &kernels,
                                          const QuantizeSpec &spec);
/// (source, rows, columns, splits) -> (amax as i32, one per column or one).
FailureOr<Kernel> getColumnAmaxKernel(KernelModule &kernels,
                                      const QuantizeSpec &spec);

/// Parameter types of kernels, by element type.
Type getPointerType(Type elementType);
/// "quantize_rows" + what the spec says.
std::string getKernelName(llvm::StringRef what, const QuantizeSpec &spec,
                          bool isQuantize);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_QUANTIZEKERNELS_H
