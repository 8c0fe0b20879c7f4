//===- ColumnKernels.cpp --------------------------------------------------===//
//
// Transform-quantize along columns, transposing: a thread loads neighbouring
// columns, so that loads are wide; their codes meet those of other blocks in
// shared memory, so that stores along K are wide too.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "BlockLoads.h"
#include "QuantizeKernels.h"
#include "RoundPack.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::hot;
using Values = KernelBuilder::Values;

ColumnTile hot::getColumnTile(const QuantizeSpec &spec) {
  constexpr int64_t kMaxShared = 40 * 1024;
  ColumnTile tile;
  tile.width = getColumnsPerThread(spec.transform, spec.sourceType);
  tile.columns = kColumnGroups * tile.width;
  int64_t blockBits = spec.transform.getNumKept() * spec.bits;
  tile.blocksPerUnit = blockBits % 8 == 0 ? 1 : 2;
  tile.unitBytes = tile.blocksPerUnit * blockBits / 8;
  // The fewest threads that fill 64 bytes of each column by 16-byte stores, or
  // that allow the widest stores.
  tile.units = 4;
  int64_t bestRating = 0;
  for (int64_t units : {4, 8, 16}) {
    int64_t bytes = units * tile.unitBytes;
    int64_t rating = std::gcd<int64_t>(bytes, 16) * 2 + (bytes >= 64 ? 1 : 0);
    if (tile.columns * (bytes + 32) > kMaxShared || rating <= bestRating)
      continue;
    bestRating = rating;
    tile.units = units;
  }
  tile.bytes = tile.units * tile.unitBytes;
  return tile;
}

static VectorType getBytesType(KernelBuilder &b, int64_t bytes) {
  return VectorType::get({bytes}, b.getI8Type());
}

/// The group that a column belongs to; outside of the matrix a dead one.
static GroupScale loadGroup(KernelBuilder &b, const QuantizeSpec &spec,
                            Value amax, Value column, Value columns) {
  Value zero = b.index(0);
  if (!spec.scalePerLine)
    return emitGroupScale(b, memref::LoadOp::create(b, amax, zero), spec.bits);
  Value bits = b.branch(
      b.lessThan(column, columns), b.getI32Type(),
      [&]() -> Values {
        return {memref::LoadOp::create(b, amax, column).getResult()};
      },
      [&]() -> Values { return {b.i32(0)}; })[0];
  return emitGroupScale(b, bits, spec.bits);
}

/// Copies the tile from shared memory to the rows of the packed matrix.
static void emitTileStores(KernelBuilder &b, const ColumnTile &tile,
                           Value shared, Value codes, Value firstColumn,
                           Value firstByte, Value columns, Value rowBytes) {
  int64_t piece = std::gcd<int64_t>(tile.bytes, 16);
  int64_t perColumn = tile.bytes / piece;
  auto body = [&](Value position, ValueRange) -> Values {
    Value column = b.div(position, perColumn);
    Value offset = b.mul(b.rem(position, perColumn), piece);
    Value target = b.add(firstColumn, column);
    Value byte = b.add(firstByte, offset);
    b.when(b.bitAnd(b.lessThan(target, columns), b.lessThan(byte, rowBytes)),
           [&] {
             Value bytes =
                 b.loadVector(getBytesType(b, piece), shared, {column, offset});
             b.storeVector(bytes, codes, {target, byte});
           });
    return {};
  };
  b.loop(b.threadId(), b.index(tile.columns * perColumn),
         b.index(kColumnGroups * tile.units), {}, body);
}

/// The codes of one thread's columns, packed into its place of the tile.
static void emitUnit(KernelBuilder &b, const QuantizeSpec &spec,
                     const ColumnTile &tile, const SourceMatrix &source,
                     ArrayRef<GroupScale> groups, Value column, Value unit,
                     Value shared, Value sharedColumn, Value sharedByte) {
  const BlockTransform &transform = spec.transform;
  int64_t kept = transform.getNumKept();
  SmallVector<Values> codes(tile.width);
  for (int64_t i = 0; i < tile.blocksPerUnit; ++i) {
    Value block = b.add(b.mul(unit, tile.blocksPerUnit), i);
    Values rows =
        loadColumnBlocks(b, source, transform, b.mul(block, transform.block),
                         column, tile.width);
    Value index, columns;
    if (spec.rounding == Rounding::PseudoStochasticIndexed) {
      columns = b.toI32(source.columns);
      index =
          b.add(b.mul(b.toI32(b.mul(block, kept)), columns), b.toI32(column));
    }
    for (int64_t c = 0; c < tile.width; ++c) {
      Values values = emitTransform(b, transform, getColumn(b, rows, c));
      for (auto [k, value] : llvm::enumerate(values)) {
        Value flat =
            index ? b.add(index, b.add(b.mul(columns, k), c)) : Value();
        codes[c].push_back(emitCode(b, value, groups[c], spec.rounding, flat));
      }
    }
  }
  int64_t piece = std::gcd<int64_t>(tile.unitBytes, 16);
  for (int64_t c = 0; c < tile.width; ++c)
    for (auto [i, bytes] :
         llvm::enumerate(packCodes(b, codes[c], spec.bits, piece)))
      b.storeVector(bytes, shared,
                    {b.add(sharedColumn, c), b.add(sharedByte, i * piece)});
}

