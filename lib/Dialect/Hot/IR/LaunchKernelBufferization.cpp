//===- LaunchKernelBufferization.cpp --------------------------------------===//
//
// Bufferization of hot.launch_kernel: gpu.launch_func on the first elements of
// buffers without gaps.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "OpHelpers.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::hot;
using namespace mlir::bufferization;

namespace {

/// A buffer of the same content in row-major order without gaps or offset.
FailureOr<Value> getPackedBuffer(RewriterBase &rewriter, Location loc,
                                 Value buffer, bool copy,
                                 const BufferizationOptions &options) {
  auto type = cast<MemRefType>(buffer.getType());
  if (type.getLayout().isIdentity())
    return buffer;
  auto packed =
      MemRefType::get(type.getShape(), type.getElementType(),
                      MemRefLayoutAttrInterface(), type.getMemorySpace());
  SmallVector<Value> sizes;
  for (int64_t axis = 0; axis < type.getRank(); ++axis)
    if (type.isDynamicDim(axis))
      sizes.push_back(memref::DimOp::create(rewriter, loc, buffer, axis));
  FailureOr<Value> result = options.createAlloc(rewriter, loc, packed, sizes);
  if (succeeded(result) && copy &&
      failed(options.createMemCpy(rewriter, loc, buffer, *result)))
    return failure();
  return result;
}

struct LaunchKernelBufferization
    : DstBufferizableOpInterfaceExternalModel<LaunchKernelBufferization,
                                              LaunchKernelOp> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    auto launch = cast<LaunchKernelOp>(op);
    return launch.isDpsInput(&operand) || launch.getAccumulate();
  }

  // A kernel reads elements of its inputs after it has written others.
  bool isNotConflicting(Operation *, OpOperand *, OpOperand *,
                        const AnalysisState &) const {
    return false;
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto launch = cast<LaunchKernelOp>(op);
    Location loc = op->getLoc();
    SmallVector<Value> arguments, dests, packedDests;
    auto addTensor = [&](Value tensor, bool isDest) -> LogicalResult {
      FailureOr<Value> buffer = getBuffer(rewriter, tensor, options, state);
      if (failed(buffer))
        return failure();
      FailureOr<Value> packed =
          getPackedBuffer(rewriter, loc, *buffer,
                          /*copy=*/!isDest || launch.getAccumulate(), options);
      if (failed(packed))
        return failure();
      auto type = cast<MemRefType>(packed->getType());
      auto pointer =
          MemRefType::get({1}, type.getElementType(),
                          MemRefLayoutAttrInterface(), type.getMemorySpace());
      arguments.push_back(memref::ReinterpretCastOp::create(
          rewriter, loc, pointer, *packed, /*offset=*/0,
          /*sizes=*/ArrayRef<int64_t>{1}, /*strides=*/ArrayRef<int64_t>{1}));
      if (isDest) {
        dests.push_back(*buffer);
        packedDests.push_back(*packed);
      }
      return success();
    };
    for (Value input : launch.getInputs()) {
      if (!isa<RankedTensorType>(input.getType()))
        arguments.push_back(input);
      else if (failed(addTensor(input, /*isDest=*/false)))
        return failure();
    }
    for (Value dest : launch.getOuts())
      if (failed(addTensor(dest, /*isDest=*/true)))
        return failure();

    auto size = [&](int32_t value) -> Value {
      return arith::ConstantIndexOp::create(rewriter, loc, value);
    };
    ArrayRef<int32_t> block = launch.getBlock();
    gpu::KernelDim3 grid{launch.getGridX(), launch.getGridY(),
                         launch.getGridZ()};
    gpu::KernelDim3 threads{size(block[0]), size(block[1]), size(block[2])};
    Value shared;
    if (launch.getShared() != 0)
      shared = arith::ConstantIntOp::create(rewriter, loc, launch.getShared(),
                                            /*width=*/32);
    gpu::LaunchFuncOp::create(rewriter, loc, launch.getKernelAttr(), grid,
                              threads, shared, arguments);
    for (auto [dest, packed] : llvm::zip_equal(dests, packedDests))
      if (dest != packed &&
          failed(options.createMemCpy(rewriter, loc, packed, dest)))
        return failure();
    replaceOpWithBufferizedValues(rewriter, op, dests);
    return success();
  }
};

} // namespace

void hot::registerLaunchKernelBufferization(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, HotDialect *) {
    LaunchKernelOp::attachInterface<LaunchKernelBufferization>(*context);
  });
}
