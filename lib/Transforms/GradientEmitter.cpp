//===- GradientEmitter.cpp ------------------------------------------------===//
//
// Transforms and quantizes the operands of a gradient product, multiplies, and
// gives the result the shape it had.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "GradientEmitter.h"
#include "OperandFolding.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::hot;

namespace {

/// Codes and scales, or floats and no scales.
struct Factor {
  Matrix matrix;
  Value scales;
  bool perTensor = false;
};

class Emitter {
public:
  Emitter(RewriterBase &rewriter, const Product &product,
          const ResolvedScheme &resolved);
  void run();

private:
  Factor prepare(Side side, Matrix matrix);
  Value foldInit();
  Value createEmptyResult(const Factor &lhs, const Factor &rhs,
                          Type elementType);
  Value multiply(const Factor &lhs, const Factor &rhs);
  Value multiplyFloats(const Factor &lhs, const Factor &rhs,
                       ArrayRef<AffineMap> maps);
  Value restoreShape(Value matrix);
  Value convert(Value tensor, Type elementType);
  Value cast(Value tensor, RankedTensorType type);
  bool accumulates() const {
    return view.getAccumulator() == ContractionView::Accumulator::Real;
  }

  RewriterBase &rewriter;
  const Product &product;
  const ContractionView &view;
  const Scheme &scheme;
  const ProductScheme &productScheme;
  int64_t rank;
  Location loc;
  Side gradient, other;

  /// Free loops of each operand and summed loops, in the order in which they
  /// are folded.
  SmallVector<unsigned> gradientLoops, otherLoops, summedLoops;
  /// Loops of the result, in the order of the folded result's axes.
  SmallVector<unsigned> resultLoops;
  bool otherFirst = false;
};

} // namespace

Emitter::Emitter(RewriterBase &rewriter, const Product &product,
                 const ResolvedScheme &resolved)
    : rewriter(rewriter), product(product), view(product.view),
      scheme(resolved.scheme),
      productScheme(product.role == ProductRole::GradInput ? scheme.gradInput
                                                           : scheme.gradWeight),
      rank(resolved.rank), loc(product.view.getLoc()),
      gradient(product.getGradientFactor()), other(product.otherFactor) {
  // Free loops are folded in the order in which the result has them, so that
  // the result needs no transposition.
  SmallVector<unsigned> original;
  for (AffineExpr expr : view.getResultMap().getResults()) {
    unsigned loop = llvm::cast<AffineDimExpr>(expr).getPosition();
    original.push_back(loop);
    bool isGradient = llvm::is_contained(view.getFreeLoops(gradient), loop);
    (isGradient ? gradientLoops : otherLoops).push_back(loop);
  }
  summedLoops.assign(view.getSummedLoops().begin(),
                     view.getSummedLoops().end());
  resultLoops =
      llvm::to_vector(llvm::concat<unsigned>(otherLoops, gradientLoops));
  otherFirst = resultLoops == original;
  if (!otherFirst)
    resultLoops =
        llvm::to_vector(llvm::concat<unsigned>(gradientLoops, otherLoops));
}

/// Transforms and quantizes a folded operand.
Factor Emitter::prepare(Side side, Matrix matrix) {
  bool isGradient = side == gradient;
  const OperandScheme &operand =
      isGradient ? productScheme.gradient : productScheme.other;
  Type original = getElementTypeOrSelf(matrix.value);
  Value transformed;
  if (product.role == ProductRole::GradInput)
    transformed = HadamardOp::createOnTensor(rewriter, loc, matrix.value,
                                             matrix.summedAxis, scheme.block)
                      .getResult();
  else
    // The unpaired last token keeps its weight: x repeats it, gy is zero there.
    transformed =
        LowRankOp::createOnTensor(rewriter, loc, matrix.value,
                                  matrix.summedAxis, scheme.block, rank,
                                  isGradient ? Padding::Zero : Padding::Edge)
            .getResult();
  matrix.value = transformed;
  if (productScheme.bits == 0)
    return {matrix, {}};

  Rounding rounding = operand.rounding.value_or(
      original.isF32() ? Rounding::PseudoStochastic
                       : Rounding::PseudoStochasticIndexed);
  bool perTensor = operand.sharing == ScaleSharing::PerTensor;
  SmallVector<int64_t> axes;
  if (!perTensor)
    axes.push_back(matrix.getFreeAxis());
  auto quantize = QuantizeOp::createOnTensor(
      rewriter, loc, matrix.value, rewriter.getIntegerType(productScheme.bits),
      GranularityAttr::get(rewriter.getContext(), axes), rounding);
  matrix.value = quantize->getResult(0);
  return {matrix, quantize->getResult(1), perTensor};
}

