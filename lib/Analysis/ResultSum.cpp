//===- ResultSum.cpp ------------------------------------------------------===//
//
// The weight gradient of a strided convolution, as PyTorch writes it: one group
// for each sample, too large a window, cropped, then a sum over the samples.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "TensorAccess.h"
#include "hot/Analysis/Relayout.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::hot;

namespace {
/// The loops that each axis of a tensor counts, outermost first.
using AxisLoops = SmallVector<SmallVector<unsigned, 2>>;

class ResultFollower {
public:
  explicit ResultFollower(ProductParts &parts)
      : parts(parts), sizes(parts.sizes), offsets(parts.sizes.size(), 0) {}

  /// Follows the result to a sum over one of its axes.
  bool run();

private:
  int64_t getExtent(ArrayRef<unsigned> loops) const;
  bool collapse(tensor::CollapseShapeOp op);
  bool expand(tensor::ExpandShapeOp op);
  bool crop(tensor::ExtractSliceOp op);
  bool permute(Operation *op);
  bool sum(linalg::LinalgOp op);

  ProductParts &parts;
  AxisLoops axes;
  SmallVector<int64_t> sizes, offsets;
};
} // namespace

int64_t ResultFollower::getExtent(ArrayRef<unsigned> loops) const {
  int64_t extent = 1;
  for (unsigned loop : loops)
    extent *= sizes[loop];
  return extent;
}

bool ResultFollower::collapse(tensor::CollapseShapeOp op) {
  AxisLoops collapsed;
  for (const ReassociationIndices &group : op.getReassociationIndices()) {
    collapsed.emplace_back();
    for (int64_t axis : group)
      collapsed.back().append(axes[axis]);
  }
  axes = std::move(collapsed);
  return true;
}

bool ResultFollower::expand(tensor::ExpandShapeOp op) {
  AxisLoops expanded;
  RankedTensorType type = op.getResultType();
  for (auto [loops, group] :
       llvm::zip_equal(axes, op.getReassociationIndices())) {
    ArrayRef<unsigned> rest = loops;
    for (int64_t axis : group) {
      expanded.emplace_back();
      while (!rest.empty() &&
             (getExtent(expanded.back()) != type.getDimSize(axis) ||
              (expanded.back().empty() && sizes[rest.front()] == 1))) {
        expanded.back().push_back(rest.front());
        rest = rest.drop_front();
      }
      if (getExtent(expanded.back()) != type.getDimSize(axis))
        return false;
    }
    if (getExtent(rest) != 1)
      return false;
    expanded.back().append(rest.begin(), rest.end());
  }
  axes = std::move(expanded);
  return true;
}

bool ResultFollower::crop(tensor::ExtractSliceOp op) {
  if (op.getSourceType().getRank() != op.getType().getRank() ||
      !op.getType().hasStaticShape())
    return false;
  for (auto [loops, offset, stride, size] :
       llvm::zip_equal(axes, op.getStaticOffsets(), op.getStaticStrides(),
                       op.getType().getShape())) {
    if (ShapedType::isDynamic(offset) || stride != 1)
      return false;
    if (size == getExtent(loops))
      continue;
    if (loops.size() != 1)
      return false;
    sizes[loops.front()] = size;
    offsets[loops.front()] += offset;
  }
  return true;
}

bool ResultFollower::permute(Operation *op) {
  Value result = op->getResult(0);
  if (getElementTypeOrSelf(result) != getElementTypeOrSelf(op->getOperand(0)))
    return false;
  // One step of the trace: for each axis of the result, the axis before.
  SmallVector<TracedValue> chain = traceRelayouts(result);
  AxisLoops permuted;
  llvm::SmallDenseSet<unsigned> seen;
  for (const AxisDigits &digits : chain[1].axes) {
    permuted.emplace_back();
    for (Digit digit : digits)
      if (seen.insert(digit.axis).second)
        permuted.back().append(axes[digit.axis]);
  }
  // The trace says nothing of axes of size one: any of them is any other.
  SmallVector<unsigned> units;
  for (auto [axis, loops] : llvm::enumerate(axes))
    if (!seen.contains(axis))
      units.append(loops);
  for (auto &loops : permuted)
    if (loops.empty() && !units.empty())
      loops.push_back(units.pop_back_val());
  axes = std::move(permuted);
  return true;
}

