//===- RowKernels.cpp -----------------------------------------------------===//
//
// Transform-quantize along rows: one warp a row. Codes come out along K as the
// source lies, so that a thread loads, transforms and stores its blocks alone.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "BlockLoads.h"
#include "QuantizeKernels.h"
#include "RoundPack.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include <numeric>

using namespace mlir;
using namespace mlir::hot;
using Values = KernelBuilder::Values;

static constexpr int64_t kWarp = 32;

Type hot::getPointerType(Type elementType) {
  return MemRefType::get({1}, elementType);
}

std::string hot::getKernelName(StringRef what, const QuantizeSpec &spec,
                               bool isQuantize) {
  std::string name;
  llvm::raw_string_ostream os(name);
  os << what << '_' << spec.transform.name << '_' << spec.sourceType;
  if (isQuantize)
    os << "_i" << spec.bits << '_' << stringifyRounding(spec.rounding);
  os << (spec.scalePerLine ? "_per_line" : "_per_tensor");
  return name;
}

/// Blocks that a thread transforms in turn, so that their codes fill as much of
/// 16 bytes as is possible within 64 values.
static int64_t getBlocksPerUnit(const QuantizeSpec &spec) {
  int64_t blockBits = spec.transform.getNumKept() * spec.bits, best = 0;
  int64_t bestWidth = 0;
  for (int64_t blocks : {1, 2, 4, 8}) {
    int64_t bits = blocks * blockBits;
    if (bits % 8 != 0)
      continue;
    int64_t width = std::gcd<int64_t>(bits / 8, 16);
    if (best != 0 && (blocks * spec.transform.block > 64 || width <= bestWidth))
      continue;
    best = blocks;
    bestWidth = width;
  }
  return best;
}

namespace {

/// What every row kernel begins with.
struct RowPosition {
  RowPosition(KernelBuilder &b, Value columns, int64_t block)
      : lane(b.rem(b.threadId(), kWarp)),
        firstRow(b.add(b.mul(b.blockId(), kRowsPerBlock),
                       b.div(b.threadId(), kWarp))),
        numBlocks(b.ceilDiv(columns, block)) {}
  Value lane, firstRow, numBlocks;
};

} // namespace

/// The largest magnitude of a row's components, as a pattern, in every lane.
static Value emitRowAmax(KernelBuilder &b, const QuantizeSpec &spec,
                         const SourceMatrix &source, const RowPosition &at,
                         Value row, Value init) {
  auto body = [&](Value block, ValueRange maximum) -> Values {
    Values values = loadRowBlock(b, source, spec.transform, row,
                                 b.mul(block, spec.transform.block));
    Value result = maximum[0];
    for (Value value : emitTransform(b, spec.transform, values))
      result = b.max(result, emitMagnitude(b, value));
    return {result};
  };
  return b.loop(at.lane, at.numBlocks, b.index(kWarp), init, body)[0];
}

/// The maximum over the lanes of a warp, of which all are here.
static Value emitWarpMax(KernelBuilder &b, Value value) {
  return NVVM::ReduxOp::create(b, b.getI32Type(), value, NVVM::ReduxKind::UMAX,
                               b.i32(-1));
}

/// Transforms again, rounds, packs and stores the codes of a row.
static void emitRowCodes(KernelBuilder &b, const QuantizeSpec &spec,
                         const SourceMatrix &source, const RowPosition &at,
                         Value row, Value codes, Value rowBytes,
                         const GroupScale &group) {
  const BlockTransform &transform = spec.transform;
  int64_t kept = transform.getNumKept();
  int64_t blocks = getBlocksPerUnit(spec);
  int64_t unitBytes = blocks * kept * spec.bits / 8;
  int64_t pieceBytes = std::gcd<int64_t>(unitBytes, 16);
  Value rowIndex;
  if (spec.rounding == Rounding::PseudoStochasticIndexed) {
    Value length =
        transform.isIdentity ? source.columns : b.mul(at.numBlocks, kept);
    rowIndex = b.toI32(b.mul(row, length));
  }

  auto body = [&](Value unit, ValueRange) -> Values {
    Values unitCodes;
    for (int64_t i = 0; i < blocks; ++i) {
      Value block = b.add(b.mul(unit, blocks), i);
      Values values = loadRowBlock(b, source, transform, row,
                                   b.mul(block, transform.block));
      Value index =
          rowIndex ? b.add(rowIndex, b.toI32(b.mul(block, kept))) : Value();
      for (auto [k, value] :
           llvm::enumerate(emitTransform(b, transform, values)))
        unitCodes.push_back(emitCode(b, value, group, spec.rounding,
                                     index ? b.add(index, k) : Value()));
    }
    Value start = b.mul(unit, unitBytes);
    for (auto [i, piece] :
         llvm::enumerate(packCodes(b, unitCodes, spec.bits, pieceBytes))) {
      Value offset = b.add(start, i * pieceBytes);
      auto store = [&, piece = piece] {
        b.storeVector(piece, codes, {row, offset});
      };
      // Rows are multiples of 64 bytes: only a unit that is no part of 64 bytes
      // can reach past the end.
      if (64 % unitBytes == 0)
        store();
      else
        b.when(b.lessThan(offset, rowBytes), store);
    }
    return {};
  };
  b.loop(at.lane, b.ceilDiv(rowBytes, unitBytes), b.index(kWarp), {}, body);
}

