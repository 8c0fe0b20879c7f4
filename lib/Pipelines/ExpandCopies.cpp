//===- ExpandCopies.cpp ---------------------------------------------------===//
//
// The pass hot-expand-copies.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Pipelines/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::hot {
#define GEN_PASS_DEF_EXPANDCOPIESPASS
#include "hot/Pipelines/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;

namespace {
struct ExpandCopiesPass final
    : hot::impl::ExpandCopiesPassBase<ExpandCopiesPass> {
  void runOnOperation() override {
    getOperation().walk([](memref::CopyOp op) {
      auto type = dyn_cast<MemRefType>(op.getSource().getType());
      if (!type || !isa<MemRefType>(op.getTarget().getType()))
        return;
      OpBuilder b(op);
      AffineMap identity = b.getMultiDimIdentityMap(type.getRank());
      SmallVector<AffineMap> maps(2, identity);
      SmallVector<utils::IteratorType> iterators(type.getRank(),
                                                 utils::IteratorType::parallel);
      linalg::GenericOp::create(
          b, op.getLoc(), op.getSource(), op.getTarget(), maps, iterators,
          [](OpBuilder &nested, Location loc, ValueRange args) {
            linalg::YieldOp::create(nested, loc, args[0]);
          });
      op.erase();
    });
  }
};
} // namespace
