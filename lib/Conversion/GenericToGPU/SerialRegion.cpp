//===- SerialRegion.cpp - Code that one thread runs -----------------------===//
//
// What may run in a one-thread kernel, and how it is written there.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "SerialRegion.h"
#include "LaunchBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace mlir::hot;

/// Points of one linalg operation, or elements of one copy, that are too few to
/// be worth a launch for each time the loop around runs.
static constexpr int64_t kSmallWork = 64;

/// Bytes of one buffer that may be local to the thread.
static constexpr int64_t kLocalBytes = 256;

static bool isSmall(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && memref.hasStaticShape() &&
         memref.getNumElements() <= kSmallWork;
}

static Value getRoot(Value memref) {
  while (auto view = memref.getDefiningOp<ViewLikeOpInterface>())
    memref = view.getViewSource();
  return memref;
}

/// Buffers that a loop carries can be copied into one place if each is made in
/// the loop's body.
static bool canCarry(scf::ForOp loop) {
  for (auto [arg, yielded] :
       llvm::zip_equal(loop.getRegionIterArgs(), loop.getYieldedValues())) {
    if (!isa<MemRefType>(arg.getType()) || arg == yielded)
      continue;
    auto alloc = getRoot(yielded).getDefiningOp<memref::AllocOp>();
    if (!isSmall(arg.getType()) || !alloc || !loop->isAncestor(alloc))
      return false;
  }
  return true;
}

static bool canRunHere(Operation *op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
    std::optional<int64_t> iterations = getStaticIterations(linalgOp);
    return iterations && *iterations <= kSmallWork;
  }
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return isSmall(copy.getTarget().getType()) ||
           isSmall(copy.getSource().getType());
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return alloc.getType().hasStaticShape();
  if (isa<memref::LoadOp, memref::StoreOp, cf::AssertOp>(op))
    return true;
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return canCarry(loop);
  if (isa<scf::IfOp, scf::IndexSwitchOp>(op))
    return llvm::all_of(op->getResultTypes(), [](Type type) {
      return !isa<MemRefType>(type) || isSmall(type);
    });
  if (isa<scf::WhileOp>(op))
    return llvm::none_of(op->getOperandTypes(), llvm::IsaPred<MemRefType>);
  return op->hasTrait<OpTrait::IsTerminator>() || isMemoryEffectFree(op);
}

bool hot::canRunSerially(Operation *op) {
  WalkResult result = op->walk<WalkOrder::PreOrder>([](Operation *inner) {
    if (!canRunHere(inner))
      return WalkResult::interrupt();
    // The body of a linalg operation is judged by its number of points.
    return isa<linalg::LinalgOp>(inner) ? WalkResult::skip()
                                        : WalkResult::advance();
  });
  return !result.wasInterrupted();
}

