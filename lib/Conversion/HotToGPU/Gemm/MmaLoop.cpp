//===- MmaLoop.cpp --------------------------------------------------------===//
//
// The main loop of the GEMM: integer sums over K in tensor cores.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "MmaLoop.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"

using namespace mlir;
using namespace mlir::hot;
using Values = KernelBuilder::Values;

WarpPosition::WarpPosition(KernelBuilder &b, const TileConfig &config) {
  Value warp = b.div(b.threadId(), 32);
  row = b.mul(b.rem(warp, config.getWarpsAlongRows()), config.warpRows);
  column = b.mul(b.div(warp, config.getWarpsAlongRows()), config.warpColumns);
}

/// Rows 2 half and 2 half + 1 of a pair of B fragments. Slices of vectors of
/// rank 2 have no lowering on the device; rows do.
static Value takeHalf(KernelBuilder &b, Value pair, int64_t half) {
  auto type = VectorType::get({2, 4}, b.getI8Type());
  Value result = arith::ConstantOp::create(b, b.getZeroAttr(type));
  for (int64_t i = 0; i < 2; ++i) {
    Value row = vector::ExtractOp::create(b, pair, 2 * half + i);
    result = vector::InsertOp::create(b, row, result, i);
  }
  return result;
}

/// Codes stay i8 in every address, because i4 memrefs take a byte an element;
/// the registers of 4-bit codes are given their type right before the mma.
static Value asCodes(KernelBuilder &b, Value fragment, unsigned bits) {
  if (bits == 8)
    return fragment;
  int64_t rows = cast<VectorType>(fragment.getType()).getDimSize(0);
  return vector::BitCastOp::create(
      b, VectorType::get({rows, 8}, b.getIntegerType(4)), fragment);
}

static Value emitMma(KernelBuilder &b, Value lhs, Value rhs, Value sum,
                     unsigned bits) {
  // The saturation that this operation asks for never acts: a sum has at most
  // 131072 products of at most 127 * 127, or 7 * 7.
  return nvgpu::MmaSyncOp::create(b, lhs, rhs, sum,
                                  ArrayRef<int64_t>{16, 8, 256 / bits});
}

Values hot::emitMmaLoop(KernelBuilder &b, const TileConfig &config,
                        SharedRing &ring, const WarpPosition &warp,
                        Value kBegin, Value kEnd, unsigned bits) {
  int64_t rowFragments = config.getRowFragments();
  int64_t columnFragments = config.getColumnFragments();
  Value newest;
  for (int64_t stage = 0; stage + 1 < config.stages; ++stage)
    newest =
        ring.startCopy(b.index(stage), b.add(kBegin, stage * config.kBytes));

  auto zeroType = VectorType::get({2, 2}, b.getI32Type());
  Value zero = arith::ConstantOp::create(b, b.getZeroAttr(zeroType));
  Values init(rowFragments * columnFragments, zero);
  init.push_back(b.index(0));                 // stage to read
  init.push_back(b.index(config.stages - 1)); // stage to fill
  Value one = b.index(1), first = b.index(0), end = b.index(config.stages);
  auto next = [&](Value stage) {
    Value following = b.add(stage, one);
    return b.select(b.equals(following, end), first, following);
  };

  auto body = [&](Value k, ValueRange carried) -> Values {
    Values sums = llvm::to_vector_of<Value>(carried.drop_back(2));
    Value read = carried[carried.size() - 2], fill = carried.back();
    // After the barrier all have read the stage that is filled next.
    ring.wait(newest, config.stages - 2);
    ring.startCopy(fill, b.add(k, (config.stages - 1) * config.kBytes));
    for (int64_t step = 0; step < config.getStepsPerStage(); ++step) {
      Values lhs, rhs;
      for (int64_t i = 0; i < rowFragments; ++i)
        lhs.push_back(
            asCodes(b,
                    ring.loadLhsFragment(
                        read, b.add(warp.row, i * TileConfig::kMmaRows), step),
                    bits));
      for (int64_t j = 0; j < columnFragments; j += 2) {
        Value pair = ring.loadRhsFragment(
            read, b.add(warp.column, j * TileConfig::kMmaColumns), step);
        for (int64_t half = 0; half < 2; ++half)
          rhs.push_back(asCodes(b, takeHalf(b, pair, half), bits));
      }
      for (int64_t i = 0; i < rowFragments; ++i)
        for (int64_t j = 0; j < columnFragments; ++j) {
          Value &sum = sums[i * columnFragments + j];
          sum = emitMma(b, lhs[i], rhs[j], sum, bits);
        }
    }
    sums.push_back(next(read));
    sums.push_back(next(fill));
    return sums;
  };
  Values results = b.loop(kBegin, kEnd, b.index(config.kBytes), init, body);
  results.resize(rowFragments * columnFragments);
  return results;
}