FailureOr<Kernel> hot::getRowQuantizeKernel(KernelModule &kernels,
                                            const QuantizeSpec &spec) {
  MLIRContext *context = spec.sourceType.getContext();
  Builder types(context);
  Type index = types.getIndexType();
  SmallVector<Type> parameters = {getPointerType(spec.sourceType), index, index,
                                  index};
  if (!spec.scalePerLine)
    parameters.push_back(getPointerType(types.getI32Type()));
  parameters.push_back(getPointerType(types.getI8Type()));
  parameters.push_back(getPointerType(types.getF32Type()));

  auto body = [&](KernelBuilder &b, ValueRange arguments) {
    SourceMatrix source(b, arguments[0], arguments[1], arguments[2]);
    Value rowBytes = arguments[3];
    Value codes = b.view(arguments.drop_back().back(), {source.rows, rowBytes});
    RowPosition at(b, source.columns, spec.transform.block);
    Value row = at.firstRow;
    b.when(b.lessThan(row, source.rows), [&] {
      Value amax, zero = b.index(0);
      if (spec.scalePerLine)
        amax = emitWarpMax(b, emitRowAmax(b, spec, source, at, row, b.i32(0)));
      else
        amax = memref::LoadOp::create(b, arguments[4], zero);
      GroupScale group = emitGroupScale(b, amax, spec.bits);
      Value isFirst = b.equals(at.lane, zero);
      if (!spec.scalePerLine)
        isFirst = b.bitAnd(isFirst, b.equals(row, zero));
      Value scales = spec.scalePerLine ? b.view(arguments.back(), {source.rows})
                                       : arguments.back();
      b.when(isFirst, [&] {
        memref::StoreOp::create(b, group.scale, scales,
                                spec.scalePerLine ? row : zero);
      });
      emitRowCodes(b, spec, source, at, row, codes, rowBytes, group);
    });
  };
  return kernels.getOrCreate(getKernelName("quantize_rows", spec, true),
                             parameters, kRowsPerBlock * kWarp, 0, body);
}

FailureOr<Kernel> hot::getRowAmaxKernel(KernelModule &kernels,
                                        const QuantizeSpec &spec) {
  Builder types(spec.sourceType.getContext());
  Type index = types.getIndexType();
  auto body = [&](KernelBuilder &b, ValueRange arguments) {
    SourceMatrix source(b, arguments[0], arguments[1], arguments[2]);
    RowPosition at(b, source.columns, spec.transform.block);
    auto rowBody = [&](Value row, ValueRange maximum) -> Values {
      return {emitRowAmax(b, spec, source, at, row, maximum[0])};
    };
    Value amax =
        b.loop(at.firstRow, source.rows, b.mul(b.gridSize(), kRowsPerBlock),
               b.i32(0), rowBody)[0];
    amax = emitWarpMax(b, amax);
    Value zero = b.index(0);
    b.when(b.equals(at.lane, zero), [&] {
      memref::AtomicRMWOp::create(b, arith::AtomicRMWKind::maxu, amax,
                                  arguments[3], zero);
    });
  };
  return kernels.getOrCreate(getKernelName("amax_rows", spec, false),
                             {getPointerType(spec.sourceType), index, index,
                              getPointerType(types.getI32Type())},
                             kRowsPerBlock * kWarp, 0, body);
}
