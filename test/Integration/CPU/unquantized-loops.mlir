// Products in loops, without quantization and at full rank: the step itself, up
// to rounding.

// RUN: hot-runner %s --entry=layers --scheme=hot --min-elements=0 --rank=16 --gx-bits=0 --gw-bits=0 --reference --remarks 2>&1 | FileCheck %s --check-prefixes=FOUND,EXACT
// RUN: hot-runner %s --entry=steps --scheme=hot --min-elements=0 --rank=16 --gx-bits=0 --gw-bits=0 --reference --remarks 2>&1 | FileCheck %s --check-prefixes=FOUND,EXACT
// RUN: hot-runner %s --entry=steps --scheme=hot --min-elements=0 --reference 2>&1 | FileCheck %s --check-prefix=HOT

// FOUND-DAG: rewritten by scheme hot, layer 0: grad_weight, L = 20, O = 8, I = 8
// FOUND-DAG: rewritten by scheme hot, layer 0: grad_input, L = 20, O = 8, I = 8
// EXACT: grads['w'] {{.* ([0-9.]+e-0[6-9]|0.000e\+00)  }}
// HOT:   grads['w'] {{.* [1-9]\.[0-9]+e-0[12]  }}

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// Three layers whose weights are stacked, and whose inputs are kept in a stack.
func.func @layers(%x0: tensor<20x8xf32>, %ws: tensor<3x8x8xf32>) -> (tensor<3x8x8xf32> {jax.result_info = "grads['w']"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<20x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<20x8xf32>) -> tensor<20x8xf32>
  %ew = tensor.empty() : tensor<8x8xf32>
  %zw = linalg.fill ins(%zero : f32) outs(%ew : tensor<8x8xf32>) -> tensor<8x8xf32>
  %es = tensor.empty() : tensor<3x20x8xf32>
  %ews = tensor.empty() : tensor<3x8x8xf32>
  %h:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %x0, %xs = %es) -> (tensor<20x8xf32>, tensor<3x20x8xf32>) {
    %w = tensor.extract_slice %ws[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<3x8x8xf32> to tensor<8x8xf32>
    %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
    %t = math.tanh %y : tensor<20x8xf32>
    %kept = tensor.insert_slice %x into %xs[%i, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<20x8xf32> into tensor<3x20x8xf32>
    scf.yield %t, %kept : tensor<20x8xf32>, tensor<3x20x8xf32>
  }
  %g:2 = scf.for %j = %c0 to %c3 step %c1 iter_args(%gy = %h#0, %gws = %ews) -> (tensor<20x8xf32>, tensor<3x8x8xf32>) {
    %i = arith.subi %c2, %j : index
    %x = tensor.extract_slice %h#1[%i, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<3x20x8xf32> to tensor<20x8xf32>
    %w = tensor.extract_slice %ws[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<3x8x8xf32> to tensor<8x8xf32>
    %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x, %gy : tensor<20x8xf32>, tensor<20x8xf32>) outs(%zw : tensor<8x8xf32>) -> tensor<8x8xf32>
    %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%gy, %w : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
    %kept = tensor.insert_slice %gw into %gws[%i, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<8x8xf32> into tensor<3x8x8xf32>
    scf.yield %gx, %kept : tensor<20x8xf32>, tensor<3x8x8xf32>
  }
  return %g#1 : tensor<3x8x8xf32>
}

// One layer applied four times: its gradient is carried and added to.
func.func @steps(%h0: tensor<20x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "grads['w']"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<20x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<20x8xf32>) -> tensor<20x8xf32>
  %ew = tensor.empty() : tensor<8x8xf32>
  %zw = linalg.fill ins(%zero : f32) outs(%ew : tensor<8x8xf32>) -> tensor<8x8xf32>
  %es = tensor.empty() : tensor<4x20x8xf32>
  %f:2 = scf.for %t = %c0 to %c4 step %c1 iter_args(%h = %h0, %hs = %es) -> (tensor<20x8xf32>, tensor<4x20x8xf32>) {
    %a = linalg.matmul ins(%h, %w : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
    %next = math.tanh %a : tensor<20x8xf32>
    %kept = tensor.insert_slice %h into %hs[%t, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<20x8xf32> into tensor<4x20x8xf32>
    scf.yield %next, %kept : tensor<20x8xf32>, tensor<4x20x8xf32>
  }
  %b:2 = scf.for %j = %c0 to %c4 step %c1 iter_args(%gh = %f#0, %sum = %zw) -> (tensor<20x8xf32>, tensor<8x8xf32>) {
    %t = arith.subi %c3, %j : index
    %h = tensor.extract_slice %f#1[%t, 0, 0] [1, 20, 8] [1, 1, 1] : tensor<4x20x8xf32> to tensor<20x8xf32>
    %ga = math.tanh %gh : tensor<20x8xf32>
    %gw = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%h, %ga : tensor<20x8xf32>, tensor<20x8xf32>) outs(%sum : tensor<8x8xf32>) -> tensor<8x8xf32>
    %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%ga, %w : tensor<20x8xf32>, tensor<8x8xf32>) outs(%z : tensor<20x8xf32>) -> tensor<20x8xf32>
    scf.yield %gx, %gw : tensor<20x8xf32>, tensor<8x8xf32>
  }
  return %b#1 : tensor<8x8xf32>
}
