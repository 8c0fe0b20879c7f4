//===- SavedSignature.cpp -------------------------------------------------===//
//
// Puts codes and scales in the place of a saved tensor, on both sides.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "SavedSignature.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::hot;

SmallVector<Operation *> mlir::hot::getOpsFromArgument(SavedInput input,
                                                       BlockArgument argument) {
  BackwardSliceOptions options;
  options.inclusive = true;
  llvm::SetVector<Operation *> slice;
  if (failed(getBackwardSlice(input.quantize.getOperation(), &slice, options)))
    return {};
  for (Operation *op : slice)
    if (op->getBlock() != argument.getOwner() || !isMemoryEffectFree(op) ||
        llvm::any_of(op->getOperands(), [&](Value operand) {
          return isa<BlockArgument>(operand) && operand != argument;
        }))
      return {};
  return slice.takeVector();
}

/// For each tensor of `compressed` at `position`: codes and scales, the codes
/// of the first input under the old number.
static void listTypes(const CompressedLink &compressed, unsigned position,
                      SmallVectorImpl<unsigned> &positions,
                      SmallVectorImpl<Type> &types,
                      SmallVectorImpl<DictionaryAttr> &attributes) {
  MLIRContext *context = compressed.link.forward->getContext();
  Builder b(context);
  auto add = [&](Type type, int64_t number) {
    positions.push_back(position);
    types.push_back(type);
    attributes.push_back(b.getDictionaryAttr(
        b.getNamedAttr(kSavedAttrName, b.getI64IntegerAttr(number))));
  };
  ArrayRef<int64_t> numbers = compressed.numbers;
  for (const SavedInput &input : compressed.inputs)
    for (Type type : input.quantize->getResultTypes()) {
      add(type, numbers.front());
      numbers = numbers.drop_front();
    }
}

/// `function` returns the codes instead of the floats.
LogicalResult mlir::hot::changeForward(FunctionOpInterface function,
                                       SmallVectorImpl<CompressedLink> &links) {
  Operation *returns = function.getFunctionBody().front().getTerminator();
  SmallVector<Value> returned(returns->getOperands());
  // From the last one on, so that positions hold.
  llvm::sort(links, [](const CompressedLink &a, const CompressedLink &b) {
    return a.link.result > b.link.result;
  });
  for (const CompressedLink &compressed : links) {
    unsigned position = compressed.link.result;
    SmallVector<unsigned> positions;
    SmallVector<Type> types;
    SmallVector<DictionaryAttr> attributes;
    listTypes(compressed, position, positions, types, attributes);
    Value saved = returned[position];
    if (failed(function.insertResults(positions, types, attributes)) ||
        failed(function.eraseResult(position + positions.size())))
      return failure();

    SavedLink link = compressed.link;
    OpBuilder b(function->getContext());
    b.setInsertionPointAfterValue(saved);
    IRMapping mapping;
    mapping.map(link.getArgument(), saved);
    SmallVector<Value> codes;
    for (const SavedInput &input : compressed.inputs) {
      for (Operation *op : getOpsFromArgument(input, link.getArgument()))
        if (!mapping.contains(op))
          b.clone(*op, mapping);
      for (Value result : input.quantize->getResults())
        codes.push_back(mapping.lookup(result));
    }
    returned.erase(returned.begin() + position);
    returned.insert(returned.begin() + position, codes.begin(), codes.end());
  }
  returns->setOperands(returned);
  return success();
}

/// Layouts that nothing reads.
static void eraseDeadLayouts(Value value) {
  for (Operation *user : llvm::make_early_inc_range(value.getUsers())) {
    for (Value layout : user->getResults())
      eraseDeadLayouts(layout);
    if (isOpTriviallyDead(user))
      user->erase();
  }
}

/// `function` takes the codes instead of the floats.
LogicalResult
mlir::hot::changeBackward(FunctionOpInterface function,
                          SmallVectorImpl<CompressedLink> &links) {
  llvm::sort(links, [](const CompressedLink &a, const CompressedLink &b) {
    return a.link.argument > b.link.argument;
  });
  for (const CompressedLink &compressed : links) {
    unsigned position = compressed.link.argument;
    BlockArgument floats = function.getArgument(position);
    SmallVector<unsigned> positions;
    SmallVector<Type> types;
    SmallVector<DictionaryAttr> attributes;
    listTypes(compressed, position, positions, types, attributes);
    SmallVector<Location> locations(positions.size(), floats.getLoc());
    SmallVector<Operation *> dead;
    for (const SavedInput &input : compressed.inputs)
      for (Operation *op : getOpsFromArgument(input, floats))
        if (!llvm::is_contained(dead, op))
          dead.push_back(op);
    if (failed(
            function.insertArguments(positions, types, attributes, locations)))
      return failure();
    unsigned next = position;
    for (const SavedInput &input : compressed.inputs)
      for (Value result : input.quantize->getResults())
        result.replaceAllUsesWith(function.getArgument(next++));
    for (Operation *op : llvm::reverse(dead))
      if (op->use_empty())
        op->erase();
    eraseDeadLayouts(floats);
    if (failed(function.eraseArgument(next)))
      return failure();
  }
  return success();
}
