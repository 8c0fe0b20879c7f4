//===- LayerProducts.cpp --------------------------------------------------===//
//
// Puts together what BackwardMatmuls finds in linalg and what hot.product says
// of the products that the rewrite made. The forward product of a rewritten
// layer is the one that shares x and w with them.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Analysis/LayerProducts.h"
#include "hot/Analysis/DataFlow.h"
#include "hot/Analysis/LoopStacks.h"
#include "hot/Analysis/WindowProduct.h"
#include "hot/Dialect/Hot/IR/Hot.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"
#include <map>

using namespace mlir;
using namespace mlir::hot;

StringRef mlir::hot::getRoleName(ProductRole role) {
  switch (role) {
  case ProductRole::None:
    return "none";
  case ProductRole::Forward:
    return "forward";
  case ProductRole::GradInput:
    return "grad_input";
  case ProductRole::GradWeight:
    return "grad_weight";
  }
  llvm_unreachable("unknown role");
}

static Value getIdentity(Value tensor, const SavedLinks &links) {
  if (!isa<RankedTensorType>(tensor.getType()))
    return tensor;
  return traceAcrossLoops(tensor, links).back().value;
}

/// The same, through what a convolution does to its operands.
static Value getSource(Value tensor, const SavedLinks &links) {
  Value identity = getIdentity(tensor, links);
  if (!isa<RankedTensorType>(identity.getType()))
    return identity;
  Value source = getWindowSource(identity);
  return source == identity ? identity : getIdentity(source, links);
}

Value mlir::hot::getUncompressed(Value factor, Operation *&transform,
                                 const SavedLinks &links) {
  if (auto quantize = getIdentity(factor, links).getDefiningOp<QuantizeOp>())
    factor = quantize.getSource();
  Operation *op = getIdentity(factor, links).getDefiningOp();
  if (isa_and_nonnull<HadamardOp, LowRankOp>(op)) {
    transform = op;
    factor = op->getOperand(0);
  }
  return factor;
}

namespace {
class Collector {
public:
  Collector(ArrayRef<FunctionOpInterface> functions, const SavedLinks &links,
            BackwardMatmuls &matmuls)
      : functions(functions), links(links), matmuls(matmuls) {}
  SmallVector<LayerProduct> run();

private:
  void addMarked(Operation *op, DictionaryAttr mark);
  void addFound(const Product &product);
  void numberFoundLayers();
  void findForwardProducts();

  ArrayRef<FunctionOpInterface> functions;
  const SavedLinks &links;
  BackwardMatmuls &matmuls;
  llvm::DenseMap<Operation *, const Product *> found;
  SmallVector<LayerProduct> products;
  /// Numbers of layers that have a mark: of the forward products found for
  /// them, and by the numbers that the search gave the same layers.
  llvm::DenseMap<Operation *, unsigned> numberOfForward;
  llvm::DenseMap<unsigned, unsigned> numberOfFound;
};
} // namespace

/// Product of the sizes of `loops`.
static int64_t getExtent(ArrayRef<int64_t> sizes, ArrayRef<unsigned> loops) {
  int64_t extent = 1;
  for (unsigned loop : loops) {
    if (ShapedType::isDynamic(sizes[loop]) ||
        llvm::MulOverflow(extent, sizes[loop], extent))
      return ShapedType::kDynamic;
  }
  return extent;
}

/// Size of the axis that the op transforms.
static int64_t getTransformedSize(Operation *op) {
  auto type = cast<ShapedType>(op->getOperand(0).getType());
  return type.getDimSize(isa<HadamardOp>(op) ? cast<HadamardOp>(op).getAxis()
                                             : cast<LowRankOp>(op).getAxis());
}

