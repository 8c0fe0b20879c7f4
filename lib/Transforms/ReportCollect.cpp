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

static FunctionReport
collect(FunctionOpInterface function, const LayerProducts &products,
        const SavedLinks &links,
        llvm::SmallPtrSetImpl<Operation *> &countedTransforms,
        const LeftAlone &reasons) {
  FunctionReport report;
  report.name = function.getName().str();
  std::map<unsigned, LayerReport> layers;
  for (const LayerProduct *product : products.getProducts(function)) {
    ProductReport row = describeProduct(*product, countedTransforms, reasons);
    if (!product->layer) {
      report.others.push_back(std::move(row));
      continue;
    }
    LayerReport &layer = layers[*product->layer];
    layer.number = *product->layer;
    layer.products.push_back(std::move(row));
  }
  for (auto &[number, layer] : layers)
    report.layers.push_back(std::move(layer));

  for (SavedLink link : links.getLinks())
    if (link.backward == function)
      report.forward = link.forward.getName().str();
  SavedActivations saved = SavedActivations::analyze(function, products, links);
  report.note = saved.getNote().str();
  if (!saved.hasBoundary())
    return report;
  report.boundary = describeLocation(saved.getBoundary()->getLoc());
  for (const SavedTensor &tensor : saved.getSaved())
    report.saved.push_back(describeSaved(tensor, products));
  for (Value value : saved.getArguments())
    report.arguments.push_back(describeArgument(value));
  for (Value value : saved.getRecomputable())
    report.recomputable.add(ByteCount::of(value.getType()));
  return report;
}

FailureOr<Report> mlir::hot::collectReport(ModuleOp module,
                                           const LeftAlone &reasons) {
  FailureOr<SavedLinks> links = SavedLinks::collect(module);
  if (failed(links))
    return failure();
  Report report;
  for (ArrayRef<FunctionOpInterface> step : links->getSteps()) {
    FailureOr<LayerProducts> products = LayerProducts::analyze(step, *links);
    if (failed(products))
      return failure();
    llvm::SmallPtrSet<Operation *, 16> countedTransforms;
    for (FunctionOpInterface function : step)
      report.functions.push_back(
          collect(function, *products, *links, countedTransforms, reasons));
  }
  return report;
}

/// A layer is counted where its gradients are: its forward product may be in a
/// function of its own.
static unsigned countLayers(const FunctionReport &function) {
  return llvm::count_if(function.layers, [](const LayerReport &layer) {
    return llvm::any_of(layer.products, [](const ProductReport &product) {
      return StringRef(product.role).starts_with("grad");
    });
  });
}

ReportTotals Report::getTotals() const {
  ReportTotals totals;
  for (StringRef role : {"forward", "grad_input", "grad_weight", "none"})
    totals.products[role.str()];
  for (const FunctionReport &function : functions) {
    totals.layers += countLayers(function);
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
