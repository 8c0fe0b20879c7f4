//===- BlockLoads.cpp -----------------------------------------------------===//
//
// Loads of blocks along a row or along columns of a matrix in global memory:
// 16 bytes at a time where the rows are aligned, one by one elsewhere.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "BlockLoads.h"

using namespace mlir;
using namespace mlir::hot;
using Values = KernelBuilder::Values;

static int64_t getBytes(Type type) { return type.getIntOrFloatBitWidth() / 8; }

static Value widen(KernelBuilder &b, Value value) {
  if (value.getType().isF32())
    return value;
  return arith::ExtFOp::create(b, b.getF32Type(), value);
}

static Value zero(KernelBuilder &b, Type type) {
  return arith::ConstantOp::create(b, b.getZeroAttr(type));
}

SourceMatrix::SourceMatrix(KernelBuilder &b, Value pointer, Value rows,
                           Value columns)
    : array(b.view(pointer, {rows, columns})), rows(rows), columns(columns),
      type(cast<MemRefType>(pointer.getType()).getElementType()),
      isAligned(b.isAligned(pointer, b.mul(columns, getBytes(type)), 16)) {}

Values hot::loadRowBlock(KernelBuilder &b, const SourceMatrix &source,
                         const BlockTransform &transform, Value row,
                         Value start) {
  int64_t n = transform.block;
  SmallVector<Type> types(n, source.type);
  Value isWhole = b.atLeast(source.columns, b.add(start, n));
  auto wide = [&] {
    Values loaded;
    int64_t width = std::min(n, 16 / getBytes(source.type));
    auto type = VectorType::get({width}, source.type);
    for (int64_t i = 0; i < n; i += width) {
      Value vector = b.loadVector(type, source.array, {row, b.add(start, i)});
      for (int64_t j = 0; j < width; ++j)
        loaded.push_back(vector::ExtractOp::create(b, vector, j));
    }
    return loaded;
  };
  auto single = [&] {
    Values loaded;
    Value last = b.sub(source.columns, b.index(1));
    Value none = zero(b, source.type);
    Value isInside = b.lessThan(start, source.columns);
    for (int64_t i = 0; i < n; ++i) {
      Value column = b.add(start, i);
      Value value = memref::LoadOp::create(
          b, source.array, ValueRange{row, b.min(column, last)});
      if (!transform.padEdge)
        isInside = b.lessThan(column, source.columns);
      loaded.push_back(b.select(isInside, value, none));
    }
    return loaded;
  };
  Values values =
      b.branch(b.bitAnd(source.isAligned, isWhole), types, wide, single);
  for (Value &value : values)
    value = widen(b, value);
  return values;
}

int64_t hot::getColumnsPerThread(const BlockTransform &transform, Type type) {
  // The compiler widens values as soon as they are there: they take at most 128
  // of the 255 registers.
  int64_t width = 16 / getBytes(type);
  while (width > 1 && transform.block * width > 128)
    width /= 2;
  return width;
}

Values hot::loadColumnBlocks(KernelBuilder &b, const SourceMatrix &source,
                             const BlockTransform &transform, Value start,
                             Value column, int64_t width) {
  int64_t n = transform.block;
  auto type = VectorType::get({width}, source.type);
  SmallVector<Type> types(n, type);
  Value none = zero(b, type);
  Value lastRow = b.sub(source.rows, b.index(1));
  Value lastColumn = b.sub(source.columns, b.index(1));

  auto load = [&](llvm::function_ref<Value(Value)> loadRow) {
    Values loaded;
    for (int64_t i = 0; i < n; ++i) {
      Value row = b.add(start, i);
      Value vector = loadRow(b.min(row, lastRow));
      loaded.push_back(
          transform.padEdge
              ? vector
              : b.select(b.lessThan(row, source.rows), vector, none));
    }
    return loaded;
  };
  auto wide = [&] {
    return load([&](Value row) {
      return b.loadVector(type, source.array, {row, column});
    });
  };
  auto single = [&] {
    // Columns past the last repeat it; nobody stores them, and a maximum does
    // not mind.
    Values columns;
    for (int64_t i = 0; i < width; ++i)
      columns.push_back(b.min(b.add(column, i), lastColumn));
    return load([&](Value row) -> Value {
      Values values;
      for (Value index : columns)
        values.push_back(
            memref::LoadOp::create(b, source.array, ValueRange{row, index}));
      return vector::FromElementsOp::create(b, type, values);
    });
  };
  Value isInside = b.bitAnd(b.lessThan(start, source.rows),
                            b.lessThan(column, source.columns));
  return b.branch(
      isInside, types,
      [&] { return b.branch(source.isAligned, types, wide, single); },
      [&] { return Values(n, none); });
}

Values hot::getColumn(KernelBuilder &b, ValueRange rows, int64_t position) {
  Values values;
  for (Value row : rows)
    values.push_back(
        widen(b, vector::ExtractOp::create(b, row, position).getResult()));
  return values;
}
