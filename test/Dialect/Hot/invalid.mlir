// RUN: hot-opt %s -split-input-file -verify-diagnostics

// One case or more per numbered constraint of the op descriptions.

// hadamard_c1
func.func @f(%x: memref<16x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{operands must be all tensors or all memrefs}}
  %0 = hot.hadamard %x along 0 block 16 into %e : memref<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// hadamard_c1
func.func @f(%x: tensor<16x4xf32>, %e: tensor<16xf32>) {
  // expected-error@+1 {{expected a destination of shape [16, 4], got [16]}}
  %0 = hot.hadamard %x along 0 block 16 into %e : tensor<16x4xf32> -> tensor<16xf32>
  return
}

// -----

// hadamard_c1
func.func @f(%x: tensor<16xi32>, %e: tensor<16xf32>) {
  // expected-error@+1 {{operand #0 must be ranked tensor or memref of f32, bf16 or f16, but got 'tensor<16xi32>'}}
  %0 = hot.hadamard %x along 0 block 16 into %e : tensor<16xi32> -> tensor<16xf32>
  return
}

// -----

// hadamard_c1
func.func @f(%x: tensor<16xbf16>, %e: tensor<16xbf16>) {
  // expected-error@+1 {{operand #1 must be ranked tensor or memref of f32, but got 'tensor<16xbf16>'}}
  %0 = hot.hadamard %x along 0 block 16 into %e : tensor<16xbf16> -> tensor<16xbf16>
  return
}

// -----

// hadamard_c2
func.func @f(%x: tensor<16x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{expected an axis less than the rank 2, got 2}}
  %0 = hot.hadamard %x along 2 block 16 into %e : tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// hadamard_c2
func.func @f(%x: tensor<16x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{attribute 'axis' failed to satisfy constraint}}
  %0 = hot.hadamard %x along -1 block 16 into %e : tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// hadamard_c3
func.func @f(%x: tensor<16x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{attribute 'block' failed to satisfy constraint}}
  %0 = hot.hadamard %x along 0 block 12 into %e : tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// hadamard_c3
func.func @f(%x: tensor<16x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{attribute 'block' failed to satisfy constraint}}
  %0 = hot.hadamard %x along 0 block 0 into %e : tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// hadamard_c3
func.func @f(%x: tensor<16x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{attribute 'block' failed to satisfy constraint}}
  %0 = hot.hadamard %x along 0 block 1 into %e : tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// hadamard_c3
func.func @f(%x: tensor<16x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{attribute 'block' failed to satisfy constraint}}
  %0 = hot.hadamard %x along 0 block 2048 into %e : tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// hadamard_c3
func.func @f(%x: tensor<16x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{attribute 'block' failed to satisfy constraint}}
  %0 = hot.hadamard %x along 0 block -16 into %e : tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// hadamard_c4
func.func @f(%x: tensor<17x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{expected a destination of shape [32, 4], got [16, 4]}}
  %0 = hot.hadamard %x along 0 block 16 into %e : tensor<17x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// hadamard_c5
func.func @f(%x: tensor<16x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{expected 16 signs, one per element of a block, got 2}}
  %0 = hot.hadamard %x along 0 block 16 signs [1, -1] into %e : tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// hadamard_c5
func.func @f(%x: tensor<16x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{expected signs of 1 or -1, got 2}}
  %0 = hot.hadamard %x along 0 block 2 signs [1, 2] into %e : tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// hadamard_c6
func.func @f(%x: tensor<16x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{to match the destinations, got ()}}
  "hot.hadamard"(%x, %e) <{axis = 0 : i64, block = 16 : i64}> : (tensor<16x4xf32>, tensor<16x4xf32>) -> ()
  return
}

// -----

// low_rank_c1
func.func @f(%x: tensor<16x4xf32>, %e: memref<8x4xf32>) {
  // expected-error@+1 {{operands must be all tensors or all memrefs}}
  hot.low_rank %x along 0 block 16 rank 8 padding zero into %e : tensor<16x4xf32> -> memref<8x4xf32>
  return
}

