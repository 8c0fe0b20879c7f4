//===- WindowUnfolding.cpp ------------------------------------------------===//
//
// The im2col form of the gradient products of a convolution:
//
//   gw[o, (i,r,s)]   = sum over (n,h,w) of gy[n,o,h,w] * x[n,i,2h+r-1,2w+s-1]
//   gx[(n,h,w), i]   = sum over (o,r,s) of gy[n,o,h+r-1,w+s-1] * w[o,i,2-r,2-s]
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "WindowUnfolding.h"
#include "hot/Analysis/WindowProduct.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::hot;

void mlir::hot::refreshWindows(Product &product) {
  if (auto windows = matchWindowProduct(product.view.getOp()))
    product.view = windows->view;
}

/// The loop that `position` is, if no other one counts more than one iteration.
static std::optional<unsigned> getOnlyLoop(AffineExpr position,
                                           const ContractionView &view) {
  SmallVector<int64_t> sizes;
  for (unsigned loop = 0; loop != view.getResultMap().getNumDims(); ++loop)
    sizes.push_back(view.getExtent(loop));
  auto linear = getLinearPosition(position, sizes);
  if (!linear || linear->offset != 0)
    return std::nullopt;
  if (linear->terms.size() == 1 && linear->terms.front().second == 1)
    return linear->terms.front().first;
  if (!linear->terms.empty())
    return std::nullopt;
  for (unsigned loop = 0; loop != sizes.size(); ++loop)
    if (position.isFunctionOfDim(loop))
      return loop;
  return std::nullopt;
}

/// The loop that alone counts the axis from its first element to its last.
static std::optional<unsigned> getWholeLoop(const ContractionView &view,
                                            Side side, unsigned axis) {
  std::optional<unsigned> loop =
      getOnlyLoop(view.getMap(side).getResult(axis), view);
  auto type = cast<RankedTensorType>(view.getOperand(side).getType());
  return loop && view.getExtent(*loop) == type.getDimSize(axis) ? loop
                                                                : std::nullopt;
}

StringRef mlir::hot::getReasonToKeepWindows(const ContractionView &view) {
  for (Side side : {Side::Lhs, Side::Rhs}) {
    auto type = cast<RankedTensorType>(view.getOperand(side).getType());
    for (auto [axis, position] :
         llvm::enumerate(view.getMap(side).getResults()))
      if (!getWholeLoop(view, side, axis) &&
          (!getBounds(position, view) || type.isDynamicDim(axis)))
        return "the window slides over a dynamic size";
  }
  return {};
}

/// Adds those of `some` that `map` has, in its order.
static void appendLoops(SmallVectorImpl<unsigned> &loops, AffineMap map,
                        ArrayRef<unsigned> some) {
  for (AffineExpr position : map.getResults())
    for (unsigned loop : some)
      if (position.isFunctionOfDim(loop) && !llvm::is_contained(loops, loop))
        loops.push_back(loop);
}

namespace {
class Unfolder {
public:
  Unfolder(RewriterBase &rewriter, const Product &product)
      : rewriter(rewriter), product(product), view(product.view),
        loc(view.getLoc()) {}

  ContractionView run();

private:
  SmallVector<unsigned> orderSummedLoops() const;
  SmallVector<unsigned> orderLoops(Side side) const;
  Value pad(Side side, SmallVectorImpl<AffineExpr> &positions);
  Value gather(Side side, ArrayRef<unsigned> loops);
  /// Adds axes of size one to a tensor with an axis for each proper loop.
  Value expand(Side side, SmallVectorImpl<unsigned> &loops);
  std::pair<Value, AffineMap> unfold(Side side);

  RewriterBase &rewriter;
  const Product &product;
  const ContractionView &view;
  Location loc;
};
} // namespace

/// The summed loops as they lie in w or in x: tokens that are neighbours there
/// share a block of the transforms.
SmallVector<unsigned> Unfolder::orderSummedLoops() const {
  SmallVector<unsigned> loops;
  appendLoops(loops, view.getMap(product.otherFactor), view.getSummedLoops());
  return loops;
}

