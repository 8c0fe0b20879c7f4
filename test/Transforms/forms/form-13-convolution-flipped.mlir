// RUN: hot-opt %s --hot-rewrite-backward=min-elements=0 -o %t.mlir 2> %t.log
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=REMARK < %t.log

// A convolution as from PyTorch: gy is put into zeros, w flipped by tensor.extract, gw a convolution of transposed tensors.

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
func.func @static_f32(%x: tensor<2x4x6x6xf32>, %w: tensor<8x4x3x3xf32> {hot.weight}, %target: tensor<2x8x6x6xf32>) -> (tensor<2x8x6x6xf32>, tensor<2x4x6x6xf32>, tensor<8x4x3x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %p1 = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %zero : f32
  } : tensor<2x4x6x6xf32> to tensor<2x4x8x8xf32>
  %e2 = tensor.empty() : tensor<2x8x6x6xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
  %p4 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%p1, %w : tensor<2x4x8x8xf32>, tensor<8x4x3x3xf32>) outs(%z3 : tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
  %gy = arith.subf %p4, %target : tensor<2x8x6x6xf32>
  %c2 = arith.constant 2 : index
  %e5 = tensor.empty() : tensor<4x8x3x3xf32>
  %f6 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e5 : tensor<4x8x3x3xf32>) {
  ^bb0(%out: f32):
    %j0 = linalg.index 0 : index
    %j1 = linalg.index 1 : index
    %j2 = linalg.index 2 : index
    %j3 = linalg.index 3 : index
    %r2 = arith.subi %c2, %j2 : index
    %r3 = arith.subi %c2, %j3 : index
    %x0 = tensor.extract %w[%j1, %j0, %r2, %r3] : tensor<8x4x3x3xf32>
    linalg.yield %x0 : f32
  } -> tensor<4x8x3x3xf32>
  %e7 = tensor.empty() : tensor<2x8x8x8xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x8x8x8xf32>) -> tensor<2x8x8x8xf32>
  %s9 = tensor.insert_slice %gy into %z8[0, 0, 1, 1] [2, 8, 6, 6] [1, 1, 1, 1] : tensor<2x8x6x6xf32> into tensor<2x8x8x8xf32>
  %e10 = tensor.empty() : tensor<2x4x6x6xf32>
  %z11 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  %p12 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%s9, %f6 : tensor<2x8x8x8xf32>, tensor<4x8x3x3xf32>) outs(%z11 : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  %e13 = tensor.empty() : tensor<4x2x6x6xf32>
  %v14 = linalg.transpose ins(%x : tensor<2x4x6x6xf32>) outs(%e13 : tensor<4x2x6x6xf32>) permutation = [1, 0, 2, 3]
  %e15 = tensor.empty() : tensor<8x2x6x6xf32>
  %v16 = linalg.transpose ins(%gy : tensor<2x8x6x6xf32>) outs(%e15 : tensor<8x2x6x6xf32>) permutation = [1, 0, 2, 3]
  %p17 = tensor.pad %v14 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %zero : f32
  } : tensor<4x2x6x6xf32> to tensor<4x2x8x8xf32>
  %e18 = tensor.empty() : tensor<4x8x3x3xf32>
  %z19 = linalg.fill ins(%zero : f32) outs(%e18 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
  %p20 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%p17, %v16 : tensor<4x2x8x8xf32>, tensor<8x2x6x6xf32>) outs(%z19 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
  %e21 = tensor.empty() : tensor<8x4x3x3xf32>
  %v22 = linalg.transpose ins(%p20 : tensor<4x8x3x3xf32>) outs(%e21 : tensor<8x4x3x3xf32>) permutation = [1, 0, 2, 3]
  return %p4, %p12, %v22 : tensor<2x8x6x6xf32>, tensor<2x4x6x6xf32>, tensor<8x4x3x3xf32>
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
func.func @static_bf16(%x: tensor<2x4x6x6xbf16>, %w: tensor<8x4x3x3xbf16> {hot.weight}, %target: tensor<2x8x6x6xbf16>) -> (tensor<2x8x6x6xbf16>, tensor<2x4x6x6xbf16>, tensor<8x4x3x3xbf16>) {
  %zero = arith.constant 0.0 : f32
  %zero_bf16 = arith.constant 0.0 : bf16
  %p1 = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %zero_bf16 : bf16
  } : tensor<2x4x6x6xbf16> to tensor<2x4x8x8xbf16>
  %e2 = tensor.empty() : tensor<2x8x6x6xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
  %p4 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%p1, %w : tensor<2x4x8x8xbf16>, tensor<8x4x3x3xbf16>) outs(%z3 : tensor<2x8x6x6xf32>) -> tensor<2x8x6x6xf32>
  %t5 = arith.truncf %p4 : tensor<2x8x6x6xf32> to tensor<2x8x6x6xbf16>
  %gy = arith.subf %t5, %target : tensor<2x8x6x6xbf16>
  %c2 = arith.constant 2 : index
  %e6 = tensor.empty() : tensor<4x8x3x3xbf16>
  %f7 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e6 : tensor<4x8x3x3xbf16>) {
  ^bb0(%out: bf16):
    %j0 = linalg.index 0 : index
    %j1 = linalg.index 1 : index
    %j2 = linalg.index 2 : index
    %j3 = linalg.index 3 : index
    %r2 = arith.subi %c2, %j2 : index
    %r3 = arith.subi %c2, %j3 : index
    %x0 = tensor.extract %w[%j1, %j0, %r2, %r3] : tensor<8x4x3x3xbf16>
    linalg.yield %x0 : bf16
  } -> tensor<4x8x3x3xbf16>
  %e8 = tensor.empty() : tensor<2x8x8x8xbf16>
  %z9 = linalg.fill ins(%zero_bf16 : bf16) outs(%e8 : tensor<2x8x8x8xbf16>) -> tensor<2x8x8x8xbf16>
  %s10 = tensor.insert_slice %gy into %z9[0, 0, 1, 1] [2, 8, 6, 6] [1, 1, 1, 1] : tensor<2x8x6x6xbf16> into tensor<2x8x8x8xbf16>
  %e11 = tensor.empty() : tensor<2x4x6x6xf32>
  %z12 = linalg.fill ins(%zero : f32) outs(%e11 : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  %p13 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%s10, %f7 : tensor<2x8x8x8xbf16>, tensor<4x8x3x3xbf16>) outs(%z12 : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  %t14 = arith.truncf %p13 : tensor<2x4x6x6xf32> to tensor<2x4x6x6xbf16>
  %e15 = tensor.empty() : tensor<4x2x6x6xbf16>
  %v16 = linalg.transpose ins(%x : tensor<2x4x6x6xbf16>) outs(%e15 : tensor<4x2x6x6xbf16>) permutation = [1, 0, 2, 3]
  %e17 = tensor.empty() : tensor<8x2x6x6xbf16>
  %v18 = linalg.transpose ins(%gy : tensor<2x8x6x6xbf16>) outs(%e17 : tensor<8x2x6x6xbf16>) permutation = [1, 0, 2, 3]
  %p19 = tensor.pad %v16 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %zero_bf16 : bf16
  } : tensor<4x2x6x6xbf16> to tensor<4x2x8x8xbf16>
  %e20 = tensor.empty() : tensor<4x8x3x3xf32>
  %z21 = linalg.fill ins(%zero : f32) outs(%e20 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
  %p22 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%p19, %v18 : tensor<4x2x8x8xbf16>, tensor<8x2x6x6xbf16>) outs(%z21 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
  %t23 = arith.truncf %p22 : tensor<4x8x3x3xf32> to tensor<4x8x3x3xbf16>
  %e24 = tensor.empty() : tensor<8x4x3x3xbf16>
  %v25 = linalg.transpose ins(%t23 : tensor<4x8x3x3xbf16>) outs(%e24 : tensor<8x4x3x3xbf16>) permutation = [1, 0, 2, 3]
  return %t5, %t14, %v25 : tensor<2x8x6x6xbf16>, tensor<2x4x6x6xbf16>, tensor<8x4x3x3xbf16>
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
func.func @dynamic_f32(%x: tensor<?x4x6x6xf32>, %w: tensor<8x4x3x3xf32> {hot.weight}, %target: tensor<?x8x6x6xf32>) -> (tensor<?x8x6x6xf32>, tensor<?x4x6x6xf32>, tensor<8x4x3x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4x6x6xf32>
  %p1 = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %zero : f32
  } : tensor<?x4x6x6xf32> to tensor<?x4x8x8xf32>
  %e2 = tensor.empty(%n) : tensor<?x8x6x6xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x8x6x6xf32>) -> tensor<?x8x6x6xf32>
  %p4 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%p1, %w : tensor<?x4x8x8xf32>, tensor<8x4x3x3xf32>) outs(%z3 : tensor<?x8x6x6xf32>) -> tensor<?x8x6x6xf32>
  %gy = arith.subf %p4, %target : tensor<?x8x6x6xf32>
  %c2 = arith.constant 2 : index
  %e5 = tensor.empty() : tensor<4x8x3x3xf32>
  %f6 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e5 : tensor<4x8x3x3xf32>) {
  ^bb0(%out: f32):
    %j0 = linalg.index 0 : index
    %j1 = linalg.index 1 : index
    %j2 = linalg.index 2 : index
    %j3 = linalg.index 3 : index
    %r2 = arith.subi %c2, %j2 : index
    %r3 = arith.subi %c2, %j3 : index
    %x0 = tensor.extract %w[%j1, %j0, %r2, %r3] : tensor<8x4x3x3xf32>
    linalg.yield %x0 : f32
  } -> tensor<4x8x3x3xf32>
  %e7 = tensor.empty(%n) : tensor<?x8x8x8xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<?x8x8x8xf32>) -> tensor<?x8x8x8xf32>
  %s9 = tensor.insert_slice %gy into %z8[0, 0, 1, 1] [%n, 8, 6, 6] [1, 1, 1, 1] : tensor<?x8x6x6xf32> into tensor<?x8x8x8xf32>
  %e10 = tensor.empty(%n) : tensor<?x4x6x6xf32>
  %z11 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<?x4x6x6xf32>) -> tensor<?x4x6x6xf32>
  %p12 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%s9, %f6 : tensor<?x8x8x8xf32>, tensor<4x8x3x3xf32>) outs(%z11 : tensor<?x4x6x6xf32>) -> tensor<?x4x6x6xf32>
  %e13 = tensor.empty(%n) : tensor<4x?x6x6xf32>
  %v14 = linalg.transpose ins(%x : tensor<?x4x6x6xf32>) outs(%e13 : tensor<4x?x6x6xf32>) permutation = [1, 0, 2, 3]
  %e15 = tensor.empty(%n) : tensor<8x?x6x6xf32>
  %v16 = linalg.transpose ins(%gy : tensor<?x8x6x6xf32>) outs(%e15 : tensor<8x?x6x6xf32>) permutation = [1, 0, 2, 3]
  %p17 = tensor.pad %v14 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %zero : f32
  } : tensor<4x?x6x6xf32> to tensor<4x?x8x8xf32>
  %e18 = tensor.empty() : tensor<4x8x3x3xf32>
  %z19 = linalg.fill ins(%zero : f32) outs(%e18 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
  %p20 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%p17, %v16 : tensor<4x?x8x8xf32>, tensor<8x?x6x6xf32>) outs(%z19 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
  %e21 = tensor.empty() : tensor<8x4x3x3xf32>
  %v22 = linalg.transpose ins(%p20 : tensor<4x8x3x3xf32>) outs(%e21 : tensor<8x4x3x3xf32>) permutation = [1, 0, 2, 3]
  return %p4, %p12, %v22 : tensor<?x8x6x6xf32>, tensor<?x4x6x6xf32>, tensor<8x4x3x3xf32>
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
func.func @dynamic_bf16(%x: tensor<?x4x6x6xbf16>, %w: tensor<8x4x3x3xbf16> {hot.weight}, %target: tensor<?x8x6x6xbf16>) -> (tensor<?x8x6x6xbf16>, tensor<?x4x6x6xbf16>, tensor<8x4x3x3xbf16>) {
  %zero = arith.constant 0.0 : f32
  %zero_bf16 = arith.constant 0.0 : bf16
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4x6x6xbf16>
  %p1 = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %zero_bf16 : bf16
  } : tensor<?x4x6x6xbf16> to tensor<?x4x8x8xbf16>
  %e2 = tensor.empty(%n) : tensor<?x8x6x6xf32>
  %z3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x8x6x6xf32>) -> tensor<?x8x6x6xf32>
  %p4 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%p1, %w : tensor<?x4x8x8xbf16>, tensor<8x4x3x3xbf16>) outs(%z3 : tensor<?x8x6x6xf32>) -> tensor<?x8x6x6xf32>
  %t5 = arith.truncf %p4 : tensor<?x8x6x6xf32> to tensor<?x8x6x6xbf16>
  %gy = arith.subf %t5, %target : tensor<?x8x6x6xbf16>
  %c2 = arith.constant 2 : index
  %e6 = tensor.empty() : tensor<4x8x3x3xbf16>
  %f7 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e6 : tensor<4x8x3x3xbf16>) {
  ^bb0(%out: bf16):
    %j0 = linalg.index 0 : index
    %j1 = linalg.index 1 : index
    %j2 = linalg.index 2 : index
    %j3 = linalg.index 3 : index
    %r2 = arith.subi %c2, %j2 : index
    %r3 = arith.subi %c2, %j3 : index
    %x0 = tensor.extract %w[%j1, %j0, %r2, %r3] : tensor<8x4x3x3xbf16>
    linalg.yield %x0 : bf16
  } -> tensor<4x8x3x3xbf16>
  %e8 = tensor.empty(%n) : tensor<?x8x8x8xbf16>
  %z9 = linalg.fill ins(%zero_bf16 : bf16) outs(%e8 : tensor<?x8x8x8xbf16>) -> tensor<?x8x8x8xbf16>
  %s10 = tensor.insert_slice %gy into %z9[0, 0, 1, 1] [%n, 8, 6, 6] [1, 1, 1, 1] : tensor<?x8x6x6xbf16> into tensor<?x8x8x8xbf16>
  %e11 = tensor.empty(%n) : tensor<?x4x6x6xf32>
  %z12 = linalg.fill ins(%zero : f32) outs(%e11 : tensor<?x4x6x6xf32>) -> tensor<?x4x6x6xf32>
  %p13 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%s10, %f7 : tensor<?x8x8x8xbf16>, tensor<4x8x3x3xbf16>) outs(%z12 : tensor<?x4x6x6xf32>) -> tensor<?x4x6x6xf32>
  %t14 = arith.truncf %p13 : tensor<?x4x6x6xf32> to tensor<?x4x6x6xbf16>
  %e15 = tensor.empty(%n) : tensor<4x?x6x6xbf16>
  %v16 = linalg.transpose ins(%x : tensor<?x4x6x6xbf16>) outs(%e15 : tensor<4x?x6x6xbf16>) permutation = [1, 0, 2, 3]
  %e17 = tensor.empty(%n) : tensor<8x?x6x6xbf16>
  %v18 = linalg.transpose ins(%gy : tensor<?x8x6x6xbf16>) outs(%e17 : tensor<8x?x6x6xbf16>) permutation = [1, 0, 2, 3]
  %p19 = tensor.pad %v16 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %zero_bf16 : bf16
  } : tensor<4x?x6x6xbf16> to tensor<4x?x8x8xbf16>
  %e20 = tensor.empty() : tensor<4x8x3x3xf32>
  %z21 = linalg.fill ins(%zero : f32) outs(%e20 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
  %p22 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%p19, %v18 : tensor<4x?x8x8xbf16>, tensor<8x?x6x6xbf16>) outs(%z21 : tensor<4x8x3x3xf32>) -> tensor<4x8x3x3xf32>
  %t23 = arith.truncf %p22 : tensor<4x8x3x3xf32> to tensor<4x8x3x3xbf16>
  %e24 = tensor.empty() : tensor<8x4x3x3xbf16>
  %v25 = linalg.transpose ins(%t23 : tensor<4x8x3x3xbf16>) outs(%e24 : tensor<8x4x3x3xbf16>) permutation = [1, 0, 2, 3]
  return %t5, %t14, %v25 : tensor<?x8x6x6xbf16>, tensor<?x4x6x6xbf16>, tensor<8x4x3x3xbf16>
}

// REMARK-NOT: remark
