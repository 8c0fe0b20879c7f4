// RUN: hot-opt %s -split-input-file --test-hot-backward-matmuls -verify-diagnostics -o /dev/null

// Forward and backward as two functions, linked by hot.saved.

// A weight comes saved as a transpose, the other one as it is; the order in the
// module does not matter.
#mn = affine_map<(m, n, k) -> (m, n)>
#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#km = affine_map<(m, n, k) -> (k, m)>
func.func @backward(%h: tensor<20x12xf32> {hot.saved = 1}, %wt2: tensor<12x4xf32> {hot.saved = 2}, %x: tensor<20x6xf32> {hot.saved = 0}, %w1: tensor<6x12xf32> {hot.saved = 7},
                    %gy: tensor<20x4xf32>, %z1: tensor<6x12xf32>, %z2: tensor<4x12xf32>, %zh: tensor<20x12xf32>, %zx: tensor<20x6xf32>) -> (tensor<6x12xf32>, tensor<4x12xf32>, tensor<20x6xf32>) {
  // expected-remark @below {{layer 1: grad_weight, L = 20, O = 4, I = 12, weight: argument 2}}
  %gw2 = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%gy, %h : tensor<20x4xf32>, tensor<20x12xf32>) outs(%z2 : tensor<4x12xf32>) -> tensor<4x12xf32>
  %wt2t = tensor.empty() : tensor<4x12xf32>
  %w2 = linalg.transpose ins(%wt2 : tensor<12x4xf32>) outs(%wt2t : tensor<4x12xf32>) permutation = [1, 0]
  // expected-remark @below {{layer 1: grad_input, L = 20, O = 4, I = 12, weight: argument 2}}
  %gh = linalg.matmul ins(%gy, %w2 : tensor<20x4xf32>, tensor<4x12xf32>) outs(%zh : tensor<20x12xf32>) -> tensor<20x12xf32>
  %gs = arith.mulf %gh, %h : tensor<20x12xf32>
  // expected-remark @below {{layer 0: grad_weight, L = 20, O = 12, I = 6, weight: argument 1}}
  %gw1 = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x, %gs : tensor<20x6xf32>, tensor<20x12xf32>) outs(%z1 : tensor<6x12xf32>) -> tensor<6x12xf32>
  %empty = tensor.empty() : tensor<12x6xf32>
  %w1t = linalg.transpose ins(%w1 : tensor<6x12xf32>) outs(%empty : tensor<12x6xf32>) permutation = [1, 0]
  // expected-remark @below {{layer 0: grad_input, L = 20, O = 12, I = 6, weight: argument 1}}
  %gx = linalg.matmul ins(%gs, %w1t : tensor<20x12xf32>, tensor<12x6xf32>) outs(%zx : tensor<20x6xf32>) -> tensor<20x6xf32>
  return %gw1, %gw2, %gx : tensor<6x12xf32>, tensor<4x12xf32>, tensor<20x6xf32>
}
func.func @forward(%x0: tensor<20x6xf32>, %w1: tensor<6x12xf32>, %w2: tensor<4x12xf32>, %zh: tensor<20x12xf32>, %zy: tensor<20x4xf32>)
    -> (tensor<20x4xf32>, tensor<20x6xf32> {hot.saved = 0}, tensor<20x12xf32> {hot.saved = 1}, tensor<12x4xf32> {hot.saved = 2}, tensor<6x12xf32> {hot.saved = 7}) {
  %x = math.absf %x0 : tensor<20x6xf32>
  // expected-remark @below {{layer 0: forward, L = 20, O = 12, I = 6, weight: argument 1}}
  %s = linalg.matmul ins(%x, %w1 : tensor<20x6xf32>, tensor<6x12xf32>) outs(%zh : tensor<20x12xf32>) -> tensor<20x12xf32>
  %h = math.sin %s : tensor<20x12xf32>
  %empty = tensor.empty() : tensor<12x4xf32>
  %wt2 = linalg.transpose ins(%w2 : tensor<4x12xf32>) outs(%empty : tensor<12x4xf32>) permutation = [1, 0]
  // expected-remark @below {{layer 1: forward, L = 20, O = 4, I = 12, weight: argument 2}}
  %y = linalg.matmul ins(%h, %wt2 : tensor<20x12xf32>, tensor<12x4xf32>) outs(%zy : tensor<20x4xf32>) -> tensor<20x4xf32>
  return %y, %x, %h, %wt2, %w1 : tensor<20x4xf32>, tensor<20x6xf32>, tensor<20x12xf32>, tensor<12x4xf32>, tensor<6x12xf32>
}

// -----

