//===- OpHelpers.h ----------------------------------------------*- C++ -*-===//
//
// What the operations of the dialect share: assembly directives, shape checks,
// memory effects.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_DIALECT_HOT_IR_OPHELPERS_H
#define HOT_LIB_DIALECT_HOT_IR_OPHELPERS_H

#include "hot/Dialect/Hot/IR/Hot.h"

namespace mlir::hot {

/// `-> dest`: a tensor destination is the result's type, a memref has no
/// result.
ParseResult parseDestAndResult(OpAsmParser &parser, Type &dest, Type &result);
void printDestAndResult(OpAsmPrinter &printer, Operation *op, Type dest,
                        Type result);
ParseResult parseSigns(OpAsmParser &parser, DenseI8ArrayAttr &signs);
void printSigns(OpAsmPrinter &printer, Operation *op, DenseI8ArrayAttr signs);
ParseResult parseGranularity(OpAsmParser &parser, GranularityAttr &granularity);
void printGranularity(OpAsmPrinter &printer, Operation *op,
                      GranularityAttr granularity);
ParseResult parseQuantizeDests(OpAsmParser &parser, Type &codes, Type &scales,
                               SmallVectorImpl<Type> &results);
void printQuantizeDests(OpAsmPrinter &printer, Operation *op, Type codes,
                        Type scales, TypeRange results);

/// All operands are tensors and each destination has a result of its type, or
/// all are memrefs and there is no result.
LogicalResult verifyContainers(Operation *op);

/// Actual and expected shape agree where both are static.
LogicalResult verifyShape(Operation *op, llvm::StringRef what,
                          llvm::ArrayRef<int64_t> actual,
                          llvm::ArrayRef<int64_t> expected);

/// The axis is inside the rank.
LogicalResult verifyAxis(Operation *op, int64_t axis, int64_t rank);

/// Checks that hold for low_rank and its adjoint.
LogicalResult verifyLowRank(Operation *op, int64_t axis, int64_t block,
                            int64_t rank, Selection selection, ShapedType full,
                            ShapedType projected,
                            llvm::StringRef projectedName);

/// Axes and shape of scales against the tensor they scale.
LogicalResult verifyScales(Operation *op, GranularityAttr granularity,
                           ShapedType scaled, ShapedType scales);

/// Sizes of the destinations are the sizes of the results.
LogicalResult reifyDests(OpBuilder &b, DestinationStyleOpInterface op,
                         ReifiedRankedShapedTypeDims &shapes);

/// On memrefs: reads the inputs (and the destination if `readsDest`), writes
/// the destinations. On tensors: nothing.
void getDestStyleEffects(
    DestinationStyleOpInterface op, bool readsDest,
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects);

/// ceil(size / block) * rank.
int64_t getProjectedSize(int64_t size, int64_t block, int64_t rank);
OpFoldResult getProjectedSize(OpBuilder &b, Location loc, OpFoldResult size,
                              int64_t block, int64_t rank);

/// An empty tensor of mixed sizes.
Value createEmpty(OpBuilder &b, Location loc, ArrayRef<OpFoldResult> shape,
                  Type elementType);

/// Makes hot.launch_kernel bufferizable, into gpu.launch_func.
void registerLaunchKernelBufferization(DialectRegistry &registry);

/// Defines the three interface methods that every operation has alike.
#define HOT_DEST_STYLE_METHODS(OP, READS_DEST)                                 \
  LogicalResult OP::reifyResultShapes(OpBuilder &b,                            \
                                      ReifiedRankedShapedTypeDims &shapes) {   \
    return reifyDests(b, cast<DestinationStyleOpInterface>(getOperation()),    \
                      shapes);                                                 \
  }                                                                            \
  Speculation::Speculatability OP::getSpeculatability() {                      \
    return getNumResults() > 0 ? Speculation::Speculatable                     \
                               : Speculation::NotSpeculatable;                 \
  }                                                                            \
  void OP::getEffects(                                                         \
      SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>      \
          &effects) {                                                          \
    getDestStyleEffects(cast<DestinationStyleOpInterface>(getOperation()),     \
                        READS_DEST, effects);                                  \
  }

} // namespace mlir::hot

#endif // HOT_LIB_DIALECT_HOT_IR_OPHELPERS_H
