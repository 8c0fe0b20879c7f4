// RUN: hot-opt %s -split-input-file --test-hot-backward-matmuls -verify-diagnostics -o /dev/null

// Which products make a layer: one remark for each of them, none for the others.

// A matrix of weights for each of two experts, the tokens of each expert by
// themselves: named forward, generic backward.
#elo = affine_map<(e, l, o, i) -> (e, l, o)>
#eli = affine_map<(e, l, o, i) -> (e, l, i)>
#eio = affine_map<(e, l, o, i) -> (e, i, o)>
#eoi = affine_map<(e, l, o, i) -> (e, o, i)>
func.func @experts(%x0: tensor<2x20x8xf32>, %w: tensor<2x8x6xf32>, %zy: tensor<2x20x6xf32>, %zw: tensor<2x6x8xf32>, %zx: tensor<2x20x8xf32>) -> (tensor<2x6x8xf32>, tensor<2x20x8xf32>) {
  %x = math.absf %x0 : tensor<2x20x8xf32>
  // expected-remark @below {{layer 0: forward, batch = 2, L = 20, O = 6, I = 8, weight: argument 1}}
  %y = linalg.batch_matmul ins(%x, %w : tensor<2x20x8xf32>, tensor<2x8x6xf32>) outs(%zy : tensor<2x20x6xf32>) -> tensor<2x20x6xf32>
  %gy = math.cos %y : tensor<2x20x6xf32>
  // expected-remark @below {{layer 0: grad_weight, batch = 2, L = 20, O = 6, I = 8, weight: argument 1}}
  %gw = linalg.generic {indexing_maps = [#elo, #eli, #eoi], iterator_types = ["parallel", "reduction", "parallel", "parallel"]}
      ins(%gy, %x : tensor<2x20x6xf32>, tensor<2x20x8xf32>) outs(%zw : tensor<2x6x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x6x8xf32>
  // expected-remark @below {{layer 0: grad_input, batch = 2, L = 20, O = 6, I = 8, weight: argument 1}}
  %gx = linalg.generic {indexing_maps = [#elo, #eio, #eli], iterator_types = ["parallel", "parallel", "reduction", "parallel"]}
      ins(%gy, %w : tensor<2x20x6xf32>, tensor<2x8x6xf32>) outs(%zx : tensor<2x20x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x20x8xf32>
  return %gw, %gx : tensor<2x6x8xf32>, tensor<2x20x8xf32>
}

// -----

// A near miss: the same three products with keys from a cache. Nothing returns a
// gradient of the cache.
#mk = affine_map<(b, m, n, k) -> (b, m, k)>
#nk = affine_map<(b, m, n, k) -> (b, n, k)>
#km = affine_map<(b, m, n, k) -> (b, k, m)>
#kn = affine_map<(b, m, n, k) -> (b, k, n)>
#mn = affine_map<(b, m, n, k) -> (b, m, n)>
func.func @cached_keys(%q0: tensor<2x20x8xf32>, %cache: tensor<2x24x8xf32>, %zs: tensor<2x20x24xf32>, %zq: tensor<2x20x8xf32>, %zk: tensor<2x24x8xf32>) -> (tensor<2x20x8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %q = math.absf %q0 : tensor<2x20x8xf32>
  %s = linalg.batch_matmul indexing_maps = [#mk, #nk, #mn] ins(%q, %cache : tensor<2x20x8xf32>, tensor<2x24x8xf32>) outs(%zs : tensor<2x20x24xf32>) -> tensor<2x20x24xf32>
  %gs = math.cos %s : tensor<2x20x24xf32>
  %gk = linalg.batch_matmul indexing_maps = [#km, #kn, #mn] ins(%gs, %q : tensor<2x20x24xf32>, tensor<2x20x8xf32>) outs(%zk : tensor<2x24x8xf32>) -> tensor<2x24x8xf32>
  %gq = linalg.batch_matmul ins(%gs, %cache : tensor<2x20x24xf32>, tensor<2x24x8xf32>) outs(%zq : tensor<2x20x8xf32>) -> tensor<2x20x8xf32>
  %used = tensor.extract %gk[%c0, %c0, %c0] : tensor<2x24x8xf32>
  return %gq, %used : tensor<2x20x8xf32>, f32
}

// -----

// A near miss: attention, two computed values.
#mk = affine_map<(b, m, n, k) -> (b, m, k)>
#nk = affine_map<(b, m, n, k) -> (b, n, k)>
#km = affine_map<(b, m, n, k) -> (b, k, m)>
#kn = affine_map<(b, m, n, k) -> (b, k, n)>
#mn = affine_map<(b, m, n, k) -> (b, m, n)>
func.func @attention(%q0: tensor<2x20x8xf32>, %k0: tensor<2x24x8xf32>, %zs: tensor<2x20x24xf32>, %zq: tensor<2x20x8xf32>, %zk: tensor<2x24x8xf32>) -> (tensor<2x20x8xf32>, tensor<2x24x8xf32>) {
  %q = math.absf %q0 : tensor<2x20x8xf32>
  %k = math.absf %k0 : tensor<2x24x8xf32>
  %s = linalg.batch_matmul indexing_maps = [#mk, #nk, #mn] ins(%q, %k : tensor<2x20x8xf32>, tensor<2x24x8xf32>) outs(%zs : tensor<2x20x24xf32>) -> tensor<2x20x24xf32>
  %gs = math.cos %s : tensor<2x20x24xf32>
  %gk = linalg.batch_matmul indexing_maps = [#km, #kn, #mn] ins(%gs, %q : tensor<2x20x24xf32>, tensor<2x20x8xf32>) outs(%zk : tensor<2x24x8xf32>) -> tensor<2x24x8xf32>
  %gq = linalg.batch_matmul ins(%gs, %k : tensor<2x20x24xf32>, tensor<2x24x8xf32>) outs(%zq : tensor<2x20x8xf32>) -> tensor<2x20x8xf32>
  return %gq, %gk : tensor<2x20x8xf32>, tensor<2x24x8xf32>
}

// -----

// The loop over the batch is one of the sums: the weight is shared.
#blo = affine_map<(b, l, o, i) -> (b, l, o)>
#bli = affine_map<(b, l, o, i) -> (b, l, i)>
#io = affine_map<(b, l, o, i) -> (i, o)>
func.func @batch_reduce(%x0: tensor<3x20x8xf32>, %w: tensor<8x6xf32>, %zy: tensor<3x20x6xf32>, %zw: tensor<6x8xf32>, %et: tensor<3x6x20xf32>) -> tensor<6x8xf32> {
  %x = math.absf %x0 : tensor<3x20x8xf32>
  // expected-remark @below {{layer 0: forward, L = 60, O = 6, I = 8, weight: argument 1}}
  %y = linalg.generic {indexing_maps = [#bli, #io, #blo], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<3x20x8xf32>, tensor<8x6xf32>) outs(%zy : tensor<3x20x6xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<3x20x6xf32>
  %gy = math.cos %y : tensor<3x20x6xf32>
  %gyt = linalg.transpose ins(%gy : tensor<3x20x6xf32>) outs(%et : tensor<3x6x20xf32>) permutation = [0, 2, 1]
  // expected-remark @below {{layer 0: grad_weight, L = 60, O = 6, I = 8, weight: argument 1}}
  %gw = linalg.batch_reduce_matmul ins(%gyt, %x : tensor<3x6x20xf32>, tensor<3x20x8xf32>) outs(%zw : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %gw : tensor<6x8xf32>
}

// -----

// Layers under a loop: weights cut from a stack, x kept in a stack from the
// forward loop to the backward loop, which counts down.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @saved_in_stack(%x0: tensor<20x8xf32>, %ws: tensor<4x8x8xf32>, %ex: tensor<4x20x8xf32>, %ew: tensor<4x8x8xf32>, %z: tensor<20x8xf32>, %zw: tensor<8x8xf32>) -> tensor<4x8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %h:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %x0, %xs = %ex) -> (tensor<20x8xf32>, tensor<4x20x8xf32>) {
    %w = tensor.extract_slice %ws[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<4x8x8xf32> to tensor<8x8xf32>
    // expected-remark @below {{layer 0: forward, L = 20, O = 8, I = 8, weight: argument 1}}
    %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
    %x1 = tensor.expand_shape %x [[0, 1], [2]] output_shape [1, 20, 8] : tensor<20x8xf32> into tensor<1x20x8xf32>
    %kept = tensor.insert_slice %x1 into %xs[%i, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<1x20x8xf32> into tensor<4x20x8xf32>
    scf.yield %y, %kept : tensor<20x8xf32>, tensor<4x20x8xf32>
  }
  %g0 = math.cos %h#0 : tensor<20x8xf32>
  %g:2 = scf.for %j = %c0 to %c4 step %c1 iter_args(%gy = %g0, %gws = %ew) -> (tensor<20x8xf32>, tensor<4x8x8xf32>) {
    %i = arith.subi %c3, %j : index
    %x = tensor.extract_slice %h#1[%i, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<4x20x8xf32> to tensor<20x8xf32>
    %w = tensor.extract_slice %ws[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<4x8x8xf32> to tensor<8x8xf32>
    // expected-remark @below {{layer 0: grad_weight, L = 20, O = 8, I = 8, weight: argument 1}}
    %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x, %gy : tensor<20x8xf32>, tensor<20x8xf32>) outs(%zw : tensor<8x8xf32>) -> tensor<8x8xf32>
    // expected-remark @below {{layer 0: grad_input, L = 20, O = 8, I = 8, weight: argument 1}}
    %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %w : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
    %kept = tensor.insert_slice %gw into %gws[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<8x8xf32> into tensor<4x8x8xf32>
    scf.yield %gx, %kept : tensor<20x8xf32>, tensor<4x8x8xf32>
  }
  return %g#1 : tensor<4x8x8xf32>
}

// -----

// The same with x computed again by the backward loop: gw shares only gy, and
// its result has the shape of the weights. Indices are computed on tensors.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#s = affine_map<() -> ()>
func.func @recomputed(%x0: tensor<20x8xf32>, %ws: tensor<4x8x8xf32>, %ex: tensor<4x20x8xf32>, %ew: tensor<4x8x8xf32>, %z: tensor<20x8xf32>, %zw: tensor<8x8xf32>, %ei: tensor<i32>) -> tensor<4x8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c3_i32 = arith.constant 3 : i32
  %c4 = arith.constant 4 : index
  %h:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %x0, %xs = %ex) -> (tensor<20x8xf32>, tensor<4x20x8xf32>) {
    %w = tensor.extract_slice %ws[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<4x8x8xf32> to tensor<8x8xf32>
    %a = math.absf %x : tensor<20x8xf32>
    // expected-remark @below {{layer 0: forward, L = 20, O = 8, I = 8, weight: argument 1}}
    %y = linalg.matmul ins(%a, %w : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
    %kept = tensor.insert_slice %x into %xs[%i, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<20x8xf32> into tensor<4x20x8xf32>
    scf.yield %y, %kept : tensor<20x8xf32>, tensor<4x20x8xf32>
  }
  %g0 = math.cos %h#0 : tensor<20x8xf32>
  %g:2 = scf.for %j = %c0 to %c4 step %c1 iter_args(%gy = %g0, %gws = %ew) -> (tensor<20x8xf32>, tensor<4x8x8xf32>) {
    %j32 = arith.index_cast %j : index to i32
    %from = tensor.from_elements %j32 : tensor<i32>
    %down = linalg.generic {indexing_maps = [#s, #s], iterator_types = []} ins(%from : tensor<i32>) outs(%ei : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %d = arith.subi %c3_i32, %in : i32
      linalg.yield %d : i32
    } -> tensor<i32>
    %i32 = tensor.extract %down[] : tensor<i32>
    %unclamped = arith.index_cast %i32 : i32 to index
    %low = arith.maxsi %unclamped, %c0 : index
    %i = arith.minsi %low, %c3 : index
    %x = tensor.extract_slice %h#1[%i, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<4x20x8xf32> to tensor<20x8xf32>
    %a = math.absf %x : tensor<20x8xf32>
    %w = tensor.extract_slice %ws[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<4x8x8xf32> to tensor<8x8xf32>
    // expected-remark @below {{layer 0: grad_weight, L = 20, O = 8, I = 8, weight: argument 1}}
    %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%a, %gy : tensor<20x8xf32>, tensor<20x8xf32>) outs(%zw : tensor<8x8xf32>) -> tensor<8x8xf32>
    // expected-remark @below {{layer 0: grad_input, L = 20, O = 8, I = 8, weight: argument 1}}
    %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %w : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
    %kept = tensor.insert_slice %gw into %gws[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<8x8xf32> into tensor<4x8x8xf32>
    scf.yield %gx, %kept : tensor<20x8xf32>, tensor<4x8x8xf32>
  }
  return %g#1 : tensor<4x8x8xf32>
}

// -----

// A near miss: the second loop reads other weights of the stack, so it is no
// backward loop of the first one.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @other_pieces(%x0: tensor<20x8xf32>, %ws: tensor<8x8x8xf32>, %ex: tensor<4x20x8xf32>, %ew: tensor<8x8x8xf32>, %z: tensor<20x8xf32>, %zw: tensor<8x8xf32>) -> tensor<8x8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %h:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %x0, %xs = %ex) -> (tensor<20x8xf32>, tensor<4x20x8xf32>) {
    %w = tensor.extract_slice %ws[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<8x8x8xf32> to tensor<8x8xf32>
    %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
    %kept = tensor.insert_slice %y into %xs[%i, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<20x8xf32> into tensor<4x20x8xf32>
    scf.yield %y, %kept : tensor<20x8xf32>, tensor<4x20x8xf32>
  }
  %g0 = math.cos %h#0 : tensor<20x8xf32>
  %g:2 = scf.for %j = %c0 to %c4 step %c1 iter_args(%gy = %g0, %gws = %ew) -> (tensor<20x8xf32>, tensor<8x8x8xf32>) {
    %i = arith.addi %c4, %j : index
    %x = tensor.extract_slice %h#1[%j, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<4x20x8xf32> to tensor<20x8xf32>
    %w = tensor.extract_slice %ws[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<8x8x8xf32> to tensor<8x8xf32>
    %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x, %gy : tensor<20x8xf32>, tensor<20x8xf32>) outs(%zw : tensor<8x8xf32>) -> tensor<8x8xf32>
    %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %w : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
    %kept = tensor.insert_slice %gw into %gws[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<8x8xf32> into tensor<8x8x8xf32>
    scf.yield %gx, %kept : tensor<20x8xf32>, tensor<8x8x8xf32>
  }
  return %g#1 : tensor<8x8x8xf32>
}

// -----

// A near miss: two pieces of a stack in one iteration are two weights. Only the
// first one has its gradient here.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @two_pieces(%x0: tensor<20x8xf32>, %ws: tensor<2x8x8xf32>, %z: tensor<20x8xf32>, %zw: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %x = math.absf %x0 : tensor<20x8xf32>
  %w0 = tensor.extract_slice %ws[0, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<2x8x8xf32> to tensor<8x8xf32>
  %w1 = tensor.extract_slice %ws[1, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<2x8x8xf32> to tensor<8x8xf32>
  // expected-remark @below {{layer 0: forward, L = 20, O = 8, I = 8, weight: argument 1}}
  %y = linalg.matmul ins(%x, %w0 : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
  %gy = math.cos %y : tensor<20x8xf32>
  // expected-remark @below {{layer 0: grad_weight, L = 20, O = 8, I = 8, weight: argument 1}}
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x, %gy : tensor<20x8xf32>, tensor<20x8xf32>) outs(%zw : tensor<8x8xf32>) -> tensor<8x8xf32>
  %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %w1 : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
  %used = math.absf %gx : tensor<20x8xf32>
  return %gw : tensor<8x8xf32>
}

// -----

// A recurrent layer: one weight for all steps, states kept in a stack, the
// weight's gradient carried from step to step and added to by the product.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @recurrent(%h0: tensor<20x8xf32>, %w: tensor<8x8xf32>, %eh: tensor<4x20x8xf32>, %z: tensor<20x8xf32>, %zw: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  // The weight goes through the loop unchanged, as a while loop carries it.
  %f:3 = scf.for %t = %c0 to %c4 step %c1 iter_args(%h = %h0, %hs = %eh, %same = %w) -> (tensor<20x8xf32>, tensor<4x20x8xf32>, tensor<8x8xf32>) {
    // expected-remark @below {{layer 0: forward, L = 20, O = 8, I = 8, weight: argument 1}}
    %a = linalg.matmul ins(%h, %same : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
    %next = math.tanh %a : tensor<20x8xf32>
    %kept = tensor.insert_slice %h into %hs[%t, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<20x8xf32> into tensor<4x20x8xf32>
    scf.yield %next, %kept, %same : tensor<20x8xf32>, tensor<4x20x8xf32>, tensor<8x8xf32>
  }
  %g0 = math.cos %f#0 : tensor<20x8xf32>
  %b:2 = scf.for %j = %c0 to %c4 step %c1 iter_args(%gh = %g0, %sum = %zw) -> (tensor<20x8xf32>, tensor<8x8xf32>) {
    %t = arith.subi %c3, %j : index
    %h = tensor.extract_slice %f#1[%t, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<4x20x8xf32> to tensor<20x8xf32>
    %ga = math.sin %gh : tensor<20x8xf32>
    // expected-remark @below {{layer 0: grad_weight, L = 20, O = 8, I = 8, weight: argument 1}}
    %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%h, %ga : tensor<20x8xf32>, tensor<20x8xf32>) outs(%sum : tensor<8x8xf32>) -> tensor<8x8xf32>
    // expected-remark @below {{layer 0: grad_input, L = 20, O = 8, I = 8, weight: argument 1}}
    %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%ga, %w : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
    scf.yield %gx, %gw : tensor<20x8xf32>, tensor<8x8xf32>
  }
  return %b#1 : tensor<8x8xf32>
}

// -----

// Layers beside each other under a loop: nothing needs gx, so that x in its
// stack is all that gw shares with the forward product. Loops count by twos.
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @only_the_stack(%x0: tensor<20x8xf32>, %ws: tensor<4x8x6xf32>, %ex: tensor<4x20x8xf32>, %ey: tensor<4x20x6xf32>, %ew: tensor<4x8x6xf32>, %z: tensor<20x6xf32>, %zw: tensor<8x6xf32>) -> tensor<4x8x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %f:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%xs = %ex, %ys = %ey) -> (tensor<4x20x8xf32>, tensor<4x20x6xf32>) {
    %x = math.absf %x0 : tensor<20x8xf32>
    %w = tensor.extract_slice %ws[%i, 0, 0] [1, 8, 6] [1, 1, 1] : tensor<4x8x6xf32> to tensor<8x6xf32>
    // expected-remark @below {{layer 0: forward, L = 20, O = 6, I = 8, weight: argument 1}}
    %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%z : tensor<20x6xf32>) -> tensor<20x6xf32>
    %keptx = tensor.insert_slice %x into %xs[%i, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<20x8xf32> into tensor<4x20x8xf32>
    %kepty = tensor.insert_slice %y into %ys[%i, 0, 0] [1, 20, 6] [1, 1, 1] : tensor<20x6xf32> into tensor<4x20x6xf32>
    scf.yield %keptx, %kepty : tensor<4x20x8xf32>, tensor<4x20x6xf32>
  }
  %gws = scf.for %j = %c0 to %c7 step %c2 iter_args(%sum = %ew) -> (tensor<4x8x6xf32>) {
    %i = arith.divui %j, %c2 : index
    %x = tensor.extract_slice %f#0[%i, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<4x20x8xf32> to tensor<20x8xf32>
    %y = tensor.extract_slice %f#1[%i, 0, 0] [1, 20, 6] [1, 1, 1] : tensor<4x20x6xf32> to tensor<20x6xf32>
    %gy = math.cos %y : tensor<20x6xf32>
    // expected-remark @below {{layer 0: grad_weight, L = 20, O = 6, I = 8, weight: argument 1}}
    %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x, %gy : tensor<20x8xf32>, tensor<20x6xf32>) outs(%zw : tensor<8x6xf32>) -> tensor<8x6xf32>
    %kept = tensor.insert_slice %gw into %sum[%i, 0, 0] [1, 8, 6] [1, 1, 1] : tensor<8x6xf32> into tensor<4x8x6xf32>
    scf.yield %kept : tensor<4x8x6xf32>
  }
  return %gws : tensor<4x8x6xf32>
}

// -----

// A near miss: the second loop reads the stack from the third piece on.
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @other_pieces_of_stack(%x0: tensor<20x8xf32>, %ws: tensor<4x8x6xf32>, %ex: tensor<4x20x8xf32>, %ey: tensor<4x20x6xf32>, %ew: tensor<4x8x6xf32>, %z: tensor<20x6xf32>, %zw: tensor<8x6xf32>) -> tensor<4x8x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %f:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%xs = %ex, %ys = %ey) -> (tensor<4x20x8xf32>, tensor<4x20x6xf32>) {
    %x = math.absf %x0 : tensor<20x8xf32>
    %w = tensor.extract_slice %ws[%i, 0, 0] [1, 8, 6] [1, 1, 1] : tensor<4x8x6xf32> to tensor<8x6xf32>
    %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%z : tensor<20x6xf32>) -> tensor<20x6xf32>
    %keptx = tensor.insert_slice %x into %xs[%i, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<20x8xf32> into tensor<4x20x8xf32>
    %kepty = tensor.insert_slice %y into %ys[%i, 0, 0] [1, 20, 6] [1, 1, 1] : tensor<20x6xf32> into tensor<4x20x6xf32>
    scf.yield %keptx, %kepty : tensor<4x20x8xf32>, tensor<4x20x6xf32>
  }
  %gws = scf.for %i = %c2 to %c4 step %c1 iter_args(%sum = %ew) -> (tensor<4x8x6xf32>) {
    %x = tensor.extract_slice %f#0[%i, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<4x20x8xf32> to tensor<20x8xf32>
    %y = tensor.extract_slice %f#1[%i, 0, 0] [1, 20, 6] [1, 1, 1] : tensor<4x20x6xf32> to tensor<20x6xf32>
    %gy = math.cos %y : tensor<20x6xf32>
    %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x, %gy : tensor<20x8xf32>, tensor<20x6xf32>) outs(%zw : tensor<8x6xf32>) -> tensor<8x6xf32>
    %kept = tensor.insert_slice %gw into %sum[%i, 0, 0] [1, 8, 6] [1, 1, 1] : tensor<8x6xf32> into tensor<4x8x6xf32>
    scf.yield %kept : tensor<4x8x6xf32>
  }
  return %gws : tensor<4x8x6xf32>
}

// -----

// A near miss of recomputed: something else shares gy with gx, of the size of
// one weight, but what is returned of it does not have the shape of the weights.
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @other_shape(%x0: tensor<20x8xf32>, %w: tensor<8x8xf32>, %z: tensor<20x8xf32>, %zw: tensor<8x8xf32>, %e: tensor<3x8x8xf32>) -> (tensor<3x8x8xf32>, tensor<20x8xf32>) {
  %x = math.absf %x0 : tensor<20x8xf32>
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
  %gy = math.cos %y : tensor<20x8xf32>
  %a = math.sin %x0 : tensor<20x8xf32>
  %p = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%a, %gy : tensor<20x8xf32>, tensor<20x8xf32>) outs(%zw : tensor<8x8xf32>) -> tensor<8x8xf32>
  %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %w : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
  %ps = tensor.insert_slice %p into %e[1, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<8x8xf32> into tensor<3x8x8xf32>
  return %ps, %gx : tensor<3x8x8xf32>, tensor<20x8xf32>
}

// -----

// A recurrent network: the next product adds up the gradient of another weight,
// which has the shape of the carried one. It takes its input by the loop's index,
// and is not computed from gx.
#mn = affine_map<(m, n, k) -> (m, n)>
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#km = affine_map<(m, n, k) -> (k, m)>
func.func @another_weight(%g0: tensor<20x8xf32>, %u: tensor<8x8xf32>, %xs: tensor<4x20x8xf32>, %z: tensor<20x8xf32>, %zw: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b:2 = scf.for %t = %c0 to %c4 step %c1 iter_args(%gh = %g0, %sum = %zw) -> (tensor<20x8xf32>, tensor<8x8xf32>) {
    %x = tensor.extract_slice %xs[%t, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<4x20x8xf32> to tensor<20x8xf32>
    %g = math.sin %gh : tensor<20x8xf32>
    %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%g, %u : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
    %gw = linalg.contract indexing_maps = [#kn, #km, #mn] ins(%g, %x : tensor<20x8xf32>, tensor<20x8xf32>) outs(%sum : tensor<8x8xf32>) -> tensor<8x8xf32>
    scf.yield %gx, %gw : tensor<20x8xf32>, tensor<8x8xf32>
  }
  return %b#1 : tensor<8x8xf32>
}

// -----

// x comes through an axis of size one that a generic adds.
#mn = affine_map<(m, n, k) -> (m, n)>
#kn = affine_map<(m, n, k) -> (k, n)>
#km = affine_map<(m, n, k) -> (k, m)>
#abc = affine_map<(a, b, c) -> (a, b, c)>
#bc = affine_map<(a, b, c) -> (b, c)>
func.func @added_axis(%x0: tensor<20x6xf32>, %w: tensor<6x12xf32>, %z: tensor<20x12xf32>, %zw: tensor<6x12xf32>) -> tensor<6x12xf32> {
  %x = math.absf %x0 : tensor<20x6xf32>
  // expected-remark @below {{layer 0: forward, L = 20, O = 12, I = 6, weight: argument 1}}
  %y = linalg.matmul ins(%x, %w : tensor<20x6xf32>, tensor<6x12xf32>) outs(%z : tensor<20x12xf32>) -> tensor<20x12xf32>
  %gy = math.cos %y : tensor<20x12xf32>
  %e = tensor.empty() : tensor<1x20x6xf32>
  %x1 = linalg.generic {indexing_maps = [#bc, #abc], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<20x6xf32>) outs(%e : tensor<1x20x6xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<1x20x6xf32>
  %x2 = tensor.collapse_shape %x1 [[0, 1], [2]] : tensor<1x20x6xf32> into tensor<20x6xf32>
  // expected-remark @below {{layer 0: grad_weight, L = 20, O = 12, I = 6, weight: argument 1}}
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x2, %gy : tensor<20x6xf32>, tensor<20x12xf32>) outs(%zw : tensor<6x12xf32>) -> tensor<6x12xf32>
  return %gw : tensor<6x12xf32>
}

// -----

// A near miss: the generic repeats x, which is then another tensor.
#mn = affine_map<(m, n, k) -> (m, n)>
#kn = affine_map<(m, n, k) -> (k, n)>
#km = affine_map<(m, n, k) -> (k, m)>
#abc = affine_map<(a, b, c) -> (a, b, c)>
#bc = affine_map<(a, b, c) -> (b, c)>
func.func @repeated(%x0: tensor<10x6xf32>, %w: tensor<6x12xf32>, %z: tensor<10x12xf32>, %zw: tensor<6x12xf32>, %gy: tensor<20x12xf32>) -> (tensor<6x12xf32>, tensor<10x12xf32>) {
  %x = math.absf %x0 : tensor<10x6xf32>
  %y = linalg.matmul ins(%x, %w : tensor<10x6xf32>, tensor<6x12xf32>) outs(%z : tensor<10x12xf32>) -> tensor<10x12xf32>
  %e = tensor.empty() : tensor<2x10x6xf32>
  %x1 = linalg.generic {indexing_maps = [#bc, #abc], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<10x6xf32>) outs(%e : tensor<2x10x6xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<2x10x6xf32>
  %x2 = tensor.collapse_shape %x1 [[0, 1], [2]] : tensor<2x10x6xf32> into tensor<20x6xf32>
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x2, %gy : tensor<20x6xf32>, tensor<20x12xf32>) outs(%zw : tensor<6x12xf32>) -> tensor<6x12xf32>
  return %gw, %y : tensor<6x12xf32>, tensor<10x12xf32>
}

// -----

// A near miss: nothing moves, the generic spreads a scalar.
func.func @scalar(%s: f32, %e: tensor<f32>) -> tensor<1x1xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%s : f32) outs(%e : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %2 = linalg.matmul ins(%1, %1 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%1 : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %2 : tensor<1x1xf32>
}
