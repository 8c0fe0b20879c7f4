// RUN: hot-opt %s --hot-rewrite-backward=min-elements=0 2> %t.log | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.log

// linalg.batch_matmul on a weight that linalg.broadcast repeats, a form of rank 3 by rank 2 products; the
// weight gradient is a batch_reduce_matmul. Left alone: the search does not look through a broadcast.

// REMARK-COUNT-12: left alone:
// REMARK-NOT:      rewritten
// REMARK:          no gradient product found

// CHECK-LABEL: func.func @static_f32(
// CHECK-NOT:     hot.scaled_matmul
// CHECK-COUNT-2: linalg.batch_matmul
// CHECK:         linalg.batch_reduce_matmul
func.func @static_f32(%x: tensor<2x20x32xf32>, %w: tensor<32x48xf32> {hot.weight}, %target: tensor<2x20x48xf32>) -> (tensor<2x20x48xf32>, tensor<2x20x32xf32>, tensor<32x48xf32>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<2x32x48xf32>
  %b2 = linalg.broadcast ins(%w : tensor<32x48xf32>) outs(%e1 : tensor<2x32x48xf32>) dimensions = [0]
  %e3 = tensor.empty() : tensor<2x20x48xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x20x48xf32>) -> tensor<2x20x48xf32>
  %p5 = linalg.batch_matmul
      ins(%x, %b2 : tensor<2x20x32xf32>, tensor<2x32x48xf32>) outs(%z4 : tensor<2x20x48xf32>) -> tensor<2x20x48xf32>
  %gy = arith.subf %p5, %target : tensor<2x20x48xf32>
  %e6 = tensor.empty() : tensor<48x32xf32>
  %v7 = linalg.transpose ins(%w : tensor<32x48xf32>) outs(%e6 : tensor<48x32xf32>) permutation = [1, 0]
  %e8 = tensor.empty() : tensor<2x48x32xf32>
  %b9 = linalg.broadcast ins(%v7 : tensor<48x32xf32>) outs(%e8 : tensor<2x48x32xf32>) dimensions = [0]
  %e10 = tensor.empty() : tensor<2x20x32xf32>
  %z11 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<2x20x32xf32>) -> tensor<2x20x32xf32>
  %p12 = linalg.batch_matmul
      ins(%gy, %b9 : tensor<2x20x48xf32>, tensor<2x48x32xf32>) outs(%z11 : tensor<2x20x32xf32>) -> tensor<2x20x32xf32>
  %e13 = tensor.empty() : tensor<2x32x20xf32>
  %v14 = linalg.transpose ins(%x : tensor<2x20x32xf32>) outs(%e13 : tensor<2x32x20xf32>) permutation = [0, 2, 1]
  %e15 = tensor.empty() : tensor<32x48xf32>
  %z16 = linalg.fill ins(%zero : f32) outs(%e15 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p17 = linalg.batch_reduce_matmul
      ins(%v14, %gy : tensor<2x32x20xf32>, tensor<2x20x48xf32>) outs(%z16 : tensor<32x48xf32>) -> tensor<32x48xf32>
  return %p5, %p12, %p17 : tensor<2x20x48xf32>, tensor<2x20x32xf32>, tensor<32x48xf32>
}

