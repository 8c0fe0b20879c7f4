//===- hot-runner.cpp -----------------------------------------------------===//
//
// Compiles a function, runs it on a device, writes its results; optionally
// rewritten by HOT and compared with the unrewritten one.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "hot/Analysis/SavedLinks.h"
#include "hot/InitAll.h"
#include "hot/Runtime/Device.h"
#include "hot/Runtime/Npy.h"
#include "hot/Runtime/RandomTensor.h"
#include "hot/Runtime/TensorStatistics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <chrono>

using namespace mlir;
using namespace mlir::hot;
namespace fs = llvm::sys::fs;

/// The given arguments, and random ones for the rest.
static llvm::Expected<std::vector<HostTensor>>
getInputs(const RunnerOptions &options, const FunctionSignature &signature) {
  const std::vector<std::string> &inputs = options.inputs;
  if (inputs.size() > signature.arguments.size())
    return llvm::createStringError("%zu inputs given, @%s takes %zu",
                                   inputs.size(), signature.name.c_str(),
                                   signature.arguments.size());
  std::vector<HostTensor> tensors;
  for (auto [i, argument] : llvm::enumerate(signature.arguments)) {
    if (i < inputs.size() && !inputs[i].empty()) {
      llvm::Expected<HostTensor> tensor = readNpy(inputs[i]);
      if (!tensor)
        return tensor.takeError();
      if (llvm::Error error = matchInput(*tensor, argument, inputs[i]))
        return error;
      tensors.push_back(std::move(*tensor));
      continue;
    }
    SmallVector<int64_t> shape = argument.shape;
    for (int64_t &size : shape)
      size = ShapedType::isDynamic(size) ? options.dynamicSize : size;
    llvm::Expected<HostTensor> tensor =
        HostTensor::create(argument.elementType, shape);
    if (!tensor)
      return llvm::createStringError(argument.name + ": " +
                                     llvm::toString(tensor.takeError()));
    fillRandom(*tensor, options.seed, i, options.randomScale);
    tensors.push_back(std::move(*tensor));
  }
  return tensors;
}

static uint64_t getChecksum(ArrayRef<HostTensor> tensors) {
  uint64_t sum = 0;
  for (const HostTensor &tensor : tensors)
    sum = sum * 31 +
          llvm::xxh3_64bits(StringRef(tensor.getData(), tensor.getNumBytes()));
  return sum;
}

static double getMilliseconds() {
  auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::milli>(now).count();
}

/// Compiles and runs. `what` is for the times.
static llvm::Expected<std::vector<HostTensor>>
execute(Device &device, OwningOpRef<ModuleOp> module,
        const FunctionSignature &signature, ArrayRef<HostTensor> arguments,
        StringRef what, bool printTimes) {
  double start = getMilliseconds();
  auto executable = device.compile(std::move(module), signature);
  if (!executable)
    return executable.takeError();
  double compiled = getMilliseconds();
  uint64_t before = getChecksum(arguments);
  double called = getMilliseconds();
  auto results = (*executable)->run(arguments);
  double done = getMilliseconds();
  if (!results)
    return results.takeError();
  // Cheap, and a wrong result otherwise: the reference would see changed
  // arguments.
  if (getChecksum(arguments) != before)
    return llvm::createStringError(
        "@" + signature.name +
        " wrote into its arguments; this is a bug of device " +
        device.getName());
  if (printTimes)
    llvm::outs() << llvm::formatv("{0}: compile {1:f1} ms, run {2:f1} ms\n",
                                  what, compiled - start, done - called);
  return results;
}

/// One line per result; the last two columns if something is expected.
static llvm::Error printTable(const FunctionSignature &signature,
                              ArrayRef<HostTensor> results,
                              std::optional<ArrayRef<HostTensor>> expected) {
  size_t width = 6;
  for (const ValueSignature &result : signature.results)
    width = std::max(width, result.name.size());
  auto pad = [](StringRef text, size_t width) {
    return llvm::left_justify(text, width + 2);
  };
  llvm::raw_ostream &out = llvm::outs();
  out << pad("result", width) << pad("type", 18) << pad("mean", 14)
      << pad("l2 norm", 14);
  out << (expected ? "relative error  max error\n" : "\n");
  for (auto [i, result] : llvm::enumerate(results)) {
    TensorSummary summary = summarize(result);
    out << pad(signature.results[i].name, width)
        << pad(formatTensorType(result.getShape(), result.getElementType()), 18)
        << llvm::format("%-14.7g  %-14.7g  ", summary.mean, summary.l2Norm);
    if (expected) {
      std::optional<TensorError> error = compareTensors(result, (*expected)[i]);
      if (!error)
        return llvm::createStringError(
            "result %zu has another shape than the reference", i);
      out << llvm::format("%-14.3e  %.3e", error->relative, error->maximum);
    }
    out << "\n";
  }
  return llvm::Error::success();
}

