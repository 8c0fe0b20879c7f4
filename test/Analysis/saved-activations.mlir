// RUN: hot-opt %s --hot-report=output=- -o %t.mlir | FileCheck %s
// RUN: hot-opt %s | diff %t.mlir -

// What lives from the forward to the backward part, in bytes counted by hand.

#nt = affine_map<(m, n, k) -> (n, k)>
#mk = affine_map<(m, n, k) -> (m, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#id = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>

// a feeds the second layer: 32 * 64 * 4. h decides where its gradient passes:
// the same. y makes the first gradient: 32 * 8 * 4. x and w are arguments.
// CHECK-LABEL: @two_layers, 2 linear layers
// CHECK:         layer 0 forward      f32 x f32  L = 32, O = 64, I = 16          32768               0        33554432
// CHECK:         layer 0 grad_weight  f32 x f32  L = 32, O = 64, I = 16          32768
// CHECK:         layer 1 forward      f32 x f32  L = 32, O = 8, I = 64           16384
// CHECK:         layer 1 grad_input   f32 x f32  L = 32, O = 8, I = 64           16384
// CHECK:         layer 1 grad_weight  f32 x f32  L = 32, O = 8, I = 64           16384
// CHECK:       saved by the forward part, before saved-activations.mlir:[[# @LINE + 29]]:
// CHECK-NEXT:    type  bytes  group  form  made by  read by
// CHECK-NEXT:    tensor<32x64xf32>   8192  elementwise   float  linalg.matmul saved-activations.mlir:[[# @LINE + 15]]:8 arith.cmpf saved-activations.mlir:[[# @LINE + 33]]:
// CHECK-NEXT:    tensor<32x64xf32>   8192  linear_input  float  arith.maximumf saved-activations.mlir:[[# @LINE + 15]]:8 layer 1 grad_weight saved-activations.mlir:[[# @LINE + 30]]:
// CHECK-NEXT:    tensor<32x8xf32>    1024  elementwise   float  linalg.matmul {{.*}} arith.mulf saved-activations.mlir:[[# @LINE + 25]]:
// CHECK-NEXT:  not counted: arguments 4096 bytes (2), made of constants 17408 bytes (3)
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

// x is needed by its gradient and, as a view, by another op: one buffer of
// 20 * 8 * 4. The transposed copy is a buffer of its own.
// CHECK-LABEL: @views_and_copies, 1 linear layers
// CHECK:       saved by
// CHECK-NEXT:    type
// CHECK-NEXT:    tensor<20x8xf32>     640  linear_input  float  math.absf {{.*}} layer 0 grad_weight {{[^,]*}}, math.exp {{[^,]*$}}
// CHECK-NEXT:    tensor<8x20xf32>     640  elementwise   float  linalg.transpose {{.*}} math.sin {{[^,]*$}}
// CHECK-NEXT:    tensor<20x6xf32>     480  elementwise   float  linalg.matmul
// CHECK-NEXT:  not counted
func.func @views_and_copies(%x0: tensor<20x8xf32>, %w: tensor<8x6xf32>)
    -> (tensor<8x6xf32>, tensor<160xf32>, tensor<8x20xf32>) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<20x6xf32>
  %e1 = tensor.empty() : tensor<8x6xf32>
  %e2 = tensor.empty() : tensor<8x20xf32>
  %x = math.absf %x0 : tensor<20x8xf32>
  %flat = tensor.collapse_shape %x [[0, 1]] : tensor<20x8xf32> into tensor<160xf32>
  %xt = linalg.transpose ins(%x : tensor<20x8xf32>) outs(%e2 : tensor<8x20xf32>) permutation = [1, 0]
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %gy = math.cos %y : tensor<20x6xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%x, %gy : tensor<20x8xf32>, tensor<20x6xf32>) outs(%f1 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %u = math.exp %flat : tensor<160xf32>
  %v = math.sin %xt : tensor<8x20xf32>
  return %gw, %u, %v : tensor<8x6xf32>, tensor<160xf32>, tensor<8x20xf32>
}

