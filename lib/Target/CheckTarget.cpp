//===- CheckTarget.cpp - Refuse what no code can be emitted for -----------===//
//
// The pass hot-check-target.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Target/Chips.h"
#include "hot/Target/Passes.h"

namespace mlir::hot {
#define GEN_PASS_DEF_CHECKTARGETPASS
#include "hot/Target/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

namespace {
struct CheckTargetPass final : hot::impl::CheckTargetPassBase<CheckTargetPass> {
  using CheckTargetPassBase::CheckTargetPassBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    // Not the module itself, whose whole text would be printed as a note.
    Location loc = getOperation().getLoc();
    auto emitTargetError = [&] { return emitError(loc); };
    if (failed(checkTarget(emitTargetError, chip, ptxVersion)))
      signalPassFailure();
  }
};
} // namespace
