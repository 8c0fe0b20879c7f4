//===- Gemm.cpp -----------------------------------------------------------===//
//
// The product of two packed code matrices, scaled: its kernel and its launches.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Gemm.h"
#include "Epilogue.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::hot;

static constexpr TileConfig kTile;
static_assert(kTile.kBytes == kTileBytes, "packed rows are whole tiles");

static std::string getKernelName(const GemmSpec &spec) {
  std::string name;
  llvm::raw_string_ostream os(name);
  os << "gemm_i" << spec.bits << '_' << spec.resultType
     << (spec.lhsPerLine ? "_row" : "_tensor")
     << (spec.rhsPerLine ? "_column" : "_tensor")
     << (spec.accumulate ? "_accumulate" : "");
  return name;
}

/// (lhs, rhs, lhs scales, rhs scales, rows, columns, K bytes, from, to) ->
/// (out)
static FailureOr<Kernel> getKernel(KernelModule &kernels,
                                   const GemmSpec &spec) {
  Builder types(spec.resultType.getContext());
  Type index = types.getIndexType();
  Type codes = getPointerType(types.getI8Type());
  Type scales = getPointerType(types.getF32Type());
  auto body = [&](KernelBuilder &b, ValueRange arguments) {
    Value rows = arguments[4], columns = arguments[5], kBytes = arguments[6];
    Value rowTiles = b.ceilDiv(rows, kTile.rows);
    Value columnTiles = b.ceilDiv(columns, kTile.columns);
    // An empty result has one block too, which must not touch the operands.
    b.when(b.lessThan(b.blockId(), b.mul(rowTiles, columnTiles)), [&] {
      Value firstRow = b.mul(b.rem(b.blockId(), rowTiles), kTile.rows);
      Value firstColumn = b.mul(b.div(b.blockId(), rowTiles), kTile.columns);
      PackedOperand lhs{b.view(arguments[0], {rows, kBytes}), rows, firstRow};
      PackedOperand rhs{b.view(arguments[1], {columns, kBytes}), columns,
                        firstColumn};
      OperandScales lhsScales{spec.lhsPerLine ? b.view(arguments[2], {rows})
                                              : arguments[2],
                              spec.lhsPerLine};
      OperandScales rhsScales{spec.rhsPerLine ? b.view(arguments[3], {columns})
                                              : arguments[3],
                              spec.rhsPerLine};
      OutputMatrix out{arguments[9], rows,        columns,
                       firstRow,     firstColumn, spec.accumulate};
      SharedRing ring(b, kTile, lhs, rhs, arguments[8]);
      WarpPosition warp(b, kTile);
      KernelBuilder::Values sums = emitMmaLoop(
          b, kTile, ring, warp, arguments[7], arguments[8], spec.bits);
      emitEpilogue(b, kTile, warp, sums, lhsScales, rhsScales, out);
    });
  };
  return kernels.getOrCreate(getKernelName(spec),
                             {codes, codes, scales, scales, index, index, index,
                              index, index, getPointerType(spec.resultType)},
                             kTile.getThreads(), kTile.getSharedBytes(), body);
}

/// The float sum of all chunks becomes the result.
static Value emitRounding(OpBuilder &b, Location loc, const GemmSpec &spec,
                          Value sum, Value init) {
  if (spec.resultType.isF32() && !spec.accumulate)
    return sum;
  AffineMap map = b.getMultiDimIdentityMap(2);
  return linalg::GenericOp::create(
             b, loc, init.getType(), sum, init, ArrayRef{map, map},
             SmallVector<utils::IteratorType>(2, utils::IteratorType::parallel),
             [&](OpBuilder &b, Location loc, ValueRange values) {
               Value result = values[0];
               if (spec.accumulate) {
                 Value old = values[1];
                 if (!spec.resultType.isF32())
                   old = arith::ExtFOp::create(b, loc, b.getF32Type(), old);
                 result = arith::AddFOp::create(b, loc, old, result);
               }
               if (!spec.resultType.isF32())
                 result =
                     arith::TruncFOp::create(b, loc, spec.resultType, result);
               linalg::YieldOp::create(b, loc, result);
             })
      .getResult(0);
}

FailureOr<Value> hot::emitGemm(OpBuilder &b, Location loc,
                               KernelModule &kernels, const GemmSpec &spec,
                               const PackedCodes &lhs, const PackedCodes &rhs,
                               Value init) {
  Sizes sizes(b, loc);
  OpFoldResult rows = sizes.ofTensor(init, 0),
               columns = sizes.ofTensor(init, 1);
  OpFoldResult kBytes = sizes.ofTensor(lhs.codes, 1);
  OpFoldResult blocks = sizes.mul(sizes.ceilDiv(rows, kTile.rows),
                                  sizes.ceilDiv(columns, kTile.columns));
  SmallVector<Value> inputs = {lhs.codes,
                               rhs.codes,
                               lhs.scales,
                               rhs.scales,
                               sizes.toValue(rows),
                               sizes.toValue(columns),
                               sizes.toValue(kBytes)};
  auto launch = [&](OpBuilder &b, const Kernel &kernel, Value from, Value to,
                    Value out, bool accumulate) -> Value {
    SmallVector<Value> all = inputs;
    all.append({from, to});
    return emitLaunch(b, loc, kernel, blocks, all, out, accumulate)[0];
  };
  Value zero = sizes.toValue(sizes.get(0)), end = sizes.toValue(kBytes);
  int64_t chunkBytes = ScaledMatmulOp::kMaxAccumulated * spec.bits / 8;
  std::optional<int64_t> known = getConstantIntValue(kBytes);
  if (known && *known <= chunkBytes) {
    FailureOr<Kernel> kernel = getKernel(kernels, spec);
    if (failed(kernel))
      return failure();
    return launch(b, *kernel, zero, end, init, spec.accumulate);
  }

  GemmSpec partSpec = spec;
  partSpec.resultType = b.getF32Type();
  partSpec.accumulate = true;
  FailureOr<Kernel> kernel = getKernel(kernels, partSpec);
  if (failed(kernel))
    return failure();
  Value chunk = sizes.toValue(sizes.get(chunkBytes));
  Value sum = sizes.empty({rows, columns}, b.getF32Type());
  Value zeroFloat = arith::ConstantOp::create(b, loc, b.getF32FloatAttr(0.0f));
  sum = linalg::FillOp::create(b, loc, zeroFloat, sum).getResult(0);
  auto loop = scf::ForOp::create(
      b, loc, zero, end, chunk, sum,
      [&](OpBuilder &b, Location loc, Value from, ValueRange carried) {
        Value to = arith::AddIOp::create(b, loc, from, chunk);
        to = arith::MinUIOp::create(b, loc, to, end);
        scf::YieldOp::create(b, loc,
                             launch(b, *kernel, from, to, carried[0], true));
      });
  return emitRounding(b, loc, spec, loop.getResult(0), init);
}
