//===- hot-opt.cpp --------------------------------------------------------===//
//
// The optimizer driver: upstream's dialects and passes and those of hot-mlir.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/InitAll.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

namespace mlir::hot {
// Of test/lib, which has no headers.
void registerTestBackwardMatmuls();
void registerTestKernelsToLoops();
} // namespace mlir::hot

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::hot::registerAllDialects(registry);
  mlir::registerAllPasses();
  mlir::hot::registerAllPasses();
  mlir::hot::registerTestBackwardMatmuls();
  mlir::hot::registerTestKernelsToLoops();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "hot-mlir optimizer driver\n", registry));
}
