//===- LaunchBuilder.cpp - Making gpu.launch ------------------------------===//
//
// What the passes that make and outline launches share.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "LaunchBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace mlir::hot;

gpu::LaunchOp hot::createLaunch(OpBuilder &builder, Location loc,
                                Value numBlocks, Value blockSize,
                                StringRef name) {
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  auto launch = gpu::LaunchOp::create(builder, loc, numBlocks, one, one,
                                      blockSize, one, one);
  launch->setAttr(kKernelNameAttr, builder.getStringAttr(name));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&launch.getBody().front());
  gpu::TerminatorOp::create(builder, loc);
  return launch;
}

bool hot::isContiguous(MemRefType type) {
  return type.getLayout().isIdentity();
}

std::optional<int64_t> hot::getStaticIterations(linalg::LinalgOp op) {
  int64_t total = 1;
  for (int64_t size : op.getStaticLoopRanges()) {
    if (ShapedType::isDynamic(size))
      return std::nullopt;
    total *= size;
  }
  return total;
}

TypedAttr hot::getSplatConstant(Value memref) {
  // All elements are equal, so that any view of it shows the same value.
  while (auto view = memref.getDefiningOp<ViewLikeOpInterface>())
    memref = view.getViewSource();
  auto get = memref.getDefiningOp<memref::GetGlobalOp>();
  if (!get)
    return {};
  auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
      get, get.getNameAttr());
  if (!global || !global.getConstant())
    return {};
  auto value =
      dyn_cast_or_null<DenseElementsAttr>(global.getConstantInitValue());
  if (!value || !value.isSplat())
    return {};
  return dyn_cast<TypedAttr>(value.getSplatValue<Attribute>());
}
