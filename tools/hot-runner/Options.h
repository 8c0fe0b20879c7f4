//===- Options.h - The command line of hot-runner ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_TOOLS_HOT_RUNNER_OPTIONS_H
#define HOT_TOOLS_HOT_RUNNER_OPTIONS_H

#include "hot/Runtime/Device.h"
#include <string>
#include <vector>

namespace mlir::hot {

struct RunnerOptions {
  std::string inputFile, entry;
  std::vector<std::string> inputs; ///< files; an empty name: random
  uint64_t seed = 0;
  double randomScale = 1;
  int64_t dynamicSize = 0;

  /// Of hot-rewrite-backward; empty: no rewrite.
  std::string rewrite;
  bool remarks = false;

  std::string deviceName;
  DeviceOptions device;

  std::string outputDir;
  std::string countersFile; ///< "-": a table on standard output
  bool reference = false, printTimes = false;
};

/// Ends the process on what is no option at all; an error is a value that does
/// not go.
llvm::Expected<RunnerOptions> parseOptions(int argc, char **argv);

} // namespace mlir::hot

#endif // HOT_TOOLS_HOT_RUNNER_OPTIONS_H
