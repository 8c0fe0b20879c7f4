// RUN: rm -rf %t.dir && mkdir %t.dir
// RUN: not hot-translate %s --hot-to-ptx -o %t.dir/x.ptx 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not hot-translate %t.none.mlir --hot-to-ptx -o %t.dir/x.ptx 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not hot-translate %s -o %t.dir/x.ptx 2>&1 | FileCheck %s --check-prefix=WHAT
// RUN: hot-opt %s --hot-linalg-to-ptx -o %t.mlir
// RUN: not hot-translate %t.mlir --hot-to-fatbin --toolkit=%t.dir -o %t.dir/x.fatbin 2>&1 | FileCheck %s --check-prefix=TOOLKIT
// RUN: not hot-translate %t.mlir --hot-to-ptx -o %t.dir/none/x.ptx 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: not hot-opt %s --hot-linalg-to-ptx=chip=sm_1 -o %t.dir/x.mlir
// RUN: not ls %t.dir/x.*

// NONE: error: no gpu.binary in the module, so there is no PTX; run hot-linalg-to-ptx first
// MISSING: cannot open input file
// WHAT: give one of --hot-to-ptx, --hot-to-fatbin
// TOOLKIT: error: no 'ptxas' found
// FOLDER: error: cannot write {{.*}}none/x.ptx
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