Value Emitter::cast(Value tensor, RankedTensorType type) {
  if (tensor.getType() == type)
    return tensor;
  return tensor::CastOp::create(rewriter, loc, type, tensor);
}

/// Changes the element type, rounding to nearest even where it narrows.
Value Emitter::convert(Value tensor, Type elementType) {
  auto type = llvm::cast<RankedTensorType>(tensor.getType());
  if (type.getElementType() == elementType)
    return tensor;
  bool narrows =
      type.getElementTypeBitWidth() > elementType.getIntOrFloatBitWidth();
  Value empty = tensor::EmptyOp::create(
      rewriter, loc, tensor::getMixedSizes(rewriter, loc, tensor), elementType);
  AffineMap identity = rewriter.getMultiDimIdentityMap(type.getRank());
  SmallVector<utils::IteratorType> parallel(type.getRank(),
                                            utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             rewriter, loc, empty.getType(), tensor, empty,
             ArrayRef{identity, identity}, parallel,
             [&](OpBuilder &b, Location bodyLoc, ValueRange args) {
               Value converted =
                   narrows
                       ? arith::TruncFOp::create(b, bodyLoc, elementType,
                                                 args[0])
                             .getResult()
                       : arith::ExtFOp::create(b, bodyLoc, elementType, args[0])
                             .getResult();
               linalg::YieldOp::create(b, bodyLoc, converted);
             })
      .getResult(0);
}

/// Positions in the original result of the loops of the folded one.
static SmallVector<int64_t> getResultPermutation(AffineMap resultMap,
                                                 ArrayRef<unsigned> loops) {
  SmallVector<int64_t> permutation;
  for (unsigned loop : loops)
    permutation.push_back(*resultMap.getResultPosition(
        getAffineDimExpr(loop, resultMap.getContext())));
  return permutation;
}

/// Groups of the result's axes, ordered as `resultLoops`, that one axis of the
/// folded result stands for.
static SmallVector<ReassociationIndices> getResultGroups(size_t first,
                                                         size_t total) {
  SmallVector<ReassociationIndices> groups(2);
  for (size_t axis = 0; axis != total; ++axis)
    groups[axis < first ? 0 : 1].push_back(axis);
  return groups;
}

/// Sizes of the result's axes, ordered as `loops`: static wherever an operand
/// tells.
static SmallVector<OpFoldResult> getResultSizes(OpBuilder &b, Location loc,
                                                const ContractionView &view,
                                                ArrayRef<unsigned> loops) {
  SmallVector<OpFoldResult> sizes;
  for (auto [loop, axis] : llvm::zip_equal(
           loops, getResultPermutation(view.getResultMap(), loops))) {
    int64_t size = view.getExtent(loop);
    if (ShapedType::isDynamic(size))
      sizes.push_back(tensor::getMixedSize(b, loc, view.getInit(), axis));
    else
      sizes.push_back(b.getIndexAttr(size));
  }
  return sizes;
}

static RankedTensorType getTypeOfSizes(ArrayRef<OpFoldResult> sizes,
                                       Type elementType) {
  SmallVector<int64_t> shape;
  for (OpFoldResult size : sizes)
    shape.push_back(getConstantIntValue(size).value_or(ShapedType::kDynamic));
  return RankedTensorType::get(shape, elementType);
}

