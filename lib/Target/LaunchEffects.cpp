//===- LaunchEffects.cpp - What a launch does to memory -------------------===//
//
// Memory effects of gpu.launch_func, which has none upstream.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Target/LaunchEffects.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace {
/// A kernel reads and writes what its pointers lead to; it frees nothing.
struct LaunchEffects final
    : MemoryEffectOpInterface::ExternalModel<LaunchEffects, gpu::LaunchFuncOp> {
  void
  getEffects(Operation *op,
             SmallVectorImpl<MemoryEffects::EffectInstance> &effects) const {
    // Not for single operands: which ones it writes is not known, and a launch
    // without pointers, one that may trap, must stay too.
    effects.emplace_back(MemoryEffects::Read::get());
    effects.emplace_back(MemoryEffects::Write::get());
  }
};
} // namespace

void hot::registerLaunchEffects(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, gpu::GPUDialect *) {
    gpu::LaunchFuncOp::attachInterface<LaunchEffects>(*context);
  });
}