/// yield(in + out).
static bool addsUp(Block &body) {
  Operation *add = body.getTerminator()->getOperand(0).getDefiningOp();
  if (body.getNumArguments() != 2 || !isa_and_nonnull<arith::AddFOp>(add))
    return false;
  Value a = add->getOperand(0), b = add->getOperand(1);
  Value in = body.getArgument(0), out = body.getArgument(1);
  return (a == in && b == out) || (a == out && b == in);
}

bool ResultFollower::sum(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
      op->getNumResults() != 1 || !op.hasPureTensorSemantics() ||
      !addsUp(*op.getBlock()))
    return false;
  AffineMap in = op.getIndexingMapsArray()[0];
  AffineMap out = op.getIndexingMapsArray()[1];
  if (!in.isPermutation() || !out.isProjectedPermutation())
    return false;
  SmallVector<AffineExpr> positions;
  for (AffineExpr position : out.getResults()) {
    const auto &loops = axes[*in.getResultPosition(position)];
    SmallVector<unsigned> proper;
    for (unsigned loop : loops)
      if (sizes[loop] != 1 || loops.size() == 1)
        proper.push_back(loop);
    if (proper.size() != 1)
      return false;
    positions.push_back(getAffineDimExpr(proper.front(), op.getContext()));
  }
  unsigned numLoops = sizes.size();
  SmallVector<AffineExpr> shifted;
  for (unsigned loop = 0; loop != numLoops; ++loop)
    shifted.push_back(getAffineDimExpr(loop, op.getContext()) + offsets[loop]);
  for (unsigned side : {0, 1})
    parts.maps[side] =
        parts.maps[side].replaceDimsAndSymbols(shifted, {}, numLoops, 0);
  parts.maps[2] = AffineMap::get(numLoops, 0, positions, op.getContext());
  parts.sizes = sizes;
  parts.init = op.getDpsInits()[0];
  parts.result = op->getResult(0);
  return true;
}

bool ResultFollower::run() {
  for (AffineExpr position : parts.maps[2].getResults())
    axes.push_back({cast<AffineDimExpr>(position).getPosition()});
  // Only where samples are groups, and nothing is added to them.
  bool hasGroups = llvm::any_of(axes, [&](const auto &loops) {
    unsigned loop = loops.front();
    return sizes[loop] != 1 && parts.maps[0].isFunctionOfDim(loop) &&
           parts.maps[1].isFunctionOfDim(loop);
  });
  if (!hasGroups || llvm::any_of(sizes, ShapedType::isDynamic) ||
      !isZeroFilled(parts.init))
    return false;
  Value value = parts.result;
  while (value.hasOneUse()) {
    Operation *user = *value.user_begin();
    bool followed;
    if (auto reshape = dyn_cast<tensor::CollapseShapeOp>(user))
      followed = collapse(reshape);
    else if (auto reshape = dyn_cast<tensor::ExpandShapeOp>(user))
      followed = expand(reshape);
    else if (auto slice = dyn_cast<tensor::ExtractSliceOp>(user))
      followed = crop(slice);
    else if (getRelayoutSource(user) == value)
      followed = permute(user);
    else if (auto linalgOp = dyn_cast<linalg::LinalgOp>(user))
      return sum(linalgOp);
    else
      return false;
    if (!followed)
      return false;
    value = user->getResult(0);
  }
  return false;
}

void mlir::hot::absorbSumOfResult(ProductParts &parts) {
  ResultFollower(parts).run();
}
