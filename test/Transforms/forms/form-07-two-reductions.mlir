// RUN: hot-opt %s --hot-rewrite-backward=min-elements=0 -o %t.mlir 2> %t.log
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=REMARK < %t.log

// Rank 3, as from JAX: the weight gradient sums over batch and tokens, and is transposed afterwards.

// REMARK:       left alone: forward product of layer 0
// REMARK:       rewritten by scheme hot, layer 0: grad_
// REMARK:       rewritten by scheme hot, layer 0: grad_
// CHECK-LABEL: func.func @static_f32(
// CHECK:         arith.mulf
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         return
func.func @static_f32(%x: tensor<2x49x32xf32>, %w: tensor<32x48xf32> {hot.weight}, %target: tensor<2x49x48xf32>) -> (tensor<2x49x48xf32>, tensor<2x49x32xf32>, tensor<32x48xf32>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<2x49x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<2x49x48xf32>) -> tensor<2x49x48xf32>
  %p3 = linalg.generic {indexing_maps = [affine_map<(b, l, o, i) -> (b, l, i)>, affine_map<(b, l, o, i) -> (i, o)>, affine_map<(b, l, o, i) -> (b, l, o)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<2x49x32xf32>, tensor<32x48xf32>) outs(%z2 : tensor<2x49x48xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x49x48xf32>
  %gy = arith.subf %p3, %target : tensor<2x49x48xf32>
  %e4 = tensor.empty() : tensor<2x49x32xf32>
  %z5 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x49x32xf32>) -> tensor<2x49x32xf32>
  %p6 = linalg.generic {indexing_maps = [affine_map<(b, l, i, o) -> (b, l, o)>, affine_map<(b, l, i, o) -> (i, o)>, affine_map<(b, l, i, o) -> (b, l, i)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%gy, %w : tensor<2x49x48xf32>, tensor<32x48xf32>) outs(%z5 : tensor<2x49x32xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %q, %p : f32
    %s = arith.addf %m, %acc : f32
    linalg.yield %s : f32
  } -> tensor<2x49x32xf32>
  %e7 = tensor.empty() : tensor<48x32xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %p9 = linalg.generic {indexing_maps = [affine_map<(o, i, b, l) -> (b, l, o)>, affine_map<(o, i, b, l) -> (b, l, i)>, affine_map<(o, i, b, l) -> (o, i)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%gy, %x : tensor<2x49x48xf32>, tensor<2x49x32xf32>) outs(%z8 : tensor<48x32xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<48x32xf32>
  %e10 = tensor.empty() : tensor<32x48xf32>
  %v11 = linalg.transpose ins(%p9 : tensor<48x32xf32>) outs(%e10 : tensor<32x48xf32>) permutation = [1, 0]
  return %p3, %p6, %v11 : tensor<2x49x48xf32>, tensor<2x49x32xf32>, tensor<32x48xf32>
}

// REMARK:       left alone: forward product of layer 0
// REMARK:       rewritten by scheme hot, layer 0: grad_
// REMARK:       rewritten by scheme hot, layer 0: grad_
// CHECK-LABEL: func.func @static_bf16(
// CHECK:         arith.mulf
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         return
func.func @static_bf16(%x: tensor<2x49x32xbf16>, %w: tensor<32x48xbf16> {hot.weight}, %target: tensor<2x49x48xbf16>) -> (tensor<2x49x48xbf16>, tensor<2x49x32xbf16>, tensor<32x48xbf16>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<2x49x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<2x49x48xf32>) -> tensor<2x49x48xf32>
  %p3 = linalg.generic {indexing_maps = [affine_map<(b, l, o, i) -> (b, l, i)>, affine_map<(b, l, o, i) -> (i, o)>, affine_map<(b, l, o, i) -> (b, l, o)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<2x49x32xbf16>, tensor<32x48xbf16>) outs(%z2 : tensor<2x49x48xf32>) {
  ^bb0(%p: bf16, %q: bf16, %acc: f32):
    %pf = arith.extf %p : bf16 to f32
    %qf = arith.extf %q : bf16 to f32
    %m = arith.mulf %pf, %qf : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x49x48xf32>
  %t4 = arith.truncf %p3 : tensor<2x49x48xf32> to tensor<2x49x48xbf16>
  %gy = arith.subf %t4, %target : tensor<2x49x48xbf16>
  %e5 = tensor.empty() : tensor<2x49x32xf32>
  %z6 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x49x32xf32>) -> tensor<2x49x32xf32>
  %p7 = linalg.generic {indexing_maps = [affine_map<(b, l, i, o) -> (b, l, o)>, affine_map<(b, l, i, o) -> (i, o)>, affine_map<(b, l, i, o) -> (b, l, i)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%gy, %w : tensor<2x49x48xbf16>, tensor<32x48xbf16>) outs(%z6 : tensor<2x49x32xf32>) {
  ^bb0(%p: bf16, %q: bf16, %acc: f32):
    %pf = arith.extf %p : bf16 to f32
    %qf = arith.extf %q : bf16 to f32
    %m = arith.mulf %qf, %pf : f32
    %s = arith.addf %m, %acc : f32
    linalg.yield %s : f32
  } -> tensor<2x49x32xf32>
  %t8 = arith.truncf %p7 : tensor<2x49x32xf32> to tensor<2x49x32xbf16>
  %e9 = tensor.empty() : tensor<48x32xf32>
  %z10 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %p11 = linalg.generic {indexing_maps = [affine_map<(o, i, b, l) -> (b, l, o)>, affine_map<(o, i, b, l) -> (b, l, i)>, affine_map<(o, i, b, l) -> (o, i)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%gy, %x : tensor<2x49x48xbf16>, tensor<2x49x32xbf16>) outs(%z10 : tensor<48x32xf32>) {
  ^bb0(%p: bf16, %q: bf16, %acc: f32):
    %pf = arith.extf %p : bf16 to f32
    %qf = arith.extf %q : bf16 to f32
    %m = arith.mulf %pf, %qf : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<48x32xf32>
  %t12 = arith.truncf %p11 : tensor<48x32xf32> to tensor<48x32xbf16>
  %e13 = tensor.empty() : tensor<32x48xbf16>
  %v14 = linalg.transpose ins(%t12 : tensor<48x32xbf16>) outs(%e13 : tensor<32x48xbf16>) permutation = [1, 0]
  return %t4, %t8, %v14 : tensor<2x49x48xbf16>, tensor<2x49x32xbf16>, tensor<32x48xbf16>
}

// REMARK:       left alone: forward product of layer 0
// REMARK:       rewritten by scheme hot, layer 0: grad_
// REMARK:       rewritten by scheme hot, layer 0: grad_
// CHECK-LABEL: func.func @dynamic_f32(
// CHECK:         arith.mulf
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         return
func.func @dynamic_f32(%x: tensor<?x49x32xf32>, %w: tensor<32x48xf32> {hot.weight}, %target: tensor<?x49x48xf32>) -> (tensor<?x49x48xf32>, tensor<?x49x32xf32>, tensor<32x48xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x49x32xf32>
  %e1 = tensor.empty(%n) : tensor<?x49x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x49x48xf32>) -> tensor<?x49x48xf32>
  %p3 = linalg.generic {indexing_maps = [affine_map<(b, l, o, i) -> (b, l, i)>, affine_map<(b, l, o, i) -> (i, o)>, affine_map<(b, l, o, i) -> (b, l, o)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x49x32xf32>, tensor<32x48xf32>) outs(%z2 : tensor<?x49x48xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x49x48xf32>
  %gy = arith.subf %p3, %target : tensor<?x49x48xf32>
  %e4 = tensor.empty(%n) : tensor<?x49x32xf32>
  %z5 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<?x49x32xf32>) -> tensor<?x49x32xf32>
  %p6 = linalg.generic {indexing_maps = [affine_map<(b, l, i, o) -> (b, l, o)>, affine_map<(b, l, i, o) -> (i, o)>, affine_map<(b, l, i, o) -> (b, l, i)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%gy, %w : tensor<?x49x48xf32>, tensor<32x48xf32>) outs(%z5 : tensor<?x49x32xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %q, %p : f32
    %s = arith.addf %m, %acc : f32
    linalg.yield %s : f32
  } -> tensor<?x49x32xf32>
  %e7 = tensor.empty() : tensor<48x32xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %p9 = linalg.generic {indexing_maps = [affine_map<(o, i, b, l) -> (b, l, o)>, affine_map<(o, i, b, l) -> (b, l, i)>, affine_map<(o, i, b, l) -> (o, i)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%gy, %x : tensor<?x49x48xf32>, tensor<?x49x32xf32>) outs(%z8 : tensor<48x32xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<48x32xf32>
  %e10 = tensor.empty() : tensor<32x48xf32>
  %v11 = linalg.transpose ins(%p9 : tensor<48x32xf32>) outs(%e10 : tensor<32x48xf32>) permutation = [1, 0]
  return %p3, %p6, %v11 : tensor<?x49x48xf32>, tensor<?x49x32xf32>, tensor<32x48xf32>
}

// REMARK:       left alone: forward product of layer 0
// REMARK:       rewritten by scheme hot, layer 0: grad_
// REMARK:       rewritten by scheme hot, layer 0: grad_
// CHECK-LABEL: func.func @dynamic_bf16(
// CHECK:         arith.mulf
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         hot.scaled_matmul
// CHECK-NOT:     {{linalg.matmul|linalg.contract|batch_matmul|arith.mulf|batch_reduce}}
// CHECK:         return
func.func @dynamic_bf16(%x: tensor<?x49x32xbf16>, %w: tensor<32x48xbf16> {hot.weight}, %target: tensor<?x49x48xbf16>) -> (tensor<?x49x48xbf16>, tensor<?x49x32xbf16>, tensor<32x48xbf16>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x49x32xbf16>
  %e1 = tensor.empty(%n) : tensor<?x49x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x49x48xf32>) -> tensor<?x49x48xf32>
  %p3 = linalg.generic {indexing_maps = [affine_map<(b, l, o, i) -> (b, l, i)>, affine_map<(b, l, o, i) -> (i, o)>, affine_map<(b, l, o, i) -> (b, l, o)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x49x32xbf16>, tensor<32x48xbf16>) outs(%z2 : tensor<?x49x48xf32>) {
  ^bb0(%p: bf16, %q: bf16, %acc: f32):
    %pf = arith.extf %p : bf16 to f32
    %qf = arith.extf %q : bf16 to f32
    %m = arith.mulf %pf, %qf : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x49x48xf32>
  %t4 = arith.truncf %p3 : tensor<?x49x48xf32> to tensor<?x49x48xbf16>
  %gy = arith.subf %t4, %target : tensor<?x49x48xbf16>
  %e5 = tensor.empty(%n) : tensor<?x49x32xf32>
  %z6 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<?x49x32xf32>) -> tensor<?x49x32xf32>
  %p7 = linalg.generic {indexing_maps = [affine_map<(b, l, i, o) -> (b, l, o)>, affine_map<(b, l, i, o) -> (i, o)>, affine_map<(b, l, i, o) -> (b, l, i)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%gy, %w : tensor<?x49x48xbf16>, tensor<32x48xbf16>) outs(%z6 : tensor<?x49x32xf32>) {
  ^bb0(%p: bf16, %q: bf16, %acc: f32):
    %pf = arith.extf %p : bf16 to f32
    %qf = arith.extf %q : bf16 to f32
    %m = arith.mulf %qf, %pf : f32
    %s = arith.addf %m, %acc : f32
    linalg.yield %s : f32
  } -> tensor<?x49x32xf32>
  %t8 = arith.truncf %p7 : tensor<?x49x32xf32> to tensor<?x49x32xbf16>
  %e9 = tensor.empty() : tensor<48x32xf32>
  %z10 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %p11 = linalg.generic {indexing_maps = [affine_map<(o, i, b, l) -> (b, l, o)>, affine_map<(o, i, b, l) -> (b, l, i)>, affine_map<(o, i, b, l) -> (o, i)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%gy, %x : tensor<?x49x48xbf16>, tensor<?x49x32xbf16>) outs(%z10 : tensor<48x32xf32>) {
  ^bb0(%p: bf16, %q: bf16, %acc: f32):
    %pf = arith.extf %p : bf16 to f32
    %qf = arith.extf %q : bf16 to f32
    %m = arith.mulf %pf, %qf : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<48x32xf32>
  %t12 = arith.truncf %p11 : tensor<48x32xf32> to tensor<48x32xbf16>
  %e13 = tensor.empty() : tensor<32x48xbf16>
  %v14 = linalg.transpose ins(%t12 : tensor<48x32xbf16>) outs(%e13 : tensor<32x48xbf16>) permutation = [1, 0]
  return %t4, %t8, %v14 : tensor<?x49x48xbf16>, tensor<?x49x32xbf16>, tensor<32x48xbf16>
}

// REMARK-NOT: remark
