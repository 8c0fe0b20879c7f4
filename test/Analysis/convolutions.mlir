// RUN: hot-opt %s -split-input-file --test-hot-backward-matmuls -verify-diagnostics -o /dev/null

// The three products of a convolution, and what looks like one. One remark for
// each product that has a role, none for the others.

// Stride 1, zeros around x. gw slides x over gy; gx slides gy over the reversed
// weight, with as many zeros around gy as gx needs.
#id = affine_map<(a, b, c, d) -> (a, b, c, d)>
#reverse = affine_map<(i, o, r, s) -> (o, i, -r + 2, -s + 2)>
func.func @padded(%x0: tensor<2x3x8x8xf32>, %w: tensor<5x3x3x3xf32>, %zy: tensor<2x5x8x8xf32>, %zw: tensor<3x5x3x3xf32>, %zx: tensor<2x3x8x8xf32>) -> (tensor<5x3x3x3xf32>, tensor<2x3x8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %x = math.absf %x0 : tensor<2x3x8x8xf32>
  %xp = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<2x3x8x8xf32> to tensor<2x3x10x10xf32>
  // expected-remark @below {{layer 0: forward, L = 128, O = 5, I = 27, weight: argument 1}}
  %y = linalg.conv_2d_nchw_fchw ins(%xp, %w : tensor<2x3x10x10xf32>, tensor<5x3x3x3xf32>) outs(%zy : tensor<2x5x8x8xf32>) -> tensor<2x5x8x8xf32>
  %gy = math.cos %y : tensor<2x5x8x8xf32>
  %e0 = tensor.empty() : tensor<3x2x10x10xf32>
  %xt = linalg.transpose ins(%xp : tensor<2x3x10x10xf32>) outs(%e0 : tensor<3x2x10x10xf32>) permutation = [1, 0, 2, 3]
  %e1 = tensor.empty() : tensor<5x2x8x8xf32>
  %gt = linalg.transpose ins(%gy : tensor<2x5x8x8xf32>) outs(%e1 : tensor<5x2x8x8xf32>) permutation = [1, 0, 2, 3]
  // expected-remark @below {{layer 0: grad_weight, L = 128, O = 5, I = 27, weight: argument 1}}
  %gwt = linalg.conv_2d_nchw_fchw ins(%xt, %gt : tensor<3x2x10x10xf32>, tensor<5x2x8x8xf32>) outs(%zw : tensor<3x5x3x3xf32>) -> tensor<3x5x3x3xf32>
  %e2 = tensor.empty() : tensor<5x3x3x3xf32>
  %gw = linalg.transpose ins(%gwt : tensor<3x5x3x3xf32>) outs(%e2 : tensor<5x3x3x3xf32>) permutation = [1, 0, 2, 3]
  %e3 = tensor.empty() : tensor<3x5x3x3xf32>
  %wr = linalg.generic {indexing_maps = [#reverse, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w : tensor<5x3x3x3xf32>) outs(%e3 : tensor<3x5x3x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x5x3x3xf32>
  %gyp = tensor.pad %gy low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<2x5x8x8xf32> to tensor<2x5x10x10xf32>
  // expected-remark @below {{layer 0: grad_input, L = 128, O = 45, I = 3, weight: argument 1}}
  %gx = linalg.conv_2d_nchw_fchw ins(%gyp, %wr : tensor<2x5x10x10xf32>, tensor<3x5x3x3xf32>) outs(%zx : tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
  return %gw, %gx : tensor<5x3x3x3xf32>, tensor<2x3x8x8xf32>
}

// -----

// Dilation 2: in gw the result is dilated by a stride.
#id = affine_map<(a, b, c, d) -> (a, b, c, d)>
#reverse = affine_map<(i, o, r, s) -> (o, i, -r + 2, -s + 2)>
func.func @dilated(%x0: tensor<2x3x8x8xf32>, %w: tensor<5x3x3x3xf32>, %zy: tensor<2x5x4x4xf32>, %zw: tensor<3x5x3x3xf32>, %zx: tensor<2x3x8x8xf32>) -> (tensor<5x3x3x3xf32>, tensor<2x3x8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %x = math.absf %x0 : tensor<2x3x8x8xf32>
  // expected-remark @below {{layer 0: forward, L = 32, O = 5, I = 27, weight: argument 1}}
  %y = linalg.conv_2d_nchw_fchw {dilations = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<2x3x8x8xf32>, tensor<5x3x3x3xf32>) outs(%zy : tensor<2x5x4x4xf32>) -> tensor<2x5x4x4xf32>
  %gy = math.cos %y : tensor<2x5x4x4xf32>
  %e0 = tensor.empty() : tensor<3x2x8x8xf32>
  %xt = linalg.transpose ins(%x : tensor<2x3x8x8xf32>) outs(%e0 : tensor<3x2x8x8xf32>) permutation = [1, 0, 2, 3]
  %e1 = tensor.empty() : tensor<5x2x4x4xf32>
  %gt = linalg.transpose ins(%gy : tensor<2x5x4x4xf32>) outs(%e1 : tensor<5x2x4x4xf32>) permutation = [1, 0, 2, 3]
  // expected-remark @below {{layer 0: grad_weight, L = 32, O = 5, I = 27, weight: argument 1}}
  %gwt = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%xt, %gt : tensor<3x2x8x8xf32>, tensor<5x2x4x4xf32>) outs(%zw : tensor<3x5x3x3xf32>) -> tensor<3x5x3x3xf32>
  %e2 = tensor.empty() : tensor<5x3x3x3xf32>
  %gw = linalg.transpose ins(%gwt : tensor<3x5x3x3xf32>) outs(%e2 : tensor<5x3x3x3xf32>) permutation = [1, 0, 2, 3]
  %e3 = tensor.empty() : tensor<3x5x3x3xf32>
  %wr = linalg.generic {indexing_maps = [#reverse, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w : tensor<5x3x3x3xf32>) outs(%e3 : tensor<3x5x3x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x5x3x3xf32>
  %gyp = tensor.pad %gy low[0, 0, 4, 4] high[0, 0, 4, 4] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<2x5x4x4xf32> to tensor<2x5x12x12xf32>
  // expected-remark @below {{layer 0: grad_input, L = 128, O = 45, I = 3, weight: argument 1}}
  %gx = linalg.conv_2d_nchw_fchw {dilations = dense<2> : tensor<2xi64>} ins(%gyp, %wr : tensor<2x5x12x12xf32>, tensor<3x5x3x3xf32>) outs(%zx : tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
  return %gw, %gx : tensor<5x3x3x3xf32>, tensor<2x3x8x8xf32>
}

// -----

// 1x1 with stride 2: no window at all, but every second element of x, and gy
// spread into zeros. gw sums over the elements of gy, not over the zeros.
func.func @every_second(%x0: tensor<2x8x8x3xf32>, %w: tensor<1x1x3x5xf32>, %zy: tensor<2x4x4x5xf32>, %zw: tensor<3x1x1x5xf32>, %zx: tensor<2x8x8x3xf32>, %z8: tensor<2x8x8x5xf32>) -> (tensor<1x1x3x5xf32>, tensor<2x8x8x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %x = math.absf %x0 : tensor<2x8x8x3xf32>
  // expected-remark @below {{layer 0: forward, L = 32, O = 5, I = 3, weight: argument 1}}
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<2x8x8x3xf32>, tensor<1x1x3x5xf32>) outs(%zy : tensor<2x4x4x5xf32>) -> tensor<2x4x4x5xf32>
  %gy = math.cos %y : tensor<2x4x4x5xf32>
  %f7 = tensor.empty() : tensor<7x7x2x5xf32>
  %z7 = linalg.fill ins(%zero : f32) outs(%f7 : tensor<7x7x2x5xf32>) -> tensor<7x7x2x5xf32>
  %eg = tensor.empty() : tensor<4x4x2x5xf32>
  %gt = linalg.transpose ins(%gy : tensor<2x4x4x5xf32>) outs(%eg : tensor<4x4x2x5xf32>) permutation = [1, 2, 0, 3]
  %gs = tensor.insert_slice %gt into %z7[0, 0, 0, 0] [4, 4, 2, 5] [2, 2, 1, 1] : tensor<4x4x2x5xf32> into tensor<7x7x2x5xf32>
  %xc = tensor.extract_slice %x[0, 0, 0, 0] [2, 7, 7, 3] [1, 1, 1, 1] : tensor<2x8x8x3xf32> to tensor<2x7x7x3xf32>
  %ex = tensor.empty() : tensor<3x7x7x2xf32>
  %xt = linalg.transpose ins(%xc : tensor<2x7x7x3xf32>) outs(%ex : tensor<3x7x7x2xf32>) permutation = [3, 1, 2, 0]
  // expected-remark @below {{layer 0: grad_weight, L = 32, O = 5, I = 3, weight: argument 1}}
  %gwt = linalg.conv_2d_nhwc_hwcf ins(%xt, %gs : tensor<3x7x7x2xf32>, tensor<7x7x2x5xf32>) outs(%zw : tensor<3x1x1x5xf32>) -> tensor<3x1x1x5xf32>
  %ew = tensor.empty() : tensor<1x1x3x5xf32>
  %gw = linalg.transpose ins(%gwt : tensor<3x1x1x5xf32>) outs(%ew : tensor<1x1x3x5xf32>) permutation = [1, 2, 0, 3]
  %f8 = linalg.fill ins(%zero : f32) outs(%z8 : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  %g8 = tensor.insert_slice %gy into %f8[0, 0, 0, 0] [2, 4, 4, 5] [1, 2, 2, 1] : tensor<2x4x4x5xf32> into tensor<2x8x8x5xf32>
  %et = tensor.empty() : tensor<1x1x5x3xf32>
  %wt = linalg.transpose ins(%w : tensor<1x1x3x5xf32>) outs(%et : tensor<1x1x5x3xf32>) permutation = [0, 1, 3, 2]
  // expected-remark @below {{layer 0: grad_input, L = 128, O = 5, I = 3, weight: argument 1}}
  %gx = linalg.conv_2d_nhwc_hwcf ins(%g8, %wt : tensor<2x8x8x5xf32>, tensor<1x1x5x3xf32>) outs(%zx : tensor<2x8x8x3xf32>) -> tensor<2x8x8x3xf32>
  return %gw, %gx : tensor<1x1x3x5xf32>, tensor<2x8x8x3xf32>
}

// -----

// A first layer: x is an argument, too, and only the weight has a gradient.
func.func @first_layer(%x: tensor<2x3x10x10xf32>, %w: tensor<5x3x3x3xf32>, %zy: tensor<2x5x8x8xf32>, %zw: tensor<3x5x3x3xf32>) -> tensor<3x5x3x3xf32> {
  // expected-remark @below {{layer 0: forward, L = 128, O = 5, I = 27, weight: argument 1}}
  %y = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<2x3x10x10xf32>, tensor<5x3x3x3xf32>) outs(%zy : tensor<2x5x8x8xf32>) -> tensor<2x5x8x8xf32>
  %gy = math.cos %y : tensor<2x5x8x8xf32>
  %e0 = tensor.empty() : tensor<3x2x10x10xf32>
  %xt = linalg.transpose ins(%x : tensor<2x3x10x10xf32>) outs(%e0 : tensor<3x2x10x10xf32>) permutation = [1, 0, 2, 3]
  %e1 = tensor.empty() : tensor<5x2x8x8xf32>
  %gt = linalg.transpose ins(%gy : tensor<2x5x8x8xf32>) outs(%e1 : tensor<5x2x8x8xf32>) permutation = [1, 0, 2, 3]
  // expected-remark @below {{layer 0: grad_weight, L = 128, O = 5, I = 27, weight: argument 1}}
  %gw = linalg.conv_2d_nchw_fchw ins(%xt, %gt : tensor<3x2x10x10xf32>, tensor<5x2x8x8xf32>) outs(%zw : tensor<3x5x3x3xf32>) -> tensor<3x5x3x3xf32>
  return %gw : tensor<3x5x3x3xf32>
}

// -----

// A near miss: the same, but gw reads x one element off. It is no gradient of
// this convolution.
func.func @other_places(%x: tensor<2x3x10x10xf32>, %w: tensor<5x3x3x3xf32>, %zy: tensor<2x5x8x8xf32>, %zw: tensor<3x5x3x3xf32>) -> tensor<3x5x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %y = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<2x3x10x10xf32>, tensor<5x3x3x3xf32>) outs(%zy : tensor<2x5x8x8xf32>) -> tensor<2x5x8x8xf32>
  %gy = math.cos %y : tensor<2x5x8x8xf32>
  %xp = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 0, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<2x3x10x10xf32> to tensor<2x3x11x11xf32>
  %xc = tensor.extract_slice %xp[0, 0, 0, 0] [2, 3, 10, 10] [1, 1, 1, 1] : tensor<2x3x11x11xf32> to tensor<2x3x10x10xf32>
  %e0 = tensor.empty() : tensor<3x2x10x10xf32>
  %xt = linalg.transpose ins(%xc : tensor<2x3x10x10xf32>) outs(%e0 : tensor<3x2x10x10xf32>) permutation = [1, 0, 2, 3]
  %e1 = tensor.empty() : tensor<5x2x8x8xf32>
  %gt = linalg.transpose ins(%gy : tensor<2x5x8x8xf32>) outs(%e1 : tensor<5x2x8x8xf32>) permutation = [1, 0, 2, 3]
  %gw = linalg.conv_2d_nchw_fchw ins(%xt, %gt : tensor<3x2x10x10xf32>, tensor<5x2x8x8xf32>) outs(%zw : tensor<3x5x3x3xf32>) -> tensor<3x5x3x3xf32>
  return %gw : tensor<3x5x3x3xf32>
}

// -----

// A frozen weight, which only gx shares. What is around gy may be inserted.
#id = affine_map<(a, b, c, d) -> (a, b, c, d)>
#reverse = affine_map<(i, o, r, s) -> (o, i, -r + 2, -s + 2)>
func.func @frozen(%x: tensor<2x3x8x8xf32>, %w: tensor<5x3x3x3xf32> {hot.weight}, %zy: tensor<2x5x6x6xf32>, %zx: tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32> {
  %zero = arith.constant 0.0 : f32
  // expected-remark @below {{layer 0: forward, L = 72, O = 5, I = 27, weight: argument 1}}
  %y = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<2x3x8x8xf32>, tensor<5x3x3x3xf32>) outs(%zy : tensor<2x5x6x6xf32>) -> tensor<2x5x6x6xf32>
  %gy = math.cos %y : tensor<2x5x6x6xf32>
  %e3 = tensor.empty() : tensor<3x5x3x3xf32>
  %wr = linalg.generic {indexing_maps = [#reverse, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w : tensor<5x3x3x3xf32>) outs(%e3 : tensor<3x5x3x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x5x3x3xf32>
  %e4 = tensor.empty() : tensor<2x5x10x10xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x5x10x10xf32>) -> tensor<2x5x10x10xf32>
  %gyp = tensor.insert_slice %gy into %z4[0, 0, 2, 2] [2, 5, 6, 6] [1, 1, 1, 1] : tensor<2x5x6x6xf32> into tensor<2x5x10x10xf32>
  // expected-remark @below {{layer 0: grad_input, L = 128, O = 45, I = 3, weight: argument 1}}
  %gx = linalg.conv_2d_nchw_fchw ins(%gyp, %wr : tensor<2x5x10x10xf32>, tensor<3x5x3x3xf32>) outs(%zx : tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
  return %gx : tensor<2x3x8x8xf32>
}

// -----

// A near miss: the weight transposed, but not reversed.
func.func @not_reversed(%x: tensor<2x3x8x8xf32>, %w: tensor<5x3x3x3xf32> {hot.weight}, %zy: tensor<2x5x6x6xf32>, %zx: tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %y = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<2x3x8x8xf32>, tensor<5x3x3x3xf32>) outs(%zy : tensor<2x5x6x6xf32>) -> tensor<2x5x6x6xf32>
  %gy = math.cos %y : tensor<2x5x6x6xf32>
  %e3 = tensor.empty() : tensor<3x5x3x3xf32>
  %wt = linalg.transpose ins(%w : tensor<5x3x3x3xf32>) outs(%e3 : tensor<3x5x3x3xf32>) permutation = [1, 0, 2, 3]
  %e4 = tensor.empty() : tensor<2x5x10x10xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x5x10x10xf32>) -> tensor<2x5x10x10xf32>
  %gyp = tensor.insert_slice %gy into %z4[0, 0, 2, 2] [2, 5, 6, 6] [1, 1, 1, 1] : tensor<2x5x6x6xf32> into tensor<2x5x10x10xf32>
  %gx = linalg.conv_2d_nchw_fchw ins(%gyp, %wt : tensor<2x5x10x10xf32>, tensor<3x5x3x3xf32>) outs(%zx : tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
  return %gx : tensor<2x3x8x8xf32>
}

// -----

// A near miss: the weight reversed, and gy one element off.
#id = affine_map<(a, b, c, d) -> (a, b, c, d)>
#reverse = affine_map<(i, o, r, s) -> (o, i, -r + 2, -s + 2)>
func.func @off_by_one(%x: tensor<2x3x8x8xf32>, %w: tensor<5x3x3x3xf32> {hot.weight}, %zy: tensor<2x5x6x6xf32>, %zx: tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %y = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<2x3x8x8xf32>, tensor<5x3x3x3xf32>) outs(%zy : tensor<2x5x6x6xf32>) -> tensor<2x5x6x6xf32>
  %gy = math.cos %y : tensor<2x5x6x6xf32>
  %e3 = tensor.empty() : tensor<3x5x3x3xf32>
  %wr = linalg.generic {indexing_maps = [#reverse, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w : tensor<5x3x3x3xf32>) outs(%e3 : tensor<3x5x3x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x5x3x3xf32>
  %e4 = tensor.empty() : tensor<2x5x10x10xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x5x10x10xf32>) -> tensor<2x5x10x10xf32>
  %gyp = tensor.insert_slice %gy into %z4[0, 0, 2, 1] [2, 5, 6, 6] [1, 1, 1, 1] : tensor<2x5x6x6xf32> into tensor<2x5x10x10xf32>
  %gx = linalg.conv_2d_nchw_fchw ins(%gyp, %wr : tensor<2x5x10x10xf32>, tensor<3x5x3x3xf32>) outs(%zx : tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
  return %gx : tensor<2x3x8x8xf32>
}

// -----

// A near miss: x is padded with ones in the forward pass, and with zeros later.
func.func @other_padding(%x: tensor<2x3x8x8xf32>, %w: tensor<5x3x3x3xf32>, %zy: tensor<2x5x8x8xf32>, %zw: tensor<3x5x3x3xf32>) -> tensor<3x5x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %x1 = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %one : f32
  } : tensor<2x3x8x8xf32> to tensor<2x3x10x10xf32>
  %y = linalg.conv_2d_nchw_fchw ins(%x1, %w : tensor<2x3x10x10xf32>, tensor<5x3x3x3xf32>) outs(%zy : tensor<2x5x8x8xf32>) -> tensor<2x5x8x8xf32>
  %gy = math.cos %y : tensor<2x5x8x8xf32>
  %xp = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<2x3x8x8xf32> to tensor<2x3x10x10xf32>
  %e0 = tensor.empty() : tensor<3x2x10x10xf32>
  %xt = linalg.transpose ins(%xp : tensor<2x3x10x10xf32>) outs(%e0 : tensor<3x2x10x10xf32>) permutation = [1, 0, 2, 3]
  %e1 = tensor.empty() : tensor<5x2x8x8xf32>
  %gt = linalg.transpose ins(%gy : tensor<2x5x8x8xf32>) outs(%e1 : tensor<5x2x8x8xf32>) permutation = [1, 0, 2, 3]
  %gw = linalg.conv_2d_nchw_fchw ins(%xt, %gt : tensor<3x2x10x10xf32>, tensor<5x2x8x8xf32>) outs(%zw : tensor<3x5x3x3xf32>) -> tensor<3x5x3x3xf32>
  return %gw : tensor<3x5x3x3xf32>
}
