//===- LayerProducts.h - Products of layers, rewritten or not ---*- C++ -*-===//
//
// The contractions of a function with their layers and roles, before
// hot-rewrite-backward and after it.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_ANALYSIS_LAYERPRODUCTS_H
#define HOT_ANALYSIS_LAYERPRODUCTS_H

#include "hot/Analysis/BackwardMatmuls.h"

namespace mlir::hot {

/// One contraction of two tensors, of floats or of codes.
struct LayerProduct {
  explicit LayerProduct(Operation *op) : op(op) {}

  Operation *op;
  ProductRole role = ProductRole::None;
  /// Number of the layer, if it has a gradient product.
  std::optional<unsigned> layer;
  /// hot.product says so: the rewrite made it.
  bool isRewritten = false;
  /// Why it has no role.
  std::string reason;

  Value factors[2];
  /// Of a gradient product: the gradient of the layer's output and the other
  /// factor (x or w) as they were before transform and quantization, if those
  /// are known.
  Value gradient, other;
  /// Op that transforms each factor, null where none is found.
  Operation *transforms[2] = {};

  /// Sizes of the layer, of one element of the batch; dynamic if not known.
  /// Only with a role.
  int64_t batch = 1, tokens = 0, outputs = 0, inputs = 0;
  /// Sizes of all loops of the product as it is.
  SmallVector<int64_t> loops;

  bool isGradient() const {
    return role == ProductRole::GradInput || role == ProductRole::GradWeight;
  }
};

/// The contractions of a training step, of one function or of a forward and a
/// backward function, in program order.
class LayerProducts {
public:
  /// Fails, with a diagnostic, where hot.role contradicts the shapes.
  static FailureOr<LayerProducts>
  analyze(ArrayRef<FunctionOpInterface> functions, const SavedLinks &links);

  /// Those of one of the functions.
  SmallVector<const LayerProduct *>
  getProducts(FunctionOpInterface function) const;
  /// The product that `op` is, or null.
  const LayerProduct *lookup(Operation *op) const {
    auto it = indices.find(op);
    return it == indices.end() ? nullptr : &products[it->second];
  }

private:
  SmallVector<LayerProduct> products;
  llvm::DenseMap<Operation *, size_t> indices;
};

/// What a factor was before its transform and its quantization, looking
/// through relayouts, stacks of loops and what another function saves.
/// `transform` becomes the op that transforms it, if one is found.
Value getUncompressed(Value factor, Operation *&transform,
                      const SavedLinks &links);

/// "forward", "grad_input", "grad_weight", "none".
StringRef getRoleName(ProductRole role);

} // namespace mlir::hot

#endif // HOT_ANALYSIS_LAYERPRODUCTS_H
