//===- Report.h - What hot-report says --------------------------*- C++ -*-===//
//
// The report as plain data, which outlives the module, and its two forms.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_TRANSFORMS_REPORT_H
#define HOT_TRANSFORMS_REPORT_H

#include "hot/Analysis/ByteCount.h"
#include "hot/Analysis/SavedActivations.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/JSON.h"
#include <map>
#include <vector>

namespace mlir::hot {

/// A number that needs sizes, missing where one is dynamic or the number does
/// not fit.
using Amount = std::optional<int64_t>;

struct TransformReport {
  std::string kind; // "hadamard", "low_rank", or "" for none
  int64_t block = 0, rank = 0;
};

struct ProductReport {
  std::string op, location, role;
  std::string lhs, rhs; // element types
  TransformReport transform;
  Amount batch, tokens, outputs, inputs; // only with a role
  Amount multiplyAdds, bitOperations;
  /// Of the transforms of both factors that no earlier product counts.
  Amount transformAdds;
  /// How often the loops around it run it; 1 without loops.
  Amount trips;
  bool isRewritten = false;
  /// Why it is left alone; may be empty.
  std::string remark;
};

struct LayerReport {
  unsigned number;
  std::vector<ProductReport> products;
};

struct KeeperReport {
  std::string op, location;
  /// Of the product that it is.
  std::optional<unsigned> layer;
  std::string role;
};

struct SavedReport {
  std::string type, op, location;
  ByteCount bytes;
  SavedGroup group;
  SavedForm form;
  std::vector<KeeperReport> keepers;
  bool isCopyOfCompressed;
};

struct ArgumentReport {
  std::string name, type;
  ByteCount bytes;
};

/// Bytes of several tensors.
struct SavedSum {
  unsigned count = 0;
  ByteCount bytes;

  void add(const ByteCount &more) {
    ++count;
    bytes += more;
  }
};

/// Sums of what is saved: by group, and of the inputs of linear layers by form.
struct SavedSums {
  SavedSum groups[5], linearForms[4], total, copies;

  const SavedSum &get(SavedGroup group) const {
    return groups[static_cast<unsigned>(group)];
  }
  const SavedSum &get(SavedForm form) const {
    return linearForms[static_cast<unsigned>(form)];
  }

  void add(const SavedReport &tensor);
};

/// Sums over products: forward, grad_input, grad_weight, without a role.
struct ProductSum {
  unsigned count = 0, rewritten = 0;
  int64_t multiplyAdds = 0, transformAdds = 0, bitOperations = 0;
  /// A product is missing in the sums.
  bool isPartial = false;

  void add(const ProductReport &product);
};

struct FunctionReport {
  std::string name;
  std::vector<LayerReport> layers;
  std::vector<ProductReport> others;
  /// Where the backward part begins; empty without one.
  std::string boundary;
  /// The forward function, if hot.saved links this one to it.
  std::string forward;
  std::string note;
  std::vector<SavedReport> saved;
  std::vector<ArgumentReport> arguments;
  SavedSum recomputable;
};

struct ReportTotals {
  unsigned layers = 0;
  std::map<std::string, ProductSum> products; // by role
  SavedSums saved;
};

struct Report {
  /// "module", "before" or "after".
  std::string stage = "module";
  std::vector<FunctionReport> functions;

  ReportTotals getTotals() const;
};

/// Remarks of the rewrite by location and role: why a gradient product was left
/// alone.
using LeftAlone = llvm::DenseMap<std::pair<Attribute, unsigned>, std::string>;
/// Adds the remark of a gradient product, if `message` is one.
void noteLeftAlone(LeftAlone &reasons, Location loc, StringRef message);

/// Fails, with a diagnostic, where hot.role contradicts the shapes, or
/// hot.saved links nothing.
FailureOr<Report> collectReport(ModuleOp module,
                                const LeftAlone &reasons = LeftAlone());

inline constexpr SavedGroup kSavedGroups[] = {
    SavedGroup::LinearInput, SavedGroup::Attention, SavedGroup::Argument,
    SavedGroup::Elementwise, SavedGroup::Other};
inline constexpr SavedForm kSavedForms[] = {SavedForm::Codes, SavedForm::Scales,
                                            SavedForm::Float, SavedForm::Other};
StringRef getName(SavedGroup group);
StringRef getName(SavedForm form);

/// One report, or two: before and after the rewrite, with ratios.
void printReport(llvm::raw_ostream &os, ArrayRef<Report> reports);
/// The same, as docs/report.schema.json says.
llvm::json::Value convertToJSON(ArrayRef<Report> reports);

/// Writes the reports as "text" or "json" to a file; "-" is stdout, "" stderr.
/// Nothing is left at `path` if it fails.
LogicalResult writeReport(ArrayRef<Report> reports, StringRef format,
                          StringRef path,
                          function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::hot

#endif // HOT_TRANSFORMS_REPORT_H
