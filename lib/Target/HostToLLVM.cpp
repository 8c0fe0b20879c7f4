//===- HostToLLVM.cpp - Host code that drives a device --------------------===//
//
// The pass hot-host-to-llvm. Memrefs point to device memory, so that everything
// that touches what they point to becomes a call of the host runtime.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Target/EmbedDeviceCode.h"
#include "hot/Target/Passes.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::hot {
#define GEN_PASS_DEF_HOSTTOLLVMPASS
#include "hot/Target/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

namespace {

/// The general form of buffer deallocation keeps lists of pointers, which the
/// host itself writes; its helper function gets them as arguments.
bool isHostList(Value memref) {
  auto alloc = memref.getDefiningOp<memref::AllocOp>();
  if (!alloc)
    return false;
  return llvm::any_of(alloc->getUsers(), [](Operation *user) {
    if (auto store = dyn_cast<memref::StoreOp>(user))
      return true;
    auto cast = dyn_cast<memref::CastOp>(user);
    return cast && llvm::any_of(cast->getUsers(), llvm::IsaPred<func::CallOp>);
  });
}

/// A call of a function of the host runtime.
Value callRuntime(OpBuilder &builder, Operation *at, StringRef name,
                  ValueRange arguments, Type result) {
  auto module = at->getParentOfType<ModuleOp>();
  SmallVector<Type> types(arguments.getTypes());
  if (!result)
    result = LLVM::LLVMVoidType::get(builder.getContext());
  FailureOr<LLVM::LLVMFuncOp> callee =
      LLVM::lookupOrCreateFn(builder, module, name, types, result);
  if (failed(callee))
    return {};
  auto call = LLVM::CallOp::create(builder, at->getLoc(), *callee, arguments);
  return call.getNumResults() ? call.getResult() : Value();
}

/// The address of a global with the text and a zero at its end, made once.
Value getText(OpBuilder &builder, Operation *at, StringRef symbol,
              StringRef text) {
  auto module = at->getParentOfType<ModuleOp>();
  auto global = module.lookupSymbol<LLVM::GlobalOp>(symbol);
  if (!global) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module.getBody());
    std::string value = text.str() + '\0';
    auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), value.size());
    global = LLVM::GlobalOp::create(
        builder, at->getLoc(), type, /*isConstant=*/true,
        LLVM::Linkage::Internal, symbol, builder.getStringAttr(value));
  }
  return LLVM::AddressOfOp::create(builder, at->getLoc(), global);
}

/// A symbol that is free, or that has the message of `op` already.
std::string getMessageSymbol(cf::AssertOp op) {
  auto module = op->getParentOfType<ModuleOp>();
  for (unsigned number = 0;; ++number) {
    std::string symbol = "hot_message_" + std::to_string(number);
    auto global = module.lookupSymbol<LLVM::GlobalOp>(symbol);
    if (!global)
      return symbol;
    auto value = dyn_cast_or_null<StringAttr>(global.getValueOrNull());
    if (value && value.getValue().drop_back() == op.getMsg())
      return symbol;
  }
}

struct LowerAlloc final : ConvertOpToLLVMPattern<memref::AllocOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::AllocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (isHostList(op))
      return rewriter.notifyMatchFailure(op, "a list of the host");
    SmallVector<Value> sizes, strides;
    Value bytes;
    getMemRefDescriptorSizes(op.getLoc(), op.getType(),
                             adaptor.getDynamicSizes(), rewriter, sizes,
                             strides, bytes);
    Value pointer =
        callRuntime(rewriter, op, "hotHostAlloc", bytes, getPtrType());
    if (!pointer)
      return failure();
    rewriter.replaceOp(
        op, Value(createMemRefDescriptor(op.getLoc(), op.getType(), pointer,
                                         pointer, sizes, strides, rewriter)));
    return success();
  }
};

