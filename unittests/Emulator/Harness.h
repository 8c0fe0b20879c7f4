//===- Harness.h - Runs small PTX kernels in tests --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_UNITTESTS_EMULATOR_HARNESS_H
#define HOT_UNITTESTS_EMULATOR_HARNESS_H

#include "hot/Emulator/Emulator.h"
#include "gtest/gtest.h"
#include <cstring>
#include <string>
#include <vector>

namespace mlir::hot::emulator {

/// A module of one kernel "test" with two 64-bit parameters, whose body starts
/// with `in` in %in and `out` in %out (64-bit, global addresses), %tid.x in
/// %thread and %lane4/%lane8 = 4 or 8 times that as 64-bit.
inline std::string makeKernel(llvm::StringRef registers, llvm::StringRef body,
                              llvm::StringRef target = "sm_80") {
  return ".version 8.0\n.target " + target.str() +
         "\n.address_size 64\n"
         ".visible .entry test(.param .u64 p0, .param .u64 p1)\n{\n"
         ".reg .b64 %in, %out, %lane4, %lane8;\n.reg .b32 %thread;\n" +
         registers.str() +
         "\nld.param.u64 %in, [p0];\nld.param.u64 %out, [p1];\n"
         "mov.u32 %thread, %tid.x;\n"
         "mul.wide.u32 %lane4, %thread, 4;\nmul.wide.u32 %lane8, %thread, "
         "8;\n" +
         body.str() + "\nret;\n}\n";
}

/// What came out of a run; `error` is empty if the launch began.
template <class Out>
struct RunResult {
  std::vector<Out> out;
  LaunchResult launch;
  std::string error;
};

/// Runs kernel "test" of the text: `in` is copied to the device, `outSize`
/// elements, zero before, are copied back.
template <class Out, class In>
RunResult<Out> runKernel(const std::string &ptx, const std::vector<In> &in,
                         size_t outSize, Dim3 block = {32, 1, 1},
                         Dim3 grid = {1, 1, 1}, uint64_t sharedBytes = 0,
                         EmulatorOptions options = {}) {
  RunResult<Out> result;
  result.out.assign(outSize, Out());
  Emulator emulator(options);
  auto run = [&]() -> llvm::Error {
    auto module = emulator.load(ptx, "test.ptx");
    if (!module)
      return module.takeError();
    auto upload = [&](const void *data,
                      uint64_t bytes) -> llvm::Expected<uint64_t> {
      auto address = emulator.allocate(bytes);
      if (!address)
        return address;
      if (llvm::Error error = emulator.write(
              *address, {static_cast<const uint8_t *>(data), size_t(bytes)}))
        return error;
      return address;
    };
    auto inAddress = upload(in.data(), in.size() * sizeof(In));
    if (!inAddress)
      return inAddress.takeError();
    auto outAddress = upload(result.out.data(), outSize * sizeof(Out));
    if (!outAddress)
      return outAddress.takeError();
    uint64_t parameters[2] = {*inAddress, *outAddress};
    llvm::ArrayRef<uint8_t> first(
        reinterpret_cast<const uint8_t *>(&parameters[0]), 8);
    llvm::ArrayRef<uint8_t> second(
        reinterpret_cast<const uint8_t *>(&parameters[1]), 8);
    auto launched = emulator.launch(
        **module, "test", {grid, block, sharedBytes}, {first, second});
    if (!launched)
      return launched.takeError();
    result.launch = std::move(*launched);
    return emulator.read(*outAddress,
                         {reinterpret_cast<uint8_t *>(result.out.data()),
                          outSize * sizeof(Out)});
  };
  if (llvm::Error error = run())
    result.error = llvm::toString(std::move(error));
  return result;
}

/// Nothing went wrong.
template <class Out>
void expectClean(const RunResult<Out> &run) {
  EXPECT_EQ(run.error, "");
  for (const Report &report : run.launch.reports)
    ADD_FAILURE() << report.format();
}

/// Exactly one report, of this kind.
template <class Out>
void expectFault(const RunResult<Out> &run, FaultKind kind) {
  EXPECT_EQ(run.error, "");
  ASSERT_EQ(run.launch.reports.size(), 1u);
  EXPECT_EQ(run.launch.reports.front().kind, kind)
      << run.launch.reports.front().format();
}

} // namespace mlir::hot::emulator

#endif // HOT_UNITTESTS_EMULATOR_HARNESS_H
