//===- Options.cpp - The command line of hot-runner -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"

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
  for (const auto *option : {&scheme, &granularity, &rounding, &layers})
    plain &= addText(*option);
  plain &= !StringRef(chip.getValue()).contains('"');
  if (!plain)
    return llvm::createStringError(
        "options of the rewrite cannot contain a double quote");
  for (const auto *option : {&gxBits, &gwBits, &block, &rank, &minElements})
    add(*option, Twine(option->getValue()));
  if (!scheme.getNumOccurrences() && !text.empty())
    return llvm::createStringError("'" + text +
                                   "' has no effect without --scheme");
  // The chip is the device's too.
  addText(chip);
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

llvm::Expected<RunnerOptions> mlir::hot::parseOptions(int argc, char **argv) {
  cl::HideUnrelatedOptions({&category, &rewriteCategory});
  cl::ParseCommandLineOptions(argc, argv,
                              "Runs a function of a module on a device.\n");
  if (llvm::Error error = checkOptions())
    return error;
  llvm::Expected<std::string> rewrite = getRewriteOptions();
  if (!rewrite)
    return rewrite.takeError();
  RunnerOptions options;
  options.inputFile = inputFile;
  options.entry = entry;
  options.inputs.assign(inputs.begin(), inputs.end());
  options.seed = seed;
  options.randomScale = randomScale;
  options.dynamicSize = dynamicSize;
  options.rewrite = std::move(*rewrite);
  options.remarks = remarks;
  options.deviceName = deviceName;
  options.device.chip = chip;
  options.device.optLevel = optLevel;
  options.device.threads = emulatorThreads;
  options.device.stepLimit = stepLimit;
  options.outputDir = outputDir;
  options.countersFile = countersFile;
  options.reference = reference;
  options.printTimes = printTimes;
  return options;
}
