//===- hot-runner.cpp -----------------------------------------------------===//
//
// Compiles a function, runs it on a device, writes its results; optionally
// rewritten by HOT and compared with the unrewritten one.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

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
#include "llvm/Support/CommandLine.h"
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
namespace cl = llvm::cl;
namespace fs = llvm::sys::fs;

static cl::OptionCategory category("hot-runner options");
static cl::opt<std::string>
    inputFile(cl::Positional, cl::desc("<.mlir file, - for standard input>"),
              cl::init("-"), cl::cat(category));
static cl::opt<std::string> entry("entry", cl::init("main"), cl::cat(category),
                                  cl::desc("Function to run (default: main)"));
static cl::opt<std::string>
    deviceName("device", cl::init("cpu"), cl::cat(category),
               cl::desc("Where to run it: cpu (default), emulator, cuda"));
static cl::list<std::string> inputs(
    "input", cl::CommaSeparated, cl::value_desc("a.npy,b.npy"),
    cl::cat(category),
    cl::desc("Arguments in order; those that are missing or empty are random"));
static cl::opt<uint64_t>
    seed("seed", cl::init(0), cl::cat(category),
         cl::desc("Of random arguments: floats uniform in [-1, 1), integers "
                  "in 0 .. 9 (i4: 0 .. 7, i1: 0 .. 1)"));
static cl::opt<double>
    randomScale("random-scale", cl::init(1), cl::cat(category),
                cl::desc("Factor of random floats (default: 1)"));
static cl::opt<int64_t> dynamicSize(
    "dynamic-size", cl::init(32), cl::cat(category),
    cl::desc("Size of every `?` of random arguments (default: 32)"));
static cl::opt<std::string>
    outputDir("output-dir", cl::value_desc("folder"), cl::cat(category),
              cl::desc("Write results there: out_00.npy, out_01.npy, ..."));
static cl::opt<bool> reference(
    "reference", cl::cat(category),
    cl::desc("Run the unrewritten function too, print each result's error"));
static cl::opt<bool>
    printTimes("time", cl::cat(category),
               cl::desc("Print milliseconds of compiling and running"));
static cl::opt<bool> remarks(
    "remarks", cl::cat(category),
    cl::desc("Print remarks: which products were rewritten, and why not"));
static cl::opt<unsigned>
    optLevel("opt-level", cl::init(2), cl::cat(category),
             cl::desc("LLVM's optimization of host code, 0 to 3 (default: 2)"));

// Of the device emulator only.
static cl::opt<std::string> countersFile(
    "counters", cl::value_desc("file"), cl::cat(category),
    cl::desc("Write what each kernel did, as JSON; -: print it as a table"));
static cl::opt<unsigned>
    emulatorThreads("emulator-threads", cl::init(0), cl::cat(category),
                    cl::desc("Threads of the emulator, 0: one for each core "
                             "(default)"));
static cl::opt<uint64_t> stepLimit(
    "step-limit", cl::init(0), cl::cat(category),
    cl::desc("Instructions that one warp may execute in one launch on the "
             "emulator, 0: a large number (default)"));

// The options of hot-rewrite-backward: passed on as they are, only if given.
static cl::OptionCategory
    rewriteCategory("Options of the rewrite (see hot-rewrite-backward)");
static cl::opt<std::string> scheme(
    "scheme", cl::cat(rewriteCategory),
    cl::desc("Rewrite the gradients by this scheme; without, run as is"));
static cl::opt<std::string> chip("chip", cl::cat(rewriteCategory),
                                 cl::desc("GPU that formats are chosen for"));
static cl::opt<int64_t>
    gxBits("gx-bits", cl::cat(rewriteCategory),
           cl::desc("Bits in the input gradient, 0: float"));
static cl::opt<int64_t>
    gwBits("gw-bits", cl::cat(rewriteCategory),
           cl::desc("Bits in the weight gradient, 0: float"));
static cl::opt<int64_t> block("block", cl::cat(rewriteCategory),
                              cl::desc("Block of the transforms"));
