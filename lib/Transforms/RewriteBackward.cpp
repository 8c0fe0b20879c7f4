//===- RewriteBackward.cpp ------------------------------------------------===//
//
// hot-rewrite-backward: which gradient products of a training step are
// replaced, and what is said about each contraction.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "GradientEmitter.h"
#include "OperandFolding.h"
#include "WindowUnfolding.h"
#include "hot/Analysis/WindowProduct.h"
#include "hot/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Regex.h"

namespace mlir::hot {
#define GEN_PASS_DEF_REWRITEBACKWARDPASS
#include "hot/Transforms/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

namespace {

struct RewriteBackward
    : mlir::hot::impl::RewriteBackwardPassBase<RewriteBackward> {
  using RewriteBackwardPassBase::RewriteBackwardPassBase;

  void runOnOperation() override;

private:
  FailureOr<ResolvedScheme> checkOptions();
  LogicalResult rewriteStep(ArrayRef<FunctionOpInterface> functions,
                            const SavedLinks &links,
                            const ResolvedScheme &scheme);
  std::string getReasonToLeave(const Product &product,
                               const ResolvedScheme &resolved) const;

  bool foundGradient = false;
};

} // namespace

/// Whether the number or a name of the layer matches as a whole.
static bool isSelected(const llvm::Regex &regex, const Product &product) {
  if (product.layer && regex.match(std::to_string(*product.layer)))
    return true;
  const Product *key = product.getKey();
  SmallVector<Location> places{product.view.getLoc(), key->view.getLoc()};
  if (BlockArgument weight = key->getArgument(key->otherFactor))
    places.push_back(weight.getLoc());
  return llvm::any_of(places, [&](Location place) {
    WalkResult walk = place->walk([&](Location inner) {
      auto named = dyn_cast<NameLoc>(inner);
      return named && regex.match(named.getName().getValue())
                 ? WalkResult::interrupt()
                 : WalkResult::advance();
    });
    return walk.wasInterrupted();
  });
}

static std::string formatExtent(int64_t extent) {
  return ShapedType::isDynamic(extent) ? "?" : std::to_string(extent);
}

/// "grad_input, L = 394, O = 768, I = 3072", for experts "batch = 4, L = ...".
static std::string describe(const Product &product) {
  const ContractionView &view = product.view;
  std::string text =
      product.role == ProductRole::GradInput ? "grad_input" : "grad_weight";
  if (!view.getBatchLoops().empty())
    text += ", batch = " + formatExtent(view.getExtent(view.getBatchLoops()));
  text += ", L = " + formatExtent(view.getExtent(product.getTokenLoops()));
  text += ", O = " + formatExtent(view.getExtent(product.getOutputLoops()));
  text += ", I = " + formatExtent(view.getExtent(product.getInputLoops()));
  return text;
}

/// "hadamard block 16, i4 x i4".
static std::string describe(ProductRole role, const ResolvedScheme &resolved) {
  const Scheme &scheme = resolved.scheme;
  bool isInput = role == ProductRole::GradInput;
  std::string text;
  if (isInput)
    text = "hadamard block " + std::to_string(scheme.block);
  else
    text = "rank " + std::to_string(resolved.rank) + " of " +
           std::to_string(scheme.block);
  int64_t bits = (isInput ? scheme.gradInput : scheme.gradWeight).bits;
  if (bits == 0)
    return text + ", f32 x f32";
  std::string codes = "i" + std::to_string(bits);
  return text + ", " + codes + " x " + codes;
}

FailureOr<ResolvedScheme> RewriteBackward::checkOptions() {
  // At the location, not on the op, which would print the whole module.
  auto emitError = [&] {
    return mlir::emitError(getOperation()->getLoc()) << getArgument() << ": ";
  };
  if (minElements < 0) {
    emitError() << "min-elements must not be negative, but is "
                << minElements.getValue();
    return failure();
  }
  std::string regexError;
  if (!layers.empty() && !llvm::Regex(layers).isValid(regexError)) {
    emitError() << "layers is not a regular expression: " << regexError;
    return failure();
  }
  SchemeOptions options;
  options.scheme = scheme;
  options.gxBits = gxBits;
  options.gwBits = gwBits;
  options.block = block;
  options.rank = rank;
  options.granularity = granularity;
  options.rounding = rounding;
  options.chip = chip;
  return resolveScheme(options, emitError);
}

/// Why `product` stays as it is; empty if it is to be rewritten.
std::string
RewriteBackward::getReasonToLeave(const Product &product,
                                  const ResolvedScheme &resolved) const {
  if (product.role == ProductRole::Forward) {
    return product.layer
               ? "forward product of layer " + std::to_string(*product.layer)
               : "forward product";
  }
  if (product.role == ProductRole::None)
    return product.reason;

  const ContractionView &view = product.view;
  std::string what = describe(product) + ": ";
  if (!resolved.scheme.rewrites)
    return what + "scheme " + resolved.scheme.name.str();
  for (Type type :
       {view.getElementType(Side::Lhs), view.getElementType(Side::Rhs),
        view.getResultElementType()})
    if (!isSupportedElementType(type)) {
      llvm::raw_string_ostream(what)
          << "element type " << type << " is not one of f32, bf16, f16";
      return what;
    }
  if (view.hasWindows())
    if (StringRef reason = getReasonToKeepWindows(view); !reason.empty())
      return what + reason.str();
  if (!layers.empty() &&
      !isSelected(llvm::Regex("^(" + layers + ")$"), product))
    return what + "not selected by layers";
  uint64_t work = 1;
  for (ArrayRef<unsigned> loops :
       {product.getTokenLoops(), product.getOutputLoops(),
        product.getInputLoops()}) {
    int64_t extent = view.getExtent(loops);
    if (ShapedType::isDynamic(extent))
      return {};
    work = llvm::SaturatingMultiply<uint64_t>(work, extent);
  }
  if (work < static_cast<uint64_t>(minElements))
    return what + "too small, L*O*I is below min-elements = " +
           std::to_string(minElements);
  return {};
}

LogicalResult
RewriteBackward::rewriteStep(ArrayRef<FunctionOpInterface> functions,
                             const SavedLinks &links,
                             const ResolvedScheme &resolved) {
  FailureOr<BackwardMatmuls> analysis =
      BackwardMatmuls::analyze(functions, links);
  if (failed(analysis))
    return failure();
  auto remarkOnMisfit = [](linalg::LinalgOp op) {
    if (op->hasAttr(kRoleAttrName) && !ContractionView::match(op) &&
        !matchWindowProduct(op))
      emitRemark(op.getLoc())
          << "left alone: hot.role is given, but '" << op->getName()
          << "' is not a sum of products of two tensors with maps that select "
             "loops";
  };
  for (Operation *function : functions)
    function->walk(remarkOnMisfit);
  IRRewriter rewriter(&getContext());
  for (const auto &product : analysis->getProducts()) {
    foundGradient |= product->isGradient();
    if (product->view.hasWindows())
      refreshWindows(*product);
    // At the location, not on the op: a remark on an op prints the op, which
    // numbers the values of the whole function each time.
    Operation *op = product->view.getOp();
    std::string reason = getReasonToLeave(*product, resolved);
    if (!reason.empty()) {
      emitRemark(op->getLoc()) << "left alone: " << reason;
      ++numLeftAlone;
      continue;
    }
    emitRemark(op->getLoc())
        << "rewritten by scheme " << resolved.scheme.name << ", layer "
        << *product->layer << ": " << describe(*product) << ", "
        << describe(product->role, resolved);
    ++(product->role == ProductRole::GradInput ? numGradInput : numGradWeight);
    if (product->view.hasWindows())
      unfoldWindows(rewriter, *product);
    emitGradient(rewriter, *product, resolved);
  }
  return success();
}

void RewriteBackward::runOnOperation() {
  FailureOr<ResolvedScheme> resolved = checkOptions();
  if (failed(resolved))
    return signalPassFailure();
  FailureOr<SavedLinks> links = SavedLinks::collect(getOperation());
  if (failed(links))
    return signalPassFailure();
  foundGradient = false;
  for (ArrayRef<FunctionOpInterface> step : links->getSteps())
    if (failed(rewriteStep(step, *links, *resolved)))
      return signalPassFailure();
  if (!foundGradient)
    emitRemark(getOperation()->getLoc())
        << "no gradient product found, nothing to rewrite";
}
