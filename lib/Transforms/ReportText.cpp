//===- ReportText.cpp -----------------------------------------------------===//
//
// The report for people: one report, or two side by side.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ReportTable.h"
#include "hot/Transforms/Report.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::hot;

static std::string format(Amount amount) {
  return amount ? std::to_string(*amount) : "?";
}

static std::string formatPartial(int64_t sum, bool isPartial) {
  return (isPartial ? ">= " : "") + std::to_string(sum);
}

static std::string formatRatio(Amount before, Amount after) {
  if (!before || !after || *before == 0)
    return "-";
  return llvm::formatv("{0:f4}", static_cast<double>(*after) /
                                     static_cast<double>(*before));
}

/// "i8 x i8, rank 8 of 16", "i4 x i4, hadamard block 16", "f32 x f32".
static std::string formatFormats(const ProductReport &product) {
  std::string text = product.lhs + " x " + product.rhs;
  const TransformReport &transform = product.transform;
  if (transform.kind == "hadamard")
    text += ", hadamard block " + std::to_string(transform.block);
  else if (transform.kind == "low_rank")
    text += ", rank " + std::to_string(transform.rank) + " of " +
            std::to_string(transform.block);
  return text;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

static std::string formatNotes(const ProductReport &product) {
  SmallVector<std::string> notes{product.location};
  if (product.trips != Amount(1))
    notes.push_back("in a loop, " + format(product.trips) + " times");
  if (!product.remark.empty())
    notes.push_back(product.remark);
  return llvm::join(notes, "; ");
}

namespace {
struct NamedProduct {
  std::string name;
  const ProductReport *product;
};
} // namespace

/// All products, those of layers first.
static SmallVector<NamedProduct> getProducts(const FunctionReport &function) {
  SmallVector<NamedProduct> products;
  for (const LayerReport &layer : function.layers)
    for (const ProductReport &product : layer.products)
      products.push_back(
          {"layer " + std::to_string(layer.number) + " " + product.role,
           &product});
  for (const ProductReport &product : function.others)
    products.push_back(
        {product.role == "none" ? "other" : product.role, &product});
  return products;
}

static std::string formatSizes(const ProductReport &product) {
  if (product.role == "none")
    return "";
  std::string text;
  if (product.batch != Amount(1))
    text = "batch = " + format(product.batch) + ", ";
  return text + "L = " + format(product.tokens) +
         ", O = " + format(product.outputs) + ", I = " + format(product.inputs);
}

static void printProducts(llvm::raw_ostream &os,
                          const FunctionReport &function) {
  Table table("lllrrrl");
  table.add({"product", "factors", "sizes", "multiply-adds", "transform adds",
             "bit-operations", "where"});
  SmallVector<NamedProduct> products = getProducts(function);
  for (const auto &[name, product] : products)
    table.add({name, formatFormats(*product), formatSizes(*product),
               format(product->multiplyAdds), format(product->transformAdds),
               format(product->bitOperations), formatNotes(*product)});
  if (!products.empty())
    table.print(os);
}

static void printProducts(llvm::raw_ostream &os, const FunctionReport &before,
                          const FunctionReport &after) {
  // A product that replaces another one has its location.
  std::map<std::string, SmallVector<const ProductReport *, 1>> replacements;
  SmallVector<NamedProduct> products = getProducts(after);
  for (const auto &[name, product] : products)
    replacements[name + product->location].push_back(product);
  for (auto &[key, rest] : replacements)
    std::reverse(rest.begin(), rest.end());
  Table table("llllrrrrl");
  table.add({"product", "sizes", "factors before", "after", "transform adds",
             "bit-operations before", "after", "ratio", "where"});
  products = getProducts(before);
  for (const auto &[name, product] : products) {
    auto &rest = replacements[name + product->location];
    if (rest.empty()) {
      table.add({name, formatSizes(*product), formatFormats(*product), "", "",
                 format(product->bitOperations), "", "",
                 formatNotes(*product)});
      continue;
    }
    const ProductReport *now = rest.pop_back_val();
    std::string was = formatFormats(*product), is = formatFormats(*now);
    table.add({name, formatSizes(*product), was, is == was ? "the same" : is,
               format(now->transformAdds), format(product->bitOperations),
               format(now->bitOperations),
               formatRatio(product->bitOperations, now->bitOperations),
               formatNotes(*now)});
  }
  if (!products.empty())
    table.print(os);
}

//===----------------------------------------------------------------------===//
// Saved tensors
//===----------------------------------------------------------------------===//

static std::string formatKeepers(const SavedReport &tensor) {
  SmallVector<std::string> keepers;
  for (const KeeperReport &keeper : ArrayRef(tensor.keepers).take_front(3)) {
    std::string text = keeper.op;
    if (keeper.layer)
      text = "layer " + std::to_string(*keeper.layer) + " " + keeper.role;
    keepers.push_back(text + " " + keeper.location);
  }
  if (tensor.keepers.size() > 3)
    keepers.push_back(std::to_string(tensor.keepers.size() - 3) + " more");
  return llvm::join(keepers, ", ");
}

static SmallVector<std::string> formatSaved(const SavedReport &tensor) {
  return {tensor.type,
          tensor.bytes.getText(),
          getName(tensor.group).str(),
          getName(tensor.form).str(),
          tensor.op + " " + tensor.location,
          formatKeepers(tensor)};
}

static SmallVector<std::string> getSavedHeader() {
  return {"type", "bytes", "group", "form", "made by", "read by"};
}

/// Where the saved tensors are from.
static void printBoundary(llvm::raw_ostream &os,
                          const FunctionReport &function) {
  if (!function.note.empty())
    os << "  saved tensors not known: " << function.note << "\n";
  else if (!function.forward.empty())
    os << "  saved by @" << function.forward << " for this function:\n";
  else if (!function.boundary.empty())
    os << "  saved by the forward part, before " << function.boundary << ":\n";
}

static void printCopies(llvm::raw_ostream &os, const FunctionReport &function) {
  bool hasCodes = llvm::any_of(function.saved, [](const SavedReport &tensor) {
    return tensor.form == SavedForm::Codes;
  });
  if (!hasCodes)
    return;
  Table table("l");
  bool any = false;
  for (const SavedReport &tensor : function.saved)
    if (tensor.isCopyOfCompressed) {
      table.add({tensor.type + " of " + tensor.op + " " + tensor.location +
                 " is kept by " + formatKeepers(tensor)});
      any = true;
    }
  os << "  floats kept of inputs that are kept as codes too:"
     << (any ? "\n" : " none\n");
  table.print(os);
}

static void printUncounted(llvm::raw_ostream &os,
                           const FunctionReport &function) {
  if (function.boundary.empty())
    return;
  SavedSum arguments;
  for (const ArgumentReport &argument : function.arguments)
    arguments.add(argument.bytes);
  os << "  not counted: arguments " << arguments.bytes.getText() << " bytes ("
     << arguments.count << "), made of constants "
     << function.recomputable.bytes.getText() << " bytes ("
     << function.recomputable.count << ")\n";
}

static void printSaved(llvm::raw_ostream &os, const FunctionReport &function) {
  printBoundary(os, function);
  Table table("lrllll");
  table.add(getSavedHeader());
  for (const SavedReport &tensor : function.saved)
    table.add(formatSaved(tensor));
  if (!function.saved.empty())
    table.print(os);
  else if (!function.boundary.empty())
    os << "    nothing\n";
  printCopies(os, function);
  printUncounted(os, function);
}

static void printSaved(llvm::raw_ostream &os, const FunctionReport &before,
                       const FunctionReport &after) {
  printBoundary(os, before);
  auto getKey = [](const SavedReport &tensor) {
    SmallVector<std::string> row = formatSaved(tensor);
    row.pop_back(); // the same tensor may have lost a reader
    return llvm::join(row, "\n");
  };
  std::map<std::string, unsigned> stays;
  for (const SavedReport &tensor : before.saved)
    ++stays[getKey(tensor)];
  Table table("llrllll");
  SmallVector<std::string> header = getSavedHeader();
  header.insert(header.begin(), "saved");
  table.add(header);
  auto add = [&](const char *when, const SavedReport &tensor) {
    SmallVector<std::string> row = formatSaved(tensor);
    row.insert(row.begin(), when);
    table.add(row);
  };
  SmallVector<const SavedReport *> isNew;
  for (const SavedReport &tensor : after.saved) {
    unsigned &count = stays[getKey(tensor)];
    if (count == 0) {
      isNew.push_back(&tensor);
      continue;
    }
    --count;
    add("both", tensor);
  }
  for (const SavedReport &tensor : before.saved)
    if (unsigned &count = stays[getKey(tensor)]) {
      --count;
      add("before", tensor);
    }
  for (const SavedReport *tensor : isNew)
    add("after", *tensor);
  if (!before.saved.empty() || !after.saved.empty())
    table.print(os);
  else if (!before.boundary.empty())
    os << "    nothing\n";
  printCopies(os, after);
  printUncounted(os, after);
}

//===----------------------------------------------------------------------===//
// Totals
//===----------------------------------------------------------------------===//

namespace {
struct TotalLine {
  std::string what, value;
  Amount exact; // for the ratio
};
} // namespace

static SmallVector<TotalLine> getTotalLines(const Report &report) {
  ReportTotals totals = report.getTotals();
  SmallVector<TotalLine> lines;
  auto addSaved = [&](const std::string &what, const SavedSum &sum) {
    lines.push_back(
        {"bytes saved, " + what, sum.bytes.getText(), sum.bytes.getBytes()});
  };
  const SavedSums &saved = totals.saved;
  addSaved("inputs of linear layers", saved.get(SavedGroup::LinearInput));
  for (SavedForm form : {SavedForm::Codes, SavedForm::Scales, SavedForm::Float})
    addSaved("of these " + getName(form).str(), saved.get(form));
  addSaved("attention", saved.get(SavedGroup::Attention));
  addSaved("arguments in another layout or precision",
           saved.get(SavedGroup::Argument));
  addSaved("elementwise and reductions", saved.get(SavedGroup::Elementwise));
  addSaved("other", saved.get(SavedGroup::Other));
  addSaved("total", saved.total);
  addSaved("floats of inputs kept as codes", saved.copies);
  auto addProducts = [&](StringRef role, StringRef what) {
    const ProductSum &sum = totals.products.at(role.str());
    auto add = [&](StringRef name, int64_t amount) {
      lines.push_back({what.str() + ", " + name.str(),
                       formatPartial(amount, sum.isPartial),
                       sum.isPartial ? std::nullopt : Amount(amount)});
    };
    lines.push_back({what.str() + ", number", std::to_string(sum.count), {}});
    lines.push_back(
        {what.str() + ", rewritten", std::to_string(sum.rewritten), {}});
    add("multiply-adds", sum.multiplyAdds);
    add("transform adds", sum.transformAdds);
    add("bit-operations", sum.bitOperations);
  };
  addProducts("grad_input", "input gradients");
  addProducts("grad_weight", "weight gradients");
  return lines;
}

static void printTotals(llvm::raw_ostream &os, ArrayRef<Report> reports) {
  Table table(reports.size() == 2 ? "lrrr" : "lr", 2);
  SmallVector<SmallVector<TotalLine>> columns;
  SmallVector<std::string> header{"totals, in bytes and operations"};
  for (const Report &report : reports) {
    columns.push_back(getTotalLines(report));
    header.push_back(report.stage);
  }
  bool isPair = reports.size() == 2;
  if (isPair)
    header.push_back("ratio");
  table.add(header);
  for (auto [i, line] : llvm::enumerate(columns.front())) {
    SmallVector<std::string> row{line.what};
    for (const auto &column : columns)
      row.push_back(column[i].value);
    if (isPair)
      row.push_back(formatRatio(line.exact, columns[1][i].exact));
    table.add(row);
  }
  table.print(os);
}

static void printTitle(llvm::raw_ostream &os, const FunctionReport &function) {
  os << "@" << function.name << ", " << function.layers.size()
     << " linear layers"
     << (function.boundary.empty() && function.note.empty()
             ? ", no backward pass"
             : "")
     << "\n";
}

/// Whether the rewrite kept all functions, so that they can stand side by side.
static bool areSideBySide(ArrayRef<Report> reports) {
  return reports.size() == 2 &&
         llvm::equal(reports[0].functions, reports[1].functions,
                     [](const FunctionReport &a, const FunctionReport &b) {
                       return a.name == b.name;
                     });
}

void mlir::hot::printReport(llvm::raw_ostream &os, ArrayRef<Report> reports) {
  if (areSideBySide(reports)) {
    for (const auto &[before, after] :
         llvm::zip_equal(reports[0].functions, reports[1].functions)) {
      printTitle(os, before);
      printProducts(os, before, after);
      printSaved(os, before, after);
      os << "\n";
    }
    return printTotals(os, reports);
  }
  for (const Report &report : reports)
    for (const FunctionReport &function : report.functions) {
      if (reports.size() > 1)
        os << report.stage << ": ";
      printTitle(os, function);
      printProducts(os, function);
      printSaved(os, function);
      os << "\n";
    }
  printTotals(os, reports);
}
