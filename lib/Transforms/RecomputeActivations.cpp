//===- RecomputeActivations.cpp -------------------------------------------===//
//
// What to save is a minimum cut: every way from what is dear to make to what
// the backward part reads passes a saved value.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "RecomputeActivations.h"
#include "hot/Analysis/Relayout.h"
#include "hot/Dialect/Hot/IR/Hot.h"
#include "hot/Support/VertexCut.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::hot;

namespace {

class Recomputer {
public:
  explicit Recomputer(Operation *boundary)
      : boundary(boundary), block(boundary->getBlock()) {}
  unsigned run();

private:
  /// Uses of one value in the backward part, by the ops of the block that they
  /// are in.
  struct Needed {
    SmallVector<OpOperand *> uses;
    Operation *first = nullptr;
  };

  void findNeeded();
  unsigned addToGraph(Value value);
  Value make(Value value, OpBuilder &b, IRMapping &made);

  bool isOfForward(Value value) const {
    Operation *op = value.getDefiningOp();
    return op && op->getBlock() == block && op->isBeforeInBlock(boundary);
  }
  bool isReturned(Value value) const {
    return llvm::is_contained(value.getUsers(), block->getTerminator());
  }

  Operation *boundary;
  Block *block;
  llvm::MapVector<Value, Needed> needed;
  VertexCut graph;
  llvm::DenseMap<Value, unsigned> nodes;
  SmallVector<Value> values; // of the nodes
  llvm::DenseSet<Value> saved;
};

} // namespace

/// A tensor of no elements that are read, or of elements that are constants.
static bool isConstant(Value value) {
  Operation *op = value.getDefiningOp();
  return op && (op->hasTrait<OpTrait::ConstantLike>() ||
                isa<tensor::EmptyOp, linalg::FillOp, tensor::SplatOp>(op));
}

/// Ops that cost a pass over their operands and no more.
static bool isCheap(Operation *op) {
  if (!isMemoryEffectFree(op) || op->getNumResults() != 1 ||
      !isa<RankedTensorType>(op->getResult(0).getType()))
    return false;
  if (isa<linalg::GenericOp, linalg::MapOp, linalg::BroadcastOp>(op) ||
      getRelayoutSource(op)) {
    // A tensor that the body reads from outside is no operand.
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    if (llvm::any_of(captured, [](Value value) {
          return isa<ShapedType>(value.getType());
        }))
      return false;
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    return !linalgOp ||
           linalgOp.getNumParallelLoops() == linalgOp.getNumLoops();
  }
  return op->hasTrait<OpTrait::Elementwise>();
}

/// Bytes, with 1024 for a size that is not known.
static int64_t getCost(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.getElementType().isIntOrFloat())
    return 1;
  int64_t bits = tensor.getElementTypeBitWidth();
  for (int64_t size : tensor.getShape())
    if (llvm::MulOverflow(bits, ShapedType::isDynamic(size) ? 1024 : size,
                          bits))
      return std::numeric_limits<int64_t>::max();
  return std::max<int64_t>(bits / 8, 1);
}

void Recomputer::findNeeded() {
  for (auto it = boundary->getIterator(), end = std::prev(block->end());
       it != end; ++it)
    it->walk([&](Operation *op) {
      for (OpOperand &operand : op->getOpOperands()) {
        if (!isOfForward(operand.get()) || isa<tensor::DimOp>(op) ||
            !isa<RankedTensorType>(operand.get().getType()))
          continue;
        Needed &need = needed[operand.get()];
        need.uses.push_back(&operand);
        if (!need.first)
          need.first = &*it;
      }
    });
}

/// The node of `value` and of what it is made from, operands first. No
/// recursion: a chain of cheap ops may be as long as the program.
unsigned Recomputer::addToGraph(Value value) {
  SmallVector<Value> stack{value};
  while (!stack.empty()) {
    Value top = stack.back();
    if (nodes.contains(top)) {
      stack.pop_back();
      continue;
    }
    Operation *op = top.getDefiningOp();
    // Arguments, constants and what is returned are there anyway.
    bool isThere = !isOfForward(top) || isConstant(top) || isReturned(top);
    bool cheap = !isThere && isCheap(op);
    if (cheap) {
      size_t before = stack.size();
      for (Value operand : op->getOperands())
        if (isa<RankedTensorType>(operand.getType()) &&
            !nodes.contains(operand))
          stack.push_back(operand);
      if (stack.size() != before)
        continue;
    }
    unsigned node = graph.addNode(getCost(top.getType()));
    nodes[top] = node;
    values.push_back(top);
    if (cheap) {
      for (Value operand : op->getOperands())
        if (isa<RankedTensorType>(operand.getType()))
          graph.addEdge(nodes.lookup(operand), node);
    } else if (!isThere) {
      graph.addSource(node);
    }
    stack.pop_back();
  }
  return nodes.lookup(value);
}

/// `value`, made again from what is saved where `b` stands.
Value Recomputer::make(Value value, OpBuilder &b, IRMapping &made) {
  SmallVector<Value> stack{value};
  while (!stack.empty()) {
    Value top = stack.back();
    Operation *op = top.getDefiningOp();
    if (made.contains(top) || !isOfForward(top) || isConstant(top) ||
        isReturned(top) || saved.contains(top)) {
      stack.pop_back();
      continue;
    }
    size_t before = stack.size();
    for (Value operand : op->getOperands())
      if (isa<RankedTensorType>(operand.getType()) && isOfForward(operand) &&
          !isConstant(operand) && !isReturned(operand) &&
          !saved.contains(operand) && !made.contains(operand))
        stack.push_back(operand);
    if (stack.size() != before)
      continue;
    b.clone(*op, made)->setAttr(kRecomputedAttrName, b.getUnitAttr());
    stack.pop_back();
  }
  return made.lookupOrDefault(value);
}

unsigned Recomputer::run() {
  findNeeded();
  for (auto &[value, need] : needed)
    graph.addTarget(addToGraph(value));
  for (unsigned node : graph.run())
    saved.insert(values[node]);

  unsigned count = 0;
  OpBuilder b(boundary->getContext());
  for (auto &[value, need] : needed) {
    if (saved.contains(value) || isConstant(value) || isReturned(value))
      continue;
    b.setInsertionPoint(need.first);
    IRMapping made;
    Value again = make(value, b, made);
    for (OpOperand *use : need.uses)
      use->set(again);
    ++count;
  }
  return count;
}

unsigned mlir::hot::recomputeCheapValues(Operation *boundary) {
  return Recomputer(boundary).run();
}
