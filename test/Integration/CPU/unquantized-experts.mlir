// Two layers of three experts, as einsum gives them: the tokens of each expert
// are a matrix, the weights are stacked. Without quantization and at full rank
// the rewritten step is the step itself, up to rounding.

// RUN: hot-runner %s --entry=main --scheme=hot --min-elements=0 --rank=16 --gx-bits=0 --gw-bits=0 --reference --remarks 2>&1 | FileCheck %s --check-prefixes=FOUND,EXACT
// RUN: hot-runner %s --entry=main --scheme=hot --min-elements=0 --reference --remarks 2>&1 | FileCheck %s --check-prefixes=FOUND,HOT
// RUN: hot-runner %s --entry=groups --scheme=hot --min-elements=0 --rank=16 --gx-bits=0 --gw-bits=0 --reference --remarks 2>&1 | FileCheck %s --check-prefix=GROUPS

// FOUND: rewritten by scheme hot, layer 1: grad_weight, batch = 3, L = 20, O = 10, I = 12
// FOUND: rewritten by scheme hot, layer 1: grad_input, batch = 3, L = 20, O = 10, I = 12
// FOUND: rewritten by scheme hot, layer 0: grad_weight, batch = 3, L = 20, O = 12, I = 24
// FOUND: rewritten by scheme hot, layer 0: grad_input, batch = 3, L = 20, O = 12, I = 24

// EXACT-COUNT-3: {{x[0-9]+xf32 .* ([0-9.]+e-0[6-9]|0.000e\+00)  }}
// HOT:           grads['v'] {{.* [1-9]\.[0-9]+e-0[12]  }}

#tokens_first = affine_map<(e, l, o, i) -> (l, e, i)>
#weight = affine_map<(e, l, o, i) -> (e, i, o)>
#output = affine_map<(e, l, o, i) -> (e, l, o)>
#expert_inside = affine_map<(e, l, o, i) -> (o, e, i)>

