//===- ReportJSON.cpp -----------------------------------------------------===//
//
// The report as docs/report.schema.json says. Change both together, and
// kVersion with what is not an addition.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Transforms/Report.h"

using namespace mlir;
using namespace mlir::hot;
namespace json = llvm::json;

static constexpr int64_t kVersion = 1;

static json::Value convert(Amount amount) {
  return amount ? json::Value(*amount) : json::Value(nullptr);
}

static json::Value convertText(StringRef text) {
  return text.empty() ? json::Value(nullptr) : json::Value(text);
}

/// Elements of `range`, converted one by one.
template <typename Range, typename Convert>
static json::Array convertAll(const Range &range, Convert convertOne) {
  json::Array array;
  for (const auto &element : range)
    array.push_back(convertOne(element));
  return array;
}

static json::Object convert(const ByteCount &bytes) {
  return json::Object{{"bytes", convert(bytes.getBytes())},
                      {"text", bytes.getText()}};
}

static json::Value convert(const SavedSum &sum) {
  json::Object object = convert(sum.bytes);
  object["count"] = sum.count;
  object["known_bytes"] = sum.bytes.getKnownBytes();
  return std::move(object);
}

static json::Value convert(const ProductReport &product) {
  json::Value transform = nullptr;
  if (!product.transform.kind.empty())
    transform = json::Object{{"kind", product.transform.kind},
                             {"block", product.transform.block},
                             {"rank", product.transform.rank}};
  return json::Object{{"op", product.op},
                      {"location", product.location},
                      {"role", product.role},
                      {"rewritten", product.isRewritten},
                      {"remark", convertText(product.remark)},
                      {"lhs", product.lhs},
                      {"rhs", product.rhs},
                      {"transform", std::move(transform)},
                      {"batch", convert(product.batch)},
                      {"L", convert(product.tokens)},
                      {"O", convert(product.outputs)},
                      {"I", convert(product.inputs)},
                      {"multiply_adds", convert(product.multiplyAdds)},
                      {"transform_adds", convert(product.transformAdds)},
                      {"bit_operations", convert(product.bitOperations)},
                      {"trips", convert(product.trips)}};
}

static json::Value convert(const SavedReport &tensor) {
  json::Object object = convert(tensor.bytes);
  object["type"] = tensor.type;
  object["group"] = getName(tensor.group);
  object["form"] = getName(tensor.form);
  object["op"] = tensor.op;
  object["location"] = tensor.location;
  object["copy_of_compressed"] = tensor.isCopyOfCompressed;
  object["kept_by"] =
      convertAll(tensor.keepers, [](const KeeperReport &keeper) {
        return json::Object{{"op", keeper.op},
                            {"location", keeper.location},
                            {"layer", keeper.layer ? json::Value(*keeper.layer)
                                                   : json::Value(nullptr)},
                            {"role", convertText(keeper.role)}};
      });
  return std::move(object);
}

static json::Value convert(const FunctionReport &function) {
  auto convertOne = [](const auto &element) { return convert(element); };
  return json::Object{
      {"name", function.name},
      {"layers", convertAll(function.layers,
                            [&](const LayerReport &layer) {
                              return json::Object{
                                  {"number", layer.number},
                                  {"products",
                                   convertAll(layer.products, convertOne)}};
                            })},
      {"other_products", convertAll(function.others, convertOne)},
      {"boundary", convertText(function.boundary)},
      {"forward_function", convertText(function.forward)},
      {"note", convertText(function.note)},
      {"saved", convertAll(function.saved, convertOne)},
      {"arguments", convertAll(function.arguments,
                               [](const ArgumentReport &argument) {
                                 json::Object object = convert(argument.bytes);
                                 object["name"] = argument.name;
                                 object["type"] = argument.type;
                                 return object;
                               })},
      {"recomputable", convert(function.recomputable)}};
}

static json::Value convert(const ReportTotals &totals) {
  json::Object products;
  for (const auto &[role, sum] : totals.products)
    products[role] = json::Object{{"count", sum.count},
                                  {"rewritten", sum.rewritten},
                                  {"multiply_adds", sum.multiplyAdds},
                                  {"transform_adds", sum.transformAdds},
                                  {"bit_operations", sum.bitOperations},
                                  {"partial", sum.isPartial}};
  json::Object saved{{"total", convert(totals.saved.total)},
                     {"float_copies", convert(totals.saved.copies)}};
  json::Object forms;
  for (SavedGroup group : kSavedGroups)
    saved[getName(group)] = convert(totals.saved.get(group));
  for (SavedForm form : kSavedForms)
    forms[getName(form)] = convert(totals.saved.get(form));
  saved["linear_input_forms"] = std::move(forms);
  return json::Object{{"layers", totals.layers},
                      {"products", std::move(products)},
                      {"saved", std::move(saved)}};
}

/// after / before, null where one is not known or nothing was there.
static json::Value getRatio(Amount before, Amount after) {
  if (!before || !after || *before == 0)
    return nullptr;
  return static_cast<double>(*after) / static_cast<double>(*before);
}

static json::Value convertRatios(const ReportTotals &before,
                                 const ReportTotals &after) {
  json::Object ratios;
  auto getSaved = [](const SavedSum &a, const SavedSum &b) {
    return getRatio(a.bytes.getBytes(), b.bytes.getBytes());
  };
  for (SavedGroup group : kSavedGroups)
    ratios["saved_" + getName(group).str()] =
        getSaved(before.saved.get(group), after.saved.get(group));
  ratios["saved_total"] = getSaved(before.saved.total, after.saved.total);
  for (StringRef role : {"grad_input", "grad_weight"}) {
    const ProductSum &a = before.products.at(role.str());
    const ProductSum &b = after.products.at(role.str());
    bool isPartial = a.isPartial || b.isPartial;
    ratios["bit_operations_" + role.str()] =
        isPartial ? json::Value(nullptr)
                  : getRatio(a.bitOperations, b.bitOperations);
  }
  return std::move(ratios);
}

json::Value mlir::hot::convertToJSON(ArrayRef<Report> reports) {
  json::Array array;
  for (const Report &report : reports)
    array.push_back(json::Object{
        {"stage", report.stage},
        {"functions", convertAll(report.functions,
                                 [](const FunctionReport &function) {
                                   return convert(function);
                                 })},
        {"totals", convert(report.getTotals())}});
  json::Value ratios = nullptr;
  if (reports.size() == 2)
    ratios = convertRatios(reports[0].getTotals(), reports[1].getTotals());
  return json::Object{{"version", kVersion},
                      {"reports", std::move(array)},
                      {"ratios", std::move(ratios)}};
}
