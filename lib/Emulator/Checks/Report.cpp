//===- Report.cpp - What the checks find ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Emulator/Report.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::hot::emulator;

llvm::StringRef mlir::hot::emulator::getName(FaultKind kind) {
  switch (kind) {
  case FaultKind::OutOfBounds:
    return "out-of-bounds";
  case FaultKind::Misaligned:
    return "misaligned";
  case FaultKind::Uninitialized:
    return "uninitialized-read";
  case FaultKind::SharedRace:
    return "shared-memory-race";
  case FaultKind::GlobalRace:
    return "global-memory-race";
  case FaultKind::AsyncNotWaited:
    return "async-copy-not-waited";
  case FaultKind::DivergentBarrier:
    return "divergent-barrier";
  case FaultKind::DivergentCollective:
    return "divergent-collective";
  case FaultKind::MaskWithoutLane:
    return "mask-without-lane";
  case FaultKind::StepLimit:
    return "step-limit";
  case FaultKind::Trap:
    return "trap";
  case FaultKind::InvalidOperand:
    return "invalid-operand";
  }
  return "fault";
}

std::string Report::format() const {
  std::string text;
  llvm::raw_string_ostream out(text);
  out << file << ":" << line << ": " << getName(kind) << ": " << message
      << " (kernel " << kernel << ", CTA " << cta[0] << "," << cta[1] << ","
      << cta[2] << ", warp " << warp << ", lane " << lane;
  if (hasAddress)
    out << ", address 0x" << llvm::utohexstr(address, /*LowerCase=*/true);
  out << ")";
  if (count > 1)
    out << ", " << count << " times";
  return text;
}

llvm::json::Value Report::toJSON() const {
  llvm::json::Object object{{"kind", getName(kind)},
                            {"kernel", kernel},
                            {"file", file},
                            {"line", line},
                            {"cta", llvm::json::Array{cta[0], cta[1], cta[2]}},
                            {"warp", warp},
                            {"lane", lane},
                            {"message", message},
                            {"count", count}};
  if (hasAddress)
    object["address"] = "0x" + llvm::utohexstr(address, /*LowerCase=*/true);
  return object;
}
