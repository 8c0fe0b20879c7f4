// RUN: hot-opt %s --hot-rewrite-backward=min-elements=0 -o %t.mlir 2> %t.log
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=REMARK < %t.log

// tensor.collapse_shape to [B*L, .], matmul, tensor.expand_shape, as from torch-mlir.

// REMARK:       left alone: forward product of layer 0
// REMARK:       rewritten by scheme hot, layer 0: grad_
// REMARK:       rewritten by scheme hot, layer 0: grad_
// CHECK-LABEL: func.func @static_f32(
// CHECK:         linalg.matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         return
func.func @static_f32(%x: tensor<2x20x32xf32>, %w: tensor<48x32xf32> {hot.weight}, %target: tensor<2x20x48xf32>) -> (tensor<2x20x48xf32>, tensor<2x20x32xf32>, tensor<48x32xf32>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<32x48xf32>
  %v2 = linalg.transpose ins(%w : tensor<48x32xf32>) outs(%e1 : tensor<32x48xf32>) permutation = [1, 0]
  %c3 = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x20x32xf32> into tensor<40x32xf32>
  %e4 = tensor.empty() : tensor<40x48xf32>
  %z5 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<40x48xf32>) -> tensor<40x48xf32>
  %p6 = linalg.matmul
      ins(%c3, %v2 : tensor<40x32xf32>, tensor<32x48xf32>) outs(%z5 : tensor<40x48xf32>) -> tensor<40x48xf32>
  %x7 = tensor.expand_shape %p6 [[0, 1], [2]] output_shape [2, 20, 48] : tensor<40x48xf32> into tensor<2x20x48xf32>
  %gy = arith.subf %x7, %target : tensor<2x20x48xf32>
  %c8 = tensor.collapse_shape %gy [[0, 1], [2]] : tensor<2x20x48xf32> into tensor<40x48xf32>
  %e9 = tensor.empty() : tensor<40x32xf32>
  %z10 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<40x32xf32>) -> tensor<40x32xf32>
  %p11 = linalg.matmul
      ins(%c8, %w : tensor<40x48xf32>, tensor<48x32xf32>) outs(%z10 : tensor<40x32xf32>) -> tensor<40x32xf32>
  %x12 = tensor.expand_shape %p11 [[0, 1], [2]] output_shape [2, 20, 32] : tensor<40x32xf32> into tensor<2x20x32xf32>
  %e13 = tensor.empty() : tensor<48x40xf32>
  %v14 = linalg.transpose ins(%c8 : tensor<40x48xf32>) outs(%e13 : tensor<48x40xf32>) permutation = [1, 0]
  %e15 = tensor.empty() : tensor<48x32xf32>
  %z16 = linalg.fill ins(%zero : f32) outs(%e15 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %p17 = linalg.matmul
      ins(%v14, %c3 : tensor<48x40xf32>, tensor<40x32xf32>) outs(%z16 : tensor<48x32xf32>) -> tensor<48x32xf32>
  return %x7, %x12, %p17 : tensor<2x20x48xf32>, tensor<2x20x32xf32>, tensor<48x32xf32>
}

