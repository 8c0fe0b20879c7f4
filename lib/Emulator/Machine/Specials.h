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

bool isKnownSpecial(llvm::StringRef name);

/// Its value in one lane of a warp.
uint64_t getSpecial(const Cta &cta, const Warp &warp, unsigned lane,
                    llvm::StringRef name);

/// What a function that does not return ends with.
Handler getEndHandler();

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_MACHINE_SPECIALS_H
