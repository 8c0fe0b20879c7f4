// RUN: hot-opt %s --convert-hot-to-linalg --canonicalize --cse --split-input-file | FileCheck %s

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// An exact integer product, then one rescaling.
// CHECK-LABEL: func.func @plain(
// CHECK-NOT:     scf.for
// CHECK:         linalg.generic {{.*}}"reduction"]}{{.*}} outs(%{{.*}} : tensor<4x3xi32>)
// CHECK:           arith.extsi
// CHECK:           arith.muli
// CHECK:         linalg.generic
// CHECK:           %[[ACC:.+]] = arith.sitofp
// CHECK-NEXT:      %[[S:.+]] = arith.mulf
// CHECK-NEXT:      %[[V:.+]] = arith.mulf %[[ACC]], %[[S]]
// CHECK-NEXT:      linalg.yield %[[V]]
func.func @plain(%a: tensor<4x8xi8>, %b: tensor<8x3xi8>, %s: tensor<4xf32>, %t: tensor<3xf32>, %c: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<8x3xi8>) scales(%s, %t : tensor<4xf32>, tensor<3xf32>)
      outs(%c : tensor<4x3xf32>) maps [#mk, #kn, #m, #n, #mn] -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>

// An accumulated bf16 result is rounded once, at the end.
// CHECK-LABEL: func.func @accumulate(
// CHECK:           arith.extf %out : bf16 to f32
// CHECK-NEXT:      arith.addf
// CHECK-NEXT:      arith.truncf
func.func @accumulate(%a: tensor<4x8xi8>, %b: tensor<8x3xi8>, %s: tensor<f32>, %c: tensor<4x3xbf16>) -> tensor<4x3xbf16> {
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<8x3xi8>) scales(%s, %s : tensor<f32>, tensor<f32>)
      outs(%c : tensor<4x3xbf16>) maps [#mk, #kn, #none, #none, #mn] accumulate -> tensor<4x3xbf16>
  return %0 : tensor<4x3xbf16>
}

// -----

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#g = affine_map<(m, n, k) -> (k floordiv 16)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>

// Groups of K: the sum starts at 0 and ascends in f32. The last group is short.
// CHECK-LABEL: func.func @groups(
// CHECK:         linalg.fill
// CHECK:         scf.for %[[K:.+]] = %{{.*}} to %{{.*}} step %c16
// CHECK:           affine.min
// CHECK:           linalg.generic {{.*}}"reduction"]}{{.*}} outs(%{{.*}} : tensor<4x3xi32>)
// CHECK:           arith.addf %out
func.func @groups(%a: tensor<4x40xi8>, %b: tensor<40x3xi8>, %s: tensor<3xf32>, %t: tensor<f32>, %c: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x40xi8>, tensor<40x3xi8>) scales(%s, %t : tensor<3xf32>, tensor<f32>)
      outs(%c : tensor<4x3xf32>) maps [#mk, #kn, #g, #none, #mn] -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>

// The longest K that 32 bits hold needs no loop, one more needs chunks.
// CHECK-LABEL: func.func @fits(
// CHECK-NOT:     scf.for
// CHECK-NOT:     arith.addf
// CHECK:         return
func.func @fits(%a: tensor<4x131072xi8>, %b: tensor<131072x3xi8>, %s: tensor<f32>, %c: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x131072xi8>, tensor<131072x3xi8>) scales(%s, %s : tensor<f32>, tensor<f32>)
      outs(%c : tensor<4x3xf32>) maps [#mk, #kn, #none, #none, #mn] -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @chunks(
// CHECK:         scf.for %{{.*}} step %c131072
func.func @chunks(%a: tensor<4x131073xi8>, %b: tensor<131073x3xi8>, %s: tensor<f32>, %c: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x131073xi8>, tensor<131073x3xi8>) scales(%s, %s : tensor<f32>, tensor<f32>)
      outs(%c : tensor<4x3xf32>) maps [#mk, #kn, #none, #none, #mn] -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

#a = affine_map<(k, l, m, n) -> (k, m, l)>
#b = affine_map<(k, l, m, n) -> (l, k, n)>
#none = affine_map<(k, l, m, n) -> ()>
#c = affine_map<(k, l, m, n) -> (m, n)>

// Two loops of unknown size are summed over as one, in their order.
// CHECK-LABEL: func.func @joined(
// CHECK:         linalg.transpose {{.*}} permutation = [1, 0, 2]
// CHECK:         tensor.collapse_shape {{.*}} {{\[\[}}0], [1, 2]]
// CHECK:         linalg.transpose {{.*}} permutation = [2, 1, 0]
// CHECK:         tensor.collapse_shape {{.*}} {{\[\[}}0], [1, 2]]
// CHECK:         scf.for
func.func @joined(%a: tensor<?x4x?xi8>, %b: tensor<?x?x3xi8>, %s: tensor<f32>, %e: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = hot.scaled_matmul ins(%a, %b : tensor<?x4x?xi8>, tensor<?x?x3xi8>) scales(%s, %s : tensor<f32>, tensor<f32>)
      outs(%e : tensor<4x3xf32>) maps [#a, #b, #none, #none, #c] -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
