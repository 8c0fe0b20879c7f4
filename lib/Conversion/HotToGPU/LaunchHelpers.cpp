//===- LaunchHelpers.cpp --------------------------------------------------===//
//
// Host side of a launch: sizes, destinations, the operation itself.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "LaunchHelpers.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::hot;

OpFoldResult Sizes::ofTensor(Value tensor, int64_t axis) {
  return tensor::getMixedSize(b, loc, tensor, axis);
}

OpFoldResult Sizes::ceilDiv(OpFoldResult size, int64_t divisor) {
  return affine::makeComposedFoldedAffineApply(
      b, loc, b.getAffineDimExpr(0).ceilDiv(divisor), {size});
}

OpFoldResult Sizes::mul(OpFoldResult x, OpFoldResult y) {
  std::optional<int64_t> a = getConstantIntValue(x), c = getConstantIntValue(y);
  if (a && c)
    return get(*a * *c);
  if (a || c)
    return affine::makeComposedFoldedAffineApply(
        b, loc, b.getAffineDimExpr(0) * (a ? *a : *c), {a ? y : x});
  return arith::MulIOp::create(b, loc, toValue(x), toValue(y)).getResult();
}

OpFoldResult Sizes::atLeastOne(OpFoldResult size) {
  if (std::optional<int64_t> value = getConstantIntValue(size))
    return get(std::max<int64_t>(*value, 1));
  return arith::MaxUIOp::create(b, loc, toValue(size), toValue(get(1)))
      .getResult();
}

OpFoldResult Sizes::atMost(OpFoldResult size, int64_t limit) {
  if (std::optional<int64_t> value = getConstantIntValue(size))
    return get(std::min<int64_t>(*value, limit));
  return arith::MinUIOp::create(b, loc, toValue(size), toValue(get(limit)))
      .getResult();
}

Value Sizes::toValue(OpFoldResult size) {
  return getValueOrCreateConstantIndexOp(b, loc, size);
}

Value Sizes::empty(ArrayRef<OpFoldResult> shape, Type elementType) {
  return tensor::EmptyOp::create(b, loc, shape, elementType);
}

ResultRange hot::emitLaunch(OpBuilder &b, Location loc, const Kernel &kernel,
                            OpFoldResult blocks, ValueRange inputs,
                            ValueRange outs, bool accumulate) {
  Sizes sizes(b, loc);
  Value one = sizes.toValue(sizes.get(1));
  auto launch = LaunchKernelOp::create(
      b, loc, outs.getTypes(), kernel.symbol,
      sizes.toValue(sizes.atLeastOne(blocks)), one, one, inputs, outs,
      b.getDenseI32ArrayAttr({kernel.threads, 1, 1}),
      b.getI32IntegerAttr(kernel.sharedBytes),
      accumulate ? b.getUnitAttr() : UnitAttr());
  return launch->getResults();
}
