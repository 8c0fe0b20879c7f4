//===- MathSingle.cpp -----------------------------------------------------===//
//
// exp, log, tanh and erf in f32. The polynomials are least-maximum fits of this
// project, made for the intervals named beside them.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "MathEmitter.h"

using namespace mlir;
using namespace mlir::hot;

// ln 2 in two parts; a multiple of the first by an exponent is exact.
static constexpr double kLn2High = 0.693359375;
static constexpr double kLn2Low = -2.12194440054690583e-4;

// exp(x) = 2^n exp(r), n = round(x / ln 2), |r| <= ln 2 / 2,
// exp(r) = 1 + (r + r^2 p(r)).
Value MathEmitter::expSingle(Value x) {
  // Beyond these the result is 0 or infinite.
  x = clamp(x, -105.0, 90.0);
  auto [n, exponent] = round(mul(x, 1.4426950408889634));
  Value r = sub(x, mul(n, kLn2High));
  r = sub(r, mul(n, kLn2Low));
  Value p = polynomial(r, {0.5, 0.1666666567325592, 0.04166629537940025,
                           0.008333496749401093, 0.0013944660313427448,
                           0.00019790345686487864});
  Value result = add(add(r, mul(mul(r, r), p)), 1.0);
  return scaleByPowerOf2(result, exponent);
}

// log(x) = n ln 2 + log(1 + f), sqrt(1/2) <= 1 + f < sqrt(2). With
// s = f / (2 + f): log(1 + f) = 2 atanh(s) = f - f^2/2 + s (f^2/2 + s^2
// p(s^2)), which loses nothing to the division.
Value MathEmitter::logSingle(Value x) {
  Value subnormal = less(x, 1.17549435e-38);
  Value scaled = select(subnormal, mul(x, 8388608.0), x);
  Value pattern = toBits(scaled);
  // 0x3F3504F3 is sqrt(1/2).
  Value offset = intSub(pattern, bits(0x3F3504F3));
  Value exponent = shiftRight(offset, 23);
  Value m = fromBits(intSub(pattern, shiftLeft(exponent, 23)));
  Value n = toFloat(exponent);
  n = select(subnormal, add(n, -23.0), n);
  Value f = add(m, -1.0);
  Value s = div(f, add(f, 2.0));
  Value z = mul(s, s);
  Value tail = mul(z, polynomial(z, {2.0 / 3, 2.0 / 5, 2.0 / 7, 2.0 / 9,
                                     2.0 / 11, 2.0 / 13}));
  Value half = mul(mul(f, f), 0.5);
  Value low = add(mul(s, add(half, tail)), mul(n, kLn2Low));
  Value result = sub(mul(n, kLn2High), sub(sub(half, low), f));

  Value zero = constant(0.0),
        infinity = constant(std::numeric_limits<double>::infinity());
  // Infinity and NaN are their own logarithms.
  result = select(less(x, std::numeric_limits<double>::infinity()), result, x);
  result = select(equal(x, zero), neg(infinity), result);
  return select(less(x, 0.0),
                constant(std::numeric_limits<double>::quiet_NaN()), result);
}

// |x| < 0.625: x + x^3 p(x^2); else 1 - 2 / (exp(2 |x|) + 1).
Value MathEmitter::tanhSingle(Value x) {
  Value magnitude = abs(x);
  Value z = mul(x, x);
  Value p = polynomial(z, {-0.3333333134651184, 0.13333210349082947,
                           -0.05394720286130905, 0.021702967584133148,
                           -0.008182673715054989, 0.0021475369576364756});
  Value small = add(x, mul(mul(x, z), p));
  Value e = expSingle(mul(magnitude, 2.0));
  Value large = sub(constant(1.0), div(constant(2.0), add(e, 1.0)));
  return select(less(magnitude, 0.625), small, copySign(large, x));
}

// |x| < 1: x + x p(x^2); else 1 - exp(q(|x| - 1)), q = log(1 - erf).
Value MathEmitter::erfSingle(Value x) {
  Value magnitude = abs(x);
  Value z = mul(x, x);
  Value p = polynomial(z, {0.12837916612625122, -0.37612637877464294,
                           0.11283782869577408, -0.02686544507741928,
                           0.005221074912697077, -0.00084847112884745,
                           0.00011270544928265736, -9.680136827228125e-06});
  Value small = add(x, mul(x, p));
  // Above 4 the result is 1 in f32.
  Value u = add(clamp(magnitude, 1.0, 4.0), -1.0);
  Value q = polynomial(u, {-1.8496055603027344, -2.638967514038086,
                           -0.8431071043014526, -0.041563481092453,
                           0.010046453215181828, -0.002011967357248068,
                           0.00028952842694707215, -2.1686850232072175e-05});
  Value large = sub(constant(1.0), expSingle(q));
  return select(less(magnitude, 1.0), small, copySign(large, x));
}
