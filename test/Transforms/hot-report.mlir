// RUN: hot-report %s --scheme=hot --min-elements=0 | FileCheck %s
// RUN: hot-report %s --scheme=hot --min-elements=0 --layers=1 | FileCheck %s --check-prefix=SOME
// RUN: hot-report %s --scheme=hot --min-elements=20000 | FileCheck %s --check-prefix=LARGE
// RUN: hot-report %s --scheme=hot --min-elements=0 --gw-bits=0 --rank=16 | FileCheck %s --check-prefix=FLOAT

// After the rewrite, alone: the numbers of the layers are those from before.
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=0 layers=1" -o %t.mlir
// RUN: hot-report %t.mlir | FileCheck %s --check-prefix=ALONE

// The pass writes what the tool writes, and leaves the module alone.
// RUN: hot-opt %s --hot-report="format=json output=%t.json" -o %t.after.mlir
// RUN: hot-opt %s | diff %t.after.mlir -
// RUN: hot-report %s --format=json | diff %t.json -
// RUN: %python -m json.tool %t.json | FileCheck %s --check-prefix=JSON

#nt = affine_map<(m, n, k) -> (n, k)>
#mk = affine_map<(m, n, k) -> (m, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>

// Before and after. Of the second input 16 of 32 tokens stay as codes, 16 * 64
// bytes, and scales, 4 * 64. The first one is an argument, alive anyway.
// CHECK-LABEL: @two_layers, 2 linear layers
// CHECK-NEXT:  product sizes factors before after transform adds bit-operations before after ratio where
// CHECK-NEXT:  layer 0 forward L = 32, O = 64, I = 16 f32 x f32 the same 0 33554432 33554432 1.0000
// CHECK-NEXT:  layer 0 grad_weight L = 32, O = 64, I = 16 f32 x f32 i8 x i8, rank 8 of 16 5120 33554432 1048576 0.0312
// CHECK-NEXT:  layer 1 forward
// CHECK-NEXT:  layer 1 grad_input L = 32, O = 8, I = 64 f32 x f32 i4 x i4, hadamard block 16 6144 16777216 524288 0.0312
// CHECK-NEXT:  layer 1 grad_weight L = 32, O = 8, I = 64 f32 x f32 i8 x i8, rank 8 of 16 4608 16777216 524288 0.0312
// CHECK-NEXT:  saved by the forward part
// CHECK-NEXT:  saved type
// CHECK-NEXT:  both tensor<32x64xf32> 8192 elementwise
// CHECK-NEXT:  both tensor<32x8xf32> 1024 elementwise
// CHECK-NEXT:  before tensor<32x64xf32> 8192 linear_input float
// CHECK-NEXT:  after tensor<16x64xi8> 1024 linear_input codes
// CHECK-NEXT:  after tensor<64xf32> 256 linear_input scales
// CHECK-NEXT:  floats kept of inputs that are kept as codes too: none
// CHECK:       totals, in bytes and operations before after ratio
// CHECK-NEXT:  bytes saved, inputs of linear layers 8192 1280 0.1562
// CHECK-NEXT:  bytes saved, of these codes 0 1024 -
// CHECK-NEXT:  bytes saved, of these scales 0 256 -
// CHECK:       bytes saved, total 17408 10496 0.6029
// CHECK:       weight gradients, number 2 2
// CHECK-NEXT:  weight gradients, rewritten 0 2
// CHECK-NEXT:  weight gradients, multiply-adds 49152 24576 0.5000

// SOME:        layer 0 grad_weight {{.*}} f32 x f32 the same {{.*}}; not selected by layers
// SOME:        layer 1 grad_weight {{.*}} i8 x i8, rank 8 of 16
// SOME:        weight gradients, rewritten 0 1

// LARGE:       layer 0 grad_weight {{.*}} i8 x i8
// LARGE:       layer 1 grad_input {{.*}} the same {{.*}}; too small, L*O*I is below min-elements = 20000
// LARGE:       layer 1 grad_weight {{.*}} the same {{.*}}; too small, L*O*I is below min-elements = 20000

// Without codes, what is kept of x is the transformed float.
// FLOAT:       layer 1 grad_weight {{.*}} f32 x f32 f32 x f32, rank 16 of 16
// FLOAT:       after tensor<32x64xf32> 8192 linear_input float hot.low_rank

// JSON:        "ratios": null,
// JSON:        "name": "two_layers",
// JSON:        "version": 1

// ALONE:       layer 0 forward
// ALONE-NEXT:  layer 0 grad_weight f32 x f32 L = 32, O = 64, I = 16
// ALONE-NEXT:  layer 1 forward
// ALONE-NEXT:  layer 1 grad_input i4 x i4, hadamard block 16
// ALONE-NEXT:  layer 1 grad_weight i8 x i8, rank 8 of 16
// ALONE:       tensor<16x64xi8> 1024 linear_input codes
func.func @two_layers(%x: tensor<32x16xf32>, %w1: tensor<16x64xf32>, %w2: tensor<64x8xf32>)
    -> (tensor<f32>, tensor<16x64xf32>, tensor<64x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %zeros = arith.constant dense<0.0> : tensor<32x64xf32>
  %two = arith.constant dense<2.0> : tensor<32x8xf32>
  %e0 = tensor.empty() : tensor<32x64xf32>
  %e1 = tensor.empty() : tensor<32x8xf32>
  %e2 = tensor.empty() : tensor<64x8xf32>
  %e3 = tensor.empty() : tensor<16x64xf32>
  %e4 = tensor.empty() : tensor<f32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<32x64xf32>) -> tensor<32x64xf32>
  %h = linalg.matmul ins(%x, %w1 : tensor<32x16xf32>, tensor<16x64xf32>) outs(%f0 : tensor<32x64xf32>) -> tensor<32x64xf32>
  %a = arith.maximumf %h, %zeros : tensor<32x64xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<32x8xf32>) -> tensor<32x8xf32>
  %y = linalg.matmul ins(%a, %w2 : tensor<32x64xf32>, tensor<64x8xf32>) outs(%f1 : tensor<32x8xf32>) -> tensor<32x8xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction", "reduction"]}
      ins(%y : tensor<32x8xf32>) outs(%f4 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.mulf %in, %in : f32
    %t = arith.addf %out, %s : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %gy = arith.mulf %two, %y : tensor<32x8xf32>
  %ga = linalg.matmul indexing_maps = [#mk, #nt, #mn]
      ins(%gy, %w2 : tensor<32x8xf32>, tensor<64x8xf32>) outs(%f0 : tensor<32x64xf32>) -> tensor<32x64xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<64x8xf32>) -> tensor<64x8xf32>
  %gw2 = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%a, %gy : tensor<32x64xf32>, tensor<32x8xf32>) outs(%f2 : tensor<64x8xf32>) -> tensor<64x8xf32>
  %mask = arith.cmpf ogt, %h, %zeros : tensor<32x64xf32>
  %gh = arith.select %mask, %ga, %zeros : tensor<32x64xi1>, tensor<32x64xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<16x64xf32>) -> tensor<16x64xf32>
  %gw1 = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%x, %gh : tensor<32x16xf32>, tensor<32x64xf32>) outs(%f3 : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %loss, %gw1, %gw2 : tensor<f32>, tensor<16x64xf32>, tensor<64x8xf32>
}
