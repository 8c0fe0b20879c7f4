//===- hot-emulate.cpp - Runs a kernel of a PTX file ----------------------===//
//
// Loads PTX text, runs one kernel of it on the host, checks it and counts.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "hot/Emulator/Emulator.h"
#include "hot/Emulator/PTX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;
namespace cl = llvm::cl;
namespace fs = llvm::sys::fs;

static cl::OptionCategory category("hot-emulate options");
static cl::opt<std::string>
    inputFile(cl::Positional, cl::desc("<.ptx file, - for standard input>"),
              cl::Required, cl::cat(category));
static cl::opt<std::string>
    kernelName("kernel", cl::cat(category),
               cl::desc("The kernel to run (default: the only one)"));
static cl::opt<std::string> gridText("grid", cl::init("1"),
                                     cl::value_desc("x,y,z"), cl::cat(category),
                                     cl::desc("Blocks (default: 1)"));
static cl::opt<std::string>
    blockText("block", cl::init("1"), cl::value_desc("x,y,z"),
              cl::cat(category), cl::desc("Threads of a block (default: 1)"));
static cl::opt<uint64_t>
    sharedBytes("shared", cl::value_desc("bytes"), cl::cat(category),
                cl::desc("Dynamic shared memory (default: 0)"));
static cl::list<std::string> argumentTexts(
    "arg", cl::value_desc("argument"), cl::cat(category),
    cl::desc("Once for each parameter, in order: i32:5, f32:0.5 (a scalar), "
             "x.npy, inout:x.npy, out:f32[16x8], zero:i32[100] (a buffer in "
             "global memory), bytes:x.npy (a structure)"));
static cl::opt<std::string> outputDir(
    "output-dir", cl::value_desc("folder"), cl::cat(category),
    cl::desc("Write buffers of out:, zero: and inout: there: arg_00.npy, ..."));
static cl::opt<bool> list("list", cl::cat(category),
                          cl::desc("Print the kernels and their parameters"));
static cl::opt<std::string>
    chip("chip", cl::value_desc("sm_NN"), cl::cat(category),
         cl::desc("Whose limits hold (default: .target of the file)"));
static cl::opt<unsigned> threads("threads", cl::init(0), cl::cat(category),
                                 cl::desc("Of the host (default: all cores)"));
static cl::opt<uint64_t>
    stepLimit("step-limit", cl::init(EmulatorOptions().stepLimit),
              cl::cat(category),
              cl::desc("Instructions that one warp may execute"));
static cl::opt<std::string>
    countersFile("counters", cl::value_desc("file.json"), cl::cat(category),
                 cl::desc("Write counters there; -: a table on the output"));
static cl::opt<bool> noRaceCheck("no-race-check", cl::cat(category),
                                 cl::desc("Do not look for data races"));
static cl::opt<bool>
    noUninitializedCheck("no-uninitialized-check", cl::cat(category),
                         cl::desc("Do not look for uninitialized reads"));

static llvm::Error parseDimensions(StringRef option, StringRef text,
                                   Dim3 &dimensions) {
  llvm::SmallVector<StringRef> parts;
  text.split(parts, ',');
  bool bad = parts.size() > 3;
  for (size_t i = 0; i < parts.size() && !bad; ++i)
    bad = parts[i].getAsInteger(10, dimensions[i]);
  if (bad)
    return makeError("--" + option + "=" + text +
                     ": expected one to three numbers, such as 16,4");
  return llvm::Error::success();
}

static void printKernels(EmulatedModule &module) {
  for (const std::string &kernel : module.getKernels()) {
    llvm::outs() << kernel << ":";
    for (uint64_t size : llvm::cantFail(module.getParameterSizes(kernel)))
      llvm::outs() << " " << size;
    llvm::outs() << "\n";
  }
}

static llvm::Expected<std::string> chooseKernel(EmulatedModule &module) {
  if (!kernelName.empty())
    return kernelName.getValue();
  std::vector<std::string> kernels = module.getKernels();
  if (kernels.size() == 1)
    return kernels.front();
  return makeError(inputFile + ": " + Twine(kernels.size()) +
                   " kernels; choose one with --kernel, --list shows them");
}

