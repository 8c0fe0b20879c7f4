//===- MmaLoop.h ------------------------------------------------*- C++ -*-===//
//
// The main loop of the GEMM: integer sums over K in tensor cores.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOGPU_GEMM_MMALOOP_H
#define HOT_LIB_CONVERSION_HOTTOGPU_GEMM_MMALOOP_H

#include "SharedRing.h"

namespace mlir::hot {

/// First row and column, within the thread block's tile, of this thread's warp.
struct WarpPosition {
  WarpPosition(KernelBuilder &b, const TileConfig &config);
  Value row, column;
};

/// Sums over bytes [kBegin, kEnd) of K; `bits` is the width of a code. Result
/// [i * columnFragments + j] is the vector<2x2xi32> of fragment (i, j): lane l
/// has rows l / 4 and l / 4 + 8, columns 2 (l % 4) and the next.
KernelBuilder::Values emitMmaLoop(KernelBuilder &b, const TileConfig &config,
                                  SharedRing &ring, const WarpPosition &warp,
                                  Value kBegin, Value kEnd, unsigned bits);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOGPU_GEMM_MMALOOP_H
