//===- SharedRing.cpp -----------------------------------------------------===//
//
// The ring of stages in shared memory through which A and B stream: cp.async
// in, ldmatrix out.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "SharedRing.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"

using namespace mlir;
using namespace mlir::hot;

SharedRing::SharedRing(KernelBuilder &b, const TileConfig &config,
                       const PackedOperand &lhs, const PackedOperand &rhs,
                       Value kEnd)
    : b(b), config(config), operands{lhs, rhs}, kEnd(kEnd),
      lane(b.rem(b.threadId(), 32)) {
  Value bytes = getDynamicShared(b, config.getSharedBytes());
  auto space = cast<MemRefType>(bytes.getType()).getMemorySpace();
  auto makeArray = [&](int64_t rows, int64_t offset) -> Value {
    auto type =
        MemRefType::get({config.stages, rows, config.kBytes}, b.getI8Type(),
                        MemRefLayoutAttrInterface(), space);
    return memref::ViewOp::create(b, type, bytes, b.index(offset),
                                  ValueRange());
  };
  lhsArray = makeArray(config.rows, 0);
  rhsArray =
      makeArray(config.columns, config.stages * config.rows * config.kBytes);
}

Value SharedRing::swizzle(Value row, Value chunk) {
  Value turn = b.bitAnd(b.shiftRight(row, 1), config.getChunksPerRow() - 1);
  return b.mul(b.bitXor(chunk, turn), TileConfig::kChunkBytes);
}

Value SharedRing::startCopy(Value stage, Value k) {
  Value thread = b.threadId();
  Value chunk = b.rem(thread, config.getChunksPerRow());
  Value firstRow = b.div(thread, config.getChunksPerRow());
  // The rows of one thread are a multiple of 8 apart: one swizzle for all.
  Value place = swizzle(firstRow, chunk);
  int64_t step = config.getThreads() / config.getChunksPerRow();

  Value isInside = b.lessThan(k, kEnd);
  Value count =
      b.select(isInside, b.index(TileConfig::kChunkBytes), b.index(0));
  Value column = b.add(b.select(isInside, k, b.index(0)),
                       b.mul(chunk, TileConfig::kChunkBytes));
  SmallVector<Value> copies;
  auto copy = [&](const PackedOperand &operand, Value array, int64_t rows) {
    Value last = b.sub(operand.rows, b.index(1));
    for (int64_t i = 0; i < rows; i += step) {
      Value row = b.add(firstRow, i);
      Value source = b.min(b.add(operand.firstRow, row), last);
      copies.push_back(nvgpu::DeviceAsyncCopyOp::create(
          b, nvgpu::DeviceAsyncTokenType::get(b.getContext()), array,
          ValueRange{stage, row, place}, operand.array,
          ValueRange{source, column}, b.getIndexAttr(TileConfig::kChunkBytes),
          count, b.getUnitAttr()));
    }
  };
  copy(operands[0], lhsArray, config.rows);
  copy(operands[1], rhsArray, config.columns);
  return nvgpu::DeviceAsyncCreateGroupOp::create(
      b, nvgpu::DeviceAsyncTokenType::get(b.getContext()), copies);
}

void SharedRing::wait(Value newest, int64_t pending) {
  nvgpu::DeviceAsyncWaitOp::create(b, newest, b.getI32IntegerAttr(pending));
  gpu::BarrierOp::create(b);
}

Value SharedRing::loadMatrices(Value array, Value stage, Value row,
                               Value chunk) {
  auto type = VectorType::get({4, 4}, b.getI8Type());
  return nvgpu::LdMatrixOp::create(b, type, array,
                                   ValueRange{stage, row, swizzle(row, chunk)},
                                   /*transpose=*/false, /*numTiles=*/4);
}

// ldmatrix takes the address of row l % 8 of matrix l / 8 from lane l.
Value SharedRing::loadLhsFragment(Value stage, Value row, int64_t step) {
  // Rows 0-7, rows 8-15, then the same of the next 16 bytes.
  Value chunk = b.add(b.div(lane, 16), 2 * step);
  return loadMatrices(lhsArray, stage, b.add(row, b.rem(lane, 16)), chunk);
}

Value SharedRing::loadRhsFragment(Value stage, Value row, int64_t step) {
  // Both chunks of rows 0-7, then both of rows 8-15.
  Value chunk = b.add(b.rem(b.div(lane, 8), 2), 2 * step);
  Value line = b.add(b.rem(lane, 8), b.mul(b.div(lane, 16), 8));
  return loadMatrices(rhsArray, stage, b.add(row, line), chunk);
}
