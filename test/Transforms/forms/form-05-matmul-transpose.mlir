// linalg.matmul_transpose_a and _b, of older dumps, are no ops of LLVM 22: form 3 says the same.

// RUN: not hot-opt %s --hot-rewrite-backward 2>&1 | FileCheck %s
// CHECK: error: {{.*}}linalg.matmul_transpose_a

func.func private @gw(%gy: tensor<40x48xf32>, %x: tensor<40x32xf32>, %zero: tensor<48x32xf32>) -> tensor<48x32xf32> {
  %gw = linalg.matmul_transpose_a ins(%gy, %x : tensor<40x48xf32>, tensor<40x32xf32>) outs(%zero : tensor<48x32xf32>) -> tensor<48x32xf32>
  return %gw : tensor<48x32xf32>
}
