//===- CudaDeviceTest.cpp - The device cuda on a fake driver --------------===//
//
// Which calls of the driver are made, and what becomes of their errors.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Runtime/CudaDevice.h"
#include "FakeCuda.h"
#include "gtest/gtest.h"
#include <dlfcn.h>

using namespace mlir;
using namespace mlir::hot;

namespace {

using Calls = std::vector<std::string>;

bool startsWith(const std::string &text, const std::string &start) {
  return StringRef(text).starts_with(start);
}

bool contains(const std::string &text, const std::string &part) {
  return StringRef(text).contains(part);
}

/// out[i] = in[i] + 1 of one warp.
const char *const ptx = R"(.version 7.0
.target sm_80
.address_size 64
.visible .entry inc(.param .u64 in, .param .u64 out)
{
  .reg .b64 %a<6>;
  .reg .b32 %r<4>;
  ld.param.u64 %a1, [in];
  ld.param.u64 %a2, [out];
  mov.u32 %r1, %tid.x;
  mul.wide.u32 %a3, %r1, 4;
  add.s64 %a4, %a1, %a3;
  add.s64 %a5, %a2, %a3;
  ld.global.u32 %r2, [%a4];
  add.s32 %r3, %r2, 1;
  st.global.u32 [%a5], %r3;
  ret;
}
)";

class CudaDevice : public ::testing::Test {
protected:
  void SetUp() override {
    void *library = dlopen(HOT_FAKE_CUDA_LIBRARY, RTLD_NOW);
    ASSERT_TRUE(library) << dlerror();
    auto get =
        reinterpret_cast<FakeCuda *(*)()>(dlsym(library, "hotGetFakeCuda"));
    ASSERT_TRUE(get);
    fake = get();
    fake->calls.clear();
    fake->failures.clear();
    fake->major = 8;
    fake->minor = 0;
    fake->count = 1;
    fake->lateFailure = 0;
  }

  std::unique_ptr<CudaHostDevice> open(StringRef chip = "") {
    auto device = createCudaHostDevice(chip, HOT_FAKE_CUDA_LIBRARY);
    if (device)
      return std::move(*device);
    message = llvm::toString(device.takeError());
    return nullptr;
  }

  std::string chipOf(int major, int minor, StringRef wanted = "") {
    fake->major = major;
    fake->minor = minor;
    auto device = open(wanted);
    return device ? device->getChip().str() : message;
  }

  /// What was called since the last time.
  Calls takeCalls() { return std::exchange(fake->calls, {}); }

  bool wasCalled(StringRef start) const {
    return llvm::any_of(
        fake->calls, [&](StringRef call) { return call.starts_with(start); });
  }

  static std::string textOf(llvm::Error error) {
    return error ? llvm::toString(std::move(error)) : "";
  }

  FakeCuda *fake = nullptr;
  std::string message;
};

TEST_F(CudaDevice, SaysThatThereIsNoDriver) {
  auto device = createCudaHostDevice("", "libhot-no-such-driver.so.1");
  ASSERT_FALSE(bool(device));
  message = llvm::toString(device.takeError());
  EXPECT_PRED2(startsWith, message,
               "no CUDA driver (libhot-no-such-driver.so.1: ");
  EXPECT_PRED2(contains, message, "--device=emulator");
}

TEST_F(CudaDevice, SaysThatALibraryIsNoDriver) {
  auto device = createCudaHostDevice("", "libm.so.6");
  ASSERT_FALSE(bool(device));
  EXPECT_PRED2(startsWith, llvm::toString(device.takeError()),
               "the CUDA driver libm.so.6 has no function cu");
}

TEST_F(CudaDevice, SaysThatTheDriverDoesNotStart) {
  fake->failures["cuInit"] = 3;
  EXPECT_FALSE(open());
  EXPECT_PRED2(contains, message,
               "cuInit: CUDA_ERROR_NOT_INITIALIZED (in the "
               "words of the driver)");
  EXPECT_PRED2(contains, message, "--device=emulator");
}

TEST_F(CudaDevice, SaysThatThereIsNoGPU) {
  fake->count = 0;
  EXPECT_FALSE(open());
  EXPECT_PRED2(startsWith, message, "the CUDA driver finds no GPU");
}

TEST_F(CudaDevice, ChoosesAChip) {
  EXPECT_EQ(chipOf(8, 0), "sm_80");
  EXPECT_EQ(chipOf(8, 6), "sm_86");
  // Not in the table: the newest older one.
  EXPECT_EQ(chipOf(8, 7), "sm_86");
  // Of these no code can be emitted for the GPU's own chip yet.
  EXPECT_EQ(chipOf(9, 0), "sm_89");
  EXPECT_EQ(chipOf(12, 0), "sm_89");
  EXPECT_EQ(chipOf(8, 9, "sm_80"), "sm_80");
  EXPECT_PRED2(startsWith, chipOf(7, 5),
               "this GPU is an sm_75, which is older");
  EXPECT_PRED2(startsWith, chipOf(8, 0, "sm_86"),
               "this GPU is an sm_80, which does not run code for "
               "sm_86; leave --chip out");
  EXPECT_PRED2(contains, chipOf(10, 0, "sm_90a"), "does not run code for");
}

