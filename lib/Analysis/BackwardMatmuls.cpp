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
#include "hot/Dialect/Hot/IR/Hot.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::hot;

namespace {

/// One factor of a product: which axes of the underlying tensor it sums over.
struct Factor {
  Product *product;
  Side side;
  AxisDigits summed, free;
  unsigned order; // of the product in the program
};

class Finder {
public:
  Finder(FunctionOpInterface function,
         MutableArrayRef<std::unique_ptr<Product>> products)
      : function(function), products(products) {}

  LogicalResult run();

private:
  void collectFactors();
  LogicalResult applyExplicitRoles();
  void findTriples();
  void findPairs();
  LogicalResult checkExplicitRoles();
  void explainTheRest();

  const Factor *getFactor(const Product *product, Side side) const;
  /// Factors that share the tensor of `factor` and sum over its other axes.
  SmallVector<const Factor *> getComplements(const Factor &factor) const;

  std::optional<Side> findWeight(const Product &forward,
                                 const Product *sharesLhs,
                                 const Product *sharesRhs);
  bool isMarkedWeight(const Product &product, Side side);
  bool mayBe(const Product &product, ProductRole role) const;
  void assign(Product &product, ProductRole role, Side otherFactor,
              Product *forward);
  bool pairUp(Product &gradient, Product &forward, Side shared);
  bool isActivation(BlockArgument argument, const Product *except) const;
  void dropActivationsReadAsWeights();

  FunctionOpInterface function;
  MutableArrayRef<std::unique_ptr<Product>> products;
  llvm::MapVector<Value, SmallVector<Factor>> factors; // by identity
};

} // namespace

static ProductRole parseRole(StringAttr role) {
  return llvm::StringSwitch<ProductRole>(role.getValue())
      .Case("forward", ProductRole::Forward)
      .Case("grad_input", ProductRole::GradInput)
      .Case("grad_weight", ProductRole::GradWeight)
      .Default(ProductRole::None);
}

/// Digits of the underlying tensor that `loops` run over.
static AxisDigits getDigits(const Product &product, Side side,
                            ArrayRef<unsigned> loops) {
  const TracedValue &root = product.getTrace(side).back();
  AffineMap map = product.view.getMap(side);
  SmallVector<Digit> digits;
  for (auto [axis, position] : llvm::enumerate(map.getResults()))
    if (llvm::is_contained(loops, cast<AffineDimExpr>(position).getPosition()))
      llvm::append_range(digits, root.axes[axis]);
  return normalizeDigits(digits, root.getType());
}

/// Products that no linear layer consists of take no part in the search.
static StringRef getUnfitReason(const Product &product) {
  const ContractionView &view = product.view;
  if (!view.isFloat())
    return "product of integers";
  if (!view.getBatchLoops().empty()) {
    bool computed = !product.arguments[0] && !product.arguments[1];
    return computed ? "batched product of two computed values (attention)"
                    : "batched product: a weight of its own for each element "
                      "of the batch is not supported";
  }
  if (view.getFreeLoops(Side::Lhs).empty() ||
      view.getFreeLoops(Side::Rhs).empty())
    return "matrix-vector product";
  return {};
}

void Finder::collectFactors() {
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
           static_cast<unsigned>(order)});
  }
}

const Factor *Finder::getFactor(const Product *product, Side side) const {
  auto it = factors.find(product->getIdentity(side));
  if (it == factors.end())
    return nullptr;
  for (const Factor &factor : it->second)
    if (factor.product == product && factor.side == side)
      return &factor;
  return nullptr;
}

SmallVector<const Factor *> Finder::getComplements(const Factor &factor) const {
  SmallVector<const Factor *> complements;
  for (const Factor &other :
       factors.find(factor.product->getIdentity(factor.side))->second)
    if (other.product != factor.product && other.summed == factor.free &&
        other.free == factor.summed)
      complements.push_back(&other);
  return complements;
}

bool Finder::isMarkedWeight(const Product &product, Side side) {
  BlockArgument argument = product.getArgument(side);
  return argument &&
         function.getArgAttr(argument.getArgNumber(), kWeightAttrName);
}

