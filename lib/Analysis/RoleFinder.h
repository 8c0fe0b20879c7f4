//===- RoleFinder.h - Search for the roles of products ----------*- C++ -*-===//
//
// Private to the library: the search behind BackwardMatmuls. Triples, pairs and
// explicit roles are files of their own.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_ANALYSIS_ROLEFINDER_H
#define HOT_LIB_ANALYSIS_ROLEFINDER_H

#include "WindowFactor.h"
#include "hot/Analysis/BackwardMatmuls.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::hot {

/// One factor of a product: which axes of the underlying tensor it sums over,
/// and which ones stay free. What is left counts the elements of a batch.
struct Factor {
  Product *product;
  Side side;
  AxisDigits summed, free;
  unsigned order; // of the product in the program
  SmallVector<WindowAxis, 0> windows;

  /// Whether two factors, of one tensor, sum over each other's free axes.
  bool complements(const Factor &other) const {
    return summed == other.free && free == other.summed &&
           areWindowsOfOneLayer(windows, other.windows);
  }
};

class RoleFinder {
public:
  RoleFinder(MutableArrayRef<std::unique_ptr<Product>> products,
             const SavedLinks &links)
      : products(products), links(links) {}

  LogicalResult run();

private:
  void unifyPieces();
  void collectFactors();
  LogicalResult applyExplicitRoles();
  void findTriples();
  void findPairs();
  LogicalResult checkExplicitRoles();
  void numberLayers();

  static StringRef getUnfitReason(const Product &product);
  static StringRef getComputedReason(const Product &product);
  void explainTheRest();

  const Factor *getFactor(const Product *product, Side side) const;
  /// Factors that share the tensor of `factor` and sum over its other axes.
  SmallVector<const Factor *> getComplements(const Factor &factor) const;

  std::optional<Side> findWeight(const Product &forward,
                                 const Product *sharesLhs,
                                 const Product *sharesRhs);
  bool isMarkedWeight(const Product &product, Side side) const;
  bool isOfCache(const Product &forward, Side weight,
                 const Product &gradWeight) const;
  bool mayBe(const Product &product, ProductRole role) const;
  void assign(Product &product, ProductRole role, Side otherFactor,
              Product *forward);
  bool pairUp(Product &gradient, Product &forward, Side shared);
  const Factor *findRecomputed(const Product &gradInput, Side gradient,
                               const Product &forward, Side weight) const;
  void findUnlinkedWeights();
  bool isActivation(BlockArgument argument, const Product *except) const;
  void dropActivationsReadAsWeights();

  MutableArrayRef<std::unique_ptr<Product>> products;
  const SavedLinks &links;
  llvm::MapVector<Value, SmallVector<Factor, 2>> factors; // by identity
};

} // namespace mlir::hot

#endif // HOT_LIB_ANALYSIS_ROLEFINDER_H
