//===- AnnotateLoops.cpp --------------------------------------------------===//
//
// The pass hot-annotate-loops.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Pipelines/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::hot {
#define GEN_PASS_DEF_ANNOTATELOOPSPASS
#include "hot/Pipelines/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;

/// Iterations of the nest around and including a loop; none if not known.
static std::optional<int64_t> countIterations(scf::ForOp loop) {
  int64_t total = 1;
  for (; loop; loop = loop->getParentOfType<scf::ForOp>()) {
    std::optional<llvm::APInt> trips = loop.getStaticTripCount();
    if (!trips)
      return std::nullopt;
    // Counts beyond any threshold need no exact product.
    total = llvm::SaturatingMultiply<uint64_t>(total, trips->getZExtValue());
    total = std::min<int64_t>(total, int64_t(1) << 40);
  }
  return total;
}

namespace {
struct AnnotateLoopsPass final
    : hot::impl::AnnotateLoopsPassBase<AnnotateLoopsPass> {
  using AnnotateLoopsPassBase::AnnotateLoopsPassBase;

  void runOnOperation() override {
    MLIRContext *context = &getContext();
    BoolAttr yes = BoolAttr::get(context, true);
    auto noUnroll =
        LLVM::LoopUnrollAttr::get(context, yes, {}, {}, {}, {}, {}, {});
    auto noVectorize =
        LLVM::LoopVectorizeAttr::get(context, yes, {}, {}, {}, {}, {}, {});
    auto get = [&](LLVM::LoopVectorizeAttr vectorize) {
      return LLVM::LoopAnnotationAttr::get(context, /*disableNonforced=*/{},
                                           vectorize, {}, noUnroll, {}, {}, {},
                                           {}, {}, {}, {}, {}, {}, {}, {});
    };
    getOperation().walk([&](scf::ForOp loop) {
      bool innermost =
          !loop.getBody()
               ->walk([](scf::ForOp) { return WalkResult::interrupt(); })
               .wasInterrupted();
      std::optional<int64_t> count = countIterations(loop);
      bool small = count && *count < minIterations;
      // Without a prefix: the name that the branch in the LLVM dialect has.
      if (small || !innermost)
        loop->setAttr("loop_annotation",
                      get(innermost ? noVectorize : LLVM::LoopVectorizeAttr()));
    });
  }
};
} // namespace
