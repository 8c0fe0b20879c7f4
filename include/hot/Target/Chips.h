//===- Chips.h - What each GPU has ------------------------------*- C++ -*-===//
//
// One table of the GPUs that hot-mlir knows, and the checks against it.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_TARGET_CHIPS_H
#define HOT_TARGET_CHIPS_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::hot {

/// A row of the table. PTX versions are written as LLVM does: 71 is PTX 7.1.
struct ChipInfo {
  llvm::StringRef name;
  /// Empty when the pipelines emit code for this chip, else a clause saying why
  /// not.
  llvm::StringRef lacks;
  /// The lowest PTX version whose assembler knows the chip.
  unsigned minPTXVersion;
  /// Whether `mma.sync` on 4-bit integers is one instruction. From sm_90 on the
  /// assembler still takes it, but emulates it.
  bool nativeInt4Mma;
  /// Most shared memory that one block may have, in bytes.
  unsigned maxSharedBytesPerBlock;
  /// Shared memory of one multiprocessor, in bytes.
  unsigned sharedBytesPerMultiprocessor;

  bool isSupported() const { return lacks.empty(); }
};

llvm::ArrayRef<ChipInfo> getChips();

/// The row of `name`, or null.
const ChipInfo *lookupChip(llvm::StringRef name);

/// The chips that the pipelines emit code for, separated by commas.
std::string getSupportedChipNames();

/// Checks that code can be emitted for `chip` in PTX version `ptxVersion` (0:
/// the lowest that the chip allows). LLVM ends the process on a wrong
/// combination, so that this has to come first.
LogicalResult checkTarget(llvm::function_ref<InFlightDiagnostic()> emitError,
                          llvm::StringRef chip, unsigned ptxVersion);

/// LLVM's feature string for a checked version: "+ptx71", or "" for 0.
std::string getPTXFeatures(unsigned ptxVersion);

} // namespace mlir::hot

#endif // HOT_TARGET_CHIPS_H
