//===- ReportCollect.cpp --------------------------------------------------===//
//
// Fills the report in from the analyses.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ReportRows.h"
#include "hot/Dialect/Hot/IR/Hot.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace mlir::hot;

//===----------------------------------------------------------------------===//
// Names and sums
//===----------------------------------------------------------------------===//

StringRef mlir::hot::getName(SavedGroup group) {
  switch (group) {
  case SavedGroup::LinearInput:
    return "linear_input";
  case SavedGroup::Attention:
    return "attention";
  case SavedGroup::Argument:
    return "argument";
  case SavedGroup::Elementwise:
    return "elementwise";
  case SavedGroup::Other:
    return "other";
  }
  llvm_unreachable("unknown group");
}

StringRef mlir::hot::getName(SavedForm form) {
  switch (form) {
  case SavedForm::Codes:
    return "codes";
  case SavedForm::Scales:
    return "scales";
  case SavedForm::Float:
    return "float";
  case SavedForm::Other:
    return "other";
  }
  llvm_unreachable("unknown form");
}

void ProductSum::add(const ProductReport &product) {
  ++count;
  rewritten += product.isRewritten;
  auto addTo = [&](int64_t &sum, Amount amount) {
    std::optional<int64_t> more =
        amount ? llvm::checkedAdd(sum, *amount) : std::nullopt;
    isPartial |= !more;
    sum = more.value_or(sum);
  };
  addTo(multiplyAdds, product.multiplyAdds);
  addTo(transformAdds, product.transformAdds);
  addTo(bitOperations, product.bitOperations);
}

void SavedSums::add(const SavedReport &tensor) {
  groups[static_cast<unsigned>(tensor.group)].add(tensor.bytes);
  if (tensor.group == SavedGroup::LinearInput)
    linearForms[static_cast<unsigned>(tensor.form)].add(tensor.bytes);
  if (tensor.isCopyOfCompressed)
    copies.add(tensor.bytes);
  total.add(tensor.bytes);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {
/// What a backward function gets from a forward one.
struct FunctionLink {
  std::string forward;
  SavedActivations::Links values;
};
} // namespace

/// Pairs results and arguments with the same hot.saved, in program order where
/// several have it.
static llvm::DenseMap<Operation *, FunctionLink>
getLinks(ArrayRef<FunctionOpInterface> functions) {
  struct Returned {
    FunctionOpInterface function;
    Value value;
  };
  llvm::DenseMap<int64_t, SmallVector<Returned, 1>> returned;
  for (FunctionOpInterface function : functions) {
    if (!function.getFunctionBody().hasOneBlock())
      continue;
    Operation *terminator = &function.front().back();
    for (unsigned i = 0, e = std::min<unsigned>(function.getNumResults(),
                                                terminator->getNumOperands());
         i != e; ++i)
      if (auto number =
              function.getResultAttrOfType<IntegerAttr>(i, kSavedAttrName))
        returned[number.getValue().getSExtValue()].push_back(
            {function, terminator->getOperand(i)});
  }
  llvm::DenseMap<int64_t, size_t> next;
  llvm::DenseMap<Operation *, FunctionLink> links;
  for (FunctionOpInterface function : functions)
    for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i) {
      auto attribute =
          function.getArgAttrOfType<IntegerAttr>(i, kSavedAttrName);
      if (!attribute)
        continue;
      int64_t number = attribute.getValue().getSExtValue();
      auto it = returned.find(number);
      size_t &index = next[number];
      if (it == returned.end() || index == it->second.size() ||
          it->second[index].function == function)
        continue;
      Returned &from = it->second[index++];
      FunctionLink &link = links[function];
      link.forward = from.function.getName().str();
      link.values[function.getArgument(i)] = from.value;
    }
  return links;
}

static FailureOr<FunctionReport> collect(FunctionOpInterface function,
                                         const FunctionLink &link,
                                         const LeftAlone &reasons) {
  FailureOr<LayerProducts> products = LayerProducts::analyze(function);
  if (failed(products))
    return failure();
  FunctionReport report;
  report.name = function.getName().str();
  llvm::SmallPtrSet<Operation *, 16> countedTransforms;
  std::map<unsigned, LayerReport> layers;
  for (const LayerProduct &product : products->getProducts()) {
    ProductReport row = describeProduct(product, countedTransforms, reasons);
    if (!product.layer) {
      report.others.push_back(std::move(row));
      continue;
    }
    LayerReport &layer = layers[*product.layer];
    layer.number = *product.layer;
    layer.products.push_back(std::move(row));
  }
  for (auto &[number, layer] : layers)
    report.layers.push_back(std::move(layer));

  SavedActivations saved =
      SavedActivations::analyze(function, *products, link.values);
  report.forward = link.forward;
  report.note = saved.getNote().str();
  if (!saved.hasBoundary())
    return report;
  report.boundary = describeLocation(saved.getBoundary()->getLoc());
  for (const SavedTensor &tensor : saved.getSaved()) {
    auto argument = dyn_cast<BlockArgument>(tensor.value);
    Value maker = argument ? link.values.lookup(argument) : Value();
    report.saved.push_back(
        describeSaved(tensor, maker ? maker : tensor.value, *products));
  }
  for (Value value : saved.getArguments())
    report.arguments.push_back(describeArgument(value));
  for (Value value : saved.getRecomputable())
    report.recomputable.add(ByteCount::of(value.getType()));
  return report;
}

FailureOr<Report> mlir::hot::collectReport(ModuleOp module,
                                           const LeftAlone &reasons) {
  SmallVector<FunctionOpInterface> functions;
  module->walk([&](FunctionOpInterface function) {
    if (!function.isExternal())
      functions.push_back(function);
  });
  llvm::DenseMap<Operation *, FunctionLink> links = getLinks(functions);
  Report report;
  for (FunctionOpInterface function : functions) {
    FailureOr<FunctionReport> part =
        collect(function, links[function], reasons);
    if (failed(part))
      return failure();
    report.functions.push_back(std::move(*part));
  }
  return report;
}

ReportTotals Report::getTotals() const {
  ReportTotals totals;
  for (StringRef role : {"forward", "grad_input", "grad_weight", "none"})
    totals.products[role.str()];
  for (const FunctionReport &function : functions) {
    totals.layers += function.layers.size();
    for (const LayerReport &layer : function.layers)
      for (const ProductReport &product : layer.products)
        totals.products[product.role].add(product);
    for (const ProductReport &product : function.others)
      totals.products[product.role].add(product);
    for (const SavedReport &tensor : function.saved)
      totals.saved.add(tensor);
  }
  return totals;
}

void mlir::hot::noteLeftAlone(LeftAlone &reasons, Location loc,
                              StringRef message) {
  if (!message.consume_front("left alone: "))
    return;
  auto [what, reason] = message.split(": ");
  if (reason.empty())
    return;
  for (ProductRole role : {ProductRole::GradInput, ProductRole::GradWeight})
    if (what.starts_with(getRoleName(role)))
      reasons[{LocationAttr(loc), static_cast<unsigned>(role)}] = reason.str();
}
