// RUN: hot-opt %s --hot-rewrite-backward=min-elements=0 -o %t.mlir 2> %t.log
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=REMARK < %t.log

// The bias gradient, a sum over tokens beside the products: it stays as it is.

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
// CHECK:         arith.addf
// CHECK:         return
func.func @static_f32(%x: tensor<49x32xf32>, %w: tensor<32x48xf32> {hot.weight}, %target: tensor<49x48xf32>) -> (tensor<49x48xf32>, tensor<49x32xf32>, tensor<32x48xf32>, tensor<48xf32>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<49x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<49x48xf32>) -> tensor<49x48xf32>
  %p3 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %w : tensor<49x32xf32>, tensor<32x48xf32>) outs(%z2 : tensor<49x48xf32>) -> tensor<49x48xf32>
  %gy = arith.subf %p3, %target : tensor<49x48xf32>
  %e4 = tensor.empty() : tensor<49x32xf32>
  %z5 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<49x32xf32>) -> tensor<49x32xf32>
  %p6 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%gy, %w : tensor<49x48xf32>, tensor<32x48xf32>) outs(%z5 : tensor<49x32xf32>) -> tensor<49x32xf32>
  %e7 = tensor.empty() : tensor<32x48xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p9 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %gy : tensor<49x32xf32>, tensor<49x48xf32>) outs(%z8 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %e10 = tensor.empty() : tensor<48xf32>
  %z11 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<48xf32>) -> tensor<48xf32>
  %gb = linalg.generic {indexing_maps = [affine_map<(o, l) -> (l, o)>, affine_map<(o, l) -> (o)>], iterator_types = ["parallel", "reduction"]}
      ins(%gy : tensor<49x48xf32>) outs(%z11 : tensor<48xf32>) {
  ^bb0(%v: f32, %acc: f32):
    %s = arith.addf %acc, %v : f32
    linalg.yield %s : f32
  } -> tensor<48xf32>
  return %p3, %p6, %p9, %gb : tensor<49x48xf32>, tensor<49x32xf32>, tensor<32x48xf32>, tensor<48xf32>
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
// CHECK:         arith.addf
// CHECK:         return
func.func @static_bf16(%x: tensor<49x32xbf16>, %w: tensor<32x48xbf16> {hot.weight}, %target: tensor<49x48xbf16>) -> (tensor<49x48xbf16>, tensor<49x32xbf16>, tensor<32x48xbf16>, tensor<48xf32>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<49x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<49x48xf32>) -> tensor<49x48xf32>
  %p3 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %w : tensor<49x32xbf16>, tensor<32x48xbf16>) outs(%z2 : tensor<49x48xf32>) -> tensor<49x48xf32>
  %t4 = arith.truncf %p3 : tensor<49x48xf32> to tensor<49x48xbf16>
  %gy = arith.subf %t4, %target : tensor<49x48xbf16>
  %e5 = tensor.empty() : tensor<49x32xf32>
  %z6 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<49x32xf32>) -> tensor<49x32xf32>
  %p7 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%gy, %w : tensor<49x48xbf16>, tensor<32x48xbf16>) outs(%z6 : tensor<49x32xf32>) -> tensor<49x32xf32>
  %t8 = arith.truncf %p7 : tensor<49x32xf32> to tensor<49x32xbf16>
  %e9 = tensor.empty() : tensor<32x48xf32>
  %z10 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p11 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %gy : tensor<49x32xbf16>, tensor<49x48xbf16>) outs(%z10 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %t12 = arith.truncf %p11 : tensor<32x48xf32> to tensor<32x48xbf16>
  %e13 = tensor.empty() : tensor<48xf32>
  %z14 = linalg.fill ins(%zero : f32) outs(%e13 : tensor<48xf32>) -> tensor<48xf32>
  %gb = linalg.generic {indexing_maps = [affine_map<(o, l) -> (l, o)>, affine_map<(o, l) -> (o)>], iterator_types = ["parallel", "reduction"]}
      ins(%gy : tensor<49x48xbf16>) outs(%z14 : tensor<48xf32>) {
  ^bb0(%v: bf16, %acc: f32):
    %vf = arith.extf %v : bf16 to f32
    %s = arith.addf %acc, %vf : f32
    linalg.yield %s : f32
  } -> tensor<48xf32>
  return %t4, %t8, %t12, %gb : tensor<49x48xbf16>, tensor<49x32xbf16>, tensor<32x48xbf16>, tensor<48xf32>
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
// CHECK:         arith.addf
// CHECK:         return
func.func @dynamic_f32(%x: tensor<?x32xf32>, %w: tensor<32x48xf32> {hot.weight}, %target: tensor<?x48xf32>) -> (tensor<?x48xf32>, tensor<?x32xf32>, tensor<32x48xf32>, tensor<48xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x32xf32>
  %e1 = tensor.empty(%n) : tensor<?x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %p3 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %w : tensor<?x32xf32>, tensor<32x48xf32>) outs(%z2 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %gy = arith.subf %p3, %target : tensor<?x48xf32>
  %e4 = tensor.empty(%n) : tensor<?x32xf32>
  %z5 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %p6 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%gy, %w : tensor<?x48xf32>, tensor<32x48xf32>) outs(%z5 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %e7 = tensor.empty() : tensor<32x48xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p9 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %gy : tensor<?x32xf32>, tensor<?x48xf32>) outs(%z8 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %e10 = tensor.empty() : tensor<48xf32>
  %z11 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<48xf32>) -> tensor<48xf32>
  %gb = linalg.generic {indexing_maps = [affine_map<(o, l) -> (l, o)>, affine_map<(o, l) -> (o)>], iterator_types = ["parallel", "reduction"]}
      ins(%gy : tensor<?x48xf32>) outs(%z11 : tensor<48xf32>) {
  ^bb0(%v: f32, %acc: f32):
    %s = arith.addf %acc, %v : f32
    linalg.yield %s : f32
  } -> tensor<48xf32>
  return %p3, %p6, %p9, %gb : tensor<?x48xf32>, tensor<?x32xf32>, tensor<32x48xf32>, tensor<48xf32>
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
// CHECK:         arith.addf
// CHECK:         return
func.func @dynamic_bf16(%x: tensor<?x32xbf16>, %w: tensor<32x48xbf16> {hot.weight}, %target: tensor<?x48xbf16>) -> (tensor<?x48xbf16>, tensor<?x32xbf16>, tensor<32x48xbf16>, tensor<48xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x32xbf16>
  %e1 = tensor.empty(%n) : tensor<?x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %p3 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %w : tensor<?x32xbf16>, tensor<32x48xbf16>) outs(%z2 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %t4 = arith.truncf %p3 : tensor<?x48xf32> to tensor<?x48xbf16>
  %gy = arith.subf %t4, %target : tensor<?x48xbf16>
  %e5 = tensor.empty(%n) : tensor<?x32xf32>
  %z6 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %p7 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%gy, %w : tensor<?x48xbf16>, tensor<32x48xbf16>) outs(%z6 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %t8 = arith.truncf %p7 : tensor<?x32xf32> to tensor<?x32xbf16>
  %e9 = tensor.empty() : tensor<32x48xf32>
  %z10 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p11 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %gy : tensor<?x32xbf16>, tensor<?x48xbf16>) outs(%z10 : tensor<32x48xf32>) -> tensor<32x48xf32>
  %t12 = arith.truncf %p11 : tensor<32x48xf32> to tensor<32x48xbf16>
  %e13 = tensor.empty() : tensor<48xf32>
  %z14 = linalg.fill ins(%zero : f32) outs(%e13 : tensor<48xf32>) -> tensor<48xf32>
  %gb = linalg.generic {indexing_maps = [affine_map<(o, l) -> (l, o)>, affine_map<(o, l) -> (o)>], iterator_types = ["parallel", "reduction"]}
      ins(%gy : tensor<?x48xbf16>) outs(%z14 : tensor<48xf32>) {
  ^bb0(%v: bf16, %acc: f32):
    %vf = arith.extf %v : bf16 to f32
    %s = arith.addf %acc, %vf : f32
    linalg.yield %s : f32
  } -> tensor<48xf32>
  return %t4, %t8, %t12, %gb : tensor<?x48xbf16>, tensor<?x32xbf16>, tensor<32x48xbf16>, tensor<48xf32>
}

// REMARK-NOT: remark
