//===- Chips.cpp - What each GPU has --------------------------------------===//
//
// The table of GPUs and the checks against it.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Target/Chips.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::hot;

namespace {

constexpr unsigned kiB = 1024;

constexpr llvm::StringLiteral kNoAsyncCopy =
    "it has no asynchronous copies to shared memory, which the kernels use";
constexpr llvm::StringLiteral kNoHopper =
    "kernels with its warpgroup matrix instructions do not exist yet";
constexpr llvm::StringLiteral kNoBlackwell =
    "kernels with its block-scaled matrix instructions do not exist yet";

// Shared memory per block is what a launch may ask for after opting in; 1 KiB
// of what the multiprocessor has belongs to the system.
const ChipInfo kChips[] = {
    {"sm_75", kNoAsyncCopy, 63, true, 64 * kiB, 64 * kiB},
    {"sm_80", "", 70, true, 163 * kiB, 164 * kiB},
    {"sm_86", "", 71, true, 99 * kiB, 100 * kiB},
    {"sm_89", "", 78, true, 99 * kiB, 100 * kiB},
    {"sm_90", kNoHopper, 78, false, 227 * kiB, 228 * kiB},
    {"sm_90a", kNoHopper, 80, false, 227 * kiB, 228 * kiB},
    {"sm_100", kNoBlackwell, 86, false, 227 * kiB, 228 * kiB},
    {"sm_100a", kNoBlackwell, 86, false, 227 * kiB, 228 * kiB},
    {"sm_103", kNoBlackwell, 88, false, 227 * kiB, 228 * kiB},
    {"sm_103a", kNoBlackwell, 88, false, 227 * kiB, 228 * kiB},
    {"sm_120", kNoBlackwell, 87, false, 99 * kiB, 100 * kiB},
    {"sm_120a", kNoBlackwell, 87, false, 99 * kiB, 100 * kiB},
    {"sm_121", kNoBlackwell, 88, false, 99 * kiB, 100 * kiB},
    {"sm_121a", kNoBlackwell, 88, false, 99 * kiB, 100 * kiB},
};

// What the code generator of LLVM 22 can write. An unknown one is ignored there
// with a warning only.
const unsigned kPTXVersions[] = {70, 71, 72, 73, 74, 75, 76, 77, 78, 80,
                                 81, 82, 83, 84, 85, 86, 87, 88, 90};

std::string asText(unsigned version) {
  return std::to_string(version / 10) + "." + std::to_string(version % 10);
}

} // namespace

llvm::ArrayRef<ChipInfo> hot::getChips() { return kChips; }

const ChipInfo *hot::lookupChip(llvm::StringRef name) {
  const auto *it = llvm::find_if(
      kChips, [&](const ChipInfo &chip) { return chip.name == name; });
  return it == std::end(kChips) ? nullptr : it;
}

std::string hot::getSupportedChipNames() {
  SmallVector<StringRef> names;
  for (const ChipInfo &chip : kChips)
    if (chip.isSupported())
      names.push_back(chip.name);
  return llvm::join(names, ", ");
}

LogicalResult
hot::checkTarget(llvm::function_ref<InFlightDiagnostic()> emitError,
                 llvm::StringRef chip, unsigned ptxVersion) {
  const ChipInfo *info = lookupChip(chip);
  if (!info)
    return emitError() << "unknown chip '" << chip << "'; chip= takes one of "
                       << getSupportedChipNames();
  if (!info->isSupported())
    return emitError() << "chip '" << chip
                       << "' is not supported: " << info->lacks
                       << "; chip= takes one of " << getSupportedChipNames();
  if (ptxVersion == 0)
    return success();
  if (!llvm::is_contained(kPTXVersions, ptxVersion)) {
    InFlightDiagnostic diag =
        emitError() << "unknown PTX version " << ptxVersion
                    << "; ptx-version= takes 0 (the lowest for the chip) or "
                       "one of ";
    llvm::interleaveComma(kPTXVersions, diag);
    return diag;
  }
  if (ptxVersion < info->minPTXVersion)
    return emitError() << "PTX " << asText(ptxVersion)
                       << " does not know chip '" << chip
                       << "'; ptx-version= must be at least "
                       << info->minPTXVersion << " (PTX "
                       << asText(info->minPTXVersion) << ")";
  return success();
}

std::string hot::getPTXFeatures(unsigned ptxVersion) {
  return ptxVersion == 0 ? "" : "+ptx" + std::to_string(ptxVersion);
}