/// The order in which the emitter folds the loops into a matrix: in gx tokens
/// and outputs of gy, in gw tokens and inputs of x, free ones as in the result.
SmallVector<unsigned> Unfolder::orderLoops(Side side) const {
  SmallVector<unsigned> loops;
  AffineMap result = view.getResultMap();
  appendLoops(loops, result, view.getBatchLoops());
  bool freeFirst = side == product.getGradientFactor();
  if (freeFirst)
    appendLoops(loops, result, view.getFreeLoops(side));
  loops.append(orderSummedLoops());
  if (!freeFirst)
    appendLoops(loops, result, view.getFreeLoops(side));
  return loops;
}

/// The operand with the zeros around it that the loops read.
Value Unfolder::pad(Side side, SmallVectorImpl<AffineExpr> &positions) {
  Value operand = view.getOperand(side);
  auto type = llvm::cast<RankedTensorType>(operand.getType());
  SmallVector<int64_t> low(type.getRank(), 0), high(type.getRank(), 0);
  SmallVector<int64_t> shape(type.getShape());
  for (auto [axis, position] : llvm::enumerate(positions)) {
    if (getWholeLoop(view, side, axis))
      continue;
    auto [first, last] = *getBounds(position, view);
    low[axis] = std::max<int64_t>(-first, 0);
    high[axis] = std::max<int64_t>(last - (shape[axis] - 1), 0);
    shape[axis] += low[axis] + high[axis];
    position = position + low[axis];
  }
  if (shape == type.getShape())
    return operand;
  Value zero = arith::ConstantOp::create(
      rewriter, loc, rewriter.getZeroAttr(type.getElementType()));
  auto getIndices = [&](ArrayRef<int64_t> numbers) {
    return getAsIndexOpFoldResult(rewriter.getContext(), numbers);
  };
  return tensor::PadOp::create(rewriter, loc, type.clone(shape), operand,
                               getIndices(low), getIndices(high), zero);
}

/// A copy of the operand with one axis for each loop: im2col.
Value Unfolder::gather(Side side, ArrayRef<unsigned> loops) {
  SmallVector<AffineExpr> positions(view.getMap(side).getResults());
  Value padded = pad(side, positions);
  SmallVector<OpFoldResult> sizes;
  for (unsigned loop : loops) {
    int64_t size = view.getExtent(loop);
    if (!ShapedType::isDynamic(size)) {
      sizes.push_back(rewriter.getIndexAttr(size));
      continue;
    }
    for (auto axis : llvm::seq<unsigned>(0, positions.size()))
      if (getWholeLoop(view, side, axis) == loop) {
        sizes.push_back(tensor::getMixedSize(rewriter, loc, padded, axis));
        break;
      }
  }
  MLIRContext *context = rewriter.getContext();
  SmallVector<AffineExpr> axes(view.getMap(side).getNumDims(),
                               getAffineConstantExpr(0, context));
  for (auto [axis, loop] : llvm::enumerate(loops))
    axes[loop] = getAffineDimExpr(axis, context);
  for (AffineExpr &position : positions)
    position = simplifyAffineExpr(position.replaceDims(axes), loops.size(), 0);
  Value empty =
      tensor::EmptyOp::create(rewriter, loc, sizes, view.getElementType(side));
  AffineMap maps[] = {AffineMap::get(loops.size(), 0, positions, context),
                      rewriter.getMultiDimIdentityMap(loops.size())};
  SmallVector<utils::IteratorType> parallel(loops.size(),
                                            utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             rewriter, loc, empty.getType(), padded, empty, maps, parallel,
             [](OpBuilder &b, Location bodyLoc, ValueRange args) {
               linalg::YieldOp::create(b, bodyLoc, args[0]);
             })
      .getResult(0);
}

Value Unfolder::expand(Side side, SmallVectorImpl<unsigned> &loops) {
  Value operand = view.getOperand(side);
  auto type = llvm::cast<RankedTensorType>(operand.getType());
  SmallVector<unsigned> ordered;
  SmallVector<ReassociationIndices> groups;
  for (int64_t axis = 0; axis != type.getRank(); ++axis) {
    std::optional<unsigned> loop = getWholeLoop(view, side, axis);
    if (!loop || llvm::is_contained(ordered, *loop))
      return {};
    ordered.push_back(*loop);
    groups.push_back({axis});
  }
  SmallVector<int64_t> shape(type.getShape());
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(rewriter, loc, operand);
  for (unsigned loop : loops)
    if (!llvm::is_contained(ordered, loop)) {
      groups.back().push_back(ordered.size());
      ordered.push_back(loop);
      shape.push_back(1);
      sizes.push_back(rewriter.getIndexAttr(1));
    }
  loops = ordered;
  if (shape.size() == groups.size())
    return operand;
  return tensor::ExpandShapeOp::create(rewriter, loc, type.clone(shape),
                                       operand, groups, sizes);
}

