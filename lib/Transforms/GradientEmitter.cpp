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
  DictionaryAttr getMark();
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

  /// Batch loops, free loops of each operand and summed loops, in the order in
  /// which they are folded.
  SmallVector<unsigned> batchLoops, gradientLoops, otherLoops, summedLoops;
  /// Loops of the result, in the order of the folded result's axes.
  SmallVector<unsigned> resultLoops;
  /// How many of them each axis of the folded result stands for.
  SmallVector<size_t> resultParts;
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
    if (llvm::is_contained(view.getBatchLoops(), loop))
      batchLoops.push_back(loop);
    else if (llvm::is_contained(view.getFreeLoops(gradient), loop))
      gradientLoops.push_back(loop);
    else
      otherLoops.push_back(loop);
  }
  summedLoops.assign(view.getSummedLoops().begin(),
                     view.getSummedLoops().end());
  resultLoops = llvm::to_vector(
      llvm::concat<unsigned>(batchLoops, otherLoops, gradientLoops));
  otherFirst = resultLoops == original;
  if (!otherFirst)
    resultLoops = llvm::to_vector(
        llvm::concat<unsigned>(batchLoops, gradientLoops, otherLoops));
  if (!batchLoops.empty())
    resultParts.push_back(batchLoops.size());
  resultParts.push_back(otherFirst ? otherLoops.size() : gradientLoops.size());
  resultParts.push_back(otherFirst ? gradientLoops.size() : otherLoops.size());
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
  // Each element of a batch is a layer of its own and has scales of its own.
  bool perTensor = operand.sharing == ScaleSharing::PerTensor;
  SmallVector<int64_t> axes;
  if (matrix.isBatched)
    axes.push_back(0);
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

