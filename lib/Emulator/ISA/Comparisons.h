//===- Comparisons.h - Comparing 32 lanes at once ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_COMPARISONS_H
#define HOT_LIB_EMULATOR_ISA_COMPARISONS_H

#include "ISA/Decoder.h"

namespace mlir::hot::emulator {

/// A bit for each lane, of inactive ones too, for the registers at two offsets.
using CompareFunction = uint32_t (*)(Warp &warp, uint32_t a, uint32_t b);

/// Compares lanes of a type; for f16x2 and bf16x2 `first` is that of the low
/// halves and `second` that of the high ones.
struct Comparison {
  CompareFunction first = nullptr, second = nullptr;
};

/// The comparison that a modifier names ("lt"), for a type; without functions
/// if the type does not have it.
Comparison getComparison(llvm::StringRef name, ScalarType type, bool ftz);

/// set, in SetInstruction.cpp.
void decodeSet(Decoder &decoder);

/// What follows the comparison in setp and set: {.and|.or|.xor}{.ftz}.
enum class BoolOp : uint8_t { None, And, Or, Xor };
BoolOp takeBoolOp(Decoder &decoder);
uint32_t combine(BoolOp op, uint32_t a, uint32_t b);

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_COMPARISONS_H
