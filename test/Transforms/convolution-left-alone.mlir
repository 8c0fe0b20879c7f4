// RUN: hot-opt %s -split-input-file --hot-rewrite-backward="min-elements=0" -verify-diagnostics | FileCheck %s

// What is not rewritten of convolutions, and what is said about it.

// expected-remark @below {{no gradient product found, nothing to rewrite}}
module {
// Depthwise: each channel has a weight of its own.
// CHECK-LABEL: func.func @depthwise(
// CHECK-NOT:     hot.
// CHECK:         linalg.depthwise_conv_2d_nhwc_hwc
// CHECK-NOT:     hot.
func.func @depthwise(%x: tensor<2x8x8x4xf32>, %w: tensor<3x3x4xf32>, %zy: tensor<2x6x6x4xf32>, %zw: tensor<3x3x4xf32>) -> tensor<3x3x4xf32> {
  // expected-remark @below {{left alone: grouped convolution}}
  %y = linalg.depthwise_conv_2d_nhwc_hwc ins(%x, %w : tensor<2x8x8x4xf32>, tensor<3x3x4xf32>) outs(%zy : tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
  %gy = math.cos %y : tensor<2x6x6x4xf32>
  // expected-remark @below {{left alone: grouped convolution}}
  %gw = linalg.generic {indexing_maps = [affine_map<(r, s, c, n, h, w) -> (n, h + r, w + s, c)>, affine_map<(r, s, c, n, h, w) -> (n, h, w, c)>, affine_map<(r, s, c, n, h, w) -> (r, s, c)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %gy : tensor<2x8x8x4xf32>, tensor<2x6x6x4xf32>) outs(%zw : tensor<3x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<3x3x4xf32>
  return %gw : tensor<3x3x4xf32>
}
}

// -----

// expected-remark @below {{no gradient product found, nothing to rewrite}}
module {
// Two groups.
// CHECK-LABEL: func.func @groups(
// CHECK-NOT:     hot.
func.func @groups(%x: tensor<2x2x4x8x8xf32>, %w: tensor<2x5x4x3x3xf32>, %zy: tensor<2x2x5x6x6xf32>, %zw: tensor<2x5x4x3x3xf32>) -> tensor<2x5x4x3x3xf32> {
  // expected-remark @below {{left alone: grouped convolution}}
  %y = linalg.conv_2d_ngchw_gfchw ins(%x, %w : tensor<2x2x4x8x8xf32>, tensor<2x5x4x3x3xf32>) outs(%zy : tensor<2x2x5x6x6xf32>) -> tensor<2x2x5x6x6xf32>
  %gy = math.cos %y : tensor<2x2x5x6x6xf32>
  // expected-remark @below {{left alone: grouped convolution}}
  %gw = linalg.generic {indexing_maps = [affine_map<(g, o, i, r, s, n, h, w) -> (n, g, i, h + r, w + s)>, affine_map<(g, o, i, r, s, n, h, w) -> (n, g, o, h, w)>, affine_map<(g, o, i, r, s, n, h, w) -> (g, o, i, r, s)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %gy : tensor<2x2x4x8x8xf32>, tensor<2x2x5x6x6xf32>) outs(%zw : tensor<2x5x4x3x3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x5x4x3x3xf32>
  return %gw : tensor<2x5x4x3x3xf32>
}
}

// -----

// A window that slides over axes of unknown size; a number of samples that is
// not known does no harm (forms 13 and 14).
// CHECK-LABEL: func.func @dynamic_height(
// CHECK-NOT:     hot.
func.func @dynamic_height(%x: tensor<2x?x8x4xf32>, %w: tensor<3x3x4x5xf32>, %zy: tensor<2x?x6x5xf32>, %zw: tensor<3x3x4x5xf32>) -> tensor<3x3x4x5xf32> {
  // expected-remark @below {{left alone: forward product of layer 0}}
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<2x?x8x4xf32>, tensor<3x3x4x5xf32>) outs(%zy : tensor<2x?x6x5xf32>) -> tensor<2x?x6x5xf32>
  %gy = math.cos %y : tensor<2x?x6x5xf32>
  // expected-remark @below {{left alone: grad_weight, L = ?, O = 5, I = 36: the window slides over a dynamic size}}
  %gw = linalg.generic {indexing_maps = [affine_map<(r, s, i, o, n, h, w) -> (n, h + r, w + s, i)>, affine_map<(r, s, i, o, n, h, w) -> (n, h, w, o)>, affine_map<(r, s, i, o, n, h, w) -> (r, s, i, o)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %gy : tensor<2x?x8x4xf32>, tensor<2x?x6x5xf32>) outs(%zw : tensor<3x3x4x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<3x3x4x5xf32>
  return %gw : tensor<3x3x4x5xf32>
}

// -----

// expected-remark @below {{no gradient product found, nothing to rewrite}}
module {
// The kernel is computed from the image: no weight.
// CHECK-LABEL: func.func @computed_kernel(
// CHECK-NOT:     hot.
func.func @computed_kernel(%x0: tensor<2x8x8x4xf32>, %w0: tensor<3x3x4x5xf32>, %zy: tensor<2x6x6x5xf32>, %zw: tensor<3x3x4x5xf32>) -> tensor<3x3x4x5xf32> {
  %x = math.absf %x0 : tensor<2x8x8x4xf32>
  %w = math.absf %w0 : tensor<3x3x4x5xf32>
  // expected-remark @below {{left alone: convolution of two computed values, no weight}}
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<2x8x8x4xf32>, tensor<3x3x4x5xf32>) outs(%zy : tensor<2x6x6x5xf32>) -> tensor<2x6x6x5xf32>
  return %zw : tensor<3x3x4x5xf32>
}
}

// -----

// expected-remark @below {{no gradient product found, nothing to rewrite}}
module {
// hot.role says that it is none.
// CHECK-LABEL: func.func @no_role(
// CHECK-NOT:     hot.scaled_matmul
func.func @no_role(%x: tensor<2x8x8x4xf32>, %w: tensor<3x3x4x5xf32>, %zy: tensor<2x6x6x5xf32>, %zw: tensor<3x3x4x5xf32>) -> tensor<3x3x4x5xf32> {
  // expected-remark @below {{left alone: no gradient product shares its operands}}
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<2x8x8x4xf32>, tensor<3x3x4x5xf32>) outs(%zy : tensor<2x6x6x5xf32>) -> tensor<2x6x6x5xf32>
  %gy = math.cos %y : tensor<2x6x6x5xf32>
  // expected-remark @below {{left alone: hot.role is "none"}}
  %gw = linalg.generic {hot.role = "none", indexing_maps = [affine_map<(r, s, i, o, n, h, w) -> (n, h + r, w + s, i)>, affine_map<(r, s, i, o, n, h, w) -> (n, h, w, o)>, affine_map<(r, s, i, o, n, h, w) -> (r, s, i, o)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %gy : tensor<2x8x8x4xf32>, tensor<2x6x6x5xf32>) outs(%zw : tensor<3x3x4x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<3x3x4x5xf32>
  return %gw : tensor<3x3x4x5xf32>
}
}
