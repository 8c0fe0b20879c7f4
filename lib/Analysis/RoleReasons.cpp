//===- RoleReasons.cpp ----------------------------------------------------===//
//
// Says of a product without a role why it has none.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "RoleFinder.h"
#include "hot/Analysis/WindowProduct.h"

using namespace mlir;
using namespace mlir::hot;

/// Products that no linear layer consists of take no part in the search.
StringRef RoleFinder::getUnfitReason(const Product &product) {
  const ContractionView &view = product.view;
  if (!view.isFloat())
    return "product of integers";
  if (view.hasWindows() && isGrouped(view))
    return "grouped convolution, only those of one group are rewritten";
  if (view.getFreeLoops(Side::Lhs).empty() ||
      view.getFreeLoops(Side::Rhs).empty())
    return "matrix-vector product";
  return {};
}

StringRef RoleFinder::getComputedReason(const Product &product) {
  if (product.view.hasWindows())
    return "convolution of two computed values, no weight";
  return product.view.getBatchLoops().empty()
             ? "product of two computed values, no weight (attention)"
             : "batched product of two computed values (attention)";
}

void RoleFinder::explainTheRest() {
  for (auto &product : products) {
    if (product->role != ProductRole::None || !product->reason.empty())
      continue;
    product->reason = product->arguments[0] || product->arguments[1]
                          ? "no gradient product shares its operands"
                          : getComputedReason(*product).str();
  }
}
