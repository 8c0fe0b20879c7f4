// RUN: hot-opt %s -split-input-file --hot-rewrite-backward="min-elements=0" -verify-diagnostics | FileCheck %s

// What is recognized, what is left alone, and what is said about it.

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// A first layer: x is an argument too. The factor whose gradient is returned is
// the weight; casts and transposes on the way do not matter.
// CHECK-LABEL: func.func @first_layer(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: tensor<20x8xf32>, %
// CHECK:         hot.low_rank %[[X]] along 0 {{.*}} padding edge
// CHECK:         hot.scaled_matmul
func.func @first_layer(%x: tensor<20x8xf32>, %w: tensor<8x6xf32>, %e0: tensor<20x6xf32>, %e1: tensor<6x8xf32>) -> tensor<8x?xf32> {
  %zero = arith.constant 0.0 : f32
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  // expected-remark @below {{left alone: forward product of layer 0}}
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %gy = math.cos %y : tensor<20x6xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_weight, L = 20, O = 6, I = 8, rank 8 of 16, i8 x i8}}
  %gwt = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%gy, %x : tensor<20x6xf32>, tensor<20x8xf32>) outs(%f1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %e2 = tensor.empty() : tensor<8x6xf32>
  %gw = linalg.transpose ins(%gwt : tensor<6x8xf32>) outs(%e2 : tensor<8x6xf32>) permutation = [1, 0]
  %cast = tensor.cast %gw : tensor<8x6xf32> to tensor<8x?xf32>
  return %cast : tensor<8x?xf32>
}

// -----
// expected-remark @above {{no gradient product found, nothing to rewrite}}
// Both are arguments and both gradients are returned: x and w are alike.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @undecided(
// CHECK-NOT:     hot.
func.func @undecided(%x: tensor<20x8xf32>, %w: tensor<8x6xf32>, %e0: tensor<20x6xf32>, %e1: tensor<6x8xf32>, %e2: tensor<20x8xf32>) -> (tensor<6x8xf32>, tensor<20x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  // expected-remark @below {{left alone: no gradient product shares its operands}}
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %gy = math.cos %y : tensor<20x6xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  // expected-remark @below {{left alone: undecided which factor is the weight}}
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%gy, %x : tensor<20x6xf32>, tensor<20x8xf32>) outs(%f1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<20x8xf32>) -> tensor<20x8xf32>
  // expected-remark @below {{left alone: undecided which factor is the weight}}
  %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %w : tensor<20x6xf32>, tensor<8x6xf32>) outs(%f2 : tensor<20x8xf32>) -> tensor<20x8xf32>
  return %gw, %gx : tensor<6x8xf32>, tensor<20x8xf32>
}

// -----

// The same, marked.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @marked(
func.func @marked(%x: tensor<20x8xf32>, %w: tensor<8x6xf32> {hot.weight}, %e0: tensor<20x6xf32>, %e1: tensor<6x8xf32>, %e2: tensor<20x8xf32>) -> (tensor<6x8xf32>, tensor<20x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  // expected-remark @below {{left alone: forward product of layer 0}}
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %gy = math.cos %y : tensor<20x6xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_weight, L = 20, O = 6, I = 8}}
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%gy, %x : tensor<20x6xf32>, tensor<20x8xf32>) outs(%f1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<20x8xf32>) -> tensor<20x8xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_input, L = 20, O = 6, I = 8}}
  %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %w : tensor<20x6xf32>, tensor<8x6xf32>) outs(%f2 : tensor<20x8xf32>) -> tensor<20x8xf32>
  return %gw, %gx : tensor<6x8xf32>, tensor<20x8xf32>
}

// -----

// Two layers, the second one's weight frozen: it gets an input gradient only,
// and the first one's weight gradient shows that the function trains.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @frozen_weight(
// CHECK-SAME:    %[[FROZEN:[a-z0-9]+]]: tensor<6x6xf32>, %
// CHECK:         hot.hadamard %[[FROZEN]] along 1
// CHECK:         hot.low_rank {{.*}} padding zero
func.func @frozen_weight(%frozen: tensor<6x6xf32>, %x: tensor<20x8xf32>, %w: tensor<8x6xf32>, %e0: tensor<20x6xf32>, %e1: tensor<6x8xf32>) -> tensor<6x8xf32> {
  %zero = arith.constant 0.0 : f32
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  // expected-remark @below {{left alone: forward product of layer 0}}
  %h = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %a = math.absf %h : tensor<20x6xf32>
  // expected-remark @below {{left alone: forward product of layer 1}}
  %y = linalg.matmul ins(%a, %frozen : tensor<20x6xf32>, tensor<6x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %gy = math.cos %y : tensor<20x6xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 1: grad_input, L = 20, O = 6, I = 6}}
  %ga = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %frozen : tensor<20x6xf32>, tensor<6x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_weight, L = 20, O = 6, I = 8}}
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%ga, %x : tensor<20x6xf32>, tensor<20x8xf32>) outs(%f1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %gw : tensor<6x8xf32>
}

