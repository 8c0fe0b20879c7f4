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

namespace {
/// Made in main, when the options that LLVM's library registers, `threads`
/// among them, are gone.
struct Options {
  cl::OptionCategory category{"hot-emulate options"};
  cl::opt<std::string> inputFile{cl::Positional, cl::Required,
                                 cl::desc("<.ptx file, - for standard input>"),
                                 cl::cat(category)};
  cl::opt<std::string> kernel{
      "kernel", cl::cat(category),
      cl::desc("The kernel to run (default: the only one)")};
  cl::opt<std::string> grid{"grid", cl::init("1"), cl::value_desc("x,y,z"),
                            cl::cat(category), cl::desc("Blocks (default: 1)")};
  cl::opt<std::string> block{"block", cl::init("1"), cl::value_desc("x,y,z"),
                             cl::cat(category),
                             cl::desc("Threads of a block (default: 1)")};
  cl::opt<uint64_t> sharedBytes{"shared", cl::init(0), cl::value_desc("bytes"),
                                cl::cat(category),
                                cl::desc("Dynamic shared memory (default: 0)")};
  cl::list<std::string> arguments{
      "arg", cl::value_desc("argument"), cl::cat(category),
      cl::desc("Once for each parameter, in order: i32:5, f32:0.5 (a scalar), "
               "x.npy, inout:x.npy, out:f32[16x8], zero:i32[100] (a buffer in "
               "global memory), bytes:x.npy (a structure)")};
  cl::opt<std::string> outputDir{
      "output-dir", cl::value_desc("folder"), cl::cat(category),
      cl::desc("Write buffers of out:, zero: and inout: there: arg_00.npy, "
               "...")};
  cl::opt<bool> list{"list", cl::cat(category),
                     cl::desc("Print kernels and the bytes of each parameter")};
  cl::opt<std::string> chip{
      "chip", cl::value_desc("sm_NN"), cl::cat(category),
      cl::desc("Whose limits hold (default: .target of the file)")};
  cl::opt<unsigned> threads{"threads", cl::init(0), cl::cat(category),
                            cl::desc("Of the host (default: all cores)")};
  cl::opt<uint64_t> stepLimit{
      "step-limit", cl::init(EmulatorOptions().stepLimit), cl::cat(category),
      cl::desc("Instructions that one warp may execute")};
  cl::opt<std::string> counters{
      "counters", cl::value_desc("file.json"), cl::cat(category),
      cl::desc("Write counters there; -: a table on the output")};
  cl::opt<bool> noRaceCheck{"no-race-check", cl::cat(category),
                            cl::desc("Do not look for data races")};
  cl::opt<bool> noUninitializedCheck{
      "no-uninitialized-check", cl::cat(category),
      cl::desc("Do not look for uninitialized reads")};
};
} // namespace

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

static llvm::Expected<std::string> chooseKernel(const Options &options,
                                                EmulatedModule &module) {
  if (!options.kernel.empty())
    return options.kernel.getValue();
  std::vector<std::string> kernels = module.getKernels();
  if (kernels.size() == 1)
    return kernels.front();
  return makeError(options.inputFile + ": " + Twine(kernels.size()) +
                   " kernels; choose one with --kernel, --list shows them");
}

/// Puts the arguments into device memory: the bytes of each parameter.
static llvm::Error prepare(const Options &options, Emulator &emulator,
                           EmulatedModule &module, StringRef kernel,
                           std::vector<Argument> &arguments,
                           std::vector<std::vector<uint8_t>> &parameters) {
  llvm::Expected<std::vector<uint64_t>> sizes =
      module.getParameterSizes(kernel);
  if (!sizes)
    return sizes.takeError();
  if (sizes->size() != options.arguments.size())
    return makeError(options.inputFile + ": kernel " + kernel + " has " +
                     Twine(sizes->size()) + " parameters; --arg is given " +
                     Twine(options.arguments.size()) + " times");
  for (auto [i, text] : llvm::enumerate(options.arguments)) {
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

static llvm::Error writeResults(const Options &options, Emulator &emulator,
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
    if (options.outputDir.empty())
      continue;
    llvm::SmallString<128> path(options.outputDir.getValue());
    std::string name;
    llvm::raw_string_ostream(name)
        << llvm::format("arg_%02u.npy", static_cast<unsigned>(i));
    llvm::sys::path::append(path, name);
    if (llvm::Error error = writeNpyFile(path, argument.type, bytes))
      return error;
  }
  return llvm::Error::success();
}

static llvm::Error writeCounters(const Options &options, StringRef kernel,
                                 const KernelCounters &counters) {
  if (options.counters.empty())
    return llvm::Error::success();
  if (options.counters == "-") {
    counters.print(llvm::outs());
    return llvm::Error::success();
  }
  std::error_code code;
  llvm::raw_fd_ostream out(options.counters, code);
  if (!code) {
    out << llvm::formatv("{0:2}\n", llvm::json::Value(llvm::json::Object{
                                        {kernel, counters.toJSON()}}));
    out.close();
    code = out.error();
    out.clear_error();
  }
  return code ? makeError(options.counters + ": " + code.message())
              : llvm::Error::success();
}

/// `clean`: nothing was reported.
static llvm::Error run(const Options &options, bool &clean) {
  LaunchConfig config;
  config.sharedBytes = options.sharedBytes;
  if (llvm::Error error = parseDimensions("grid", options.grid, config.grid))
    return error;
  if (llvm::Error error = parseDimensions("block", options.block, config.block))
    return error;
  if (!options.outputDir.empty())
    if (std::error_code code = fs::create_directories(options.outputDir))
      return makeError(options.outputDir + ": " + code.message());
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(options.inputFile);
  if (!buffer)
    return makeError(options.inputFile + ": " + buffer.getError().message());

  EmulatorOptions device;
  device.threads = options.threads;
  device.stepLimit = options.stepLimit;
  device.chip = options.chip;
  device.checkRaces = !options.noRaceCheck;
  device.checkUninitialized = !options.noUninitializedCheck;
  Emulator emulator(device);
  auto module = emulator.load((*buffer)->getBuffer(), options.inputFile);
  if (!module)
    return module.takeError();
  if (options.list) {
    printKernels(**module);
    return llvm::Error::success();
  }
  llvm::Expected<std::string> kernel = chooseKernel(options, **module);
  if (!kernel)
    return kernel.takeError();
  std::vector<Argument> arguments;
  std::vector<std::vector<uint8_t>> parameters;
  if (llvm::Error error =
          prepare(options, emulator, **module, *kernel, arguments, parameters))
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
  if (llvm::Error error = writeCounters(options, *kernel, result->counters))
    return error;
  return writeResults(options, emulator, arguments);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ResetCommandLineParser();
  Options options;
  cl::HideUnrelatedOptions(options.category);
  cl::ParseCommandLineOptions(
      argc, argv, "Runs a kernel of a PTX file on the host, checks and counts");
  bool clean = true;
  if (llvm::Error error = run(options, clean)) {
    llvm::WithColor::error(llvm::errs(), "hot-emulate")
        << llvm::toString(std::move(error)) << "\n";
    return 1;
  }
  return clean ? 0 : 1;
}
