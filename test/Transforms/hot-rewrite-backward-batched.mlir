// RUN: hot-opt %s -split-input-file --hot-rewrite-backward="min-elements=0" -verify-diagnostics | FileCheck %s
// RUN: hot-opt %s -split-input-file --hot-rewrite-backward="min-elements=0 granularity=per_tensor" 2>/dev/null | FileCheck %s --check-prefix=TENSOR
// RUN: hot-opt %s -split-input-file --hot-rewrite-backward="min-elements=0 rank=16 gx-bits=0 gw-bits=0" 2>/dev/null | FileCheck %s --check-prefix=FLOAT

// A matrix of weights for each element of a batch: transforms and scales stay
// inside one element.

#mk = affine_map<(e, m, n, k) -> (e, m, k)>
#nk = affine_map<(e, m, n, k) -> (e, n, k)>
#km = affine_map<(e, m, n, k) -> (e, k, m)>
#kn = affine_map<(e, m, n, k) -> (e, k, n)>
#mn = affine_map<(e, m, n, k) -> (e, m, n)>

// CHECK-DAG: #[[EKM:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
// CHECK-DAG: #[[EKN:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-DAG: #[[EMK:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-DAG: #[[ENK:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
// CHECK-DAG: #[[EM:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
// CHECK-DAG: #[[EN:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
// CHECK-DAG: #[[EMN:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>

// CHECK-LABEL: func.func @experts(
// CHECK:         %[[X:.*]] = math.absf
// CHECK:         %[[XP:.*]] = hot.low_rank %[[X]] along 1 block 16 rank 8 padding edge into %{{.*}} : tensor<3x20x8xf32> -> tensor<3x16x8xf32>
// CHECK:         %[[XQ:.*]]:2 = hot.quantize %[[XP]] per_axis [0, 2] round nearest {{.*}} -> tensor<3x16x8xi8>, tensor<3x8xf32>
// CHECK:         %[[GY:.*]] = math.cos
// CHECK:         %[[GP:.*]] = hot.low_rank %[[GY]] along 1 block 16 rank 8 padding zero
// CHECK:         %[[GQ:.*]]:2 = hot.quantize %[[GP]] per_axis [0, 2] round pseudo_stochastic {{.*}} -> tensor<3x16x6xi8>, tensor<3x6xf32>
// CHECK:         hot.scaled_matmul ins(%[[GQ]]#0, %[[XQ]]#0 : {{.*}}) scales(%[[GQ]]#1, %[[XQ]]#1 : {{.*}})
// CHECK-SAME:      maps [#[[EKM]], #[[EKN]], #[[EM]], #[[EN]], #[[EMN]]] {{.*}} -> tensor<3x6x8xf32>
// CHECK:         hot.hadamard {{.*}} along 2 block 16
// CHECK:         hot.quantize {{.*}} per_axis [0, 1] round nearest {{.*}} -> tensor<3x8x16xi4>, tensor<3x8xf32>
// CHECK:         hot.hadamard %[[GY]] along 2 block 16
// CHECK:         hot.quantize {{.*}} per_axis [0, 1] round pseudo_stochastic {{.*}} -> tensor<3x20x16xi4>, tensor<3x20xf32>
// CHECK:         hot.scaled_matmul {{.*}} maps [#[[EMK]], #[[ENK]], #[[EM]], #[[EN]], #[[EMN]]] {{.*}} -> tensor<3x20x8xf32>

// One scale for each element of the batch, not one for all of them.
// TENSOR-DAG:   #[[E:.*]] = affine_map<(d0, d1, d2, d3) -> (d0)>
// TENSOR-LABEL: func.func @experts(
// TENSOR:         hot.quantize {{.*}} per_axis 0 round pseudo_stochastic {{.*}} -> tensor<3x20x16xi4>, tensor<3xf32>
// TENSOR:         hot.scaled_matmul {{.*}} maps [#{{.*}}, #{{.*}}, #[[E]], #{{.*}}, #{{.*}}] {{.*}} -> tensor<3x20x8xf32>

// FLOAT-LABEL: func.func @experts(
// FLOAT-NOT:     hot.quantize
// FLOAT:         linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "parallel", "reduction"]
func.func @experts(%x0: tensor<3x20x8xf32>, %w: tensor<3x8x6xf32>) -> (tensor<3x6x8xf32>, tensor<3x20x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %x = math.absf %x0 : tensor<3x20x8xf32>
  %ey = tensor.empty() : tensor<3x20x6xf32>
  %zy = linalg.fill ins(%zero : f32) outs(%ey : tensor<3x20x6xf32>) -> tensor<3x20x6xf32>
  // expected-remark @below {{left alone: forward product of layer 0}}
  %y = linalg.batch_matmul ins(%x, %w : tensor<3x20x8xf32>, tensor<3x8x6xf32>) outs(%zy : tensor<3x20x6xf32>) -> tensor<3x20x6xf32>
  %gy = math.cos %y : tensor<3x20x6xf32>
  %ew = tensor.empty() : tensor<3x6x8xf32>
  %zw = linalg.fill ins(%zero : f32) outs(%ew : tensor<3x6x8xf32>) -> tensor<3x6x8xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_weight, batch = 3, L = 20, O = 6, I = 8, rank 8 of 16, i8 x i8}}
  %gw = linalg.batch_matmul indexing_maps = [#km, #kn, #mn] ins(%gy, %x : tensor<3x20x6xf32>, tensor<3x20x8xf32>) outs(%zw : tensor<3x6x8xf32>) -> tensor<3x6x8xf32>
  %ex = tensor.empty() : tensor<3x20x8xf32>
  %zx = linalg.fill ins(%zero : f32) outs(%ex : tensor<3x20x8xf32>) -> tensor<3x20x8xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_input, batch = 3, L = 20, O = 6, I = 8, hadamard block 16, i4 x i4}}
  %gx = linalg.batch_matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %w : tensor<3x20x6xf32>, tensor<3x8x6xf32>) outs(%zx : tensor<3x20x8xf32>) -> tensor<3x20x8xf32>
  return %gw, %gx : tensor<3x6x8xf32>, tensor<3x20x8xf32>
}

