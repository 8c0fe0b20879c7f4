//===- SavedActivations.cpp -----------------------------------------------===//
//
// Finds the boundary, then walks the backward part once and collects what it
// reads of the forward part.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Analysis/SavedActivations.h"
#include "hot/Analysis/DataFlow.h"
#include "hot/Analysis/LoopStacks.h"
#include "hot/Dialect/Hot/IR/Hot.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::hot;

namespace mlir::hot {
class Liveness {
public:
  Liveness(FunctionOpInterface function, const LayerProducts &products,
           const SavedActivations::Links &links, SavedActivations &result)
      : function(function), products(products), links(links), result(result) {}
  void run();

private:
  bool findBlock();
  void findBoundary();
  void findRecomputable();
  void walkBackward();
  void sortOut();
  void classify(SavedTensor &tensor);
  void markCopies();

  /// Number of the op of the block that `op` is in; none outside the block.
  std::optional<unsigned> getPosition(Operation *op) const;
  bool isForward(Value value) const;
  bool isFree(Value value) const;
  Value getSource(Value value);
  Value getBuffer(Value value);
  Value getOrigin(Value value) const;

  FunctionOpInterface function;
  const LayerProducts &products;
  const SavedActivations::Links &links;
  SavedActivations &result;

  Block *block = nullptr;
  llvm::DenseMap<Operation *, unsigned> positions;
  unsigned boundary = 0;
  /// Ops of the forward part whose results depend on constants alone.
  llvm::DenseSet<Operation *> freeOps;
  /// What a value of the backward part is a view, another layout or a piece of.
  llvm::DenseMap<Value, Value> sources;
  /// Buffers from before the boundary and who reads them after it.
  llvm::MapVector<Value, SmallVector<Operation *>> readers;
  llvm::DenseMap<Value, Value> buffers;
};
} // namespace mlir::hot

/// Whether the op's result is the buffer of its first operand.
static bool isView(Operation *op) {
  return isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp,
             tensor::ReshapeOp>(op);
}

/// Whether the op hands on what its first operand holds, in a form of its own.
static bool handsOn(Operation *op) {
  return isView(op) ||
         isa<tensor::ExtractSliceOp, HadamardOp, LowRankOp, QuantizeOp>(op) ||
         getRelayoutSource(op);
}

/// Whether the op reads the elements of the operand.
static bool readsElements(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (isa<tensor::DimOp, tensor::EmptyOp>(op) ||
      !isa<RankedTensorType>(operand.get().getType()))
    return false;
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return linalgOp.payloadUsesValueFromOperand(&operand);
  if (auto matmul = dyn_cast<ScaledMatmulOp>(op))
    return &operand != &matmul.getInitMutable() || matmul.getAccumulate();
  if (isa<HadamardOp, LowRankOp, ExpandOp, QuantizeOp, DequantizeOp>(op))
    return !cast<DestinationStyleOpInterface>(op).isDpsInit(&operand);
  return true;
}

std::optional<unsigned> Liveness::getPosition(Operation *op) const {
  op = block->findAncestorOpInBlock(*op);
  if (!op)
    return std::nullopt;
  return positions.lookup(op);
}

