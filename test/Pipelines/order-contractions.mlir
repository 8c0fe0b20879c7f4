// RUN: hot-opt %s --hot-order-contractions --split-input-file | FileCheck %s

// Float: the columns of the result innermost, K keeps its place before them.
// CHECK-DAG:   #[[A:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG:   #[[B:.+]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG:   #[[C:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-LABEL: func.func @float(
// CHECK-NOT:     tensor.empty
// CHECK:         linalg.generic {indexing_maps = [#[[A]], #[[B]], #[[C]]], iterator_types = ["parallel", "reduction", "parallel"]}
func.func @float(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x3xf32>) outs(%c : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

// A right operand that is not contiguous along the columns is transposed first.
// CHECK-LABEL: func.func @transposed(
// CHECK-SAME:    %[[A:.+]]: tensor<4x8xf32>, %[[B:.+]]: tensor<3x8xf32>
// CHECK:         %[[T:.+]] = linalg.generic {{.*}} ins(%[[B]] : tensor<3x8xf32>)
// CHECK:         -> tensor<8x3xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[A]], %[[T]] :
func.func @transposed(%a: tensor<4x8xf32>, %b: tensor<3x8xf32>, %c: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<4x8xf32>, tensor<3x8xf32>) outs(%c : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

// Integers: K innermost, both operands contiguous along it; here neither is.
// CHECK-LABEL: func.func @integer(
// CHECK-COUNT-2: -> tensor<{{.*}}x8xi8>
// CHECK:         linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]} ins(%{{.*}}, %{{.*}} : tensor<4x8xi8>, tensor<3x8xi8>)
func.func @integer(%a: tensor<8x4xi8>, %b: tensor<8x3xi8>, %c: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<8x4xi8>, tensor<8x3xi8>) outs(%c : tensor<4x3xi32>) -> tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

// -----

// Several reduction loops keep their order.
// CHECK-DAG:   #[[A:.+]] = affine_map<(d0, d1, d2, d3) -> (d1, d2, d0)>
// CHECK-DAG:   #[[B:.+]] = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
// CHECK-LABEL: func.func @two_reductions(
// CHECK:         linalg.generic {indexing_maps = [#[[A]], #[[B]], {{.*}}], iterator_types = ["parallel", "reduction", "reduction", "parallel"]}
func.func @two_reductions(%a: tensor<2x5x4xf32>, %b: tensor<2x5x3xf32>, %c: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n, b, l) -> (b, l, m)>, affine_map<(m, n, b, l) -> (b, l, n)>, affine_map<(m, n, b, l) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%a, %b : tensor<2x5x4xf32>, tensor<2x5x3xf32>) outs(%c : tensor<4x3xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
