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
/// A tensor whose axes, in order, fall into those of the batch, if there is
/// one, and the free and the summed ones.
struct Folding {
  SmallVector<ReassociationIndices> groups;
  unsigned summedAxis; // of the folded matrix
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
                                         AffineMap map, OperandLoops loops,
                                         ArrayRef<unsigned> summed) {
  auto batchAxes = getWholeAxes(traced, map, loops.batch);
  auto freeAxes = getWholeAxes(traced, map, loops.free);
  auto summedAxes = getWholeAxes(traced, map, summed);
  if (failed(batchAxes) || failed(freeAxes) || failed(summedAxes) ||
      freeAxes->empty() || summedAxes->empty() ||
      (batchAxes->empty() && !loops.batch.empty()))
    return std::nullopt;
  SmallVector<ArrayRef<int64_t>> parts{*freeAxes, *summedAxes};
  bool summedFirst = summedAxes->front() < freeAxes->front();
  if (summedFirst)
    std::swap(parts[0], parts[1]);
  if (!batchAxes->empty())
    parts.insert(parts.begin(), *batchAxes);
  SmallVector<int64_t> order = llvm::to_vector(llvm::concat<const int64_t>(
      ArrayRef<int64_t>(*batchAxes), parts[parts.size() - 2], parts.back()));
  if (!llvm::is_sorted(order))
    return std::nullopt;

  unsigned numParts = parts.size();
  Folding folding{SmallVector<ReassociationIndices>(numParts),
                  summedFirst ? numParts - 2 : numParts - 1};
  unsigned part = 0;
  for (int64_t axis = 0, e = traced.getType().getRank(); axis != e; ++axis) {
    // Axes of size one belong to no loop and go with their neighbours.
    if (!llvm::is_contained(order, axis) &&
        traced.getType().getDimSize(axis) != 1)
      return std::nullopt;
    if (part + 1 != numParts && axis >= parts[part + 1].front())
      ++part;
    folding.groups[part].push_back(axis);
  }
  return folding;
}

Matrix mlir::hot::foldOperand(RewriterBase &rewriter, Location loc,
                              const ContractionView &view, Side side,
                              OperandLoops loops,
                              SmallVectorImpl<unsigned> &summed,
                              bool orderFixed, bool whereMade) {
  AffineMap map = view.getMap(side);
  auto position = [&](unsigned loop) {
    return *map.getResultPosition(getAffineDimExpr(loop, map.getContext()));
  };
  auto fold = [&](Value value, const Folding &folding) {
    if (whereMade)
      rewriter.setInsertionPointAfterValue(value);
    size_t rank = folding.groups.size();
    if (llvm::cast<RankedTensorType>(value.getType()).getRank() !=
        static_cast<int64_t>(rank))
      value =
          tensor::CollapseShapeOp::create(rewriter, loc, value, folding.groups);
    return Matrix{value, folding.summedAxis, rank == 3};
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
    if (auto folding = getFolding(traced, map, loops, order)) {
      summed.assign(order.begin(), order.end());
      return fold(traced.value, *folding);
    }
  }

  // The axes are not in order: move them there.
  using Axes = SmallVector<int64_t>;
  auto concat = [](const Axes &a, const Axes &b) {
    Axes joined(a);
    joined.append(b.begin(), b.end());
    return joined;
  };
  auto getAxes = [&](ArrayRef<unsigned> part) {
    return llvm::map_to_vector(
        part, [&](unsigned loop) -> int64_t { return position(loop); });
  };
  Axes batchAxes = getAxes(loops.batch), freeAxes = getAxes(loops.free),
       summedAxes = getAxes(summed);
  bool summedFirst =
      !llvm::is_sorted(concat(batchAxes, concat(freeAxes, summedAxes)));
  SmallVector<Axes> parts{freeAxes, summedAxes};
  if (summedFirst)
    std::swap(parts[0], parts[1]);
  if (!batchAxes.empty())
    parts.insert(parts.begin(), batchAxes);
  Axes permutation;
  for (const Axes &part : parts)
    permutation.append(part.begin(), part.end());
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
  unsigned numParts = parts.size();
  Folding folding{{}, summedFirst ? numParts - 2 : numParts - 1};
  int64_t next = 0;
  for (const Axes &part : parts) {
    folding.groups.push_back(
        llvm::to_vector<2>(llvm::seq<int64_t>(next, next + part.size())));
    next += part.size();
  }
  return fold(value, folding);
}
