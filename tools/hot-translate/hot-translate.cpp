//===- hot-translate.cpp - PTX and fatbins out of a module ----------------===//
//
// Writes the device code of a compiled module to files.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/InitAll.h"
#include "hot/Target/WriteDeviceCode.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  static llvm::cl::OptionCategory category("hot-translate options");
  llvm::cl::opt<std::string> input(llvm::cl::Positional, llvm::cl::init("-"),
                                   llvm::cl::desc("<input.mlir>"),
                                   llvm::cl::cat(category));
  llvm::cl::opt<std::string> output(
      "o", llvm::cl::init("-"), llvm::cl::value_desc("file"),
      llvm::cl::desc("Output; with several GPU modules X.ptx becomes X.0.ptx, "
                     "X.1.ptx and so on"),
      llvm::cl::cat(category));
  llvm::cl::opt<bool> toPTX("hot-to-ptx", llvm::cl::desc("Write PTX text"),
                            llvm::cl::cat(category));
  llvm::cl::opt<bool> toFatbin(
      "hot-to-fatbin",
      llvm::cl::desc("Assemble and write a fatbin; needs the CUDA toolkit"),
      llvm::cl::cat(category));
  llvm::cl::opt<std::string> toolkit(
      "toolkit", llvm::cl::value_desc("folder"),
      llvm::cl::desc("CUDA toolkit; default: PATH, CUDA_ROOT, CUDA_HOME, "
                     "CUDA_PATH, /usr/local/cuda"),
      llvm::cl::cat(category));
  llvm::cl::HideUnrelatedOptions(category);
  llvm::cl::ParseCommandLineOptions(argc, argv,
                                    "hot-mlir device code writer\n");

  if (toPTX == toFatbin) {
    llvm::errs() << "hot-translate: give one of --hot-to-ptx, "
                    "--hot-to-fatbin\n";
    return 1;
  }

  std::string error;
  std::unique_ptr<llvm::MemoryBuffer> text = openInputFile(input, &error);
  if (!text) {
    llvm::errs() << "hot-translate: " << error << "\n";
    return 1;
  }
  DialectRegistry registry;
  hot::registerAllDialects(registry);
  MLIRContext context(registry);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(text), llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(sources, &context);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module)
    return 1;
  LogicalResult result = toPTX ? hot::writePTX(*module, output)
                               : hot::writeFatbins(*module, output, toolkit);
  return failed(result);
}
