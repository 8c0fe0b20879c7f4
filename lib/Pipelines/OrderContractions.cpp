//===- OrderContractions.cpp ----------------------------------------------===//
//
// The passes hot-order-contractions, on tensors, and hot-tile-contractions, on
// memrefs.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Pipelines/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::hot {
#define GEN_PASS_DEF_ORDERCONTRACTIONSPASS
#define GEN_PASS_DEF_TILECONTRACTIONSPASS
#include "hot/Pipelines/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;

/// Rows of the result that share a pass over the other operand, and columns of
/// the result in a tile: 8 x 512 floats stay in the first-level cache.
static constexpr int64_t kFloatRows = 8, kFloatColumns = 512;
/// Columns whose K stays in the second-level cache for integer products.
static constexpr int64_t kIntegerColumns = 32;

/// Two inputs, one result, at least one reduction, every map a projected
/// permutation: a product.
static bool isProduct(linalg::LinalgOp op) {
  return op.getNumDpsInputs() == 2 && op.getNumDpsInits() == 1 &&
         op.getNumReductionLoops() > 0 &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
           return map.isProjectedPermutation();
         });
}

static bool isInteger(linalg::LinalgOp op) {
  return isa<IntegerType>(
      getElementTypeOrSelf(op.getDpsInits().front().getType()));
}

/// The loop of the last axis of a map's operand, or none.
static std::optional<unsigned> getLastLoop(AffineMap map) {
  if (map.getNumResults() == 0)
    return std::nullopt;
  if (auto dim = dyn_cast<AffineDimExpr>(map.getResults().back()))
    return dim.getPosition();
  return std::nullopt;
}

/// Makes input `i` contiguous along the loops `last`, in that order, by a
/// transposed copy where it is not.
static void makeContiguous(RewriterBase &b, linalg::GenericOp op, unsigned i,
                           ArrayRef<unsigned> last) {
  OpOperand *operand = op.getDpsInputOperand(i);
  AffineMap map = op.getMatchingIndexingMap(operand);
  SmallVector<int64_t> permutation, tail;
  for (unsigned loop : last)
    if (auto axis = map.getResultPosition(b.getAffineDimExpr(loop)))
      tail.push_back(*axis);
  for (int64_t axis = 0; axis < map.getNumResults(); ++axis)
    if (!llvm::is_contained(tail, axis))
      permutation.push_back(axis);
  permutation.append(tail);
  if (llvm::is_sorted(permutation))
    return;
  Value source = operand->get();
  SmallVector<OpFoldResult> sizes;
  SmallVector<AffineExpr> exprs(permutation.size()), results;
  for (auto [axis, from] : llvm::enumerate(permutation)) {
    sizes.push_back(tensor::getMixedSize(b, op.getLoc(), source, from));
    exprs[from] = b.getAffineDimExpr(axis);
    results.push_back(map.getResult(from));
  }
  Value init = tensor::EmptyOp::create(b, op.getLoc(), sizes,
                                       getElementTypeOrSelf(source));
  int64_t rank = static_cast<int64_t>(permutation.size());
  SmallVector<AffineMap> maps{AffineMap::get(rank, 0, exprs, b.getContext()),
                              b.getMultiDimIdentityMap(rank)};
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  auto copy = linalg::GenericOp::create(
      b, op.getLoc(), init.getType(), source, init, maps, iterators,
      [](OpBuilder &nested, Location loc, ValueRange args) {
        linalg::YieldOp::create(nested, loc, args[0]);
      });
  SmallVector<AffineMap> newMaps = op.getIndexingMapsArray();
  newMaps[i] = AffineMap::get(map.getNumDims(), 0, results, b.getContext());
  b.modifyOpInPlace(op, [&] {
    operand->set(copy.getResult(0));
    op.setIndexingMapsAttr(b.getAffineMapArrayAttr(newMaps));
  });
}

/// Loops in the order parallel, reduction, with `innermost` last if given.
static SmallVector<unsigned> getLoopOrder(linalg::LinalgOp op,
                                          std::optional<unsigned> innermost) {
  SmallVector<unsigned> order;
  for (auto kind :
       {utils::IteratorType::parallel, utils::IteratorType::reduction})
    for (auto [loop, type] : llvm::enumerate(op.getIteratorTypesArray()))
      if (type == kind && innermost != loop)
        order.push_back(loop);
  if (innermost)
    order.push_back(*innermost);
  return order;
}

