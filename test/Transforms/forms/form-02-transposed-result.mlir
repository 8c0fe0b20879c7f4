// RUN: hot-opt %s --hot-rewrite-backward=min-elements=0 -o %t.mlir 2> %t.log
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=REMARK < %t.log

// As form 1, and the weight gradient is computed as [I, O] and transposed afterwards.

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
func.func @static_f32(%x: tensor<49x32xf32>, %w: tensor<48x32xf32> {hot.weight}, %target: tensor<49x48xf32>) -> (tensor<49x48xf32>, tensor<49x32xf32>, tensor<48x32xf32>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<32x48xf32>
  %v2 = linalg.transpose ins(%w : tensor<48x32xf32>) outs(%e1 : tensor<32x48xf32>) permutation = [1, 0]
  %e3 = tensor.empty() : tensor<49x48xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<49x48xf32>) -> tensor<49x48xf32>
  %p5 = linalg.matmul
      ins(%x, %v2 : tensor<49x32xf32>, tensor<32x48xf32>) outs(%z4 : tensor<49x48xf32>) -> tensor<49x48xf32>
  %gy = arith.subf %p5, %target : tensor<49x48xf32>
  %e6 = tensor.empty() : tensor<49x32xf32>
  %z7 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<49x32xf32>) -> tensor<49x32xf32>
  %p8 = linalg.matmul
      ins(%gy, %w : tensor<49x48xf32>, tensor<48x32xf32>) outs(%z7 : tensor<49x32xf32>) -> tensor<49x32xf32>
  %e9 = tensor.empty() : tensor<32x49xf32>
  %v10 = linalg.transpose ins(%x : tensor<49x32xf32>) outs(%e9 : tensor<32x49xf32>) permutation = [1, 0]
  %e11 = tensor.empty() : tensor<32x48xf32>
  %z12 = linalg.fill ins(%zero : f32) outs(%e11 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p13 = linalg.matmul
      ins(%v10, %gy : tensor<32x49xf32>, tensor<49x48xf32>) outs(%z12 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %e14 = tensor.empty() : tensor<48x32xf32>
  %v15 = linalg.transpose ins(%p13 : tensor<32x48xf32>) outs(%e14 : tensor<48x32xf32>) permutation = [1, 0]
  return %p5, %p8, %v15 : tensor<49x48xf32>, tensor<49x32xf32>, tensor<48x32xf32>
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
func.func @static_bf16(%x: tensor<49x32xbf16>, %w: tensor<48x32xbf16> {hot.weight}, %target: tensor<49x48xbf16>) -> (tensor<49x48xbf16>, tensor<49x32xbf16>, tensor<48x32xbf16>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<32x48xbf16>
  %v2 = linalg.transpose ins(%w : tensor<48x32xbf16>) outs(%e1 : tensor<32x48xbf16>) permutation = [1, 0]
  %e3 = tensor.empty() : tensor<49x48xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<49x48xf32>) -> tensor<49x48xf32>
  %p5 = linalg.matmul
      ins(%x, %v2 : tensor<49x32xbf16>, tensor<32x48xbf16>) outs(%z4 : tensor<49x48xf32>) -> tensor<49x48xf32>
  %t6 = arith.truncf %p5 : tensor<49x48xf32> to tensor<49x48xbf16>
  %gy = arith.subf %t6, %target : tensor<49x48xbf16>
  %e7 = tensor.empty() : tensor<49x32xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<49x32xf32>) -> tensor<49x32xf32>
  %p9 = linalg.matmul
      ins(%gy, %w : tensor<49x48xbf16>, tensor<48x32xbf16>) outs(%z8 : tensor<49x32xf32>) -> tensor<49x32xf32>
  %t10 = arith.truncf %p9 : tensor<49x32xf32> to tensor<49x32xbf16>
  %e11 = tensor.empty() : tensor<32x49xbf16>
  %v12 = linalg.transpose ins(%x : tensor<49x32xbf16>) outs(%e11 : tensor<32x49xbf16>) permutation = [1, 0]
  %e13 = tensor.empty() : tensor<32x48xf32>
  %z14 = linalg.fill ins(%zero : f32) outs(%e13 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p15 = linalg.matmul
      ins(%v12, %gy : tensor<32x49xbf16>, tensor<49x48xbf16>) outs(%z14 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %t16 = arith.truncf %p15 : tensor<32x48xf32> to tensor<32x48xbf16>
  %e17 = tensor.empty() : tensor<48x32xbf16>
  %v18 = linalg.transpose ins(%t16 : tensor<32x48xbf16>) outs(%e17 : tensor<48x32xbf16>) permutation = [1, 0]
  return %t6, %t10, %v18 : tensor<49x48xbf16>, tensor<49x32xbf16>, tensor<48x32xbf16>
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
func.func @dynamic_f32(%x: tensor<?x32xf32>, %w: tensor<48x32xf32> {hot.weight}, %target: tensor<?x48xf32>) -> (tensor<?x48xf32>, tensor<?x32xf32>, tensor<48x32xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x32xf32>
  %e1 = tensor.empty() : tensor<32x48xf32>
  %v2 = linalg.transpose ins(%w : tensor<48x32xf32>) outs(%e1 : tensor<32x48xf32>) permutation = [1, 0]
  %e3 = tensor.empty(%n) : tensor<?x48xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %p5 = linalg.matmul
      ins(%x, %v2 : tensor<?x32xf32>, tensor<32x48xf32>) outs(%z4 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %gy = arith.subf %p5, %target : tensor<?x48xf32>
  %e6 = tensor.empty(%n) : tensor<?x32xf32>
  %z7 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %p8 = linalg.matmul
      ins(%gy, %w : tensor<?x48xf32>, tensor<48x32xf32>) outs(%z7 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %e9 = tensor.empty(%n) : tensor<32x?xf32>
  %v10 = linalg.transpose ins(%x : tensor<?x32xf32>) outs(%e9 : tensor<32x?xf32>) permutation = [1, 0]
  %e11 = tensor.empty() : tensor<32x48xf32>
  %z12 = linalg.fill ins(%zero : f32) outs(%e11 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p13 = linalg.matmul
      ins(%v10, %gy : tensor<32x?xf32>, tensor<?x48xf32>) outs(%z12 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %e14 = tensor.empty() : tensor<48x32xf32>
  %v15 = linalg.transpose ins(%p13 : tensor<32x48xf32>) outs(%e14 : tensor<48x32xf32>) permutation = [1, 0]
  return %p5, %p8, %v15 : tensor<?x48xf32>, tensor<?x32xf32>, tensor<48x32xf32>
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
func.func @dynamic_bf16(%x: tensor<?x32xbf16>, %w: tensor<48x32xbf16> {hot.weight}, %target: tensor<?x48xbf16>) -> (tensor<?x48xbf16>, tensor<?x32xbf16>, tensor<48x32xbf16>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x32xbf16>
  %e1 = tensor.empty() : tensor<32x48xbf16>
  %v2 = linalg.transpose ins(%w : tensor<48x32xbf16>) outs(%e1 : tensor<32x48xbf16>) permutation = [1, 0]
  %e3 = tensor.empty(%n) : tensor<?x48xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %p5 = linalg.matmul
      ins(%x, %v2 : tensor<?x32xbf16>, tensor<32x48xbf16>) outs(%z4 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %t6 = arith.truncf %p5 : tensor<?x48xf32> to tensor<?x48xbf16>
  %gy = arith.subf %t6, %target : tensor<?x48xbf16>
  %e7 = tensor.empty(%n) : tensor<?x32xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %p9 = linalg.matmul
      ins(%gy, %w : tensor<?x48xbf16>, tensor<48x32xbf16>) outs(%z8 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %t10 = arith.truncf %p9 : tensor<?x32xf32> to tensor<?x32xbf16>
  %e11 = tensor.empty(%n) : tensor<32x?xbf16>
  %v12 = linalg.transpose ins(%x : tensor<?x32xbf16>) outs(%e11 : tensor<32x?xbf16>) permutation = [1, 0]
  %e13 = tensor.empty() : tensor<32x48xf32>
  %z14 = linalg.fill ins(%zero : f32) outs(%e13 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p15 = linalg.matmul
      ins(%v12, %gy : tensor<32x?xbf16>, tensor<?x48xbf16>) outs(%z14 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %t16 = arith.truncf %p15 : tensor<32x48xf32> to tensor<32x48xbf16>
  %e17 = tensor.empty() : tensor<48x32xbf16>
  %v18 = linalg.transpose ins(%t16 : tensor<32x48xbf16>) outs(%e17 : tensor<48x32xbf16>) permutation = [1, 0]
  return %t6, %t10, %v18 : tensor<?x48xbf16>, tensor<?x32xbf16>, tensor<48x32xbf16>
}

// REMARK-NOT: remark