static cl::opt<int64_t> rank("rank", cl::cat(rewriteCategory),
                             cl::desc("Components kept of a block"));
static cl::opt<std::string>
    granularity("granularity", cl::cat(rewriteCategory),
                cl::desc("Scales of gy in the input gradient"));
static cl::opt<std::string> rounding("rounding", cl::cat(rewriteCategory),
                                     cl::desc("Rounding of gy"));
static cl::opt<std::string>
    layers("layers", cl::cat(rewriteCategory),
           cl::desc("Regular expression for the layers to rewrite"));
static cl::opt<int64_t>
    minElements("min-elements", cl::cat(rewriteCategory),
                cl::desc("Leave layers alone whose L*O*I is below"));

/// "scheme=hot rank=16 ...", of the options that were given.
static llvm::Expected<std::string> getRewriteOptions() {
  std::string text;
  auto add = [&](const cl::Option &option, const Twine &value) {
    if (option.getNumOccurrences())
      text +=
          (Twine(text.empty() ? "" : " ") + option.ArgStr + "=" + value).str();
  };
  auto addText = [&](const cl::opt<std::string> &option) {
    add(option, "\"" + option.getValue() + "\"");
    return !StringRef(option.getValue()).contains('"');
  };
  bool plain = true;
  for (const auto *option : {&scheme, &granularity, &rounding, &layers, &chip})
    plain &= addText(*option);
  if (!plain)
    return llvm::createStringError(
        "options of the rewrite cannot contain a double quote");
  for (const auto *option : {&gxBits, &gwBits, &block, &rank, &minElements})
    add(*option, Twine(option->getValue()));
  // The chip is the device's too.
  if (!scheme.getNumOccurrences() && !text.empty() &&
      !StringRef(text).starts_with("chip="))
    return llvm::createStringError("'" + text +
                                   "' has no effect without --scheme");
  return scheme.getNumOccurrences() ? text : std::string();
}

static llvm::Error checkOptions() {
  if (optLevel > 3)
    return llvm::createStringError("--opt-level=%u: 0 to 3 are allowed",
                                   optLevel.getValue());
  if (dynamicSize < 0)
    return llvm::createStringError("--dynamic-size is negative");
  if (!outputDir.empty() && fs::exists(outputDir) &&
      !fs::is_directory(outputDir))
    return llvm::createStringError(outputDir + ": not a folder");
  for (const cl::Option *option : {static_cast<cl::Option *>(&countersFile),
                                   static_cast<cl::Option *>(&emulatorThreads),
                                   static_cast<cl::Option *>(&stepLimit)})
    if (option->getNumOccurrences() && deviceName != "emulator")
      return llvm::createStringError("--" + option->ArgStr +
                                     " is for --device=emulator only");
  return llvm::Error::success();
}

