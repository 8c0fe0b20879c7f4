//===- RoleTriples.cpp ----------------------------------------------------===//
//
// The forward product and both gradients of a layer, each of which shares one
// tensor with each other.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "RoleFinder.h"
#include "hot/Analysis/DataFlow.h"
#include "hot/Dialect/Hot/IR/Hot.h"

using namespace mlir;
using namespace mlir::hot;

/// The weight among the two factors of `forward`, given the gradient products
/// that share them (one of them may be missing).
std::optional<Side> RoleFinder::findWeight(const Product &forward,
                                           const Product *sharesLhs,
                                           const Product *sharesRhs) {
  // What hot.role says goes first: gx shares the weight, gw the activation.
  for (Side side : {Side::Lhs, Side::Rhs}) {
    const Product *sharing = side == Side::Lhs ? sharesLhs : sharesRhs;
    if (sharing && sharing->isExplicit && sharing->isGradient())
      return sharing->role == ProductRole::GradInput ? side : otherSide(side);
  }
  bool marked[2] = {isMarkedWeight(forward, Side::Lhs),
                    isMarkedWeight(forward, Side::Rhs)};
  if (marked[0] != marked[1])
    return marked[0] ? Side::Lhs : Side::Rhs;
  bool provided[2] = {bool(forward.arguments[0]), bool(forward.arguments[1])};
  // A convolution slides over its input.
  if (std::optional<Side> fixed = getFactorWithoutWindow(forward))
    return provided[static_cast<unsigned>(*fixed)] ? fixed : std::nullopt;
  if (provided[0] != provided[1])
    return provided[0] ? Side::Lhs : Side::Rhs;
  if (!provided[0])
    return std::nullopt;
  // Both are arguments: the weight is the one whose gradient is returned. The
  // gradient of the one factor is the product that shares the other one.
  auto getPath = [](const Product *product) {
    return product ? getReachedResult(product->view.getResult()).path
                   : ResultPath::None;
  };
  ResultPath lhsGradient = getPath(sharesRhs), rhsGradient = getPath(sharesLhs);
  if (lhsGradient == rhsGradient)
    return std::nullopt;
  return lhsGradient > rhsGradient ? Side::Lhs : Side::Rhs;
}

/// Keys or values of attention may come in as an argument, too. A matrix for
/// each element of a batch is a weight only if its gradient goes somewhere.
bool RoleFinder::isOfCache(const Product &forward, Side weight,
                           const Product &gradWeight) const {
  return !forward.view.getBatchLoops().empty() &&
         !isMarkedWeight(forward, weight) && !gradWeight.isExplicit &&
         getReachedResult(gradWeight.view.getResult()).path == ResultPath::None;
}

/// forward(a, b), and two later products that share a and b with it and a third
/// tensor, the gradient, with each other.
void RoleFinder::findTriples() {
  for (auto [order, forward] : llvm::enumerate(products)) {
    const Factor *lhs = getFactor(forward.get(), Side::Lhs);
    const Factor *rhs = getFactor(forward.get(), Side::Rhs);
    if (!lhs || !rhs || !mayBe(*forward, ProductRole::Forward))
      continue;
    for (const Factor *sharesLhs : getComplements(*lhs)) {
      if (sharesLhs->order < order)
        continue;
      const Factor *gradient =
          getFactor(sharesLhs->product, otherSide(sharesLhs->side));
      for (const Factor *third : getComplements(*gradient)) {
        Product *other = third->product;
        const Factor *sharesRhs = getFactor(other, otherSide(third->side));
        if (third->order < order || other == forward.get() ||
            other->getIdentity(sharesRhs->side) !=
                forward->getIdentity(Side::Rhs) ||
            !sharesRhs->complements(*rhs))
          continue;
        std::optional<Side> weight =
            findWeight(*forward, sharesLhs->product, other);
        if (!weight) {
          bool computed = !forward->arguments[0] && !forward->arguments[1];
          for (Product *product : {sharesLhs->product, other})
            product->reason =
                computed ? getComputedReason(*product).str()
                         : "undecided which factor is the weight: the "
                           "gradients of both are returned; mark an argument "
                           "with hot.weight or the product with hot.role";
          continue;
        }
        const Factor *gx = *weight == Side::Lhs ? sharesLhs : sharesRhs;
        const Factor *gw = *weight == Side::Lhs ? sharesRhs : sharesLhs;
        if (isOfCache(*forward, *weight, *gw->product)) {
          for (Product *product : {gx->product, gw->product})
            product->reason =
                "batched product with an argument whose gradient is not "
                "returned (attention); mark a weight with hot.weight";
          continue;
        }
        if (!mayBe(*gx->product, ProductRole::GradInput) ||
            !mayBe(*gw->product, ProductRole::GradWeight))
          continue;
        if (forward->role == ProductRole::None || !forward->forward)
          assign(*forward, ProductRole::Forward, *weight, nullptr);
        assign(*gx->product, ProductRole::GradInput, gx->side, forward.get());
        assign(*gw->product, ProductRole::GradWeight, gw->side, forward.get());
      }
    }
  }
}

/// An argument that is added to other tensors, as a residual is, and multiplied
/// by a computed tensor, as in a dispatch to experts, looks like a weight until
/// some layer takes it as its input.
void RoleFinder::dropActivationsReadAsWeights() {
  for (auto &forward : products) {
    if (forward->role != ProductRole::Forward || forward->isExplicit ||
        isMarkedWeight(*forward, forward->otherFactor) ||
        !isActivation(forward->getArgument(forward->otherFactor),
                      forward.get()))
      continue;
    auto isOfLayer = [&](const auto &product) {
      return product->isGradient() && product->forward == forward.get();
    };
    if (llvm::any_of(products, [&](const auto &product) {
          return isOfLayer(product) &&
                 (product->isExplicit ||
                  (product->role == ProductRole::GradWeight &&
                   getReachedResult(product->view.getResult()).path ==
                       ResultPath::Relayout));
        }))
      continue;
    for (auto &product : products)
      if (isOfLayer(product) || product == forward) {
        product->role = ProductRole::None;
        product->forward = nullptr;
        product->reason = "its argument is the input of another layer, not a "
                          "weight";
      }
  }
}