// CHECK-LABEL: func.func @static_bf16(
// CHECK-NOT:     hot.scaled_matmul
// CHECK-COUNT-2: linalg.batch_matmul
// CHECK:         linalg.batch_reduce_matmul
func.func @static_bf16(%x: tensor<2x20x32xbf16>, %w: tensor<32x48xbf16> {hot.weight}, %target: tensor<2x20x48xbf16>) -> (tensor<2x20x48xbf16>, tensor<2x20x32xbf16>, tensor<32x48xbf16>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<2x32x48xbf16>
  %b2 = linalg.broadcast ins(%w : tensor<32x48xbf16>) outs(%e1 : tensor<2x32x48xbf16>) dimensions = [0]
  %e3 = tensor.empty() : tensor<2x20x48xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x20x48xf32>) -> tensor<2x20x48xf32>
  %p5 = linalg.batch_matmul
      ins(%x, %b2 : tensor<2x20x32xbf16>, tensor<2x32x48xbf16>) outs(%z4 : tensor<2x20x48xf32>) -> tensor<2x20x48xf32>
  %t6 = arith.truncf %p5 : tensor<2x20x48xf32> to tensor<2x20x48xbf16>
  %gy = arith.subf %t6, %target : tensor<2x20x48xbf16>
  %e7 = tensor.empty() : tensor<48x32xbf16>
  %v8 = linalg.transpose ins(%w : tensor<32x48xbf16>) outs(%e7 : tensor<48x32xbf16>) permutation = [1, 0]
  %e9 = tensor.empty() : tensor<2x48x32xbf16>
  %b10 = linalg.broadcast ins(%v8 : tensor<48x32xbf16>) outs(%e9 : tensor<2x48x32xbf16>) dimensions = [0]
  %e11 = tensor.empty() : tensor<2x20x32xf32>
  %z12 = linalg.fill ins(%zero : f32) outs(%e11 : tensor<2x20x32xf32>) -> tensor<2x20x32xf32>
  %p13 = linalg.batch_matmul
      ins(%gy, %b10 : tensor<2x20x48xbf16>, tensor<2x48x32xbf16>) outs(%z12 : tensor<2x20x32xf32>) -> tensor<2x20x32xf32>
  %t14 = arith.truncf %p13 : tensor<2x20x32xf32> to tensor<2x20x32xbf16>
  %e15 = tensor.empty() : tensor<2x32x20xbf16>
  %v16 = linalg.transpose ins(%x : tensor<2x20x32xbf16>) outs(%e15 : tensor<2x32x20xbf16>) permutation = [0, 2, 1]
  %e17 = tensor.empty() : tensor<32x48xf32>
  %z18 = linalg.fill ins(%zero : f32) outs(%e17 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p19 = linalg.batch_reduce_matmul
      ins(%v16, %gy : tensor<2x32x20xbf16>, tensor<2x20x48xbf16>) outs(%z18 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %t20 = arith.truncf %p19 : tensor<32x48xf32> to tensor<32x48xbf16>
  return %t6, %t14, %t20 : tensor<2x20x48xbf16>, tensor<2x20x32xbf16>, tensor<32x48xbf16>
}

// CHECK-LABEL: func.func @dynamic_f32(
// CHECK-NOT:     hot.scaled_matmul
// CHECK-COUNT-2: linalg.batch_matmul
// CHECK:         linalg.batch_reduce_matmul
func.func @dynamic_f32(%x: tensor<?x20x32xf32>, %w: tensor<32x48xf32> {hot.weight}, %target: tensor<?x20x48xf32>) -> (tensor<?x20x48xf32>, tensor<?x20x32xf32>, tensor<32x48xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x20x32xf32>
  %e1 = tensor.empty(%n) : tensor<?x32x48xf32>
  %b2 = linalg.broadcast ins(%w : tensor<32x48xf32>) outs(%e1 : tensor<?x32x48xf32>) dimensions = [0]
  %e3 = tensor.empty(%n) : tensor<?x20x48xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<?x20x48xf32>) -> tensor<?x20x48xf32>
  %p5 = linalg.batch_matmul
      ins(%x, %b2 : tensor<?x20x32xf32>, tensor<?x32x48xf32>) outs(%z4 : tensor<?x20x48xf32>) -> tensor<?x20x48xf32>
  %gy = arith.subf %p5, %target : tensor<?x20x48xf32>
  %e6 = tensor.empty() : tensor<48x32xf32>
  %v7 = linalg.transpose ins(%w : tensor<32x48xf32>) outs(%e6 : tensor<48x32xf32>) permutation = [1, 0]
  %e8 = tensor.empty(%n) : tensor<?x48x32xf32>
  %b9 = linalg.broadcast ins(%v7 : tensor<48x32xf32>) outs(%e8 : tensor<?x48x32xf32>) dimensions = [0]
  %e10 = tensor.empty(%n) : tensor<?x20x32xf32>
  %z11 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<?x20x32xf32>) -> tensor<?x20x32xf32>
  %p12 = linalg.batch_matmul
      ins(%gy, %b9 : tensor<?x20x48xf32>, tensor<?x48x32xf32>) outs(%z11 : tensor<?x20x32xf32>) -> tensor<?x20x32xf32>
  %e13 = tensor.empty(%n) : tensor<?x32x20xf32>
  %v14 = linalg.transpose ins(%x : tensor<?x20x32xf32>) outs(%e13 : tensor<?x32x20xf32>) permutation = [0, 2, 1]
  %e15 = tensor.empty() : tensor<32x48xf32>
  %z16 = linalg.fill ins(%zero : f32) outs(%e15 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p17 = linalg.batch_reduce_matmul
      ins(%v14, %gy : tensor<?x32x20xf32>, tensor<?x20x48xf32>) outs(%z16 : tensor<32x48xf32>) -> tensor<32x48xf32>
  return %p5, %p12, %p17 : tensor<?x20x48xf32>, tensor<?x20x32xf32>, tensor<32x48xf32>
}

