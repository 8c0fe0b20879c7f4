// RUN: hot-opt %s --hot-rewrite-backward=min-elements=0 -o %t.mlir 2> %t.log
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=REMARK < %t.log

// A convolution of stride 2 as from JAX: windows in maps, gy spread into zeros, w reversed by a map.

// REMARK:       left alone: forward product of layer 0
// REMARK:       rewritten by scheme hot, layer 0: grad_
// REMARK:       rewritten by scheme hot, layer 0: grad_
// CHECK-LABEL: func.func @static_f32(
// CHECK:         linalg.conv_2d
// CHECK-NOT:     {{linalg.conv|arith.mulf|linalg.matmul}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.conv|arith.mulf|linalg.matmul}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.conv|arith.mulf|linalg.matmul}}
// CHECK:         return
func.func @static_f32(%x: tensor<2x6x6x4xf32>, %w: tensor<3x3x4x8xf32> {hot.weight}, %target: tensor<2x3x3x8xf32>) -> (tensor<2x3x3x8xf32>, tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %p1 = tensor.pad %x low[0, 0, 0, 0] high[0, 1, 1, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %zero : f32
  } : tensor<2x6x6x4xf32> to tensor<2x7x7x4xf32>
  %e2 = tensor.empty() : tensor<2x3x3x8xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xf32>
  %p4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%p1, %w : tensor<2x7x7x4xf32>, tensor<3x3x4x8xf32>) outs(%z3 : tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xf32>
  %gy = arith.subf %p4, %target : tensor<2x3x3x8xf32>
  %e5 = tensor.empty() : tensor<2x5x5x8xf32>
  %z6 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x5x5x8xf32>) -> tensor<2x5x5x8xf32>
  %s7 = tensor.insert_slice %gy into %z6[0, 0, 0, 0] [2, 3, 3, 8] [1, 2, 2, 1] : tensor<2x3x3x8xf32> into tensor<2x5x5x8xf32>
  %e8 = tensor.empty() : tensor<3x3x4x8xf32>
  %z9 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<3x3x4x8xf32>) -> tensor<3x3x4x8xf32>
  %p10 = linalg.generic {indexing_maps = [affine_map<(n, o, r, h, s, w, i) -> (n, r + h, s + w, i)>, affine_map<(n, o, r, h, s, w, i) -> (n, h, w, o)>, affine_map<(n, o, r, h, s, w, i) -> (r, s, i, o)>], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]}
      ins(%p1, %s7 : tensor<2x7x7x4xf32>, tensor<2x5x5x8xf32>) outs(%z9 : tensor<3x3x4x8xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x3x4x8xf32>
  %e11 = tensor.empty() : tensor<3x3x4x8xf32>
  %f12 = linalg.generic {indexing_maps = [affine_map<(r, s, i, o) -> (-r + 2, -s + 2, i, o)>, affine_map<(r, s, i, o) -> (r, s, i, o)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w : tensor<3x3x4x8xf32>) outs(%e11 : tensor<3x3x4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x3x4x8xf32>
  %e13 = tensor.empty() : tensor<2x8x8x8xf32>
  %z14 = linalg.fill ins(%zero : f32) outs(%e13 : tensor<2x8x8x8xf32>) -> tensor<2x8x8x8xf32>
  %s15 = tensor.insert_slice %gy into %z14[0, 2, 2, 0] [2, 3, 3, 8] [1, 2, 2, 1] : tensor<2x3x3x8xf32> into tensor<2x8x8x8xf32>
  %e16 = tensor.empty() : tensor<2x6x6x4xf32>
  %z17 = linalg.fill ins(%zero : f32) outs(%e16 : tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
  %p18 = linalg.generic {indexing_maps = [affine_map<(o, i, h, r, w, s, n) -> (n, h + r, w + s, o)>, affine_map<(o, i, h, r, w, s, n) -> (r, s, i, o)>, affine_map<(o, i, h, r, w, s, n) -> (n, h, w, i)>], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]}
      ins(%s15, %f12 : tensor<2x8x8x8xf32>, tensor<3x3x4x8xf32>) outs(%z17 : tensor<2x6x6x4xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x6x6x4xf32>
  return %p4, %p18, %p10 : tensor<2x3x3x8xf32>, tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>
}

// REMARK:       left alone: forward product of layer 0
// REMARK:       rewritten by scheme hot, layer 0: grad_
// REMARK:       rewritten by scheme hot, layer 0: grad_
// CHECK-LABEL: func.func @static_bf16(
// CHECK:         linalg.conv_2d
// CHECK-NOT:     {{linalg.conv|arith.mulf|linalg.matmul}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.conv|arith.mulf|linalg.matmul}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.conv|arith.mulf|linalg.matmul}}
// CHECK:         return
func.func @static_bf16(%x: tensor<2x6x6x4xbf16>, %w: tensor<3x3x4x8xbf16> {hot.weight}, %target: tensor<2x3x3x8xbf16>) -> (tensor<2x3x3x8xbf16>, tensor<2x6x6x4xbf16>, tensor<3x3x4x8xbf16>) {
  %zero = arith.constant 0.0 : f32
  %zero_bf16 = arith.constant 0.0 : bf16
  %p1 = tensor.pad %x low[0, 0, 0, 0] high[0, 1, 1, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %zero_bf16 : bf16
  } : tensor<2x6x6x4xbf16> to tensor<2x7x7x4xbf16>
  %e2 = tensor.empty() : tensor<2x3x3x8xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xf32>
  %p4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%p1, %w : tensor<2x7x7x4xbf16>, tensor<3x3x4x8xbf16>) outs(%z3 : tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xf32>
  %t5 = arith.truncf %p4 : tensor<2x3x3x8xf32> to tensor<2x3x3x8xbf16>
  %gy = arith.subf %t5, %target : tensor<2x3x3x8xbf16>
  %e6 = tensor.empty() : tensor<2x5x5x8xbf16>
  %z7 = linalg.fill ins(%zero_bf16 : bf16) outs(%e6 : tensor<2x5x5x8xbf16>) -> tensor<2x5x5x8xbf16>
  %s8 = tensor.insert_slice %gy into %z7[0, 0, 0, 0] [2, 3, 3, 8] [1, 2, 2, 1] : tensor<2x3x3x8xbf16> into tensor<2x5x5x8xbf16>
  %e9 = tensor.empty() : tensor<3x3x4x8xf32>
  %z10 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<3x3x4x8xf32>) -> tensor<3x3x4x8xf32>
  %p11 = linalg.generic {indexing_maps = [affine_map<(n, o, r, h, s, w, i) -> (n, r + h, s + w, i)>, affine_map<(n, o, r, h, s, w, i) -> (n, h, w, o)>, affine_map<(n, o, r, h, s, w, i) -> (r, s, i, o)>], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]}
      ins(%p1, %s8 : tensor<2x7x7x4xbf16>, tensor<2x5x5x8xbf16>) outs(%z10 : tensor<3x3x4x8xf32>) {
  ^bb0(%p: bf16, %q: bf16, %acc: f32):
    %pf = arith.extf %p : bf16 to f32
    %qf = arith.extf %q : bf16 to f32
    %m = arith.mulf %pf, %qf : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x3x4x8xf32>
  %t12 = arith.truncf %p11 : tensor<3x3x4x8xf32> to tensor<3x3x4x8xbf16>
  %e13 = tensor.empty() : tensor<3x3x4x8xbf16>
  %f14 = linalg.generic {indexing_maps = [affine_map<(r, s, i, o) -> (-r + 2, -s + 2, i, o)>, affine_map<(r, s, i, o) -> (r, s, i, o)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w : tensor<3x3x4x8xbf16>) outs(%e13 : tensor<3x3x4x8xbf16>) {
  ^bb0(%in: bf16, %out: bf16):
    linalg.yield %in : bf16
  } -> tensor<3x3x4x8xbf16>
  %e15 = tensor.empty() : tensor<2x8x8x8xbf16>
  %z16 = linalg.fill ins(%zero_bf16 : bf16) outs(%e15 : tensor<2x8x8x8xbf16>) -> tensor<2x8x8x8xbf16>
  %s17 = tensor.insert_slice %gy into %z16[0, 2, 2, 0] [2, 3, 3, 8] [1, 2, 2, 1] : tensor<2x3x3x8xbf16> into tensor<2x8x8x8xbf16>
  %e18 = tensor.empty() : tensor<2x6x6x4xf32>
  %z19 = linalg.fill ins(%zero : f32) outs(%e18 : tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
  %p20 = linalg.generic {indexing_maps = [affine_map<(o, i, h, r, w, s, n) -> (n, h + r, w + s, o)>, affine_map<(o, i, h, r, w, s, n) -> (r, s, i, o)>, affine_map<(o, i, h, r, w, s, n) -> (n, h, w, i)>], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]}
      ins(%s17, %f14 : tensor<2x8x8x8xbf16>, tensor<3x3x4x8xbf16>) outs(%z19 : tensor<2x6x6x4xf32>) {
  ^bb0(%p: bf16, %q: bf16, %acc: f32):
    %pf = arith.extf %p : bf16 to f32
    %qf = arith.extf %q : bf16 to f32
    %m = arith.mulf %pf, %qf : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x6x6x4xf32>
  %t21 = arith.truncf %p20 : tensor<2x6x6x4xf32> to tensor<2x6x6x4xbf16>
  return %t5, %t21, %t12 : tensor<2x3x3x8xbf16>, tensor<2x6x6x4xbf16>, tensor<3x3x4x8xbf16>
}

// REMARK:       left alone: forward product of layer 0
// REMARK:       rewritten by scheme hot, layer 0: grad_
// REMARK:       rewritten by scheme hot, layer 0: grad_
// CHECK-LABEL: func.func @dynamic_f32(
// CHECK:         linalg.conv_2d
// CHECK-NOT:     {{linalg.conv|arith.mulf|linalg.matmul}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.conv|arith.mulf|linalg.matmul}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.conv|arith.mulf|linalg.matmul}}
// CHECK:         return
func.func @dynamic_f32(%x: tensor<?x6x6x4xf32>, %w: tensor<3x3x4x8xf32> {hot.weight}, %target: tensor<?x3x3x8xf32>) -> (tensor<?x3x3x8xf32>, tensor<?x6x6x4xf32>, tensor<3x3x4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x6x6x4xf32>
  %p1 = tensor.pad %x low[0, 0, 0, 0] high[0, 1, 1, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %zero : f32
  } : tensor<?x6x6x4xf32> to tensor<?x7x7x4xf32>
  %e2 = tensor.empty(%n) : tensor<?x3x3x8xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x3x3x8xf32>) -> tensor<?x3x3x8xf32>
  %p4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%p1, %w : tensor<?x7x7x4xf32>, tensor<3x3x4x8xf32>) outs(%z3 : tensor<?x3x3x8xf32>) -> tensor<?x3x3x8xf32>
  %gy = arith.subf %p4, %target : tensor<?x3x3x8xf32>
  %e5 = tensor.empty(%n) : tensor<?x5x5x8xf32>
  %z6 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<?x5x5x8xf32>) -> tensor<?x5x5x8xf32>
  %s7 = tensor.insert_slice %gy into %z6[0, 0, 0, 0] [%n, 3, 3, 8] [1, 2, 2, 1] : tensor<?x3x3x8xf32> into tensor<?x5x5x8xf32>
  %e8 = tensor.empty() : tensor<3x3x4x8xf32>
  %z9 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<3x3x4x8xf32>) -> tensor<3x3x4x8xf32>
  %p10 = linalg.generic {indexing_maps = [affine_map<(n, o, r, h, s, w, i) -> (n, r + h, s + w, i)>, affine_map<(n, o, r, h, s, w, i) -> (n, h, w, o)>, affine_map<(n, o, r, h, s, w, i) -> (r, s, i, o)>], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]}
      ins(%p1, %s7 : tensor<?x7x7x4xf32>, tensor<?x5x5x8xf32>) outs(%z9 : tensor<3x3x4x8xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x3x4x8xf32>
  %e11 = tensor.empty() : tensor<3x3x4x8xf32>
  %f12 = linalg.generic {indexing_maps = [affine_map<(r, s, i, o) -> (-r + 2, -s + 2, i, o)>, affine_map<(r, s, i, o) -> (r, s, i, o)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w : tensor<3x3x4x8xf32>) outs(%e11 : tensor<3x3x4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<3x3x4x8xf32>
  %e13 = tensor.empty(%n) : tensor<?x8x8x8xf32>
  %z14 = linalg.fill ins(%zero : f32) outs(%e13 : tensor<?x8x8x8xf32>) -> tensor<?x8x8x8xf32>
  %s15 = tensor.insert_slice %gy into %z14[0, 2, 2, 0] [%n, 3, 3, 8] [1, 2, 2, 1] : tensor<?x3x3x8xf32> into tensor<?x8x8x8xf32>
  %e16 = tensor.empty(%n) : tensor<?x6x6x4xf32>
  %z17 = linalg.fill ins(%zero : f32) outs(%e16 : tensor<?x6x6x4xf32>) -> tensor<?x6x6x4xf32>
  %p18 = linalg.generic {indexing_maps = [affine_map<(o, i, h, r, w, s, n) -> (n, h + r, w + s, o)>, affine_map<(o, i, h, r, w, s, n) -> (r, s, i, o)>, affine_map<(o, i, h, r, w, s, n) -> (n, h, w, i)>], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]}
      ins(%s15, %f12 : tensor<?x8x8x8xf32>, tensor<3x3x4x8xf32>) outs(%z17 : tensor<?x6x6x4xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x6x6x4xf32>
  return %p4, %p18, %p10 : tensor<?x3x3x8xf32>, tensor<?x6x6x4xf32>, tensor<3x3x4x8xf32>
}

// REMARK:       left alone: forward product of layer 0
// REMARK:       rewritten by scheme hot, layer 0: grad_
// REMARK:       rewritten by scheme hot, layer 0: grad_
// CHECK-LABEL: func.func @dynamic_bf16(
// CHECK:         linalg.conv_2d
// CHECK-NOT:     {{linalg.conv|arith.mulf|linalg.matmul}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.conv|arith.mulf|linalg.matmul}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.conv|arith.mulf|linalg.matmul}}
// CHECK:         return
func.func @dynamic_bf16(%x: tensor<?x6x6x4xbf16>, %w: tensor<3x3x4x8xbf16> {hot.weight}, %target: tensor<?x3x3x8xbf16>) -> (tensor<?x3x3x8xbf16>, tensor<?x6x6x4xbf16>, tensor<3x3x4x8xbf16>) {
  %zero = arith.constant 0.0 : f32
  %zero_bf16 = arith.constant 0.0 : bf16
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x6x6x4xbf16>
  %p1 = tensor.pad %x low[0, 0, 0, 0] high[0, 1, 1, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %zero_bf16 : bf16
  } : tensor<?x6x6x4xbf16> to tensor<?x7x7x4xbf16>
  %e2 = tensor.empty(%n) : tensor<?x3x3x8xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x3x3x8xf32>) -> tensor<?x3x3x8xf32>
  %p4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%p1, %w : tensor<?x7x7x4xbf16>, tensor<3x3x4x8xbf16>) outs(%z3 : tensor<?x3x3x8xf32>) -> tensor<?x3x3x8xf32>
  %t5 = arith.truncf %p4 : tensor<?x3x3x8xf32> to tensor<?x3x3x8xbf16>
  %gy = arith.subf %t5, %target : tensor<?x3x3x8xbf16>
  %e6 = tensor.empty(%n) : tensor<?x5x5x8xbf16>
  %z7 = linalg.fill ins(%zero_bf16 : bf16) outs(%e6 : tensor<?x5x5x8xbf16>) -> tensor<?x5x5x8xbf16>
  %s8 = tensor.insert_slice %gy into %z7[0, 0, 0, 0] [%n, 3, 3, 8] [1, 2, 2, 1] : tensor<?x3x3x8xbf16> into tensor<?x5x5x8xbf16>
  %e9 = tensor.empty() : tensor<3x3x4x8xf32>
  %z10 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<3x3x4x8xf32>) -> tensor<3x3x4x8xf32>
  %p11 = linalg.generic {indexing_maps = [affine_map<(n, o, r, h, s, w, i) -> (n, r + h, s + w, i)>, affine_map<(n, o, r, h, s, w, i) -> (n, h, w, o)>, affine_map<(n, o, r, h, s, w, i) -> (r, s, i, o)>], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]}
      ins(%p1, %s8 : tensor<?x7x7x4xbf16>, tensor<?x5x5x8xbf16>) outs(%z10 : tensor<3x3x4x8xf32>) {
  ^bb0(%p: bf16, %q: bf16, %acc: f32):
    %pf = arith.extf %p : bf16 to f32
    %qf = arith.extf %q : bf16 to f32
    %m = arith.mulf %pf, %qf : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x3x4x8xf32>
  %t12 = arith.truncf %p11 : tensor<3x3x4x8xf32> to tensor<3x3x4x8xbf16>
  %e13 = tensor.empty() : tensor<3x3x4x8xbf16>
  %f14 = linalg.generic {indexing_maps = [affine_map<(r, s, i, o) -> (-r + 2, -s + 2, i, o)>, affine_map<(r, s, i, o) -> (r, s, i, o)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w : tensor<3x3x4x8xbf16>) outs(%e13 : tensor<3x3x4x8xbf16>) {
  ^bb0(%in: bf16, %out: bf16):
    linalg.yield %in : bf16
  } -> tensor<3x3x4x8xbf16>
  %e15 = tensor.empty(%n) : tensor<?x8x8x8xbf16>
  %z16 = linalg.fill ins(%zero_bf16 : bf16) outs(%e15 : tensor<?x8x8x8xbf16>) -> tensor<?x8x8x8xbf16>
  %s17 = tensor.insert_slice %gy into %z16[0, 2, 2, 0] [%n, 3, 3, 8] [1, 2, 2, 1] : tensor<?x3x3x8xbf16> into tensor<?x8x8x8xbf16>
  %e18 = tensor.empty(%n) : tensor<?x6x6x4xf32>
  %z19 = linalg.fill ins(%zero : f32) outs(%e18 : tensor<?x6x6x4xf32>) -> tensor<?x6x6x4xf32>
  %p20 = linalg.generic {indexing_maps = [affine_map<(o, i, h, r, w, s, n) -> (n, h + r, w + s, o)>, affine_map<(o, i, h, r, w, s, n) -> (r, s, i, o)>, affine_map<(o, i, h, r, w, s, n) -> (n, h, w, i)>], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]}
      ins(%s17, %f14 : tensor<?x8x8x8xbf16>, tensor<3x3x4x8xbf16>) outs(%z19 : tensor<?x6x6x4xf32>) {
  ^bb0(%p: bf16, %q: bf16, %acc: f32):
    %pf = arith.extf %p : bf16 to f32
    %qf = arith.extf %q : bf16 to f32
    %m = arith.mulf %pf, %qf : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x6x6x4xf32>
  %t21 = arith.truncf %p20 : tensor<?x6x6x4xf32> to tensor<?x6x6x4xbf16>
  return %t5, %t21, %t12 : tensor<?x3x3x8xbf16>, tensor<?x6x6x4xbf16>, tensor<3x3x4x8xbf16>
}

// REMARK-NOT: remark
