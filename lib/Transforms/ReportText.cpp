//===- ReportText.cpp -----------------------------------------------------===//
//
// The report for people: one report, or two side by side.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

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

static std::string formatSizes(const ProductReport &product) {
  std::string text;
  if (product.batch != Amount(1))
    text = "batch = " + format(product.batch) + ", ";
  return text + "L = " + format(product.tokens) +
         ", O = " + format(product.outputs) + ", I = " + format(product.inputs);
}

namespace {
/// Columns as wide as what is in them, the first ones aligned to the left.
class Table {
public:
  explicit Table(unsigned numLeft, unsigned indent = 4)
      : numLeft(numLeft), indent(indent) {}
  void add(SmallVector<std::string> row) { rows.push_back(std::move(row)); }
  void print(llvm::raw_ostream &os) const;

private:
  unsigned numLeft, indent;
  SmallVector<SmallVector<std::string>> rows;
};
} // namespace

void Table::print(llvm::raw_ostream &os) const {
  SmallVector<size_t> widths;
  for (const auto &row : rows)
    for (auto [i, cell] : llvm::enumerate(row)) {
      if (widths.size() <= i)
        widths.push_back(0);
      widths[i] = std::max(widths[i], cell.size());
    }
  for (const auto &row : rows) {
    std::string line(indent, ' ');
    for (auto [i, cell] : llvm::enumerate(row)) {
      if (i)
        line += "  ";
      std::string padding(widths[i] - cell.size(), ' ');
      line += i < numLeft ? cell + padding : padding + cell;
    }
    os << StringRef(line).rtrim() << "\n";
  }
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

static std::string formatNotes(const ProductReport &product) {
  SmallVector<std::string> notes;
  if (product.trips != Amount(1))
    notes.push_back("in a loop, " + format(product.trips) + " times");
  if (!product.remark.empty())
    notes.push_back(product.remark);
  notes.push_back(product.location);
  return llvm::join(notes, "; ");
}

static void printProducts(llvm::raw_ostream &os,
                          const FunctionReport &function) {
  if (function.layers.empty() && function.others.empty())
    return;
  Table table(3);
  auto add = [&](const std::string &name, const ProductReport &product) {
    table.add({name, formatFormats(product),
               product.role == "none" ? "" : formatSizes(product),
               format(product.multiplyAdds), format(product.transformAdds),
               format(product.bitOperations), formatNotes(product)});
  };
  table.add({"product", "factors", "sizes", "multiply-adds", "transform adds",
             "bit-operations", "where"});
  for (const LayerReport &layer : function.layers)
    for (const ProductReport &product : layer.products)
      add("layer " + std::to_string(layer.number) + " " + product.role,
          product);
  for (const ProductReport &product : function.others)
    add(product.role == "none" ? "other" : product.role, product);
  table.print(os);
}

//===----------------------------------------------------------------------===//
// Saved tensors
//===----------------------------------------------------------------------===//

static std::string formatKeepers(const SavedReport &tensor) {
  SmallVector<std::string> keepers;
  for (const KeeperReport &keeper : ArrayRef(tensor.keepers).take_front(3)) {
    std::string text;
    if (keeper.layer)
      text =
          "layer " + std::to_string(*keeper.layer) + " " + keeper.role + ": ";
    keepers.push_back(text + keeper.op + " " + keeper.location);
  }
  if (tensor.keepers.size() > 3)
    keepers.push_back(std::to_string(tensor.keepers.size() - 3) + " more");
  return llvm::join(keepers, ", ");
}

static void printCopies(llvm::raw_ostream &os, const FunctionReport &function) {
  bool hasCodes = llvm::any_of(function.saved, [](const SavedReport &tensor) {
    return tensor.form == SavedForm::Codes;
  });
  if (!hasCodes)
    return;
  Table table(1);
  bool any = false;
  for (const SavedReport &tensor : function.saved)
    if (tensor.isCopyOfCompressed) {
      table.add({tensor.type + " (" + tensor.location + ") is kept by " +
                 formatKeepers(tensor)});
      any = true;
    }
  os << "  floats kept of inputs that are kept as codes too:"
     << (any ? "\n" : " none\n");
  table.print(os);
}

static void printSaved(llvm::raw_ostream &os, const FunctionReport &function) {
  if (!function.note.empty())
    os << "  saved tensors not known: " << function.note << "\n";
  if (function.boundary.empty())
    return;
  if (!function.forward.empty())
    os << "  saved by @" << function.forward << " for this function:\n";
  else
    os << "  saved by the forward part, before " << function.boundary << ":\n";
  Table table(1);
  table.add({"type", "bytes", "group", "form", "made by", "read by"});
  for (const SavedReport &tensor : function.saved)
    table.add({tensor.type, tensor.bytes.getText(), getName(tensor.group).str(),
               getName(tensor.form).str(), tensor.op + " " + tensor.location,
               formatKeepers(tensor)});
  if (!function.saved.empty())
    table.print(os);
  else
    os << "    nothing\n";
  printCopies(os, function);
  SavedSum arguments;
  for (const ArgumentReport &argument : function.arguments)
    arguments.add(argument.bytes);
  os << "  not counted: " << arguments.count << " arguments ("
     << arguments.bytes.getText() << " bytes), " << function.recomputable.count
     << " tensors made of constants (" << function.recomputable.bytes.getText()
     << " bytes)\n";
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
  addSaved("inputs of linear layers", saved.groups[0]);
  for (SavedForm form : {SavedForm::Codes, SavedForm::Scales, SavedForm::Float})
    addSaved("  as " + getName(form).str(),
             saved.linearForms[static_cast<unsigned>(form)]);
  addSaved("attention", saved.groups[1]);
  addSaved("elementwise and reductions", saved.groups[2]);
  addSaved("other", saved.groups[3]);
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
  Table table(1, 2);
  SmallVector<SmallVector<TotalLine>> columns;
  SmallVector<std::string> header{"total"};
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

void mlir::hot::printReport(llvm::raw_ostream &os, ArrayRef<Report> reports) {
  for (const Report &report : reports)
    for (const FunctionReport &function : report.functions) {
      if (reports.size() > 1)
        os << report.stage << ": ";
      os << "@" << function.name << ", " << function.layers.size()
         << " linear layers"
         << (function.boundary.empty() ? ", no backward pass" : "") << "\n";
      printProducts(os, function);
      printSaved(os, function);
      os << "\n";
    }
  printTotals(os, reports);
}
