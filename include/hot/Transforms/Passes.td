// Passes on the hot dialect and on training graphs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HOT_TRANSFORMS_PASSES_TD
#define HOT_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

#endif // HOT_TRANSFORMS_PASSES_TD
