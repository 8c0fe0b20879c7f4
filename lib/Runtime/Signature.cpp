//===- Signature.cpp ------------------------------------------------------===//
//
// What a function takes and gives, and whether given tensors fit.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Runtime/Signature.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::hot;

/// What numpy can hold.
static constexpr int64_t kMaxRank = 64;

static llvm::Expected<func::FuncOp> findEntry(ModuleOp module,
                                              StringRef entry) {
  // No symbol table: its constructor takes for granted that names are unique.
  SmallVector<std::string> candidates;
  Operation *found = nullptr;
  for (Operation &op : *module.getBody()) {
    auto name = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
    if (name && name.getValue() == entry)
      found = &op;
    auto function = dyn_cast<func::FuncOp>(op);
    if (function && function.isPublic() && !function.isDeclaration())
      candidates.push_back(("@" + function.getName()).str());
  }
  auto fail = [&](const Twine &reason) {
    return llvm::createStringError(
        "@" + entry + " " + reason + "; public functions with a body: " +
        (candidates.empty() ? "none" : llvm::join(candidates, ", ")));
  };
  if (!found)
    return fail("does not exist");
  auto function = dyn_cast<func::FuncOp>(found);
  if (!function)
    return fail("is a " + found->getName().getStringRef() +
                ", not a func.func");
  if (function.isDeclaration())
    return fail("has no body");
  if (!function.isPublic())
    return fail("is not public");
  return function;
}

static llvm::Expected<ValueSignature> getValue(Type type, const Twine &what) {
  auto fail = [&](StringRef reason) {
    std::string text;
    llvm::raw_string_ostream(text)
        << what << " of type " << type << ": " << reason;
    return llvm::createStringError(text);
  };
  auto tensor = dyn_cast<RankedTensorType>(type);
  std::optional<ElementType> element =
      getElementType(tensor ? tensor.getElementType() : type);
  if (!element)
    return fail("only ranked tensors and scalars of f64, f32, f16, bf16, i64, "
                "i32, i16, i8, "
                "i4 (tensors), i1 and index can be passed");
  if (!tensor && *element == ElementType::I4)
    return fail("i4 can be passed in tensors only");
  if (tensor && tensor.getEncoding())
    return fail("tensors with an encoding cannot be passed");
  if (tensor && tensor.getRank() > kMaxRank)
    return fail("more than 64 axes");
  ValueSignature value{*element, {}, !tensor, what.str()};
  if (tensor)
    value.shape.assign(tensor.getShape().begin(), tensor.getShape().end());
  return value;
}

llvm::Expected<FunctionSignature> mlir::hot::getSignature(ModuleOp module,
                                                          StringRef entry) {
  llvm::Expected<func::FuncOp> function = findEntry(module, entry);
  if (!function)
    return function.takeError();
  FunctionSignature signature;
  signature.name = entry.str();
  for (auto [i, type] : llvm::enumerate(function->getArgumentTypes())) {
    llvm::Expected<ValueSignature> value =
        getValue(type, "argument " + Twine(i));
    if (!value)
      return value.takeError();
    signature.arguments.push_back(std::move(*value));
  }
  for (auto [i, type] : llvm::enumerate(function->getResultTypes())) {
    llvm::Expected<ValueSignature> value = getValue(type, "result " + Twine(i));
    if (!value)
      return value.takeError();
    if (auto name =
            function->getResultAttrOfType<StringAttr>(i, "jax.result_info"))
      if (!name.getValue().empty())
        value->name = name.str();
    signature.results.push_back(std::move(*value));
  }
  return signature;
}

llvm::Error mlir::hot::matchInput(HostTensor &tensor,
                                  const ValueSignature &argument,
                                  StringRef source) {
  std::string given =
      formatTensorType(tensor.getShape(), tensor.getElementType());
  std::string wanted = formatTensorType(argument.shape, argument.elementType);
  auto fail = [&](const Twine &reason) {
    return llvm::createStringError(source + ": " + reason);
  };
  bool narrow = argument.elementType == ElementType::I4 &&
                tensor.getElementType() == ElementType::I8;
  bool shapeFits =
      tensor.getShape().size() == argument.shape.size() &&
      llvm::all_of_zip(tensor.getShape(), argument.shape,
                       [](int64_t have, int64_t want) {
                         return ShapedType::isDynamic(want) || have == want;
                       });
  if (!shapeFits ||
      (tensor.getElementType() != argument.elementType && !narrow))
    return fail(
        "holds " + given + ", " + argument.name + " is " + wanted +
        (argument.elementType == ElementType::I4 ? " (i8 in the file)" : ""));
  if (narrow) {
    for (int64_t i = 0, e = tensor.getNumElements(); i < e; ++i)
      if (double value = tensor.getAsDouble(i); value < -8 || value > 7)
        return fail("value " + Twine(static_cast<int>(value)) +
                    " does not fit " + argument.name + ", i4 holds -8 to 7");
    tensor.reinterpretAs(ElementType::I4);
  }
  return llvm::Error::success();
}
