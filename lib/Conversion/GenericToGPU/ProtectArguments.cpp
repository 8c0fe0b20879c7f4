//===- ProtectArguments.cpp - Inputs stay as they are ---------------------===//
//
// The pass hot-protect-arguments.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Conversion/Passes.h"

namespace mlir::hot {
#define GEN_PASS_DEF_PROTECTARGUMENTSPASS
#include "hot/Conversion/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

namespace {
struct ProtectArgumentsPass final
    : hot::impl::ProtectArgumentsPassBase<ProtectArgumentsPass> {
  void runOnOperation() override {
    constexpr llvm::StringLiteral name = "bufferization.writable";
    func::FuncOp function = getOperation();
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (isa<TensorType>(function.getArgumentTypes()[i]) &&
          !function.getArgAttr(i, name))
        function.setArgAttr(i, name, BoolAttr::get(&getContext(), false));
  }
};
} // namespace
