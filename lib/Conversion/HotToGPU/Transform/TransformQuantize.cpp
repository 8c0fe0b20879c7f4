//===- TransformQuantize.cpp ----------------------------------------------===//
//
// Launches that turn a float matrix into packed codes and scales: the largest
// magnitudes first, where one thread block does not see all of a group.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "TransformQuantize.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace mlir::hot;

FailureOr<PackedCodes> hot::emitTransformQuantize(OpBuilder &b, Location loc,
                                                  KernelModule &kernels,
                                                  const QuantizeSpec &spec,
                                                  Value source, int64_t kAxis) {
  Sizes sizes(b, loc);
  OpFoldResult rows = sizes.ofTensor(source, 0);
  OpFoldResult columns = sizes.ofTensor(source, 1);
  OpFoldResult length = kAxis == 1 ? columns : rows;
  OpFoldResult lines = kAxis == 1 ? rows : columns;
  const BlockTransform &transform = spec.transform;
  OpFoldResult numBlocks = sizes.ceilDiv(length, transform.block);
  OpFoldResult kept =
      transform.isIdentity
          ? length
          : sizes.mul(numBlocks, sizes.get(transform.getNumKept()));
  OpFoldResult rowBytes = sizes.mul(
      sizes.ceilDiv(kept, kTileBytes * 8 / spec.bits), sizes.get(kTileBytes));

  SmallVector<OpFoldResult> scaleShape;
  if (spec.scalePerLine)
    scaleShape.push_back(lines);
  Value codes = sizes.empty({lines, rowBytes}, b.getI8Type());
  Value scales = sizes.empty(scaleShape, b.getF32Type());
  SmallVector<Value> matrix = {source, sizes.toValue(rows),
                               sizes.toValue(columns)};

  // The maxima grow from zero.
  auto emitAmax = [&](const Kernel &kernel, OpFoldResult blocks,
                      ValueRange inputs) -> Value {
    Value amax =
        sizes.empty({spec.scalePerLine ? lines : sizes.get(1)}, b.getI32Type());
    Value zero = arith::ConstantIntOp::create(b, loc, 0, /*width=*/32);
    amax = linalg::FillOp::create(b, loc, zero, amax).getResult(0);
    return emitLaunch(b, loc, kernel, blocks, inputs, amax,
                      /*accumulate=*/true)[0];
  };
  auto emitCodes = [&](const Kernel &kernel, OpFoldResult blocks,
                       Value amax) -> PackedCodes {
    SmallVector<Value> inputs = matrix;
    inputs.push_back(sizes.toValue(rowBytes));
    if (amax)
      inputs.push_back(amax);
    ResultRange results =
        emitLaunch(b, loc, kernel, blocks, inputs, {codes, scales});
    return {results[0], results[1]};
  };

  if (kAxis == 1) {
    OpFoldResult blocks = sizes.ceilDiv(rows, kRowsPerBlock);
    Value amax;
    if (!spec.scalePerLine) {
      FailureOr<Kernel> kernel = getRowAmaxKernel(kernels, spec);
      if (failed(kernel))
        return failure();
      amax = emitAmax(*kernel, sizes.atMost(blocks, kMaxAmaxBlocks), matrix);
    }
    FailureOr<Kernel> kernel = getRowQuantizeKernel(kernels, spec);
    if (failed(kernel))
      return failure();
    return emitCodes(*kernel, blocks, amax);
  }

  ColumnTile tile = getColumnTile(spec);
  OpFoldResult columnTiles =
      sizes.atLeastOne(sizes.ceilDiv(columns, tile.columns));
  FailureOr<Kernel> amaxKernel = getColumnAmaxKernel(kernels, spec);
  FailureOr<Kernel> kernel = getColumnQuantizeKernel(kernels, spec);
  if (failed(amaxKernel) || failed(kernel))
    return failure();
  OpFoldResult splits = sizes.atLeastOne(
      sizes.atMost(sizes.ceilDiv(numBlocks, kAmaxLanes), kMaxAmaxSplits));
  SmallVector<Value> inputs = matrix;
  inputs.push_back(sizes.toValue(splits));
  Value amax = emitAmax(*amaxKernel, sizes.mul(columnTiles, splits), inputs);
  OpFoldResult kTiles = sizes.atLeastOne(sizes.ceilDiv(rowBytes, tile.bytes));
  return emitCodes(*kernel, sizes.mul(columnTiles, kTiles), amax);
}
