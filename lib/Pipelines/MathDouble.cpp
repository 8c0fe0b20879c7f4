//===- MathDouble.cpp -----------------------------------------------------===//
//
// Functions in f64, whose results f32 functions are rounded from: power series
// on intervals so small that they need no fitting.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "MathEmitter.h"

using namespace mlir;
using namespace mlir::hot;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();
static constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
static constexpr double kPi = 3.14159265358979323846;

/// sum over k of sign^k x^k / (first + step k)!, as coefficients.
static SmallVector<double> getFactorialSeries(int first, int step, int sign,
                                              int terms) {
  SmallVector<double> c;
  double factorial = 1.0, s = 1.0;
  int at = 1;
  for (int k = 0; k < terms; ++k) {
    for (; at <= first + step * k; ++at)
      factorial *= at;
    c.push_back(s / factorial);
    s *= sign;
  }
  return c;
}

/// sum over k of sign^k x^k / (2 k + 1), as coefficients.
static SmallVector<double> getOddSeries(int sign, int terms) {
  SmallVector<double> c;
  double s = 1.0;
  for (int k = 0; k < terms; ++k, s *= sign)
    c.push_back(s / (2 * k + 1));
  return c;
}

// exp(x) = 2^n exp(r), |r| <= ln 2 / 2.
Value MathEmitter::exp(Value x) {
  x = clamp(x, -750.0, 750.0);
  auto [n, exponent] = round(mul(x, 1.4426950408889634074));
  // ln 2 in two parts, the first of 33 bits.
  Value r = sub(x, mul(n, 6.93147180369123816490e-01));
  r = sub(r, mul(n, 1.90821492927058770002e-10));
  // 1 + (r + r^2 (1/2! + r/3! + ..)): the last addition rounds.
  Value p = polynomial(r, getFactorialSeries(2, 1, 1, 12));
  Value result = add(add(r, mul(mul(r, r), p)), 1.0);
  return scaleByPowerOf2(result, exponent);
}

// log(x) = n ln 2 + 2 atanh(s), s = (m - 1) / (m + 1), sqrt(1/2) <= m <
// sqrt(2).
Value MathEmitter::log(Value x) {
  Value subnormal = less(x, 2.2250738585072014e-308);
  Value scaled = select(subnormal, mul(x, 18014398509481984.0), x);
  Value pattern = toBits(scaled);
  Value exponent = shiftRight(intSub(pattern, bits(0x3FE6A09E667F3BCD)), 52);
  Value m = fromBits(intSub(pattern, shiftLeft(exponent, 52)));
  Value n = toFloat(exponent);
  n = select(subnormal, add(n, -54.0), n);
  Value s = div(add(m, -1.0), add(m, 1.0));
  Value z = mul(s, s);
  Value series = mul(mul(s, 2.0), polynomial(z, getOddSeries(1, 12)));
  Value result = add(mul(n, 6.93147180369123816490e-01),
                     add(series, mul(n, 1.90821492927058770002e-10)));
  result = select(less(x, kInfinity), result, x);
  result = select(equal(x, constant(0.0)), constant(-kInfinity), result);
  return select(less(x, 0.0), constant(kNaN), result);
}

// x = n pi/2 + r, |r| <= pi / 4; n mod 4 says which of sin, cos, -sin, -cos of
// r.
Value MathEmitter::sinCos(Value x, bool cosine) {
  auto [n, quadrant] = round(mul(x, 2.0 / kPi));
  // pi/2 in three parts, the first two of 33 bits.
  Value r = sub(x, mul(n, 1.57079632673412561417e+00));
  r = sub(r, mul(n, 6.07710050630396597660e-11));
  r = sub(r, mul(n, 2.02226624879595063154e-21));
  Value z = mul(r, r);
  Value sine = mul(r, polynomial(z, getFactorialSeries(1, 2, -1, 9)));
  Value cos = polynomial(z, getFactorialSeries(0, 2, -1, 10));
  if (cosine)
    quadrant = intAdd(quadrant, bits(1));
  Value result = select(isSet(quadrant, 1), cos, sine);
  return select(isSet(quadrant, 2), neg(result), result);
}

// |x| > 1: pi/2 - atan(1/|x|). Then twice atan(t) = 2 atan(t / (1 + sqrt(1 +
// t^2))).
Value MathEmitter::atan(Value x) {
  Value magnitude = abs(x);
  Value large = compare(arith::CmpFPredicate::OGT, magnitude, constant(1.0));
  Value t = select(large, div(constant(1.0), magnitude), magnitude);
  for (int i = 0; i < 2; ++i)
    t = div(t, add(sqrt(add(mul(t, t), 1.0)), 1.0));
  Value result = mul(mul(t, 4.0), polynomial(mul(t, t), getOddSeries(-1, 13)));
  result = select(large, sub(constant(kPi / 2), result), result);
  return copySign(result, x);
}

// t p(t) exp(-x^2), t = 2 / (2 + |x|); p fits erfc(x) exp(x^2) / t on all of
// [0, 1] to 2e-13.
Value MathEmitter::erfc(Value x) {
  Value magnitude = abs(x);
  Value t = div(constant(2.0), add(magnitude, 2.0));
  Value p = polynomial(
      t, {0.28209479177376096, 0.2820947918654031, 0.24683293081221358,
          0.17630986777140661, 0.08372981371359475, -0.004122680154225122,
          -0.05990030881082738, -0.02911957188239388, -0.13953290240525015,
          0.6089324033446294, -1.664475633662295, 3.9262260600021976,
          -6.704235308029281, 7.873735934634263, -6.374874890623811,
          3.53249066924225, -1.2892059739529427, 0.2807772099051018,
          -0.02775720354367914});
  Value e = exp(neg(mul(magnitude, magnitude)));
  Value result = mul(mul(t, p), e);
  return select(less(x, 0.0), sub(constant(2.0), result), result);
}

// 2 / sqrt(pi) (x - x^3 / 3 + x^5 / (2! 5) - ..).
Value MathEmitter::erfSeries(Value x) {
  SmallVector<double> c = getFactorialSeries(0, 1, -1, 13);
  for (auto [k, value] : llvm::enumerate(c))
    value *= 1.12837916709551257390 / (2 * static_cast<double>(k) + 1);
  return mul(x, polynomial(mul(x, x), c));
}

// exp(y log |x|), with the sign of x where y is an odd integer.
Value MathEmitter::pow(Value x, Value y) {
  Value one = constant(1.0), zero = constant(0.0);
  Value magnitude = exp(mul(y, log(abs(x))));
  Value integer = equal(floor(y), y);
  Value half = mul(y, 0.5);
  Value odd =
      both(integer, compare(arith::CmpFPredicate::ONE, floor(half), half));
  Value result = select(odd, copySign(magnitude, x), magnitude);
  // A negative finite base with a finite fraction has no power.
  Value undefined = both(both(less(x, 0.0), compare(arith::CmpFPredicate::OGT,
                                                    x, constant(-kInfinity))),
                         both(less(abs(y), kInfinity),
                              compare(arith::CmpFPredicate::UNE, floor(y), y)));
  result = select(undefined, constant(kNaN), result);
  // (+-1)^(+-infinity) is 1: 0 times infinity above.
  Value unit = both(equal(abs(x), one), equal(abs(y), constant(kInfinity)));
  Value isOne = either(either(equal(x, one), equal(y, zero)), unit);
  return select(isOne, one, result);
}
