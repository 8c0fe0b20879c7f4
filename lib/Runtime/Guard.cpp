//===- Guard.cpp ----------------------------------------------------------===//
//
// Turns crashes into errors, by LLVM's crash recovery (a long jump).
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Guard.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include <csignal>
#include <cstring>

using namespace mlir;

/// Set by failGuarded for the runGuarded that it jumps to.
static thread_local std::string failureText;

static std::string describe(int code) {
  if (!failureText.empty())
    return std::move(failureText);
  // Crash recovery adds 128, as shells do.
  int signal = code - 128;
  if (signal == SIGFPE)
    return "integer division by zero";
  if (signal == SIGSEGV || signal == SIGBUS)
    return "access to memory out of bounds";
  if (const char *text = signal > 0 ? strsignal(signal) : nullptr)
    return text;
  return "stopped with code " + std::to_string(code);
}

llvm::Error mlir::hot::runGuarded(const llvm::Twine &what,
                                  llvm::function_ref<llvm::Error()> work) {
  // Counted by LLVM: cheap when it is on already.
  static const bool enabled = (llvm::CrashRecoveryContext::Enable(), true);
  (void)enabled;
  failureText.clear();
  llvm::Error result = llvm::Error::success();
  llvm::CrashRecoveryContext context;
  bool done = context.RunSafely([&] {
    llvm::consumeError(std::move(result));
    result = work();
  });
  if (done)
    return result;
  llvm::consumeError(std::move(result));
  return llvm::createStringError(what + ": " + describe(context.RetCode));
}

void mlir::hot::failGuarded(const llvm::Twine &reason) {
  failureText = reason.str();
  llvm::CrashRecoveryContext::GetCurrent()->HandleExit(1);
}
