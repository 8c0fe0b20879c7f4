// RUN: hot-opt %s --hot-rewrite-backward=min-elements=0 -o %t.mlir 2> %t.log
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=REMARK < %t.log

// tensor.dim and cf.assert in front of the products, tensor.cast behind, as from torch-mlir with a
// dynamic batch; the static functions have the cast alone.

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
func.func @static_f32(%x: tensor<40x32xf32>, %w: tensor<32x48xf32> {hot.weight}, %target: tensor<40x48xf32>) -> (tensor<40x48xf32>, tensor<40x32xf32>, tensor<?x48xf32>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<40x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<40x48xf32>) -> tensor<40x48xf32>
  %p3 = linalg.matmul
      ins(%x, %w : tensor<40x32xf32>, tensor<32x48xf32>) outs(%z2 : tensor<40x48xf32>) -> tensor<40x48xf32>
  %gy = arith.subf %p3, %target : tensor<40x48xf32>
  %e4 = tensor.empty() : tensor<48x32xf32>
  %v5 = linalg.transpose ins(%w : tensor<32x48xf32>) outs(%e4 : tensor<48x32xf32>) permutation = [1, 0]
  %e6 = tensor.empty() : tensor<40x32xf32>
  %z7 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<40x32xf32>) -> tensor<40x32xf32>
  %p8 = linalg.matmul
      ins(%gy, %v5 : tensor<40x48xf32>, tensor<48x32xf32>) outs(%z7 : tensor<40x32xf32>) -> tensor<40x32xf32>
  %e9 = tensor.empty() : tensor<32x40xf32>
  %v10 = linalg.transpose ins(%x : tensor<40x32xf32>) outs(%e9 : tensor<32x40xf32>) permutation = [1, 0]
  %e11 = tensor.empty() : tensor<32x48xf32>
  %z12 = linalg.fill ins(%zero : f32) outs(%e11 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p13 = linalg.matmul
      ins(%v10, %gy : tensor<32x40xf32>, tensor<40x48xf32>) outs(%z12 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %cast = tensor.cast %p13 : tensor<32x48xf32> to tensor<?x48xf32>
  return %p3, %p8, %cast : tensor<40x48xf32>, tensor<40x32xf32>, tensor<?x48xf32>
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
func.func @static_bf16(%x: tensor<40x32xbf16>, %w: tensor<32x48xbf16> {hot.weight}, %target: tensor<40x48xbf16>) -> (tensor<40x48xbf16>, tensor<40x32xbf16>, tensor<?x48xbf16>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<40x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<40x48xf32>) -> tensor<40x48xf32>
  %p3 = linalg.matmul
      ins(%x, %w : tensor<40x32xbf16>, tensor<32x48xbf16>) outs(%z2 : tensor<40x48xf32>) -> tensor<40x48xf32>
  %t4 = arith.truncf %p3 : tensor<40x48xf32> to tensor<40x48xbf16>
  %gy = arith.subf %t4, %target : tensor<40x48xbf16>
  %e5 = tensor.empty() : tensor<48x32xbf16>
  %v6 = linalg.transpose ins(%w : tensor<32x48xbf16>) outs(%e5 : tensor<48x32xbf16>) permutation = [1, 0]
  %e7 = tensor.empty() : tensor<40x32xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<40x32xf32>) -> tensor<40x32xf32>
  %p9 = linalg.matmul
      ins(%gy, %v6 : tensor<40x48xbf16>, tensor<48x32xbf16>) outs(%z8 : tensor<40x32xf32>) -> tensor<40x32xf32>
  %t10 = arith.truncf %p9 : tensor<40x32xf32> to tensor<40x32xbf16>
  %e11 = tensor.empty() : tensor<32x40xbf16>
  %v12 = linalg.transpose ins(%x : tensor<40x32xbf16>) outs(%e11 : tensor<32x40xbf16>) permutation = [1, 0]
  %e13 = tensor.empty() : tensor<32x48xf32>
  %z14 = linalg.fill ins(%zero : f32) outs(%e13 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p15 = linalg.matmul
      ins(%v12, %gy : tensor<32x40xbf16>, tensor<40x48xbf16>) outs(%z14 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %t16 = arith.truncf %p15 : tensor<32x48xf32> to tensor<32x48xbf16>
  %cast = tensor.cast %t16 : tensor<32x48xbf16> to tensor<?x48xbf16>
  return %t4, %t10, %cast : tensor<40x48xbf16>, tensor<40x32xbf16>, tensor<?x48xbf16>
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
func.func @dynamic_f32(%x: tensor<?x32xf32>, %w: tensor<32x48xf32> {hot.weight}, %target: tensor<?x48xf32>) -> (tensor<?x48xf32>, tensor<?x32xf32>, tensor<?x48xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x32xf32>
  %nt = tensor.dim %target, %c0 : tensor<?x48xf32>
  %same = arith.cmpi eq, %n, %nt : index
  cf.assert %same, "mismatched size"
  %e1 = tensor.empty(%n) : tensor<?x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %p3 = linalg.matmul
      ins(%x, %w : tensor<?x32xf32>, tensor<32x48xf32>) outs(%z2 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %gy = arith.subf %p3, %target : tensor<?x48xf32>
  %e4 = tensor.empty() : tensor<48x32xf32>
  %v5 = linalg.transpose ins(%w : tensor<32x48xf32>) outs(%e4 : tensor<48x32xf32>) permutation = [1, 0]
  %e6 = tensor.empty(%n) : tensor<?x32xf32>
  %z7 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %p8 = linalg.matmul
      ins(%gy, %v5 : tensor<?x48xf32>, tensor<48x32xf32>) outs(%z7 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %e9 = tensor.empty(%n) : tensor<32x?xf32>
  %v10 = linalg.transpose ins(%x : tensor<?x32xf32>) outs(%e9 : tensor<32x?xf32>) permutation = [1, 0]
  %e11 = tensor.empty() : tensor<32x48xf32>
  %z12 = linalg.fill ins(%zero : f32) outs(%e11 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p13 = linalg.matmul
      ins(%v10, %gy : tensor<32x?xf32>, tensor<?x48xf32>) outs(%z12 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %cast = tensor.cast %p13 : tensor<32x48xf32> to tensor<?x48xf32>
  return %p3, %p8, %cast : tensor<?x48xf32>, tensor<?x32xf32>, tensor<?x48xf32>
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
func.func @dynamic_bf16(%x: tensor<?x32xbf16>, %w: tensor<32x48xbf16> {hot.weight}, %target: tensor<?x48xbf16>) -> (tensor<?x48xbf16>, tensor<?x32xbf16>, tensor<?x48xbf16>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x32xbf16>
  %nt = tensor.dim %target, %c0 : tensor<?x48xbf16>
  %same = arith.cmpi eq, %n, %nt : index
  cf.assert %same, "mismatched size"
  %e1 = tensor.empty(%n) : tensor<?x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %p3 = linalg.matmul
      ins(%x, %w : tensor<?x32xbf16>, tensor<32x48xbf16>) outs(%z2 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %t4 = arith.truncf %p3 : tensor<?x48xf32> to tensor<?x48xbf16>
  %gy = arith.subf %t4, %target : tensor<?x48xbf16>
  %e5 = tensor.empty() : tensor<48x32xbf16>
  %v6 = linalg.transpose ins(%w : tensor<32x48xbf16>) outs(%e5 : tensor<48x32xbf16>) permutation = [1, 0]
  %e7 = tensor.empty(%n) : tensor<?x32xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %p9 = linalg.matmul
      ins(%gy, %v6 : tensor<?x48xbf16>, tensor<48x32xbf16>) outs(%z8 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %t10 = arith.truncf %p9 : tensor<?x32xf32> to tensor<?x32xbf16>
  %e11 = tensor.empty(%n) : tensor<32x?xbf16>
  %v12 = linalg.transpose ins(%x : tensor<?x32xbf16>) outs(%e11 : tensor<32x?xbf16>) permutation = [1, 0]
  %e13 = tensor.empty() : tensor<32x48xf32>
  %z14 = linalg.fill ins(%zero : f32) outs(%e13 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p15 = linalg.matmul
      ins(%v12, %gy : tensor<32x?xbf16>, tensor<?x48xbf16>) outs(%z14 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %t16 = arith.truncf %p15 : tensor<32x48xf32> to tensor<32x48xbf16>
  %cast = tensor.cast %t16 : tensor<32x48xbf16> to tensor<?x48xbf16>
  return %t4, %t10, %cast : tensor<?x48xbf16>, tensor<?x32xbf16>, tensor<?x48xbf16>
}

// REMARK-NOT: remark