/// The tensor that the product adds to, as a matrix.
Value Emitter::foldInit() {
  Value init = view.getInit();
  SmallVector<int64_t> permutation =
      getResultPermutation(view.getResultMap(), resultLoops);
  SmallVector<OpFoldResult> sizes =
      getResultSizes(rewriter, loc, view, resultLoops);
  if (!llvm::is_sorted(permutation)) {
    Value empty = tensor::EmptyOp::create(rewriter, loc, sizes,
                                          view.getResultElementType());
    init = linalg::TransposeOp::create(rewriter, loc, init, empty, permutation)
               ->getResult(0);
  }
  init = cast(init, getTypeOfSizes(sizes, view.getResultElementType()));
  if (resultLoops.size() == 2)
    return init;
  size_t first = otherFirst ? otherLoops.size() : gradientLoops.size();
  return tensor::CollapseShapeOp::create(
      rewriter, loc, init, getResultGroups(first, resultLoops.size()));
}

Value Emitter::createEmptyResult(const Factor &gradientFactor,
                                 const Factor &otherFactor, Type elementType) {
  auto getSize = [&](const Factor &factor, ArrayRef<unsigned> loops) {
    int64_t size = view.getExtent(loops);
    return ShapedType::isDynamic(size)
               ? tensor::getMixedSize(rewriter, loc, factor.matrix.value,
                                      factor.matrix.getFreeAxis())
               : OpFoldResult(rewriter.getIndexAttr(size));
  };
  SmallVector<OpFoldResult> sizes{getSize(gradientFactor, gradientLoops),
                                  getSize(otherFactor, otherLoops)};
  if (otherFirst)
    std::swap(sizes[0], sizes[1]);
  return tensor::EmptyOp::create(rewriter, loc, sizes, elementType);
}

/// Both factors as f32: a plain product, which adds in f32 whatever the type of
/// the result.
Value Emitter::multiplyFloats(const Factor &gradientFactor,
                              const Factor &otherFactor,
                              ArrayRef<AffineMap> maps) {
  Type f32 = rewriter.getF32Type();
  Value init;
  if (accumulates()) {
    init = convert(foldInit(), f32);
  } else {
    Value zero = arith::ConstantOp::create(rewriter, loc,
                                           rewriter.getF32FloatAttr(0.0f));
    init = linalg::FillOp::create(
               rewriter, loc, zero,
               createEmptyResult(gradientFactor, otherFactor, f32))
               .getResult(0);
  }
  using utils::IteratorType;
  Value result =
      linalg::GenericOp::create(
          rewriter, loc, init.getType(),
          ValueRange{gradientFactor.matrix.value, otherFactor.matrix.value},
          init, maps,
          ArrayRef{IteratorType::parallel, IteratorType::parallel,
                   IteratorType::reduction},
          [](OpBuilder &b, Location bodyLoc, ValueRange args) {
            Value product = arith::MulFOp::create(b, bodyLoc, args[0], args[1]);
            Value sum = arith::AddFOp::create(b, bodyLoc, args[2], product);
            linalg::YieldOp::create(b, bodyLoc, sum);
          })
          .getResult(0);
  return convert(result, view.getResultElementType());
}

/// The folded result; loops are (free of gradient, free of other, summed).
Value Emitter::multiply(const Factor &gradientFactor,
                        const Factor &otherFactor) {
  MLIRContext *context = rewriter.getContext();
  AffineExpr m, n, k;
  bindDims(context, m, n, k);
  auto getMap = [&](ArrayRef<AffineExpr> results) {
    return AffineMap::get(3, 0, results, context);
  };
  auto getFactorMap = [&](const Factor &factor, AffineExpr free) {
    return factor.matrix.summedAxis == 0 ? getMap({k, free})
                                         : getMap({free, k});
  };
  auto getScaleMap = [&](const Factor &factor, AffineExpr free) {
    return factor.perTensor ? getMap({}) : getMap({free});
  };
  AffineMap lhsMap = getFactorMap(gradientFactor, m);
  AffineMap rhsMap = getFactorMap(otherFactor, n);
  AffineMap resultMap = otherFirst ? getMap({n, m}) : getMap({m, n});
  if (productScheme.bits == 0)
    return multiplyFloats(gradientFactor, otherFactor,
                          {lhsMap, rhsMap, resultMap});

  Value init = accumulates() ? foldInit()
                             : createEmptyResult(gradientFactor, otherFactor,
                                                 view.getResultElementType());
  return ScaledMatmulOp::create(
             rewriter, loc, init.getType(), gradientFactor.matrix.value,
             otherFactor.matrix.value, gradientFactor.scales,
             otherFactor.scales, init,
             rewriter.getAffineMapArrayAttr(
                 {lhsMap, rhsMap, getScaleMap(gradientFactor, m),
                  getScaleMap(otherFactor, n), resultMap}),
             accumulates())
      ->getResult(0);
}

