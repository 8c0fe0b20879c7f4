// Passes of hot-mlir's Conversion library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HOT_CONVERSION_PASSES_TD
#define HOT_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

#endif // HOT_CONVERSION_PASSES_TD