TEST_F(CudaDevice, RunsAKernel) {
  {
    auto device = open();
    ASSERT_TRUE(device) << message;
    void *module = llvm::cantFail(device->loadModule(ptx));
    std::vector<int32_t> data(32);
    for (int i = 0; i < 32; ++i)
      data[i] = i;
    void *in = llvm::cantFail(device->allocate(128));
    void *out = llvm::cantFail(device->allocate(128));
    void *second = llvm::cantFail(device->allocate(128));
    llvm::cantFail(device->upload(in, data.data(), 128));
    takeCalls();
    LaunchShape shape = {{1, 1, 1}, {32, 1, 1}, 0};
    llvm::cantFail(device->launch(module, "inc", shape, {&in, &out}));
    llvm::cantFail(device->launch(module, "inc", shape, {&out, &out}));
    llvm::cantFail(device->copy(second, out, 128));
    llvm::cantFail(device->download(data.data(), second, 128));
    EXPECT_EQ(
        takeCalls(),
        (Calls{"cuModuleGetFunction inc",
               "cuLaunchKernel inc grid 1,1,1 block 32,1,1 shared 0",
               "cuLaunchKernel inc grid 1,1,1 block 32,1,1 shared 0",
               "cuMemcpyDtoD 128", "cuCtxSynchronize", "cuMemcpyDtoH 128"}));
    for (int i = 0; i < 32; ++i)
      EXPECT_EQ(data[i], i + 2);
    for (void *pointer : {in, out, second})
      llvm::cantFail(device->release(pointer));
    EXPECT_EQ(fake->liveAllocations, 0u);
  }
  // The module too, without being asked.
  EXPECT_EQ(fake->liveModules, 0u);
  EXPECT_EQ(fake->liveContexts, 0);
}

TEST_F(CudaDevice, AllocatesAndPoisons) {
  auto device = open();
  ASSERT_TRUE(device) << message;
  takeCalls();
  void *none = llvm::cantFail(device->allocate(0));
  llvm::cantFail(device->upload(none, nullptr, 0));
  llvm::cantFail(device->copy(none, none, 0));
  llvm::cantFail(device->download(nullptr, none, 0));
  EXPECT_EQ(takeCalls(),
            (Calls{"cuMemAlloc 1", "cuMemsetD8 255 1", "cuCtxSynchronize"}));
  llvm::cantFail(device->release(none));
  fake->failures["cuMemAlloc"] = 2;
  auto pointer = device->allocate(4096);
  ASSERT_FALSE(bool(pointer));
  EXPECT_PRED2(startsWith, llvm::toString(pointer.takeError()),
               "allocating 4096 bytes of device memory: "
               "CUDA_ERROR_OUT_OF_MEMORY");
}

TEST_F(CudaDevice, AsksForMoreSharedMemory) {
  auto device = open();
  ASSERT_TRUE(device) << message;
  void *module = llvm::cantFail(device->loadModule(ptx));
  void *data = llvm::cantFail(device->allocate(128));
  std::vector<int32_t> zero(32);
  llvm::cantFail(device->upload(data, zero.data(), 128));
  auto launch = [&](int64_t sharedBytes) {
    takeCalls();
    return textOf(device->launch(
        module, "inc", {{1, 1, 1}, {32, 1, 1}, sharedBytes}, {&data, &data}));
  };
  EXPECT_EQ(launch(48 * 1024), "");
  EXPECT_FALSE(wasCalled("cuFuncSetAttribute"));
  EXPECT_EQ(launch(100 * 1024), "");
  EXPECT_TRUE(wasCalled("cuFuncSetAttribute 8 102400"));
  // Once is enough.
  EXPECT_EQ(launch(100 * 1024), "");
  EXPECT_FALSE(wasCalled("cuFuncSetAttribute"));
  EXPECT_EQ(launch(200 * 1024),
            "kernel 'inc' needs 204800 bytes of shared memory, a block of this "
            "GPU has 166912 at most");
  llvm::cantFail(device->release(data));
}

TEST_F(CudaDevice, ExplainsErrors) {
  auto device = open();
  ASSERT_TRUE(device) << message;
  auto bad = device->loadModule(".version 7.0\n.target sm_80\nnonsense");
  ASSERT_FALSE(bool(bad));
  message = llvm::toString(bad.takeError());
  // The driver's log comes after its error.
  EXPECT_PRED2(startsWith, message,
               "the driver does not take the PTX: "
               "CUDA_ERROR_INVALID_PTX");
  EXPECT_PRED2(contains, message, "\nptx:3:");
  void *module = llvm::cantFail(device->loadModule(ptx));
  LaunchShape shape = {{1, 1, 1}, {32, 1, 1}, 0};
  EXPECT_PRED2(startsWith, textOf(device->launch(module, "dec", shape, {})),
               "kernel 'dec': CUDA_ERROR_NOT_FOUND");
  EXPECT_EQ(textOf(device->launch(
                module, "inc", {{int64_t(1) << 32, 1, 1}, {32, 1, 1}, 0}, {})),
            "kernel 'inc': a launch of size 4294967296");
  fake->failures["cuMemcpyHtoD"] = 999;
  EXPECT_EQ(textOf(device->upload(module, "x", 1)),
            "copying to the device: unknown CUDA error 999");
}

TEST_F(CudaDevice, NamesTheKernelOfALateError) {
  auto device = open();
  ASSERT_TRUE(device) << message;
  void *module = llvm::cantFail(device->loadModule(ptx));
  void *data = llvm::cantFail(device->allocate(128));
  std::vector<int32_t> zero(32);
  llvm::cantFail(device->upload(data, zero.data(), 128));
  LaunchShape shape = {{1, 1, 1}, {32, 1, 1}, 0};
  llvm::cantFail(device->launch(module, "inc", shape, {&data, &data}));
  fake->lateFailure = 700;
  EXPECT_EQ(textOf(device->download(zero.data(), data, 128)),
            "waiting for the GPU, after kernel inc: CUDA_ERROR_ILLEGAL_ADDRESS "
            "(in the words of the driver)");
  // Said once.
  EXPECT_EQ(textOf(device->download(zero.data(), data, 128)), "");
  llvm::cantFail(device->release(data));
}

} // namespace