/// Gives a matrix the sizes that its axes were folded from, `first` of them in
/// the first axis.
static Value unfold(OpBuilder &b, Location loc, Value matrix,
                    ArrayRef<OpFoldResult> sizes, size_t first) {
  RankedTensorType type =
      getTypeOfSizes(sizes, getElementTypeOrSelf(matrix.getType()));
  auto countDynamic = [](ArrayRef<OpFoldResult> part) {
    return llvm::count_if(
        part, [](OpFoldResult size) { return !getConstantIntValue(size); });
  };
  if (countDynamic(sizes.take_front(first)) < 2 &&
      countDynamic(sizes.drop_front(first)) < 2)
    return tensor::ExpandShapeOp::create(
        b, loc, type, matrix, getResultGroups(first, sizes.size()), sizes);
  // With two dynamic sizes in one group, expand-strided-metadata of LLVM 22.1
  // crashes on what tensor.expand_shape becomes.
  SmallVector<Value> values;
  for (OpFoldResult size : sizes)
    values.push_back(getValueOrCreateConstantIndexOp(b, loc, size));
  Value shape = tensor::FromElementsOp::create(b, loc, values);
  return tensor::ReshapeOp::create(b, loc, type, matrix, shape);
}

/// Unfolds the axes of the result and moves them where they were.
Value Emitter::restoreShape(Value matrix) {
  auto originalType = llvm::cast<RankedTensorType>(view.getResult().getType());
  Type elementType = originalType.getElementType();
  Value result = matrix;
  if (resultLoops.size() != 2) {
    SmallVector<OpFoldResult> sizes =
        getResultSizes(rewriter, loc, view, resultLoops);
    size_t first = otherFirst ? otherLoops.size() : gradientLoops.size();
    result = unfold(rewriter, loc, result, sizes, first);
  }
  SmallVector<int64_t> permutation =
      getResultPermutation(view.getResultMap(), resultLoops);
  if (!llvm::is_sorted(permutation)) {
    SmallVector<unsigned> original;
    for (AffineExpr expr : view.getResultMap().getResults())
      original.push_back(llvm::cast<AffineDimExpr>(expr).getPosition());
    Value empty = tensor::EmptyOp::create(
        rewriter, loc, getResultSizes(rewriter, loc, view, original),
        elementType);
    result = linalg::TransposeOp::create(rewriter, loc, result, empty,
                                         invertPermutationVector(permutation))
                 ->getResult(0);
  }
  return cast(result, originalType);
}

void Emitter::run() {
  OpBuilder::InsertionGuard guard(rewriter);
  Operation *op = view.getOp();
  // What is kept of x is made where x is made, so that x itself need not live
  // until here; a weight is there anyway.
  bool whereMade = product.role == ProductRole::GradWeight;
  rewriter.setInsertionPoint(op);
  Factor otherFactor =
      prepare(other, foldOperand(rewriter, loc, view, other, otherLoops,
                                 summedLoops, /*orderFixed=*/false, whereMade));
  rewriter.setInsertionPoint(op);
  Factor gradientFactor = prepare(
      gradient, foldOperand(rewriter, loc, view, gradient, gradientLoops,
                            summedLoops, /*orderFixed=*/true, false));
  rewriter.replaceOp(op, restoreShape(multiply(gradientFactor, otherFactor)));
}

void mlir::hot::emitGradient(RewriterBase &rewriter, const Product &product,
                             const ResolvedScheme &scheme) {
  Emitter(rewriter, product, scheme).run();
}