/// Parallel loops in the order of the result's axes come first already in every
/// known producer; only the place of reductions changes.
static void order(RewriterBase &b, linalg::GenericOp op) {
  b.setInsertionPoint(op);
  AffineMap outMap = op.getIndexingMapsArray().back();
  std::optional<unsigned> innermost;
  if (isProduct(op) && isInteger(op)) {
    SmallVector<unsigned> reduction;
    op.getReductionDims(reduction);
    for (unsigned i : {0u, 1u})
      makeContiguous(b, op, i, reduction);
  } else {
    innermost = getLastLoop(outMap);
    if (!innermost ||
        op.getIteratorTypesArray()[*innermost] != utils::IteratorType::parallel)
      return;
    bool contiguous = true;
    for (AffineMap map : op.getIndexingMapsArray())
      contiguous &=
          !map.isFunctionOfDim(*innermost) || getLastLoop(map) == innermost;
    if (!contiguous && !isProduct(op))
      return;
    if (!contiguous)
      for (unsigned i : {0u, 1u})
        if (op.getIndexingMapsArray()[i].isFunctionOfDim(*innermost))
          makeContiguous(b, op, i, *innermost);
  }
  SmallVector<unsigned> loops = getLoopOrder(op, innermost);
  if (!llvm::is_sorted(loops))
    (void)linalg::interchangeGenericOp(b, op, loops);
}

/// Tile sizes of a product in the order that hot-order-contractions gives: 0 is
/// no tiling.
static SmallVector<int64_t> getTileSizes(linalg::LinalgOp op) {
  SmallVector<int64_t> sizes(op.getNumLoops(), 0);
  AffineMap outMap = op.getIndexingMapsArray().back();
  std::optional<unsigned> column = getLastLoop(outMap);
  if (!column)
    return sizes;
  if (isInteger(op)) {
    sizes[*column] = kIntegerColumns;
    return sizes;
  }
  if (*column + 1 != op.getNumLoops())
    return sizes;
  sizes[*column] = kFloatColumns;
  // The last other loop of the result that the right operand, the one which is
  // contiguous along the columns, does not follow.
  for (AffineExpr expr : outMap.getResults().drop_back()) {
    unsigned loop = cast<AffineDimExpr>(expr).getPosition();
    for (AffineMap map : op.getIndexingMapsArray())
      if (map.isFunctionOfDim(*column) && !map.isFunctionOfDim(loop)) {
        llvm::replace(sizes, kFloatRows, int64_t(0));
        sizes[loop] = kFloatRows;
      }
  }
  return sizes;
}

namespace {
struct OrderContractionsPass final
    : hot::impl::OrderContractionsPassBase<OrderContractionsPass> {
  void runOnOperation() override {
    IRRewriter b(&getContext());
    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (op.getNumReductionLoops() > 0 && op.hasPureTensorSemantics() &&
          op.getNumDpsInits() == 1)
        ops.push_back(op);
    });
    for (linalg::LinalgOp op : ops) {
      auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
      b.setInsertionPoint(op);
      if (!generic) {
        FailureOr<linalg::GenericOp> made = linalg::generalizeNamedOp(b, op);
        if (failed(made))
          continue;
        generic = *made;
      }
      order(b, generic);
    }
  }
};

struct TileContractionsPass final
    : hot::impl::TileContractionsPassBase<TileContractionsPass> {
  void runOnOperation() override {
    IRRewriter b(&getContext());
    SmallVector<linalg::LinalgOp> ops;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (isProduct(op) && op.hasPureBufferSemantics())
        ops.push_back(op);
    });
    for (linalg::LinalgOp op : ops) {
      SmallVector<int64_t> sizes = getTileSizes(op);
      SmallVector<int64_t> ranges = op.getStaticLoopRanges();
      // A loop of one tile is not worth its code.
      for (auto [size, range] : llvm::zip(sizes, ranges))
        if (!ShapedType::isDynamic(range) && range <= size)
          size = 0;
      if (llvm::all_of(sizes, [](int64_t size) { return size == 0; }))
        continue;
      // Columns outside rows: a panel of the right operand serves all rows.
      SmallVector<unsigned> interchange;
      linalg::LinalgTilingOptions options;
      options.setTileSizes(sizes);
      SmallVector<unsigned> tiled;
      for (auto [loop, size] : llvm::enumerate(sizes))
        if (size != 0)
          tiled.push_back(loop);
      if (tiled.size() == 2 &&
          getLastLoop(op.getIndexingMapsArray().back()) == tiled[1]) {
        for (unsigned loop = 0; loop < sizes.size(); ++loop)
          interchange.push_back(loop);
        std::swap(interchange[tiled[0]], interchange[tiled[1]]);
        options.setInterchange(interchange);
      }
      b.setInsertionPoint(op);
      FailureOr<linalg::TiledLinalgOp> made =
          linalg::tileLinalgOp(b, op, options);
      if (succeeded(made))
        b.eraseOp(op);
    }
  }
};
} // namespace
