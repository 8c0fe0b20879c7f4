//===- MathEmitter.h --------------------------------------------*- C++ -*-===//
//
// Emits arithmetic on floats and their bit patterns, scalar or vector, and the
// functions that are made of it.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_PIPELINES_MATHEMITTER_H
#define HOT_LIB_PIPELINES_MATHEMITTER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/TypeUtilities.h"

namespace mlir::hot {

/// Arithmetic of one float type (f32 or f64), or vectors of it.
class MathEmitter {
public:
  MathEmitter(OpBuilder &b, Location loc, Type type)
      : b(b), loc(loc), type(type) {}

  /// `type` with another element type.
  Type with(Type element) {
    if (auto shaped = dyn_cast<ShapedType>(type))
      return shaped.clone(element);
    return element;
  }
  unsigned getWidth() {
    return getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  }
  Type getBitsType() { return with(b.getIntegerType(getWidth())); }

  Value constant(double value) {
    return make(b.getFloatAttr(getElementTypeOrSelf(type), value), type);
  }
  Value bits(int64_t value) {
    return make(b.getIntegerAttr(b.getIntegerType(getWidth()), value),
                getBitsType());
  }

  Value add(Value x, Value y) { return arith::AddFOp::create(b, loc, x, y); }
  Value sub(Value x, Value y) { return arith::SubFOp::create(b, loc, x, y); }
  Value mul(Value x, Value y) { return arith::MulFOp::create(b, loc, x, y); }
  Value div(Value x, Value y) { return arith::DivFOp::create(b, loc, x, y); }
  Value add(Value x, double y) { return add(x, constant(y)); }
  Value mul(Value x, double y) { return mul(x, constant(y)); }
  Value neg(Value x) { return arith::NegFOp::create(b, loc, x); }
  Value abs(Value x) { return math::AbsFOp::create(b, loc, x); }
  Value sqrt(Value x) { return math::SqrtOp::create(b, loc, x); }
  Value floor(Value x) { return math::FloorOp::create(b, loc, x); }
  Value copySign(Value x, Value sign) {
    return math::CopySignOp::create(b, loc, x, sign);
  }
  Value select(Value c, Value x, Value y) {
    return arith::SelectOp::create(b, loc, c, x, y);
  }
  Value compare(arith::CmpFPredicate p, Value x, Value y) {
    return arith::CmpFOp::create(b, loc, p, x, y);
  }
  Value less(Value x, double y) {
    return compare(arith::CmpFPredicate::OLT, x, constant(y));
  }
  Value equal(Value x, Value y) {
    return compare(arith::CmpFPredicate::OEQ, x, y);
  }
  Value isNaN(Value x) { return compare(arith::CmpFPredicate::UNO, x, x); }
  Value both(Value x, Value y) { return arith::AndIOp::create(b, loc, x, y); }
  Value either(Value x, Value y) { return arith::OrIOp::create(b, loc, x, y); }
  /// NaN stays NaN.
  Value clamp(Value x, double low, double high) {
    x = arith::MaximumFOp::create(b, loc, x, constant(low));
    return arith::MinimumFOp::create(b, loc, x, constant(high));
  }

  Value toBits(Value x) {
    return arith::BitcastOp::create(b, loc, getBitsType(), x);
  }
  Value fromBits(Value x) { return arith::BitcastOp::create(b, loc, type, x); }
  Value intAdd(Value x, Value y) { return arith::AddIOp::create(b, loc, x, y); }
  Value intSub(Value x, Value y) { return arith::SubIOp::create(b, loc, x, y); }
  Value intAnd(Value x, Value y) { return arith::AndIOp::create(b, loc, x, y); }
  Value shiftLeft(Value x, int64_t n) {
    return arith::ShLIOp::create(b, loc, x, bits(n));
  }
  Value shiftRight(Value x, int64_t n) {
    return arith::ShRSIOp::create(b, loc, x, bits(n));
  }
  Value isSet(Value x, int64_t mask) {
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne,
                                 intAnd(x, bits(mask)), bits(0));
  }
  Value toFloat(Value integer) {
    return arith::SIToFPOp::create(b, loc, type, integer);
  }

  /// c[0] + c[1] x + c[2] x^2 + ..
  Value polynomial(Value x, ArrayRef<double> c) {
    Value result = constant(c.back());
    for (double next : llvm::reverse(c.drop_back()))
      result = add(mul(result, x), next);
    return result;
  }
  /// x rounded to an integer, as a float and as bits, for |x| < 2^21 (f32) or
  /// 2^50 (f64). No conversion: NaN stays NaN, beside arbitrary bits.
  std::pair<Value, Value> round(Value x) {
    // 1.5 * 2^mantissa bits: the unit is the last bit.
    bool single = getWidth() == 32;
    double magic = single ? 12582912.0 : 6755399441055744.0;
    Value shifted = add(x, magic);
    Value integer =
        intSub(toBits(shifted), bits(single ? 0x4B400000 : 0x4338000000000000));
    return {add(shifted, -magic), integer};
  }
  /// x * 2^n, in two steps: correct for subnormal results, infinite ones, and
  /// every n that one exponent does not hold.
  Value scaleByPowerOf2(Value x, Value n) {
    Value half = shiftRight(n, 1);
    for (Value part : {half, intSub(n, half)})
      x = mul(x, powerOf2(part));
    return x;
  }
  Value powerOf2(Value n) {
    bool single = getWidth() == 32;
    return fromBits(
        shiftLeft(intAdd(n, bits(single ? 127 : 1023)), single ? 23 : 52));
  }

  // f32, to about one unit in the last place.
  Value expSingle(Value x);
  Value logSingle(Value x);
  Value tanhSingle(Value x);
  Value erfSingle(Value x);

  // f64: more digits than an f32 result needs.
  Value exp(Value x);
  Value log(Value x);
  Value sinCos(Value x, bool cosine);
  Value atan(Value x);
  Value erfc(Value x);
  /// erf for |x| < 0.5.
  Value erfSeries(Value x);
  Value pow(Value x, Value y);

private:
  Value make(TypedAttr attr, Type result) {
    if (auto shaped = dyn_cast<ShapedType>(result))
      attr = DenseElementsAttr::get(shaped, attr);
    return arith::ConstantOp::create(b, loc, attr);
  }

  OpBuilder &b;
  Location loc;
  Type type;
};

} // namespace mlir::hot

#endif // HOT_LIB_PIPELINES_MATHEMITTER_H
