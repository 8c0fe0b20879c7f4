//===- Specials.h - Special registers ---------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_MACHINE_SPECIALS_H
#define HOT_LIB_EMULATOR_MACHINE_SPECIALS_H

#include "ISA/Program.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::hot::emulator {

class Cta;

/// The value of a special register in one lane of a warp.
using SpecialGetter = uint64_t (*)(const Cta &cta, const Warp &warp,
                                   unsigned lane);

/// How to get the register of that name; null if it is not known.
SpecialGetter findSpecial(llvm::StringRef name);

/// What a function that does not return ends with.
Handler getEndHandler();

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_MACHINE_SPECIALS_H