// -----

// low_rank_c2
func.func @f(%x: tensor<17x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{expected an axis less than the rank 2, got 2}}
  %0 = hot.low_rank %x along 2 block 16 rank 8 padding zero into %e : tensor<17x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// low_rank_c3
func.func @f(%x: tensor<17x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{attribute 'block' failed to satisfy constraint}}
  %0 = hot.low_rank %x along 0 block 24 rank 8 padding zero into %e : tensor<17x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// low_rank_c4
func.func @f(%x: tensor<17x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{expected a rank from 1 to the block size 16, got 17}}
  %0 = hot.low_rank %x along 0 block 16 rank 17 padding zero into %e : tensor<17x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// low_rank_c4
func.func @f(%x: tensor<17x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{attribute 'rank' failed to satisfy constraint}}
  %0 = hot.low_rank %x along 0 block 16 rank 0 padding zero into %e : tensor<17x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// low_rank_c5
func.func @f(%x: tensor<17x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{selection lp_l1 needs a block that is a square (4, 16, 64, 256 or 1024), got 8}}
  %0 = hot.low_rank %x along 0 block 8 rank 4 selection lp_l1 padding zero into %e : tensor<17x4xf32> -> tensor<16x4xf32>
  return
}

// -----

// low_rank_c6
func.func @f(%x: tensor<17x4xf32>, %e: tensor<8x4xf32>) {
  // expected-error@+1 {{expected a destination of shape [16, 4], got [8, 4]}}
  %0 = hot.low_rank %x along 0 block 16 rank 8 padding zero into %e : tensor<17x4xf32> -> tensor<8x4xf32>
  return
}

// -----

// low_rank_c7
func.func @f(%x: tensor<17x4xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{to match the destinations, got ()}}
  "hot.low_rank"(%x, %e) <{axis = 0 : i64, block = 16 : i64, rank = 8 : i64, padding = #hot<padding zero>}> : (tensor<17x4xf32>, tensor<16x4xf32>) -> ()
  return
}

// -----

// expand_c2
func.func @f(%x: tensor<16x4xf32>, %e: tensor<17x4xf32>) {
  // expected-error@+1 {{expected an axis less than the rank 2, got 2}}
  %0 = hot.expand %x along 2 block 16 rank 8 padding zero into %e : tensor<16x4xf32> -> tensor<17x4xf32>
  return
}

// -----

// expand_c3
func.func @f(%x: tensor<16x4xf32>, %e: tensor<17x4xf32>) {
  // expected-error@+1 {{attribute 'block' failed to satisfy constraint}}
  %0 = hot.expand %x along 0 block 24 rank 8 padding zero into %e : tensor<16x4xf32> -> tensor<17x4xf32>
  return
}

// -----

// expand_c4
func.func @f(%x: tensor<16x4xf32>, %e: tensor<17x4xf32>) {
  // expected-error@+1 {{expected a rank from 1 to the block size 16, got 17}}
  %0 = hot.expand %x along 0 block 16 rank 17 padding zero into %e : tensor<16x4xf32> -> tensor<17x4xf32>
  return
}

// -----

// expand_c4
func.func @f(%x: tensor<16x4xf32>, %e: tensor<17x4xf32>) {
  // expected-error@+1 {{attribute 'rank' failed to satisfy constraint}}
  %0 = hot.expand %x along 0 block 16 rank 0 padding zero into %e : tensor<16x4xf32> -> tensor<17x4xf32>
  return
}

// -----

// expand_c5
func.func @f(%x: tensor<16x4xf32>, %e: tensor<17x4xf32>) {
  // expected-error@+1 {{selection lp_l1 needs a block that is a square (4, 16, 64, 256 or 1024), got 8}}
  %0 = hot.expand %x along 0 block 8 rank 4 selection lp_l1 padding zero into %e : tensor<16x4xf32> -> tensor<17x4xf32>
  return
}

