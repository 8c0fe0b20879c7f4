//===- Guard.h --------------------------------------------------*- C++ -*-===//
//
// Turns crashes into errors, around code that a user's program can bring down.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_RUNTIME_GUARD_H
#define HOT_LIB_RUNTIME_GUARD_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

namespace mlir::hot {

/// Does the work. A signal (division by zero, memory out of reach, abort) or a
/// fatal error of LLVM in it ends it: an error "<what>: <reason>". Destructors
/// of what was under way do not run then; callers give up soon after.
llvm::Error runGuarded(const llvm::Twine &what,
                       llvm::function_ref<llvm::Error()> work);

/// From inside: ends the work with an error of this text. Frames in between
/// must have nothing to destroy.
[[noreturn]] void failGuarded(const llvm::Twine &reason);

} // namespace mlir::hot

#endif // HOT_LIB_RUNTIME_GUARD_H