// -----
// expected-remark @above {{no gradient product found, nothing to rewrite}}
// A decoder that uses the encoder's weight sums over the complementary axis, as
// the gradient through a frozen weight would: this is inference.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @tied_decoder(
// CHECK-NOT:     hot.
func.func @tied_decoder(%x0: tensor<20x8xf32>, %w: tensor<8x6xf32>, %e0: tensor<20x6xf32>, %e1: tensor<20x8xf32>) -> tensor<20x8xf32> {
  %zero = arith.constant 0.0 : f32
  %x = math.absf %x0 : tensor<20x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  // expected-remark @below {{left alone: no gradient product shares its operands}}
  %h = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %a = math.absf %h : tensor<20x6xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<20x8xf32>) -> tensor<20x8xf32>
  // expected-remark @below {{left alone: shares an argument with an earlier product, but nothing shows that this is a backward pass}}
  %y = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%a, %w : tensor<20x6xf32>, tensor<8x6xf32>) outs(%f1 : tensor<20x8xf32>) -> tensor<20x8xf32>
  return %y : tensor<20x8xf32>
}

// -----
// expected-remark @above {{no gradient product found, nothing to rewrite}}
// The backward function of a pair: x was saved and is an argument. Its two
// products share gy, but neither is computed from the other.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @backward_half(
// CHECK-NOT:     hot.
func.func @backward_half(%gz: tensor<20x6xf32>, %x: tensor<20x8xf32>, %w: tensor<8x6xf32>, %e1: tensor<6x8xf32>, %e2: tensor<20x8xf32>) -> (tensor<6x8xf32>, tensor<20x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %gy = math.absf %gz : tensor<20x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<20x8xf32>) -> tensor<20x8xf32>
  // expected-remark @below {{left alone: no gradient product shares its operands}}
  %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %w : tensor<20x6xf32>, tensor<8x6xf32>) outs(%f2 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  // expected-remark @below {{left alone: shares a tensor with an earlier product, but is not computed from its result}}
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%gy, %x : tensor<20x6xf32>, tensor<20x8xf32>) outs(%f1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %gw, %gx : tensor<6x8xf32>, tensor<20x8xf32>
}

// -----

// The same half with its roles given.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @explicit_roles(
// CHECK-SAME:    %{{[a-z0-9]+}}: tensor<20x6xf32>, %[[X:[a-z0-9]+]]: tensor<20x8xf32>, %[[W:[a-z0-9]+]]: tensor<8x6xf32>
// CHECK:         hot.low_rank %[[X]] along 0 {{.*}} padding edge
// CHECK:         hot.hadamard %[[W]] along 1
// CHECK:         hot.low_rank {{.*}} padding zero
// CHECK:         linalg.matmul {{.*}}hot.role = "none"
func.func @explicit_roles(%gz: tensor<20x6xf32>, %x: tensor<20x8xf32>, %w: tensor<8x6xf32>, %e1: tensor<6x8xf32>, %e2: tensor<20x8xf32>) -> (tensor<6x8xf32>, tensor<20x8xf32>, tensor<20x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %gy = math.absf %gz : tensor<20x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<20x8xf32>) -> tensor<20x8xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_input, L = 20, O = 6, I = 8}}
  %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] {hot.role = "grad_input"} ins(%gy, %w : tensor<20x6xf32>, tensor<8x6xf32>) outs(%f2 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 1: grad_weight, L = 20, O = 6, I = 8}}
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] {hot.role = "grad_weight"} ins(%gy, %x : tensor<20x6xf32>, tensor<20x8xf32>) outs(%f1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  // expected-remark @below {{left alone: hot.role is "none"}}
  %other = linalg.matmul indexing_maps = [#mk, #nk, #mn] {hot.role = "none"} ins(%gy, %w : tensor<20x6xf32>, tensor<8x6xf32>) outs(%f2 : tensor<20x8xf32>) -> tensor<20x8xf32>
  return %gw, %gx, %other : tensor<6x8xf32>, tensor<20x8xf32>, tensor<20x8xf32>
}

// -----

// hot.role overrides what the structure says of one product; the others keep
// theirs.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @one_left_alone(
func.func @one_left_alone(%x0: tensor<20x8xf32>, %w: tensor<8x6xf32>, %e0: tensor<20x6xf32>, %e1: tensor<6x8xf32>, %e2: tensor<20x8xf32>) -> (tensor<6x8xf32>, tensor<20x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %x = math.absf %x0 : tensor<20x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  // expected-remark @below {{left alone: forward product of layer 0}}
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %gy = math.cos %y : tensor<20x6xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_weight}}
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%gy, %x : tensor<20x6xf32>, tensor<20x8xf32>) outs(%f1 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<20x8xf32>) -> tensor<20x8xf32>
  // expected-remark @below {{left alone: hot.role is "none"}}
  %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] {hot.role = "none"} ins(%gy, %w : tensor<20x6xf32>, tensor<8x6xf32>) outs(%f2 : tensor<20x8xf32>) -> tensor<20x8xf32>
  return %gw, %gx : tensor<6x8xf32>, tensor<20x8xf32>
}

