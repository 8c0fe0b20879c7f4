//===- OperandFolding.cpp -------------------------------------------------===//
//
// Looks for a layout of an operand that folds without moving elements, and
// moves them only where there is none.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "OperandFolding.h"
#include "hot/Analysis/Relayout.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::hot;

namespace {
/// A tensor whose axes, in order, fall into the free and the summed ones.
struct Folding {
  SmallVector<ReassociationIndices> groups; // two
  unsigned summedAxis;                      // of the folded matrix: 0 or 1
};
} // namespace

bool mlir::hot::isSupportedElementType(Type type) {
  return type.isF32() || type.isBF16() || type.isF16();
}

/// Axes of `traced` that `loops` run over, outermost first; fails where a loop
/// runs over a part of an axis only.
static FailureOr<SmallVector<int64_t>> getWholeAxes(const TracedValue &traced,
                                                    AffineMap map,
                                                    ArrayRef<unsigned> loops) {
  SmallVector<int64_t> axes;
  for (unsigned loop : loops) {
    AffineExpr expr = getAffineDimExpr(loop, map.getContext());
    for (Digit digit : traced.axes[*map.getResultPosition(expr)]) {
      if (digit.stride != 1 ||
          (digit.extent != Digit::kRest &&
           digit.extent != traced.getType().getDimSize(digit.axis)))
        return failure();
      axes.push_back(digit.axis);
    }
  }
  return axes;
}

/// Whether the tensor folds into a matrix of the free and the summed loops in
/// the given order, without moving elements.
static std::optional<Folding> getFolding(const TracedValue &traced,
                                         AffineMap map, ArrayRef<unsigned> free,
                                         ArrayRef<unsigned> summed) {
  auto freeAxes = getWholeAxes(traced, map, free);
  auto summedAxes = getWholeAxes(traced, map, summed);
  if (failed(freeAxes) || failed(summedAxes) || freeAxes->empty() ||
      summedAxes->empty())
    return std::nullopt;
  bool summedFirst = summedAxes->front() < freeAxes->front();
  SmallVector<int64_t> order(summedFirst ? *summedAxes : *freeAxes);
  int64_t boundary = (summedFirst ? *freeAxes : *summedAxes).front();
  order.append(summedFirst ? *freeAxes : *summedAxes);
  if (!llvm::is_sorted(order))
    return std::nullopt;

  Folding folding{{{}, {}}, summedFirst ? 0u : 1u};
  for (int64_t axis = 0, e = traced.getType().getRank(); axis != e; ++axis) {
    // Axes of size one belong to no loop and go with their neighbours.
    if (!llvm::is_contained(order, axis) &&
        traced.getType().getDimSize(axis) != 1)
      return std::nullopt;
    folding.groups[axis < boundary ? 0 : 1].push_back(axis);
  }
  return folding;
}

Matrix mlir::hot::foldOperand(RewriterBase &rewriter, Location loc,
                              const ContractionView &view, Side side,
                              ArrayRef<unsigned> free,
                              SmallVectorImpl<unsigned> &summed,
                              bool orderFixed, bool whereMade) {
  AffineMap map = view.getMap(side);
  auto position = [&](unsigned loop) {
    return *map.getResultPosition(getAffineDimExpr(loop, map.getContext()));
  };
  auto fold = [&](Value value, const Folding &folding) {
    if (whereMade)
      rewriter.setInsertionPointAfterValue(value);
    if (llvm::cast<RankedTensorType>(value.getType()).getRank() != 2)
      value =
          tensor::CollapseShapeOp::create(rewriter, loc, value, folding.groups);
    return Matrix{value, folding.summedAxis};
  };

  // Traced anew: what it passes may have been rewritten meanwhile.
  SmallVector<TracedValue> chain = traceRelayouts(view.getOperand(side));
  for (const TracedValue &traced : llvm::reverse(chain)) {
    if (!traced.exact || !traced.sameStatics ||
        !isSupportedElementType(traced.getType().getElementType()))
      continue;
    SmallVector<unsigned> order(summed.begin(), summed.end());
    if (!orderFixed)
      llvm::sort(order, [&](unsigned a, unsigned b) {
        // A loop over an axis of size one may stand anywhere.
        auto key = [&](unsigned loop) {
          const AxisDigits &digits = traced.axes[position(loop)];
          return std::pair(digits.empty() ? 0 : digits.front().axis, loop);
        };
        return key(a) < key(b);
      });
    if (auto folding = getFolding(traced, map, free, order)) {
      summed.assign(order.begin(), order.end());
      return fold(traced.value, *folding);
    }
  }

  // The axes are not in order: move them there.
  SmallVector<int64_t> freeAxes, summedAxes;
  for (unsigned loop : free)
    freeAxes.push_back(position(loop));
  for (unsigned loop : summed)
    summedAxes.push_back(position(loop));
  auto concat = [](ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
    SmallVector<int64_t> joined(a);
    joined.append(b.begin(), b.end());
    return joined;
  };
  bool summedFirst = !llvm::is_sorted(concat(freeAxes, summedAxes));
  SmallVector<int64_t> permutation =
      summedFirst ? concat(summedAxes, freeAxes) : concat(freeAxes, summedAxes);
  Value value = view.getOperand(side);
  if (whereMade)
    rewriter.setInsertionPointAfterValue(value);
  if (!llvm::is_sorted(permutation)) {
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(rewriter, loc, value);
    applyPermutationToVector(sizes, permutation);
    Value empty = tensor::EmptyOp::create(rewriter, loc, sizes,
                                          view.getElementType(side));
    value =
        linalg::TransposeOp::create(rewriter, loc, value, empty, permutation)
            ->getResult(0);
  }
  Folding folding{{{}, {}}, summedFirst ? 0u : 1u};
  size_t boundary = (summedFirst ? summedAxes : freeAxes).size();
  for (size_t axis = 0; axis != permutation.size(); ++axis)
    folding.groups[axis < boundary ? 0 : 1].push_back(axis);
  return fold(value, folding);
}
