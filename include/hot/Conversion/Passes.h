//===- Passes.h -----------------------------------------------------------------===//
//
// Passes of the Conversion library.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_CONVERSION_PASSES_H
#define HOT_CONVERSION_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::hot {

#define GEN_PASS_DECL
#include "hot/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "hot/Conversion/Passes.h.inc"

} // namespace mlir::hot

#endif // HOT_CONVERSION_PASSES_H