/// The given arguments, and random ones for the rest.
static llvm::Expected<std::vector<HostTensor>>
getInputs(const FunctionSignature &signature) {
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
      size = ShapedType::isDynamic(size) ? dynamicSize.getValue() : size;
    llvm::Expected<HostTensor> tensor =
        HostTensor::create(argument.elementType, shape);
    if (!tensor)
      return llvm::createStringError(argument.name + ": " +
                                     llvm::toString(tensor.takeError()));
    fillRandom(*tensor, seed, i, randomScale);
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

/// Compiles and runs. `what` is for --time.
static llvm::Expected<std::vector<HostTensor>>
execute(Device &device, OwningOpRef<ModuleOp> module,
        const FunctionSignature &signature, ArrayRef<HostTensor> arguments,
        StringRef what) {
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

/// One line per result; the last two columns with --reference only.
static llvm::Error printTable(const FunctionSignature &signature,
                              ArrayRef<HostTensor> results,
                              ArrayRef<HostTensor> expected) {
  size_t width = 6;
  for (const ValueSignature &result : signature.results)
    width = std::max(width, result.name.size());
  auto pad = [](StringRef text, size_t width) {
    return llvm::left_justify(text, width + 2);
  };
  llvm::raw_ostream &out = llvm::outs();
  out << pad("result", width) << pad("type", 18) << pad("mean", 14)
      << pad("l2 norm", 14);
  out << (reference ? "relative error  max error\n" : "\n");
  for (auto [i, result] : llvm::enumerate(results)) {
    TensorSummary summary = summarize(result);
    out << pad(signature.results[i].name, width)
        << pad(formatTensorType(result.getShape(), result.getElementType()), 18)
        << llvm::format("%-14.7g  %-14.7g  ", summary.mean, summary.l2Norm);
    if (reference) {
      std::optional<TensorError> error = compareTensors(result, expected[i]);
      if (!error)
        return llvm::createStringError(
            "result %zu has another shape than the reference", i);
      out << llvm::format("%-14.3e  %.3e", error->relative, error->maximum);
    }
    out << "\n";
  }
  return llvm::Error::success();
}

static llvm::Error writeResults(ArrayRef<HostTensor> results) {
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
static llvm::Error writeCounters(const Device &device) {
  if (countersFile == "-") {
    device.printCounters(llvm::outs(), /*asJSON=*/false);
    return llvm::Error::success();
  }
  return llvm::writeToOutput(countersFile, [&](llvm::raw_ostream &out) {
    device.printCounters(out, /*asJSON=*/true);
    return llvm::Error::success();
  });
}

static llvm::Error run(ModuleOp module) {
  DeviceOptions options;
  options.chip = chip;
  options.optLevel = optLevel;
  options.threads = emulatorThreads;
  options.stepLimit = stepLimit;
  llvm::Expected<std::unique_ptr<Device>> device =
      createDevice(deviceName, options);
  if (!device)
    return device.takeError();
  llvm::Expected<FunctionSignature> signature = getSignature(module, entry);
  if (!signature)
    return signature.takeError();
  llvm::Expected<std::string> rewrite = getRewriteOptions();
  if (!rewrite)
    return rewrite.takeError();
  llvm::Expected<std::vector<HostTensor>> arguments = getInputs(*signature);
  if (!arguments)
    return arguments.takeError();
  if (llvm::Error error = keepOnly(module, entry))
    return error;

  std::vector<HostTensor> expected;
  OwningOpRef<ModuleOp> original;
  if (reference)
    original = module.clone();
  OwningOpRef<ModuleOp> rewritten = module.clone();
  if (!rewrite->empty())
    if (llvm::Error error =
            runRegisteredPass(*rewritten, "hot-rewrite-backward", *rewrite))
      return error;
  auto results = execute(**device, std::move(rewritten), *signature, *arguments,
                         "function");
  if (!results)
    return results.takeError();
  // Before the reference adds its own.
  if (!countersFile.empty())
    if (llvm::Error error = writeCounters(**device))
      return error;
  if (reference) {
    auto outcome = execute(**device, std::move(original), *signature,
                           *arguments, "reference");
    if (!outcome)
      return outcome.takeError();
    expected = std::move(*outcome);
  }
  if (!outputDir.empty())
    if (llvm::Error error = writeResults(*results))
      return error;
  if (outputDir.empty() || reference)
    return printTable(*signature, *results, expected);
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
  cl::HideUnrelatedOptions({&category, &rewriteCategory});
  cl::ParseCommandLineOptions(argc, argv,
                              "Runs a function of a module on a device.\n");
  if (llvm::Error error = checkOptions())
    fail(llvm::toString(std::move(error)));

  // One thread: what goes wrong is then caught on it, and messages have one
  // order.
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  std::string reason;
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      openInputFile(inputFile, &reason);
  if (!buffer)
    fail(reason);
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  SourceMgrDiagnosticHandler printer(*sources, &context);
  ScopedDiagnosticHandler filter(&context, [](Diagnostic &diagnostic) {
    return success(!remarks &&
                   diagnostic.getSeverity() == DiagnosticSeverity::Remark);
  });
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module)
    fail("");
  if (llvm::Error error = run(*module))
    fail(llvm::toString(std::move(error)));
  return 0;
}
