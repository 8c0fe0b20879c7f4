// RUN: hot-opt %s -split-input-file --hot-compress-activations -verify-diagnostics | FileCheck %s
// RUN: hot-opt %s -split-input-file --pass-pipeline='builtin.module(hot-compress-activations,hot-compress-activations)' 2>%t.log | FileCheck %s

// What a forward function saves for a backward one; the second run changes nothing.

// Codes in the place of the floats, their scales behind them, the weight as it is.
// The forward function saves the input as a matrix.
// CHECK-LABEL: func.func @forward(
// CHECK-SAME:    -> (tensor<16x6xf32>, tensor<8x4xi8> {hot.saved = 7 : i64}, tensor<4xf32> {hot.saved = 0 : i64}, tensor<4x6xf32> {hot.saved = 1 : i64})
// CHECK:         %[[X:.*]] = math.absf {{.*}} : tensor<2x8x4xf32>
// CHECK:         %[[FLAT:.*]] = tensor.collapse_shape %[[X]]
// CHECK:         %[[P:.*]] = hot.low_rank %[[FLAT]]
// CHECK:         %[[Q:.*]]:2 = hot.quantize %[[P]]
// CHECK:         return %{{.*}}, %[[Q]]#0, %[[Q]]#1, %{{.*}}
// CHECK-LABEL: func.func @backward(
// CHECK-SAME:    %[[W:.*]]: tensor<4x6xf32> {hot.saved = 1 : i64}, %[[XQ:.*]]: tensor<8x4xi8> {hot.saved = 7 : i64}, %[[XS:.*]]: tensor<4xf32> {hot.saved = 0 : i64}, %[[GY:[^:]*]]: tensor<16x6xf32>
// CHECK:         hot.low_rank %[[GY]]
// CHECK-NOT:     low_rank
// CHECK:         hot.scaled_matmul ins(%{{.*}}, %[[XQ]] : {{.*}}) scales(%{{.*}}, %[[XS]] :
// CHECK:         linalg.matmul {{.*}} ins(%[[GY]], %[[W]] :
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
func.func @forward(%x0: tensor<2x8x4xf32>, %w: tensor<4x6xf32>, %zy: tensor<16x6xf32>) -> (tensor<16x6xf32>, tensor<16x4xf32> {hot.saved = 7}, tensor<4x6xf32> {hot.saved = 1}) {
  %x3 = math.absf %x0 : tensor<2x8x4xf32>
  %x = tensor.collapse_shape %x3 [[0, 1], [2]] : tensor<2x8x4xf32> into tensor<16x4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x4xf32>, tensor<4x6xf32>) outs(%zy : tensor<16x6xf32>) -> tensor<16x6xf32>
  return %y, %x, %w : tensor<16x6xf32>, tensor<16x4xf32>, tensor<4x6xf32>
}
func.func @backward(%w: tensor<4x6xf32> {hot.saved = 1}, %x: tensor<16x4xf32> {hot.saved = 7}, %gy: tensor<16x6xf32>, %zw: tensor<6x4xf32>, %zx: tensor<16x4xf32>) -> (tensor<6x4xf32>, tensor<16x4xf32>) {
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  // expected-remark @below {{layer 0: input saved as tensor<8x4xi8> and tensor<4xf32> instead of tensor<16x4xf32>}}
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %w : tensor<16x6xf32>, tensor<4x6xf32>) outs(%zx : tensor<16x4xf32>) -> tensor<16x4xf32>
  return %gw, %gx : tensor<6x4xf32>, tensor<16x4xf32>
}

// -----

