// Without --scheme the function runs as it is, as with --scheme=none; with one, the
// reference is what it is compared with, never rewritten itself.

// RUN: rm -rf %t
// RUN: hot-runner %s --output-dir=%t/plain
// RUN: hot-runner %s --output-dir=%t/none --scheme=none
// RUN: hot-runner %s --output-dir=%t/hot --scheme=hot --min-elements=0 --reference --remarks 2>&1 | FileCheck %s
// RUN: hot-runner %s --scheme=hot --min-elements=0 --rank=16 --gx-bits=0 --gw-bits=0 --reference 2>&1 | FileCheck %s --check-prefix=EXACT
// RUN: cmp %t/plain/out_01.npy %t/none/out_01.npy
// RUN: cmp %t/plain/out_00.npy %t/hot/out_00.npy
// RUN: not cmp %t/plain/out_01.npy %t/hot/out_01.npy

// Half of the components of 16 tokens are dropped: an error far above rounding.
// CHECK: remark: rewritten by scheme hot
// CHECK: result        type      mean      l2 norm         relative error  max error
// CHECK: result 0      16x8xf32  {{.*}} 0.000e+00  {{ *}}0.000e+00
// CHECK: grads['w']    32x8xf32  {{.*}} {{[1-9]\.[0-9]+e-0[12]|[1-9]\.[0-9]+e\+00}}

// Only reassociated: 16 terms through transforms of 16, below 2^-24 * 64 = 3.8e-6.
// EXACT-NOT: remark
// EXACT: grads['w']    32x8xf32  {{.*}} {{[0-9.]+e-0[6-9]|0.000e\+00}}

func.func @main(%x: tensor<16x32xf32>, %w: tensor<32x8xf32> {hot.weight}, %gy: tensor<16x8xf32>)
    -> (tensor<16x8xf32>, tensor<32x8xf32> {jax.result_info = "grads['w']"}) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<16x8xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<16x8xf32>) -> tensor<16x8xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x32xf32>, tensor<32x8xf32>) outs(%z0 : tensor<16x8xf32>) -> tensor<16x8xf32>
  %e1 = tensor.empty() : tensor<32x8xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<32x8xf32>) -> tensor<32x8xf32>
  %gw = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %gy : tensor<16x32xf32>, tensor<16x8xf32>) outs(%z1 : tensor<32x8xf32>) -> tensor<32x8xf32>
  return %y, %gw : tensor<16x8xf32>, tensor<32x8xf32>
}
