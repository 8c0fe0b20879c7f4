//===- BufferizableOpInterfaceImpl.cpp ------------------------------------===//
//
// Bufferization: the operation on tensors becomes the same operation on
// buffers.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "OpHelpers.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"

using namespace mlir;
using namespace mlir::hot;
using namespace mlir::bufferization;

namespace {

template <typename OpTy>
struct DestStyleBufferization
    : DstBufferizableOpInterfaceExternalModel<DestStyleBufferization<OpTy>,
                                              OpTy> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    auto dps = cast<DestinationStyleOpInterface>(op);
    if (dps.isDpsInput(&operand))
      return true;
    if (auto matmul = dyn_cast<ScaledMatmulOp>(op))
      return matmul.getAccumulate();
    return false;
  }

  // A transform reads elements of its source after it has written others.
  bool isNotConflicting(Operation *, OpOperand *, OpOperand *,
                        const AnalysisState &) const {
    return false;
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto dps = cast<DestinationStyleOpInterface>(op);
    if (!dps.hasPureTensorSemantics())
      return success();
    SmallVector<Value> operands, dests;
    for (OpOperand &operand : op->getOpOperands()) {
      FailureOr<Value> buffer =
          getBuffer(rewriter, operand.get(), options, state);
      if (failed(buffer))
        return failure();
      operands.push_back(*buffer);
      if (dps.isDpsInit(&operand))
        dests.push_back(*buffer);
    }
    OperationState onBuffers(op->getLoc(), op->getName(), operands, TypeRange(),
                             op->getAttrs());
    onBuffers.propertiesAttr = op->getPropertiesAsAttribute();
    rewriter.create(onBuffers);
    replaceOpWithBufferizedValues(rewriter, op, dests);
    return success();
  }
};

} // namespace

void hot::registerBufferizableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, HotDialect *) {
    HadamardOp::attachInterface<DestStyleBufferization<HadamardOp>>(*context);
    LowRankOp::attachInterface<DestStyleBufferization<LowRankOp>>(*context);
    ExpandOp::attachInterface<DestStyleBufferization<ExpandOp>>(*context);
    QuantizeOp::attachInterface<DestStyleBufferization<QuantizeOp>>(*context);
    DequantizeOp::attachInterface<DestStyleBufferization<DequantizeOp>>(
        *context);
    ScaledMatmulOp::attachInterface<DestStyleBufferization<ScaledMatmulOp>>(
        *context);
  });
  registerLaunchKernelBufferization(registry);
}
