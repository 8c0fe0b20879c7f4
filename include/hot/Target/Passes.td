// Passes of hot-mlir's Target library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HOT_TARGET_PASSES_TD
#define HOT_TARGET_PASSES_TD

include "mlir/Pass/PassBase.td"

#endif // HOT_TARGET_PASSES_TD
