//===- Counters.cpp - What the emulator counts ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Emulator/Counters.h"
#include "llvm/Support/Format.h"
#include <algorithm>
#include <numeric>

using namespace mlir::hot::emulator;
using llvm::StringRef;

StringRef mlir::hot::emulator::getName(Family family) {
  static constexpr StringRef names[] = {
      "integer", "float32",    "float64", "half",        "bits",
      "convert", "predicate",  "move",    "load",        "store",
      "atomic",  "async_copy", "matrix",  "matrix_load", "collective",
      "barrier", "control"};
  static_assert(std::size(names) == kNumFamilies);
  return names[unsigned(family)];
}

static void add(GlobalTraffic &to, const GlobalTraffic &from) {
  to.requests += from.requests;
  to.bytes += from.bytes;
  to.sectors += from.sectors;
}

static void add(SharedTraffic &to, const SharedTraffic &from) {
  to.requests += from.requests;
  to.bytes += from.bytes;
  to.wavefronts += from.wavefronts;
  to.ideal += from.ideal;
}

void LaunchCounters::add(const LaunchCounters &other) {
  for (unsigned i = 0; i < kNumFamilies; ++i) {
    instructions[i] += other.instructions[i];
    laneInstructions[i] += other.laneInstructions[i];
  }
  ::add(globalLoads, other.globalLoads);
  ::add(globalStores, other.globalStores);
  ::add(sharedLoads, other.sharedLoads);
  ::add(sharedStores, other.sharedStores);
  atomics += other.atomics;
  mma += other.mma;
  mmaOperations += other.mmaOperations;
  barriers += other.barriers;
  branches += other.branches;
  divergentBranches += other.divergentBranches;
}

void KernelCounters::add(const KernelCounters &other) {
  LaunchCounters::add(other);
  launches += other.launches;
  ctas += other.ctas;
  warps += other.warps;
  sharedBytes = std::max(sharedBytes, other.sharedBytes);
}

static uint64_t getSum(const std::array<uint64_t, kNumFamilies> &values) {
  return std::accumulate(values.begin(), values.end(), uint64_t(0));
}

static llvm::json::Object toJSON(const GlobalTraffic &traffic) {
  return llvm::json::Object{{"requests", traffic.requests},
                            {"bytes", traffic.bytes},
                            {"sectors", traffic.sectors}};
}

static llvm::json::Object toJSON(const SharedTraffic &traffic) {
  return llvm::json::Object{
      {"requests", traffic.requests},
      {"bytes", traffic.bytes},
      {"wavefronts", traffic.wavefronts},
      {"bank_conflicts", traffic.wavefronts - traffic.ideal}};
}

llvm::json::Value KernelCounters::toJSON() const {
  llvm::json::Object families, lanes;
  for (unsigned i = 0; i < kNumFamilies; ++i) {
    StringRef name = getName(static_cast<Family>(i));
    families[name] = instructions[i];
    lanes[name] = laneInstructions[i];
  }
  return llvm::json::Object{
      {"launches", launches},
      {"ctas", ctas},
      {"warps", warps},
      {"shared_bytes", sharedBytes},
      {"instructions", std::move(families)},
      {"lane_instructions", std::move(lanes)},
      {"global_loads", ::toJSON(globalLoads)},
      {"global_stores", ::toJSON(globalStores)},
      {"shared_loads", ::toJSON(sharedLoads)},
      {"shared_stores", ::toJSON(sharedStores)},
      {"atomics", atomics},
      {"mma", mma},
      {"mma_operations", mmaOperations},
      {"barriers", barriers},
      {"branches", branches},
      {"divergent_branches", divergentBranches},
  };
}

void KernelCounters::print(llvm::raw_ostream &out) const {
  auto line = [&](StringRef name, uint64_t value) {
    if (value)
      out << llvm::left_justify(name, 34)
          << llvm::format("%20llu", static_cast<unsigned long long>(value))
          << "\n";
  };
  line("launches", launches);
  line("CTAs", ctas);
  line("warps", warps);
  line("shared bytes of a CTA", sharedBytes);
  line("warp instructions", getSum(instructions));
  for (unsigned i = 0; i < kNumFamilies; ++i)
    line(("  " + getName(static_cast<Family>(i))).str(), instructions[i]);
  line("lane instructions", getSum(laneInstructions));
  line("mma", mma);
  line("mma operations", mmaOperations);
  auto global = [&](StringRef name, const GlobalTraffic &traffic) {
    line((name + " requests").str(), traffic.requests);
    line((name + " bytes").str(), traffic.bytes);
    line((name + " sectors").str(), traffic.sectors);
  };
  auto shared = [&](StringRef name, const SharedTraffic &traffic) {
    line((name + " requests").str(), traffic.requests);
    line((name + " bytes").str(), traffic.bytes);
    line((name + " wavefronts").str(), traffic.wavefronts);
    line((name + " bank conflicts").str(), traffic.wavefronts - traffic.ideal);
  };
  global("global load", globalLoads);
  global("global store", globalStores);
  shared("shared load", sharedLoads);
  shared("shared store", sharedStores);
  line("atomics (lanes)", atomics);
  line("barrier arrivals", barriers);
  line("conditional branches", branches);
  line("divergent branches", divergentBranches);
}
