//===- DataFlow.cpp -------------------------------------------------------===//
//
// Walks uses and definitions between a tensor and the function's boundary.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Analysis/DataFlow.h"
#include "hot/Analysis/ContractionView.h"
#include "hot/Analysis/Relayout.h"
#include "hot/Analysis/WindowProduct.h"
#include "hot/Dialect/Hot/IR/Hot.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::hot;

Value mlir::hot::getLoopInvariant(BlockArgument argument) {
  auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
  if (!loop || argument == loop.getInductionVar())
    return {};
  OpOperand *init = loop.getTiedLoopInit(argument);
  OpOperand *yielded = loop.getTiedLoopYieldedValue(argument);
  return init && yielded && yielded->get() == argument ? init->get() : Value();
}

BlockArgument mlir::hot::getSourceArgument(Value tensor,
                                           const SavedLinks &links) {
  while (true) {
    if (auto argument = dyn_cast<BlockArgument>(tensor)) {
      bool ofFunction =
          isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
      tensor =
          ofFunction ? links.getSaved(argument) : getLoopInvariant(argument);
      if (ofFunction && !tensor)
        return argument;
    } else if (auto slice = tensor.getDefiningOp<tensor::ExtractSliceOp>()) {
      tensor = slice.getSource();
    } else {
      tensor = getRelayoutSource(tensor.getDefiningOp());
    }
    if (!tensor)
      return {};
  }
}

/// Whether each element of the op's results depends on one element of each
/// operand only.
static bool isElementwise(Operation *op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return linalgOp.getNumParallelLoops() == linalgOp.getNumLoops();
  return op->hasTrait<OpTrait::Elementwise>();
}

ReachedResult mlir::hot::getReachedResult(Value tensor) {
  ReachedResult best;
  SmallVector<std::pair<Value, ResultPath>> worklist{
      {tensor, ResultPath::Relayout}};
  llvm::DenseMap<Value, ResultPath> seen;
  while (!worklist.empty()) {
    auto [value, path] = worklist.pop_back_val();
    ResultPath &known = seen[value];
    if (known >= path)
      continue;
    known = path;
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      if (user->hasTrait<OpTrait::ReturnLike>()) {
        Operation *parent = user->getParentOp();
        if (auto function = dyn_cast<FunctionOpInterface>(parent)) {
          if (path > best.path &&
              !function.getResultAttr(use.getOperandNumber(), kSavedAttrName))
            best = {path, use.getOperandNumber()};
        } else if (auto loop = dyn_cast<scf::ForOp>(parent)) {
          worklist.push_back({loop.getResult(use.getOperandNumber()),
                              ResultPath::Elementwise});
        }
        continue;
      }
      ResultPath next = path;
      if (!getRelayoutSource(user) || use.getOperandNumber() != 0) {
        bool collects = isa<tensor::InsertSliceOp>(user);
        if (!collects && !isElementwise(user))
          continue;
        // The init of a linalg op says nothing unless the body reads it.
        auto linalgOp = dyn_cast<linalg::LinalgOp>(user);
        if (linalgOp && !linalgOp.payloadUsesValueFromOperand(&use))
          continue;
        next = ResultPath::Elementwise;
      }
      for (Value result : user->getResults())
        if (isa<RankedTensorType>(result.getType()))
          worklist.push_back({result, next});
    }
  }
  return best;
}

bool mlir::hot::dependsOn(Value value, Operation *source) {
  llvm::SmallPtrSet<Operation *, 32> seen;
  SmallVector<Operation *> worklist;
  std::function<void(Value)> visit = [&](Value used) {
    Operation *op = used.getDefiningOp();
    if (!op)
      op = cast<BlockArgument>(used).getOwner()->getParentOp();
    // An induction variable depends on the bounds, not on what the loop does.
    auto loop = dyn_cast<scf::ForOp>(op);
    if (loop && used == loop.getInductionVar()) {
      for (Value bound :
           {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()})
        visit(bound);
      return;
    }
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

bool mlir::hot::isUsedElementwiseBefore(BlockArgument argument, Operation *op) {
  SmallVector<Value> worklist{argument};
  while (!worklist.empty()) {
    for (Operation *user : worklist.pop_back_val().getUsers()) {
      if (ContractionView::match(user) || matchWindowProduct(user) ||
          user->hasTrait<OpTrait::ReturnLike>())
        continue;
      // A reversal reads its source in the body.
      SmallVector<AffineExpr> positions;
      if (isa<tensor::ExtractOp>(user) &&
          isa<linalg::GenericOp>(user->getParentOp()))
        user = user->getParentOp();
      if (getReversalSource(user, positions)) {
        worklist.push_back(user->getResult(0));
        continue;
      }
      if (getRelayoutSource(user) || isa<tensor::ExtractSliceOp>(user))
        worklist.push_back(user->getResult(0));
      else if (user->getBlock() != op->getBlock() || user->isBeforeInBlock(op))
        return true;
    }
  }
  return false;
}
