//===- EmulatorBenchmark.cpp - Speed of the PTX emulator ------------------===//
//
// Small kernels whose time is that of their inner loop, on one thread of the
// host and with all checks on. What is counted comes from the emulator's own
// counters.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Emulator/Emulator.h"
#include <benchmark/benchmark.h>
#include <numeric>

using namespace mlir::hot::emulator;

namespace {

std::string makeModule(const std::string &body) {
  return ".version 8.0\n.target sm_80\n.address_size 64\n"
         ".visible .entry test(.param .u64 p0, .param .u64 p1)\n{\n"
         ".reg .b64 %in, %out, %a, %b;\n.reg .b32 %t, %i, %r<32>;\n"
         ".reg .f32 %f<4>;\n.reg .pred %p;\n"
         "ld.param.u64 %in, [p0];\nld.param.u64 %out, [p1];\n" +
         body + "ret;\n}\n";
}

/// Loads, integers, floats and a store, 13 instructions a round; each warp goes
/// through rows of 128 words, neighbours side by side.
const char *const mixedLoop =
    "mov.u32 %t, %tid.x;\nmov.u32 %i, %ctaid.x;\n"
    "mad.lo.u32 %t, %i, 8192, %t;\nmov.u32 %i, 0;\nmov.u32 %r5, 1;\n"
    "mov.f32 %f1, 0f3FC00000;\nmov.f32 %f2, 0f3F000000;\n"
    "mov.f32 %f0, 0f00000000;\nmov.f32 %f3, 0f00000000;\n"
    "LOOP:\n"
    "mul.wide.u32 %a, %t, 4;\nadd.s64 %b, %in, %a;\n"
    "ld.global.u32 %r1, [%b];\nadd.u32 %r2, %r1, %i;\n"
    "xor.b32 %r3, %r2, %r5;\nld.global.f32 %f0, [%b+512];\n"
    "fma.rn.f32 %f3, %f0, %f2, %f3;\nshl.b32 %r5, %r3, 1;\n"
    "fma.rn.f32 %f3, %f3, %f2, %f1;\nadd.s64 %b, %out, %a;\n"
    "st.global.u32 [%b], %r5;\nadd.u32 %t, %t, 128;\n"
    "add.u32 %i, %i, 1;\nsetp.lt.u32 %p, %i, 60;\n@%p bra LOOP;\n";

/// 16 independent accumulators' worth of one mma, over and over.
std::string makeMmaLoop(const std::string &instruction, unsigned words) {
  // words: registers of A; B has half as many.
  std::string a, b, body = "mov.u32 %t, %tid.x;\nmov.u32 %i, 0;\n";
  for (unsigned r = 0; r < words + words / 2; ++r) {
    std::string reg = "%r" + std::to_string(r);
    // Small finite numbers in every format.
    body += "mad.lo.u32 " + reg + ", %t, " +
            std::to_string(2654435761u + r * 97) + ", 12345;\nand.b32 " + reg +
            ", " + reg + ", 0x3BFF3BFF;\n";
    (r < words ? a : b) += (r == 0 || r == words ? "" : ", ") + reg;
  }
  for (unsigned r = 16; r < 20; ++r)
    body += "mov.u32 %r" + std::to_string(r) + ", 0;\n";
  std::string c = "{%r16, %r17, %r18, %r19}";
  body += "LOOP:\n";
  for (unsigned i = 0; i < 8; ++i)
    body += instruction + " " + c + ", {" + a + "}, {" + b + "}, " + c + ";\n";
  return body + "add.u32 %i, %i, 1;\nsetp.lt.u32 %p, %i, 200;\n@%p bra LOOP;\n";
}

/// Launches over and over; gives the counters of one launch.
KernelCounters measure(benchmark::State &state, const std::string &body,
                       uint32_t ctas, uint32_t threads) {
  EmulatorOptions options;
  options.threads = 1;
  Emulator emulator(options);
  auto module = llvm::cantFail(emulator.load(makeModule(body), "benchmark"));
  std::vector<uint8_t> data(4 * 8192 * (ctas + 1));
  std::iota(data.begin(), data.end(), uint8_t(0));
  uint64_t pointers[2];
  for (uint64_t &pointer : pointers) {
    pointer = llvm::cantFail(emulator.allocate(data.size()));
    llvm::cantFail(emulator.write(pointer, data));
  }
  auto bytes = [&](unsigned i) {
    return llvm::ArrayRef<uint8_t>(
        reinterpret_cast<const uint8_t *>(&pointers[i]), 8);
  };
  KernelCounters counters;
  for (auto _ : state) {
    LaunchResult result = llvm::cantFail(
        emulator.launch(*module, "test", {{ctas, 1, 1}, {threads, 1, 1}, 0},
                        {bytes(0), bytes(1)}));
    if (!result.reports.empty()) {
      state.SkipWithError(result.reports.front().format().c_str());
      break;
    }
    counters = result.counters;
  }
  return counters;
}

void addRate(benchmark::State &state, const char *name, double perLaunch) {
  state.counters[name] = benchmark::Counter(
      perLaunch, benchmark::Counter::kIsIterationInvariantRate);
}

void mixed(benchmark::State &state) {
  KernelCounters counters = measure(state, mixedLoop, 64, 128);
  addRate(state, "lane_instructions",
          std::accumulate(counters.laneInstructions.begin(),
                          counters.laneInstructions.end(), 0.0));
}

void mma(benchmark::State &state, const char *instruction, unsigned words) {
  KernelCounters counters =
      measure(state, makeMmaLoop(instruction, words), 1, 32);
  addRate(state, "multiply_adds", counters.mmaOperations / 2);
}

BENCHMARK(mixed)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(mma, s8_m16n8k32,
                  "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32",
                  4)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(mma, s4_m16n8k64,
                  "mma.sync.aligned.m16n8k64.row.col.satfinite.s32.s4.s4.s32",
                  4)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(mma, f16_m16n8k16,
                  "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", 4)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(mma, bf16_m16n8k16,
                  "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", 4)
    ->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
