//===- EmulatorDeviceTest.cpp - The emulator as host code sees it ---------===//
//
// Errors that no compiled program makes, and how faults are told.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Runtime/EmulatorDevice.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::hot;

namespace {

bool contains(const std::string &text, const std::string &part) {
  return StringRef(text).contains(part);
}

/// A kernel of one parameter p, which %a points to.
std::string makeKernel(const std::string &body) {
  return ".version 7.0\n.target sm_80\n.address_size 64\n"
         ".visible .entry k(.param .u64 p)\n{\n"
         ".reg .b64 %a;\n.reg .b32 %r;\nld.param.u64 %a, [p];\n" +
         body + "ret;\n}\n";
}

class EmulatorDevice : public ::testing::Test {
protected:
  std::string launch(const std::string &body, const LaunchShape &shape = one) {
    void *module = llvm::cantFail(device.loadModule(makeKernel(body).c_str()));
    std::string text = textOf(device.launch(module, "k", shape, {&data}));
    device.unloadModule(module);
    return text;
  }

  static std::string textOf(llvm::Error error) {
    return error ? llvm::toString(std::move(error)) : "";
  }

  static constexpr LaunchShape one = {{1, 1, 1}, {1, 1, 1}, 0};
  EmulatorHostDevice device{emulator::EmulatorOptions()};
  void *data = llvm::cantFail(device.allocate(64));
};

TEST_F(EmulatorDevice, ShowsTheFirstFaults) {
  std::string body;
  for (int i = 0; i < 12; ++i)
    body += "st.global.u32 [%a + " + std::to_string(64 + 4 * i) + "], 7;\n";
  std::string text = launch(body);
  SmallVector<StringRef> lines;
  StringRef(text).split(lines, '\n');
  ASSERT_EQ(lines.size(), 1u + 2 * 10 + 1) << text;
  EXPECT_EQ(lines[0], "the checks found faults in kernel 'k':");
  EXPECT_PRED2(contains, lines[1].str(), "hot_kernels.ptx:9: out-of-bounds: ");
  EXPECT_EQ(lines[2], "    st.global.u32 [%a + 64], 7;");
  EXPECT_EQ(lines[20], "    st.global.u32 [%a + 100], 7;");
  EXPECT_EQ(lines[21], "  and 2 more");
}

TEST_F(EmulatorDevice, CountsWhatNothingHasWritten) {
  void *second = llvm::cantFail(device.allocate(64));
  char bytes[64];
  EXPECT_EQ(launch("st.global.u32 [%a + 8], 7;\n"), "");
  llvm::cantFail(device.copy(second, data, 64));
  EXPECT_EQ(textOf(device.download(bytes, second, 64)),
            "uninitialized: nothing has written 60 of 64 bytes that are copied "
            "to the host");
  EXPECT_EQ(textOf(device.download(bytes, static_cast<char *>(second) + 8, 4)),
            "");
  EXPECT_EQ(bytes[0], 7);
}

TEST_F(EmulatorDevice, AddsUpCounters) {
  EXPECT_EQ(launch("st.global.u32 [%a], 7;\n"), "");
  EXPECT_EQ(launch("st.global.u32 [%a], 7;\n"), "");
  ASSERT_EQ(device.getCounters().size(), 1u);
  EXPECT_EQ(device.getCounters().front().first, "k");
  EXPECT_EQ(device.getCounters().front().second.launches, 2u);
  EXPECT_EQ(device.getCounters().front().second.globalStores.bytes, 8u);
}

TEST_F(EmulatorDevice, RefusesLaunches) {
  void *module = llvm::cantFail(device.loadModule(makeKernel("").c_str()));
  EXPECT_EQ(textOf(device.launch(module, "k", one, {})),
            "kernel 'k': host code passes 0 parameters, it has 1");
  EXPECT_PRED2(contains, textOf(device.launch(module, "j", one, {&data})),
               "no kernel 'j'; kernels: k");
  EXPECT_EQ(launch("", {{int64_t(1) << 32, 1, 1}, {1, 1, 1}, 0}),
            "kernel 'k': a launch of size 4294967296");
  EXPECT_EQ(launch("", {{1, 1, 1}, {1, 1, 1}, -1}),
            "kernel 'k': shared memory of a negative size");
  EXPECT_PRED2(contains, launch("", {{1, 1, 1}, {1025, 1, 1}, 0}), "1025");
  EXPECT_PRED2(contains, launch("", {{1, 1, 1}, {1, 1, 1}, 164 << 10}),
               "shared memory");
  auto bad = device.loadModule(".version 7.0\n.target sm_80\nnonsense");
  ASSERT_FALSE(bool(bad));
  EXPECT_PRED2(contains, llvm::toString(bad.takeError()), "hot_kernels.ptx:3:");
}

TEST_F(EmulatorDevice, TakesNoBytes) {
  void *none = llvm::cantFail(device.allocate(0));
  llvm::cantFail(device.upload(none, nullptr, 0));
  llvm::cantFail(device.copy(none, none, 0));
  llvm::cantFail(device.download(nullptr, none, 0));
  llvm::cantFail(device.release(none));
  EXPECT_NE(textOf(device.release(none)), "");
  EXPECT_NE(textOf(device.upload(data, "0", 65)), "");
}

} // namespace
