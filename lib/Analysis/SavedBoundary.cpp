//===- SavedBoundary.cpp --------------------------------------------------===//
//
// Finds the point of the program that parts forward from backward.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Liveness.h"
#include "hot/Analysis/LoopStacks.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::hot;

bool mlir::hot::isView(Operation *op) {
  return isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp,
             tensor::ReshapeOp>(op);
}

std::optional<unsigned> Liveness::getPosition(Operation *op) const {
  op = block->findAncestorOpInBlock(*op);
  if (!op)
    return std::nullopt;
  return positions.lookup(op);
}

/// What `value` is a view of, or what it hands on if it is of the backward
/// part; null if it is a buffer of its own.
Value Liveness::getSource(Value value) {
  if (Value source = sources.lookup(value))
    return source;
  Operation *op = value.getDefiningOp();
  if (!op)
    return {};
  if (isView(op))
    return op->getOperand(0);
  // A piece of an argument is there as long as the argument.
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    Value whole = getBuffer(slice.getSource());
    return isa<BlockArgument>(whole) ? whole : Value();
  }
  return {};
}

/// The tensor whose elements `value` shares.
Value Liveness::getBuffer(Value value) {
  SmallVector<Value> path;
  while (true) {
    if (Value known = buffers.lookup(value)) {
      value = known;
      break;
    }
    Value source = getSource(value);
    if (!source)
      break;
    path.push_back(value);
    value = source;
  }
  for (Value passed : path)
    buffers[passed] = value;
  return value;
}

/// One block that all contractions are in, as deep as possible.
bool Liveness::findBlock() {
  Region &body = function.getFunctionBody();
  for (const LayerProduct *product : ownProducts)
    if (product->isGradient()) {
      if (!body.hasOneBlock())
        result.note = "control flow between blocks";
      else if (!isa<RankedTensorType>(product->factors[0].getType()))
        result.note = "buffers instead of tensors";
    }
  if (!body.hasOneBlock() || !result.note.empty())
    return false;
  block = &body.front();
  while (savedArguments.empty()) {
    Operation *common = nullptr;
    bool same = true;
    for (const LayerProduct *product : ownProducts) {
      Operation *op = block->findAncestorOpInBlock(*product->op);
      same &= op && op != product->op && (!common || op == common);
      common = op;
    }
    if (!same || !common || !isa<scf::ForOp>(common))
      break;
    block = cast<scf::ForOp>(common).getBody();
  }
  for (auto [position, op] : llvm::enumerate(*block))
    positions[&op] = position;
  return true;
}

void Liveness::findBoundary() {
  if (!savedArguments.empty()) {
    result.boundary = &block->front();
    return;
  }
  unsigned firstProduct = positions.size();
  for (const LayerProduct *product : ownProducts)
    if (product->isGradient())
      firstProduct = std::min(firstProduct, *getPosition(product->op));
  if (firstProduct == positions.size())
    return;
  for (const LayerProduct *product : ownProducts)
    if (product->role == ProductRole::Forward)
      if (unsigned at = *getPosition(product->op); at < firstProduct)
        boundary = std::max(boundary, at + 1);
  // What makes the first gradient.
  unsigned firstGradient = firstProduct;
  for (const LayerProduct *product : ownProducts) {
    if (!product->isGradient() || !product->gradient)
      continue;
    Value gradient = product->gradient;
    if (isa<RankedTensorType>(gradient.getType()))
      gradient = traceAcrossLoops(gradient, links).back().value;
    Operation *op = gradient.getDefiningOp();
    std::optional<unsigned> at = op ? getPosition(op) : std::nullopt;
    if (at && *at >= boundary)
      firstGradient = std::min(firstGradient, *at);
  }
  for (Value returned : block->getTerminator()->getOperands()) {
    Operation *op = getBuffer(returned).getDefiningOp();
    std::optional<unsigned> at = op ? getPosition(op) : std::nullopt;
    if (at && *at < firstGradient)
      boundary = std::max(boundary, *at + 1);
  }
  result.boundary = &*std::next(block->begin(), boundary);
}