/// A product that the rewrite made: its first factor is the gradient.
void Collector::addMarked(Operation *op, DictionaryAttr mark) {
  SmallVector<AffineMap> maps;
  SmallVector<int64_t> sizes;
  if (auto matmul = dyn_cast<ScaledMatmulOp>(op)) {
    maps = {matmul.getLhsMap(), matmul.getRhsMap(), matmul.getResultMap()};
    sizes = matmul.getStaticLoopSizes();
  } else {
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    if (!linalgOp || op->getNumOperands() != 3)
      return;
    maps = linalgOp.getIndexingMapsArray();
    sizes = linalgOp.getStaticLoopRanges();
  }
  LayerProduct product(op);
  product.role = mark.getAs<StringAttr>("role").getValue() == "grad_input"
                     ? ProductRole::GradInput
                     : ProductRole::GradWeight;
  product.layer = mark.getAs<IntegerAttr>("layer").getInt();
  product.isRewritten = true;
  product.loops = sizes;
  for (unsigned side : {0, 1}) {
    product.factors[side] = op->getOperand(side);
    Value source =
        getUncompressed(op->getOperand(side), product.transforms[side], links);
    (side == 0 ? product.gradient : product.other) = source;
  }
  SmallVector<unsigned> batch, gradient, other, summed;
  for (unsigned loop = 0; loop != sizes.size(); ++loop) {
    bool inGradient = maps[0].isFunctionOfDim(loop);
    bool inOther = maps[1].isFunctionOfDim(loop);
    if (!maps[2].isFunctionOfDim(loop))
      summed.push_back(loop);
    else if (inGradient && inOther)
      batch.push_back(loop);
    else
      (inGradient ? gradient : other).push_back(loop);
  }
  product.batch = getExtent(sizes, batch);
  product.inputs = getExtent(sizes, other);
  int64_t free = getExtent(sizes, gradient), sum = getExtent(sizes, summed);
  // Where buffers come from is not followed; they may have been projected.
  if (!isa<RankedTensorType>(product.factors[0].getType()))
    sum = ShapedType::kDynamic;
  for (Operation *transform : product.transforms)
    if (transform) {
      sum = getTransformedSize(transform);
      break;
    }
  bool isInput = product.role == ProductRole::GradInput;
  product.tokens = isInput ? free : sum;
  product.outputs = isInput ? sum : free;
  products.push_back(std::move(product));
}

static void setSizes(LayerProduct &to, const Product &product) {
  const ContractionView &view = product.view;
  to.batch = view.getExtent(view.getBatchLoops());
  if (to.role == ProductRole::Forward) {
    to.tokens =
        view.getExtent(view.getFreeLoops(otherSide(product.otherFactor)));
    to.outputs = view.getExtent(view.getFreeLoops(product.otherFactor));
    to.inputs = view.getExtent(view.getSummedLoops());
  } else {
    to.tokens = view.getExtent(product.getTokenLoops());
    to.outputs = view.getExtent(product.getOutputLoops());
    to.inputs = view.getExtent(product.getInputLoops());
  }
}

void Collector::addFound(const Product &product) {
  LayerProduct to(product.view.getOp());
  to.role = product.role;
  to.layer = product.layer;
  to.reason = product.reason;
  linalg::LinalgOp linalgOp = product.view.getOp();
  to.loops = linalgOp.getStaticLoopRanges();
  for (Side side : {Side::Lhs, Side::Rhs})
    to.factors[static_cast<unsigned>(side)] = product.view.getOperand(side);
  if (product.isGradient()) {
    to.gradient = product.view.getOperand(product.getGradientFactor());
    to.other = product.view.getOperand(product.otherFactor);
  }
  if (product.role != ProductRole::None)
    setSizes(to, product);
  products.push_back(std::move(to));
}

