//===- HostCodeTest.cpp - The host half of a compiled step ----------------===//
//
// Compiles a small step for a GPU, runs its host code on a device that only
// keeps a record, and checks the record against the PTX.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/InitAll.h"
#include "hot/Pipelines/LinalgToPTX.h"
#include "hot/Runtime/HostRuntime.h"
#include "hot/Target/Passes.h"
#include "mlir/ExecutionEngine/CRunnerUtils.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "llvm/Support/TargetSelect.h"
#include "gtest/gtest.h"
#include <cstring>
#include <map>
#include <set>

using namespace mlir;
using namespace mlir::hot;

namespace {

/// Allocates host memory, launches nothing.
class RecordingDevice final : public HostDevice {
public:
  ~RecordingDevice() override {
    for (void *pointer : live)
      free(pointer);
  }

  llvm::Expected<void *> loadModule(const char *ptx) override {
    ++modules;
    text = ptx;
    return this;
  }
  void unloadModule(void *module) override { --modules; }
  llvm::Expected<void *> allocate(int64_t bytes) override {
    if (allocations == failAfter)
      return llvm::createStringError("out of memory");
    ++allocations;
    void *pointer = calloc(bytes + 1, 1);
    live.insert(pointer);
    return pointer;
  }
  llvm::Error release(void *pointer) override {
    if (!live.erase(pointer))
      return llvm::createStringError("freed twice, or never allocated");
    free(pointer);
    return llvm::Error::success();
  }
  llvm::Error copy(void *target, const void *source, int64_t bytes) override {
    memcpy(target, source, bytes);
    return llvm::Error::success();
  }
  llvm::Error upload(void *target, const void *source, int64_t bytes) override {
    ++uploads;
    return copy(target, source, bytes);
  }
  llvm::Error download(void *target, const void *source,
                       int64_t bytes) override {
    return copy(target, source, bytes);
  }
  llvm::Error launch(void *module, llvm::StringRef kernel,
                     const LaunchShape &shape,
                     llvm::ArrayRef<const void *> params) override {
    launches.push_back({kernel.str(), params.size()});
    EXPECT_GT(shape.grid[0] * shape.block[0], 0);
    EXPECT_LE(shape.block[0], 1024);
    return llvm::Error::success();
  }

  int modules = 0, uploads = 0, allocations = 0, failAfter = -1;
  std::string text;
  std::set<void *> live;
  std::vector<std::pair<std::string, size_t>> launches;
};

/// How many parameters each kernel of the PTX declares.
std::map<std::string, size_t> getKernels(llvm::StringRef ptx) {
  std::map<std::string, size_t> kernels;
  while (true) {
    size_t at = ptx.find(".entry ");
    if (at == llvm::StringRef::npos)
      return kernels;
    ptx = ptx.drop_front(at + strlen(".entry "));
    llvm::StringRef head = ptx.take_until([](char c) { return c == '{'; });
    kernels[head.take_until([](char c) { return c == '('; }).str()] =
        head.count(".param");
  }
}

// A loop on the host that carries a buffer, a one-thread kernel that picks a
// row, a constant with several values and a product.
const char *const source = R"mlir(
func.func @step(%x: tensor<64x32xf32>, %w: tensor<32x64xf32>,
                %row: tensor<i32>) -> (tensor<64x64xf32>, tensor<1x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %bias = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = tensor.empty() : tensor<64x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %y = linalg.matmul ins(%x, %w : tensor<64x32xf32>, tensor<32x64xf32>)
      outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %y) -> tensor<64x64xf32> {
    %t = linalg.transpose ins(%a : tensor<64x64xf32>)
        outs(%e : tensor<64x64xf32>) permutation = [1, 0]
    scf.yield %t : tensor<64x64xf32>
  }
  %n = tensor.extract %row[] : tensor<i32>
  %at = arith.index_cast %n : i32 to index
  %slice = tensor.extract_slice %r[%at, 0] [1, 64] [1, 1]
      : tensor<64x64xf32> to tensor<1x64xf32>
  %e1 = tensor.empty() : tensor<1x64xf32>
  %s = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>,
                       affine_map<(i, j) -> (j mod 4)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%slice, %bias : tensor<1x64xf32>, tensor<4xf32>)
      outs(%e1 : tensor<1x64xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %v = arith.addf %p, %q : f32
    linalg.yield %v : f32
  } -> tensor<1x64xf32>
  return %r, %s : tensor<64x64xf32>, tensor<1x64xf32>
}
)mlir";

// The weight gradient of a layer, with ragged sizes: five kernels of HOT.
const char *const hotSource = R"mlir(
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @step(%x: tensor<40x36xf32>, %gy: tensor<40x52xf32>) -> tensor<52x36xf32> {
  %xe = tensor.empty() : tensor<24x36xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe : tensor<40x36xf32> -> tensor<24x36xf32>
  %xqe = tensor.empty() : tensor<24x36xi8>
  %xse = tensor.empty() : tensor<36xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xqe, %xse : tensor<24x36xf32> -> tensor<24x36xi8>, tensor<36xf32>
  %ge = tensor.empty() : tensor<24x52xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge : tensor<40x52xf32> -> tensor<24x52xf32>
  %gqe = tensor.empty() : tensor<24x52xi8>
  %gse = tensor.empty() : tensor<52xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round pseudo_stochastic into %gqe, %gse : tensor<24x52xf32> -> tensor<24x52xi8>, tensor<52xf32>
  %e = tensor.empty() : tensor<52x36xf32>
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<24x52xi8>, tensor<24x36xi8>)
      scales(%gs, %xs : tensor<52xf32>, tensor<36xf32>) outs(%e : tensor<52x36xf32>)
      maps [#km, #kn, #m, #n, #mn] -> tensor<52x36xf32>
  return %gw : tensor<52x36xf32>
}
)mlir";

