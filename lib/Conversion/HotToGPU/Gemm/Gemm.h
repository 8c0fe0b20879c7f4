//===- Gemm.h ---------------------------------------------------*- C++ -*-===//
//
// The product of two packed code matrices, scaled: its kernel and its launches.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOGPU_GEMM_GEMM_H
#define HOT_LIB_CONVERSION_HOTTOGPU_GEMM_GEMM_H

#include "../LaunchHelpers.h"
#include "../Transform/TransformQuantize.h"

namespace mlir::hot {

/// All that the text of a GEMM kernel depends on.
struct GemmSpec {
  unsigned bits;
  Type resultType;
  bool lhsPerLine; ///< a scale for each row of the result, or one
  bool rhsPerLine; ///< a scale for each column of the result, or one
  bool accumulate;
};

/// init or init + lhs * rhs^T; both operands [lines, bytes along K]. A K of
/// more than one 32-bit sum can hold is taken in chunks, ascending.
FailureOr<Value> emitGemm(OpBuilder &b, Location loc, KernelModule &kernels,
                          const GemmSpec &spec, const PackedCodes &lhs,
                          const PackedCodes &rhs, Value init);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOGPU_GEMM_GEMM_H
