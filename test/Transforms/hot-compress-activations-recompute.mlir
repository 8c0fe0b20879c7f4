// RUN: hot-opt %s -split-input-file --hot-compress-activations=recompute=cheap | FileCheck %s
// RUN: hot-opt %s -split-input-file --pass-pipeline="builtin.module(hot-compress-activations{recompute=cheap},cse,hot-compress-activations{recompute=cheap},cse)" | FileCheck %s
// RUN: hot-opt %s -split-input-file --hot-compress-activations | FileCheck %s --check-prefix=NONE
// RUN: not hot-opt %s -split-input-file --hot-compress-activations=recompute=all 2>&1 | FileCheck %s --check-prefix=WRONG

// Tensors of the forward part that the backward part reads: made again there, if
// what they are made of is there, too, or fewer bytes.

// WRONG: error: hot-compress-activations: recompute must be none or cheap, but is 'all'
// NONE-NOT: hot.recomputed

#mn = affine_map<(m, n, k) -> (m, n)>
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// Two functions of one h: h is saved. The row sums are no cheap op: they are saved,
// and read as they are.
// CHECK-LABEL: func.func @activation(
// CHECK:         %[[H:.*]] = linalg.matmul
// CHECK:         %[[R:.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]
// CHECK:         %[[GY:.*]] = math.exp
// CHECK:         linalg.matmul {{.*}}hot.product
// CHECK:         %[[S:.*]] = math.sin %[[H]] {hot.recomputed}
// CHECK-NEXT:    %[[M:.*]] = arith.mulf {{.*}}, %[[S]]
// CHECK:         %[[C:.*]] = math.cos %[[H]] {hot.recomputed}
// CHECK-NEXT:    arith.mulf %[[M]], %[[C]]
// CHECK:         linalg.generic {{.*}} ins(%[[R]]
func.func @activation(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>, %v: tensor<6x6xf32>, %z: tensor<8x6xf32>, %zr: tensor<8xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>) {
  %h = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x6xf32>) outs(%z : tensor<8x6xf32>) -> tensor<8x6xf32>
  %s = math.sin %h : tensor<8x6xf32>
  %c = math.cos %h : tensor<8x6xf32>
  %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%s : tensor<8x6xf32>) outs(%zr : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  %y = linalg.matmul ins(%s, %v : tensor<8x6xf32>, tensor<6x6xf32>) outs(%z : tensor<8x6xf32>) -> tensor<8x6xf32>
  %gy = math.exp %y : tensor<8x6xf32>
  %g = linalg.matmul indexing_maps = [#mk, #nk, #mn] {hot.product = {layer = 0 : i64, role = "grad_input"}} ins(%gy, %v : tensor<8x6xf32>, tensor<6x6xf32>) outs(%z : tensor<8x6xf32>) -> tensor<8x6xf32>
  %gs = arith.mulf %g, %s : tensor<8x6xf32>
  %gc = arith.mulf %gs, %c : tensor<8x6xf32>
  %gr = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%r : tensor<8xf32>) outs(%gc : tensor<8x6xf32>) {
  ^bb0(%a: f32, %b: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<8x6xf32>
  return %gr, %gs : tensor<8x6xf32>, tensor<8x6xf32>
}

// -----

// A near miss: one function of h has as many bytes as h. Another near miss: an op
// that reads a tensor from outside in its body may be a gather.
#mn = affine_map<(m, n, k) -> (m, n)>
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#id = affine_map<(i, j) -> (i, j)>
// CHECK-LABEL: func.func @as_many_bytes(
// CHECK-NOT:     hot.recomputed
func.func @as_many_bytes(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>, %v: tensor<6x6xf32>, %z: tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>) {
  %c0 = arith.constant 0 : index
  %h = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x6xf32>) outs(%z : tensor<8x6xf32>) -> tensor<8x6xf32>
  %s = math.sin %h : tensor<8x6xf32>
  %e = tensor.empty() : tensor<8x6xf32>
  %gathered = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x6xf32>) {
  ^bb0(%b: f32):
    %first = tensor.extract %h[%c0, %c0] : tensor<8x6xf32>
    linalg.yield %first : f32
  } -> tensor<8x6xf32>
  %y = linalg.matmul ins(%s, %v : tensor<8x6xf32>, tensor<6x6xf32>) outs(%z : tensor<8x6xf32>) -> tensor<8x6xf32>
  %gy = math.exp %y : tensor<8x6xf32>
  %g = linalg.matmul indexing_maps = [#mk, #nk, #mn] {hot.product = {layer = 0 : i64, role = "grad_input"}} ins(%gy, %v : tensor<8x6xf32>, tensor<6x6xf32>) outs(%z : tensor<8x6xf32>) -> tensor<8x6xf32>
  %gs = arith.mulf %g, %s : tensor<8x6xf32>
  %gg = arith.mulf %g, %gathered : tensor<8x6xf32>
  return %gs, %gg : tensor<8x6xf32>, tensor<8x6xf32>
}
