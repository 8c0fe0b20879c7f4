//===- TransformQuantize.h --------------------------------------*- C++ -*-===//
//
// Launches that turn a float matrix into packed codes and scales.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_TRANSFORMQUANTIZE_H
#define HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_TRANSFORMQUANTIZE_H

#include "../LaunchHelpers.h"
#include "QuantizeKernels.h"

namespace mlir::hot {

/// Bytes along K that one step of the GEMM takes; packed rows are multiples.
inline constexpr int64_t kTileBytes = 64;

/// Codes as the GEMM reads them, [lines, bytes along K], and their scales.
struct PackedCodes {
  Value codes;
  Value scales;
};

/// `kAxis` is the axis of the matrix that is transformed and contracted, 0
/// or 1.
FailureOr<PackedCodes> emitTransformQuantize(OpBuilder &b, Location loc,
                                             KernelModule &kernels,
                                             const QuantizeSpec &spec,
                                             Value source, int64_t kAxis);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_TRANSFORMQUANTIZE_H