static llvm::Error writeResults(StringRef outputDir,
                                ArrayRef<HostTensor> results) {
  if (std::error_code code = fs::create_directories(outputDir))
    return llvm::createStringError(outputDir + ": " + code.message());
  for (auto [i, result] : llvm::enumerate(results)) {
    SmallString<128> path(outputDir);
    llvm::sys::path::append(path, llvm::formatv("out_{0,0+2}.npy", i).str());
    if (llvm::Error error = writeNpy(path, result))
      return error;
  }
  return llvm::Error::success();
}

/// To the file, as a whole, or to standard output.
static llvm::Error writeCounters(StringRef file, const Device &device) {
  if (file == "-") {
    device.printCounters(llvm::outs(), /*asJSON=*/false);
    return llvm::Error::success();
  }
  return llvm::writeToOutput(file, [&](llvm::raw_ostream &out) {
    device.printCounters(out, /*asJSON=*/true);
    return llvm::Error::success();
  });
}

/// Only the entry is rewritten, and what hot.saved links to it, which says what
/// its arguments are.
static llvm::Error rewrite(ModuleOp module, StringRef entry,
                           StringRef options) {
  FailureOr<SavedLinks> links = SavedLinks::collect(module);
  if (failed(links))
    return llvm::createStringError("");
  for (ArrayRef<FunctionOpInterface> step : links->getSteps()) {
    auto names = llvm::map_to_vector(
        step, [](FunctionOpInterface function) { return function.getName(); });
    if (llvm::is_contained(names, entry))
      if (llvm::Error error = keepOnly(module, names))
        return error;
  }
  return runRegisteredPass(module, "hot-rewrite-backward", options);
}

static llvm::Error run(const RunnerOptions &options, ModuleOp module) {
  llvm::Expected<std::unique_ptr<Device>> device =
      createDevice(options.deviceName, options.device);
  if (!device)
    return device.takeError();
  llvm::Expected<FunctionSignature> signature =
      getSignature(module, options.entry);
  if (!signature)
    return signature.takeError();
  llvm::Expected<std::vector<HostTensor>> arguments =
      getInputs(options, *signature);
  if (!arguments)
    return arguments.takeError();

  OwningOpRef<ModuleOp> rewritten = module.clone();
  if (!options.rewrite.empty())
    if (llvm::Error error = rewrite(*rewritten, options.entry, options.rewrite))
      return error;
  for (ModuleOp each : {module, *rewritten})
    if (llvm::Error error = keepOnly(each, StringRef(options.entry)))
      return error;
  auto results = execute(**device, std::move(rewritten), *signature, *arguments,
                         "function", options.printTimes);
  if (!results)
    return results.takeError();
  // Before the reference adds its own.
  if (!options.countersFile.empty())
    if (llvm::Error error = writeCounters(options.countersFile, **device))
      return error;
  std::vector<HostTensor> expected;
  if (options.reference) {
    auto outcome = execute(**device, module.clone(), *signature, *arguments,
                           "reference", options.printTimes);
    if (!outcome)
      return outcome.takeError();
    expected = std::move(*outcome);
  }
  if (!options.outputDir.empty())
    if (llvm::Error error = writeResults(options.outputDir, *results))
      return error;
  if (options.reference)
    return printTable(*signature, *results, ArrayRef(expected));
  if (options.outputDir.empty())
    return printTable(*signature, *results, std::nullopt);
  return llvm::Error::success();
}

/// Ends without destructors: after a crash that was caught nothing is sure.
[[noreturn]] static void fail(StringRef reason) {
  llvm::outs().flush();
  // No text: diagnostics have said it all.
  if (!reason.empty())
    llvm::WithColor::error(llvm::errs(), "hot-runner") << reason << "\n";
  llvm::sys::Process::Exit(1, /*NoCleanup=*/true);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  DialectRegistry registry;
  hot::registerAllDialects(registry);
  mlir::registerAllPasses();
  hot::registerAllPasses();
  llvm::Expected<RunnerOptions> options = parseOptions(argc, argv);
  if (!options)
    fail(llvm::toString(options.takeError()));

  // One thread: what goes wrong is then caught on it, and messages have one
  // order.
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  std::string reason;
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      openInputFile(options->inputFile, &reason);
  if (!buffer)
    fail(reason);
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  SourceMgrDiagnosticHandler printer(*sources, &context);
  ScopedDiagnosticHandler filter(&context, [&](Diagnostic &diagnostic) {
    return success(!options->remarks &&
                   diagnostic.getSeverity() == DiagnosticSeverity::Remark);
  });
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module)
    fail("");
  if (llvm::Error error = run(*options, *module))
    fail(llvm::toString(std::move(error)));
  return 0;
}
