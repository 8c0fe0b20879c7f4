//===- ExpandMath.cpp -----------------------------------------------------===//
//
// The pass hot-expand-math.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "MathEmitter.h"
#include "hot/Pipelines/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::hot {
#define GEN_PASS_DEF_EXPANDMATHPASS
#include "hot/Pipelines/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using hot::MathEmitter;

namespace {
using Emit = Value (*)(MathEmitter &, ValueRange);

/// math.f of f32, f64 or vectors of them  ==>  `emitSingle` in f32 if given,
/// else `emitDouble` in f64, rounded to the type.
template <typename OpTy>
struct Expand final : OpRewritePattern<OpTy> {
  Expand(MLIRContext *context, Emit emitDouble, Emit emitSingle = nullptr)
      : OpRewritePattern<OpTy>(context), emitDouble(emitDouble),
        emitSingle(emitSingle) {}

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    Type type = op->getResult(0).getType(),
         element = getElementTypeOrSelf(type);
    if (isa<TensorType>(type) || !(element.isF32() || element.isF64()))
      return rewriter.notifyMatchFailure(op, "not f32 or f64, or a tensor");
    Location loc = op.getLoc();
    if (element.isF32() && emitSingle) {
      MathEmitter m(rewriter, loc, type);
      rewriter.replaceOp(op, emitSingle(m, op->getOperands()));
      return success();
    }
    Type wide = type;
    if (element.isF32())
      wide = MathEmitter(rewriter, loc, type).with(rewriter.getF64Type());
    MathEmitter m(rewriter, loc, wide);
    SmallVector<Value> operands;
    for (Value operand : op->getOperands()) {
      if (isa<IntegerType>(getElementTypeOrSelf(operand)))
        operand = arith::SIToFPOp::create(rewriter, loc, wide, operand);
      else if (wide != type)
        operand = arith::ExtFOp::create(rewriter, loc, wide, operand);
      operands.push_back(operand);
    }
    Value result = emitDouble(m, operands);
    if (wide != type)
      result = arith::TruncFOp::create(rewriter, loc, type, result);
    rewriter.replaceOp(op, result);
    return success();
  }

  Emit emitDouble, emitSingle;
};
} // namespace

/// `general`, but x itself where |x| < `bound`, with f(x) = x + O(x^2). At
/// 2^-26 both the cancellation in `general` and the neglected term are below
/// 2^-26 relative, an eighth of an f32's last place.
static Value orSelf(MathEmitter &m, Value x, double bound, Value general) {
  return m.select(m.less(m.abs(x), bound), x, general);
}

static void addExponentials(RewritePatternSet &patterns) {
  MLIRContext *c = patterns.getContext();
  using V = ValueRange;
  using M = MathEmitter;
  patterns.add<Expand<math::ExpOp>>(c, [](M &m, V x) { return m.exp(x[0]); });
  patterns.add<Expand<math::Exp2Op>>(
      c, [](M &m, V x) { return m.exp(m.mul(x[0], 0.69314718055994530942)); });
  patterns.add<Expand<math::ExpM1Op>>(c, [](M &m, V x) {
    return orSelf(m, x[0], 1.5e-8, m.add(m.exp(x[0]), -1.0));
  });
  patterns.add<Expand<math::LogOp>>(
      c, [](M &m, V x) { return m.log(x[0]); },
      [](M &m, V x) { return m.logSingle(x[0]); });
  patterns.add<Expand<math::Log2Op>>(
      c, [](M &m, V x) { return m.mul(m.log(x[0]), 1.44269504088896340736); });
  patterns.add<Expand<math::Log10Op>>(
      c, [](M &m, V x) { return m.mul(m.log(x[0]), 0.43429448190325182765); });
  patterns.add<Expand<math::Log1pOp>>(c, [](M &m, V x) {
    return orSelf(m, x[0], 1.5e-8, m.log(m.add(x[0], 1.0)));
  });
  patterns.add<Expand<math::PowFOp>, Expand<math::FPowIOp>>(
      c, [](M &m, V x) { return m.pow(x[0], x[1]); });
  patterns.add<Expand<math::CbrtOp>>(c, [](M &m, V x) {
    Value root = m.exp(m.mul(m.log(m.abs(x[0])), 1.0 / 3));
    return m.copySign(root, x[0]);
  });
  Emit rsqrt = [](M &m, V x) { return m.div(m.constant(1.0), m.sqrt(x[0])); };
  patterns.add<Expand<math::RsqrtOp>>(c, rsqrt, rsqrt);
}