bool hot::touchesMemory(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        return isa<memref::LoadOp, memref::StoreOp, memref::CopyOp,
                   linalg::LinalgOp>(inner)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// for iter_args(%a = %init) { .. yield %b }
///   ==> copy %init to %place; for { .. copy %b to %place }
/// since %b lies in a buffer of the body, which the next iteration reuses.
static void carryInPlace(scf::ForOp loop, IRRewriter &rewriter) {
  Location loc = loop.getLoc();
  SmallVector<Value> yielded(loop.getYieldedValues());
  for (auto [number, arg] : llvm::enumerate(loop.getRegionIterArgs())) {
    auto type = dyn_cast<MemRefType>(arg.getType());
    if (!type || arg == yielded[number])
      continue;
    rewriter.setInsertionPoint(loop);
    auto plain = MemRefType::get(type.getShape(), type.getElementType());
    Value place = memref::AllocOp::create(rewriter, loc, plain);
    memref::CopyOp::create(rewriter, loc, loop.getInitArgs()[number], place);
    Value shown = place;
    if (plain != type)
      shown = memref::CastOp::create(rewriter, loc, type, place);
    rewriter.setInsertionPoint(loop.getBody()->getTerminator());
    memref::CopyOp::create(rewriter, loc, yielded[number], place);
    loop.getBody()->getTerminator()->setOperand(number, shown);
    rewriter.replaceAllUsesWith(arg, shown);
    rewriter.replaceAllUsesWith(loop.getResult(number), shown);
    loop.getInitArgsMutable()[number].set(shown);
  }
}

/// %r = if { yield %a } else { yield %b }
///   ==> if { copy %a to %place } else { copy %b to %place }
static void joinInPlace(Operation *op, IRRewriter &rewriter) {
  Location loc = op->getLoc();
  for (OpResult result : op->getResults()) {
    auto type = dyn_cast<MemRefType>(result.getType());
    if (!type)
      continue;
    rewriter.setInsertionPoint(op);
    auto plain = MemRefType::get(type.getShape(), type.getElementType());
    Value place = memref::AllocOp::create(rewriter, loc, plain);
    Value shown = place;
    if (plain != type)
      shown = memref::CastOp::create(rewriter, loc, type, place);
    for (Region &region : op->getRegions()) {
      Operation *yield = region.front().getTerminator();
      rewriter.setInsertionPoint(yield);
      memref::CopyOp::create(
          rewriter, loc, yield->getOperand(result.getResultNumber()), place);
      yield->setOperand(result.getResultNumber(), shown);
    }
    rewriter.replaceAllUsesWith(result, shown);
  }
}

/// A buffer of the body is made once: local if small, by the host otherwise.
static void placeBuffer(memref::AllocOp alloc, gpu::LaunchOp launch,
                        IRRewriter &rewriter) {
  MemRefType type = alloc.getType();
  int64_t bits =
      type.getElementType().isIntOrFloat() ? type.getElementTypeBitWidth() : 64;
  if (type.getNumElements() * llvm::divideCeil(bits, 8) > kLocalBytes) {
    alloc->moveBefore(launch);
    return;
  }
  rewriter.setInsertionPointToStart(&launch.getBody().front());
  Value local = memref::AllocaOp::create(rewriter, alloc.getLoc(), type);
  rewriter.replaceOp(alloc, local);
}

LogicalResult hot::lowerSerialBody(gpu::LaunchOp launch) {
  IRRewriter rewriter(launch.getContext());
  SmallVector<Operation *> regions;
  launch.getBody().walk([&](Operation *op) {
    if (isa<scf::ForOp, scf::IfOp, scf::IndexSwitchOp>(op))
      regions.push_back(op);
  });
  for (Operation *op : regions) {
    if (auto loop = dyn_cast<scf::ForOp>(op))
      carryInPlace(loop, rewriter);
    else
      joinInPlace(op, rewriter);
  }

  SmallVector<memref::CopyOp> copies;
  launch.getBody().walk([&](memref::CopyOp copy) { copies.push_back(copy); });
  for (memref::CopyOp copy : copies) {
    rewriter.setInsertionPoint(copy);
    linalg::CopyOp::create(rewriter, copy.getLoc(), copy.getSource(),
                           copy.getTarget());
    rewriter.eraseOp(copy);
  }
  SmallVector<linalg::LinalgOp> ops;
  launch.getBody().walk([&](linalg::LinalgOp op) { ops.push_back(op); });
  for (linalg::LinalgOp op : ops) {
    rewriter.setInsertionPoint(op);
    if (failed(linalg::linalgOpToLoops(rewriter, op)))
      return op->emitError() << "cannot be written as loops";
    rewriter.eraseOp(op);
  }

  SmallVector<memref::AllocOp> allocs;
  launch.getBody().walk(
      [&](memref::AllocOp alloc) { allocs.push_back(alloc); });
  for (memref::AllocOp alloc : allocs)
    placeBuffer(alloc, launch, rewriter);
  return success();
}