struct LowerDealloc final : ConvertOpToLLVMPattern<memref::DeallocOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::DeallocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (isHostList(op.getMemref()))
      return rewriter.notifyMatchFailure(op, "a list of the host");
    Value pointer = MemRefDescriptor(adaptor.getMemref())
                        .allocatedPtr(rewriter, op.getLoc());
    callRuntime(rewriter, op, "hotHostFree", pointer, {});
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerCopy final : ConvertOpToLLVMPattern<memref::CopyOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::CopyOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto source = dyn_cast<MemRefType>(op.getSource().getType());
    auto target = dyn_cast<MemRefType>(op.getTarget().getType());
    if (!source || !target || !source.getLayout().isIdentity() ||
        !target.getLayout().isIdentity())
      return op.emitError() << "is not contiguous, so that the host cannot do "
                               "it; run hot-linalg-to-launch first";
    MemRefDescriptor from(adaptor.getSource()), to(adaptor.getTarget());
    Value bytes = getSizeInBytes(loc, source.getElementType(), rewriter);
    for (int64_t dim = 0; dim < source.getRank(); ++dim)
      bytes = LLVM::MulOp::create(rewriter, loc, bytes,
                                  from.size(rewriter, loc, dim));
    callRuntime(rewriter, op, "hotHostCopy",
                {to.bufferPtr(rewriter, loc, *getTypeConverter(), target),
                 from.bufferPtr(rewriter, loc, *getTypeConverter(), source),
                 bytes},
                {});
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerGetGlobal final : ConvertOpToLLVMPattern<memref::GetGlobalOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::GetGlobalOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    SmallVector<Value> sizes, strides;
    Value bytes;
    getMemRefDescriptorSizes(loc, op.getType(), {}, rewriter, sizes, strides,
                             bytes);
    Value data = LLVM::AddressOfOp::create(rewriter, loc, getPtrType(),
                                           adaptor.getNameAttr());
    Value pointer = callRuntime(rewriter, op, "hotHostConstant", {data, bytes},
                                getPtrType());
    if (!pointer)
      return failure();
    rewriter.replaceOp(
        op, Value(createMemRefDescriptor(loc, op.getType(), pointer, pointer,
                                         sizes, strides, rewriter)));
    return success();
  }
};

struct LowerAssert final : ConvertOpToLLVMPattern<cf::AssertOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(cf::AssertOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value ok = LLVM::ZExtOp::create(rewriter, op.getLoc(),
                                    rewriter.getI32Type(), adaptor.getArg());
    Value message = getText(rewriter, op, getMessageSymbol(op), op.getMsg());
    callRuntime(rewriter, op, "hotHostAssert", {ok, message}, {});
    rewriter.eraseOp(op);
    return success();
  }
};

