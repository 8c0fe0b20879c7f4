//===- WindowFactor.cpp ---------------------------------------------------===//
//
// Tells the axes that a window slides along from those of a plain contraction.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "WindowFactor.h"
#include "hot/Analysis/WindowProduct.h"

using namespace mlir;
using namespace mlir::hot;

/// Where a product reads the first value of an operand's trace. The maps were
/// found to be linear.
static SmallVector<LinearPosition> getPositions(const Product &product,
                                                Side side) {
  AffineMap map = product.traceMaps[static_cast<unsigned>(side)];
  SmallVector<int64_t> sizes;
  for (unsigned loop = 0; loop != map.getNumDims(); ++loop)
    sizes.push_back(product.view.getExtent(loop));
  return llvm::map_to_vector(map.getResults(), [&](AffineExpr position) {
    return getLinearPosition(position, sizes).value_or(LinearPosition());
  });
}

/// The position that a window of `positions` slides along by `loop`, if any.
static const LinearPosition *findSliding(ArrayRef<LinearPosition> positions,
                                         unsigned loop) {
  for (const LinearPosition &position : positions)
    if (position.terms.size() > 1 &&
        llvm::any_of(position.terms,
                     [&](const auto &term) { return term.first == loop; }))
      return &position;
  return nullptr;
}

AxisDigits mlir::hot::getDigits(const Product &product, Side side,
                                ArrayRef<unsigned> loops) {
  const TracedValue &root = product.getTrace(side).back();
  SmallVector<LinearPosition> others = getPositions(product, otherSide(side));
  SmallVector<Digit> digits;
  for (auto [axis, position] : llvm::enumerate(getPositions(product, side))) {
    if (position.terms.size() != 1)
      continue;
    unsigned loop = position.terms.front().first;
    if (llvm::is_contained(loops, loop) && !findSliding(others, loop))
      llvm::append_range(digits, root.axes[axis]);
  }
  return normalizeDigits(digits, root.getType());
}

SmallVector<WindowAxis, 0> mlir::hot::getWindows(const Product &product,
                                                 Side side) {
  const TracedValue &root = product.getTrace(side).back();
  SmallVector<LinearPosition> others = getPositions(product, otherSide(side));
  SmallVector<WindowAxis, 0> windows;
  for (auto [axis, position] : llvm::enumerate(getPositions(product, side))) {
    if (position.terms.empty())
      continue;
    auto [loop, factor] = position.terms.front();
    const LinearPosition *sliding =
        position.terms.size() == 1 ? findSliding(others, loop) : nullptr;
    if (position.terms.size() == 1 && !sliding)
      continue;
    WindowAxis window{
        normalizeDigits(root.axes[axis], root.getType()), {}, position.offset};
    if (sliding) {
      // index = factor * loop + offset, with a factor of 1 or -1.
      auto term =
          llvm::find_if(sliding->terms, [loop = loop](const auto &term) {
            return term.first == loop;
          });
      window.otherFactor = term->second * factor;
      window.otherOffset =
          sliding->offset - window.otherFactor * position.offset;
    }
    for (auto [inner, step] : position.terms)
      window.steps.push_back({step, product.view.getExtent(inner)});
    llvm::sort(window.steps);
    windows.push_back(std::move(window));
  }
  llvm::sort(windows, [](const WindowAxis &a, const WindowAxis &b) {
    auto key = [](const WindowAxis &window) {
      return window.digits.empty() ? 0 : window.digits.front().axis;
    };
    return key(a) < key(b);
  });
  return windows;
}

bool mlir::hot::areWindowsOfOneLayer(ArrayRef<WindowAxis> a,
                                     ArrayRef<WindowAxis> b) {
  return a.size() == b.size() &&
         llvm::all_of(llvm::zip_equal(a, b), [](const auto &pair) {
           const auto &[x, y] = pair;
           if (!(x.digits == y.digits))
             return false;
           if (x.slides() && y.slides())
             return x.steps == y.steps && x.offset == y.offset;
           return x.slides() || y.slides() ||
                  (x.otherFactor == -y.otherFactor &&
                   x.otherOffset == -y.otherOffset);
         });
}

std::optional<Side> mlir::hot::getFactorWithoutWindow(const Product &product) {
  auto hasWindow = [&](Side side) {
    return llvm::any_of(getWindows(product, side),
                        [](const WindowAxis &axis) { return axis.slides(); });
  };
  bool windows[2] = {hasWindow(Side::Lhs), hasWindow(Side::Rhs)};
  if (windows[0] == windows[1])
    return std::nullopt;
  return windows[0] ? Side::Rhs : Side::Lhs;
}
