//===- CompressActivations.cpp --------------------------------------------===//
//
// hot-compress-activations: of a layer's input, only the codes live from the
// forward to the backward part.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "CompressFunctionPair.h"
#include "SavedInput.h"
#include "hot/Transforms/Passes.h"

namespace mlir::hot {
#define GEN_PASS_DEF_COMPRESSACTIVATIONSPASS
#include "hot/Transforms/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

namespace {

struct CompressActivations
    : mlir::hot::impl::CompressActivationsPassBase<CompressActivations> {
  using CompressActivationsPassBase::CompressActivationsPassBase;

  void runOnOperation() override;

private:
  void compressInFunction(FunctionOpInterface function,
                          const SavedLinks &links);
  void place(const SavedInput &input, ArrayRef<SavedInput> inputs,
             Operation *firstGradient);
};

} // namespace

static InFlightDiagnostic remarkOn(const SavedInput &input) {
  return emitRemark(input.getLoc()) << "layer " << input.getLayer() << ": ";
}

/// Moves the ops that only `input` needs to directly before `op`.
static void moveBefore(const SavedInput &input, Operation *op) {
  for (Operation *own : input.getOwnOps())
    if (own != op)
      own->moveBefore(op);
    else
      op = op->getNextNode();
}

/// The op of `block` that is `op` or has it inside, or null.
static Operation *getAncestorIn(Block *block, Operation *op) {
  return block->findAncestorOpInBlock(*op);
}

/// Where what `input` needs besides its own ops is there.
static Operation *getEarliestPlace(const SavedInput &input) {
  SmallVector<Operation *> own = input.getOwnOps();
  Operation *latest = nullptr;
  for (Operation *op : own)
    for (Value operand : op->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (def && def->getBlock() == op->getBlock() &&
          !llvm::is_contained(own, def) &&
          (!latest || latest->isBeforeInBlock(def)))
        latest = def;
    }
  return latest ? latest->getNextNode() : &own.front()->getBlock()->front();
}

/// Puts the codes where the fewest bytes live: where the input is made, if its
/// floats die in the forward part; else after the last op that needs these.
void CompressActivations::place(const SavedInput &input,
                                ArrayRef<SavedInput> inputs,
                                Operation *firstGradient) {
  Block *block = input.quantize->getBlock();
  // Made in the backward part: nothing is saved.
  Operation *source = input.source.getDefiningOp();
  if (source &&
      (source->getBlock() != block || !source->isBeforeInBlock(firstGradient)))
    return;
  Operation *firstReader = nullptr;
  for (Operation *user : input.quantize->getUsers())
    if (Operation *reader = getAncestorIn(block, user))
      if (!firstReader || reader->isBeforeInBlock(firstReader))
        firstReader = reader;
  if (!source) {
    remarkOn(input) << "input is an argument, alive anyway";
    ++numKept;
    return moveBefore(input, firstReader);
  }

  Operation *lastUser = nullptr, *keeper = nullptr;
  for (Operation *user : getOtherUsers(input.source, inputs)) {
    Operation *inBlock = getAncestorIn(block, user);
    if (inBlock && (!lastUser || lastUser->isBeforeInBlock(inBlock))) {
      lastUser = inBlock;
      keeper = user;
    }
  }
  if (!lastUser || lastUser->isBeforeInBlock(firstGradient)) {
    remarkOn(input) << "input kept as " << input.describe();
    ++numCompressed;
    if (!input.quantize->isBeforeInBlock(firstGradient))
      moveBefore(input, getEarliestPlace(input));
    return;
  }
  InFlightDiagnostic remark = remarkOn(input);
  remark << "'" << keeper->getName()
         << "' needs the floats in the backward part";
  remark.attachNote(keeper->getLoc()) << "it is here";
  ++numKept;
  if (!lastUser->isBeforeInBlock(firstReader))
    moveBefore(input, firstReader);
  else if (input.quantize->isBeforeInBlock(lastUser))
    moveBefore(input, lastUser->getNextNode());
}

void CompressActivations::compressInFunction(FunctionOpInterface function,
                                             const SavedLinks &links) {
  SmallVector<SavedInput> inputs = findSavedInputs(function, links);
  if (inputs.empty())
    return;
  llvm::DenseMap<Block *, Operation *> firstGradients;
  function->walk([&](Operation *op) {
    if (!op->hasAttr(kProductAttrName))
      return;
    for (Operation *at = op; at != function; at = at->getParentOp())
      firstGradients.try_emplace(at->getBlock(), at);
  });
  for (const SavedInput &input : inputs) {
    // What another function saved was compressed there, if at all.
    auto argument = dyn_cast<BlockArgument>(input.source);
    if (argument &&
        (argument.getOwner() != input.quantize->getBlock() ||
         links.getSaved(argument) ||
         argument.getOwner() != &function.getFunctionBody().front()))
      continue;
    place(input, inputs, firstGradients.lookup(input.quantize->getBlock()));
  }
}

void CompressActivations::runOnOperation() {
  FailureOr<SavedLinks> links = SavedLinks::collect(getOperation());
  if (failed(links))
    return signalPassFailure();
  for (ArrayRef<FunctionOpInterface> step : links->getSteps())
    for (FunctionOpInterface function : step)
      compressInFunction(function, *links);
  FailureOr<PairCounts> counts = compressFunctionPairs(getOperation(), *links);
  if (failed(counts)) {
    emitError(getOperation()->getLoc())
        << "the signature of a function with saved tensors cannot be changed";
    return signalPassFailure();
  }
  numCompressed += counts->compressed;
  numKept += counts->kept;
}