struct LowerLaunch final : ConvertOpToLLVMPattern<gpu::LaunchFuncOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(gpu::LaunchFuncOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    if (op.getAsyncToken() || !op.getAsyncDependencies().empty() ||
        op.hasClusterSize())
      return op.emitError() << "with tokens or clusters has no runtime call; "
                               "launch in program order instead";
    Type i64 = rewriter.getI64Type();
    int64_t count = op.getNumKernelOperands();
    Value slots;
    {
      // Once for each call, not for each iteration of a loop around the launch.
      OpBuilder::InsertionGuard guard(rewriter);
      auto function = op->getParentOfType<FunctionOpInterface>();
      rewriter.setInsertionPointToStart(&function.getFunctionBody().front());
      Value size = LLVM::ConstantOp::create(rewriter, loc, i64,
                                            std::max<int64_t>(count, 1));
      slots = LLVM::AllocaOp::create(rewriter, loc, getPtrType(), i64, size);
    }
    for (auto [number, pair] : llvm::enumerate(llvm::zip_equal(
             op.getKernelOperands(), adaptor.getKernelOperands()))) {
      auto [original, value] = pair;
      if (auto type = dyn_cast<MemRefType>(original.getType())) {
        if (!type.hasStaticShape() || !type.getLayout().isIdentity())
          return op.emitError() << "passes a memref of type " << type
                                << ", but kernels take bare pointers; pass "
                                   "memref<T> and sizes";
        value = MemRefDescriptor(value).alignedPtr(rewriter, loc);
      }
      Value slot = LLVM::GEPOp::create(rewriter, loc, getPtrType(), i64, slots,
                                       ArrayRef<LLVM::GEPArg>{int32_t(number)});
      LLVM::StoreOp::create(rewriter, loc, value, slot);
    }
    StringRef module = op.getKernelModuleName().getValue();
    StringRef kernel = op.getKernelName().getValue();
    auto widen = [&](Value value) -> Value {
      if (!value)
        return LLVM::ConstantOp::create(rewriter, loc, i64, 0);
      if (value.getType() == i64)
        return value;
      return LLVM::SExtOp::create(rewriter, loc, i64, value);
    };
    SmallVector<Value> arguments = {
        getDeviceImage(rewriter, op, module),
        getText(rewriter, op, (module + "_" + kernel + "_name").str(), kernel)};
    for (Value size : {adaptor.getGridSizeX(), adaptor.getGridSizeY(),
                       adaptor.getGridSizeZ(), adaptor.getBlockSizeX(),
                       adaptor.getBlockSizeY(), adaptor.getBlockSizeZ(),
                       adaptor.getDynamicSharedMemorySize()})
      arguments.push_back(widen(size));
    arguments.push_back(slots);
    arguments.push_back(LLVM::ConstantOp::create(rewriter, loc, i64, count));
    callRuntime(rewriter, op, "hotHostLaunch", arguments, {});
    rewriter.eraseOp(op);
    return success();
  }
};

struct HostToLLVMPass final : hot::impl::HostToLLVMPassBase<HostToLLVMPass> {
  void runOnOperation() override {
    if (failed(checkNoHostAccess()))
      return signalPassFailure();
    ModuleOp module = getOperation();
    for (auto function : module.getOps<func::FuncOp>())
      if (function.isPublic())
        function->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(),
                          UnitAttr::get(&getContext()));

    LLVMTypeConverter types(&getContext());
    RewritePatternSet patterns(&getContext());
    arith::populateArithToLLVMConversionPatterns(types, patterns);
    cf::populateControlFlowToLLVMConversionPatterns(types, patterns);
    index::populateIndexToLLVMConversionPatterns(types, patterns);
    populateFuncToLLVMConversionPatterns(types, patterns);
    populateFinalizeMemRefToLLVMConversionPatterns(types, patterns);
    // Before those of host memory.
    PatternBenefit benefit(10);
    patterns.add<LowerAlloc, LowerDealloc, LowerCopy, LowerGetGlobal,
                 LowerAssert, LowerLaunch>(types, benefit);

    LLVMConversionTarget target(getContext());
    target.addLegalOp<ModuleOp, gpu::BinaryOp, gpu::GPUModuleOp>();
    // After addLegalOp, which it needs.
    target.markOpRecursivelyLegal<gpu::GPUModuleOp>();
    if (failed(applyPartialConversion(module, target, std::move(patterns))))
      return signalPassFailure();
  }

private:
  /// Loads and stores are left only where another pass made them for itself.
  LogicalResult checkNoHostAccess() {
    WalkResult result = getOperation().walk([](Operation *op) {
      if (isa<gpu::GPUModuleOp>(op))
        return WalkResult::skip();
      Value memref;
      if (auto load = dyn_cast<memref::LoadOp>(op))
        memref = load.getMemref();
      if (auto store = dyn_cast<memref::StoreOp>(op))
        memref = store.getMemref();
      if (!memref || isHostList(memref))
        return WalkResult::advance();
      auto function = op->getParentOfType<func::FuncOp>();
      if (function && function.getName().starts_with("dealloc_helper"))
        return WalkResult::advance();
      op->emitError() << "accesses device memory from the host; run "
                         "hot-scalars-to-launch first, which moves it into a "
                         "kernel";
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }
};

} // namespace
