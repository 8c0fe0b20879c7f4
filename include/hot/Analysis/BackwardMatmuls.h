//===- BackwardMatmuls.h - Roles of products in a graph ---------*- C++ -*-===//
//
// Finds which contractions of a function are the gradient products of linear
// layers.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_ANALYSIS_BACKWARDMATMULS_H
#define HOT_ANALYSIS_BACKWARDMATMULS_H

#include "hot/Analysis/ContractionView.h"
#include "hot/Analysis/Relayout.h"
#include "hot/Analysis/SavedLinks.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::hot {

/// What a product does in the training step, for a layer y = x w with tokens L,
/// inputs I and outputs O:
///
///   Forward      y[L, O]  = x w
///   GradInput    gx[L, I] = gy w      sums over the O axes of w
///   GradWeight   gw[O, I] = gy x      sums over all token axes of x
///
/// Batch loops count layers, each with a weight of its own (experts).
enum class ProductRole { None, Forward, GradInput, GradWeight };

/// One contraction and what was found out about it.
struct Product {
  explicit Product(ContractionView view) : view(std::move(view)) {}

  ContractionView view;
  /// Operand layouts, nearest first; the last one is the tensor's identity, and
  /// may be a value of another loop or function.
  SmallVector<TracedValue> traces[2];
  /// Where the loops read the first value of each trace.
  AffineMap traceMaps[2];
  /// Function arguments that the operands are pieces or layouts of.
  BlockArgument arguments[2];

  ProductRole role = ProductRole::None;
  /// The role stands in the attribute hot.role.
  bool isExplicit = false;
  /// Forward: the factor that is the weight. Gradients: the factor that is not
  /// the output's gradient (w of gx, x of gw).
  Side otherFactor = Side::Rhs;
  /// The forward product of the same layer, if one is known.
  Product *forward = nullptr;
  /// Number of the layer in program order, if it has a gradient product.
  std::optional<unsigned> layer;
  /// Why the product has no role, to be read by a user.
  std::string reason;

  Value getIdentity(Side side) const {
    return traces[static_cast<unsigned>(side)].back().value;
  }
  ArrayRef<TracedValue> getTrace(Side side) const {
    return traces[static_cast<unsigned>(side)];
  }
  BlockArgument getArgument(Side side) const {
    return arguments[static_cast<unsigned>(side)];
  }
  /// What stands for the layer: the forward product if it is known.
  const Product *getKey() const { return forward ? forward : this; }
  FunctionOpInterface getFunction() const {
    return view.getOp()->getParentOfType<FunctionOpInterface>();
  }
  bool isGradient() const {
    return role == ProductRole::GradInput || role == ProductRole::GradWeight;
  }
  Side getGradientFactor() const { return otherSide(otherFactor); }

  /// Loops of the layer, for a gradient product.
  ArrayRef<unsigned> getTokenLoops() const {
    return role == ProductRole::GradInput
               ? view.getFreeLoops(getGradientFactor())
               : view.getSummedLoops();
  }
  ArrayRef<unsigned> getOutputLoops() const {
    return role == ProductRole::GradInput
               ? view.getSummedLoops()
               : view.getFreeLoops(getGradientFactor());
  }
  ArrayRef<unsigned> getInputLoops() const {
    return view.getFreeLoops(otherFactor);
  }
};

/// The products of a training step, in program order: of one function, or of a
/// forward and a backward function.
class BackwardMatmuls {
public:
  /// Fails, with a diagnostic, where hot.role contradicts the shapes.
  static FailureOr<BackwardMatmuls>
  analyze(ArrayRef<FunctionOpInterface> functions,
          const SavedLinks &links = {});

  MutableArrayRef<std::unique_ptr<Product>> getProducts() { return products; }

private:
  SmallVector<std::unique_ptr<Product>> products;
};

} // namespace mlir::hot

#endif // HOT_ANALYSIS_BACKWARDMATMULS_H
