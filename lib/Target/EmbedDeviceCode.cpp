//===- EmbedDeviceCode.cpp - PTX as data of the host code -----------------===//
//
// The pass hot-embed-device-code.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Target/EmbedDeviceCode.h"
#include "hot/Target/Passes.h"
#include "hot/Target/TranslateToPTX.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mlir::hot {
#define GEN_PASS_DEF_EMBEDDEVICECODEPASS
#include "hot/Target/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

static std::string getImageName(StringRef module) {
  return (module + "_ptx").str();
}

Value hot::getDeviceImage(OpBuilder &builder, Operation *at, StringRef name) {
  auto module = at->getParentOfType<ModuleOp>();
  std::string symbol = getImageName(name);
  auto global = module.lookupSymbol<LLVM::GlobalOp>(symbol);
  if (!global) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module.getBody());
    global = LLVM::GlobalOp::create(
        builder, at->getLoc(), LLVM::LLVMArrayType::get(builder.getI8Type(), 0),
        /*isConstant=*/true, LLVM::Linkage::External, symbol, Attribute());
  }
  return LLVM::AddressOfOp::create(builder, at->getLoc(), global);
}

namespace {
struct EmbedDeviceCodePass final
    : hot::impl::EmbedDeviceCodePassBase<EmbedDeviceCodePass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    OpBuilder builder(module.getBodyRegion());
    for (auto binary :
         llvm::make_early_inc_range(module.getOps<gpu::BinaryOp>())) {
      FailureOr<StringRef> ptx = getPTX(binary);
      if (failed(ptx))
        return signalPassFailure();
      std::string symbol = getImageName(binary.getName());
      if (auto declared = module.lookupSymbol<LLVM::GlobalOp>(symbol))
        declared->erase();
      std::string text = ptx->str() + '\0';
      builder.setInsertionPointToStart(module.getBody());
      LLVM::GlobalOp::create(
          builder, binary.getLoc(),
          LLVM::LLVMArrayType::get(builder.getI8Type(), text.size()),
          /*isConstant=*/true, LLVM::Linkage::Internal, symbol,
          builder.getStringAttr(text));
      binary->erase();
      ++numImages;
    }
    module->removeAttr(gpu::GPUDialect::getContainerModuleAttrName());
  }
};
} // namespace
