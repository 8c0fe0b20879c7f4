//===- SavedInput.cpp -----------------------------------------------------===//
//
// Finds inputs that are compressed for a weight gradient, and what else uses
// them.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "SavedInput.h"
#include "hot/Analysis/Relayout.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::hot;

static DictionaryAttr getProduct(Operation *op) {
  return op->getAttrOfType<DictionaryAttr>(kProductAttrName);
}

int64_t SavedInput::getLayer() const {
  return getProduct(gradients.front()).getAs<IntegerAttr>("layer").getInt();
}

std::string SavedInput::describe() const {
  std::string text;
  llvm::raw_string_ostream(text)
      << quantize->getResult(0).getType() << " and "
      << quantize->getResult(1).getType() << " instead of " << source.getType();
  return text;
}

SmallVector<Operation *> SavedInput::getOwnOps() const {
  SmallVector<Operation *> ops{quantize};
  llvm::SmallPtrSet<Operation *, 16> own{quantize};
  for (size_t i = 0; i != ops.size(); ++i) {
    for (Value operand : ops[i]->getOperands()) {
      Operation *op = operand.getDefiningOp();
      if (!op || own.contains(op) || op == source.getDefiningOp() ||
          op->getBlock() != quantize->getBlock() || !isMemoryEffectFree(op) ||
          !llvm::all_of(op->getUsers(),
                        [&](Operation *user) { return own.contains(user); }))
        continue;
      own.insert(op);
      ops.push_back(op);
    }
  }
  llvm::sort(ops,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return ops;
}

Value mlir::hot::getViewed(Value value) {
  while (isa_and_nonnull<tensor::CollapseShapeOp, tensor::ExpandShapeOp,
                         tensor::CastOp>(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return value;
}

/// The tensor that was made for `value`: arguments are there anyway, but not
/// their copies in another layout.
static Value getMadeTensor(Value value, const SavedLinks &links) {
  Value made;
  for (const TracedValue &traced : traceRelayouts(value))
    if (traced.value == getViewed(traced.value) &&
        (!made || !isa<BlockArgument>(traced.value) ||
         links.getSaved(cast<BlockArgument>(traced.value))))
      made = traced.value;
  return made;
}

SmallVector<SavedInput> mlir::hot::findSavedInputs(FunctionOpInterface function,
                                                   const SavedLinks &links) {
  llvm::MapVector<Operation *, SavedInput> inputs;
  function->walk([&](ScaledMatmulOp matmul) {
    DictionaryAttr product = getProduct(matmul);
    if (!product || product.getAs<StringAttr>("role") != "grad_weight")
      return;
    // The output's gradient is the first factor, the input the second one.
    auto quantize = matmul.getRhs().getDefiningOp<QuantizeOp>();
    Operation *transform =
        quantize ? quantize.getSource().getDefiningOp() : nullptr;
    if (!isa_and_nonnull<LowRankOp, HadamardOp>(transform))
      return;
    SavedInput &input = inputs[quantize];
    input.gradients.push_back(matmul);
    if (input.transform)
      return;
    input.quantize = quantize;
    input.transform = transform;
    input.source = getMadeTensor(transform->getOperand(0), links);
  });
  return llvm::to_vector(llvm::make_second_range(inputs));
}

llvm::SetVector<Operation *>
mlir::hot::getOtherUsers(Value source, ArrayRef<SavedInput> inputs,
                         bool countSizes) {
  llvm::SmallPtrSet<Operation *, 4> transforms;
  for (const SavedInput &input : inputs)
    transforms.insert(input.transform);
  llvm::SetVector<Operation *> users;
  SmallVector<Value> layouts{source};
  while (!layouts.empty()) {
    for (Operation *user : layouts.pop_back_val().getUsers()) {
      if (getRelayoutSource(user))
        layouts.push_back(user->getResult(0));
      else if (!transforms.contains(user) &&
               (countSizes || !isa<tensor::DimOp>(user)))
        users.insert(user);
    }
  }
  return users;
}