// The backward function reads the input through layouts, and twice: both codes
// are saved, and nothing else.
// CHECK-LABEL: func.func @forward(
// CHECK-SAME:    -> (tensor<8x4xi8> {hot.saved = 0 : i64}, tensor<4xf32> {hot.saved = 1 : i64}, tensor<8x4xi8> {hot.saved = 2 : i64}, tensor<f32> {hot.saved = 3 : i64})
// CHECK:         linalg.transpose
// CHECK:         hot.quantize {{.*}} per_axis 1
// CHECK:         hot.quantize {{.*}} per_tensor
// CHECK-LABEL: func.func @backward(
// CHECK-SAME:    tensor<8x4xi8> {hot.saved = 0 : i64}, %{{.*}}: tensor<4xf32> {hot.saved = 1 : i64}, %{{.*}}: tensor<8x4xi8> {hot.saved = 2 : i64}, %{{.*}}: tensor<f32> {hot.saved = 3 : i64}, %{{.*}}: tensor<16x6xf32>
// CHECK-NOT:     linalg.transpose
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#s = affine_map<(m, n, k) -> ()>
func.func @forward(%x0: tensor<4x16xf32>) -> (tensor<4x16xf32> {hot.saved = 0}) {
  %x = math.absf %x0 : tensor<4x16xf32>
  return %x : tensor<4x16xf32>
}
func.func @backward(%xt: tensor<4x16xf32> {hot.saved = 0}, %gy: tensor<16x6xf32>, %zw: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>) {
  %t = tensor.empty() : tensor<16x4xf32>
  %x = linalg.transpose ins(%xt : tensor<4x16xf32>) outs(%t : tensor<16x4xf32>) permutation = [1, 0]
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  %one = tensor.empty() : tensor<f32>
  %vq, %vs = hot.quantize %xp per_tensor round nearest into %xe1, %one : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<f32>
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  // expected-remark @below {{layer 0: input saved as tensor<8x4xi8> and tensor<4xf32> instead of tensor<4x16xf32>}}
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  // expected-remark @below {{layer 1: input saved as tensor<8x4xi8> and tensor<f32> instead of tensor<4x16xf32>}}
  %gv = hot.scaled_matmul ins(%gq, %vq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %vs : tensor<6xf32>, tensor<f32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #s, #mn] {hot.product = {layer = 1 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  return %gw, %gv : tensor<6x4xf32>, tensor<6x4xf32>
}

// -----

// A near miss: the backward function needs the floats.
// CHECK:         func.func @forward({{.*}} -> (tensor<16x6xf32>, tensor<16x4xf32> {hot.saved = 0 : i64}
// CHECK:         func.func @backward({{.*}}tensor<16x4xf32> {hot.saved = 0 : i64}
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @forward(%x0: tensor<16x4xf32>, %w: tensor<4x6xf32>, %zy: tensor<16x6xf32>) -> (tensor<16x6xf32>, tensor<16x4xf32> {hot.saved = 0}) {
  %x = math.absf %x0 : tensor<16x4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x4xf32>, tensor<4x6xf32>) outs(%zy : tensor<16x6xf32>) -> tensor<16x6xf32>
  return %y, %x : tensor<16x6xf32>, tensor<16x4xf32>
}
func.func @backward(%x: tensor<16x4xf32> {hot.saved = 0}, %gy: tensor<16x6xf32>, %zw: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<16x4xf32>) {
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  // expected-remark @below {{layer 0: 'math.sin' needs the floats in the backward function}}
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  // expected-note @below {{it is here}}
  %late = math.sin %x : tensor<16x4xf32>
  return %gw, %late : tensor<6x4xf32>, tensor<16x4xf32>
}

// -----

// A near miss: the backward function asks for the size.
// CHECK:         func.func @forward({{.*}} -> (tensor<1xf32>, tensor<?x4xf32> {hot.saved = 0 : i64}
// CHECK:         func.func @backward({{.*}}tensor<?x4xf32> {hot.saved = 0 : i64}
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @forward(%x0: tensor<?x4xf32>) -> (tensor<1xf32>, tensor<?x4xf32> {hot.saved = 0}) {
  %x = math.absf %x0 : tensor<?x4xf32>
  %one = tensor.empty() : tensor<1xf32>
  return %one, %x : tensor<1xf32>, tensor<?x4xf32>
}
func.func @backward(%xd: tensor<?x4xf32> {hot.saved = 0}, %gy: tensor<16x6xf32>, %zw: tensor<6x4xf32>) -> (tensor<6x4xf32>, index) {
  %c0 = arith.constant 0 : index
  // expected-note @below {{it is here}}
  %size = tensor.dim %xd, %c0 : tensor<?x4xf32>
  %x = tensor.cast %xd : tensor<?x4xf32> to tensor<16x4xf32>
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  // expected-remark @below {{layer 0: 'tensor.dim' needs the floats in the backward function}}
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  return %gw, %size : tensor<6x4xf32>, index
}

// -----

