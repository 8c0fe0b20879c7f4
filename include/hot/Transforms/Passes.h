//===- Passes.h -------------------------------------------------*- C++ -*-===//
//
// Passes of the Transforms library.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_TRANSFORMS_PASSES_H
#define HOT_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::hot {

#define GEN_PASS_DECL
#include "hot/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "hot/Transforms/Passes.h.inc"

} // namespace mlir::hot

#endif // HOT_TRANSFORMS_PASSES_H
