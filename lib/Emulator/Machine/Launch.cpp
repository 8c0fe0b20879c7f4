//===- Launch.cpp - Runs a grid -------------------------------------------===//
//
// Checks a launch against the kernel and the chip, lays out what all CTAs share
// and runs them on the threads of the host.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Machine/Launch.h"
#include "Machine/AddressSpace.h"
#include "Machine/Limits.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <thread>
#include <tuple>

using namespace mlir::hot::emulator;
using llvm::Twine;

/// Host memory for registers and local memory of one CTA.
static constexpr uint64_t kMaxCtaBytes = uint64_t(1) << 30;

/// The functions that a kernel can reach, itself first.
static std::vector<uint32_t> getReachable(const Program &program,
                                          uint32_t kernel) {
  std::vector<uint32_t> list = {kernel};
  llvm::DenseSet<uint32_t> known = {kernel};
  for (size_t at = 0; at < list.size(); ++at)
    for (uint32_t callee : program.functions[list[at]].callees)
      if (known.insert(callee).second)
        list.push_back(callee);
  return list;
}

/// Places the shared variables that the kernel uses: static ones first, all
/// dynamic ones behind them.
static llvm::Error placeShared(const Program &program,
                               llvm::ArrayRef<uint32_t> functions,
                               uint64_t dynamicBytes, LaunchState &state,
                               std::map<uint32_t, uint64_t> &addresses) {
  std::vector<uint32_t> fixed, dynamic;
  for (uint32_t function : functions)
    for (const SymbolAddress &symbol : program.functions[function].symbols) {
      const Variable &variable = program.module.variables[symbol.variable];
      if (variable.space == StateSpace::Shared)
        (variable.isUnsized ? dynamic : fixed).push_back(symbol.variable);
    }
  // In the order of the text, whatever uses them first.
  std::sort(fixed.begin(), fixed.end());
  uint64_t offset = 0, align = 1;
  auto alignUp = [&](uint64_t to) {
    to = std::max<uint64_t>(to, 1);
    offset = (offset + to - 1) / to * to;
  };
  for (uint32_t index : fixed) {
    if (addresses.count(index))
      continue;
    const Variable &variable = program.module.variables[index];
    if (variable.isExtern)
      return makeError(program.module.name + ":" + Twine(variable.line) + ": " +
                       variable.name +
                       " is declared only; link the module that defines it");
    alignUp(variable.align);
    addresses[index] = offset;
    offset += variable.bytes;
  }
  for (uint32_t index : dynamic)
    align = std::max(align, program.module.variables[index].align);
  if (!dynamic.empty())
    alignUp(align);
  for (uint32_t index : dynamic)
    addresses[index] = offset;
  state.sharedBytes = offset + dynamicBytes;
  return llvm::Error::success();
}

static void fillLanes(std::vector<uint8_t> &image, uint32_t offset,
                      unsigned bytes, uint64_t value) {
  for (unsigned lane = 0; lane < 32; ++lane)
    std::memcpy(image.data() + offset + lane * bytes, &value, bytes);
}

/// A warp's registers before the first instruction.
static llvm::Error makeImage(const Program &program,
                             llvm::ArrayRef<uint32_t> functions,
                             llvm::ArrayRef<uint64_t> globals,
                             const std::map<uint32_t, uint64_t> &shared,
                             LaunchState &state) {
  state.image.assign(state.registerBytes, 0xFF);
  for (uint32_t index : functions) {
    const DecodedFunction &function = program.functions[index];
    for (const Constant &constant : function.constants)
      fillLanes(state.image, constant.offset, constant.bytes, constant.value);
    for (const SymbolAddress &symbol : function.symbols) {
      auto it = shared.find(symbol.variable);
      uint64_t base =
          it != shared.end() ? it->second : globals[symbol.variable];
      fillLanes(state.image, symbol.offset, symbol.bytes, base + symbol.addend);
    }
    for (const SpecialRegister &special : function.specials)
      state.specials.emplace_back(&special, findSpecial(special.name));
  }
  return llvm::Error::success();
}

