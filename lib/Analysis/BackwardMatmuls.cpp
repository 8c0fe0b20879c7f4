//===- BackwardMatmuls.cpp ------------------------------------------------===//
//
// Finds forward and gradient products by what they share. The three tensors of
// a layer appear in three products, two at a time:
//
//   y = x w,  gx = gy w,  gw = gy x
//
// and a tensor that two of them share is summed over complementary axes. The
// three products look alike; the forward one comes first, and the weight is
// what a function argument provides.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Analysis/BackwardMatmuls.h"
#include "RoleFinder.h"
#include "hot/Analysis/DataFlow.h"
#include "hot/Analysis/LoopStacks.h"
#include "hot/Analysis/WindowProduct.h"
#include "hot/Dialect/Hot/IR/Hot.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::hot;

/// Pieces that two loops cut from one tensor in turn, such as the weights of a
/// stack of layers, get one identity.
void RoleFinder::unifyPieces() {
  llvm::MapVector<Value, SmallVector<tensor::ExtractSliceOp>> pieces;
  for (auto &product : products) {
    for (SmallVector<TracedValue> &trace : product->traces) {
      auto piece = trace.back().value.getDefiningOp<tensor::ExtractSliceOp>();
      if (!piece)
        continue;
      Value stack = piece.getSource();
      while (auto argument = dyn_cast<BlockArgument>(stack)) {
        Value saved = links.getSaved(argument);
        if (!saved)
          break;
        stack = saved;
      }
      SmallVector<tensor::ExtractSliceOp> &known = pieces[stack];
      auto same = llvm::find_if(known, [&](tensor::ExtractSliceOp other) {
        return other.getType() == piece.getType() && isSamePiece(piece, other);
      });
      if (same == known.end()) {
        known.push_back(piece);
        continue;
      }
      trace.push_back(trace.back());
      trace.back().value = *same;
    }
  }
}

void RoleFinder::collectFactors() {
  for (auto [order, product] : llvm::enumerate(products)) {
    auto role = product->view.getOp()->getAttrOfType<StringAttr>(kRoleAttrName);
    if (role && role.getValue() == "none") {
      product->isExplicit = true;
      product->reason = "hot.role is \"none\"";
      continue;
    }
    if (StringRef reason = getUnfitReason(*product); !reason.empty()) {
      product->reason = reason;
      continue;
    }
    for (Side side : {Side::Lhs, Side::Rhs})
      factors[product->getIdentity(side)].push_back(
          {product.get(), side,
           getDigits(*product, side, product->view.getSummedLoops()),
           getDigits(*product, side, product->view.getFreeLoops(side)),
           static_cast<unsigned>(order), getWindows(*product, side)});
  }
}

const Factor *RoleFinder::getFactor(const Product *product, Side side) const {
  auto it = factors.find(product->getIdentity(side));
  if (it == factors.end())
    return nullptr;
  for (const Factor &factor : it->second)
    if (factor.product == product && factor.side == side)
      return &factor;
  return nullptr;
}

SmallVector<const Factor *>
RoleFinder::getComplements(const Factor &factor) const {
  SmallVector<const Factor *> complements;
  for (const Factor &other :
       factors.find(factor.product->getIdentity(factor.side))->second)
    if (other.product != factor.product && other.complements(factor))
      complements.push_back(&other);
  return complements;
}

bool RoleFinder::isMarkedWeight(const Product &product, Side side) const {
  BlockArgument argument = product.getArgument(side);
  if (!argument)
    return false;
  auto function = cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  return bool(function.getArgAttr(argument.getArgNumber(), kWeightAttrName));
}

/// Whether the product may take `role`: it has it already, or has none. A
/// function that saves tensors for another one computes no gradients.
bool RoleFinder::mayBe(const Product &product, ProductRole role) const {
  return product.role == role ||
         (product.role == ProductRole::None && !product.isExplicit &&
          (role == ProductRole::Forward ||
           !links.isForward(product.getFunction())));
}

void RoleFinder::assign(Product &product, ProductRole role, Side otherFactor,
                        Product *forward) {
  product.role = role;
  product.otherFactor = otherFactor;
  product.forward = forward;
  product.reason.clear();
}

/// Whether a layer takes `argument` as its input.
bool RoleFinder::isActivation(BlockArgument argument,
                              const Product *except) const {
  return argument && llvm::any_of(products, [&](const auto &product) {
           return product->role == ProductRole::Forward &&
                  product.get() != except &&
                  product->getArgument(otherSide(product->otherFactor)) ==
                      argument;
         });
}

/// A layer is its forward product, or a lone gradient product.
void RoleFinder::numberLayers() {
  llvm::SmallPtrSet<const Product *, 16> keys;
  for (const auto &product : products)
    if (product->isGradient())
      keys.insert(product->getKey());
  unsigned number = 0;
  for (auto &product : products)
    if (keys.contains(product.get()))
      product->layer = number++;
  for (auto &product : products)
    if (product->isGradient())
      product->layer = product->getKey()->layer;
}

LogicalResult RoleFinder::run() {
  unifyPieces();
  collectFactors();
  if (failed(applyExplicitRoles()))
    return failure();
  findTriples();
  dropActivationsReadAsWeights();
  findPairs();
  findUnlinkedWeights();
  if (failed(checkExplicitRoles()))
    return failure();
  explainTheRest();
  numberLayers();
  return success();
}

FailureOr<BackwardMatmuls>
BackwardMatmuls::analyze(ArrayRef<FunctionOpInterface> functions,
                         const SavedLinks &links) {
  BackwardMatmuls result;
  auto add = [&](Operation *op) {
    Value sources[2];
    std::unique_ptr<Product> product;
    if (auto view = ContractionView::match(op)) {
      product = std::make_unique<Product>(*view);
      for (Side side : {Side::Lhs, Side::Rhs}) {
        sources[static_cast<unsigned>(side)] = view->getOperand(side);
        product->traceMaps[static_cast<unsigned>(side)] = view->getMap(side);
      }
    } else if (auto windows = matchWindowProduct(op)) {
      product = std::make_unique<Product>(windows->view);
      llvm::copy(windows->sources, sources);
      llvm::copy(windows->sourceMaps, product->traceMaps);
    } else {
      return;
    }
    for (unsigned side : {0, 1}) {
      product->traces[side] = traceAcrossLoops(sources[side], links);
      product->arguments[side] = getSourceArgument(sources[side], links);
    }
    result.products.push_back(std::move(product));
  };
  for (Operation *function : functions)
    function->walk<WalkOrder::PreOrder>(add);
  if (failed(RoleFinder(result.products, links).run()))
    return failure();
  return result;
}