//===- ExplicitRoles.cpp --------------------------------------------------===//
//
// Roles that the attribute hot.role gives.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "RoleFinder.h"
#include "hot/Dialect/Hot/IR/Hot.h"

using namespace mlir;
using namespace mlir::hot;

static ProductRole parseRole(StringAttr role) {
  return llvm::StringSwitch<ProductRole>(role.getValue())
      .Case("forward", ProductRole::Forward)
      .Case("grad_input", ProductRole::GradInput)
      .Case("grad_weight", ProductRole::GradWeight)
      .Default(ProductRole::None);
}

/// hot.role says what the product is; what it shares says which factor is what.
LogicalResult RoleFinder::applyExplicitRoles() {
  for (auto &product : products) {
    Operation *op = product->view.getOp();
    auto attribute = op->getAttrOfType<StringAttr>(kRoleAttrName);
    if (!attribute || parseRole(attribute) == ProductRole::None)
      continue;
    if (!product->reason.empty())
      return op->emitOpError() << "has hot.role " << attribute << ", but is a "
                               << product->reason;
    product->role = parseRole(attribute);
    product->isExplicit = true;
  }
  return success();
}

/// Fills in the factors of products whose role was given and that no search
/// reached, and compares their shapes with those of the forward product.
LogicalResult RoleFinder::checkExplicitRoles() {
  for (auto &product : products) {
    if (!product->isExplicit || product->forward ||
        product->role == ProductRole::None)
      continue;
    bool provided[2] = {isMarkedWeight(*product, Side::Lhs),
                        isMarkedWeight(*product, Side::Rhs)};
    if (provided[0] == provided[1])
      for (unsigned side : {0, 1})
        provided[side] = bool(product->arguments[side]);
    if (product->role == ProductRole::Forward) {
      if (provided[0] != provided[1])
        product->otherFactor = provided[0] ? Side::Lhs : Side::Rhs;
      continue;
    }

    // Of the forward products that share a tensor, one that fits decides.
    const Factor *misfit = nullptr;
    for (Side side : {Side::Lhs, Side::Rhs}) {
      const Factor *factor = getFactor(product.get(), side);
      for (const Factor &other : factors[product->getIdentity(side)]) {
        Product &forward = *other.product;
        if (&forward == product.get() || forward.role != ProductRole::Forward)
          continue;
        bool sharesWeight = forward.otherFactor == other.side;
        if (sharesWeight != (product->role == ProductRole::GradInput))
          continue;
        if (factor->complements(other)) {
          product->otherFactor = side;
          product->forward = &forward;
        } else {
          misfit = &other;
        }
      }
    }
    if (product->forward)
      continue;
    bool isInput = product->role == ProductRole::GradInput;
    if (misfit) {
      InFlightDiagnostic diagnostic =
          product->view.getOp()->emitOpError()
          << "has hot.role \"" << (isInput ? "grad_input" : "grad_weight")
          << "\", but does not sum over the "
          << (isInput ? "output axes of the weight"
                      : "token axes of the activation")
          << " that it shares with a forward product";
      diagnostic.attachNote(misfit->product->view.getLoc())
          << "the forward product is here";
      return diagnostic;
    }
    // Nothing shared. The window of a convolution slides over x in gw and over
    // gy in gx.
    if (std::optional<Side> fixed = getFactorWithoutWindow(*product)) {
      product->otherFactor = isInput ? *fixed : otherSide(*fixed);
      continue;
    }
    // The gradient comes first, as frontends write it, unless an argument tells
    // where the weight is.
    product->otherFactor =
        isInput && provided[0] && !provided[1] ? Side::Lhs : Side::Rhs;
  }
  return success();
}
