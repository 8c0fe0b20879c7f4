// RUN: hot-opt %s -split-input-file --hot-rewrite-backward="min-elements=0" --canonicalize --cse | FileCheck %s

// The scheme's form, once in full: x is projected where it is made, before the
// forward product; the weight gradient keeps the layout [O, I] of the product.
#nt_lhs = affine_map<(m, n, k) -> (m, k)>
#nt_rhs = affine_map<(m, n, k) -> (n, k)>
#tn_lhs = affine_map<(m, n, k) -> (k, m)>
#tn_rhs = affine_map<(m, n, k) -> (k, n)>
#out = affine_map<(m, n, k) -> (m, n)>

// CHECK-DAG: #[[KM:.+]] = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-DAG: #[[KN:.+]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-DAG: #[[MK:.+]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[NK:.+]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: #[[M:.+]] = affine_map<(d0, d1, d2) -> (d0)>
// CHECK-DAG: #[[N:.+]] = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-DAG: #[[MN:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>

// CHECK-LABEL: func.func @matmul_with_maps(
// CHECK-SAME:    %[[X0:.+]]: tensor<20x8xf32>, %[[W:.+]]: tensor<8x6xf32>
// CHECK:         %[[X:.+]] = math.absf %[[X0]]
// CHECK:         %[[XP:.+]] = hot.low_rank %[[X]] along 0 block 16 rank 8 padding edge
// CHECK-SAME:      tensor<20x8xf32> -> tensor<16x8xf32>
// CHECK:         %[[XQ:.+]]:2 = hot.quantize %[[XP]] per_axis 1 round nearest
// CHECK-SAME:      tensor<16x8xf32> -> tensor<16x8xi8>, tensor<8xf32>
// CHECK:         linalg.matmul ins(%[[X]], %[[W]]
// CHECK:         %[[GY:.+]] = math.cos
// CHECK:         %[[WT:.+]] = hot.hadamard %[[W]] along 1 block 16
// CHECK-SAME:      tensor<8x6xf32> -> tensor<8x16xf32>
// CHECK:         %[[WQ:.+]]:2 = hot.quantize %[[WT]] per_axis 0 round nearest
// CHECK-SAME:      tensor<8x16xf32> -> tensor<8x16xi4>, tensor<8xf32>
// CHECK:         %[[GT:.+]] = hot.hadamard %[[GY]] along 1 block 16
// CHECK:         %[[GQ:.+]]:2 = hot.quantize %[[GT]] per_axis 0 round pseudo_stochastic into
// CHECK-SAME:      tensor<20x16xf32> -> tensor<20x16xi4>, tensor<20xf32>
// CHECK:         %[[GX:.+]] = hot.scaled_matmul ins(%[[GQ]]#0, %[[WQ]]#0
// CHECK-SAME:      scales(%[[GQ]]#1, %[[WQ]]#1
// CHECK-SAME:      maps [#[[MK]], #[[NK]], #[[M]], #[[N]], #[[MN]]] {hot.product = {layer = 0 : i64, role = "grad_input"}} -> tensor<20x8xf32>
// CHECK:         %[[GP:.+]] = hot.low_rank %[[GY]] along 0 block 16 rank 8 padding zero
// CHECK:         %[[PQ:.+]]:2 = hot.quantize %[[GP]] per_axis 1 round pseudo_stochastic into
// CHECK-SAME:      tensor<16x6xf32> -> tensor<16x6xi8>, tensor<6xf32>
// CHECK:         %[[GW:.+]] = hot.scaled_matmul ins(%[[PQ]]#0, %[[XQ]]#0
// CHECK-SAME:      scales(%[[PQ]]#1, %[[XQ]]#1
// CHECK-SAME:      maps [#[[KM]], #[[KN]], #[[M]], #[[N]], #[[MN]]] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<6x8xf32>
// CHECK:         return %[[GX]], %[[GW]]
func.func @matmul_with_maps(%x0: tensor<20x8xf32>, %w: tensor<8x6xf32>) -> (tensor<20x8xf32>, tensor<6x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %x = math.absf %x0 : tensor<20x8xf32>
  %e0 = tensor.empty() : tensor<20x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %gy = math.cos %y : tensor<20x6xf32>
  %e1 = tensor.empty() : tensor<20x8xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %gx = linalg.matmul indexing_maps = [#nt_lhs, #nt_rhs, #out]
      ins(%gy, %w : tensor<20x6xf32>, tensor<8x6xf32>) outs(%f1 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %e2 = tensor.empty() : tensor<6x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %gw = linalg.matmul indexing_maps = [#tn_lhs, #tn_rhs, #out]
      ins(%gy, %x : tensor<20x6xf32>, tensor<20x8xf32>) outs(%f2 : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %gx, %gw : tensor<20x8xf32>, tensor<6x8xf32>
}

// -----

// A contraction, its factors in the other order, and [I, O] as the result: the
// gradient is still the first factor of the integer product.
#x = affine_map<(l, i, o) -> (l, i)>
#w = affine_map<(l, i, o) -> (i, o)>
#y = affine_map<(l, i, o) -> (l, o)>

// CHECK-DAG: #[[NM:.+]] = affine_map<(d0, d1, d2) -> (d1, d0)>
// CHECK-LABEL: func.func @contract(
// CHECK-SAME:    %[[X:.+]]: tensor<20x8xf32>, %[[W:.+]]: tensor<8x6xf32>
// CHECK:         hot.low_rank %[[X]] along 0 {{.*}} padding edge
// CHECK:         linalg.contract
// CHECK:         %[[GY:.+]] = math.cos
// CHECK:         hot.low_rank %[[GY]] along 0 {{.*}} padding zero
// CHECK:         %[[GW:.+]] = hot.scaled_matmul ins({{.*}} : tensor<16x6xi8>, tensor<16x8xi8>)
// CHECK-SAME:      #[[NM]]] {{.*}} -> tensor<8x6xf32>
// CHECK:         return %[[GW]]
func.func @contract(%x: tensor<20x8xf32>, %w: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<20x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %y = linalg.contract indexing_maps = [#x, #w, #y]
      ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %gy = math.cos %y : tensor<20x6xf32>
  %e2 = tensor.empty() : tensor<8x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %gw = linalg.contract indexing_maps = [#x, #y, #w]
      ins(%x, %gy : tensor<20x8xf32>, tensor<20x6xf32>) outs(%f2 : tensor<8x6xf32>) -> tensor<8x6xf32>
  return %gw : tensor<8x6xf32>
}

// -----

// JAX: rank 3, two loops over tokens in gw, the product's operands in either
// order inside the body, dynamic batch. Folded to tokens, and unfolded after gx.
#x3 = affine_map<(b, t, o, i) -> (b, t, i)>
#y3 = affine_map<(b, t, o, i) -> (b, t, o)>
#w3 = affine_map<(b, t, o, i) -> (i, o)>
#gw_gy = affine_map<(o, i, b, t) -> (b, t, o)>
#gw_x = affine_map<(o, i, b, t) -> (b, t, i)>
#gw_out = affine_map<(o, i, b, t) -> (o, i)>
#gx_gy = affine_map<(b, t, i, o) -> (b, t, o)>
#gx_w = affine_map<(b, t, i, o) -> (i, o)>
#gx_out = affine_map<(b, t, i, o) -> (b, t, i)>
#id = affine_map<(o, i) -> (o, i)>
#swap = affine_map<(o, i) -> (i, o)>

// CHECK-LABEL: func.func @jax_rank_3(
// CHECK:         %[[X:.+]] = math.absf
// CHECK-NEXT:    %[[X2:.+]] = tensor.collapse_shape %[[X]] {{\[}}[0, 1], [2]] : tensor<?x5x8xf32> into tensor<?x8xf32>
// CHECK:         hot.low_rank %[[X2]] along 0
// CHECK:         %[[GY:.+]] = math.cos
// CHECK:         %[[G2:.+]] = tensor.collapse_shape %[[GY]] {{\[}}[0, 1], [2]] : tensor<?x5x6xf32> into tensor<?x6xf32>
// CHECK:         hot.low_rank %[[G2]] along 0
// CHECK:         %[[GW:.+]] = hot.scaled_matmul ins({{.*}} : tensor<?x6xi8>, tensor<?x8xi8>) {{.*}} -> tensor<6x8xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[GW]] : tensor<6x8xf32>) outs({{.*}} : tensor<8x6xf32>)
// CHECK:         hot.hadamard %[[G2]] along 1
// CHECK:         %[[GX:.+]] = hot.scaled_matmul {{.*}} -> tensor<?x8xf32>
// CHECK:         tensor.expand_shape %[[GX]] {{\[}}[0, 1], [2]] output_shape [%{{.*}}, 5, 8]
func.func @jax_rank_3(%x0: tensor<?x5x8xf32>, %w: tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<?x5x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %x = math.absf %x0 : tensor<?x5x8xf32>
  %b = tensor.dim %x, %c0 : tensor<?x5x8xf32>
  %e0 = tensor.empty(%b) : tensor<?x5x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x5x6xf32>) -> tensor<?x5x6xf32>
  %y = linalg.generic {indexing_maps = [#x3, #w3, #y3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x5x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<?x5x6xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %q, %p : f32
    %s = arith.addf %m, %acc : f32
    linalg.yield %s : f32
  } -> tensor<?x5x6xf32>
  %gy = math.cos %y : tensor<?x5x6xf32>
  %e1 = tensor.empty() : tensor<6x8xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %gwt = linalg.generic {indexing_maps = [#gw_gy, #gw_x, #gw_out], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%gy, %x : tensor<?x5x6xf32>, tensor<?x5x8xf32>) outs(%f1 : tensor<6x8xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %q, %p : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<6x8xf32>
  %e2 = tensor.empty() : tensor<8x6xf32>
  %gw = linalg.generic {indexing_maps = [#swap, #id], iterator_types = ["parallel", "parallel"]}
      ins(%gwt : tensor<6x8xf32>) outs(%e2 : tensor<8x6xf32>) {
  ^bb0(%p: f32, %o: f32):
    linalg.yield %p : f32
  } -> tensor<8x6xf32>
  %e3 = tensor.empty(%b) : tensor<?x5x8xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<?x5x8xf32>) -> tensor<?x5x8xf32>
  %gx = linalg.generic {indexing_maps = [#gx_gy, #gx_w, #gx_out], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%gy, %w : tensor<?x5x6xf32>, tensor<8x6xf32>) outs(%f3 : tensor<?x5x8xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %m, %acc : f32
    linalg.yield %s : f32
  } -> tensor<?x5x8xf32>
  return %gw, %gx : tensor<8x6xf32>, tensor<?x5x8xf32>
}

// -----

// PyTorch: plain matmul behind linalg.transpose and collapse_shape. Neither
// transpose of the gradient nor of the weight is needed any more.
// CHECK-LABEL: func.func @torch_transposes(
// CHECK-SAME:    %{{.+}}: tensor<2x10x8xf32>, %[[W:.+]]: tensor<6x8xf32>
// CHECK:         linalg.matmul
// CHECK:         %[[GY:.+]] = math.cos
// CHECK-NOT:     linalg.transpose
// CHECK:         hot.hadamard %[[W]] along 0 block 16 {{.*}} tensor<6x8xf32> -> tensor<16x8xf32>
// CHECK:         hot.quantize {{.*}} per_axis 1 round nearest
// CHECK:         hot.hadamard %[[GY]] along 1
// CHECK:         hot.scaled_matmul
// CHECK:         hot.low_rank %[[GY]] along 0
// CHECK:         hot.scaled_matmul {{.*}} -> tensor<6x8xf32>
func.func @torch_transposes(%x0: tensor<2x10x8xf32>, %w: tensor<6x8xf32>) -> (tensor<20x8xf32>, tensor<6x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %xs = math.absf %x0 : tensor<2x10x8xf32>
  %x = tensor.collapse_shape %xs [[0, 1], [2]] : tensor<2x10x8xf32> into tensor<20x8xf32>
  %e0 = tensor.empty() : tensor<8x6xf32>
  %wt = linalg.transpose ins(%w : tensor<6x8xf32>) outs(%e0 : tensor<8x6xf32>) permutation = [1, 0]
  %e1 = tensor.empty() : tensor<20x6xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %y = linalg.matmul ins(%x, %wt : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f1 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %gy = math.cos %y : tensor<20x6xf32>
  %e2 = tensor.empty() : tensor<20x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %gx = linalg.matmul ins(%gy, %w : tensor<20x6xf32>, tensor<6x8xf32>) outs(%f2 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %e3 = tensor.empty() : tensor<6x20xf32>
  %gyt = linalg.transpose ins(%gy : tensor<20x6xf32>) outs(%e3 : tensor<6x20xf32>) permutation = [1, 0]
  %e4 = tensor.empty() : tensor<6x8xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %gw = linalg.matmul ins(%gyt, %x : tensor<6x20xf32>, tensor<20x8xf32>) outs(%f4 : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %gx, %gw : tensor<20x8xf32>, tensor<6x8xf32>
}

// -----

// bf16 operands, widened in the body or by a generic in front of the product;
// f32 sums; a narrowing generic behind. The original type decides the rounding.
#k_m = affine_map<(m, n, k) -> (k, m)>
#k_n = affine_map<(m, n, k) -> (k, n)>
#m_n = affine_map<(m, n, k) -> (m, n)>
#d2 = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func.func @bf16(
// CHECK:         hot.low_rank {{.*}} padding edge into {{.*}} : tensor<20x8xbf16> -> tensor<16x8xf32>
// CHECK:         hot.quantize {{.*}} round nearest
// CHECK:         %[[GY:.+]] = math.cos {{.*}} : tensor<20x6xbf16>
// CHECK:         hot.low_rank %[[GY]] {{.*}} padding zero into {{.*}} : tensor<20x6xbf16> -> tensor<16x6xf32>
// CHECK:         hot.quantize {{.*}} round pseudo_stochastic_indexed
// CHECK:         %[[GW:.+]] = hot.scaled_matmul {{.*}} -> tensor<6x8xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[GW]] : tensor<6x8xf32>) outs({{.*}} : tensor<6x8xbf16>)
func.func @bf16(%x: tensor<20x8xbf16>, %w: tensor<8x6xbf16>) -> tensor<6x8xbf16> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<20x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %y = linalg.matmul ins(%x, %w : tensor<20x8xbf16>, tensor<8x6xbf16>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %yb = arith.truncf %y : tensor<20x6xf32> to tensor<20x6xbf16>
  %gy = math.cos %yb : tensor<20x6xbf16>
  %wide = linalg.generic {indexing_maps = [#d2, #d2], iterator_types = ["parallel", "parallel"]}
      ins(%gy : tensor<20x6xbf16>) outs(%e0 : tensor<20x6xf32>) {
  ^bb0(%p: bf16, %o: f32):
    %v = arith.extf %p : bf16 to f32
    linalg.yield %v : f32
  } -> tensor<20x6xf32>
  %e2 = tensor.empty() : tensor<6x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %gw = linalg.generic {indexing_maps = [#k_m, #k_n, #m_n], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%wide, %x : tensor<20x6xf32>, tensor<20x8xbf16>) outs(%f2 : tensor<6x8xf32>) {
  ^bb0(%p: f32, %q: bf16, %acc: f32):
    %qf = arith.extf %q : bf16 to f32
    %m = arith.mulf %p, %qf : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<6x8xf32>
  %e3 = tensor.empty() : tensor<6x8xbf16>
  %narrow = linalg.generic {indexing_maps = [#d2, #d2], iterator_types = ["parallel", "parallel"]}
      ins(%gw : tensor<6x8xf32>) outs(%e3 : tensor<6x8xbf16>) {
  ^bb0(%p: f32, %o: bf16):
    %v = arith.truncf %p : f32 to bf16
    linalg.yield %v : bf16
  } -> tensor<6x8xbf16>
  return %narrow : tensor<6x8xbf16>
}

// -----

// A running gradient is added to, not overwritten.
#a_m = affine_map<(m, n, k) -> (k, m)>
#a_n = affine_map<(m, n, k) -> (k, n)>
#a_o = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @accumulates(
// CHECK-SAME:    %[[RUNNING:[a-z0-9]+]]: tensor<6x8xf32>) ->
// CHECK:         hot.scaled_matmul {{.*}} outs(%[[RUNNING]] : tensor<6x8xf32>) maps {{.*}} accumulate {{.*}} -> tensor<6x8xf32>
func.func @accumulates(%x: tensor<20x8xf32>, %w: tensor<8x6xf32>, %running: tensor<6x8xf32>) -> tensor<6x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<20x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %gy = math.cos %y : tensor<20x6xf32>
  %gw = linalg.matmul indexing_maps = [#a_m, #a_n, #a_o]
      ins(%gy, %x : tensor<20x6xf32>, tensor<20x8xf32>) outs(%running : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %gw : tensor<6x8xf32>
}

// -----

// Attention weights [I, heads, width]: several output axes are one axis of the
// transform, and two axes of the gradient's result.
#h_x = affine_map<(l, h, d, i) -> (l, i)>
#h_w = affine_map<(l, h, d, i) -> (i, h, d)>
#h_y = affine_map<(l, h, d, i) -> (l, h, d)>
#hx_gy = affine_map<(l, i, h, d) -> (l, h, d)>
#hx_w = affine_map<(l, i, h, d) -> (i, h, d)>
#hx_o = affine_map<(l, i, h, d) -> (l, i)>
#hw_gy = affine_map<(h, d, i, l) -> (l, h, d)>
#hw_x = affine_map<(h, d, i, l) -> (l, i)>
#hw_o = affine_map<(h, d, i, l) -> (h, d, i)>

// CHECK-LABEL: func.func @several_output_axes(
// CHECK-SAME:    %{{.+}}: tensor<20x8xf32>, %[[W:.+]]: tensor<8x2x3xf32>
// CHECK:         %[[GY:.+]] = math.cos
// CHECK:         %[[W2:.+]] = tensor.collapse_shape %[[W]] {{\[}}[0], [1, 2]]
// CHECK:         hot.hadamard %[[W2]] along 1 {{.*}} tensor<8x6xf32> -> tensor<8x16xf32>
// CHECK:         %[[G2:.+]] = tensor.collapse_shape %[[GY]] {{\[}}[0], [1, 2]]
// CHECK:         hot.hadamard %[[G2]] along 1
// CHECK:         hot.scaled_matmul {{.*}} -> tensor<20x8xf32>
// CHECK:         %[[GW:.+]] = hot.scaled_matmul {{.*}} -> tensor<6x8xf32>
// CHECK:         tensor.expand_shape %[[GW]] {{\[}}[0, 1], [2]] output_shape [2, 3, 8]
func.func @several_output_axes(%x0: tensor<20x8xf32>, %w: tensor<8x2x3xf32>) -> (tensor<20x8xf32>, tensor<2x3x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %x = math.absf %x0 : tensor<20x8xf32>
  %e0 = tensor.empty() : tensor<20x2x3xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x2x3xf32>) -> tensor<20x2x3xf32>
  %y = linalg.contract indexing_maps = [#h_x, #h_w, #h_y]
      ins(%x, %w : tensor<20x8xf32>, tensor<8x2x3xf32>) outs(%f0 : tensor<20x2x3xf32>) -> tensor<20x2x3xf32>
  %gy = math.cos %y : tensor<20x2x3xf32>
  %e1 = tensor.empty() : tensor<20x8xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %gx = linalg.contract indexing_maps = [#hx_gy, #hx_w, #hx_o]
      ins(%gy, %w : tensor<20x2x3xf32>, tensor<8x2x3xf32>) outs(%f1 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %e2 = tensor.empty() : tensor<2x3x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
  %gw = linalg.contract indexing_maps = [#hw_gy, #hw_x, #hw_o]
      ins(%gy, %x : tensor<20x2x3xf32>, tensor<20x8xf32>) outs(%f2 : tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
  return %gx, %gw : tensor<20x8xf32>, tensor<2x3x8xf32>
}

// -----

// Axes that no reshape can fold are moved first, and back in the result, the
// running gradient among them.
#i_x = affine_map<(l, i, o, p) -> (i, l)>
#i_w = affine_map<(l, i, o, p) -> (o, i, p)>
#i_y = affine_map<(l, i, o, p) -> (l, o, p)>
#iw_gy = affine_map<(o, i, p, l) -> (l, o, p)>
#iw_x = affine_map<(o, i, p, l) -> (i, l)>
#iw_o = affine_map<(o, i, p, l) -> (o, i, p)>

// CHECK-LABEL: func.func @interleaved_axes(
// CHECK-SAME:    %{{.+}}, %[[RUNNING:[a-z0-9]+]]: tensor<2x8x3xf32>) ->
// CHECK:         hot.low_rank %{{.*}} along 1 {{.*}} padding edge into {{.*}} : tensor<8x20xf32> -> tensor<8x16xf32>
// CHECK:         %[[T:.+]] = linalg.transpose ins(%[[RUNNING]] : tensor<2x8x3xf32>) {{.*}} permutation = [0, 2, 1]
// CHECK:         %[[C:.+]] = tensor.collapse_shape %[[T]] {{\[}}[0, 1], [2]]
// CHECK:         %[[P:.+]] = hot.scaled_matmul {{.*}} outs(%[[C]] : tensor<6x8xf32>) {{.*}} accumulate
// CHECK:         %[[E:.+]] = tensor.expand_shape %[[P]] {{\[}}[0, 1], [2]] output_shape [2, 3, 8]
// CHECK:         linalg.transpose ins(%[[E]] : tensor<2x3x8xf32>) outs({{.*}} : tensor<2x8x3xf32>) permutation = [0, 2, 1]
func.func @interleaved_axes(%x: tensor<8x20xf32>, %w: tensor<2x8x3xf32>, %running: tensor<2x8x3xf32>) -> tensor<2x8x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<20x2x3xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x2x3xf32>) -> tensor<20x2x3xf32>
  %y = linalg.contract indexing_maps = [#i_x, #i_w, #i_y]
      ins(%x, %w : tensor<8x20xf32>, tensor<2x8x3xf32>) outs(%f0 : tensor<20x2x3xf32>) -> tensor<20x2x3xf32>
  %gy = math.cos %y : tensor<20x2x3xf32>
  %gw = linalg.contract indexing_maps = [#iw_gy, #iw_x, #iw_o]
      ins(%gy, %x : tensor<20x2x3xf32>, tensor<8x20xf32>) outs(%running : tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
  return %gw : tensor<2x8x3xf32>
}

// -----

// Two dynamic sizes in one axis: as tensor.reshape, which upstream lowers.
#dx = affine_map<(b, t, i, o) -> (b, t, i)>
#dw = affine_map<(b, t, i, o) -> (i, o)>
#dy = affine_map<(b, t, i, o) -> (b, t, o)>

// CHECK-LABEL: func.func @two_dynamic_token_axes(
// CHECK:         %[[GX:.+]] = hot.scaled_matmul {{.*}} -> tensor<?x8xf32>
// CHECK:         %[[SHAPE:.+]] = tensor.from_elements %{{.+}}, %{{.+}}, %c8 : tensor<3xindex>
// CHECK:         tensor.reshape %[[GX]](%[[SHAPE]]) : (tensor<?x8xf32>, tensor<3xindex>) -> tensor<?x?x8xf32>
func.func @two_dynamic_token_axes(%x0: tensor<?x?x8xf32>, %w: tensor<8x6xf32> {hot.weight}, %e0: tensor<?x?x6xf32>, %e1: tensor<?x?x8xf32>) -> tensor<?x?x8xf32> {
  %zero = arith.constant 0.0 : f32
  %x = math.absf %x0 : tensor<?x?x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x?x6xf32>) -> tensor<?x?x6xf32>
  %y = linalg.contract indexing_maps = [#dx, #dw, #dy]
      ins(%x, %w : tensor<?x?x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<?x?x6xf32>) -> tensor<?x?x6xf32>
  %gy = math.cos %y : tensor<?x?x6xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  %gx = linalg.contract indexing_maps = [#dy, #dw, #dx]
      ins(%gy, %w : tensor<?x?x6xf32>, tensor<8x6xf32>) outs(%f1 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  return %gx : tensor<?x?x8xf32>
}
