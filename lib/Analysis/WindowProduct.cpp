//===- WindowProduct.cpp --------------------------------------------------===//
//
// Takes zeros out of the operands of a convolution or of one of its gradients,
// and views what is left as a contraction.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Analysis/WindowProduct.h"
#include "TensorAccess.h"

using namespace mlir;
using namespace mlir::hot;

std::optional<LinearPosition>
mlir::hot::getLinearPosition(AffineExpr position, ArrayRef<int64_t> sizes) {
  LinearPosition linear;
  if (auto constant = dyn_cast<AffineConstantExpr>(position)) {
    linear.offset = constant.getValue();
    return linear;
  }
  if (auto loop = dyn_cast<AffineDimExpr>(position)) {
    if (sizes[loop.getPosition()] != 1)
      linear.terms.push_back({loop.getPosition(), 1});
    return linear;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(position);
  if (!binary || (position.getKind() != AffineExprKind::Add &&
                  position.getKind() != AffineExprKind::Mul))
    return std::nullopt;
  auto lhs = getLinearPosition(binary.getLHS(), sizes);
  auto rhs = getLinearPosition(binary.getRHS(), sizes);
  if (!lhs || !rhs)
    return std::nullopt;
  if (position.getKind() == AffineExprKind::Mul) {
    if (!rhs->terms.empty())
      std::swap(lhs, rhs);
    if (!rhs->terms.empty())
      return std::nullopt;
    for (auto &[loop, factor] : lhs->terms)
      factor *= rhs->offset;
    lhs->offset *= rhs->offset;
    return lhs;
  }
  for (auto [loop, factor] : rhs->terms) {
    auto same = llvm::find_if(lhs->terms, [loop = loop](const auto &term) {
      return term.first == loop;
    });
    if (same == lhs->terms.end())
      lhs->terms.push_back({loop, factor});
    else
      same->second += factor;
  }
  llvm::erase_if(lhs->terms, [](const auto &term) { return term.second == 0; });
  lhs->offset += rhs->offset;
  return lhs;
}

std::optional<std::pair<int64_t, int64_t>>
mlir::hot::getBounds(AffineExpr position, const ContractionView &view) {
  SmallVector<int64_t> sizes;
  for (unsigned loop = 0, e = view.getResultMap().getNumDims(); loop != e;
       ++loop)
    sizes.push_back(view.getExtent(loop));
  auto linear = getLinearPosition(position, sizes);
  if (!linear)
    return std::nullopt;
  int64_t low = linear->offset, high = linear->offset;
  for (auto [loop, factor] : linear->terms) {
    if (ShapedType::isDynamic(sizes[loop]))
      return std::nullopt;
    (factor < 0 ? low : high) += factor * (sizes[loop] - 1);
  }
  return std::pair(low, high);
}

bool mlir::hot::isGrouped(const ContractionView &view) {
  return llvm::any_of(view.getBatchLoops(),
                      [&](unsigned loop) { return isProperLoop(view, loop); });
}

namespace {
class WindowMatcher {
public:
  explicit WindowMatcher(ProductParts parts) : parts(std::move(parts)) {}
  std::optional<WindowProduct> run();

private:
  bool isSummed(unsigned loop) const {
    return !parts.maps[2].isFunctionOfDim(loop) &&
           parts.maps[0].isFunctionOfDim(loop) &&
           parts.maps[1].isFunctionOfDim(loop);
  }
  void replaceLoop(unsigned loop, AffineExpr by, int64_t size);
  void dropZeros(unsigned side);
  bool isPlain(const TensorAccess &access) const;
  const TensorAccess *choose(unsigned side) const;

  ProductParts parts;
  SmallVector<TensorAccess> chains[2];
};
} // namespace

void WindowMatcher::replaceLoop(unsigned loop, AffineExpr by, int64_t size) {
  AffineExpr old = getAffineDimExpr(loop, by.getContext());
  for (SmallVector<TensorAccess> &chain : chains)
    for (TensorAccess &access : chain)
      for (AxisAccess &axis : access.axes)
        axis.position = simplifyAffineExpr(axis.position.replace(old, by),
                                           parts.sizes.size(), 0);
  parts.sizes[loop] = size;
}

/// A loop that is summed over, and reads one operand at loop * divisor + offset
/// only: the other iterations add zeros.
void WindowMatcher::dropZeros(unsigned side) {
  unsigned numAxes = chains[side].back().axes.size();
  for (unsigned number = 0; number != numAxes; ++number) {
    const TensorAccess &last = chains[side].back();
    const AxisAccess &axis = last.axes[number];
    int64_t size = last.getType().getDimSize(number);
    auto linear = getLinearPosition(axis.position, parts.sizes);
    if (axis.inside || ShapedType::isDynamic(size) || !linear ||
        linear->terms.size() != 1 || linear->terms.front().second != 1)
      continue;
    unsigned loop = linear->terms.front().first;
    int64_t first = -linear->offset;
    int64_t end = first + axis.divisor * (size - 1);
    if (!isSummed(loop) || ShapedType::isDynamic(parts.sizes[loop]) ||
        first < 0 || end >= parts.sizes[loop])
      continue;
    AffineExpr old = getAffineDimExpr(loop, parts.op.getContext());
    replaceLoop(loop, old * axis.divisor + first, size);
    // In all layouts without the zeros, the loop counts the elements now.
    for (TensorAccess &access : chains[side])
      for (auto [axisNumber, changed] : llvm::enumerate(access.axes)) {
        auto position = getLinearPosition(changed.position, parts.sizes);
        if (!position || position->offset != 0 ||
            !changed.position.isFunctionOfDim(loop) ||
            access.getType().getDimSize(axisNumber) != size)
          continue;
        if (position->terms.empty() ||
            (position->terms.size() == 1 &&
             position->terms.front() == std::pair(loop, changed.divisor)))
          changed = {old};
      }
  }
}

/// Whether the access is one of a contraction.
bool WindowMatcher::isPlain(const TensorAccess &access) const {
  return llvm::all_of(access.axes, [&](const AxisAccess &axis) {
    auto linear = getLinearPosition(axis.position, parts.sizes);
    return axis.inside && axis.divisor == 1 && linear && linear->offset == 0 &&
           (linear->terms.empty() ||
            (linear->terms.size() == 1 && linear->terms.front().second == 1));
  });
}

/// The nearest tensor of the operand that is read as in a contraction, else the
/// furthest: there x is before it is padded.
const TensorAccess *WindowMatcher::choose(unsigned side) const {
  const TensorAccess *chosen = nullptr;
  for (const TensorAccess &access : chains[side]) {
    if (!access.exact || !access.sameStatics)
      break;
    if (llvm::any_of(access.axes,
                     [](const AxisAccess &axis) { return axis.divisor != 1; }))
      continue;
    chosen = &access;
    if (isPlain(access))
      break;
  }
  return chosen;
}

std::optional<WindowProduct> WindowMatcher::run() {
  absorbSumOfResult(parts);
  for (unsigned side : {0, 1})
    chains[side] =
        traceAccess(parts.operands[side], parts.maps[side], parts.sizes);
  for (unsigned side : {0, 1})
    dropZeros(side);
  unsigned numLoops = parts.sizes.size();
  Value sources[2];
  AffineMap sourceMaps[2];
  for (unsigned side : {0, 1}) {
    const TensorAccess *chosen = choose(side);
    if (!chosen)
      return std::nullopt;
    // Loops of one iteration go with axes that the chosen tensor may lack, but
    // remain the operand's: any axis of it may have them.
    AffineMap map = chosen->getMap(numLoops);
    for (unsigned loop = 0; loop != numLoops; ++loop)
      if (parts.maps[side].isFunctionOfDim(loop) && !map.isFunctionOfDim(loop))
        map = AffineMap::get(
            numLoops, 0,
            llvm::map_to_vector(llvm::enumerate(map.getResults()),
                                [&](auto axis) -> AffineExpr {
                                  return axis.index() == 0
                                             ? axis.value() +
                                                   getAffineDimExpr(
                                                       loop, map.getContext())
                                             : axis.value();
                                }),
            map.getContext());
    parts.operands[side] = chosen->value;
    parts.maps[side] = map;
    sources[side] = chains[side].back().value;
    sourceMaps[side] = chains[side].back().getMap(numLoops);
  }
  std::optional<ContractionView> view =
      ContractionView::create(std::move(parts), /*windows=*/true);
  if (!view)
    return std::nullopt;
  return WindowProduct{
      *view, {sources[0], sources[1]}, {sourceMaps[0], sourceMaps[1]}};
}

std::optional<WindowProduct> mlir::hot::matchWindowProduct(Operation *op) {
  std::optional<ProductParts> parts = matchSumOfProducts(op);
  if (!parts)
    return std::nullopt;
  bool isPlain = true, isLinear = true;
  for (AffineMap map : parts->maps) {
    isPlain &= map.isProjectedPermutation();
    isLinear &= llvm::all_of(map.getResults(), [&](AffineExpr position) {
      return getLinearPosition(position, parts->sizes).has_value();
    });
  }
  // The result is written at its own loops.
  if (isPlain || !isLinear || !parts->maps[2].isProjectedPermutation())
    return std::nullopt;
  return WindowMatcher(std::move(*parts)).run();
}