/// The weight among the two factors of `forward`, given the gradient products
/// that share them (one of them may be missing).
std::optional<Side> Finder::findWeight(const Product &forward,
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

/// Whether the product may take `role`: it has it already, or has none.
bool Finder::mayBe(const Product &product, ProductRole role) const {
  return product.role == role ||
         (product.role == ProductRole::None && !product.isExplicit);
}

void Finder::assign(Product &product, ProductRole role, Side otherFactor,
                    Product *forward) {
  product.role = role;
  product.otherFactor = otherFactor;
  product.forward = forward;
  product.reason.clear();
}

/// forward(a, b), and two later products that share a and b with it and a third
/// tensor, the gradient, with each other.
void Finder::findTriples() {
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
            sharesRhs->summed != rhs->free || sharesRhs->free != rhs->summed)
          continue;
        std::optional<Side> weight =
            findWeight(*forward, sharesLhs->product, other);
        if (!weight) {
          bool computed = !forward->arguments[0] && !forward->arguments[1];
          for (Product *product : {sharesLhs->product, other})
            product->reason =
                computed ? "product of two computed values, no weight "
                           "(attention)"
                         : "undecided which factor is the weight: the "
                           "gradients of both are returned; mark an argument "
                           "with hot.weight or the product with hot.role";
          continue;
        }
        const Factor *gx = *weight == Side::Lhs ? sharesLhs : sharesRhs;
        const Factor *gw = *weight == Side::Lhs ? sharesRhs : sharesLhs;
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

/// Whether a layer takes `argument` as its input.
bool Finder::isActivation(BlockArgument argument, const Product *except) const {
  return argument && llvm::any_of(products, [&](const auto &product) {
           return product->role == ProductRole::Forward &&
                  product.get() != except &&
                  product->getArgument(otherSide(product->otherFactor)) ==
                      argument;
         });
}

/// An argument that is added to other tensors, as a residual is, and multiplied
/// by a computed tensor, as in a dispatch to experts, looks like a weight until
/// some layer takes it as its input.
void Finder::dropActivationsReadAsWeights() {
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

/// Whether `value` was computed from the result of `source`.
static bool dependsOn(Value value, Operation *source) {
  llvm::SmallPtrSet<Operation *, 32> seen;
  SmallVector<Operation *> worklist;
  auto visit = [&](Value used) {
    Operation *op = used.getDefiningOp();
    if (!op)
      op = cast<BlockArgument>(used).getOwner()->getParentOp();
    if (!isa<FunctionOpInterface>(op) && seen.insert(op).second)
      worklist.push_back(op);
  };
  visit(value);
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    if (op->isAncestor(source))
      return true;
    op->walk([&](Operation *inner) {
      for (Value used : inner->getOperands())
        visit(used);
    });
  }
  return false;
}

/// Whether `argument` is used, other than in products, before `op`: as a tensor
/// of the forward pass then, and not only to be updated.
static bool isUsedElementwiseBefore(BlockArgument argument, Operation *op) {
  SmallVector<Value> worklist{argument};
  while (!worklist.empty()) {
    for (Operation *user : worklist.pop_back_val().getUsers()) {
      if (ContractionView::match(user))
        continue;
      if (getRelayoutSource(user))
        worklist.push_back(user->getResult(0));
      else if (user->getBlock() != op->getBlock() || user->isBeforeInBlock(op))
        return true;
    }
  }
  return false;
}

/// Reads the pair of a forward product and a later one that shares only one
/// tensor with it: the weight's gradient of a first layer, or the gradient that
/// flows through a frozen weight. Returns whether `gradient` got a role.
bool Finder::pairUp(Product &gradient, Product &forward, Side shared) {
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
  bool trains = isMarkedWeight(forward, shared) ||
                llvm::any_of(products, [](const auto &product) {
                  return product->role == ProductRole::GradWeight;
                });
  if (!trains || !mayBe(gradient, ProductRole::GradInput) ||
      isActivation(forward.getArgument(shared), &forward)) {
    gradient.reason = "shares an argument with an earlier product, but nothing "
                      "shows that this is a backward pass; mark the weight "
                      "with hot.weight or the product with hot.role";
    return false;
  }
  assign(forward, ProductRole::Forward, shared, nullptr);
  assign(gradient, ProductRole::GradInput, side, &forward);
  return true;
}

void Finder::findPairs() {
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

/// hot.role says what the product is; what it shares says which factor is what.
LogicalResult Finder::applyExplicitRoles() {
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
LogicalResult Finder::checkExplicitRoles() {
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
        if (factor->summed == other.free && factor->free == other.summed) {
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
    // Nothing shared: the gradient comes first, as frontends write it, unless
    // an argument tells where the weight is.
    product->otherFactor =
        isInput && provided[0] && !provided[1] ? Side::Lhs : Side::Rhs;
  }
  return success();
}

void Finder::explainTheRest() {
  for (auto &product : products) {
    if (product->role != ProductRole::None || !product->reason.empty())
      continue;
    product->reason =
        product->arguments[0] || product->arguments[1]
            ? "no gradient product shares its operands"
            : "product of two computed values, no weight (attention)";
  }
}

LogicalResult Finder::run() {
  collectFactors();
  if (failed(applyExplicitRoles()))
    return failure();
  findTriples();
  dropActivationsReadAsWeights();
  findPairs();
  if (failed(checkExplicitRoles()))
    return failure();
  explainTheRest();
  return success();
}

FailureOr<BackwardMatmuls>
BackwardMatmuls::analyze(FunctionOpInterface function) {
  BackwardMatmuls result;
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    std::optional<ContractionView> view = ContractionView::match(op);
    if (!view)
      return;
    auto product = std::make_unique<Product>(*view);
    for (unsigned side : {0, 1}) {
      product->traces[side] = traceRelayouts(op->getOperand(side));
      product->arguments[side] = getSourceArgument(op->getOperand(side));
    }
    result.products.push_back(std::move(product));
  });
  if (failed(Finder(function, result.products).run()))
    return failure();
  return result;
}