// A size of %z is no read of it, and a destination is none that nothing reads.
// The result %z is the forward part's: the boundary is behind it.
// CHECK-LABEL: @no_reads, 1 linear layers
// CHECK:       saved by the forward part, before saved-activations.mlir:[[# @LINE + 16]]:
// CHECK-NEXT:    type
// CHECK-NEXT:    tensor<?x8xf32>  32*?  linear_input  float  math.absf
// CHECK-NEXT:    tensor<?x6xf32>  24*?  elementwise   float  linalg.matmul
// CHECK-NEXT:  not counted: arguments 0 bytes (0),
func.func @no_reads(%x0: tensor<?x8xf32>, %w: tensor<8x6xf32>)
    -> (tensor<?x8xf32>, tensor<8x6xf32>, tensor<?x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %x = math.absf %x0 : tensor<?x8xf32>
  %rows = tensor.dim %x0, %c0 : tensor<?x8xf32>
  %e0 = tensor.empty(%rows) : tensor<?x6xf32>
  %e1 = tensor.empty() : tensor<8x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x6xf32>) -> tensor<?x6xf32>
  %y = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<?x6xf32>) -> tensor<?x6xf32>
  %z = math.sin %x : tensor<?x8xf32>
  %gy = math.cos %y : tensor<?x6xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%x, %gy : tensor<?x8xf32>, tensor<?x6xf32>) outs(%f1 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %again = tensor.dim %z, %c0 : tensor<?x8xf32>
  %e2 = tensor.empty(%again) : tensor<?x8xf32>
  %u = linalg.fill ins(%zero : f32) outs(%z : tensor<?x8xf32>) -> tensor<?x8xf32>
  %v = linalg.exp ins(%u : tensor<?x8xf32>) outs(%e2 : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %z, %gw, %v : tensor<?x8xf32>, tensor<8x6xf32>, tensor<?x8xf32>
}

// Of x, codes of half a byte: 16 * 8 / 2, and a scale for each column. The float
// is there as well, for the sine: the copy that the report asks about.
// CHECK-LABEL: @compressed, 1 linear layers
// CHECK:         layer 0 forward      f32 x f32                L = 20, O = 6, I = 8            960
// CHECK:         layer 0 grad_weight  i4 x i4, rank 8 of 16    L = 20, O = 6, I = 8            768             896           12288
// CHECK:       saved by
// CHECK-NEXT:    type
// CHECK-NEXT:    tensor<20x8xf32>    640  elementwise   float   math.absf
// CHECK-NEXT:    tensor<16x8xi4>      64  linear_input  codes   hot.quantize {{.*}} layer 0 grad_weight
// CHECK-NEXT:    tensor<8xf32>        32  linear_input  scales  hot.quantize {{.*}} layer 0 grad_weight
// CHECK-NEXT:    tensor<20x6xf32>    480  elementwise   float   linalg.matmul
// CHECK-NEXT:  floats kept of inputs that are kept as codes too:
// CHECK-NEXT:    tensor<20x8xf32> of math.absf saved-activations.mlir:[[# @LINE + 11]]:8 is kept by math.sin saved-activations.mlir:[[# @LINE + 21]]:
func.func @compressed(%x0: tensor<20x8xf32>, %w: tensor<8x6xf32>) -> (tensor<6x8xf32>, tensor<20x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<20x6xf32>
  %e1 = tensor.empty() : tensor<6x8xf32>
  %p0 = tensor.empty() : tensor<16x8xf32>
  %q0 = tensor.empty() : tensor<16x8xi4>
  %s0 = tensor.empty() : tensor<8xf32>
  %p1 = tensor.empty() : tensor<16x6xf32>
  %q1 = tensor.empty() : tensor<16x6xi4>
  %s1 = tensor.empty() : tensor<6xf32>
  %x = math.absf %x0 : tensor<20x8xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %p0 : tensor<20x8xf32> -> tensor<16x8xf32>
  %xq:2 = hot.quantize %xp per_axis 1 round nearest into %q0, %s0 : tensor<16x8xf32> -> tensor<16x8xi4>, tensor<8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %gy = math.cos %y : tensor<20x6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %p1 : tensor<20x6xf32> -> tensor<16x6xf32>
  %gq:2 = hot.quantize %gp per_axis 1 round nearest into %q1, %s1 : tensor<16x6xf32> -> tensor<16x6xi4>, tensor<6xf32>
  %gw = hot.scaled_matmul ins(%gq#0, %xq#0 : tensor<16x6xi4>, tensor<16x8xi4>) scales(%gq#1, %xq#1 : tensor<6xf32>, tensor<8xf32>)
      outs(%e1 : tensor<6x8xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<6x8xf32>
  %v = math.sin %x : tensor<20x8xf32>
  return %gw, %v : tensor<6x8xf32>, tensor<20x8xf32>
}

// Layers in loops. The stack that crosses is saved: 3 * 20 * 8 * 4; of the
// products the bodies count once.
// CHECK-LABEL: @loops, 1 linear layers
// CHECK:         layer 0 forward {{.*}} 1280 {{.*}}; in a loop, 3 times
// CHECK:         layer 0 grad_input {{.*}} 1280 {{.*}}; in a loop, 3 times
// CHECK:         layer 0 grad_weight {{.*}} 1280 {{.*}}; in a loop, 3 times
// CHECK:       saved by
// CHECK-NEXT:    type
// CHECK-NEXT:    tensor<20x8xf32>      640  elementwise   float  scf.for
// CHECK-NEXT:    tensor<3x20x8xf32>   1920  linear_input  float  scf.for {{.*}} layer 0 grad_weight
// CHECK-NEXT:  not counted: arguments 768 bytes (1),
func.func @loops(%x0: tensor<20x8xf32>, %w: tensor<3x8x8xf32>) -> (tensor<3x8x8xf32>, tensor<20x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %e0 = tensor.empty() : tensor<20x8xf32>
  %e1 = tensor.empty() : tensor<8x8xf32>
  %xs = tensor.empty() : tensor<3x20x8xf32>
  %gs = tensor.empty() : tensor<3x8x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %forward:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %x0, %stack = %xs) -> (tensor<20x8xf32>, tensor<3x20x8xf32>) {
    %wi = tensor.extract_slice %w[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<3x8x8xf32> to tensor<8x8xf32>
    %y = linalg.matmul ins(%x, %wi : tensor<20x8xf32>, tensor<8x8xf32>) outs(%f0 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %next = tensor.insert_slice %x into %stack[%i, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<20x8xf32> into tensor<3x20x8xf32>
    scf.yield %y, %next : tensor<20x8xf32>, tensor<3x20x8xf32>
  }
  %gy = math.cos %forward#0 : tensor<20x8xf32>
  %backward:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %gy, %stack = %gs) -> (tensor<20x8xf32>, tensor<3x8x8xf32>) {
    %j = arith.subi %c2, %i : index
    %wi = tensor.extract_slice %w[%j, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<3x8x8xf32> to tensor<8x8xf32>
    %x = tensor.extract_slice %forward#1[%j, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<3x20x8xf32> to tensor<20x8xf32>
    %gx = linalg.matmul indexing_maps = [#mk, #nt, #mn]
        ins(%g, %wi : tensor<20x8xf32>, tensor<8x8xf32>) outs(%f0 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %gw = linalg.matmul indexing_maps = [#km, #kn, #mn]
        ins(%x, %g : tensor<20x8xf32>, tensor<20x8xf32>) outs(%f1 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %next = tensor.insert_slice %gw into %stack[%j, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<8x8xf32> into tensor<3x8x8xf32>
    scf.yield %gx, %next : tensor<20x8xf32>, tensor<3x8x8xf32>
  }
  return %backward#1, %backward#0 : tensor<3x8x8xf32>, tensor<20x8xf32>
}

// A loop collects codes and scales, as a compression of what loops hand over
// would: 3 * 16 * 8 and 3 * 8 * 4. Of the floats there is a stack as well.
// CHECK-LABEL: @compressed_loops, 1 linear layers
// CHECK:         layer 0 forward f32 x f32 L = 20, O = 8, I = 8 1280
// CHECK:         layer 0 grad_weight i8 x i8, rank 8 of 16 L = 20, O = 8, I = 8 1024
// CHECK:       saved by
// CHECK-NEXT:    type
// CHECK-NEXT:    tensor<20x8xf32> 640 elementwise float scf.for
// CHECK-NEXT:    tensor<3x20x8xf32> 1920 elementwise float scf.for {{.*}} math.sin
// CHECK-NEXT:    tensor<3x16x8xi8> 384 linear_input codes scf.for {{.*}} layer 0 grad_weight
// CHECK-NEXT:    tensor<3x8xf32> 96 linear_input scales scf.for {{.*}} layer 0 grad_weight
// CHECK-NEXT:  floats kept of inputs that are kept as codes too:
// CHECK-NEXT:    tensor<3x20x8xf32> of scf.for {{.*}} is kept by math.sin
func.func @compressed_loops(%x0: tensor<20x8xf32>, %w: tensor<3x8x8xf32>) -> (tensor<3x8x8xf32>, tensor<3x20x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e0 = tensor.empty() : tensor<20x8xf32>
  %e1 = tensor.empty() : tensor<8x8xf32>
  %p0 = tensor.empty() : tensor<16x8xf32>
  %q0 = tensor.empty() : tensor<16x8xi8>
  %s0 = tensor.empty() : tensor<8xf32>
  %xs = tensor.empty() : tensor<3x20x8xf32>
  %qs = tensor.empty() : tensor<3x16x8xi8>
  %ss = tensor.empty() : tensor<3x8xf32>
  %gs = tensor.empty() : tensor<3x8x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %forward:4 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %x0, %stack = %xs, %codes = %qs, %scales = %ss)
      -> (tensor<20x8xf32>, tensor<3x20x8xf32>, tensor<3x16x8xi8>, tensor<3x8xf32>) {
    %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %p0 : tensor<20x8xf32> -> tensor<16x8xf32>
    %xq:2 = hot.quantize %xp per_axis 1 round nearest into %q0, %s0 : tensor<16x8xf32> -> tensor<16x8xi8>, tensor<8xf32>
    %wi = tensor.extract_slice %w[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<3x8x8xf32> to tensor<8x8xf32>
    %y = linalg.matmul ins(%x, %wi : tensor<20x8xf32>, tensor<8x8xf32>) outs(%f0 : tensor<20x8xf32>) -> tensor<20x8xf32>
    %a = tensor.insert_slice %x into %stack[%i, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<20x8xf32> into tensor<3x20x8xf32>
    %b = tensor.insert_slice %xq#0 into %codes[%i, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<16x8xi8> into tensor<3x16x8xi8>
    %c = tensor.insert_slice %xq#1 into %scales[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<3x8xf32>
    scf.yield %y, %a, %b, %c : tensor<20x8xf32>, tensor<3x20x8xf32>, tensor<3x16x8xi8>, tensor<3x8xf32>
  }
  %gy = math.cos %forward#0 : tensor<20x8xf32>
  %backward = scf.for %i = %c0 to %c3 step %c1 iter_args(%stack = %gs) -> tensor<3x8x8xf32> {
    %codes = tensor.extract_slice %forward#2[%i, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<3x16x8xi8> to tensor<16x8xi8>
    %scales = tensor.extract_slice %forward#3[%i, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
    %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %p0 : tensor<20x8xf32> -> tensor<16x8xf32>
    %gq:2 = hot.quantize %gp per_axis 1 round nearest into %q0, %s0 : tensor<16x8xf32> -> tensor<16x8xi8>, tensor<8xf32>
    %gw = hot.scaled_matmul ins(%gq#0, %codes : tensor<16x8xi8>, tensor<16x8xi8>) scales(%gq#1, %scales : tensor<8xf32>, tensor<8xf32>)
        outs(%e1 : tensor<8x8xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<8x8xf32>
    %next = tensor.insert_slice %gw into %stack[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<8x8xf32> into tensor<3x8x8xf32>
    scf.yield %next : tensor<3x8x8xf32>
  }
  %v = math.sin %forward#1 : tensor<3x20x8xf32>
  return %backward, %v : tensor<3x8x8xf32>, tensor<3x20x8xf32>
}

// All of the training in one loop: the boundary is in its body.
// CHECK-LABEL: @steps, 1 linear layers
// CHECK:       saved by the forward part, before saved-activations.mlir:[[# @LINE + 14]]:
// CHECK-NEXT:    type
// CHECK-NEXT:    tensor<20x8xf32> {{.*}} linear_input {{.*}} layer 0 grad_weight
// CHECK-NEXT:    tensor<20x6xf32> {{.*}} elementwise
// CHECK-NEXT:  not counted: arguments 192 bytes (1),
func.func @steps(%x0: tensor<20x8xf32>, %w0: tensor<8x6xf32>, %n: index) -> tensor<8x6xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e0 = tensor.empty() : tensor<20x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %w = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %w0) -> tensor<8x6xf32> {
    %x = math.absf %x0 : tensor<20x8xf32>
    %y = linalg.matmul {hot.role = "forward"} ins(%x, %w0 : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
    %gy = math.cos %y : tensor<20x6xf32>
    %next = linalg.matmul indexing_maps = [#km, #kn, #mn] {hot.role = "grad_weight"}
        ins(%x, %gy : tensor<20x8xf32>, tensor<20x6xf32>) outs(%sum : tensor<8x6xf32>) -> tensor<8x6xf32>
    scf.yield %next : tensor<8x6xf32>
  }
  return %w : tensor<8x6xf32>
}

// The gradient of the bias is a result, too, and made before that of the weight:
// it is of the backward part, as %gy is. A piece of an argument is the argument,
// its transposed copy is a tensor: 6 * 8 * 4.
// CHECK-LABEL: @bias_and_piece, 1 linear layers
// CHECK:       saved by the forward part, before saved-activations.mlir:[[# @LINE + 16]]:
// CHECK-NEXT:    type
// CHECK-NEXT:    tensor<20x8xf32> 640 linear_input float math.absf {{.*}} layer 0 grad_weight
// CHECK-NEXT:    tensor<6x8xf32> 192 argument float linalg.transpose {{.*}} layer 0 grad_input
// CHECK-NEXT:    tensor<20x6xf32> 480 elementwise float linalg.matmul {{.*}} math.cos
// CHECK-NEXT:  not counted: arguments 384 bytes (1), made of constants
func.func @bias_and_piece(%x0: tensor<20x8xf32>, %ws: tensor<2x8x6xf32> {hot.weight})
    -> (tensor<6xf32>, tensor<8x6xf32>, tensor<20x8xf32>, tensor<8x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %x = math.absf %x0 : tensor<20x8xf32>
  %w = tensor.extract_slice %ws[1, 0, 0] [1, 8, 6] [1, 1, 1] : tensor<2x8x6xf32> to tensor<8x6xf32>
  %e0 = tensor.empty() : tensor<6x8xf32>
  %wt = linalg.transpose ins(%w : tensor<8x6xf32>) outs(%e0 : tensor<6x8xf32>) permutation = [1, 0]
  %e1 = tensor.empty() : tensor<20x6xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f1 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %gy = math.cos %y : tensor<20x6xf32>
  %e2 = tensor.empty() : tensor<6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<6xf32>) -> tensor<6xf32>
  %gb = linalg.reduce ins(%gy : tensor<20x6xf32>) outs(%f2 : tensor<6xf32>) dimensions = [0]
      (%in: f32, %out: f32) {
        %sum = arith.addf %in, %out : f32
        linalg.yield %sum : f32
      }
  %e3 = tensor.empty() : tensor<20x8xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %gx = linalg.matmul ins(%gy, %wt : tensor<20x6xf32>, tensor<6x8xf32>) outs(%f3 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %e4 = tensor.empty() : tensor<8x6xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%x, %gy : tensor<20x8xf32>, tensor<20x6xf32>) outs(%f4 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %decayed = math.tanh %w : tensor<8x6xf32>
  return %gb, %gw, %gx, %decayed : tensor<6xf32>, tensor<8x6xf32>, tensor<20x8xf32>, tensor<8x6xf32>
}

// Nothing trains here.
// CHECK-LABEL: @forward_only, 0 linear layers, no backward pass
// CHECK-NEXT:    product
// CHECK-NEXT:    other    f32 x f32                  960               0          983040  saved-activations.mlir:{{.*}}; no gradient product shares its operands
// CHECK-NOT:     saved by
func.func @forward_only(%x: tensor<20x8xf32>, %w: tensor<8x6xf32>, %e: tensor<20x6xf32>) -> tensor<20x6xf32> {
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%e : tensor<20x6xf32>) -> tensor<20x6xf32>
  return %y : tensor<20x6xf32>
}

// Which ops come before which is not clear.
// CHECK-LABEL: @blocks, 1 linear layers
// CHECK:         layer 0 grad_weight
// CHECK-NEXT:  saved tensors not known: control flow between blocks
func.func @blocks(%x: tensor<20x8xf32>, %w: tensor<8x6xf32>, %e0: tensor<20x6xf32>, %e1: tensor<8x6xf32>, %c: i1) -> tensor<8x6xf32> {
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  cf.cond_br %c, ^a, ^b
^a:
  %gy = math.cos %y : tensor<20x6xf32>
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%x, %gy : tensor<20x8xf32>, tensor<20x6xf32>) outs(%e1 : tensor<8x6xf32>) -> tensor<8x6xf32>
  return %gw : tensor<8x6xf32>
^b:
  return %e1 : tensor<8x6xf32>
}

// Too late for a report: buffers are not followed, and L is not known.
// CHECK-LABEL: @buffers, 1 linear layers
// CHECK:         layer 0 grad_weight i8 x i8 L = ?, O = 6, I = 8 768
// CHECK-NEXT:  saved tensors not known: buffers instead of tensors
func.func @buffers(%gq: memref<16x6xi8>, %xq: memref<16x8xi8>, %gs: memref<6xf32>, %xs: memref<8xf32>, %out: memref<6x8xf32>) {
  hot.scaled_matmul ins(%gq, %xq : memref<16x6xi8>, memref<16x8xi8>) scales(%gs, %xs : memref<6xf32>, memref<8xf32>)
      outs(%out : memref<6x8xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}}
  return
}
