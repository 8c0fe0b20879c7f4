//===- RolePairs.cpp ------------------------------------------------------===//
//
// One gradient product of a layer without the other: a first layer, or a frozen
// weight.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "RoleFinder.h"
#include "hot/Analysis/DataFlow.h"

using namespace mlir;
using namespace mlir::hot;

static bool haveSameSizes(Type a, Type b) {
  auto first = dyn_cast<RankedTensorType>(a),
       second = dyn_cast<RankedTensorType>(b);
  if (!first || !second)
    return false;
  SmallVector<int64_t> sizes(first.getShape()), others(second.getShape());
  llvm::sort(sizes);
  llvm::sort(others);
  return sizes == others;
}

/// Where the backward pass computes x again, gw shares with the forward product
/// nothing at all, and gy with gx. Its result shows what it is: it has the
/// shape of the weight, and a result of the function as well. Returns x in gw.
const Factor *RoleFinder::findRecomputed(const Product &gradInput,
                                         Side gradient, const Product &forward,
                                         Side weight) const {
  BlockArgument argument = forward.getArgument(weight);
  if (!argument)
    return nullptr;
  const Factor *factor = getFactor(&gradInput, gradient);
  for (const Factor *shared : getComplements(*factor)) {
    Product &product = *shared->product;
    Side own = otherSide(shared->side);
    if (!mayBe(product, ProductRole::GradWeight) || product.forward ||
        product.view.getExtent(product.view.getFreeLoops(own)) !=
            gradInput.view.getExtent(
                gradInput.view.getFreeLoops(otherSide(gradient))))
      continue;
    ReachedResult reached = getReachedResult(product.view.getResult());
    if (reached.path != ResultPath::None &&
        haveSameSizes(product.getFunction().getResultTypes()[reached.index],
                      argument.getType()))
      return getFactor(&product, own);
  }
  return nullptr;
}

/// Reads the pair of a forward product and a later one that shares only one
/// tensor with it: the weight's gradient of a first layer, or the gradient that
/// flows through a frozen weight. Returns whether `gradient` got a role.
bool RoleFinder::pairUp(Product &gradient, Product &forward, Side shared) {
  Side own = otherSide(shared); // the factor of `forward` that is not shared
  const Product *sharing[2] = {};
  sharing[static_cast<unsigned>(shared)] = &gradient;
  std::optional<Side> weight = findWeight(forward, sharing[0], sharing[1]);
  if (forward.role == ProductRole::Forward)
    weight = forward.otherFactor;
  if (!weight) {
    if (forward.arguments[0])
      gradient.reason = "undecided which factor of the forward product is the "
                        "weight; mark an argument with hot.weight or the "
                        "product with hot.role";
    return false;
  }
  Side side = gradient.getIdentity(Side::Lhs) == forward.getIdentity(shared)
                  ? Side::Lhs
                  : Side::Rhs;
  // A pair says less than three products do, so the order of the two must be
  // more than that of the text.
  if (!isMarkedWeight(forward, *weight) &&
      forward.getFunction() == gradient.getFunction() &&
      !dependsOn(gradient.view.getOperand(otherSide(side)),
                 forward.view.getOp())) {
    gradient.reason = "shares a tensor with an earlier product, but is not "
                      "computed from its result; mark the weight with "
                      "hot.weight or the product with hot.role";
    return false;
  }
  if (*weight == own) {
    // gw = gy x: as many outputs as the weight has, and it goes somewhere.
    int64_t outputs = forward.view.getExtent(forward.view.getFreeLoops(own));
    int64_t rows =
        gradient.view.getExtent(gradient.view.getFreeLoops(otherSide(side)));
    ResultPath path = getReachedResult(gradient.view.getResult()).path;
    BlockArgument argument = forward.getArgument(own);
    bool isReturned =
        path == ResultPath::Relayout ||
        (path == ResultPath::Elementwise && !isActivation(argument, &forward) &&
         !isUsedElementwiseBefore(argument, gradient.view.getOp()));
    if (outputs != rows || !isReturned ||
        !mayBe(gradient, ProductRole::GradWeight)) {
      gradient.reason = "may be the gradient of a weight, but no result of the "
                        "function shows it; mark the weight with hot.weight or "
                        "the product with hot.role";
      return false;
    }
    assign(forward, ProductRole::Forward, own, nullptr);
    assign(gradient, ProductRole::GradWeight, side, &forward);
    return true;
  }
  // gx = gy w with a frozen w. A decoder that uses the encoder's weight looks
  // the same, so something must show that this function trains.
  const Factor *recomputed =
      findRecomputed(gradient, otherSide(side), forward, shared);
  bool trains = isMarkedWeight(forward, shared) || recomputed ||
                (gradient.view.getBatchLoops().empty() &&
                 llvm::any_of(products, [](const auto &product) {
                   return product->role == ProductRole::GradWeight;
                 }));
  if (!trains || !mayBe(gradient, ProductRole::GradInput) ||
      isActivation(forward.getArgument(shared), &forward)) {
    gradient.reason = "shares an argument with an earlier product, but nothing "
                      "shows that this is a backward pass; mark the weight "
                      "with hot.weight or the product with hot.role";
    return false;
  }
  assign(forward, ProductRole::Forward, shared, nullptr);
  assign(gradient, ProductRole::GradInput, side, &forward);
  if (recomputed)
    assign(*recomputed->product, ProductRole::GradWeight, recomputed->side,
           &forward);
  return true;
}

void RoleFinder::findPairs() {
  // What a triple could not decide, two of its products cannot either.
  llvm::SmallPtrSet<const Product *, 16> settled;
  for (auto &product : products)
    if (!product->reason.empty())
      settled.insert(product.get());
  // First the gradients of weights: they show whether the function trains.
  for (bool frozen : {false, true}) {
    for (auto [order, product] : llvm::enumerate(products)) {
      if (product->isGradient() || product->role == ProductRole::Forward ||
          settled.contains(product.get()))
        continue;
      for (Side side : {Side::Lhs, Side::Rhs}) {
        const Factor *factor = getFactor(product.get(), side);
        if (!factor)
          continue;
        bool found = false;
        for (const Factor *other : getComplements(*factor)) {
          Product &forward = *other->product;
          if (other->order > order || forward.isGradient() ||
              !mayBe(forward, ProductRole::Forward))
            continue;
          // In a frozen layer the shared tensor is an argument and the other
          // factor is not; everything else is read in the first round.
          bool looksFrozen = forward.getArgument(other->side) &&
                             !forward.getArgument(otherSide(other->side));
          if (looksFrozen != frozen)
            continue;
          if ((found = pairUp(*product, forward, other->side)))
            break;
        }
        if (found)
          break;
      }
    }
  }
}

/// A backward function may take its own copy of the weight, which nothing links
/// to the forward one. If it is marked, the layer is that of the weight
/// gradient with the same gy.
void RoleFinder::findUnlinkedWeights() {
  for (auto &product : products) {
    if (!mayBe(*product, ProductRole::GradInput) || product->isGradient())
      continue;
    for (Side side : {Side::Lhs, Side::Rhs}) {
      const Factor *gradient = getFactor(product.get(), otherSide(side));
      if (!gradient || !isMarkedWeight(*product, side))
        continue;
      for (const Factor *other : getComplements(*gradient)) {
        Product *gradWeight = other->product;
        if (gradWeight->role != ProductRole::GradWeight ||
            gradWeight->getGradientFactor() != other->side)
          continue;
        assign(*product, ProductRole::GradInput, side, gradWeight->forward);
        break;
      }
    }
  }
}
