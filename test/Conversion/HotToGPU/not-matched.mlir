// RUN: hot-opt %s --convert-hot-to-gpu | FileCheck %s
// CHECK-NOT: hot.launch_kernel
// CHECK-NOT: gpu.module

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
#mg = affine_map<(m, n, k) -> (k floordiv 16)>

// The codes are returned: their layout is the caller's business.
// CHECK-LABEL: func.func @codes_returned(
// CHECK:         hot.scaled_matmul
func.func @codes_returned(%x: tensor<8x16xf32>, %qe: tensor<8x16xi8>, %se: tensor<f32>, %init: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x16xi8>) {
  %q, %s = hot.quantize %x per_tensor round nearest into %qe, %se : tensor<8x16xf32> -> tensor<8x16xi8>, tensor<f32>
  %o = hot.scaled_matmul ins(%q, %q : tensor<8x16xi8>, tensor<8x16xi8>) scales(%s, %s : tensor<f32>, tensor<f32>)
      outs(%init : tensor<8x8xf32>) maps [#mk, #nk, #none, #none, #mn] -> tensor<8x8xf32>
  return %o, %q : tensor<8x8xf32>, tensor<8x16xi8>
}

// One product contracts rows, another columns of the same codes; and what shares
// codes with a chain that stays, stays.
// CHECK-LABEL: func.func @two_layouts(
// CHECK-COUNT-2: hot.quantize
// CHECK-COUNT-3: hot.scaled_matmul
func.func @two_layouts(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %qe: tensor<8x8xi8>, %se: tensor<f32>, %init: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %q, %s = hot.quantize %x per_tensor round nearest into %qe, %se : tensor<8x8xf32> -> tensor<8x8xi8>, tensor<f32>
  %p, %r = hot.quantize %y per_tensor round nearest into %qe, %se : tensor<8x8xf32> -> tensor<8x8xi8>, tensor<f32>
  %o0 = hot.scaled_matmul ins(%q, %p : tensor<8x8xi8>, tensor<8x8xi8>) scales(%s, %r : tensor<f32>, tensor<f32>)
      outs(%init : tensor<8x8xf32>) maps [#mk, #nk, #none, #none, #mn] -> tensor<8x8xf32>
  %o1 = hot.scaled_matmul ins(%q, %q : tensor<8x8xi8>, tensor<8x8xi8>) scales(%s, %s : tensor<f32>, tensor<f32>)
      outs(%init : tensor<8x8xf32>) maps [#km, #kn, #none, #none, #mn] -> tensor<8x8xf32>
  %o2 = hot.scaled_matmul ins(%p, %p : tensor<8x8xi8>, tensor<8x8xi8>) scales(%r, %r : tensor<f32>, tensor<f32>)
      outs(%init : tensor<8x8xf32>) maps [#mk, #nk, #none, #none, #mn] -> tensor<8x8xf32>
  return %o0, %o1, %o2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// A scale for each group along K.
// CHECK-LABEL: func.func @groups(
// CHECK:         hot.quantize
// CHECK:         hot.scaled_matmul
func.func @groups(%x: tensor<8x32xf32>, %qe: tensor<8x32xi8>, %se: tensor<2xf32>, %init: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %q, %s = hot.quantize %x per_group 1 by 16 round nearest into %qe, %se : tensor<8x32xf32> -> tensor<8x32xi8>, tensor<2xf32>
  %o = hot.scaled_matmul ins(%q, %q : tensor<8x32xi8>, tensor<8x32xi8>) scales(%s, %s : tensor<2xf32>, tensor<2xf32>)
      outs(%init : tensor<8x8xf32>) maps [#mk, #nk, #mg, #mg, #mn] -> tensor<8x8xf32>
  return %o : tensor<8x8xf32>
}

// Codes that come from elsewhere.
// CHECK-LABEL: func.func @codes_given(
// CHECK:         hot.scaled_matmul
func.func @codes_given(%q: tensor<8x32xi8>, %s: tensor<f32>, %init: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %o = hot.scaled_matmul ins(%q, %q : tensor<8x32xi8>, tensor<8x32xi8>) scales(%s, %s : tensor<f32>, tensor<f32>)
      outs(%init : tensor<8x8xf32>) maps [#mk, #nk, #none, #none, #mn] -> tensor<8x8xf32>
  return %o : tensor<8x8xf32>
}

#bmk = affine_map<(b, m, n, k) -> (b, m, k)>
#bnk = affine_map<(b, m, n, k) -> (b, n, k)>
#bnone = affine_map<(b, m, n, k) -> ()>
#bmn = affine_map<(b, m, n, k) -> (b, m, n)>

// A batch.
// CHECK-LABEL: func.func @batch(
// CHECK:         hot.scaled_matmul
func.func @batch(%x: tensor<2x8x32xf32>, %qe: tensor<2x8x32xi8>, %se: tensor<f32>, %init: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %q, %s = hot.quantize %x per_tensor round nearest into %qe, %se : tensor<2x8x32xf32> -> tensor<2x8x32xi8>, tensor<f32>
  %o = hot.scaled_matmul ins(%q, %q : tensor<2x8x32xi8>, tensor<2x8x32xi8>) scales(%s, %s : tensor<f32>, tensor<f32>)
      outs(%init : tensor<2x8x8xf32>) maps [#bmk, #bnk, #bnone, #bnone, #bmn] -> tensor<2x8x8xf32>
  return %o : tensor<2x8x8xf32>
}
