// RUN: hot-opt %s --hot-rewrite-backward=min-elements=0 -o %t.mlir 2> %t.log
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=REMARK < %t.log

// Factors widened by a generic in front of the product or in its body, sums in f32, a narrowing generic
// behind. The f32 functions are the same step without the conversions.

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
func.func @static_f32(%x: tensor<49x32xf32>, %w: tensor<32x48xf32> {hot.weight}, %target: tensor<49x48xf32>) -> (tensor<49x48xf32>, tensor<49x32xf32>, tensor<48x32xf32>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<49x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<49x48xf32>) -> tensor<49x48xf32>
  %p3 = linalg.matmul
      ins(%x, %w : tensor<49x32xf32>, tensor<32x48xf32>) outs(%z2 : tensor<49x48xf32>) -> tensor<49x48xf32>
  %gy = arith.subf %p3, %target : tensor<49x48xf32>
  %e4 = tensor.empty() : tensor<49x32xf32>
  %z5 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<49x32xf32>) -> tensor<49x32xf32>
  %p6 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%gy, %w : tensor<49x48xf32>, tensor<32x48xf32>) outs(%z5 : tensor<49x32xf32>) -> tensor<49x32xf32>
  %e7 = tensor.empty() : tensor<48x32xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %p9 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%gy, %x : tensor<49x48xf32>, tensor<49x32xf32>) outs(%z8 : tensor<48x32xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<48x32xf32>
  return %p3, %p6, %p9 : tensor<49x48xf32>, tensor<49x32xf32>, tensor<48x32xf32>
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
func.func @static_bf16(%x: tensor<49x32xbf16>, %w: tensor<32x48xbf16> {hot.weight}, %target: tensor<49x48xbf16>) -> (tensor<49x48xbf16>, tensor<49x32xbf16>, tensor<48x32xbf16>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<49x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<49x48xf32>) -> tensor<49x48xf32>
  %p3 = linalg.matmul
      ins(%x, %w : tensor<49x32xbf16>, tensor<32x48xbf16>) outs(%z2 : tensor<49x48xf32>) -> tensor<49x48xf32>
  %e4 = tensor.empty() : tensor<49x48xbf16>
  %g5 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%p3 : tensor<49x48xf32>) outs(%e4 : tensor<49x48xbf16>) {
  ^bb0(%p: f32, %o: bf16):
    %q = arith.truncf %p : f32 to bf16
    linalg.yield %q : bf16
  } -> tensor<49x48xbf16>
  %gy = arith.subf %g5, %target : tensor<49x48xbf16>
  %e6 = tensor.empty() : tensor<49x48xf32>
  %g7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%gy : tensor<49x48xbf16>) outs(%e6 : tensor<49x48xf32>) {
  ^bb0(%p: bf16, %o: f32):
    %q = arith.extf %p : bf16 to f32
    linalg.yield %q : f32
  } -> tensor<49x48xf32>
  %e8 = tensor.empty() : tensor<32x48xf32>
  %g9 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<32x48xbf16>) outs(%e8 : tensor<32x48xf32>) {
  ^bb0(%p: bf16, %o: f32):
    %q = arith.extf %p : bf16 to f32
    linalg.yield %q : f32
  } -> tensor<32x48xf32>
  %e10 = tensor.empty() : tensor<49x32xf32>
  %z11 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<49x32xf32>) -> tensor<49x32xf32>
  %p12 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%g7, %g9 : tensor<49x48xf32>, tensor<32x48xf32>) outs(%z11 : tensor<49x32xf32>) -> tensor<49x32xf32>
  %e13 = tensor.empty() : tensor<49x32xbf16>
  %g14 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%p12 : tensor<49x32xf32>) outs(%e13 : tensor<49x32xbf16>) {
  ^bb0(%p: f32, %o: bf16):
    %q = arith.truncf %p : f32 to bf16
    linalg.yield %q : bf16
  } -> tensor<49x32xbf16>
  %e15 = tensor.empty() : tensor<48x32xf32>
  %z16 = linalg.fill ins(%zero : f32) outs(%e15 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %p17 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%g7, %x : tensor<49x48xf32>, tensor<49x32xbf16>) outs(%z16 : tensor<48x32xf32>) {
  ^bb0(%p: f32, %q: bf16, %acc: f32):
    %qf = arith.extf %q : bf16 to f32
    %m = arith.mulf %p, %qf : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<48x32xf32>
  %e18 = tensor.empty() : tensor<48x32xbf16>
  %g19 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%p17 : tensor<48x32xf32>) outs(%e18 : tensor<48x32xbf16>) {
  ^bb0(%p: f32, %o: bf16):
    %q = arith.truncf %p : f32 to bf16
    linalg.yield %q : bf16
  } -> tensor<48x32xbf16>
  return %g5, %g14, %g19 : tensor<49x48xbf16>, tensor<49x32xbf16>, tensor<48x32xbf16>
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
func.func @dynamic_f32(%x: tensor<?x32xf32>, %w: tensor<32x48xf32> {hot.weight}, %target: tensor<?x48xf32>) -> (tensor<?x48xf32>, tensor<?x32xf32>, tensor<48x32xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x32xf32>
  %e1 = tensor.empty(%n) : tensor<?x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %p3 = linalg.matmul
      ins(%x, %w : tensor<?x32xf32>, tensor<32x48xf32>) outs(%z2 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %gy = arith.subf %p3, %target : tensor<?x48xf32>
  %e4 = tensor.empty(%n) : tensor<?x32xf32>
  %z5 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %p6 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%gy, %w : tensor<?x48xf32>, tensor<32x48xf32>) outs(%z5 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %e7 = tensor.empty() : tensor<48x32xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %p9 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%gy, %x : tensor<?x48xf32>, tensor<?x32xf32>) outs(%z8 : tensor<48x32xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<48x32xf32>
  return %p3, %p6, %p9 : tensor<?x48xf32>, tensor<?x32xf32>, tensor<48x32xf32>
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
func.func @dynamic_bf16(%x: tensor<?x32xbf16>, %w: tensor<32x48xbf16> {hot.weight}, %target: tensor<?x48xbf16>) -> (tensor<?x48xbf16>, tensor<?x32xbf16>, tensor<48x32xbf16>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x32xbf16>
  %e1 = tensor.empty(%n) : tensor<?x48xf32>
  %z2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %p3 = linalg.matmul
      ins(%x, %w : tensor<?x32xbf16>, tensor<32x48xbf16>) outs(%z2 : tensor<?x48xf32>) -> tensor<?x48xf32>
  %e4 = tensor.empty(%n) : tensor<?x48xbf16>
  %g5 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%p3 : tensor<?x48xf32>) outs(%e4 : tensor<?x48xbf16>) {
  ^bb0(%p: f32, %o: bf16):
    %q = arith.truncf %p : f32 to bf16
    linalg.yield %q : bf16
  } -> tensor<?x48xbf16>
  %gy = arith.subf %g5, %target : tensor<?x48xbf16>
  %e6 = tensor.empty(%n) : tensor<?x48xf32>
  %g7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%gy : tensor<?x48xbf16>) outs(%e6 : tensor<?x48xf32>) {
  ^bb0(%p: bf16, %o: f32):
    %q = arith.extf %p : bf16 to f32
    linalg.yield %q : f32
  } -> tensor<?x48xf32>
  %e8 = tensor.empty() : tensor<32x48xf32>
  %g9 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<32x48xbf16>) outs(%e8 : tensor<32x48xf32>) {
  ^bb0(%p: bf16, %o: f32):
    %q = arith.extf %p : bf16 to f32
    linalg.yield %q : f32
  } -> tensor<32x48xf32>
  %e10 = tensor.empty(%n) : tensor<?x32xf32>
  %z11 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %p12 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%g7, %g9 : tensor<?x48xf32>, tensor<32x48xf32>) outs(%z11 : tensor<?x32xf32>) -> tensor<?x32xf32>
  %e13 = tensor.empty(%n) : tensor<?x32xbf16>
  %g14 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%p12 : tensor<?x32xf32>) outs(%e13 : tensor<?x32xbf16>) {
  ^bb0(%p: f32, %o: bf16):
    %q = arith.truncf %p : f32 to bf16
    linalg.yield %q : bf16
  } -> tensor<?x32xbf16>
  %e15 = tensor.empty() : tensor<48x32xf32>
  %z16 = linalg.fill ins(%zero : f32) outs(%e15 : tensor<48x32xf32>) -> tensor<48x32xf32>
  %p17 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%g7, %x : tensor<?x48xf32>, tensor<?x32xbf16>) outs(%z16 : tensor<48x32xf32>) {
  ^bb0(%p: f32, %q: bf16, %acc: f32):
    %qf = arith.extf %q : bf16 to f32
    %m = arith.mulf %p, %qf : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<48x32xf32>
  %e18 = tensor.empty() : tensor<48x32xbf16>
  %g19 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%p17 : tensor<48x32xf32>) outs(%e18 : tensor<48x32xbf16>) {
  ^bb0(%p: f32, %o: bf16):
    %q = arith.truncf %p : f32 to bf16
    linalg.yield %q : bf16
  } -> tensor<48x32xbf16>
  return %g5, %g14, %g19 : tensor<?x48xbf16>, tensor<?x32xbf16>, tensor<48x32xbf16>
}

// REMARK-NOT: remark
