//===- CudaChips.cpp ------------------------------------------------------===//
//
// Which chip to compile for, given the GPU that is there.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "CudaChips.h"
#include "hot/Target/Chips.h"

using namespace mlir;
using namespace mlir::hot;

/// "sm_120a" is 12.0; the last digit is the minor number.
static bool parseChip(StringRef name, int &number, bool &only) {
  if (!name.consume_front("sm_"))
    return false;
  only = name.consume_back("a");
  return !name.getAsInteger(10, number);
}

static bool runs(StringRef chip, int gpu) {
  int number = 0;
  bool only = false;
  return parseChip(chip, number, only) &&
         (only ? number == gpu : number <= gpu);
}

llvm::Expected<std::string>
mlir::hot::chooseCudaChip(std::pair<int, int> capability, StringRef wanted) {
  int gpu = capability.first * 10 + capability.second;
  std::string name = "sm_" + std::to_string(gpu);
  if (!wanted.empty()) {
    // A name that is not in the table is left to the pipeline, which lists
    // those that are.
    if (lookupChip(wanted) && !runs(wanted, gpu))
      return llvm::createStringError("this GPU is an " + name +
                                     ", which does not run code for " + wanted +
                                     "; leave --chip out, or run with "
                                     "--device=emulator");
    return wanted.str();
  }
  std::string best;
  for (const ChipInfo &chip : getChips())
    if (chip.isSupported() && runs(chip.name, gpu))
      best = chip.name.str();
  if (best.empty())
    return llvm::createStringError("this GPU is an " + name +
                                   ", which is older than every chip that "
                                   "code can be emitted for (" +
                                   getSupportedChipNames() +
                                   "); run with --device=emulator or "
                                   "--device=cpu");
  return best;
}
