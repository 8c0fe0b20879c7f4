// RUN: hot-opt %s -split-input-file --hot-compress-activations -verify-diagnostics | FileCheck %s
// RUN: hot-opt %s -split-input-file --pass-pipeline='builtin.module(hot-compress-activations,hot-compress-activations)' | FileCheck %s

// Where codes are made, in one function; the second run changes nothing.

// The floats die in the forward part: codes are made there.
// CHECK-LABEL: func.func @forward_only(
// CHECK:         %[[X:.*]] = math.absf
// CHECK:         %[[P:.*]] = hot.low_rank %[[X]]
// CHECK:         %[[Q:.*]]:2 = hot.quantize %[[P]]
// CHECK:         linalg.matmul
// CHECK:         math.cos
// CHECK:         hot.low_rank {{.*}} tensor<16x6xf32>
// CHECK:         hot.scaled_matmul ins(%{{.*}}, %[[Q]]#0 :
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @forward_only(%zg: tensor<6x6xf32>, %x0: tensor<16x4xf32>, %w: tensor<4x6xf32>, %zy: tensor<16x6xf32>, %zw: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %x = math.absf %x0 : tensor<16x4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x4xf32>, tensor<4x6xf32>) outs(%zy : tensor<16x6xf32>) -> tensor<16x6xf32>
  %gy = math.cos %y : tensor<16x6xf32>
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  // In the backward part as it came.
  %first = hot.scaled_matmul ins(%gq, %gq : tensor<8x6xi8>, tensor<8x6xi8>) scales(%gs, %gs : tensor<6xf32>, tensor<6xf32>)
      outs(%zg : tensor<6x6xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 1 : i64, role = "grad_input"}} -> tensor<6x6xf32>
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  // expected-remark @below {{layer 0: input kept as tensor<8x4xi8> and tensor<4xf32> instead of tensor<16x4xf32>}}
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  return %gw : tensor<6x4xf32>
}

// -----

// The backward part needs the floats after the product: codes are made for it.
// CHECK-LABEL: func.func @needed_after(
// CHECK:         %[[X:.*]] = math.absf
// CHECK-NOT:     %[[X]]
// CHECK:         linalg.matmul ins(%[[X]],
// CHECK:         math.cos
// CHECK:         hot.low_rank {{.*}} tensor<16x6xf32>
// CHECK:         hot.low_rank %[[X]]
// CHECK:         hot.quantize
// CHECK-NEXT:    hot.scaled_matmul
// CHECK:         math.sin %[[X]]
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @needed_after(%x0: tensor<16x4xf32>, %w: tensor<4x6xf32>, %zy: tensor<16x6xf32>, %zw: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<16x4xf32>) {
  %x = math.absf %x0 : tensor<16x4xf32>
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x4xf32>, tensor<4x6xf32>) outs(%zy : tensor<16x6xf32>) -> tensor<16x6xf32>
  %gy = math.cos %y : tensor<16x6xf32>
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  // expected-remark @below {{layer 3: 'math.sin' needs the floats in the backward part}}
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 3 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  // expected-note @below {{it is here}}
  %late = math.sin %x : tensor<16x4xf32>
  return %gw, %late : tensor<6x4xf32>, tensor<16x4xf32>
}

// -----

// The backward part needs another layout of the floats before the product: codes
// are made then.
// CHECK-LABEL: func.func @needed_before(
// CHECK:         %[[X:.*]] = math.absf
// CHECK:         linalg.matmul ins(%[[X]],
// CHECK:         hot.scaled_matmul
// CHECK:         math.sin
// CHECK:         hot.low_rank %[[X]]
// CHECK:         hot.quantize
// CHECK:         math.tan
// CHECK:         hot.scaled_matmul
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @needed_before(%x0: tensor<16x4xf32>, %w: tensor<4x6xf32>, %zy: tensor<16x6xf32>, %zw: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<64xf32>, tensor<64xf32>) {
  %x = math.absf %x0 : tensor<16x4xf32>
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x4xf32>, tensor<4x6xf32>) outs(%zy : tensor<16x6xf32>) -> tensor<16x6xf32>
  %gy = math.cos %y : tensor<16x6xf32>
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  %ae0 = tensor.empty() : tensor<8x4xf32>
  %ae1 = tensor.empty() : tensor<8x4xi8>
  %ae2 = tensor.empty() : tensor<4xf32>
  %ap = hot.low_rank %x0 along 0 block 16 rank 8 padding edge into %ae0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %aq, %as = hot.quantize %ap per_axis 1 round nearest into %ae1, %ae2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  // expected-remark @below {{layer 1: input is an argument, alive anyway}}
  %first = hot.scaled_matmul ins(%gq, %aq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %as : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 1 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  %flat = tensor.collapse_shape %x [[0, 1]] : tensor<16x4xf32> into tensor<64xf32>
  // expected-note @below {{it is here}}
  %sin = math.sin %flat : tensor<64xf32>
  %tan = math.tan %sin : tensor<64xf32>
  // expected-remark @below {{layer 0: 'math.sin' needs the floats in the backward part}}
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  return %first, %gw, %sin, %tan : tensor<6x4xf32>, tensor<6x4xf32>, tensor<64xf32>, tensor<64xf32>
}

