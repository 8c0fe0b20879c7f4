//===- Schemes.cpp --------------------------------------------------------===//
//
// The table of schemes, and the check of the options that adjust it.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Transforms/Schemes.h"
#include "hot/Target/Chips.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::hot;

static const Scheme kSchemes[] = {
    // arXiv 2503.21261 with a scale per token, column and channel.
    {"hot",
     /*rewrites=*/true,
     /*block=*/16,
     /*rank=*/1,
     2,
     /*gradInput=*/
     {4,
      {ScaleSharing::PerFreeAxis, std::nullopt},
      {ScaleSharing::PerFreeAxis, Rounding::Nearest}},
     /*gradWeight=*/
     {8,
      {ScaleSharing::PerFreeAxis, std::nullopt},
      {ScaleSharing::PerFreeAxis, Rounding::Nearest}}},
    // Finds and reports, and leaves every product as it is.
    {"none",
     /*rewrites=*/false,
     /*block=*/16,
     /*rank=*/1,
     1,
     {0, {ScaleSharing::PerFreeAxis, {}}, {ScaleSharing::PerFreeAxis, {}}},
     {0, {ScaleSharing::PerFreeAxis, {}}, {ScaleSharing::PerFreeAxis, {}}}},
};

ArrayRef<Scheme> mlir::hot::getSchemes() { return kSchemes; }

/// Names of a table's rows, for a message.
template <typename Range, typename GetName>
static std::string listNames(const Range &rows, GetName getName) {
  return llvm::join(llvm::map_range(rows, getName), ", ");
}

FailureOr<ResolvedScheme>
mlir::hot::resolveScheme(const SchemeOptions &options,
                         function_ref<InFlightDiagnostic()> emitError) {
  const Scheme *row = llvm::find_if(kSchemes, [&](const Scheme &scheme) {
    return scheme.name == options.scheme;
  });
  if (row == std::end(kSchemes))
    return emitError() << "unknown scheme '" << options.scheme
                       << "', expected one of "
                       << listNames(kSchemes, [](const Scheme &scheme) {
                            return scheme.name.str();
                          });
  Scheme scheme = *row;

  int64_t minBits = 0;
  if (!options.chip.empty()) {
    const ChipInfo *chip = lookupChip(options.chip);
    if (!chip)
      return emitError() << "unknown chip '" << options.chip
                         << "', expected one of "
                         << listNames(getChips(), [](const ChipInfo &known) {
                              return known.name.str();
                            });
    // What an assembler emulates is slower than wider integers.
    minBits = chip->nativeInt4Mma ? 4 : 8;
  }

  auto resolveBits = [&](StringRef option, int64_t value,
                         int64_t &bits) -> LogicalResult {
    if (value == SchemeOptions::kAuto) {
      if (bits != 0)
        bits = std::max(bits, minBits);
      return success();
    }
    if (value != 0 && value != 4 && value != 8)
      return emitError() << option << " must be 0, 4 or 8, but is " << value;
    if (value != 0 && value < minBits)
      return emitError() << option << "=" << value << " is not available on "
                         << options.chip << ", which multiplies integers of "
                         << minBits << " bits and more";
    bits = value;
    return success();
  };
  if (failed(resolveBits("gx-bits", options.gxBits, scheme.gradInput.bits)) ||
      failed(resolveBits("gw-bits", options.gwBits, scheme.gradWeight.bits)))
    return failure();

  if (options.block != SchemeOptions::kAuto)
    scheme.block = options.block;
  if (scheme.block < 2 || scheme.block > 1024 ||
      !llvm::isPowerOf2_64(scheme.block))
    return emitError() << "block must be a power of two from 2 to 1024, but is "
                       << scheme.block;
  int64_t rank = options.rank;
  if (rank == SchemeOptions::kAuto)
    rank = std::max<int64_t>(
        scheme.block * scheme.rankNumerator / scheme.rankDenominator, 1);
  if (rank < 1 || rank > scheme.block)
    return emitError() << "rank must be from 1 to the block of " << scheme.block
                       << ", but is " << rank;

  if (options.granularity == "per_tensor")
    scheme.gradInput.gradient.sharing = ScaleSharing::PerTensor;
  else if (options.granularity == "per_token")
    scheme.gradInput.gradient.sharing = ScaleSharing::PerFreeAxis;
  else if (options.granularity != "auto")
    return emitError() << "unknown granularity '" << options.granularity
                       << "', expected one of auto, per_token, per_tensor";

  if (options.rounding != "auto") {
    std::optional<Rounding> rounding = symbolizeRounding(options.rounding);
    if (!rounding)
      return emitError() << "unknown rounding '" << options.rounding
                         << "', expected one of auto, nearest, "
                            "pseudo_stochastic, pseudo_stochastic_indexed";
    scheme.gradInput.gradient.rounding = rounding;
    scheme.gradWeight.gradient.rounding = rounding;
  }
  return ResolvedScheme{scheme, rank};
}