FailureOr<Kernel> hot::getColumnQuantizeKernel(KernelModule &kernels,
                                               const QuantizeSpec &spec) {
  ColumnTile tile = getColumnTile(spec);
  std::string name = getKernelName("quantize_columns", spec, true);
  Builder types(spec.sourceType.getContext());
  Type index = types.getIndexType();

  auto body = [&](KernelBuilder &b, ValueRange arguments) {
    SourceMatrix source(b, arguments[0], arguments[1], arguments[2]);
    Value columns = source.columns, rowBytes = arguments[3];
    Value amax =
        spec.scalePerLine ? b.view(arguments[4], {columns}) : arguments[4];
    Value codes = b.view(arguments[5], {columns, rowBytes});
    Value scales =
        spec.scalePerLine ? b.view(arguments[6], {columns}) : arguments[6];
    // 16 bytes more than the codes: neighbouring columns start in other banks.
    Value shared = createSharedArray(
        b, name + "_tile", {tile.columns, (tile.bytes + 15) / 16 * 16 + 16});

    Value columnTiles = b.ceilDiv(columns, tile.columns);
    columnTiles = b.max(columnTiles, b.index(1));
    Value kTile = b.div(b.blockId(), columnTiles);
    Value firstColumn = b.mul(b.rem(b.blockId(), columnTiles), tile.columns);
    Value group = b.rem(b.threadId(), kColumnGroups);
    Value unitInTile = b.div(b.threadId(), kColumnGroups);
    Value sharedColumn = b.mul(group, tile.width);
    Value column = b.add(firstColumn, sharedColumn);

    SmallVector<GroupScale> groups;
    int64_t distinct = spec.scalePerLine ? tile.width : 1;
    for (int64_t c = 0; c < distinct; ++c)
      groups.push_back(loadGroup(b, spec, amax, b.add(column, c), columns));
    Value zero = b.index(0);
    Value isFirst = b.bitAnd(b.equals(kTile, zero), b.equals(unitInTile, zero));
    if (!spec.scalePerLine)
      isFirst = b.bitAnd(isFirst, b.equals(column, zero));
    b.when(isFirst, [&] {
      for (int64_t c = 0; c < distinct; ++c) {
        auto store = [&] {
          memref::StoreOp::create(b, groups[c].scale, scales,
                                  spec.scalePerLine ? b.add(column, c) : zero);
        };
        if (spec.scalePerLine)
          b.when(b.lessThan(b.add(column, c), columns), store);
        else
          store();
      }
    });
    groups.resize(tile.width, groups.front());

    emitUnit(b, spec, tile, source, groups, column,
             b.add(b.mul(kTile, tile.units), unitInTile), shared, sharedColumn,
             b.mul(unitInTile, tile.unitBytes));
    gpu::BarrierOp::create(b);
    emitTileStores(b, tile, shared, codes, firstColumn,
                   b.mul(kTile, tile.bytes), columns, rowBytes);
  };
  return kernels.getOrCreate(name,
                             {getPointerType(spec.sourceType), index, index,
                              index, getPointerType(types.getI32Type()),
                              getPointerType(types.getI8Type()),
                              getPointerType(types.getF32Type())},
                             kColumnGroups * tile.units, 0, body);
}

FailureOr<Kernel> hot::getColumnAmaxKernel(KernelModule &kernels,
                                           const QuantizeSpec &spec) {
  int64_t width = getColumnsPerThread(spec.transform, spec.sourceType);
  Builder types(spec.sourceType.getContext());
  Type index = types.getIndexType();
  auto body = [&](KernelBuilder &b, ValueRange arguments) {
    SourceMatrix source(b, arguments[0], arguments[1], arguments[2]);
    Value splits = arguments[3];
    Value column = b.mul(b.add(b.mul(b.div(b.blockId(), splits), kColumnGroups),
                               b.rem(b.threadId(), kColumnGroups)),
                         width);
    Value first = b.add(b.mul(b.rem(b.blockId(), splits), kAmaxLanes),
                        b.div(b.threadId(), kColumnGroups));
    auto blockBody = [&](Value block, ValueRange maxima) {
      Values rows =
          loadColumnBlocks(b, source, spec.transform,
                           b.mul(block, spec.transform.block), column, width);
      Values results;
      for (int64_t c = 0; c < width; ++c) {
        Value result = maxima[c];
        for (Value value :
             emitTransform(b, spec.transform, getColumn(b, rows, c)))
          result = b.max(result, emitMagnitude(b, value));
        results.push_back(result);
      }
      return results;
    };
    Values maxima =
        b.loop(first, b.ceilDiv(source.rows, spec.transform.block),
               b.mul(splits, kAmaxLanes), Values(width, b.i32(0)), blockBody);

    auto update = [&](Value value, Value amax, Value position) {
      memref::AtomicRMWOp::create(b, arith::AtomicRMWKind::maxu, value, amax,
                                  position);
    };
    if (spec.scalePerLine) {
      Value amax = b.view(arguments[4], {source.columns});
      for (int64_t c = 0; c < width; ++c) {
        Value position = b.add(column, c);
        b.when(b.lessThan(position, source.columns),
               [&] { update(maxima[c], amax, position); });
      }
      return;
    }
    Value all = maxima[0];
    for (Value value : ArrayRef<Value>(maxima).drop_front())
      all = b.max(all, value);
    all = NVVM::ReduxOp::create(b, b.getI32Type(), all, NVVM::ReduxKind::UMAX,
                                b.i32(-1));
    Value zero = b.index(0);
    b.when(b.equals(b.rem(b.threadId(), 32), zero),
           [&] { update(all, arguments[4], zero); });
  };
  return kernels.getOrCreate(getKernelName("amax_columns", spec, false),
                             {getPointerType(spec.sourceType), index, index,
                              index, getPointerType(types.getI32Type())},
                             kColumnGroups * kAmaxLanes, 0, body);
}
