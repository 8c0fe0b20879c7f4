//===- ScaledMatmul.cpp ---------------------------------------------------===//
//
// hot.scaled_matmul: verification of its maps, and queries on them.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "OpHelpers.h"

using namespace mlir;
using namespace mlir::hot;

HOT_DEST_STYLE_METHODS(ScaledMatmulOp, getAccumulate())

/// Splits a result of a scale's map into its loop and its group size (0 for a
/// plain loop). Fails on any other expression.
static FailureOr<std::pair<unsigned, int64_t>> matchScaleExpr(AffineExpr expr) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return std::make_pair(dim.getPosition(), int64_t(0));
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary || binary.getKind() != AffineExprKind::FloorDiv)
    return failure();
  auto dim = dyn_cast<AffineDimExpr>(binary.getLHS());
  auto size = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (!dim || !size || size.getValue() < 1)
    return failure();
  return std::make_pair(dim.getPosition(), size.getValue());
}

SmallVector<unsigned> ScaledMatmulOp::getReductionLoops() {
  SmallVector<unsigned> loops;
  for (unsigned loop = 0; loop < getNumLoops(); ++loop)
    if (!getResultMap().isFunctionOfDim(loop))
      loops.push_back(loop);
  return loops;
}

SmallVector<int64_t> ScaledMatmulOp::getStaticLoopSizes() {
  SmallVector<int64_t> sizes(getNumLoops(), ShapedType::kDynamic);
  for (auto [map, operand] :
       {std::pair{getLhsMap(), getLhs()}, std::pair{getRhsMap(), getRhs()},
        std::pair{getResultMap(), getInit()}}) {
    auto shape = cast<ShapedType>(operand.getType()).getShape();
    for (auto [axis, expr] : llvm::enumerate(map.getResults())) {
      int64_t &size = sizes[cast<AffineDimExpr>(expr).getPosition()];
      if (ShapedType::isDynamic(size))
        size = shape[axis];
    }
  }
  return sizes;
}

int64_t ScaledMatmulOp::getGroupSize() {
  for (AffineMap map : {getLhsScaleMap(), getRhsScaleMap()})
    for (AffineExpr expr : map.getResults())
      if (auto loop = matchScaleExpr(expr);
          succeeded(loop) && loop->second != 0)
        return loop->second;
  return 0;
}

/// The maps of lhs, rhs and result: scaled_matmul_c5, scaled_matmul_c6.
static LogicalResult verifyContractionMaps(ScaledMatmulOp op) {
  for (auto [map, what] :
       {std::pair{op.getLhsMap(), "lhs"}, std::pair{op.getRhsMap(), "rhs"},
        std::pair{op.getResultMap(), "result"}})
    if (!map.isProjectedPermutation())
      return op.emitOpError("expected the map of the ")
             << what << " to be a projected permutation, got "
             << AffineMapAttr::get(map);
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop) {
    int uses = op.getLhsMap().isFunctionOfDim(loop) +
               op.getRhsMap().isFunctionOfDim(loop) +
               op.getResultMap().isFunctionOfDim(loop);
    if (uses < 2)
      return op.emitOpError("expected every loop in at least two of the maps "
                            "of lhs, rhs and result, but loop ")
             << loop << " is in " << uses;
  }
  return success();
}

/// The maps of the scales: scaled_matmul_c7, scaled_matmul_c8.
static LogicalResult verifyScaleMaps(ScaledMatmulOp op) {
  SmallVector<unsigned> reduction = op.getReductionLoops();
  int64_t groupSize = 0;
  for (auto [scaleMap, map, what] :
       {std::tuple{op.getLhsScaleMap(), op.getLhsMap(), "lhs"},
        std::tuple{op.getRhsScaleMap(), op.getRhsMap(), "rhs"}}) {
    for (AffineExpr expr : scaleMap.getResults()) {
      auto loop = matchScaleExpr(expr);
      if (failed(loop) || !map.isFunctionOfDim(loop->first))
        return op.emitOpError("expected the scales of the ")
               << what << " to depend on loops of the " << what << ", got "
               << AffineMapAttr::get(scaleMap);
      bool contracted = llvm::is_contained(reduction, loop->first);
      if (contracted != (loop->second != 0))
        return op.emitOpError("a scale of the ")
               << what << " along "
               << (contracted ? "the contracted loop " : "loop ") << loop->first
               << (contracted ? " cannot be taken out of the integer sum: use "
                                "groups of it, `floordiv g`"
                              : " cannot have groups: only a contracted loop "
                                "can");
      if (!contracted)
        continue;
      if (reduction.size() != 1)
        return op.emitOpError("groups need one contracted loop, got ")
               << reduction.size();
      if (loop->second > ScaledMatmulOp::kMaxAccumulated)
        return op.emitOpError("expected groups of at most ")
               << ScaledMatmulOp::kMaxAccumulated << ", got " << loop->second;
      if (groupSize != 0 && groupSize != loop->second)
        return op.emitOpError("expected one group size for both scales, got ")
               << groupSize << " and " << loop->second;
      groupSize = loop->second;
    }
  }
  return success();
}

/// Sizes of loops agree over all operands: scaled_matmul_c9.
static LogicalResult verifyLoopSizes(ScaledMatmulOp op) {
  SmallVector<int64_t> sizes = op.getStaticLoopSizes();
  static constexpr const char *names[] = {"lhs", "rhs", "scales of the lhs",
                                          "scales of the rhs", "result"};
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    SmallVector<int64_t> expected;
    for (AffineExpr expr : op.getMap(i).getResults()) {
      auto [loop, group] = *matchScaleExpr(expr);
      expected.push_back(group ? getProjectedSize(sizes[loop], group, 1)
                               : sizes[loop]);
    }
    if (failed(verifyShape(op, names[i],
                           cast<ShapedType>(operand.getType()).getShape(),
                           expected)))
      return failure();
  }
  return success();
}

LogicalResult ScaledMatmulOp::verify() {
  if (failed(verifyContainers(*this))) // scaled_matmul_c1, scaled_matmul_c10
    return failure();
  Type lhsType = cast<ShapedType>(getLhs().getType()).getElementType();
  Type rhsType = cast<ShapedType>(getRhs().getType()).getElementType();
  if (lhsType != rhsType) // scaled_matmul_c2
    return emitOpError("expected lhs and rhs of one element type, got ")
           << lhsType << " and " << rhsType;
  if (getIndexingMaps().size() != 5) // scaled_matmul_c3
    return emitOpError("expected 5 maps (lhs, rhs, scales of each, result), "
                       "got ")
           << getIndexingMaps().size();
  for (auto [i, operand] : llvm::enumerate(getOperands())) {
    AffineMap map = getMap(i);
    if (map.getNumDims() != getNumLoops() || map.getNumSymbols() != 0)
      return emitOpError("expected maps over the same loops and without "
                         "symbols, got ")
             << AffineMapAttr::get(map);
    int64_t rank = cast<ShapedType>(operand.getType()).getRank();
    if (map.getNumResults() != rank) // scaled_matmul_c4
      return emitOpError("expected map ")
             << i << " to have " << rank << " results, one per axis, got "
             << AffineMapAttr::get(map);
  }
  if (failed(verifyContractionMaps(*this)) || failed(verifyScaleMaps(*this)))
    return failure();
  return verifyLoopSizes(*this);
}