// A near miss: the forward function returns another view of it, too.
// CHECK:         func.func @forward({{.*}} -> (tensor<16x6xf32>, tensor<16x4xf32> {hot.saved = 0 : i64}
// CHECK:         func.func @backward({{.*}}tensor<16x4xf32> {hot.saved = 0 : i64}
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @forward(%x0: tensor<16x4xf32>, %w: tensor<4x6xf32>, %zy: tensor<16x6xf32>) -> (tensor<16x6xf32>, tensor<16x4xf32> {hot.saved = 0}, tensor<2x8x4xf32>) {
  %x = math.absf %x0 : tensor<16x4xf32>
  %x3 = tensor.expand_shape %x [[0, 1], [2]] output_shape [2, 8, 4] : tensor<16x4xf32> into tensor<2x8x4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x4xf32>, tensor<4x6xf32>) outs(%zy : tensor<16x6xf32>) -> tensor<16x6xf32>
  return %y, %x, %x3 : tensor<16x6xf32>, tensor<16x4xf32>, tensor<2x8x4xf32>
}
func.func @backward(%x: tensor<16x4xf32> {hot.saved = 0}, %gy: tensor<16x6xf32>, %zw: tensor<6x4xf32>) -> (tensor<6x4xf32>) {
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  // expected-remark @below {{layer 0: input is returned as result 2 of @forward too, alive anyway}}
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  return %gw : tensor<6x4xf32>
}

// -----

// A near miss: the caller has it.
// CHECK:         func.func @forward({{.*}} -> (tensor<16x6xf32>, tensor<16x4xf32> {hot.saved = 0 : i64}
// CHECK:         func.func @backward({{.*}}tensor<16x4xf32> {hot.saved = 0 : i64}
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @forward(%x0: tensor<16x4xf32>, %w: tensor<4x6xf32>, %zy: tensor<16x6xf32>) -> (tensor<16x6xf32>, tensor<16x4xf32> {hot.saved = 0}) {
  %x = math.absf %x0 : tensor<16x4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x4xf32>, tensor<4x6xf32>) outs(%zy : tensor<16x6xf32>) -> tensor<16x6xf32>
  return %y, %x0 : tensor<16x6xf32>, tensor<16x4xf32>
}
func.func @backward(%x: tensor<16x4xf32> {hot.saved = 0}, %gy: tensor<16x6xf32>, %zw: tensor<6x4xf32>) -> (tensor<6x4xf32>) {
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  // expected-remark @below {{layer 0: input is an argument of @forward, alive anyway}}
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  return %gw : tensor<6x4xf32>
}

// -----

// A near miss: a caller would have to change.
// CHECK:         func.func @forward({{.*}} -> (tensor<16x6xf32>, tensor<16x4xf32> {hot.saved = 0 : i64}
// CHECK:         func.func @backward({{.*}}tensor<16x4xf32> {hot.saved = 0 : i64}
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @forward(%x0: tensor<16x4xf32>, %w: tensor<4x6xf32>, %zy: tensor<16x6xf32>) -> (tensor<16x6xf32>, tensor<16x4xf32> {hot.saved = 0}) {
  %x = math.absf %x0 : tensor<16x4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<16x4xf32>, tensor<4x6xf32>) outs(%zy : tensor<16x6xf32>) -> tensor<16x6xf32>
  return %y, %x : tensor<16x6xf32>, tensor<16x4xf32>
}
func.func @backward(%x: tensor<16x4xf32> {hot.saved = 0}, %gy: tensor<16x6xf32>, %zw: tensor<6x4xf32>) -> (tensor<6x4xf32>) {
  %xe0 = tensor.empty() : tensor<8x4xf32>
  %xe1 = tensor.empty() : tensor<8x4xi8>
  %xe2 = tensor.empty() : tensor<4xf32>
  %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %xe0 : tensor<16x4xf32> -> tensor<8x4xf32>
  %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %xe1, %xe2 : tensor<8x4xf32> -> tensor<8x4xi8>, tensor<4xf32>
  %ge0 = tensor.empty() : tensor<8x6xf32>
  %ge1 = tensor.empty() : tensor<8x6xi8>
  %ge2 = tensor.empty() : tensor<6xf32>
  %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %ge0 : tensor<16x6xf32> -> tensor<8x6xf32>
  %gq, %gs = hot.quantize %gp per_axis 1 round nearest into %ge1, %ge2 : tensor<8x6xf32> -> tensor<8x6xi8>, tensor<6xf32>
  // expected-remark @below {{layer 0: @backward is called in the module, and callers are not changed}}
  %gw = hot.scaled_matmul ins(%gq, %xq : tensor<8x6xi8>, tensor<8x4xi8>) scales(%gs, %xs : tensor<6xf32>, tensor<4xf32>)
      outs(%zw : tensor<6x4xf32>) maps [#km, #kn, #m, #n, #mn] {hot.product = {layer = 0 : i64, role = "grad_weight"}} -> tensor<6x4xf32>
  return %gw : tensor<6x4xf32>
}
func.func @caller(%x: tensor<16x4xf32>, %gy: tensor<16x6xf32>, %zw: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %gw = call @backward(%x, %gy, %zw) : (tensor<16x4xf32>, tensor<16x6xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
  return %gw : tensor<6x4xf32>
}