static llvm::Error
packParameters(const Function &function, llvm::StringRef file,
               llvm::ArrayRef<llvm::ArrayRef<uint8_t>> parameters,
               LaunchState &state) {
  if (parameters.size() != function.parameters.size())
    return makeError(
        file + ":" + Twine(function.line) + ": kernel " + function.name +
        " has " + Twine(function.parameters.size()) +
        " parameters; the launch gives " + Twine(parameters.size()));
  uint64_t bytes;
  std::vector<uint64_t> offsets = Program::layoutParameters(function, bytes);
  state.parameters.assign(bytes, 0);
  for (size_t i = 0; i < parameters.size(); ++i) {
    uint64_t size = function.parameters[i].bytes;
    if (parameters[i].size() < size)
      return makeError(file + ":" + Twine(function.line) + ": parameter " +
                       Twine(i) + " of kernel " + function.name + " has " +
                       Twine(size) + " bytes; the launch gives " +
                       Twine(parameters[i].size()));
    std::copy_n(parameters[i].begin(), size,
                state.parameters.begin() + offsets[i]);
  }
  return llvm::Error::success();
}

static llvm::Error checkAgainst(const Function &function, llvm::StringRef file,
                                const LaunchConfig &config) {
  auto fail = [&](const Twine &message) {
    return makeError(file + ":" + Twine(function.line) + ": kernel " +
                     function.name + " " + message);
  };
  auto format = [](const auto &dims) {
    return (Twine(dims[0]) + "," + Twine(dims[1]) + "," + Twine(dims[2])).str();
  };
  uint64_t threads =
      uint64_t(config.block[0]) * config.block[1] * config.block[2];
  const auto &required = function.requiredThreads;
  if (required[0]) {
    Dim3 dims = {required[0], std::max(required[1], 1u),
                 std::max(required[2], 1u)};
    if (dims != config.block)
      return fail("requires blocks of " + format(dims) + " (.reqntid), not " +
                  format(config.block));
  }
  const auto &most = function.maxThreads;
  if (most[0]) {
    uint64_t limit =
        uint64_t(most[0]) * std::max(most[1], 1u) * std::max(most[2], 1u);
    if (threads > limit)
      return fail("allows blocks of " + Twine(limit) +
                  " threads (.maxntid), not of " + Twine(threads));
  }
  return llvm::Error::success();
}

static void runGrid(const LaunchState &state, bool inOrder,
                    LaunchResult &result) {
  const Dim3 &grid = state.config.grid;
  uint64_t numCtas = uint64_t(grid[0]) * grid[1] * grid[2];
  unsigned threads = state.options.threads
                         ? state.options.threads
                         : std::thread::hardware_concurrency();
  threads = inOrder ? 1 : std::clamp<uint64_t>(threads, 1, numCtas);

  struct Found {
    uint64_t cta;
    size_t order; ///< within the CTA
    Report report;
  };
  struct Worker {
    std::vector<Found> found;
    LaunchCounters counters;
  };
  std::vector<Worker> workers(threads);
  std::atomic<uint64_t> next{0};
  auto work = [&](Worker &worker) {
    Cta cta(state);
    for (uint64_t index; (index = next.fetch_add(1)) < numCtas;) {
      cta.run(index);
      for (auto [order, report] : llvm::enumerate(cta.reports))
        worker.found.push_back({index, order, std::move(report)});
      cta.reports.clear();
      cta.reported.clear();
      // No more than a few are going to be read.
      if (worker.found.size() > 4096)
        next = numCtas;
    }
    worker.counters = cta.takeCounters();
  };
  std::vector<std::thread> others;
  for (unsigned i = 1; i < threads; ++i)
    others.emplace_back(work, std::ref(workers[i]));
  work(workers[0]);
  for (std::thread &thread : others)
    thread.join();

  std::vector<Found> all;
  for (Worker &worker : workers) {
    result.counters.LaunchCounters::add(worker.counters);
    for (Found &found : worker.found)
      all.push_back(std::move(found));
  }
  std::sort(all.begin(), all.end(), [](const Found &a, const Found &b) {
    return std::tie(a.cta, a.order) < std::tie(b.cta, b.order);
  });
  std::map<std::pair<unsigned, FaultKind>, size_t> known;
  for (Found &found : all) {
    auto [it, isNew] = known.try_emplace({found.report.line, found.report.kind},
                                         result.reports.size());
    if (isNew)
      result.reports.push_back(std::move(found.report));
    else
      result.reports[it->second].count += found.report.count;
  }
  result.counters.launches = 1;
  result.counters.ctas = numCtas;
  result.counters.warps = numCtas * state.numWarps;
  result.counters.sharedBytes = state.sharedBytes;
}