// x is laid out as tokens by experts, the gradient of w as outputs by experts.
func.func @main(%x0: tensor<20x3x24xf32>, %w: tensor<3x24x12xf32>, %v: tensor<3x12x10xf32>)
    -> (tensor<12x3x24xf32> {jax.result_info = "grads['w']"}, tensor<3x12x10xf32> {jax.result_info = "grads['v']"},
        tensor<20x3x24xf32> {jax.result_info = "grads['x']"}) {
  %zero = arith.constant 0.0 : f32
  %x = math.tanh %x0 : tensor<20x3x24xf32>
  %eh = tensor.empty() : tensor<3x20x12xf32>
  %zh = linalg.fill ins(%zero : f32) outs(%eh : tensor<3x20x12xf32>) -> tensor<3x20x12xf32>
  %h = linalg.generic {indexing_maps = [#tokens_first, #weight, #output], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<20x3x24xf32>, tensor<3x24x12xf32>) outs(%zh : tensor<3x20x12xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<3x20x12xf32>
  %t = math.tanh %h : tensor<3x20x12xf32>
  %ey = tensor.empty() : tensor<3x20x10xf32>
  %zy = linalg.fill ins(%zero : f32) outs(%ey : tensor<3x20x10xf32>) -> tensor<3x20x10xf32>
  %y = linalg.batch_matmul ins(%t, %v : tensor<3x20x12xf32>, tensor<3x12x10xf32>) outs(%zy : tensor<3x20x10xf32>) -> tensor<3x20x10xf32>
  %gy = math.tanh %y : tensor<3x20x10xf32>

  %ev = tensor.empty() : tensor<3x12x10xf32>
  %zv = linalg.fill ins(%zero : f32) outs(%ev : tensor<3x12x10xf32>) -> tensor<3x12x10xf32>
  %gv = linalg.batch_matmul indexing_maps = [affine_map<(e, m, n, k) -> (e, k, m)>, affine_map<(e, m, n, k) -> (e, k, n)>, affine_map<(e, m, n, k) -> (e, m, n)>]
      ins(%t, %gy : tensor<3x20x12xf32>, tensor<3x20x10xf32>) outs(%zv : tensor<3x12x10xf32>) -> tensor<3x12x10xf32>
  %gt = linalg.batch_matmul indexing_maps = [affine_map<(e, m, n, k) -> (e, m, k)>, affine_map<(e, m, n, k) -> (e, n, k)>, affine_map<(e, m, n, k) -> (e, m, n)>]
      ins(%gy, %v : tensor<3x20x10xf32>, tensor<3x12x10xf32>) outs(%zh : tensor<3x20x12xf32>) -> tensor<3x20x12xf32>
  %gh = arith.mulf %gt, %t : tensor<3x20x12xf32>

  %ew = tensor.empty() : tensor<12x3x24xf32>
  %zw = linalg.fill ins(%zero : f32) outs(%ew : tensor<12x3x24xf32>) -> tensor<12x3x24xf32>
  %gw = linalg.generic {indexing_maps = [#output, #tokens_first, #expert_inside], iterator_types = ["parallel", "reduction", "parallel", "parallel"]}
      ins(%gh, %x : tensor<3x20x12xf32>, tensor<20x3x24xf32>) outs(%zw : tensor<12x3x24xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<12x3x24xf32>
  // The gradient of x is added to what reaches x another way.
  %gx = linalg.generic {indexing_maps = [#output, #weight, #tokens_first], iterator_types = ["parallel", "parallel", "reduction", "parallel"]}
      ins(%gh, %w : tensor<3x20x12xf32>, tensor<3x24x12xf32>) outs(%x0 : tensor<20x3x24xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<20x3x24xf32>
  return %gw, %gv, %gx : tensor<12x3x24xf32>, tensor<3x12x10xf32>, tensor<20x3x24xf32>
}

// Two batch axes, in another order and place in each tensor.
// GROUPS: rewritten by scheme hot, layer 0: grad_weight, batch = 6, L = 20, O = 6, I = 8
// GROUPS: rewritten by scheme hot, layer 0: grad_input, batch = 6, L = 20, O = 6, I = 8
// GROUPS-COUNT-2: {{x[0-9]+xf32 .* ([0-9.]+e-0[6-9]|0.000e\+00)  }}
#lgei = affine_map<(g, e, l, o, i) -> (l, g, e, i)>
#egio = affine_map<(g, e, l, o, i) -> (e, g, i, o)>
#gelo = affine_map<(g, e, l, o, i) -> (g, l, e, o)>
#out = affine_map<(g, e, l, o, i) -> (o, g, i, e)>

func.func @groups(%x0: tensor<20x2x3x8xf32>, %w: tensor<3x2x8x6xf32>) -> (tensor<6x2x8x3xf32>, tensor<20x2x3x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %x = math.tanh %x0 : tensor<20x2x3x8xf32>
  %e0 = tensor.empty() : tensor<2x20x3x6xf32>
  %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<2x20x3x6xf32>) -> tensor<2x20x3x6xf32>
  %y = linalg.generic {indexing_maps = [#lgei, #egio, #gelo], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<20x2x3x8xf32>, tensor<3x2x8x6xf32>) outs(%z0 : tensor<2x20x3x6xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x20x3x6xf32>
  %gy = math.tanh %y : tensor<2x20x3x6xf32>
  %e1 = tensor.empty() : tensor<6x2x8x3xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x2x8x3xf32>) -> tensor<6x2x8x3xf32>
  %gw = linalg.generic {indexing_maps = [#lgei, #gelo, #out], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]}
      ins(%x, %gy : tensor<20x2x3x8xf32>, tensor<2x20x3x6xf32>) outs(%z1 : tensor<6x2x8x3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<6x2x8x3xf32>
  %gx = linalg.generic {indexing_maps = [#gelo, #egio, #lgei], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]}
      ins(%gy, %w : tensor<2x20x3x6xf32>, tensor<3x2x8x6xf32>) outs(%x0 : tensor<20x2x3x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<20x2x3x8xf32>
  return %gw, %gx : tensor<6x2x8x3xf32>, tensor<20x2x3x8xf32>
}
