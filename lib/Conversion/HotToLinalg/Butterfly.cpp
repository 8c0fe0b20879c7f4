//===- Butterfly.cpp ------------------------------------------------------===//
//
// The Walsh-Hadamard transform of blocks as linalg.generic: up to 16 elements
// of a block are operands of one generic, whose result is a tree of additions.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "hot/Support/Walsh.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::hot;

/// Most elements that one generic combines; masks of this many bits are
/// scalars.
static constexpr int64_t kMaxRadix = 16;

namespace {
/// One generic: output k along `axis` is row rows[k] of the un-normalized
/// transform of the elements 0 .. radix - 1 of the source's axis.
struct Pass {
  int64_t radix;
  SmallVector<int64_t> sources, rows; // as in WalshTransform, never empty
  ArrayRef<int8_t> signsBefore, signsAfter;
  bool scaled;
  float scale;
};
} // namespace

/// The sign bit where bit `k` of `bits` is set.
static Value getSignMask(OpBuilder &b, Location loc, int64_t bits, Value k) {
  Value shifted = arith::ShRUIOp::create(b, loc, constantI32(b, loc, bits), k);
  return arith::ShLIOp::create(b, loc, shifted, constantI32(b, loc, 31));
}

/// `value` with its sign changed where the mask has the sign bit: exact.
static Value flipSign(OpBuilder &b, Location loc, Value value, Value mask) {
  Value bits = arith::BitcastOp::create(b, loc, b.getI32Type(), value);
  bits = arith::XOrIOp::create(b, loc, bits, mask);
  return arith::BitcastOp::create(b, loc, b.getF32Type(), bits);
}

/// The stages h = 1, 2, 4, ... of one row: in stage h, bit h of the row says
/// whether a + b or a - b = a + (-b) is wanted.
///
/// This computes each row by itself, radix - 1 additions instead of
/// log2(radix), for one pass over memory and a loop that vectorizes whatever
/// the axis.
static Value emitRow(OpBuilder &b, Location loc, const Pass &pass, Value k,
                     SmallVector<Value> values) {
  int64_t all = llvm::maskTrailingOnes<uint64_t>(pass.rows.size());
  for (int64_t h = 1; h < pass.radix; h *= 2) {
    int64_t negative = 0;
    for (auto [i, row] : llvm::enumerate(pass.rows))
      negative |= int64_t((row & h) != 0) << i;
    Value mask;
    if (negative != 0 && negative != all)
      mask = getSignMask(b, loc, negative, k);
    SmallVector<Value> next;
    for (size_t i = 0; i < values.size(); i += 2) {
      Value lhs = values[i], rhs = values[i + 1];
      if (mask)
        rhs = flipSign(b, loc, rhs, mask);
      if (negative == all)
        next.push_back(arith::SubFOp::create(b, loc, lhs, rhs));
      else
        next.push_back(arith::AddFOp::create(b, loc, lhs, rhs));
    }
    values = next;
  }
  Value result = values.front();
  if (pass.scaled)
    result =
        arith::MulFOp::create(b, loc, result, constantF32(b, loc, pass.scale));
  int64_t negative = 0;
  for (auto [i, sign] : llvm::enumerate(pass.signsAfter))
    negative |= int64_t(sign < 0) << i;
  if (negative != 0)
    result = flipSign(b, loc, result, getSignMask(b, loc, negative, k));
  return result;
}

/// Emits one pass; source and dest differ in the size of `axis` only.
static Value emitPass(OpBuilder &b, Location loc, const Pass &pass,
                      Value source, int64_t axis, Value dest) {
  int64_t rank = cast<RankedTensorType>(dest.getType()).getRank();
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (int64_t position : pass.sources) {
    if (position < 0)
      continue;
    SmallVector<AffineExpr> exprs(b.getMultiDimIdentityMap(rank).getResults());
    exprs[axis] = b.getAffineConstantExpr(position);
    inputs.push_back(source);
    maps.push_back(AffineMap::get(rank, 0, exprs, b.getContext()));
  }
  return createParallelGeneric(
      b, loc, inputs, maps, dest,
      [&](OpBuilder &nested, Location nestedLoc, ValueRange args) {
        SmallVector<Value> values;
        size_t next = 0;
        for (auto [i, position] : llvm::enumerate(pass.sources)) {
          Value value = position < 0 ? constantF32(nested, nestedLoc, 0.0f)
                                     : widen(nested, nestedLoc, args[next++]);
          if (!pass.signsBefore.empty() && pass.signsBefore[i] < 0)
            value = arith::NegFOp::create(nested, nestedLoc, value);
          values.push_back(value);
        }
        Value k = linalg::IndexOp::create(nested, nestedLoc, axis);
        k = arith::IndexCastOp::create(nested, nestedLoc, nested.getI32Type(),
                                       k);
        return emitRow(nested, nestedLoc, pass, k, values);
      });
}

static SmallVector<int64_t> getSequence(int64_t size) {
  return llvm::to_vector(llvm::seq<int64_t>(0, size));
}