/// Nothing marks the forward product of a rewritten layer.
void Collector::findForwardProducts() {
  struct Layer {
    Value x, w;
    int64_t outputs, inputs;
  };
  llvm::MapVector<unsigned, Layer> layers;
  for (const LayerProduct &product : products)
    if (product.isRewritten) {
      Layer &layer = layers[*product.layer];
      (product.role == ProductRole::GradWeight ? layer.x : layer.w) =
          product.other;
      layer.outputs = product.outputs;
      layer.inputs = product.inputs;
    }
  if (layers.empty())
    return;
  using Factors = SmallVector<std::pair<LayerProduct *, Side>>;
  llvm::DenseMap<Value, Factors> factorsOf;
  for (LayerProduct &product : products) {
    const Product *view = found.lookup(product.op);
    if (!view || product.isGradient() || !view->view.isFloat())
      continue;
    for (Side side : {Side::Lhs, Side::Rhs}) {
      factorsOf[view->getIdentity(side)].push_back({&product, side});
      BlockArgument argument = view->getArgument(side);
      if (argument && argument != view->getIdentity(side))
        factorsOf[argument].push_back({&product, side});
    }
  }
  for (auto &entry : layers) {
    const Layer &layer = entry.second;
    // The same x and w, then the same w alone: x may be computed again for gw,
    // and loops take pieces of a stack of weights.
    Value w = layer.w ? getSource(layer.w, links) : Value();
    BlockArgument source =
        layer.w ? getSourceArgument(layer.w, links) : nullptr;
    if (layer.w && !source)
      source = getSourceArgument(w, links);
    LayerProduct *forward = nullptr;
    Side weight = Side::Lhs;
    auto find = [&](Value factor, bool isWeight) {
      for (auto [candidate, side] : factorsOf.lookup(factor)) {
        const Product &product = *found.lookup(candidate->op);
        weight = isWeight ? side : otherSide(side);
        BlockArgument argument = product.getArgument(weight);
        bool fits = w ? product.getIdentity(weight) == w ||
                            (argument && argument == source)
                      : bool(argument);
        const ContractionView &view = product.view;
        int64_t outputs = view.getExtent(view.getFreeLoops(weight));
        int64_t inputs = view.getExtent(view.getSummedLoops());
        // The window of a convolution counts as outputs in gx, as inputs else.
        bool isOfSize = outputs == layer.outputs && inputs == layer.inputs;
        if (view.hasWindows() && !ShapedType::isDynamic(outputs) &&
            !ShapedType::isDynamic(inputs) &&
            !ShapedType::isDynamic(layer.outputs) &&
            !ShapedType::isDynamic(layer.inputs))
          isOfSize = outputs * inputs == layer.outputs * layer.inputs;
        if (!fits || !isOfSize || numberOfForward.contains(candidate->op))
          continue;
        forward = candidate;
        return;
      }
    };
    if (layer.x)
      find(getSource(layer.x, links), /*isWeight=*/false);
    if (!forward && w)
      find(w, /*isWeight=*/true);
    if (!forward && source)
      find(source, /*isWeight=*/true);
    if (!forward)
      continue;
    numberOfForward[forward->op] = entry.first;
    if (forward->layer) // the other gradient was left alone
      numberOfFound[*forward->layer] = entry.first;
    forward->role = ProductRole::Forward;
    forward->reason.clear();
    Product view(found.lookup(forward->op)->view);
    view.otherFactor = weight;
    setSizes(*forward, view);
  }
}

/// Layers without a mark get, in program order, the numbers that the marked
/// ones leave free: those that they had before the rewrite.
void Collector::numberFoundLayers() {
  llvm::DenseSet<unsigned> taken;
  for (const LayerProduct &product : products)
    if (product.isRewritten)
      taken.insert(*product.layer);
  std::map<unsigned, unsigned> numbers;
  for (const LayerProduct &product : products)
    if (!product.isRewritten && product.layer)
      numbers.insert({*product.layer, 0});
  unsigned next = 0;
  for (auto &[before, after] : numbers) {
    auto marked = numberOfFound.find(before);
    if (marked != numberOfFound.end()) {
      after = marked->second;
      continue;
    }
    while (taken.contains(next))
      ++next;
    after = next++;
  }
  for (LayerProduct &product : products) {
    auto forward = numberOfForward.find(product.op);
    if (forward != numberOfForward.end())
      product.layer = forward->second;
    else if (!product.isRewritten && product.layer)
      product.layer = numbers[*product.layer];
  }
}

SmallVector<LayerProduct> Collector::run() {
  for (const auto &product : matmuls.getProducts())
    found[product->view.getOp()] = product.get();
  auto add = [&](Operation *op) {
    auto mark = op->getAttrOfType<DictionaryAttr>(kProductAttrName);
    if (mark)
      return addMarked(op, mark);
    if (const Product *product = found.lookup(op))
      addFound(*product);
  };
  for (Operation *function : functions)
    function->walk<WalkOrder::PreOrder>(add);
  findForwardProducts();
  numberFoundLayers();
  return std::move(products);
}

FailureOr<LayerProducts>
LayerProducts::analyze(ArrayRef<FunctionOpInterface> functions,
                       const SavedLinks &links) {
  FailureOr<BackwardMatmuls> matmuls =
      BackwardMatmuls::analyze(functions, links);
  if (failed(matmuls))
    return failure();
  LayerProducts result;
  result.products = Collector(functions, links, *matmuls).run();
  for (auto [index, product] : llvm::enumerate(result.products))
    result.indices[product.op] = index;
  return result;
}

SmallVector<const LayerProduct *>
LayerProducts::getProducts(FunctionOpInterface function) const {
  SmallVector<const LayerProduct *> own;
  for (const LayerProduct &product : products)
    if (function->isAncestor(product.op))
      own.push_back(&product);
  return own;
}
