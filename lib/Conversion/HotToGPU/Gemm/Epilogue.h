//===- Epilogue.h -----------------------------------------------*- C++ -*-===//
//
// From integer sums to the float result: scales, the running sum, rounding.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOGPU_GEMM_EPILOGUE_H
#define HOT_LIB_CONVERSION_HOTTOGPU_GEMM_EPILOGUE_H

#include "MmaLoop.h"

namespace mlir::hot {

/// Scales of one operand: one for each of its lines, or one for all.
struct OperandScales {
  Value array;
  bool perLine;
};

/// Where the result goes.
struct OutputMatrix {
  Value pointer, rows, columns;
  Value firstRow, firstColumn; ///< of the thread block's tile
  bool accumulate;             ///< add to what is there
};

/// out = fl(fl(sum) * fl(lhs scale * rhs scale)), or fl(out + that), rounded
/// once more for bf16 and f16. Pairs of columns where the whole tile lies
/// inside and rows are aligned, else one by one.
void emitEpilogue(KernelBuilder &b, const TileConfig &config,
                  const WarpPosition &warp, ValueRange sums,
                  const OperandScales &lhs, const OperandScales &rhs,
                  const OutputMatrix &out);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOGPU_GEMM_EPILOGUE_H