/// Takes element table[k] of `axis` (zero if negative) to place k of `dest`, as
/// f32, its sign changed where `signs` says so. For blocks that one pass cannot
/// hold.
static Value emitPermutation(OpBuilder &b, Location loc,
                             ArrayRef<int64_t> table, ArrayRef<int8_t> signs,
                             Value source, int64_t axis, Value dest) {
  int64_t rank = cast<RankedTensorType>(dest.getType()).getRank();
  int64_t size = static_cast<int64_t>(table.size());
  SmallVector<int32_t> places, masks;
  for (int64_t k = 0; k < size; ++k) {
    places.push_back(static_cast<int32_t>(table[k]));
    masks.push_back(!signs.empty() && signs[k] < 0
                        ? std::numeric_limits<int32_t>::min()
                        : 0);
  }
  auto makeTable = [&](ArrayRef<int32_t> values) -> Value {
    return arith::ConstantOp::create(
        b, loc,
        DenseElementsAttr::get(RankedTensorType::get({size}, b.getI32Type()),
                               values));
  };
  AffineMap map = AffineMap::get(rank, 0, b.getAffineDimExpr(axis));
  return createParallelGeneric(
      b, loc, {makeTable(places), makeTable(masks)}, {map, map}, dest,
      [&](OpBuilder &nested, Location l, ValueRange args) {
        Value zero = constantI32(nested, l, 0);
        Value place = arith::MaxSIOp::create(nested, l, args[0], zero);
        SmallVector<Value> indices;
        for (int64_t i = 0; i < rank; ++i)
          indices.push_back(linalg::IndexOp::create(nested, l, i));
        indices[axis] =
            arith::IndexCastOp::create(nested, l, nested.getIndexType(), place);
        Value value = widen(
            nested, l, tensor::ExtractOp::create(nested, l, source, indices));
        Value absent = arith::CmpIOp::create(
            nested, l, arith::CmpIPredicate::slt, args[0], zero);
        value = arith::SelectOp::create(nested, l, absent,
                                        constantF32(nested, l, 0.0f), value);
        return flipSign(nested, l, value, args[1]);
      });
}

/// An empty f32 tensor shaped as `like`, but `size` on `axis`.
static Value createLike(OpBuilder &b, Location loc, Value like, int64_t axis,
                        int64_t size) {
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, like);
  sizes[axis] = b.getIndexAttr(size);
  return createEmptyTensor(b, loc, sizes, b.getF32Type());
}

/// A block that one pass cannot hold: passes over digits of the element's
/// index, the lowest first, between two permutations.
static Value emitLargeWalsh(OpBuilder &b, Location loc, const WalshTransform &t,
                            Value source, int64_t axis, Value dest) {
  int64_t n = t.block;
  SmallVector<int64_t> identity = getSequence(n);
  if (!t.sources.empty() || !t.signsBefore.empty())
    source = emitPermutation(b, loc, t.sources.empty() ? identity : t.sources,
                             t.signsBefore, source, axis,
                             createLike(b, loc, source, axis, n));
  bool permuted = !t.rows.empty() || !t.signsAfter.empty();
  for (int64_t low = 1; low < n;) {
    int64_t radix = std::min(kMaxRadix, n / low);
    bool last = low * radix == n;
    Value out = last && !permuted ? dest : createLike(b, loc, source, axis, n);
    // (n) = (n / (low * radix), radix, low).
    auto view = [&](Value tensor) {
      return splitAxis(b, loc, splitAxis(b, loc, tensor, axis, low * radix),
                       axis + 1, low);
    };
    Pass pass{radix, getSequence(radix), getSequence(radix), {}, {},
              last,  getWalshScale(n)};
    Value result = emitPass(b, loc, pass, view(source), axis + 1, view(out));
    auto outType = cast<RankedTensorType>(out.getType());
    SmallVector<int64_t> halfShape(outType.getShape());
    halfShape[axis] = n / (low * radix);
    halfShape.insert(halfShape.begin() + axis + 1, low * radix);
    result = joinAxis(b, loc, result, axis + 1,
                      RankedTensorType::get(halfShape, b.getF32Type()));
    source = joinAxis(b, loc, result, axis, outType);
    low *= radix;
  }
  if (!permuted)
    return source;
  return emitPermutation(b, loc, t.rows.empty() ? identity : t.rows,
                         t.signsAfter, source, axis, dest);
}

Value hot::emitWalsh(OpBuilder &b, Location loc, const WalshTransform &t,
                     Value source, int64_t axis, Value dest) {
  if (t.block > kMaxRadix)
    return emitLargeWalsh(b, loc, t, source, axis, dest);
  Pass pass{t.block,
            t.sources.empty() ? getSequence(t.block) : t.sources,
            t.rows.empty() ? getSequence(t.block) : t.rows,
            t.signsBefore,
            t.signsAfter,
            /*scaled=*/true,
            getWalshScale(t.block)};
  return emitPass(b, loc, pass, source, axis, dest);
}