static void addHyperbolics(RewritePatternSet &patterns) {
  MLIRContext *c = patterns.getContext();
  using V = ValueRange;
  using M = MathEmitter;
  patterns.add<Expand<math::TanhOp>>(
      c,
      [](M &m, V x) {
        Value e = m.exp(m.mul(m.abs(x[0]), 2.0));
        Value tanh =
            m.sub(m.constant(1.0), m.div(m.constant(2.0), m.add(e, 1.0)));
        return orSelf(m, x[0], 1.5e-8, m.copySign(tanh, x[0]));
      },
      [](M &m, V x) { return m.tanhSingle(x[0]); });
  patterns.add<Expand<math::SinhOp>>(c, [](M &m, V x) {
    Value e = m.exp(x[0]);
    return orSelf(m, x[0], 1.5e-8,
                  m.mul(m.sub(e, m.div(m.constant(1.0), e)), 0.5));
  });
  patterns.add<Expand<math::CoshOp>>(c, [](M &m, V x) {
    Value e = m.exp(x[0]);
    return m.mul(m.add(e, m.div(m.constant(1.0), e)), 0.5);
  });
  patterns.add<Expand<math::AsinhOp>>(c, [](M &m, V x) {
    Value a = m.abs(x[0]);
    Value root = m.sqrt(m.add(m.mul(a, a), 1.0));
    return orSelf(m, x[0], 1.5e-8, m.copySign(m.log(m.add(a, root)), x[0]));
  });
  patterns.add<Expand<math::AcoshOp>>(c, [](M &m, V x) {
    Value root = m.sqrt(m.mul(m.add(x[0], -1.0), m.add(x[0], 1.0)));
    return m.select(m.less(x[0], 1.0),
                    m.constant(std::numeric_limits<double>::quiet_NaN()),
                    m.log(m.add(x[0], root)));
  });
  patterns.add<Expand<math::AtanhOp>>(c, [](M &m, V x) {
    Value one = m.constant(1.0);
    Value ratio = m.div(m.add(one, x[0]), m.sub(one, x[0]));
    return orSelf(m, x[0], 1.5e-8, m.mul(m.log(ratio), 0.5));
  });
  patterns.add<Expand<math::ErfOp>>(
      c,
      [](M &m, V x) {
        Value large = m.sub(m.constant(1.0), m.erfc(m.abs(x[0])));
        return m.select(m.less(m.abs(x[0]), 0.5), m.erfSeries(x[0]),
                        m.copySign(large, x[0]));
      },
      [](M &m, V x) { return m.erfSingle(x[0]); });
  patterns.add<Expand<math::ErfcOp>>(c, [](M &m, V x) { return m.erfc(x[0]); });
}

/// atan of y / x in the quadrant of (x, y). Zeros and infinities of either sign
/// come out as IEEE 754 wants them.
static Value emitAtan2(MathEmitter &m, Value y, Value x) {
  constexpr double kPi = 3.14159265358979323846;
  Value ay = m.abs(y), ax = m.abs(x);
  Value infinity = m.constant(std::numeric_limits<double>::infinity());
  Value ratio = m.div(ay, ax);
  // 0 / 0 is angle 0, infinity / infinity that of the diagonal.
  ratio = m.select(
      m.both(m.equal(ay, m.constant(0.0)), m.equal(ax, m.constant(0.0))),
      m.constant(0.0), ratio);
  ratio = m.select(m.both(m.equal(ay, infinity), m.equal(ax, infinity)),
                   m.constant(1.0), ratio);
  Value angle = m.atan(ratio);
  Value left = m.less(m.copySign(m.constant(1.0), x), 0.0);
  angle = m.select(left, m.sub(m.constant(kPi), angle), angle);
  return m.copySign(angle, y);
}

static void addTrigonometry(RewritePatternSet &patterns) {
  MLIRContext *c = patterns.getContext();
  using V = ValueRange;
  using M = MathEmitter;
  constexpr double kHalfPi = 1.57079632679489661923;
  patterns.add<Expand<math::SinOp>>(
      c, [](M &m, V x) { return m.sinCos(x[0], false); });
  patterns.add<Expand<math::CosOp>>(
      c, [](M &m, V x) { return m.sinCos(x[0], true); });
  patterns.add<Expand<math::TanOp>>(c, [](M &m, V x) {
    return m.div(m.sinCos(x[0], false), m.sinCos(x[0], true));
  });
  patterns.add<Expand<math::AtanOp>>(c, [](M &m, V x) { return m.atan(x[0]); });
  patterns.add<Expand<math::Atan2Op>>(
      c, [](M &m, V x) { return emitAtan2(m, x[0], x[1]); });
  // sqrt(1 - x^2) of an |x| above 1 is NaN.
  static constexpr auto slope = [](M &m, Value x) {
    Value one = m.constant(1.0);
    return m.div(x, m.sqrt(m.mul(m.sub(one, x), m.add(one, x))));
  };
  patterns.add<Expand<math::AsinOp>>(
      c, [](M &m, V x) { return m.atan(slope(m, x[0])); });
  patterns.add<Expand<math::AcosOp>>(c, [](M &m, V x) {
    return m.sub(m.constant(kHalfPi), m.atan(slope(m, x[0])));
  });
}

namespace {
struct ExpandMathPass final : hot::impl::ExpandMathPassBase<ExpandMathPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    // bf16 and f16 in f32.
    populateMathF32ExpansionPatterns(patterns, [](StringRef) { return true; });
    addExponentials(patterns);
    addHyperbolics(patterns);
    addTrigonometry(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
