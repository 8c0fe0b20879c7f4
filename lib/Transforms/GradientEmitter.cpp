//===- GradientEmitter.cpp ------------------------------------------------===//
//
// Folds the operands of a gradient product to matrices, transforms and
// quantizes them, multiplies, and gives the result the shape it had.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "GradientEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
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

/// An operand as a matrix.
struct Matrix {
  Value value;
  unsigned summedAxis;

  unsigned getFreeAxis() const { return 1 - summedAxis; }
};

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
  Matrix foldOperand(Side side, bool orderFixed, bool whereMade);
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

/// Makes a matrix of an operand, of the tensor that its transposes and reshapes
/// started from if that folds too. Unless `orderFixed`, the operand decides in
/// which order the summed loops are folded.
Matrix Emitter::foldOperand(Side side, bool orderFixed, bool whereMade) {
  ArrayRef<unsigned> free = side == gradient ? gradientLoops : otherLoops;
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
    SmallVector<unsigned> order(summedLoops);
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
      summedLoops = order;
      return fold(traced.value, *folding);
    }
  }

  // The axes are not in order: move them there.
  SmallVector<int64_t> freeAxes, summedAxes;
  for (unsigned loop : free)
    freeAxes.push_back(position(loop));
  for (unsigned loop : summedLoops)
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

/// Unfolds the axes of the result and moves them where they were.
Value Emitter::restoreShape(Value matrix) {
  auto originalType = llvm::cast<RankedTensorType>(view.getResult().getType());
  Type elementType = originalType.getElementType();
  Value result = matrix;
  if (resultLoops.size() != 2) {
    SmallVector<OpFoldResult> sizes =
        getResultSizes(rewriter, loc, view, resultLoops);
    size_t first = otherFirst ? otherLoops.size() : gradientLoops.size();
    result = tensor::ExpandShapeOp::create(
        rewriter, loc, getTypeOfSizes(sizes, elementType), result,
        getResultGroups(first, resultLoops.size()), sizes);
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
      prepare(other, foldOperand(other, /*orderFixed=*/false, whereMade));
  rewriter.setInsertionPoint(op);
  Factor gradientFactor =
      prepare(gradient, foldOperand(gradient, /*orderFixed=*/true, false));
  rewriter.replaceOp(op, restoreShape(multiply(gradientFactor, otherFactor)));
}

void mlir::hot::emitGradient(RewriterBase &rewriter, const Product &product,
                             const ResolvedScheme &scheme) {
  Emitter(rewriter, product, scheme).run();
}
