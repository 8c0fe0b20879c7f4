//===- Lowering.h -----------------------------------------------*- C++ -*-===//
//
// What the lowerings of hot ops to linalg share: views of a tensor as blocks,
// butterflies, and the patterns of each op.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOLINALG_LOWERING_H
#define HOT_LIB_CONVERSION_HOTTOLINALG_LOWERING_H

#include "hot/Dialect/Hot/IR/Hot.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Transforms/DialectConversion.h"

namespace mlir::hot {

/// An empty tensor of mixed sizes.
Value createEmptyTensor(OpBuilder &b, Location loc,
                        ArrayRef<OpFoldResult> shape, Type elementType);

/// Element type of a tensor.
Type getElementType(Value tensor);

/// `value` (f32, bf16 or f16) as f32, and f32 as `type`.
Value widen(OpBuilder &b, Location loc, Value value);
Value narrow(OpBuilder &b, Location loc, Value value, Type type);
Value constantF32(OpBuilder &b, Location loc, float value);
Value constantI32(OpBuilder &b, Location loc, int64_t value);

/// One of the tensors has an axis of size 0: nothing is to be written. Slices
/// of such tensors do not verify.
bool isEmpty(ValueRange tensors);

/// A linalg.generic over all-parallel loops, one per axis of `out`, which it
/// writes in order. `maps` are those of `inputs`.
Value createParallelGeneric(
    OpBuilder &b, Location loc, ValueRange inputs, ArrayRef<AffineMap> maps,
    Value out, function_ref<Value(OpBuilder &, Location, ValueRange)> body);

/// Makes `axis` a multiple of `block` long: filled with zeros or with the last
/// element. Returns the tensor itself where it is known to be one already.
Value padAxis(OpBuilder &b, Location loc, Value tensor, int64_t axis,
              int64_t block, Padding padding);

/// Splits `axis` into (size / inner, inner).
Value splitAxis(OpBuilder &b, Location loc, Value tensor, int64_t axis,
                int64_t inner);
/// Joins `axis` and the one after it; `type` is that of the result.
Value joinAxis(OpBuilder &b, Location loc, Value tensor, int64_t axis,
               RankedTensorType type);

/// A Walsh-Hadamard transform along one axis that holds one block.
struct WalshTransform {
  int64_t block;
  /// For each element of the block its place in the source's axis, or -1 for
  /// zero. Empty: the elements in order.
  SmallVector<int64_t> sources;
  /// Natural row of each element of the result. Empty: all rows in order.
  SmallVector<int64_t> rows;
  /// 1 or -1 for each element of the block, and of the result; or empty.
  ArrayRef<int8_t> signsBefore, signsAfter;
};

/// Transforms axis `axis` of `source` into that of `dest`, of equal shape else:
/// butterfly stages h = 1, 2, 4, ... in f32, one multiplication by
/// fl(1 / sqrt(block)).
Value emitWalsh(OpBuilder &b, Location loc, const WalshTransform &transform,
                Value source, int64_t axis, Value dest);

/// Codes are stored one per byte, whatever their bits.
void populateNarrowCodes(TypeConverter &converter);
void populateNarrowCodesPatterns(const TypeConverter &converter,
                                 RewritePatternSet &patterns,
                                 ConversionTarget &target);

void populateHadamardPatterns(const TypeConverter &, RewritePatternSet &);
void populateLowRankPatterns(const TypeConverter &, RewritePatternSet &);
void populateExpandPatterns(const TypeConverter &, RewritePatternSet &);
void populateQuantizePatterns(const TypeConverter &, RewritePatternSet &);
void populateDequantizePatterns(const TypeConverter &, RewritePatternSet &);
void populateScaledMatmulPatterns(const TypeConverter &, RewritePatternSet &);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOLINALG_LOWERING_H
