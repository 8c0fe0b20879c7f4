//===- SavedActivations.cpp -----------------------------------------------===//
//
// Walks the backward part once and collects what it reads of the forward part.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Liveness.h"
#include "hot/Analysis/DataFlow.h"
#include "hot/Analysis/LoopStacks.h"
#include "hot/Dialect/Hot/IR/Hot.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::hot;

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

bool Liveness::isForward(Value value) const {
  Operation *op = value.getDefiningOp();
  return op && op->getBlock() == block && positions.lookup(op) < boundary;
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
    if (Value saved = links.getSaved(argument))
      value = saved;
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
    Value made = buffer;
    if (savedArguments.contains(buffer)) {
      // Two arguments may be views of one buffer of the forward function. What
      // a function of several blocks returns is not known.
      Value returned = links.getSaved(cast<BlockArgument>(buffer));
      made = returned ? getBuffer(returned) : buffer;
      Operation *op = made.getDefiningOp();
      if (returned && !op) {
        result.arguments.push_back(buffer);
        continue;
      }
      if (op &&
          (op->hasTrait<OpTrait::ConstantLike>() || isa<tensor::EmptyOp>(op))) {
        result.recomputable.push_back(buffer);
        continue;
      }
      auto [known, isNew] = savedOfOrigin.insert({made, result.saved.size()});
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
    result.saved.emplace_back(buffer, made);
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
  auto argument = dyn_cast<BlockArgument>(origin);
  if ((argument && argument.getOwner() == block) ||
      getSourceArgument(origin, links))
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
    Value source = getUncompressed(getOrigin(tensor.value), transform, links);
    compressed.insert(traceRelayouts(source).back().value);
  }
  for (SavedTensor &tensor : result.saved)
    tensor.isCopyOfCompressed = tensor.form == SavedForm::Float &&
                                compressed.contains(getOrigin(tensor.value));
}

Liveness::Liveness(FunctionOpInterface function, const LayerProducts &products,
                   const SavedLinks &links, SavedActivations &result)
    : function(function), products(products), links(links), result(result),
      ownProducts(products.getProducts(function)) {
  for (SavedLink link : links.getLinks())
    if (link.backward == function)
      savedArguments.insert(link.getArgument());
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
                                           const SavedLinks &links) {
  SavedActivations result;
  Liveness(function, products, links, result).run();
  return result;
}
