//===- hot-opt.cpp -----------------------------------------------------------------===//
//
// The optimizer driver: upstream's dialects and passes and those of hot-mlir.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/InitAll.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::hot::registerAllDialects(registry);
  mlir::registerAllPasses();
  mlir::hot::registerAllPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "hot-mlir optimizer driver\n", registry));
}
