//===- Epilogue.cpp -------------------------------------------------------===//
//
// From integer sums to the float result: scales, the running sum, rounding.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Epilogue.h"

using namespace mlir;
using namespace mlir::hot;

namespace {

class EpilogueWriter {
public:
  EpilogueWriter(KernelBuilder &b, const TileConfig &config,
                 const WarpPosition &warp, ValueRange sums,
                 const OperandScales &lhs, const OperandScales &rhs,
                 const OutputMatrix &out)
      : b(b), config(config), sums(sums), lhs(lhs), rhs(rhs), out(out),
        array(b.view(out.pointer, {out.rows, out.columns})),
        type(cast<MemRefType>(out.pointer.getType()).getElementType()) {
    Value lane = b.rem(b.threadId(), 32);
    firstRow = b.add(b.add(out.firstRow, warp.row), b.div(lane, 4));
    firstColumn =
        b.add(b.add(out.firstColumn, warp.column), b.mul(b.rem(lane, 4), 2));
  }

  void write() {
    Value rowBytes = b.mul(out.columns, type.getIntOrFloatBitWidth() / 8);
    Value isWide =
        b.isAligned(out.pointer, rowBytes, type.getIntOrFloatBitWidth() / 4);
    isWide =
        b.bitAnd(isWide, b.atLeast(out.rows, b.add(out.firstRow, config.rows)));
    isWide = b.bitAnd(
        isWide, b.atLeast(out.columns, b.add(out.firstColumn, config.columns)));
    b.branch(
        isWide, {},
        [&]() -> KernelBuilder::Values {
          writePairs();
          return {};
        },
        [&]() -> KernelBuilder::Values {
          writeSingles();
          return {};
        });
  }

private:
  Value loadScale(const OperandScales &scales, Value line) {
    return memref::LoadOp::create(b, scales.array,
                                  scales.perLine ? line : b.index(0));
  }

  Value getSums(int64_t i, int64_t j, int64_t half) {
    return vector::ExtractOp::create(
        b, sums[i * config.getColumnFragments() + j], half);
  }

  /// Works on scalars and on vectors of two.
  Value finish(Value sum, Value scale, llvm::function_ref<Value()> loadOld) {
    Value value = arith::SIToFPOp::create(b, scale.getType(), sum);
    value = arith::MulFOp::create(b, value, scale);
    if (out.accumulate) {
      Value old = loadOld();
      if (!type.isF32())
        old = arith::ExtFOp::create(b, scale.getType(), old);
      value = arith::AddFOp::create(b, old, value);
    }
    if (type.isF32())
      return value;
    Type rounded = type;
    if (auto vector = dyn_cast<VectorType>(scale.getType()))
      rounded = vector.clone(type);
    return arith::TruncFOp::create(b, rounded, value);
  }

  void writePairs() {
    auto floats = VectorType::get({2}, b.getF32Type());
    auto elements = VectorType::get({2}, type);
    KernelBuilder::Values columns, columnScales;
    for (int64_t j = 0; j < config.getColumnFragments(); ++j) {
      Value column = b.add(firstColumn, j * TileConfig::kMmaColumns);
      columns.push_back(column);
      columnScales.push_back(vector::FromElementsOp::create(
          b, floats,
          ValueRange{loadScale(rhs, column),
                     loadScale(rhs, b.add(column, 1))}));
    }
    for (int64_t i = 0; i < config.getRowFragments(); ++i)
      for (int64_t half = 0; half < 2; ++half) {
        Value row = b.add(firstRow, i * TileConfig::kMmaRows + half * 8);
        Value rowScale =
            vector::BroadcastOp::create(b, floats, loadScale(lhs, row));
        for (auto [j, column] : llvm::enumerate(columns)) {
          Value scale = arith::MulFOp::create(b, rowScale, columnScales[j]);
          Value value =
              finish(getSums(i, j, half), scale, [&, column = column] {
                return b.loadVector(elements, array, {row, column});
              });
          b.storeVector(value, array, {row, column});
        }
      }
  }

  void writeSingles() {
    for (int64_t i = 0; i < config.getRowFragments(); ++i)
      for (int64_t half = 0; half < 2; ++half) {
        Value row = b.add(firstRow, i * TileConfig::kMmaRows + half * 8);
        b.when(b.lessThan(row, out.rows), [&] {
          Value rowScale = loadScale(lhs, row);
          for (int64_t j = 0; j < config.getColumnFragments(); ++j)
            for (int64_t k = 0; k < 2; ++k)
              writeSingle(row, rowScale, getSums(i, j, half), j, k);
        });
      }
  }

  void writeSingle(Value row, Value rowScale, Value pair, int64_t j,
                   int64_t k) {
    Value column = b.add(firstColumn, j * TileConfig::kMmaColumns + k);
    b.when(b.lessThan(column, out.columns), [&] {
      Value scale = arith::MulFOp::create(b, rowScale, loadScale(rhs, column));
      Value value = finish(vector::ExtractOp::create(b, pair, k), scale, [&] {
        return memref::LoadOp::create(b, array, ValueRange{row, column})
            .getResult();
      });
      memref::StoreOp::create(b, value, array, ValueRange{row, column});
    });
  }

  KernelBuilder &b;
  const TileConfig &config;
  ValueRange sums;
  OperandScales lhs, rhs;
  OutputMatrix out;
  Value array;
  Type type;
  Value firstRow, firstColumn;
};

} // namespace

void hot::emitEpilogue(KernelBuilder &b, const TileConfig &config,
                       const WarpPosition &warp, ValueRange sums,
                       const OperandScales &lhs, const OperandScales &rhs,
                       const OutputMatrix &out) {
  EpilogueWriter(b, config, warp, sums, lhs, rhs, out).write();
}