// -----
// expected-remark @above {{no gradient product found, nothing to rewrite}}
// Attention without a batch: three products of computed tensors, alike to those
// of a layer, and no argument in sight.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @attention(
// CHECK-NOT:     hot.
func.func @attention(%q0: tensor<20x8xf32>, %k0: tensor<20x8xf32>, %e0: tensor<20x20xf32>, %e1: tensor<20x8xf32>) -> (tensor<20x8xf32>, tensor<20x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %q = math.absf %q0 : tensor<20x8xf32>
  %k = math.absf %k0 : tensor<20x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x20xf32>) -> tensor<20x20xf32>
  // expected-remark @below {{left alone: product of two computed values, no weight (attention)}}
  %s = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%q, %k : tensor<20x8xf32>, tensor<20x8xf32>) outs(%f0 : tensor<20x20xf32>) -> tensor<20x20xf32>
  %gs = math.cos %s : tensor<20x20xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<20x8xf32>) -> tensor<20x8xf32>
  // expected-remark @below {{left alone: product of two computed values, no weight (attention)}}
  %gq = linalg.matmul ins(%gs, %k : tensor<20x20xf32>, tensor<20x8xf32>) outs(%f1 : tensor<20x8xf32>) -> tensor<20x8xf32>
  // expected-remark @below {{left alone: product of two computed values, no weight (attention)}}
  %gk = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%gs, %q : tensor<20x20xf32>, tensor<20x8xf32>) outs(%f1 : tensor<20x8xf32>) -> tensor<20x8xf32>
  return %gq, %gk : tensor<20x8xf32>, tensor<20x8xf32>
}

// -----
// expected-remark @above {{no gradient product found, nothing to rewrite}}
// Not contractions of floats that a layer consists of.
// CHECK-LABEL: func.func @unfit(
// CHECK-NOT:     hot.
func.func @unfit(%a: tensor<20x8xi8>, %b: tensor<8x6xi8>, %c: tensor<20x6xi32>, %m: tensor<20x8xf32>, %v: tensor<8xf32>, %r: tensor<20xf32>) -> (tensor<20x6xi32>, tensor<20xf32>) {
  // expected-remark @below {{left alone: product of integers}}
  %0 = linalg.matmul ins(%a, %b : tensor<20x8xi8>, tensor<8x6xi8>) outs(%c : tensor<20x6xi32>) -> tensor<20x6xi32>
  // expected-remark @below {{left alone: matrix-vector product}}
  %1 = linalg.matvec ins(%m, %v : tensor<20x8xf32>, tensor<8xf32>) outs(%r : tensor<20xf32>) -> tensor<20xf32>
  return %0, %1 : tensor<20x6xi32>, tensor<20xf32>
}

// -----

// f64 is recognized, and left alone.
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @f64(
// CHECK-NOT:     hot.
func.func @f64(%x: tensor<20x8xf64>, %w: tensor<8x6xf64>, %e0: tensor<20x6xf64>, %e1: tensor<6x8xf64>) -> tensor<6x8xf64> {
  // expected-remark @below {{left alone: forward product of layer 0}}
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf64>, tensor<8x6xf64>) outs(%e0 : tensor<20x6xf64>) -> tensor<20x6xf64>
  %gy = math.cos %y : tensor<20x6xf64>
  // expected-remark @below {{left alone: grad_weight, L = 20, O = 6, I = 8: element type f64 is not one of f32, bf16, f16}}
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%gy, %x : tensor<20x6xf64>, tensor<20x8xf64>) outs(%e1 : tensor<6x8xf64>) -> tensor<6x8xf64>
  return %gw : tensor<6x8xf64>
}

// -----
// expected-remark @above {{no gradient product found, nothing to rewrite}}
// A body that is almost a product: it is no contraction, and nothing is said.
#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func.func @no_sum_of_products(
func.func @no_sum_of_products(%a: tensor<20x8xf32>, %b: tensor<8x6xf32>, %c: tensor<20x6xf32>) -> tensor<20x6xf32> {
  %0 = linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<20x8xf32>, tensor<8x6xf32>) outs(%c : tensor<20x6xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %acc : f32
    %s = arith.addf %q, %m : f32
    linalg.yield %s : f32
  } -> tensor<20x6xf32>
  return %0 : tensor<20x6xf32>
}

// -----
// expected-remark @above {{no gradient product found, nothing to rewrite}}
// hot.role on something else is not passed over in silence.
// CHECK-LABEL: func.func @role_without_contraction(
func.func @role_without_contraction(%a: tensor<20x8xf32>, %e: tensor<8x20xf32>) -> tensor<8x20xf32> {
  // expected-remark @below {{left alone: hot.role is given, but 'linalg.transpose' is not a sum of products}}
  %0 = linalg.transpose ins(%a : tensor<20x8xf32>) outs(%e : tensor<8x20xf32>) permutation = [1, 0] {hot.role = "grad_weight"}
  return %0 : tensor<8x20xf32>
}