// -----

// The batch is not the outermost axis: it is moved there, and back; and the
// tensor that gx is added to goes the same way. Sizes may be dynamic.
#lei = affine_map<(e, l, o, i) -> (l, e, i)>
#eio = affine_map<(e, l, o, i) -> (e, i, o)>
#elo = affine_map<(e, l, o, i) -> (e, l, o)>

// CHECK-LABEL: func.func @batch_inside(
// CHECK-SAME:    %[[SUM:[a-z0-9]+]]: tensor<?x2x8xf32>)
// CHECK:         %[[IN:.*]] = linalg.transpose ins(%[[SUM]] : {{.*}} permutation = [1, 0, 2]
// CHECK:         %[[GX:.*]] = hot.scaled_matmul {{.*}} outs(%[[IN]] : tensor<2x?x8xf32>) {{.*}} accumulate
// CHECK:         linalg.transpose ins(%[[GX]] : {{.*}} permutation = [1, 0, 2]
func.func @batch_inside(%x0: tensor<?x2x8xf32>, %w: tensor<2x8x6xf32> {hot.weight}, %zy: tensor<2x?x6xf32>, %sum: tensor<?x2x8xf32>) -> tensor<?x2x8xf32> {
  %x = math.absf %x0 : tensor<?x2x8xf32>
  // expected-remark @below {{left alone: forward product of layer 0}}
  %y = linalg.generic {indexing_maps = [#lei, #eio, #elo], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x2x8xf32>, tensor<2x8x6xf32>) outs(%zy : tensor<2x?x6xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x?x6xf32>
  %gy = math.cos %y : tensor<2x?x6xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_input, batch = 2, L = ?, O = 6, I = 8, hadamard block 16, i4 x i4}}
  %gx = linalg.generic {indexing_maps = [#elo, #eio, #lei], iterator_types = ["parallel", "parallel", "reduction", "parallel"]}
      ins(%gy, %w : tensor<2x?x6xf32>, tensor<2x8x6xf32>) outs(%sum : tensor<?x2x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<?x2x8xf32>
  return %gx : tensor<?x2x8xf32>
}

// -----

// A near miss: without hot.weight, a matrix for each element of a batch that has
// no gradient is rather the keys of a cache, also where another layer trains.
#mk = affine_map<(b, m, n, k) -> (b, m, k)>
#nk = affine_map<(b, m, n, k) -> (b, n, k)>
#mn = affine_map<(b, m, n, k) -> (b, m, n)>
#blo = affine_map<(b, l, o, i) -> (b, l, o)>
#bli = affine_map<(b, l, o, i) -> (b, l, i)>
#io = affine_map<(b, l, o, i) -> (i, o)>

// CHECK-LABEL: func.func @frozen(
// CHECK-COUNT-1: hot.scaled_matmul {{.*}} -> tensor<6x8xf32>
// CHECK-NOT:     hot.
func.func @frozen(%x: tensor<2x20x6xf32>, %w: tensor<6x8xf32>, %cache: tensor<2x8x24xf32>, %zq: tensor<2x20x8xf32>, %zs: tensor<2x20x24xf32>, %zw: tensor<6x8xf32>) -> tensor<6x8xf32> {
  // expected-remark @below {{left alone: forward product of layer 0}}
  %q = linalg.generic {indexing_maps = [#bli, #io, #blo], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<2x20x6xf32>, tensor<6x8xf32>) outs(%zq : tensor<2x20x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x20x8xf32>
  // expected-remark @below {{left alone: no gradient product shares its operands}}
  %s = linalg.batch_matmul ins(%q, %cache : tensor<2x20x8xf32>, tensor<2x8x24xf32>) outs(%zs : tensor<2x20x24xf32>) -> tensor<2x20x24xf32>
  %gs = math.cos %s : tensor<2x20x24xf32>
  // expected-remark @below {{left alone: shares an argument with an earlier product, but nothing shows that this is a backward pass}}
  %gq = linalg.batch_matmul indexing_maps = [#mk, #nk, #mn] ins(%gs, %cache : tensor<2x20x24xf32>, tensor<2x8x24xf32>) outs(%zq : tensor<2x20x8xf32>) -> tensor<2x20x8xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_weight, L = 40, O = 8, I = 6}}
  %gw = linalg.generic {indexing_maps = [#blo, #bli, #io], iterator_types = ["reduction", "reduction", "parallel", "parallel"]}
      ins(%gq, %x : tensor<2x20x8xf32>, tensor<2x20x6xf32>) outs(%zw : tensor<6x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %t = arith.addf %c, %p : f32
    linalg.yield %t : f32
  } -> tensor<6x8xf32>
  return %gw : tensor<6x8xf32>
}