/// Puts the arguments into device memory: the bytes of each parameter.
static llvm::Error prepare(Emulator &emulator, EmulatedModule &module,
                           StringRef kernel, std::vector<Argument> &arguments,
                           std::vector<std::vector<uint8_t>> &parameters) {
  llvm::Expected<std::vector<uint64_t>> sizes =
      module.getParameterSizes(kernel);
  if (!sizes)
    return sizes.takeError();
  if (sizes->size() != argumentTexts.size())
    return makeError(inputFile + ": kernel " + kernel + " has " +
                     Twine(sizes->size()) + " parameters; --arg is given " +
                     Twine(argumentTexts.size()) + " times");
  for (auto [i, text] : llvm::enumerate(argumentTexts)) {
    llvm::Expected<Argument> argument = parseArgument(text);
    if (!argument)
      return argument.takeError();
    std::vector<uint8_t> bytes = argument->bytes;
    if (argument->isBuffer) {
      llvm::Expected<uint64_t> address = emulator.allocate(argument->size);
      if (!address)
        return makeError("--arg=" + text + ": " +
                         llvm::toString(address.takeError()));
      if (argument->isInput)
        argument->bytes.resize(argument->size);
      if (llvm::Error error = emulator.write(*address, argument->bytes))
        return error;
      bytes.assign(sizeof(uint64_t), 0);
      std::memcpy(bytes.data(), &*address, sizeof(uint64_t));
      argument->address = *address;
    }
    if (bytes.size() != (*sizes)[i])
      return makeError("--arg=" + text + ": " + Twine(bytes.size()) +
                       " bytes; parameter " + Twine(i) + " of kernel " +
                       kernel + " has " + Twine((*sizes)[i]));
    parameters.push_back(std::move(bytes));
    arguments.push_back(std::move(*argument));
  }
  return llvm::Error::success();
}

static llvm::Error writeResults(Emulator &emulator,
                                llvm::ArrayRef<Argument> arguments) {
  for (auto [i, argument] : llvm::enumerate(arguments)) {
    if (!argument.isOutput)
      continue;
    std::vector<uint8_t> bytes(argument.size);
    uint64_t uninitialized = 0;
    if (llvm::Error error =
            emulator.read(argument.address, bytes, &uninitialized))
      return error;
    llvm::outs() << "argument " << i << ", " << argument.type.format() << ":";
    printElements(argument.type, bytes, llvm::outs());
    if (uninitialized)
      llvm::outs() << " (" << uninitialized << " bytes never written)";
    llvm::outs() << "\n";
    if (outputDir.empty())
      continue;
    llvm::SmallString<128> path(outputDir.getValue());
    std::string name;
    llvm::raw_string_ostream(name)
        << llvm::format("arg_%02u.npy", static_cast<unsigned>(i));
    llvm::sys::path::append(path, name);
    if (llvm::Error error = writeNpyFile(path, argument.type, bytes))
      return error;
  }
  return llvm::Error::success();
}

static llvm::Error writeCounters(StringRef kernel,
                                 const KernelCounters &counters) {
  if (countersFile.empty())
    return llvm::Error::success();
  if (countersFile == "-") {
    counters.print(llvm::outs());
    return llvm::Error::success();
  }
  std::error_code code;
  llvm::raw_fd_ostream out(countersFile, code);
  if (!code) {
    out << llvm::formatv("{0:2}\n", llvm::json::Value(llvm::json::Object{
                                        {kernel, counters.toJSON()}}));
    out.close();
    code = out.error();
    out.clear_error();
  }
  return code ? makeError(countersFile + ": " + code.message())
              : llvm::Error::success();
}

/// `clean`: nothing was reported.
static llvm::Error run(bool &clean) {
  LaunchConfig config;
  config.sharedBytes = sharedBytes;
  if (llvm::Error error = parseDimensions("grid", gridText, config.grid))
    return error;
  if (llvm::Error error = parseDimensions("block", blockText, config.block))
    return error;
  if (!outputDir.empty())
    if (std::error_code code = fs::create_directories(outputDir))
      return makeError(outputDir + ": " + code.message());
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(inputFile);
  if (!buffer)
    return makeError(inputFile + ": " + buffer.getError().message());

  EmulatorOptions options;
  options.threads = threads;
  options.stepLimit = stepLimit;
  options.chip = chip;
  options.checkRaces = !noRaceCheck;
  options.checkUninitialized = !noUninitializedCheck;
  Emulator emulator(options);
  auto module = emulator.load((*buffer)->getBuffer(), inputFile);
  if (!module)
    return module.takeError();
  if (list) {
    printKernels(**module);
    return llvm::Error::success();
  }
  llvm::Expected<std::string> kernel = chooseKernel(**module);
  if (!kernel)
    return kernel.takeError();
  std::vector<Argument> arguments;
  std::vector<std::vector<uint8_t>> parameters;
  if (llvm::Error error =
          prepare(emulator, **module, *kernel, arguments, parameters))
    return error;
  std::vector<llvm::ArrayRef<uint8_t>> views(parameters.begin(),
                                             parameters.end());
  llvm::Expected<LaunchResult> result =
      emulator.launch(**module, *kernel, config, views);
  if (!result)
    return result.takeError();
  for (const Report &report : result->reports)
    llvm::errs() << report.format() << "\n";
  clean = result->reports.empty();
  if (llvm::Error error = writeCounters(*kernel, result->counters))
    return error;
  return writeResults(emulator, arguments);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv, "Runs a kernel of a PTX file on the host, checks and counts");
  bool clean = true;
  if (llvm::Error error = run(clean)) {
    llvm::WithColor::error(llvm::errs(), "hot-emulate")
        << llvm::toString(std::move(error)) << "\n";
    return 1;
  }
  return clean ? 0 : 1;
}
