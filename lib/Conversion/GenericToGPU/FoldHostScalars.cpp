//===- FoldHostScalars.cpp - Keep the host's scalars out of tensors -------===//
//
// The pass hot-fold-host-scalars: what the host knows must not pass through
// device memory, because it could not be read back.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Conversion/Passes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::hot {
#define GEN_PASS_DEF_FOLDHOSTSCALARSPASS
#include "hot/Conversion/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

namespace {

/// The only element of `value` as far as the host knows it, or null.
OpFoldResult getHostScalar(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return value;
  if (!type.hasStaticShape() || type.getNumElements() != 1)
    return {};
  if (auto made = value.getDefiningOp<tensor::FromElementsOp>())
    return made.getElements().front();
  DenseElementsAttr constant;
  if (!matchPattern(value, m_Constant(&constant)) || !constant.isSplat())
    return {};
  return constant.getSplatValue<Attribute>();
}

/// Whether `op` computes, without effects, only from scalars that the host has.
bool isHostCode(Operation *op) {
  return !op->walk([](Operation *inner) {
              bool isKnown =
                  isMemoryEffectFree(inner) ||
                  inner->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
              for (Value operand : inner->getOperands())
                isKnown &= !isa<TensorType>(operand.getType()) ||
                           operand.getDefiningOp<tensor::FromElementsOp>();
              return isKnown ? WalkResult::advance() : WalkResult::interrupt();
            }).wasInterrupted();
}

/// A list of sizes that a frontend computes; longer ones are data.
constexpr int64_t kMostElements = 16;

/// generic over scalars and from_elements(%a, ..) of few points
///   ==> from_elements(body at point 0, body at point 1, ..)
struct FoldGeneric final : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNumLoops() > 1 || op.getNumReductionLoops() > 0 ||
        !op.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "has many loops, or no tensors");
    int64_t points = op.getNumLoops() ? op.getStaticLoopRanges()[0] : 1;
    if (ShapedType::isDynamic(points) || points > kMostElements)
      return rewriter.notifyMatchFailure(op, "has many points");
    for (OpOperand &init : op.getDpsInitsMutable())
      if (!op.getMatchingBlockArgument(&init).use_empty() ||
          !op.getMatchingIndexingMap(&init).isIdentity())
        return rewriter.notifyMatchFailure(op, "reads its output");
    SmallVector<OpFoldResult> scalars;
    bool isHost = false;
    for (Value input : op.getDpsInputs()) {
      scalars.push_back(getHostScalar(input));
      if (scalars.back().isNull())
        return rewriter.notifyMatchFailure(op, "an input is in a tensor");
      isHost |= isa<Value>(scalars.back());
    }
    for (Operation &inner : op.getBody()->without_terminator()) {
      if (!isHostCode(&inner))
        return rewriter.notifyMatchFailure(op, "the body reads a tensor");
      inner.walk([&](tensor::ExtractOp) { isHost = true; });
    }
    // Of constants alone: costs nothing on the device.
    if (!isHost)
      return rewriter.notifyMatchFailure(op, "no input is made by the host");

    unsigned numResults = op.getNumDpsInits();
    SmallVector<SmallVector<Value>> elements(numResults);
    for (int64_t point = 0; point < points; ++point)
      for (auto [list, value] :
           llvm::zip_equal(elements, emitPoint(op, scalars, point, rewriter)))
        list.push_back(value);
    SmallVector<Value> results;
    for (unsigned i = 0; i < numResults; ++i)
      results.push_back(tensor::FromElementsOp::create(
          rewriter, op.getLoc(), op->getResult(i).getType(), elements[i]));
    rewriter.replaceOp(op, results);
    return success();
  }

private:
  SmallVector<Value> emitPoint(linalg::GenericOp op,
                               ArrayRef<OpFoldResult> scalars, int64_t point,
                               PatternRewriter &rewriter) const {
    IRMapping mapping;
    for (auto [input, scalar] :
         llvm::zip_equal(op.getDpsInputOperands(), scalars)) {
      auto value = dyn_cast<Value>(scalar);
      if (!value)
        value = arith::ConstantOp::create(
            rewriter, op.getLoc(), cast<TypedAttr>(cast<Attribute>(scalar)));
      mapping.map(op.getMatchingBlockArgument(input), value);
    }
    Value index = arith::ConstantIndexOp::create(rewriter, op.getLoc(), point);
    for (Operation &inner : op.getBody()->without_terminator()) {
      if (isa<linalg::IndexOp>(inner)) {
        mapping.map(inner.getResult(0), index);
        continue;
      }
      Operation *copy = rewriter.clone(inner, mapping);
      SmallVector<linalg::IndexOp> nested;
      copy->walk([&](linalg::IndexOp at) { nested.push_back(at); });
      for (linalg::IndexOp at : nested)
        rewriter.replaceOp(at, index);
    }
    SmallVector<Value> values;
    for (Value yielded : op.getBody()->getTerminator()->getOperands())
      values.push_back(mapping.lookupOrDefault(yielded));
    return values;
  }
};

/// reshape %t(from_elements %a, %b) ==> expand (collapse %t) to [%a, %b]
struct FoldReshape final : OpRewritePattern<tensor::ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    auto shape = op.getShape().getDefiningOp<tensor::FromElementsOp>();
    auto source = dyn_cast<RankedTensorType>(op.getSource().getType());
    auto result = dyn_cast<RankedTensorType>(op.getType());
    if (!shape || !source || !result || source.getRank() == 0 ||
        result.getRank() == 0)
      return rewriter.notifyMatchFailure(op, "sizes are not known to the host");
    Location loc = op.getLoc();
    Value flat = op.getSource();
    if (source.getRank() > 1) {
      ReassociationIndices all(
          llvm::to_vector(llvm::seq<int64_t>(0, source.getRank())));
      flat = tensor::CollapseShapeOp::create(
          rewriter, loc, flat, ArrayRef<ReassociationIndices>{all});
    }
    if (result.getRank() > 1) {
      SmallVector<OpFoldResult> sizes;
      for (auto [size, value] :
           llvm::zip_equal(result.getShape(), shape.getElements())) {
        if (!ShapedType::isDynamic(size)) {
          sizes.push_back(rewriter.getIndexAttr(size));
          continue;
        }
        Value index = value;
        if (!index.getType().isIndex())
          index = arith::IndexCastOp::create(rewriter, loc,
                                             rewriter.getIndexType(), index);
        sizes.push_back(index);
      }
      // Expand takes a static source of a static result, and the other way
      // round.
      int64_t count = result.hasStaticShape() ? result.getNumElements()
                                              : ShapedType::kDynamic;
      auto flatType = RankedTensorType::get({count}, result.getElementType());
      if (flat.getType() != flatType)
        flat = tensor::CastOp::create(rewriter, loc, flatType, flat);
      ReassociationIndices all(
          llvm::to_vector(llvm::seq<int64_t>(0, result.getRank())));
      flat = tensor::ExpandShapeOp::create(rewriter, loc, result, flat,
                                           ArrayRef<ReassociationIndices>{all},
                                           sizes);
    }
    if (flat.getType() != result)
      flat = tensor::CastOp::create(rewriter, loc, result, flat);
    rewriter.replaceOp(op, flat);
    return success();
  }
};

struct FoldHostScalarsPass final
    : hot::impl::FoldHostScalarsPassBase<FoldHostScalarsPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    scf::IfOp::getCanonicalizationPatterns(patterns, &getContext());
    patterns.add<FoldGeneric, FoldReshape>(&getContext());
    tensor::ExtractOp::getCanonicalizationPatterns(patterns, &getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