// REMARK:       left alone: forward product of layer 0
// REMARK:       rewritten by scheme hot, layer 0: grad_
// REMARK:       rewritten by scheme hot, layer 0: grad_
// CHECK-LABEL: func.func @static_bf16(
// CHECK:         linalg.matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         return
func.func @static_bf16(%x: tensor<2x20x32xbf16>, %w: tensor<48x32xbf16> {hot.weight}, %target: tensor<2x20x48xbf16>) -> (tensor<2x20x48xbf16>, tensor<2x20x32xbf16>, tensor<48x32xbf16>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<32x48xbf16>
  %v2 = linalg.transpose ins(%w : tensor<48x32xbf16>) outs(%e1 : tensor<32x48xbf16>) permutation = [1, 0]
  %c3 = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x20x32xbf16> into tensor<40x32xbf16>
  %e4 = tensor.empty() : tensor<40x48xf32>
  %z5 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<40x48xf32>) -> tensor<40x48xf32>
  %p6 = linalg.matmul
      ins(%c3, %v2 : tensor<40x32xbf16>, tensor<32x48xbf16>) outs(%z5 : tensor<40x48xf32>) -> tensor<40x48xf32>
  %t7 = arith.truncf %p6 : tensor<40x48xf32> to tensor<40x48xbf16>
  %x8 = tensor.expand_shape %t7 [[0, 1], [2]] output_shape [2, 20, 48] : tensor<40x48xbf16> into tensor<2x20x48xbf16>
  %gy = arith.subf %x8, %target : tensor<2x20x48xbf16>
  %c9 = tensor.collapse_shape %gy [[0, 1], [2]] : tensor<2x20x48xbf16> into tensor<40x48xbf16>
  %e10 = tensor.empty() : tensor<40x32xf32>
  %z11 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<40x32xf32>) -> tensor<40x32xf32>
  %p12 = linalg.matmul
      ins(%c9, %w : tensor<40x48xbf16>, tensor<48x32xbf16>) outs(%z11 : tensor<40x32xf32>) -> tensor<40x32xf32>
  %t13 = arith.truncf %p12 : tensor<40x32xf32> to tensor<40x32xbf16>
  %x14 = tensor.expand_shape %t13 [[0, 1], [2]] output_shape [2, 20, 32] : tensor<40x32xbf16> into tensor<2x20x32xbf16>
  %e15 = tensor.empty() : tensor<48x40xbf16>
  %v16 = linalg.transpose ins(%c9 : tensor<40x48xbf16>) outs(%e15 : tensor<48x40xbf16>) permutation = [1, 0]
  %e17 = tensor.empty() : tensor<48x32xf32>
  %z18 = linalg.fill ins(%zero : f32) outs(%e17 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %p19 = linalg.matmul
      ins(%v16, %c3 : tensor<48x40xbf16>, tensor<40x32xbf16>) outs(%z18 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %t20 = arith.truncf %p19 : tensor<48x32xf32> to tensor<48x32xbf16>
  return %x8, %x14, %t20 : tensor<2x20x48xbf16>, tensor<2x20x32xbf16>, tensor<48x32xbf16>
}

// REMARK:       left alone: forward product of layer 0
// REMARK:       rewritten by scheme hot, layer 0: grad_
// REMARK:       rewritten by scheme hot, layer 0: grad_
// CHECK-LABEL: func.func @dynamic_f32(
// CHECK:         linalg.matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         return
func.func @dynamic_f32(%x: tensor<?x20x32xf32>, %w: tensor<48x32xf32> {hot.weight}, %target: tensor<?x20x48xf32>) -> (tensor<?x20x48xf32>, tensor<?x20x32xf32>, tensor<48x32xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x20x32xf32>
  %cl = arith.constant 20 : index
  %bl = arith.muli %n, %cl : index
  %e1 = tensor.empty() : tensor<32x48xf32>
  %v2 = linalg.transpose ins(%w : tensor<48x32xf32>) outs(%e1 : tensor<32x48xf32>) permutation = [1, 0]
  %c3 = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x20x32xf32> into tensor<?x32xf32>
  %e4 = tensor.empty(%bl) : tensor<?x48xf32>
  %z5 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %p6 = linalg.matmul
      ins(%c3, %v2 : tensor<?x32xf32>, tensor<32x48xf32>) outs(%z5 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %x7 = tensor.expand_shape %p6 [[0, 1], [2]] output_shape [%n, 20, 48] : tensor<?x48xf32> into tensor<?x20x48xf32>
  %gy = arith.subf %x7, %target : tensor<?x20x48xf32>
  %c8 = tensor.collapse_shape %gy [[0, 1], [2]] : tensor<?x20x48xf32> into tensor<?x48xf32>
  %e9 = tensor.empty(%bl) : tensor<?x32xf32>
  %z10 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %p11 = linalg.matmul
      ins(%c8, %w : tensor<?x48xf32>, tensor<48x32xf32>) outs(%z10 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %x12 = tensor.expand_shape %p11 [[0, 1], [2]] output_shape [%n, 20, 32] : tensor<?x32xf32> into tensor<?x20x32xf32>
  %e13 = tensor.empty(%bl) : tensor<48x?xf32>
  %v14 = linalg.transpose ins(%c8 : tensor<?x48xf32>) outs(%e13 : tensor<48x?xf32>) permutation = [1, 0]
  %e15 = tensor.empty() : tensor<48x32xf32>
  %z16 = linalg.fill ins(%zero : f32) outs(%e15 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %p17 = linalg.matmul
      ins(%v14, %c3 : tensor<48x?xf32>, tensor<?x32xf32>) outs(%z16 : tensor<48x32xf32>) -> tensor<48x32xf32>
  return %x7, %x12, %p17 : tensor<?x20x48xf32>, tensor<?x20x32xf32>, tensor<48x32xf32>
}

// REMARK:       left alone: forward product of layer 0
// REMARK:       rewritten by scheme hot, layer 0: grad_
// REMARK:       rewritten by scheme hot, layer 0: grad_
// CHECK-LABEL: func.func @dynamic_bf16(
// CHECK:         linalg.matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         return
func.func @dynamic_bf16(%x: tensor<?x20x32xbf16>, %w: tensor<48x32xbf16> {hot.weight}, %target: tensor<?x20x48xbf16>) -> (tensor<?x20x48xbf16>, tensor<?x20x32xbf16>, tensor<48x32xbf16>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x20x32xbf16>
  %cl = arith.constant 20 : index
  %bl = arith.muli %n, %cl : index
  %e1 = tensor.empty() : tensor<32x48xbf16>
  %v2 = linalg.transpose ins(%w : tensor<48x32xbf16>) outs(%e1 : tensor<32x48xbf16>) permutation = [1, 0]
  %c3 = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x20x32xbf16> into tensor<?x32xbf16>
  %e4 = tensor.empty(%bl) : tensor<?x48xf32>
  %z5 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %p6 = linalg.matmul
      ins(%c3, %v2 : tensor<?x32xbf16>, tensor<32x48xbf16>) outs(%z5 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %t7 = arith.truncf %p6 : tensor<?x48xf32> to tensor<?x48xbf16>
  %x8 = tensor.expand_shape %t7 [[0, 1], [2]] output_shape [%n, 20, 48] : tensor<?x48xbf16> into tensor<?x20x48xbf16>
  %gy = arith.subf %x8, %target : tensor<?x20x48xbf16>
  %c9 = tensor.collapse_shape %gy [[0, 1], [2]] : tensor<?x20x48xbf16> into tensor<?x48xbf16>
  %e10 = tensor.empty(%bl) : tensor<?x32xf32>
  %z11 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %p12 = linalg.matmul
      ins(%c9, %w : tensor<?x48xbf16>, tensor<48x32xbf16>) outs(%z11 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %t13 = arith.truncf %p12 : tensor<?x32xf32> to tensor<?x32xbf16>
  %x14 = tensor.expand_shape %t13 [[0, 1], [2]] output_shape [%n, 20, 32] : tensor<?x32xbf16> into tensor<?x20x32xbf16>
  %e15 = tensor.empty(%bl) : tensor<48x?xbf16>
  %v16 = linalg.transpose ins(%c9 : tensor<?x48xbf16>) outs(%e15 : tensor<48x?xbf16>) permutation = [1, 0]
  %e17 = tensor.empty() : tensor<48x32xf32>
  %z18 = linalg.fill ins(%zero : f32) outs(%e17 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %p19 = linalg.matmul
      ins(%v16, %c3 : tensor<48x?xbf16>, tensor<?x32xbf16>) outs(%z18 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %t20 = arith.truncf %p19 : tensor<48x32xf32> to tensor<48x32xbf16>
  return %x8, %x14, %t20 : tensor<?x20x48xbf16>, tensor<?x20x32xbf16>, tensor<48x32xbf16>
}

// REMARK-NOT: remark