// -----

// An argument is alive anyway: its codes are made where they are read.
// CHECK-LABEL: func.func @argument(
// CHECK-SAME:    %[[X:.*]]: tensor<16x4xf32>, %{{.*}}: tensor<4x6xf32>
// CHECK:         linalg.matmul
// CHECK:         math.cos
// CHECK:         hot.low_rank %[[X]]
// CHECK-NEXT:    hot.quantize
// CHECK-NEXT:    hot.scaled_matmul
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @argument(%x0: tensor<16x4xf32>, %w: tensor<4x6xf32>, %zy: tensor<16x6xf32>, %zw: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x0 along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  %y = linalg.matmul ins(%x0, %w : tensor<16x4xf32>, tensor<4x6xf32>) outs(%zy : tensor<16x6xf32>) -> tensor<16x6xf32>
  %gy = math.cos %y : tensor<16x6xf32>
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  // expected-remark @below {{layer 0: input is an argument, alive anyway}}
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  return %gw : tensor<6x4xf32>
}

// -----

// One input of two layers is one tensor of codes, and one remark.
// CHECK-LABEL: func.func @shared(
// CHECK:         %[[X:.*]] = math.absf
// CHECK:         %[[P:.*]] = hot.low_rank %[[X]]
// CHECK:         %[[Q:.*]]:2 = hot.quantize %[[P]]
// CHECK-COUNT-2: hot.scaled_matmul ins({{.*}}, %[[Q]]#0
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @shared(%x0: tensor<16x4xf32>, %w: tensor<4x6xf32>, %zy: tensor<16x6xf32>, %zw: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>) {
  %x = math.absf %x0 : tensor<16x4xf32>
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x4xf32>, tensor<4x6xf32>) outs(%zy : tensor<16x6xf32>) -> tensor<16x6xf32>
  %gy = math.cos %y : tensor<16x6xf32>
  %gz = math.sin %y : tensor<16x6xf32>
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  %he0 = tensor.empty() : tensor<8x6xf32>
  %he1 = tensor.empty() : tensor<8x6xi8>
  %he2 = tensor.empty() : tensor<6xf32>
  %hp = hot.low_rank %gz along 0 block 16 rank 8 padding zero into %he0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %hq, %hs = hot.quantize %hp per_axis 1 round nearest into %he1, %he2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  // expected-remark @below {{layer 2: input kept as}}
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 2 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  %gv = hot.scaled_matmul ins(%hq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%hs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 3 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  return %gw, %gv : tensor<6x4xf32>, tensor<6x4xf32>
}

// -----

// A near miss: nothing says that this product is a gradient.
// CHECK-LABEL: func.func @unmarked(
// CHECK:         math.absf
// CHECK-NEXT:    linalg.matmul
// CHECK:         hot.low_rank {{.*}} tensor<16x6xf32>
// CHECK:         hot.low_rank {{.*}} tensor<16x4xf32>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @unmarked(%x0: tensor<16x4xf32>, %w: tensor<4x6xf32>, %zy: tensor<16x6xf32>, %zw: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %x = math.absf %x0 : tensor<16x4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x4xf32>, tensor<4x6xf32>) outs(%zy : tensor<16x6xf32>) -> tensor<16x6xf32>
  %gy = math.cos %y : tensor<16x6xf32>
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] -> tensor<6x4xf32>
  return %gw : tensor<6x4xf32>
}

// -----

// A near miss: made in the backward part, nothing is saved.
// CHECK-LABEL: func.func @recomputed(
// CHECK:         hot.scaled_matmul
// CHECK:         math.absf
// CHECK-NEXT:    math.tan
// CHECK:         hot.low_rank
// CHECK:         hot.scaled_matmul
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @recomputed(%x0: tensor<16x4xf32>, %w: tensor<4x6xf32>, %zy: tensor<16x6xf32>, %zw: tensor<6x4xf32>, %gy: tensor<16x6xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<16x4xf32>) {
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  %ae0 = tensor.empty() : tensor<8x4xf32>
  %ae1 = tensor.empty() : tensor<8x4xi8>
  %ae2 = tensor.empty() : tensor<4xf32>
  %ap = hot.low_rank %x0 along 0 block 16 rank 8 padding edge into %ae0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %aq, %as = hot.quantize %ap per_axis 1 round nearest into %ae1, %ae2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  // expected-remark @below {{layer 1: input is an argument, alive anyway}}
  %first = hot.scaled_matmul ins(%gq, %aq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %as : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 1 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  %x = math.absf %x0 : tensor<16x4xf32>
  %tan = math.tan %x : tensor<16x4xf32>
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  return %first, %gw, %tan : tensor<6x4xf32>, tensor<6x4xf32>, tensor<16x4xf32>
}