llvm::Expected<LaunchResult> mlir::hot::emulator::launchKernel(
    const Program &program, llvm::ArrayRef<uint64_t> globals, uint32_t kernel,
    const LaunchConfig &config,
    llvm::ArrayRef<llvm::ArrayRef<uint8_t>> parameters,
    const EmulatorOptions &options, GlobalMemory &memory,
    uint64_t &firstRaceId) {
  const Function &function = program.module.functions[kernel];
  const std::string &file = program.module.name;
  LaunchState state;
  state.program = &program;
  state.function = &function;
  state.decoded = &program.functions[kernel];
  state.config = config;
  state.options = options;
  state.memory = &memory;

  std::vector<uint32_t> functions = getReachable(program, kernel);
  std::map<uint32_t, uint64_t> shared;
  if (llvm::Error error =
          placeShared(program, functions, config.sharedBytes, state, shared))
    return error;
  if (llvm::Error error = checkAgainst(function, file, config))
    return error;
  if (llvm::Error error = checkLimits(
          options.chip.empty() ? program.module.target : options.chip, function,
          file, config, state.sharedBytes))
    return error;
  if (llvm::Error error = packParameters(function, file, parameters, state))
    return error;

  bool inOrder = false;
  for (uint32_t index : functions) {
    const DecodedFunction &decoded = program.functions[index];
    state.registerBytes =
        std::max(state.registerBytes,
                 (decoded.registerBase + decoded.registerBytes + 63) & ~63u);
    state.localBytes =
        std::max(state.localBytes, decoded.localBase + decoded.localBytes);
    inOrder |= decoded.orderSensitive;
  }
  uint64_t threads =
      uint64_t(config.block[0]) * config.block[1] * config.block[2];
  state.numWarps = (threads + 31) / 32;
  if (uint64_t(state.numWarps) *
          (state.registerBytes + 64 * uint64_t(state.localBytes)) >
      kMaxCtaBytes)
    return makeError(
        file + ":" + Twine(function.line) + ": kernel " + function.name +
        " needs more than 1 GiB for the registers and local memory "
        "of one block");
  if (llvm::Error error = makeImage(program, functions, globals, shared, state))
    return error;

  uint64_t numCtas = uint64_t(config.grid[0]) * config.grid[1] * config.grid[2];
  GlobalRaces races;
  if (options.checkRaces && numCtas > 1 && numCtas + 2 < GlobalRaces::kMaxId) {
    if (firstRaceId + numCtas + 2 > GlobalRaces::kMaxId) {
      memory.clearRaces();
      firstRaceId = 1;
    }
    races.begin(firstRaceId, numCtas);
    state.races = &races;
  }
  if (options.checkUninitialized)
    memory.updateComplete();
  LaunchResult result;
  runGrid(state, inOrder, result);
  if (state.races)
    firstRaceId = races.getEnd();
  return result;
}
