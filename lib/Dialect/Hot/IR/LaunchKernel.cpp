//===- LaunchKernel.cpp ---------------------------------------------------===//
//
// hot.launch_kernel: verification.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "OpHelpers.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

using namespace mlir;
using namespace mlir::hot;

LogicalResult LaunchKernelOp::verify() {
  if (!llvm::equal(getOuts().getTypes(), getResultTypes())) // launch_kernel_c1
    return emitOpError("expected results of types ")
           << getOuts().getTypes() << ", got " << getResultTypes();
  int64_t threads = 1;
  for (int32_t size : getBlock())
    threads *= size > 0 && size <= 1024 ? size : 1025;
  if (getBlock().size() != 3 || threads > 1024) // launch_kernel_c2
    return emitOpError("expected a block of three positive sizes and at most "
                       "1024 threads, got [")
           << getBlock() << "]";
  if (static_cast<int32_t>(getShared()) < 0) // launch_kernel_c3
    return emitOpError("expected shared memory of at least 0 bytes, got ")
           << static_cast<int32_t>(getShared());
  for (Type type : getOperandTypes()) { // launch_kernel_c4
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (tensor && (!tensor.getElementType().isIntOrFloat() ||
                   tensor.getElementTypeBitWidth() % 8 != 0))
      return emitOpError("expected tensors of elements of whole bytes, got ")
             << tensor;
  }
  return success();
}

LogicalResult
LaunchKernelOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  // A compiled module has no functions any more.
  if (isa_and_nonnull<gpu::BinaryOp>(symbolTable.lookupNearestSymbolFrom(
          *this, getKernelAttr().getRootReference())))
    return success();
  Operation *symbol =
      symbolTable.lookupNearestSymbolFrom(*this, getKernelAttr());
  if (!symbol || !symbol->hasAttr(gpu::GPUDialect::getKernelFuncAttrName()))
    return emitOpError("expected the name of a kernel of a gpu.module, got ")
           << getKernelAttr(); // launch_kernel_c5
  auto kernel = dyn_cast<gpu::GPUFuncOp>(symbol);
  if (!kernel) // lowered already
    return success();

  SmallVector<Type> expected;
  for (ValueRange values : {ValueRange(getInputs()), ValueRange(getOuts())})
    for (Type type : values.getTypes()) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      expected.push_back(tensor ? MemRefType::get({1}, tensor.getElementType())
                                : type);
    }
  if (!llvm::equal(kernel.getArgumentTypes(), expected)) { // launch_kernel_c6
    InFlightDiagnostic diag = emitOpError("passes ")
                              << TypeRange(expected) << " to kernel "
                              << getKernelAttr();
    diag.attachNote(kernel.getLoc())
        << "which takes " << TypeRange(kernel.getArgumentTypes());
    return diag;
  }
  return success();
}

LogicalResult
LaunchKernelOp::reifyResultShapes(OpBuilder &b,
                                  ReifiedRankedShapedTypeDims &shapes) {
  return reifyDests(b, cast<DestinationStyleOpInterface>(getOperation()),
                    shapes);
}