class HostCode : public ::testing::Test {
protected:
  void compile(const char *source) {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    DialectRegistry registry;
    hot::registerAllDialects(registry);
    context = std::make_unique<MLIRContext>(registry);
    module = parseSourceString<ModuleOp>(source, context.get());
    ASSERT_TRUE(module);
    PassManager pm(context.get());
    HotLinalgToPTXOptions options;
    options.scheme = "none";
    buildHotLinalgToPTXPipeline(pm, options);
    pm.addPass(createEmbedDeviceCodePass());
    ASSERT_TRUE(succeeded(pm.run(*module)));
    auto made = ExecutionEngine::create(*module);
    ASSERT_TRUE(bool(made)) << llvm::toString(made.takeError());
    engine = std::move(*made);
    engine->registerSymbols([](llvm::orc::MangleAndInterner interner) {
      llvm::orc::SymbolMap map;
      for (const HostRuntimeSymbol &symbol : getHostRuntimeSymbols())
        map[interner(symbol.name)] = {
            llvm::orc::ExecutorAddr::fromPtr(symbol.address),
            llvm::JITSymbolFlags::Exported};
      return map;
    });
  }

  void call() {
    StridedMemRefType<float, 2> x = make(data.data(), 64, 32);
    StridedMemRefType<float, 2> w = make(data.data(), 32, 64);
    StridedMemRefType<int32_t, 0> row{&number, &number, 0};
    void *out = &result, *px = &x, *pw = &w, *prow = &row;
    SmallVector<void *> arguments = {&out, &px, &pw, &prow};
    llvm::Error error = engine->invokePacked("_mlir_ciface_step", arguments);
    ASSERT_FALSE(bool(error)) << llvm::toString(std::move(error));
  }

  static StridedMemRefType<float, 2> make(float *data, int64_t m, int64_t n) {
    return {data, data, 0, {m, n}, {n, 1}};
  }

  struct Results {
    StridedMemRefType<float, 2> full, row;
  } result = {};
  std::vector<float> data = std::vector<float>(64 * 64);
  int32_t number = 0;
  std::unique_ptr<MLIRContext> context;
  OwningOpRef<ModuleOp> module;
  std::unique_ptr<ExecutionEngine> engine;
};

TEST_F(HostCode, LaunchesWhatThePTXDeclares) {
  compile(source);
  RecordingDevice device;
  {
    HostSession session(device);
    call();
    llvm::Error error = session.takeError();
    EXPECT_FALSE(bool(error)) << llvm::toString(std::move(error));
    EXPECT_EQ(device.modules, 1);
    std::map<std::string, size_t> kernels = getKernels(device.text);
    // fill, matmul, 3 x transpose, the scalar one, the addition.
    EXPECT_EQ(device.launches.size(), 7u);
    for (const auto &[name, params] : device.launches) {
      ASSERT_TRUE(kernels.count(name)) << name;
      EXPECT_EQ(kernels[name], params) << name;
    }
    EXPECT_EQ(device.uploads, 1);
  }
  // What is left are the results, which the caller owns, each on its own.
  EXPECT_EQ(device.live.size(), 2u);
  EXPECT_TRUE(device.live.count(result.full.basePtr));
  EXPECT_TRUE(device.live.count(result.row.basePtr));
  EXPECT_EQ(device.modules, 0);
}

TEST_F(HostCode, LaunchesHotKernels) {
  compile(hotSource);
  StridedMemRefType<float, 2> x = make(data.data(), 40, 36);
  StridedMemRefType<float, 2> gy = make(data.data(), 40, 52), gw = {};
  void *out = &gw, *px = &x, *pgy = &gy;
  SmallVector<void *> arguments = {&out, &px, &pgy};
  RecordingDevice device;
  HostSession session(device);
  llvm::Error error = engine->invokePacked("_mlir_ciface_step", arguments);
  ASSERT_FALSE(bool(error)) << llvm::toString(std::move(error));
  llvm::Error first = session.takeError();
  EXPECT_FALSE(bool(first)) << llvm::toString(std::move(first));
  std::map<std::string, size_t> kernels = getKernels(device.text);
  int hot = 0;
  for (const auto &[name, params] : device.launches) {
    ASSERT_TRUE(kernels.count(name)) << name;
    EXPECT_EQ(kernels[name], params) << name;
    llvm::StringRef kind(name);
    hot += kind.starts_with("amax_") || kind.starts_with("quantize_") ||
           kind.starts_with("gemm_");
  }
  // For each operand the largest magnitudes and the codes, then the product.
  EXPECT_EQ(hot, 5);
  EXPECT_EQ(device.live.size(), 1u);
  EXPECT_TRUE(device.live.count(gw.basePtr));
}

TEST_F(HostCode, KeepsTheFirstErrorAndLeaksNothing) {
  compile(source);
  RecordingDevice device;
  device.failAfter = 2;
  HostSession session(device);
  call();
  EXPECT_EQ(llvm::toString(session.takeError()), "out of memory");
  EXPECT_LE(device.live.size(), 2u);
}

} // namespace
