//===- KernelModule.cpp ---------------------------------------------------===//
//
// The gpu.module that holds each kernel once, and its shared memory.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"

using namespace mlir;
using namespace mlir::hot;

static constexpr llvm::StringLiteral kModuleName = "hot_kernels";
static constexpr llvm::StringLiteral kDynamicSharedName = "hot_shared";

FailureOr<gpu::GPUModuleOp> KernelModule::getModule() {
  if (Operation *op = symbols.lookup(kModuleName)) {
    if (auto kernels = dyn_cast<gpu::GPUModuleOp>(op))
      return kernels;
    return op->emitOpError("has the name of the module of kernels, '")
           << kModuleName << "'; rename it";
  }
  OpBuilder b = OpBuilder::atBlockEnd(module.getBody());
  auto kernels = gpu::GPUModuleOp::create(b, module.getLoc(), kModuleName);
  symbols.insert(kernels);
  module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                  b.getUnitAttr());
  return kernels;
}

FailureOr<Kernel> KernelModule::getOrCreate(
    StringRef name, TypeRange parameters, int32_t threads, int32_t sharedBytes,
    llvm::function_ref<void(KernelBuilder &, ValueRange)> body) {
  FailureOr<gpu::GPUModuleOp> kernels = getModule();
  if (failed(kernels))
    return failure();
  MLIRContext *context = module.getContext();
  Kernel kernel{SymbolRefAttr::get(context, kModuleName,
                                   FlatSymbolRefAttr::get(context, name)),
                threads, sharedBytes};
  if (kernels->lookupSymbol(name))
    return kernel;

  KernelBuilder b(module.getLoc(), context);
  b.setInsertionPointToEnd(kernels->getBody());
  auto function = gpu::GPUFuncOp::create(
      b, name, b.getFunctionType(parameters, TypeRange()));
  function->setAttr(gpu::GPUDialect::getKernelFuncAttrName(), b.getUnitAttr());
  function.setKnownBlockSizeAttr(b.getDenseI32ArrayAttr({threads, 1, 1}));
  b.setInsertionPointToStart(&function.getBody().front());
  body(b, function.getArguments());
  gpu::ReturnOp::create(b);
  return kernel;
}

static Type getSharedType(KernelBuilder &b, ArrayRef<int64_t> shape) {
  auto space =
      gpu::AddressSpaceAttr::get(b.getContext(), gpu::AddressSpace::Workgroup);
  return MemRefType::get(shape, b.getI8Type(), MemRefLayoutAttrInterface(),
                         space);
}

/// A global of the gpu.module that the builder writes a kernel of; without a
/// visibility it is public and declared only.
static Value getGlobal(KernelBuilder &b, StringRef name, Type type,
                       StringAttr visibility, int64_t alignment) {
  auto kernels =
      b.getInsertionBlock()->getParentOp()->getParentOfType<gpu::GPUModuleOp>();
  if (!kernels.lookupSymbol(name)) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(kernels.getBody());
    memref::GlobalOp::create(b, name, visibility, cast<MemRefType>(type),
                             visibility ? b.getUnitAttr() : Attribute(),
                             /*constant=*/false,
                             b.getI64IntegerAttr(alignment));
  }
  return memref::GetGlobalOp::create(b, type, name);
}

Value hot::createSharedArray(KernelBuilder &b, StringRef name,
                             ArrayRef<int64_t> shape) {
  // Private: a public one of known size is taken for an extern variable.
  return getGlobal(b, name, getSharedType(b, shape), b.getStringAttr("private"),
                   16);
}

Value hot::getDynamicShared(KernelBuilder &b, int64_t bytes) {
  // Public, of size 0 and only declared: this alone becomes `.extern .shared`,
  // the memory that the launch sizes. Others become a variable of one byte.
  Value empty = getGlobal(b, kDynamicSharedName, getSharedType(b, {0}),
                          StringAttr(), 1024);
  return memref::ReinterpretCastOp::create(
      b, cast<MemRefType>(getSharedType(b, {bytes})), empty, /*offset=*/0,
      ArrayRef<int64_t>{bytes}, ArrayRef<int64_t>{1});
}
