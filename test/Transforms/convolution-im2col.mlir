// RUN: hot-opt %s -split-input-file --hot-rewrite-backward="min-elements=0" -verify-diagnostics | FileCheck %s

// The im2col form of the gradient products of a convolution: a copy of x or gy
// for each place of the window, then a plain product.

// Stride 2. x is unfolded where it is made, so that its codes are what lives
// until gw; tokens are those of gy, not the zeros between them.
// CHECK-DAG:   #[[OFX:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d3, d2 * 2 + d4, d5)>
// CHECK-DAG:   #[[OFGY:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d3, d2 + d4, d5)>
// CHECK-DAG:   #[[ID:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
// CHECK-LABEL: func.func @stride(
// CHECK:         %[[X:.*]] = math.absf
// CHECK:         %[[XP:.*]] = tensor.pad %[[X]] low[0, 0, 0, 0] high[0, 1, 1, 0]
// CHECK:         %[[XU:.*]] = linalg.generic {indexing_maps = [#[[OFX]], #[[ID]]], {{.*}}} ins(%[[XP]] : tensor<2x9x9x3xf32>)
// CHECK:         } -> tensor<2x4x4x3x3x3xf32>
// CHECK:         %[[XM:.*]] = tensor.collapse_shape %[[XU]] {{\[}}[0, 1, 2], [3, 4, 5]] : tensor<2x4x4x3x3x3xf32> into tensor<32x27xf32>
// CHECK:         %[[XL:.*]] = hot.low_rank %[[XM]] along 0
// CHECK:         %[[XQ:.*]]:2 = hot.quantize %[[XL]] per_axis 1 {{.*}} -> tensor<16x27xi8>, tensor<27xf32>
// CHECK:         linalg.conv_2d_nhwc_hwcf
// CHECK:         %[[GY:.*]] = math.cos
// CHECK:         %[[GM:.*]] = tensor.collapse_shape %[[GY]] {{\[}}[0, 1, 2], [3]] : tensor<2x4x4x5xf32> into tensor<32x5xf32>
// CHECK:         hot.low_rank %[[GM]] along 0
// CHECK:         hot.scaled_matmul ins(%{{.*}}, %[[XQ]]#0 : tensor<16x5xi8>, tensor<16x27xi8>) {{.*}} -> tensor<27x5xf32>
// CHECK:         %[[GS:.*]] = tensor.insert_slice %[[GY]]
// CHECK:         %[[GU:.*]] = linalg.generic {indexing_maps = [#[[OFGY]], #[[ID]]], {{.*}}} ins(%[[GS]] : tensor<2x10x10x5xf32>)
// CHECK:         } -> tensor<2x8x8x3x3x5xf32>
// CHECK:         tensor.collapse_shape %[[GU]] {{\[}}[0, 1, 2], [3, 4, 5]] : tensor<2x8x8x3x3x5xf32> into tensor<128x45xf32>
// CHECK:         hot.scaled_matmul {{.*}} -> tensor<128x3xf32>
#wid = affine_map<(r, s, i, o) -> (r, s, i, o)>
#reverse = affine_map<(r, s, i, o) -> (-r + 2, -s + 2, i, o)>
#gwx = affine_map<(n, o, r, h, s, w, i) -> (n, r + h, s + w, i)>
#gwg = affine_map<(n, o, r, h, s, w, i) -> (n, h, w, o)>
#gww = affine_map<(n, o, r, h, s, w, i) -> (r, s, i, o)>
#gxg = affine_map<(o, i, h, r, w, s, n) -> (n, h + r, w + s, o)>
#gxw = affine_map<(o, i, h, r, w, s, n) -> (r, s, i, o)>
#gxx = affine_map<(o, i, h, r, w, s, n) -> (n, h, w, i)>
func.func @stride(%x0: tensor<2x8x8x3xf32>, %w: tensor<3x3x3x5xf32>, %zy: tensor<2x4x4x5xf32>, %zw: tensor<3x3x3x5xf32>, %zx: tensor<2x8x8x3xf32>, %e7: tensor<2x7x7x5xf32>, %e10: tensor<2x10x10x5xf32>, %ew: tensor<3x3x3x5xf32>) -> (tensor<3x3x3x5xf32>, tensor<2x8x8x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %x = math.absf %x0 : tensor<2x8x8x3xf32>
  %xp = tensor.pad %x low[0, 0, 0, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<2x8x8x3xf32> to tensor<2x9x9x3xf32>
  // expected-remark @below {{left alone: forward product of layer 0}}
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%xp, %w : tensor<2x9x9x3xf32>, tensor<3x3x3x5xf32>) outs(%zy : tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
  %gy = math.cos %y : tensor<2x4x4x5xf32>
  %z7 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x7x7x5xf32>) -> tensor<2x7x7x5xf32>
  %g7 = tensor.insert_slice %gy into %z7[0, 0, 0, 0] [2, 4, 4, 5] [1, 2, 2, 1] : tensor<2x4x4x5xf32> into tensor<2x7x7x5xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_weight, L = 32, O = 5, I = 27, rank 8 of 16, i8 x i8}}
  %gw = linalg.generic {indexing_maps = [#gwx, #gwg, #gww], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]}
      ins(%xp, %g7 : tensor<2x9x9x3xf32>, tensor<2x7x7x5xf32>) outs(%zw : tensor<3x3x3x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<3x3x3x5xf32>
  %wr = linalg.generic {indexing_maps = [#reverse, #wid], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w : tensor<3x3x3x5xf32>) outs(%ew : tensor<3x3x3x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x3x3x5xf32>
  %z10 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<2x10x10x5xf32>) -> tensor<2x10x10x5xf32>
  %g10 = tensor.insert_slice %gy into %z10[0, 2, 2, 0] [2, 4, 4, 5] [1, 2, 2, 1] : tensor<2x4x4x5xf32> into tensor<2x10x10x5xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_input, L = 128, O = 45, I = 3, hadamard block 16, i4 x i4}}
  %gx = linalg.generic {indexing_maps = [#gxg, #gxw, #gxx], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]}
      ins(%g10, %wr : tensor<2x10x10x5xf32>, tensor<3x3x3x5xf32>) outs(%zx : tensor<2x8x8x3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x8x8x3xf32>
  return %gw, %gx : tensor<3x3x3x5xf32>, tensor<2x8x8x3xf32>
}

// -----

// 1x1: nothing is copied, x and gy are matrices as they are.
// CHECK-LABEL: func.func @pointwise(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: tensor<2x4x4x3xf32>
// CHECK:         %[[XM:.*]] = tensor.collapse_shape %[[X]] {{\[}}[0, 1, 2], [3]] : tensor<2x4x4x3xf32> into tensor<32x3xf32>
// CHECK:         hot.low_rank %[[XM]] along 0
// CHECK:         linalg.conv_2d_nhwc_hwcf
// CHECK:         %[[GY:.*]] = math.cos
// CHECK-NOT:     linalg.generic
// CHECK:         %[[GM:.*]] = tensor.collapse_shape %[[GY]] {{\[}}[0, 1, 2], [3]] : tensor<2x4x4x5xf32> into tensor<32x5xf32>
// CHECK:         hot.low_rank %[[GM]] along 0
// CHECK:         hot.scaled_matmul
#gwx = affine_map<(n, o, r, h, s, w, i) -> (n, r + h, s + w, i)>
#gwg = affine_map<(n, o, r, h, s, w, i) -> (n, h, w, o)>
#gww = affine_map<(n, o, r, h, s, w, i) -> (r, s, i, o)>
func.func @pointwise(%x: tensor<2x4x4x3xf32>, %w: tensor<1x1x3x5xf32>, %zy: tensor<2x4x4x5xf32>, %zw: tensor<1x1x3x5xf32>) -> tensor<1x1x3x5xf32> {
  // expected-remark @below {{left alone: forward product of layer 0}}
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<2x4x4x3xf32>, tensor<1x1x3x5xf32>) outs(%zy : tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
  %gy = math.cos %y : tensor<2x4x4x5xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_weight, L = 32, O = 5, I = 3, rank 8 of 16, i8 x i8}}
  %gw = linalg.generic {indexing_maps = [#gwx, #gwg, #gww], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]}
      ins(%x, %gy : tensor<2x4x4x3xf32>, tensor<2x4x4x5xf32>) outs(%zw : tensor<1x1x3x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x1x3x5xf32>
  return %gw : tensor<1x1x3x5xf32>
}

// -----

// 1x1 with stride 2: every second element of x, before the forward product.
// CHECK:       #[[EVEN:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d3, d2 * 2 + d4, d5)>
// CHECK-LABEL: func.func @every_second(
// CHECK:         linalg.generic {indexing_maps = [#[[EVEN]], #{{.*}}], {{.*}}} ins(%{{.*}} : tensor<2x8x8x3xf32>)
// CHECK:         } -> tensor<2x4x4x1x1x3xf32>
// CHECK:         hot.low_rank
// CHECK:         linalg.conv_2d_nhwc_hwcf
// CHECK:         hot.scaled_matmul
#gwx = affine_map<(n, o, r, h, s, w, i) -> (n, r + h * 2, s + w * 2, i)>
#gwg = affine_map<(n, o, r, h, s, w, i) -> (n, h, w, o)>
#gww = affine_map<(n, o, r, h, s, w, i) -> (r, s, i, o)>
func.func @every_second(%x: tensor<2x8x8x3xf32>, %w: tensor<1x1x3x5xf32>, %zy: tensor<2x4x4x5xf32>, %zw: tensor<1x1x3x5xf32>) -> tensor<1x1x3x5xf32> {
  // expected-remark @below {{left alone: forward product of layer 0}}
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<2x8x8x3xf32>, tensor<1x1x3x5xf32>) outs(%zy : tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
  %gy = math.cos %y : tensor<2x4x4x5xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_weight, L = 32, O = 5, I = 3, rank 8 of 16, i8 x i8}}
  %gw = linalg.generic {indexing_maps = [#gwx, #gwg, #gww], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]}
      ins(%x, %gy : tensor<2x8x8x3xf32>, tensor<2x4x4x5xf32>) outs(%zw : tensor<1x1x3x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x1x3x5xf32>
  return %gw : tensor<1x1x3x5xf32>
}

// -----

// hot.role says what no structure does: x, over which the window slides, is the
// first operand here. Added to what was there.
// CHECK-LABEL: func.func @given_role(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: tensor<2x8x8x3xf32>, %[[GY:[a-z0-9]+]]: tensor<2x6x6x5xf32>, %[[GW:[a-z0-9]+]]: tensor<3x3x3x5xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[X]] : tensor<2x8x8x3xf32>)
// CHECK:         hot.low_rank {{.*}} padding edge
// CHECK:         %[[GM:.*]] = tensor.collapse_shape %[[GY]]
// CHECK:         hot.low_rank %[[GM]] along 0 block 16 rank 8 padding zero
// CHECK:         %[[OLD:.*]] = tensor.collapse_shape %[[GW]] {{\[}}[0, 1, 2], [3]] : tensor<3x3x3x5xf32> into tensor<27x5xf32>
// CHECK:         hot.scaled_matmul {{.*}} outs(%[[OLD]] : tensor<27x5xf32>) {{.*}}accumulate
#gwx = affine_map<(n, o, r, h, s, w, i) -> (n, r + h, s + w, i)>
#gwg = affine_map<(n, o, r, h, s, w, i) -> (n, h, w, o)>
#gww = affine_map<(n, o, r, h, s, w, i) -> (r, s, i, o)>
func.func @given_role(%x: tensor<2x8x8x3xf32>, %gy: tensor<2x6x6x5xf32>, %gw0: tensor<3x3x3x5xf32>) -> tensor<3x3x3x5xf32> {
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_weight, L = 72, O = 5, I = 27, rank 8 of 16, i8 x i8}}
  %gw = linalg.generic {hot.role = "grad_weight", indexing_maps = [#gwx, #gwg, #gww], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]}
      ins(%x, %gy : tensor<2x8x8x3xf32>, tensor<2x6x6x5xf32>) outs(%gw0 : tensor<3x3x3x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<3x3x3x5xf32>
  return %gw : tensor<3x3x3x5xf32>
}

// -----

// Two layers and nothing between them: gx of the second, which is replaced
// first, is gy of the first one.
// CHECK-LABEL: func.func @stacked(
// CHECK-COUNT-2: linalg.conv_2d_nchw_fchw
// CHECK-NOT:     linalg.conv_2d
// CHECK:         %[[GX:.*]] = hot.scaled_matmul
// CHECK:         %[[UNFOLDED:.*]] = tensor.expand_shape %[[GX]] {{.*}} into tensor<2x8x8x4xf32>
// CHECK:         hot.low_rank {{.*}} padding zero
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     linalg.conv_2d
#gwx = affine_map<(o, i, r, s, n, h, w) -> (n, i, h + r, w + s)>
#gwg = affine_map<(o, i, r, s, n, h, w) -> (n, o, h, w)>
#gww = affine_map<(o, i, r, s, n, h, w) -> (o, i, r, s)>
#id = affine_map<(a, b, c, d) -> (a, b, c, d)>
#reverse = affine_map<(i, o, r, s) -> (o, i, -r + 2, -s + 2)>
func.func @stacked(%x: tensor<2x3x10x10xf32>, %w1: tensor<4x3x3x3xf32>, %w2: tensor<5x4x3x3xf32> {hot.weight}, %z1: tensor<2x4x8x8xf32>, %z2: tensor<2x5x6x6xf32>, %zx: tensor<2x4x8x8xf32>, %zw: tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  // expected-remark @below {{left alone: forward product of layer 0}}
  %y1 = linalg.conv_2d_nchw_fchw ins(%x, %w1 : tensor<2x3x10x10xf32>, tensor<4x3x3x3xf32>) outs(%z1 : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32>
  // expected-remark @below {{left alone: forward product of layer 1}}
  %y2 = linalg.conv_2d_nchw_fchw ins(%y1, %w2 : tensor<2x4x8x8xf32>, tensor<5x4x3x3xf32>) outs(%z2 : tensor<2x5x6x6xf32>) -> tensor<2x5x6x6xf32>
  %gy = math.cos %y2 : tensor<2x5x6x6xf32>
  %er = tensor.empty() : tensor<4x5x3x3xf32>
  %wr = linalg.generic {indexing_maps = [#reverse, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w2 : tensor<5x4x3x3xf32>) outs(%er : tensor<4x5x3x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4x5x3x3xf32>
  %gyp = tensor.pad %gy low[0, 0, 2, 2] high[0, 0, 2, 2] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<2x5x6x6xf32> to tensor<2x5x10x10xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 1: grad_input, L = 128, O = 45, I = 4, hadamard block 16, i4 x i4}}
  %gx = linalg.conv_2d_nchw_fchw ins(%gyp, %wr : tensor<2x5x10x10xf32>, tensor<4x5x3x3xf32>) outs(%zx : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32>
  // expected-remark @below {{rewritten by scheme hot, layer 0: grad_weight, L = 128, O = 4, I = 27, rank 8 of 16, i8 x i8}}
  %gw = linalg.generic {indexing_maps = [#gwx, #gwg, #gww], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %gx : tensor<2x3x10x10xf32>, tensor<2x4x8x8xf32>) outs(%zw : tensor<4x3x3x3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<4x3x3x3xf32>
  return %gw : tensor<4x3x3x3xf32>
}
