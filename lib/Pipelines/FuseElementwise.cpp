//===- FuseElementwise.cpp ------------------------------------------------===//
//
// The pass hot-fuse-elementwise.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Pipelines/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::hot {
#define GEN_PASS_DEF_FUSEELEMENTWISEPASS
#include "hot/Pipelines/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;

/// Inputs that a fused op may have: more streams than this are slower than a
/// pass over memory.
static constexpr int64_t kMaxInputs = 16;

/// The body only passes an input on.
static bool onlyMoves(linalg::GenericOp op) {
  return op.getBody()->getOperations().size() == 1;
}

/// The body is straight-line arithmetic.
static bool isPlain(linalg::GenericOp op) {
  return llvm::all_of(op.getBody()->without_terminator(), [](Operation &inner) {
    return inner.getNumRegions() == 0 && isPure(&inner) &&
           !isa<tensor::ExtractOp>(inner);
  });
}

/// True where fusing repeats no work.
static bool isFree(OpOperand *operand) {
  auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  if (!producer || !consumer || !isPlain(producer))
    return false;
  if (producer.getNumDpsInputs() + consumer.getNumDpsInputs() - 1 > kMaxInputs)
    return false;
  bool elementwise = consumer.getNumParallelLoops() == consumer.getNumLoops();
  // Splats and broadcasts cost nothing to repeat. A transposition does.
  if (onlyMoves(producer) && elementwise &&
      llvm::all_of(producer.getIndexingMapsArray(), [](AffineMap map) {
        return map.isProjectedPermutation(/*allowZeroInResults=*/true) &&
               llvm::is_sorted(map.getResults(), [](AffineExpr a,
                                                    AffineExpr b) {
                 auto dimA = dyn_cast<AffineDimExpr>(a);
                 auto dimB = dyn_cast<AffineDimExpr>(b);
                 return dimA && dimB && dimA.getPosition() < dimB.getPosition();
               });
      }))
    return true;
  return producer->hasOneUse() &&
         consumer.getMatchingIndexingMap(operand).isPermutation();
}

namespace {
struct FuseElementwisePass final
    : hot::impl::FuseElementwisePassBase<FuseElementwisePass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseOpsFusionPatterns(patterns, isFree);
    linalg::GenericOp::getCanonicalizationPatterns(patterns, &getContext());
    tensor::ExtractSliceOp::getCanonicalizationPatterns(patterns,
                                                        &getContext());
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal();
    if (failed(
            applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      getOperation()->emitWarning("elementwise fusion did not come to an end");
  }
};
} // namespace
