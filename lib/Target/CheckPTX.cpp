//===- CheckPTX.cpp - No library calls on the device ----------------------===//
//
// The pass hot-check-ptx.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Target/Passes.h"
#include "hot/Target/TranslateToPTX.h"

namespace mlir::hot {
#define GEN_PASS_DEF_CHECKPTXPASS
#include "hot/Target/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

namespace {

/// The name in the first declaration of an external function, or "".
StringRef findExternalFunction(StringRef ptx) {
  size_t at = ptx.find(".extern .func");
  if (at == StringRef::npos)
    return "";
  StringRef rest = ptx.drop_front(at + strlen(".extern .func")).ltrim();
  // A result comes first, in parentheses.
  if (rest.consume_front("("))
    rest =
        rest.drop_until([](char c) { return c == ')'; }).drop_front().ltrim();
  return rest.take_while(
      [](char c) { return c == '_' || c == '$' || llvm::isAlnum(c); });
}

struct CheckPTXPass final : hot::impl::CheckPTXPassBase<CheckPTXPass> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    for (auto binary : getOperation().getOps<gpu::BinaryOp>()) {
      FailureOr<StringRef> ptx = getPTX(binary);
      if (failed(ptx))
        return signalPassFailure();
      StringRef name = findExternalFunction(*ptx);
      if (name.empty())
        continue;
      emitError(binary.getLoc())
          << "gpu.binary @" << binary.getName() << " calls '" << name
          << "', which nothing defines: an operation was lowered to a library "
             "call; expand it before the device stage";
      return signalPassFailure();
    }
  }
};

} // namespace