/// The operand as the contraction reads it.
std::pair<Value, AffineMap> Unfolder::unfold(Side side) {
  if (view.getMap(side).isProjectedPermutation())
    return {view.getOperand(side), view.getMap(side)};
  OpBuilder::InsertionGuard guard(rewriter);
  // x is unfolded where it is made. What follows there is what remains of it
  // until here: floats for each place of the window live for a moment only.
  bool whereMade =
      product.role == ProductRole::GradWeight && side == product.otherFactor;
  if (whereMade)
    rewriter.setInsertionPointAfterValue(view.getOperand(side));
  SmallVector<unsigned> loops = orderLoops(side);
  Value unfolded = expand(side, loops);
  if (!unfolded)
    unfolded = gather(side, loops);
  return {unfolded,
          AffineMap::getMultiDimMapWithTargets(view.getMap(side).getNumDims(),
                                               loops, rewriter.getContext())};
}

static Value convertScalar(OpBuilder &b, Location loc, Value scalar,
                           Type type) {
  if (scalar.getType() == type)
    return scalar;
  if (scalar.getType().getIntOrFloatBitWidth() < type.getIntOrFloatBitWidth())
    return arith::ExtFOp::create(b, loc, type, scalar);
  return arith::TruncFOp::create(b, loc, type, scalar);
}

ContractionView Unfolder::run() {
  Operation *old = view.getResult().getDefiningOp();
  rewriter.setInsertionPoint(old);
  Value lhs, rhs;
  AffineMap lhsMap, rhsMap;
  std::tie(lhs, lhsMap) = unfold(Side::Lhs);
  std::tie(rhs, rhsMap) = unfold(Side::Rhs);
  // Loops are numbered anew, the summed ones last and in order.
  AffineMap resultMap = view.getResultMap();
  SmallVector<unsigned> order;
  for (unsigned loop = 0; loop != resultMap.getNumDims(); ++loop)
    if (resultMap.isFunctionOfDim(loop))
      order.push_back(loop);
  SmallVector<utils::IteratorType> iterators(order.size(),
                                             utils::IteratorType::parallel);
  order.append(orderSummedLoops());
  iterators.resize(order.size(), utils::IteratorType::reduction);
  SmallVector<AffineExpr> numbers(resultMap.getNumDims());
  for (auto [number, loop] : llvm::enumerate(order))
    numbers[loop] = rewriter.getAffineDimExpr(number);
  for (AffineMap *map : {&lhsMap, &rhsMap, &resultMap})
    *map = map->replaceDimsAndSymbols(numbers, {}, order.size(), 0);
  auto contraction = linalg::GenericOp::create(
      rewriter, loc, view.getResult().getType(), ValueRange{lhs, rhs},
      view.getInit(), ArrayRef{lhsMap, rhsMap, resultMap}, iterators,
      [](OpBuilder &b, Location bodyLoc, ValueRange args) {
        Type type = args[2].getType();
        Value product = arith::MulFOp::create(
            b, bodyLoc, convertScalar(b, bodyLoc, args[0], type),
            convertScalar(b, bodyLoc, args[1], type));
        Value sum = arith::AddFOp::create(b, bodyLoc, args[2], product);
        linalg::YieldOp::create(b, bodyLoc, sum);
      });
  // The op itself, or all from it to the sum of its result.
  SmallVector<Operation *> chain{view.getOp()};
  while (chain.back() != old)
    chain.push_back(*chain.back()->user_begin());
  rewriter.replaceOp(old, contraction);
  chain.pop_back();
  for (Operation *op : llvm::reverse(chain))
    rewriter.eraseOp(op);
  return *ContractionView::match(contraction);
}

void mlir::hot::unfoldWindows(RewriterBase &rewriter, Product &product) {
  OpBuilder::InsertionGuard guard(rewriter);
  product.view = Unfolder(rewriter, product).run();
}