/// Groups of the result's axes, ordered as `resultLoops`, that the axes of the
/// folded result stand for.
static SmallVector<ReassociationIndices>
getResultGroups(ArrayRef<size_t> parts) {
  SmallVector<ReassociationIndices> groups;
  int64_t next = 0;
  for (size_t part : parts) {
    groups.push_back(llvm::to_vector<2>(llvm::seq<int64_t>(next, next + part)));
    next += part;
  }
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

/// What hot.product says of the new product.
DictionaryAttr Emitter::getMark() {
  StringRef role =
      product.role == ProductRole::GradInput ? "grad_input" : "grad_weight";
  return rewriter.getDictionaryAttr(
      {rewriter.getNamedAttr("layer",
                             rewriter.getI64IntegerAttr(*product.layer)),
       rewriter.getNamedAttr("role", rewriter.getStringAttr(role))});
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
  if (resultLoops.size() == resultParts.size())
    return init;
  return tensor::CollapseShapeOp::create(rewriter, loc, init,
                                         getResultGroups(resultParts));
}

Value Emitter::createEmptyResult(const Factor &gradientFactor,
                                 const Factor &otherFactor, Type elementType) {
  auto getSize = [&](const Factor &factor, ArrayRef<unsigned> loops,
                     unsigned axis) {
    int64_t size = view.getExtent(loops);
    return ShapedType::isDynamic(size)
               ? tensor::getMixedSize(rewriter, loc, factor.matrix.value, axis)
               : OpFoldResult(rewriter.getIndexAttr(size));
  };
  SmallVector<OpFoldResult> sizes{
      getSize(gradientFactor, gradientLoops,
              gradientFactor.matrix.getFreeAxis()),
      getSize(otherFactor, otherLoops, otherFactor.matrix.getFreeAxis())};
  if (otherFirst)
    std::swap(sizes[0], sizes[1]);
  if (!batchLoops.empty())
    sizes.insert(sizes.begin(), getSize(gradientFactor, batchLoops, 0));
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
  SmallVector<IteratorType> iterators(resultParts.size(),
                                      IteratorType::parallel);
  iterators.push_back(IteratorType::reduction);
  auto generic = linalg::GenericOp::create(
      rewriter, loc, init.getType(),
      ValueRange{gradientFactor.matrix.value, otherFactor.matrix.value}, init,
      maps, iterators, [](OpBuilder &b, Location bodyLoc, ValueRange args) {
        Value product = arith::MulFOp::create(b, bodyLoc, args[0], args[1]);
        Value sum = arith::AddFOp::create(b, bodyLoc, args[2], product);
        linalg::YieldOp::create(b, bodyLoc, sum);
      });
  generic->setAttr(kProductAttrName, getMark());
  return convert(generic.getResult(0), view.getResultElementType());
}

/// The folded result; loops are (batch if there is one, free of gradient, free
/// of other, summed).
Value Emitter::multiply(const Factor &gradientFactor,
                        const Factor &otherFactor) {
  MLIRContext *context = rewriter.getContext();
  bool isBatched = !batchLoops.empty();
  unsigned numLoops = isBatched ? 4 : 3;
  AffineExpr m = getAffineDimExpr(numLoops - 3, context);
  AffineExpr n = getAffineDimExpr(numLoops - 2, context);
  AffineExpr k = getAffineDimExpr(numLoops - 1, context);
  auto getMap = [&](ArrayRef<AffineExpr> matrixResults) {
    SmallVector<AffineExpr> results(matrixResults);
    if (isBatched)
      results.insert(results.begin(), getAffineDimExpr(0, context));
    return AffineMap::get(numLoops, 0, results, context);
  };
  auto getFactorMap = [&](const Factor &factor, AffineExpr free) {
    return factor.matrix.summedAxis < factor.matrix.getFreeAxis()
               ? getMap({k, free})
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
  auto matmul = ScaledMatmulOp::create(
      rewriter, loc, init.getType(), gradientFactor.matrix.value,
      otherFactor.matrix.value, gradientFactor.scales, otherFactor.scales, init,
      rewriter.getAffineMapArrayAttr({lhsMap, rhsMap,
                                      getScaleMap(gradientFactor, m),
                                      getScaleMap(otherFactor, n), resultMap}),
      accumulates());
  matmul->setAttr(kProductAttrName, getMark());
  return matmul->getResult(0);
}

/// Gives a matrix the sizes that its axes were folded from, `parts` of them in
/// each.
static Value unfold(OpBuilder &b, Location loc, Value matrix,
                    ArrayRef<OpFoldResult> sizes, ArrayRef<size_t> parts) {
  RankedTensorType type =
      getTypeOfSizes(sizes, getElementTypeOrSelf(matrix.getType()));
  SmallVector<ReassociationIndices> groups = getResultGroups(parts);
  bool isPlain = llvm::all_of(groups, [&](const ReassociationIndices &group) {
    return llvm::count_if(group, [&](int64_t axis) {
             return !getConstantIntValue(sizes[axis]);
           }) < 2;
  });
  if (isPlain)
    return tensor::ExpandShapeOp::create(b, loc, type, matrix, groups, sizes);
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
  if (resultLoops.size() != resultParts.size()) {
    SmallVector<OpFoldResult> sizes =
        getResultSizes(rewriter, loc, view, resultLoops);
    result = unfold(rewriter, loc, result, sizes, resultParts);
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
  Factor otherFactor = prepare(
      other, foldOperand(rewriter, loc, view, other, {batchLoops, otherLoops},
                         summedLoops, /*orderFixed=*/false, whereMade));
  rewriter.setInsertionPoint(op);
  Factor gradientFactor =
      prepare(gradient, foldOperand(rewriter, loc, view, gradient,
                                    {batchLoops, gradientLoops}, summedLoops,
                                    /*orderFixed=*/true, false));
  rewriter.replaceOp(op, restoreShape(multiply(gradientFactor, otherFactor)));
}

void mlir::hot::emitGradient(RewriterBase &rewriter, const Product &product,
                             const ResolvedScheme &scheme) {
  Emitter(rewriter, product, scheme).run();
}