// -----

// expand_c6
func.func @f(%x: tensor<8x4xf32>, %e: tensor<17x4xf32>) {
  // expected-error@+1 {{expected a source of shape [16, 4], got [8, 4]}}
  %0 = hot.expand %x along 0 block 16 rank 8 padding zero into %e : tensor<8x4xf32> -> tensor<17x4xf32>
  return
}

// -----

// expand_c7
func.func @f(%x: tensor<16x4xf32>, %e: tensor<17x4xf32>) {
  // expected-error@+1 {{to match the destinations, got ()}}
  "hot.expand"(%x, %e) <{axis = 0 : i64, block = 16 : i64, rank = 8 : i64, padding = #hot<padding zero>}> : (tensor<16x4xf32>, tensor<17x4xf32>) -> ()
  return
}

// -----

// expand_c1
func.func @f(%x: tensor<16x4xf32>, %e: memref<32x4xf32>) {
  // expected-error@+1 {{operands must be all tensors or all memrefs}}
  hot.expand %x along 0 block 16 rank 8 padding zero into %e : tensor<16x4xf32> -> memref<32x4xf32>
  return
}

// -----

// low_rank_c6
func.func @f(%x: tensor<17x4x3xf32>, %e: tensor<16x4xf32>) {
  // expected-error@+1 {{expected a destination of shape [16, 4, 3], got [16, 4]}}
  %0 = hot.low_rank %x along 0 block 16 rank 8 padding zero into %e : tensor<17x4x3xf32> -> tensor<16x4xf32>
  return
}

// -----

// quantize_c1
func.func @f(%x: memref<8x6xf32>, %q: tensor<8x6xi8>, %s: tensor<f32>) {
  // expected-error@+1 {{operands must be all tensors or all memrefs}}
  %0:2 = hot.quantize %x per_tensor round nearest into %q, %s : memref<8x6xf32> -> tensor<8x6xi8>, tensor<f32>
  return
}

// -----

// quantize_c1
func.func @f(%x: tensor<8x6xf32>, %q: tensor<8x6xi16>, %s: tensor<f32>) {
  // expected-error@+1 {{operand #1 must be ranked tensor or memref of i4 or i8, but got 'tensor<8x6xi16>'}}
  %0:2 = hot.quantize %x per_tensor round nearest into %q, %s : tensor<8x6xf32> -> tensor<8x6xi16>, tensor<f32>
  return
}

// -----

// quantize_c2
func.func @f(%x: tensor<8x6xf32>, %q: tensor<8x5xi8>, %s: tensor<f32>) {
  // expected-error@+1 {{expected codes of shape [8, 6], got [8, 5]}}
  %0:2 = hot.quantize %x per_tensor round nearest into %q, %s : tensor<8x6xf32> -> tensor<8x5xi8>, tensor<f32>
  return
}

// -----

// quantize_c3
func.func @f(%x: tensor<8x6xf32>, %q: tensor<8x6xi8>, %s: tensor<6xf32>) {
  // expected-error@+1 {{expected an axis less than the rank 2, got 2}}
  %0:2 = hot.quantize %x per_axis 2 round nearest into %q, %s : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  return
}

// -----

// quantize_c3
func.func @f(%x: tensor<8x6xf32>, %q: tensor<8x6xi8>, %s: tensor<6xf32>) {
  // expected-error@+1 {{expected an axis less than the rank 2, got 3}}
  %0:2 = hot.quantize %x per_group 3 by 4 round nearest into %q, %s : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  return
}

// -----

// quantize_c3
func.func @f(%x: tensor<8x6xf32>, %q: tensor<8x6xi8>, %s: tensor<8x6xf32>) {
  // expected-error@+1 {{expected ascending axes of 0 or more, got axis 0}}
  %0:2 = hot.quantize %x per_axis [1, 0] round nearest into %q, %s : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<8x6xf32>
  return
}

// -----

// quantize_c3
func.func @f(%x: tensor<8x6xf32>, %q: tensor<8x6xi8>, %s: tensor<6xf32>) {
  // expected-error@+1 {{axis 1 cannot have a scale per index and groups as well}}
  %0:2 = hot.quantize %x per_axis 1 group 1 by 4 round nearest into %q, %s : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  return
}

// -----

// quantize_c3
func.func @f(%x: tensor<8x6xf32>, %q: tensor<8x6xi8>, %s: tensor<6xf32>) {
  // expected-error@+1 {{expected a group size of 1 or more, got 0}}
  %0:2 = hot.quantize %x per_group 0 by 0 round nearest into %q, %s : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  return
}

// -----

// quantize_c3
func.func @f(%x: tensor<8x6xf32>, %q: tensor<8x6xi8>, %s: tensor<6xf32>) {
  // expected-error@+1 {{expected granularity: per_tensor, per_axis or per_group}}
  %0:2 = hot.quantize %x per_row round nearest into %q, %s : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  return
}

// -----

// quantize_c4
func.func @f(%x: tensor<8x6xf32>, %q: tensor<8x6xi8>, %s: tensor<8xf32>) {
  // expected-error@+1 {{expected scales of shape [6], got [8]}}
  %0:2 = hot.quantize %x per_axis 1 round nearest into %q, %s : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<8xf32>
  return
}

// -----

// quantize_c4
func.func @f(%x: tensor<8x6xf32>, %q: tensor<8x6xi8>, %s: tensor<2x6xf32>) {
  // expected-error@+1 {{expected scales of shape [3, 6], got [2, 6]}}
  %0:2 = hot.quantize %x per_axis 1 group 0 by 3 round nearest into %q, %s : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<2x6xf32>
  return
}

// -----

// quantize_c5
func.func @f(%x: tensor<8x6xf32>, %q: tensor<8x6xi8>, %s: tensor<f32>) {
  // expected-error@+1 {{to match the destinations, got ('tensor<8x6xi8>')}}
  %0 = "hot.quantize"(%x, %q, %s) <{granularity = #hot.granularity<per_tensor>, rounding = #hot<rounding nearest>}> : (tensor<8x6xf32>, tensor<8x6xi8>, tensor<f32>) -> tensor<8x6xi8>
  return
}

// -----

// dequantize_c1
func.func @f(%q: memref<8x6xi8>, %s: tensor<f32>, %e: tensor<8x6xf32>) {
  // expected-error@+1 {{operands must be all tensors or all memrefs}}
  %0 = hot.dequantize %q, %s per_tensor into %e : memref<8x6xi8>, tensor<f32> -> tensor<8x6xf32>
  return
}

// -----

// dequantize_c2
func.func @f(%q: tensor<8x6xi8>, %s: tensor<f32>, %e: tensor<6x8xf32>) {
  // expected-error@+1 {{expected a destination of shape [8, 6], got [6, 8]}}
  %0 = hot.dequantize %q, %s per_tensor into %e : tensor<8x6xi8>, tensor<f32> -> tensor<6x8xf32>
  return
}

// -----

// dequantize_c3
func.func @f(%q: tensor<8x6xi8>, %s: tensor<f32>, %e: tensor<8x6xf32>) {
  // expected-error@+1 {{expected an axis less than the rank 2, got 4}}
  %0 = hot.dequantize %q, %s per_axis 4 into %e : tensor<8x6xi8>, tensor<f32> -> tensor<8x6xf32>
  return
}

// -----

// dequantize_c4
func.func @f(%q: tensor<8x6xi8>, %s: tensor<1xf32>, %e: tensor<8x6xf32>) {
  // expected-error@+1 {{expected scales of shape [], got [1]}}
  %0 = hot.dequantize %q, %s per_tensor into %e : tensor<8x6xi8>, tensor<1xf32> -> tensor<8x6xf32>
  return
}

// -----

// dequantize_c5
func.func @f(%q: tensor<8x6xi8>, %s: tensor<f32>, %e: tensor<8x6xf32>) {
  // expected-error@+1 {{to match the destinations, got ()}}
  "hot.dequantize"(%q, %s, %e) <{granularity = #hot.granularity<per_tensor>}> : (tensor<8x6xi8>, tensor<f32>, tensor<8x6xf32>) -> ()
  return
}

// -----

// scaled_matmul_c1
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: memref<4x8xi8>, %b: tensor<6x8xi8>, %sa: tensor<f32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{operands must be all tensors or all memrefs}}
  %0 = hot.scaled_matmul ins(%a, %b : memref<4x8xi8>, tensor<6x8xi8>) scales(%sa, %sb : tensor<f32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [#mk, #nk, #none, #none, #mn] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c2
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xi8>, %b: tensor<6x8xi4>, %sa: tensor<f32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{expected lhs and rhs of one element type, got 'i8' and 'i4'}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi4>) scales(%sa, %sb : tensor<f32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [#mk, #nk, #none, #none, #mn] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c3
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %sa: tensor<f32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{expected 5 maps (lhs, rhs, scales of each, result), got 4}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%sa, %sb : tensor<f32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [#mk, #nk, #none, #none] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c3
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %sa: tensor<f32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{expected maps over the same loops and without symbols, got affine_map<(d0, d1) -> (d0, d1)>}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%sa, %sb : tensor<f32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [affine_map<(m, k) -> (m, k)>, #nk, #none, #none, #mn] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c4
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %sa: tensor<f32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{expected map 0 to have 2 results, one per axis, got affine_map<(d0, d1, d2) -> (d0)>}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%sa, %sb : tensor<f32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [#m, #nk, #none, #none, #mn] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c5
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %sa: tensor<f32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{expected the map of the lhs to be a projected permutation, got affine_map<(d0, d1, d2) -> (d0, d0)>}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%sa, %sb : tensor<f32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [affine_map<(m, n, k) -> (m, m)>, #nk, #none, #none, #mn] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c6
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8x2xi8>, %b: tensor<6x8xi8>, %sa: tensor<f32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{expected every loop in at least two of the maps of lhs, rhs and result, but loop 3 is in 1}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8x2xi8>, tensor<6x8xi8>) scales(%sa, %sb : tensor<f32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [affine_map<(m, n, k, j) -> (m, k, j)>, affine_map<(m, n, k, j) -> (n, k)>, affine_map<(m, n, k, j) -> ()>, affine_map<(m, n, k, j) -> ()>, affine_map<(m, n, k, j) -> (m, n)>] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c7
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %sa: tensor<6xf32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{expected the scales of the lhs to depend on loops of the lhs, got affine_map<(d0, d1, d2) -> (d1)>}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%sa, %sb : tensor<6xf32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [#mk, #nk, #n, #none, #mn] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c7
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %sa: tensor<8xf32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{a scale of the lhs along the contracted loop 2 cannot be taken out of the integer sum: use groups of it, `floordiv g`}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%sa, %sb : tensor<8xf32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [#mk, #nk, #k, #none, #mn] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c7
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %sa: tensor<2xf32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{a scale of the lhs along loop 0 cannot have groups: only a contracted loop can}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%sa, %sb : tensor<2xf32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [#mk, #nk, affine_map<(m, n, k) -> (m floordiv 2)>, #none, #mn] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c8
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8x2xi8>, %b: tensor<6x8x2xi8>, %sa: tensor<2xf32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{groups need one contracted loop, got 2}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8x2xi8>, tensor<6x8x2xi8>) scales(%sa, %sb : tensor<2xf32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [affine_map<(m, n, k, j) -> (m, k, j)>, affine_map<(m, n, k, j) -> (n, k, j)>, affine_map<(m, n, k, j) -> (k floordiv 4)>, affine_map<(m, n, k, j) -> ()>, affine_map<(m, n, k, j) -> (m, n)>] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c8
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %sa: tensor<2xf32>, %sb: tensor<1xf32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{expected one group size for both scales, got 4 and 8}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%sa, %sb : tensor<2xf32>, tensor<1xf32>) outs(%e : tensor<4x6xf32>) maps [#mk, #nk, #kg, affine_map<(m, n, k) -> (k floordiv 8)>, #mn] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c8
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %sa: tensor<1xf32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{expected groups of at most 131072, got 131073}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%sa, %sb : tensor<1xf32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [#mk, #nk, affine_map<(m, n, k) -> (k floordiv 131073)>, #none, #mn] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c9
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xi8>, %b: tensor<6x9xi8>, %sa: tensor<f32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{expected rhs of shape [6, 8], got [6, 9]}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x9xi8>) scales(%sa, %sb : tensor<f32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [#mk, #nk, #none, #none, #mn] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c9
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %sa: tensor<3xf32>, %sb: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{expected scales of the lhs of shape [2], got [3]}}
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%sa, %sb : tensor<3xf32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [#mk, #nk, #kg, #none, #mn] -> tensor<4x6xf32>
  return
}

// -----

// scaled_matmul_c10
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#k = affine_map<(m, n, k) -> (k)>
#kg = affine_map<(m, n, k) -> (k floordiv 4)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @f(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %s: tensor<f32>, %e: tensor<4x6xf32>) {
  // expected-error@+1 {{to match the destinations, got ()}}
  hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%s, %s : tensor<f32>, tensor<f32>) outs(%e : tensor<4x6xf32>) maps [#mk, #nk, #none, #none, #mn]
  return
}

// -----

// role
func.func @f(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{attribute 'hot.role' must be "forward", "grad_input", "grad_weight" or "none", but is "backward"}}
  %0 = linalg.matmul {hot.role = "backward"} ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// product: another role, a negative layer, no dictionary
func.func @f(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{attribute 'hot.product' must be like {layer = 0 : i64, role = "grad_input" or "grad_weight"}, but is {layer = 0 : i64, role = "forward"}}}
  %0 = linalg.matmul {hot.product = {layer = 0 : i64, role = "forward"}} ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{attribute 'hot.product' must be like}}
  %0 = linalg.matmul {hot.product = {layer = -1 : i64, role = "grad_input"}} ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{attribute 'hot.product' must be like}}
  %0 = linalg.matmul {hot.product = 3} ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// weight
// expected-error@+1 {{attribute 'hot.weight' must be a unit attribute, but is true}}
func.func private @f(tensor<4x4xf32> {hot.weight = true})

// -----

// saved
// expected-error@+1 {{attribute 'hot.saved' must be an integer of type i64, but is unit}}
func.func private @f(tensor<4x4xf32>) -> (tensor<4x4xf32> {hot.saved})

// -----

// saved
// expected-error@+1 {{attribute 'hot.saved' must be an integer of type i64, but is 1 : ui64}}
func.func private @f(tensor<4x4xf32> {hot.saved = 1 : ui64})

// -----

gpu.module @kernels {
  gpu.func @k(%x: memref<1xf32>, %y: memref<1xf32>) kernel { gpu.return }
}

// launch_kernel_c1
func.func @f(%x: tensor<8xf32>, %n: index) {
  // expected-error@+1 {{expected results of types 'tensor<8xf32>', got 'tensor<4xf32>'}}
  %0 = hot.launch_kernel @kernels::@k grid [%n, %n, %n] block [32, 1, 1] ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

gpu.module @kernels {
  gpu.func @k(%x: memref<1xf32>, %y: memref<1xf32>) kernel { gpu.return }
}

// launch_kernel_c2
func.func @f(%x: tensor<8xf32>, %n: index) {
  // expected-error@+1 {{expected a block of three positive sizes and at most 1024 threads, got [64, 32, 1]}}
  %0 = hot.launch_kernel @kernels::@k grid [%n, %n, %n] block [64, 32, 1] ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

gpu.module @kernels {
  gpu.func @k(%x: memref<1xf32>, %y: memref<1xf32>) kernel { gpu.return }
}

// launch_kernel_c2
func.func @f(%x: tensor<8xf32>, %n: index) {
  // expected-error@+1 {{expected a block of three positive sizes and at most 1024 threads, got [64, 0, 1]}}
  %0 = hot.launch_kernel @kernels::@k grid [%n, %n, %n] block [64, 0, 1] ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

gpu.module @kernels {
  gpu.func @k(%x: memref<1xf32>, %y: memref<1xf32>) kernel { gpu.return }
}

// launch_kernel_c3
func.func @f(%x: tensor<8xf32>, %n: index) {
  // expected-error@+1 {{expected shared memory of at least 0 bytes, got -4}}
  %0 = hot.launch_kernel @kernels::@k grid [%n, %n, %n] block [32, 1, 1] shared -4 ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

gpu.module @kernels {
  gpu.func @k(%x: memref<1xf32>, %y: memref<1xf32>) kernel { gpu.return }
}

// launch_kernel_c4
func.func @f(%x: tensor<8xi4>, %n: index) {
  // expected-error@+1 {{expected tensors of elements of whole bytes, got 'tensor<8xi4>'}}
  %0 = hot.launch_kernel @kernels::@k grid [%n, %n, %n] block [32, 1, 1] ins(%x : tensor<8xi4>) outs(%x : tensor<8xi4>) -> tensor<8xi4>
  return
}

// -----

gpu.module @kernels {
  gpu.func @helper(%x: memref<1xf32>, %y: memref<1xf32>) { gpu.return }
}

// launch_kernel_c5
func.func @f(%x: tensor<8xf32>, %n: index) {
  // expected-error@+1 {{expected the name of a kernel of a gpu.module, got @kernels::@helper}}
  %0 = hot.launch_kernel @kernels::@helper grid [%n, %n, %n] block [32, 1, 1] ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// launch_kernel_c5
func.func @f(%x: tensor<8xf32>, %n: index) {
  // expected-error@+1 {{expected the name of a kernel of a gpu.module, got @kernels::@k}}
  %0 = hot.launch_kernel @kernels::@k grid [%n, %n, %n] block [32, 1, 1] ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

gpu.module @kernels {
  // expected-note@+1 {{which takes 'memref<1xf32>', 'memref<1xf32>'}}
  gpu.func @k(%x: memref<1xf32>, %y: memref<1xf32>) kernel { gpu.return }
}

// launch_kernel_c6
func.func @f(%x: tensor<8xf32>, %y: tensor<8xbf16>, %n: index) {
  // expected-error@+1 {{passes 'memref<1xf32>', 'memref<1xbf16>' to kernel @kernels::@k}}
  %0 = hot.launch_kernel @kernels::@k grid [%n, %n, %n] block [32, 1, 1] ins(%x : tensor<8xf32>) outs(%y : tensor<8xbf16>) -> tensor<8xbf16>
  return
}

// -----

gpu.module @kernels {
  // expected-note@+1 {{which takes 'memref<1xf32>', 'memref<1xf32>'}}
  gpu.func @k(%x: memref<1xf32>, %y: memref<1xf32>) kernel { gpu.return }
}

// launch_kernel_c6
func.func @f(%x: tensor<8xf32>, %n: index) {
  // expected-error@+1 {{passes 'memref<1xf32>', 'index', 'memref<1xf32>' to kernel @kernels::@k}}
  %0 = hot.launch_kernel @kernels::@k grid [%n, %n, %n] block [32, 1, 1] ins(%x, %n : tensor<8xf32>, index) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  return
}
