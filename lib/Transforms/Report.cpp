//===- Report.cpp ---------------------------------------------------------===//
//
// hot-report: collects the report and writes it.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Transforms/Report.h"
#include "hot/Transforms/Passes.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/ToolOutputFile.h"

namespace mlir::hot {
#define GEN_PASS_DEF_REPORTPASS
#include "hot/Transforms/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

LogicalResult
mlir::hot::writeReport(ArrayRef<Report> reports, StringRef format,
                       StringRef path,
                       function_ref<InFlightDiagnostic()> emitError) {
  if (format != "text" && format != "json")
    return emitError() << "unknown format '" << format
                       << "', expected text or json";
  auto print = [&](llvm::raw_ostream &os) {
    if (format == "json")
      os << llvm::formatv("{0:2}", convertToJSON(reports)) << "\n";
    else
      printReport(os, reports);
  };
  if (path.empty()) {
    print(llvm::errs());
    return success();
  }
  std::string error;
  std::unique_ptr<llvm::ToolOutputFile> file = openOutputFile(path, &error);
  if (!file)
    return emitError() << error;
  print(file->os());
  file->os().flush();
  if (std::error_code code = file->os().error()) {
    file->os().clear_error();
    return emitError() << "cannot write output file '" << path
                       << "': " << code.message();
  }
  file->keep();
  return success();
}

namespace {

struct ReportModule : mlir::hot::impl::ReportPassBase<ReportModule> {
  using ReportPassBase::ReportPassBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    ModuleOp module = getOperation();
    FailureOr<Report> report = collectReport(module);
    // At the location, not on the op, which would print the whole module.
    auto emitError = [&] {
      return mlir::emitError(module.getLoc()) << getArgument() << ": ";
    };
    if (failed(report) ||
        failed(writeReport(*report, format, output, emitError)))
      signalPassFailure();
  }
};

} // namespace