bool Liveness::isForward(Value value) const {
  Operation *op = value.getDefiningOp();
  return op && op->getBlock() == block && positions.lookup(op) < boundary;
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
  if (!body.hasOneBlock()) {
    result.note = "control flow between blocks";
    return false;
  }
  block = &body.front();
  while (links.empty()) {
    Operation *common = nullptr;
    bool same = true;
    for (const LayerProduct &product : products.getProducts()) {
      Operation *op = block->findAncestorOpInBlock(*product.op);
      same &= op && op != product.op && (!common || op == common);
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
  if (!links.empty()) {
    result.boundary = &block->front();
    return;
  }
  unsigned firstProduct = positions.size();
  for (const LayerProduct &product : products.getProducts())
    if (product.isGradient())
      firstProduct = std::min(firstProduct, *getPosition(product.op));
  if (firstProduct == positions.size())
    return;
  for (const LayerProduct &product : products.getProducts())
    if (product.role == ProductRole::Forward)
      if (unsigned at = *getPosition(product.op); at < firstProduct)
        boundary = std::max(boundary, at + 1);
  // What makes the first gradient.
  unsigned firstGradient = firstProduct;
  for (const LayerProduct &product : products.getProducts()) {
    if (!product.isGradient() || !product.gradient)
      continue;
    Value gradient = product.gradient;
    if (isa<RankedTensorType>(gradient.getType()))
      gradient = traceAcrossLoops(gradient).back().value;
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

bool Liveness::isFree(Value value) const {
  Operation *op = value.getDefiningOp();
  return op && (freeOps.contains(op) || op->hasTrait<OpTrait::ConstantLike>());
}

void Liveness::findRecomputable() {
  for (Operation &op :
       llvm::make_range(block->begin(), result.boundary->getIterator())) {
    bool free = isa<tensor::EmptyOp, tensor::DimOp>(op) ||
                (isMemoryEffectFree(&op) &&
                 !op.walk([&](Operation *inner) {
                      for (OpOperand &operand : inner->getOpOperands()) {
                        Value used = operand.get();
                        // What is made inside depends on what goes in.
                        Operation *owner = used.getParentBlock()->getParentOp();
                        bool inside = op.isAncestor(owner);
                        bool read = !isa<RankedTensorType>(used.getType()) ||
                                    readsElements(operand);
                        if (!inside && read && !isFree(used))
                          return WalkResult::interrupt();
                      }
                      return WalkResult::advance();
                    }).wasInterrupted());
    if (free)
      freeOps.insert(&op);
  }
}

void Liveness::walkBackward() {
  buffers.clear(); // of what the backward part hands on, nothing was known
  auto isSource = [&](Value buffer) {
    auto argument = dyn_cast<BlockArgument>(buffer);
    if (argument)
      return !block->getParent()->isProperAncestor(argument.getParentRegion());
    Operation *op = buffer.getDefiningOp();
    return isForward(buffer) || !block->findAncestorOpInBlock(*op);
  };
  auto visit = [&](Operation *op) {
    if (op == block->getTerminator())
      return;
    // What a loop hands from iteration to iteration unchanged.
    if (auto loop = dyn_cast<scf::ForOp>(op))
      for (BlockArgument argument : loop.getRegionIterArgs())
        if (Value before = getLoopInvariant(argument))
          sources[argument] = before;
    for (OpOperand &operand : op->getOpOperands()) {
      if (!readsElements(operand))
        continue;
      Value buffer = getBuffer(operand.get());
      if (!isSource(buffer))
        continue;
      if (handsOn(op) && operand.getOperandNumber() == 0) {
        for (Value result : op->getResults())
          sources[result] = buffer;
        continue;
      }
      if (auto loop = dyn_cast<scf::ForOp>(op))
        if (BlockArgument argument = loop.getTiedLoopRegionIterArg(&operand))
          if (sources.contains(argument))
            continue;
      SmallVector<Operation *> &known = readers[buffer];
      if (known.empty() || known.back() != op)
        known.push_back(op);
    }
  };
  for (Operation &op :
       llvm::make_range(result.boundary->getIterator(), block->end()))
    op.walk<WalkOrder::PreOrder>(visit);
}

/// What `value` holds, under any layout: of the forward function if it comes
/// from there, of the piece that a loop collects if it is a stack.
Value Liveness::getOrigin(Value value) const {
  if (auto argument = dyn_cast<BlockArgument>(value))
    if (Value linked = links.lookup(argument))
      value = linked;
  if (!isa<RankedTensorType>(value.getType()))
    return value;
  value = traceRelayouts(value).back().value;
  auto loop = value.getDefiningOp<scf::ForOp>();
  if (!loop)
    return value;
  unsigned number = cast<OpResult>(value).getResultNumber();
  auto insertion =
      loop.getYieldedValues()[number].getDefiningOp<tensor::InsertSliceOp>();
  if (!insertion || insertion.getDest() != loop.getRegionIterArg(number))
    return value;
  return traceRelayouts(insertion.getSource()).back().value;
}

void Liveness::sortOut() {
  llvm::DenseMap<Value, size_t> savedOfOrigin;
  for (auto &[buffer, ops] : readers) {
    auto argument = dyn_cast<BlockArgument>(buffer);
    Value linked = argument ? links.lookup(argument) : Value();
    if (linked) {
      // Two arguments may be views of one buffer of the forward function.
      Value origin = getBuffer(linked);
      Operation *op = origin.getDefiningOp();
      if (!op) {
        result.arguments.push_back(buffer);
        continue;
      }
      if (op->hasTrait<OpTrait::ConstantLike>() || isa<tensor::EmptyOp>(op)) {
        result.recomputable.push_back(buffer);
        continue;
      }
      auto [known, isNew] = savedOfOrigin.insert({origin, result.saved.size()});
      if (!isNew) {
        result.saved[known->second].keepers.append(ops);
        continue;
      }
    } else if (!isForward(buffer)) {
      if (!isFree(buffer))
        result.arguments.push_back(buffer);
      continue;
    } else if (isFree(buffer)) {
      if (!isa<tensor::EmptyOp>(buffer.getDefiningOp()))
        result.recomputable.push_back(buffer);
      continue;
    }
    result.saved.emplace_back(buffer);
    result.saved.back().keepers = ops;
  }
  // In the order in which they are made.
  llvm::sort(result.saved, [&](const SavedTensor &a, const SavedTensor &b) {
    auto key = [&](const SavedTensor &tensor) {
      Operation *op = tensor.value.getDefiningOp();
      return op ? std::pair(positions.lookup(op),
                            cast<OpResult>(tensor.value).getResultNumber())
                : std::pair(0u,
                            cast<BlockArgument>(tensor.value).getArgNumber());
    };
    return key(a) < key(b);
  });
}

/// Whether the op computes element by element, or sums or broadcasts over whole
/// axes.
static bool isElementwiseOrReduction(Operation *op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return llvm::all_of(linalgOp.getIndexingMapsArray(), [](AffineMap map) {
      return map.isProjectedPermutation(/*allowZeroInResults=*/true);
    });
  return isa<arith::ArithDialect, math::MathDialect>(op->getDialect());
}

void Liveness::classify(SavedTensor &tensor) {
  for (Operation *op : tensor.keepers) {
    SavedGroup group = SavedGroup::Other;
    if (const LayerProduct *product = products.lookup(op)) {
      if (product->role == ProductRole::GradWeight)
        group = SavedGroup::LinearInput;
      else if (product->role == ProductRole::None)
        group = SavedGroup::Attention;
    } else if (isElementwiseOrReduction(op)) {
      group = SavedGroup::Elementwise;
    }
    tensor.group = std::min(tensor.group, group);
  }
  Value origin = getOrigin(tensor.value);
  if (isa<BlockArgument>(origin) || getSourceArgument(origin))
    tensor.group = std::min(tensor.group, SavedGroup::Argument);
  Type type = getElementTypeOrSelf(tensor.value);
  if (origin.getDefiningOp<QuantizeOp>())
    tensor.form = cast<OpResult>(origin).getResultNumber() == 0
                      ? SavedForm::Codes
                      : SavedForm::Scales;
  else if (isa<FloatType>(type))
    tensor.form = SavedForm::Float;
}

void Liveness::markCopies() {
  llvm::DenseSet<Value> compressed;
  for (SavedTensor &tensor : result.saved) {
    if (tensor.form != SavedForm::Codes)
      continue;
    Operation *transform = nullptr;
    Value source = getUncompressed(getOrigin(tensor.value), transform);
    compressed.insert(traceRelayouts(source).back().value);
  }
  for (SavedTensor &tensor : result.saved)
    tensor.isCopyOfCompressed = tensor.form == SavedForm::Float &&
                                compressed.contains(getOrigin(tensor.value));
}

void Liveness::run() {
  if (!findBlock())
    return;
  findBoundary();
  if (!result.boundary)
    return;
  findRecomputable();
  walkBackward();
  sortOut();
  for (SavedTensor &tensor : result.saved)
    classify(tensor);
  markCopies();
}

SavedActivations SavedActivations::analyze(FunctionOpInterface function,
                                           const LayerProducts &products,
                                           const Links &links) {
  SavedActivations result;
  Liveness(function, products, links, result).run();
  return result;
}
