//===- ContractionView.cpp ------------------------------------------------===//
//
// Recognizes contractions by their maps and their body, not by their name.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Analysis/ContractionView.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::hot;

/// Looks through conversions of a scalar inside a body.
static Value skipCasts(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<arith::ExtFOp, arith::TruncFOp, arith::ExtSIOp, arith::ExtUIOp>(
            op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// Calls `use` with the operands of `op` in both orders until one fits.
static bool inEitherOrder(Operation *op, function_ref<bool(Value, Value)> use) {
  Value a = op->getOperand(0), b = op->getOperand(1);
  return use(a, b) || use(b, a);
}

/// yield(out + lhs * rhs), operands in either order, conversions anywhere.
static bool isSumOfProducts(Block &body) {
  if (body.getNumArguments() != 3)
    return false;
  Value lhs = body.getArgument(0), rhs = body.getArgument(1),
        out = body.getArgument(2);
  auto yield = dyn_cast<linalg::YieldOp>(body.getTerminator());
  if (!yield || yield->getNumOperands() != 1)
    return false;
  Operation *add = skipCasts(yield->getOperand(0)).getDefiningOp();
  if (!isa_and_nonnull<arith::AddFOp, arith::AddIOp>(add))
    return false;
  return inEitherOrder(add, [&](Value sum, Value product) {
    Operation *mul = skipCasts(product).getDefiningOp();
    if (skipCasts(sum) != out ||
        !isa_and_nonnull<arith::MulFOp, arith::MulIOp>(mul))
      return false;
    return inEitherOrder(mul, [&](Value a, Value b) {
      return skipCasts(a) == lhs && skipCasts(b) == rhs;
    });
  });
}

std::optional<ProductParts> mlir::hot::matchSumOfProducts(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp || !linalgOp.hasPureTensorSemantics() ||
      linalgOp.getNumDpsInputs() != 2 || linalgOp.getNumDpsInits() != 1 ||
      op->getNumOperands() != 3 || op->getNumRegions() != 1 ||
      !isa<RankedTensorType>(op->getOperand(0).getType()) ||
      !isa<RankedTensorType>(op->getOperand(1).getType()) ||
      !isSumOfProducts(*linalgOp.getBlock()))
    return std::nullopt;
  ProductParts parts{linalgOp,
                     {op->getOperand(0), op->getOperand(1)},
                     op->getOperand(2),
                     op->getResult(0),
                     {},
                     linalgOp.getStaticLoopRanges()};
  llvm::copy(linalgOp.getIndexingMapsArray(), parts.maps);
  return parts;
}

std::optional<ContractionView> ContractionView::match(Operation *op) {
  std::optional<ProductParts> parts = matchSumOfProducts(op);
  if (!parts || llvm::any_of(parts->maps, [](AffineMap map) {
        return !map.isProjectedPermutation();
      }))
    return std::nullopt;
  return create(std::move(*parts), /*windows=*/false);
}

std::optional<ContractionView> ContractionView::create(ProductParts parts,
                                                       bool windows) {
  ContractionView view;
  view.parts = std::move(parts);
  view.windows = windows;
  const AffineMap *maps = view.parts.maps;
  for (unsigned loop = 0, e = maps[0].getNumDims(); loop != e; ++loop) {
    bool inLhs = maps[0].isFunctionOfDim(loop);
    bool inRhs = maps[1].isFunctionOfDim(loop);
    bool inResult = maps[2].isFunctionOfDim(loop);
    if (inLhs && inRhs)
      (inResult ? view.batch : view.k).push_back(loop);
    else if (inResult && (inLhs || inRhs))
      (inLhs ? view.m : view.n).push_back(loop);
    else
      return std::nullopt;
  }
  // Without a sum, or without a free loop, it is elementwise or a dot product
  // per element: nothing that a matrix unit computes.
  if (view.k.empty() || (view.m.empty() && view.n.empty()))
    return std::nullopt;
  return view;
}

bool mlir::hot::isZeroFilled(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (matchPattern(value, m_AnyZeroFloat()) || matchPattern(value, m_Zero()))
      return true;
    if (auto fill = dyn_cast<linalg::FillOp>(op)) {
      Value scalar = fill.getInputs()[0];
      return matchPattern(scalar, m_AnyZeroFloat()) ||
             matchPattern(scalar, m_Zero());
    }
    if (!isa<tensor::CastOp, tensor::CollapseShapeOp, tensor::ExpandShapeOp>(
            op))
      return false;
    value = op->getOperand(0);
  }
  return false;
}

ContractionView::Accumulator ContractionView::getAccumulator() const {
  return isZeroFilled(getInit()) ? Accumulator::Zero : Accumulator::Real;
}

int64_t ContractionView::getExtent(ArrayRef<unsigned> loops) const {
  int64_t extent = 1;
  for (unsigned loop : loops) {
    if (ShapedType::isDynamic(parts.sizes[loop]))
      return ShapedType::kDynamic;
    extent *= parts.sizes[loop];
  }
  return extent;
}
