// RUN: hot-opt %s --hot-report=output=- -o /dev/null | FileCheck %s

// Forward and backward as two functions: what hot.saved links is saved.

#mk = affine_map<(m, n, k) -> (m, k)>
#nt = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: @forward,
// CHECK-NOT:   saved by
func.func @forward(%x0: tensor<20x8xf32>, %w: tensor<8x6xf32>)
    -> (tensor<20x6xf32>, tensor<20x8xf32> {hot.saved = 0 : i64}, tensor<160xf32> {hot.saved = 1 : i64},
        tensor<8x6xf32> {hot.saved = 2 : i64}, tensor<20x6xf32> {hot.saved = 3 : i64}, tensor<20x6xf32> {hot.saved = 4 : i64}) {
  %zero = arith.constant 0.0 : f32
  %x = math.absf %x0 : tensor<20x8xf32>
  %flat = tensor.collapse_shape %x [[0, 1]] : tensor<20x8xf32> into tensor<160xf32>
  %e0 = tensor.empty() : tensor<20x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %s = math.sin %y : tensor<20x6xf32>
  return %y, %x, %flat, %w, %s, %y : tensor<20x6xf32>, tensor<20x8xf32>, tensor<160xf32>, tensor<8x6xf32>, tensor<20x6xf32>, tensor<20x6xf32>
}

// %x and %flat are one buffer, %w is an argument there, nothing reads %unused,
// and %gy is of the backward pass.
// CHECK-LABEL: @backward,
// CHECK:       saved by @forward for this function:
// CHECK-NEXT:    type
// CHECK-NEXT:    tensor<20x8xf32>    640  linear_input  float  math.absf {{.*}} layer {{.}} grad_weight {{.*}}, math.exp {{[^,]*$}}
// CHECK-NEXT:    tensor<20x6xf32>    480  elementwise   float  math.sin {{.*}} arith.mulf
// CHECK-NEXT:  not counted: arguments 672 bytes (2), made of constants
func.func @backward(%x: tensor<20x8xf32> {hot.saved = 0 : i64}, %flat: tensor<160xf32> {hot.saved = 1 : i64},
    %w: tensor<8x6xf32> {hot.saved = 2 : i64}, %s: tensor<20x6xf32> {hot.saved = 3 : i64},
    %unused: tensor<20x6xf32> {hot.saved = 4 : i64}, %gz: tensor<20x6xf32>)
    -> (tensor<20x8xf32>, tensor<6x8xf32>, tensor<160xf32>) {
  %zero = arith.constant 0.0 : f32
  %gy = arith.mulf %gz, %s : tensor<20x6xf32>
  %e0 = tensor.empty() : tensor<20x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %gx = linalg.matmul indexing_maps = [#mk, #nt, #mn] {hot.role = "grad_input"}
      ins(%gy, %w : tensor<20x6xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %e1 = tensor.empty() : tensor<6x8xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] {hot.role = "grad_weight"}
      ins(%gy, %x : tensor<20x6xf32>, tensor<20x8xf32>) outs(%f1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %u = math.exp %flat : tensor<160xf32>
  return %gx, %gw, %u : tensor<20x8xf32>, tensor<6x8xf32>, tensor<160xf32>
}

// Nothing links this one: its arguments are not counted.
// CHECK-LABEL: @alone, 1 linear layers
// CHECK:       saved by the forward part
// CHECK-NEXT:    nothing
// CHECK-NEXT:  not counted: arguments 1120 bytes (2)
func.func @alone(%x: tensor<20x8xf32>, %gy: tensor<20x6xf32>) -> tensor<6x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<6x8xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] {hot.role = "grad_weight"}
      ins(%gy, %x : tensor<20x6xf32>, tensor<20x8xf32>) outs(%f1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %gw : tensor<6x8xf32>
}
