//===- hot-report.cpp - What a training step costs and keeps --------------===//
//
// The report of a module, or of a module before and after the rewrite.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/InitAll.h"
#include "hot/Pipelines/RewriteOptions.h"
#include "hot/Transforms/Report.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::hot;
namespace cl = llvm::cl;

static cl::OptionCategory category("hot-report options");
static cl::opt<std::string>
    inputFile(cl::Positional, cl::desc("<.mlir file, - for standard input>"),
              cl::init("-"), cl::cat(category));
static cl::opt<std::string> format("format", cl::init("text"),
                                   cl::desc("text (default) or json"),
                                   cl::cat(category));
static cl::opt<std::string>
    output("output", cl::init("-"), cl::value_desc("file"),
           cl::desc("Where to write it, - for standard output (default)"),
           cl::cat(category));
static cl::alias outputAlias("o", cl::aliasopt(output),
                             cl::desc("The same as --output"),
                             cl::cat(category));

// The options of hot-rewrite-backward.
static cl::OptionCategory
    rewriteCategory("Options of the rewrite (see hot-rewrite-backward)");
static const RewriteBackwardPassOptions defaults;
static cl::opt<std::string>
    scheme("scheme", cl::cat(rewriteCategory),
           cl::desc("Report the module as it is, and rewritten by this "
                    "scheme"));
static cl::opt<std::string> chip("chip", cl::init(defaults.chip),
                                 cl::cat(rewriteCategory),
                                 cl::desc("GPU that formats are chosen for"));
static cl::opt<int64_t>
    gxBits("gx-bits", cl::init(defaults.gxBits), cl::cat(rewriteCategory),
           cl::desc("Bits in the input gradient, 0: float"));
static cl::opt<int64_t>
    gwBits("gw-bits", cl::init(defaults.gwBits), cl::cat(rewriteCategory),
           cl::desc("Bits in the weight gradient, 0: float"));
static cl::opt<int64_t> block("block", cl::init(defaults.block),
                              cl::cat(rewriteCategory),
                              cl::desc("Block of the transforms"));
static cl::opt<int64_t> rank("rank", cl::init(defaults.rank),
                             cl::cat(rewriteCategory),
                             cl::desc("Components kept of a block"));
static cl::opt<std::string>
    granularity("granularity", cl::init(defaults.granularity),
                cl::cat(rewriteCategory),
                cl::desc("Scales of gy in the input gradient"));
static cl::opt<std::string> rounding("rounding", cl::init(defaults.rounding),
                                     cl::cat(rewriteCategory),
                                     cl::desc("Rounding of gy"));
static cl::opt<std::string>
    layers("layers", cl::init(defaults.layers), cl::cat(rewriteCategory),
           cl::desc("Regular expression for the layers to rewrite"));
static cl::opt<int64_t>
    minElements("min-elements", cl::init(defaults.minElements),
                cl::cat(rewriteCategory),
                cl::desc("Leave layers alone whose L*O*I is below"));

static int fail(const llvm::Twine &reason) {
  llvm::errs() << "hot-report: " << reason << "\n";
  return 1;
}

static RewriteBackwardPassOptions getRewriteOptions() {
  RewriteBackwardPassOptions options;
  options.scheme = scheme;
  options.chip = chip;
  options.gxBits = gxBits;
  options.gwBits = gwBits;
  options.block = block;
  options.rank = rank;
  options.granularity = granularity;
  options.rounding = rounding;
  options.layers = layers;
  options.minElements = minElements;
  return options;
}

/// Reports on the module and, with a scheme, on what the rewrite makes of it.
static FailureOr<SmallVector<Report, 2>> makeReports(ModuleOp module) {
  SmallVector<Report, 2> reports;
  FailureOr<Report> before = collectReport(module);
  if (failed(before))
    return failure();
  reports.push_back(std::move(*before));
  if (!scheme.getNumOccurrences())
    return reports;

  reports.front().stage = "before";
  OwningOpRef<ModuleOp> clone = module.clone();
  LeftAlone reasons;
  {
    ScopedDiagnosticHandler notes(
        module.getContext(), [&](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() != DiagnosticSeverity::Remark)
            return failure(); // goes on to who prints it
          noteLeftAlone(reasons, diagnostic.getLocation(), diagnostic.str());
          return success();
        });
    PassManager pm(module.getContext());
    buildHotRewriteStage(pm, getRewriteOptions());
    if (failed(pm.run(*clone)))
      return failure();
  }
  FailureOr<Report> after = collectReport(*clone, reasons);
  if (failed(after))
    return failure();
  after->stage = "after";
  reports.push_back(std::move(*after));
  return reports;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions({&category, &rewriteCategory});
  cl::ParseCommandLineOptions(
      argc, argv,
      "Reports the layers of a training step, what their products cost and\n"
      "what lives from the forward to the backward pass; see "
      "docs/Report.md.\n");
  // Before the module, which may be large.
  if (format != "text" && format != "json")
    return fail("unknown format '" + format + "', expected text or json");
  if (!scheme.getNumOccurrences())
    for (const cl::Option *option : std::initializer_list<const cl::Option *>{
             &chip, &gxBits, &gwBits, &block, &rank, &granularity, &rounding,
             &layers, &minElements})
      if (option->getNumOccurrences())
        return fail("--" + option->ArgStr + " has no effect without --scheme");

  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  std::string reason;
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      openInputFile(inputFile, &reason);
  if (!buffer)
    return fail(reason);
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  SourceMgrDiagnosticHandler printer(*sources, &context);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module)
    return 1;
  FailureOr<SmallVector<Report, 2>> reports = makeReports(*module);
  if (failed(reports))
    return 1;
  auto emitError = [&] {
    return mlir::emitError(UnknownLoc::get(&context)) << "hot-report: ";
  };
  StringRef path = output;
  return failed(
      writeReport(*reports, format, path.empty() ? "-" : path, emitError));
}
