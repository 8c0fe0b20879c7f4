//===- Passes.h -------------------------------------------------*- C++ -*-===//
//
// Passes that the pipelines are made of and that belong to no dialect of ours.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_PIPELINES_PASSES_H
#define HOT_PIPELINES_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::hot {

#define GEN_PASS_DECL
#include "hot/Pipelines/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "hot/Pipelines/Passes.h.inc"

} // namespace mlir::hot

#endif // HOT_PIPELINES_PASSES_H
