//===- LaunchPlan.h ---------------------------------------------*- C++ -*-===//
//
// Which hot ops become which kernels.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOGPU_LAUNCHPLAN_H
#define HOT_LIB_CONVERSION_HOTTOGPU_LAUNCHPLAN_H

#include "Gemm/Gemm.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::hot {

/// A hot.quantize with the transform before it.
struct OperandPlan {
  QuantizeSpec spec;
  Value source; ///< what the transform, or else the quantize, takes
  int64_t kAxis;
};

/// A hot.scaled_matmul as lhs * rhs^T, lhs giving the rows of the result.
struct MatmulPlan {
  ScaledMatmulOp op;
  QuantizeOp lhs, rhs;
  bool isSwapped; ///< against the operation's operands
  GemmSpec spec;
};

/// Chains quantize -> scaled_matmul that become kernels as a whole. Codes whose
/// layout somebody else sees (returned, dequantized, contracted along another
/// axis elsewhere) make their chains stay.
struct LaunchPlan {
  llvm::MapVector<Operation *, OperandPlan> operands;
  llvm::SmallVector<MatmulPlan> matmuls;
};

LaunchPlan planLaunches(ModuleOp module);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOGPU_LAUNCHPLAN_H
