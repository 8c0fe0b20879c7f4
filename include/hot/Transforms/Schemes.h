//===- Schemes.h - How gradients are approximated ---------------*- C++ -*-===//
//
// The table of schemes, and the options that adjust a row of it.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_TRANSFORMS_SCHEMES_H
#define HOT_TRANSFORMS_SCHEMES_H

#include "hot/Dialect/Hot/IR/Hot.h"

namespace mlir::hot {

/// Which elements of an operand share a scale.
enum class ScaleSharing {
  PerTensor,
  /// One scale per index of the axis that the product does not sum over: per
  /// token of gy or column of w in gx, per channel in gw.
  PerFreeAxis,
};

/// One operand of an integer product. Without a rounding, the original type of
/// the tensor decides: pseudo-stochastic, indexed unless it is f32.
struct OperandScheme {
  ScaleSharing sharing;
  std::optional<Rounding> rounding;
};

/// One gradient product: both operands go through the same transform along the
/// summed axis, then to `bits` wide codes; 0 bits leave them in f32.
struct ProductScheme {
  int64_t bits;
  OperandScheme gradient, other;
};

/// A row of the table. Rank and block are those of the weight gradient's
/// projection, the block that of the input gradient's transform too.
struct Scheme {
  StringLiteral name;
  bool rewrites;
  int64_t block;
  /// Components kept of a block of any size: this fraction of it.
  int64_t rankNumerator, rankDenominator;
  ProductScheme gradInput, gradWeight;
};

/// All schemes.
ArrayRef<Scheme> getSchemes();

/// What a user may set; the default of a number, kAuto, stands for what the
/// scheme and the chip say.
struct SchemeOptions {
  static constexpr int64_t kAuto = -1;

  std::string scheme = "hot";
  int64_t gxBits = kAuto, gwBits = kAuto, block = kAuto, rank = kAuto;
  std::string granularity = "auto", rounding = "auto", chip;
};

/// A scheme with everything decided.
struct ResolvedScheme {
  Scheme scheme;
  int64_t rank;
};

/// Applies the options to their row of the table, or says what is wrong and
/// what is allowed.
FailureOr<ResolvedScheme>
resolveScheme(const SchemeOptions &options,
              function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::hot

#endif // HOT_TRANSFORMS_SCHEMES_H
