//===- TestBackwardMatmuls.cpp - Prints what products do ------------------===//
//
// The test pass test-hot-backward-matmuls: the analysis by itself, one remark
// for each product of a layer.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Analysis/BackwardMatmuls.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace mlir::hot;

static StringRef getRoleName(ProductRole role) {
  switch (role) {
  case ProductRole::None:
    return "none";
  case ProductRole::Forward:
    return "forward";
  case ProductRole::GradInput:
    return "grad_input";
  case ProductRole::GradWeight:
    return "grad_weight";
  }
  llvm_unreachable("unknown role");
}

namespace {

struct TestBackwardMatmuls final
    : PassWrapper<TestBackwardMatmuls, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestBackwardMatmuls)

  StringRef getArgument() const override { return "test-hot-backward-matmuls"; }
  StringRef getDescription() const override {
    return "Print the role of each product of a linear layer";
  }

  void runOnOperation() override {
    FailureOr<SavedLinks> links = SavedLinks::collect(getOperation());
    if (failed(links))
      return signalPassFailure();
    for (ArrayRef<FunctionOpInterface> step : links->getSteps()) {
      FailureOr<BackwardMatmuls> analysis =
          BackwardMatmuls::analyze(step, *links);
      if (failed(analysis))
        return signalPassFailure();
      for (const auto &product : analysis->getProducts())
        if (product->role != ProductRole::None)
          print(*product);
    }
  }

  void print(const Product &product) {
    const ContractionView &view = product.view;
    InFlightDiagnostic remark = emitRemark(view.getLoc());
    if (product.layer)
      remark << "layer " << *product.layer << ": ";
    remark << getRoleName(product.role);
    auto printSize = [&](StringRef name, ArrayRef<unsigned> loops) {
      int64_t extent = view.getExtent(loops);
      remark << ", " << name << " = ";
      if (ShapedType::isDynamic(extent))
        remark << "?";
      else
        remark << extent;
    };
    if (!view.getBatchLoops().empty())
      printSize("batch", view.getBatchLoops());
    if (product.role == ProductRole::Forward) {
      printSize("L", view.getFreeLoops(otherSide(product.otherFactor)));
      printSize("O", view.getFreeLoops(product.otherFactor));
      printSize("I", view.getSummedLoops());
    } else {
      printSize("L", product.getTokenLoops());
      printSize("O", product.getOutputLoops());
      printSize("I", product.getInputLoops());
    }
    const Product *key = product.getKey();
    bool hasWeight = product.forward || product.role != ProductRole::GradWeight;
    if (BlockArgument weight =
            hasWeight ? key->getArgument(key->otherFactor) : BlockArgument())
      remark << ", weight: argument " << weight.getArgNumber();
  }
};

} // namespace

namespace mlir::hot {
void registerTestBackwardMatmuls() { PassRegistration<TestBackwardMatmuls>(); }
} // namespace mlir::hot