// CHECK-LABEL: func.func @dynamic_bf16(
// CHECK-NOT:     hot.scaled_matmul
// CHECK-COUNT-2: linalg.batch_matmul
// CHECK:         linalg.batch_reduce_matmul
func.func @dynamic_bf16(%x: tensor<?x20x32xbf16>, %w: tensor<32x48xbf16> {hot.weight}, %target: tensor<?x20x48xbf16>) -> (tensor<?x20x48xbf16>, tensor<?x20x32xbf16>, tensor<32x48xbf16>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x20x32xbf16>
  %e1 = tensor.empty(%n) : tensor<?x32x48xbf16>
  %b2 = linalg.broadcast ins(%w : tensor<32x48xbf16>) outs(%e1 : tensor<?x32x48xbf16>) dimensions = [0]
  %e3 = tensor.empty(%n) : tensor<?x20x48xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<?x20x48xf32>) -> tensor<?x20x48xf32>
  %p5 = linalg.batch_matmul
      ins(%x, %b2 : tensor<?x20x32xbf16>, tensor<?x32x48xbf16>) outs(%z4 : tensor<?x20x48xf32>) -> tensor<?x20x48xf32>
  %t6 = arith.truncf %p5 : tensor<?x20x48xf32> to tensor<?x20x48xbf16>
  %gy = arith.subf %t6, %target : tensor<?x20x48xbf16>
  %e7 = tensor.empty() : tensor<48x32xbf16>
  %v8 = linalg.transpose ins(%w : tensor<32x48xbf16>) outs(%e7 : tensor<48x32xbf16>) permutation = [1, 0]
  %e9 = tensor.empty(%n) : tensor<?x48x32xbf16>
  %b10 = linalg.broadcast ins(%v8 : tensor<48x32xbf16>) outs(%e9 : tensor<?x48x32xbf16>) dimensions = [0]
  %e11 = tensor.empty(%n) : tensor<?x20x32xf32>
  %z12 = linalg.fill ins(%zero : f32) outs(%e11 : tensor<?x20x32xf32>) -> tensor<?x20x32xf32>
  %p13 = linalg.batch_matmul
      ins(%gy, %b10 : tensor<?x20x48xbf16>, tensor<?x48x32xbf16>) outs(%z12 : tensor<?x20x32xf32>) -> tensor<?x20x32xf32>
  %t14 = arith.truncf %p13 : tensor<?x20x32xf32> to tensor<?x20x32xbf16>
  %e15 = tensor.empty(%n) : tensor<?x32x20xbf16>
  %v16 = linalg.transpose ins(%x : tensor<?x20x32xbf16>) outs(%e15 : tensor<?x32x20xbf16>) permutation = [0, 2, 1]
  %e17 = tensor.empty() : tensor<32x48xf32>
  %z18 = linalg.fill ins(%zero : f32) outs(%e17 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p19 = linalg.batch_reduce_matmul
      ins(%v16, %gy : tensor<?x32x20xbf16>, tensor<?x20x48xbf16>) outs(%z18 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %t20 = arith.truncf %p19 : tensor<32x48xf32> to tensor<32x48xbf16>
  return %t6, %t14, %t20 : tensor<?x20x48xbf16>, tensor<?x20x32xbf16>, tensor<32x48xbf16>
}