// The first layer's input is an argument too: the returned gradient says which
// of the two is the weight.
#mn = affine_map<(m, n, k) -> (m, n)>
#kn = affine_map<(m, n, k) -> (k, n)>
#km = affine_map<(m, n, k) -> (k, m)>
func.func @forward(%x: tensor<20x6xf32>, %w: tensor<6x12xf32>, %z: tensor<20x12xf32>) -> (tensor<20x12xf32>, tensor<20x6xf32> {hot.saved = 0}) {
  // expected-remark @below {{layer 0: forward, L = 20, O = 12, I = 6, weight: argument 1}}
  %y = linalg.matmul ins(%x, %w : tensor<20x6xf32>, tensor<6x12xf32>) outs(%z : tensor<20x12xf32>) -> tensor<20x12xf32>
  return %y, %x : tensor<20x12xf32>, tensor<20x6xf32>
}
func.func @backward(%x: tensor<20x6xf32> {hot.saved = 0}, %gy: tensor<20x12xf32>, %z: tensor<6x12xf32>) -> tensor<6x12xf32> {
  // expected-remark @below {{layer 0: grad_weight, L = 20, O = 12, I = 6, weight: argument 1}}
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x, %gy : tensor<20x6xf32>, tensor<20x12xf32>) outs(%z : tensor<6x12xf32>) -> tensor<6x12xf32>
  return %gw : tensor<6x12xf32>
}

// -----

// A near miss: nothing links the two.
#mn = affine_map<(m, n, k) -> (m, n)>
#kn = affine_map<(m, n, k) -> (k, n)>
#km = affine_map<(m, n, k) -> (k, m)>
func.func @forward(%x: tensor<20x6xf32>, %w: tensor<6x12xf32>, %z: tensor<20x12xf32>) -> (tensor<20x12xf32>, tensor<20x6xf32> {hot.saved = 0}) {
  %y = linalg.matmul ins(%x, %w : tensor<20x6xf32>, tensor<6x12xf32>) outs(%z : tensor<20x12xf32>) -> tensor<20x12xf32>
  return %y, %x : tensor<20x12xf32>, tensor<20x6xf32>
}
func.func @backward(%x: tensor<20x6xf32>, %gy: tensor<20x12xf32>, %z: tensor<6x12xf32>) -> tensor<6x12xf32> {
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x, %gy : tensor<20x6xf32>, tensor<20x12xf32>) outs(%z : tensor<6x12xf32>) -> tensor<6x12xf32>
  return %gw : tensor<6x12xf32>
}

// -----

// A near miss: two forward products that share a saved tensor are no gradients of
// each other, whatever is returned.
func.func @forward(%x: tensor<12x12xf32>, %w: tensor<12x12xf32>, %z: tensor<12x12xf32>) -> (tensor<12x12xf32>, tensor<12x12xf32> {hot.saved = 0}) {
  %y = linalg.matmul ins(%x, %w : tensor<12x12xf32>, tensor<12x12xf32>) outs(%z : tensor<12x12xf32>) -> tensor<12x12xf32>
  %a = math.absf %y : tensor<12x12xf32>
  %b = linalg.matmul ins(%a, %x : tensor<12x12xf32>, tensor<12x12xf32>) outs(%z : tensor<12x12xf32>) -> tensor<12x12xf32>
  return %b, %y : tensor<12x12xf32>, tensor<12x12xf32>
}
func.func @backward(%y: tensor<12x12xf32> {hot.saved = 0}) -> tensor<12x12xf32> {
  return %y : tensor<12x12xf32>
}

// -----

// The backward function takes the weight from its caller: marked, it is found
// through the gradient that both products share.
#mn = affine_map<(m, n, k) -> (m, n)>
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#km = affine_map<(m, n, k) -> (k, m)>
func.func @forward(%x0: tensor<20x6xf32>, %w: tensor<6x12xf32>, %z: tensor<20x12xf32>) -> (tensor<20x12xf32>, tensor<20x6xf32> {hot.saved = 0}) {
  %x = math.absf %x0 : tensor<20x6xf32>
  // expected-remark @below {{layer 0: forward, L = 20, O = 12, I = 6, weight: argument 1}}
  %y = linalg.matmul ins(%x, %w : tensor<20x6xf32>, tensor<6x12xf32>) outs(%z : tensor<20x12xf32>) -> tensor<20x12xf32>
  return %y, %x : tensor<20x12xf32>, tensor<20x6xf32>
}
func.func @backward(%x: tensor<20x6xf32> {hot.saved = 0}, %w: tensor<6x12xf32> {hot.weight}, %unmarked: tensor<6x12xf32>, %gy: tensor<20x12xf32>, %z: tensor<6x12xf32>, %zx: tensor<20x6xf32>) -> (tensor<6x12xf32>, tensor<20x6xf32>, tensor<20x6xf32>) {
  // expected-remark @below {{layer 0: grad_weight, L = 20, O = 12, I = 6, weight: argument 1}}
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x, %gy : tensor<20x6xf32>, tensor<20x12xf32>) outs(%z : tensor<6x12xf32>) -> tensor<6x12xf32>
  // expected-remark @below {{layer 0: grad_input, L = 20, O = 12, I = 6, weight: argument 1}}
  %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %w : tensor<20x12xf32>, tensor<6x12xf32>) outs(%zx : tensor<20x6xf32>) -> tensor<20x6xf32>
  %other = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %unmarked : tensor<20x12xf32>, tensor<6x12xf32>) outs(%zx : tensor<20x6xf32>) -> tensor<20x6xf32>
  return %gw, %gx, %other : tensor<6x12xf32>, tensor<20x6xf32>, tensor<20x6xf32>
}
