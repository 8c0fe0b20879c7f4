//===- TileConfig.h ---------------------------------------------*- C++ -*-===//
//
// The shape of a GEMM kernel: tiles, warps, stages.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOGPU_GEMM_TILECONFIG_H
#define HOT_LIB_CONVERSION_HOTTOGPU_GEMM_TILECONFIG_H

#include <cstdint>

namespace mlir::hot {

/// C[m, n] = sum over k of A[m, k] B[n, k]. A thread block makes `rows` x
/// `columns` of C, each warp a part of warpRows x warpColumns.
struct TileConfig {
  int64_t rows = 128;
  int64_t columns = 128;
  int64_t warpRows = 64;
  int64_t warpColumns = 64;
  int64_t kBytes = 64; ///< of K in one stage, whatever the codes' width
  int64_t stages = 3;  ///< 48 KiB: what a launch may have without asking

  // One mma makes 16 x 8 of C from 32 bytes of K.
  static constexpr int64_t kMmaRows = 16;
  static constexpr int64_t kMmaColumns = 8;
  static constexpr int64_t kMmaBytes = 32;
  static constexpr int64_t kChunkBytes = 16; ///< one cp.async, one ldmatrix row

  int64_t getWarpsAlongRows() const { return rows / warpRows; }
  int64_t getThreads() const {
    return 32 * (rows / warpRows) * (columns / warpColumns);
  }
  int64_t getRowFragments() const { return warpRows / kMmaRows; }
  int64_t getColumnFragments() const { return warpColumns / kMmaColumns; }
  int64_t getStepsPerStage() const { return kBytes / kMmaBytes; }
  int64_t getChunksPerRow() const { return kBytes / kChunkBytes; }
  int64_t getStageBytes() const { return (rows + columns) * kBytes; }
  int64_t getSharedBytes() const { return stages * getStageBytes(); }
};

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOGPU_GEMM_TILECONFIG_H
