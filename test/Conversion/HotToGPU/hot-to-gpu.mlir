// RUN: hot-opt %s --convert-hot-to-gpu --canonicalize --cse | FileCheck %s
// RUN: hot-opt %s --convert-hot-to-gpu=chip=sm_89 --canonicalize --cse | FileCheck %s --check-prefix=ONCE

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#none = affine_map<(m, n, k) -> ()>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>

// Along rows with a scale per row one kernel does all; along columns a first one
// finds the maxima. K of 48 codes becomes 64 bytes.
// CHECK-LABEL: func.func @grad_input(
//  CHECK-SAME:   %[[GY:.+]]: tensor<50x40xf32>, %[[W:.+]]: tensor<40x20xf32>, %[[INIT:.+]]: tensor<50x20xf32>
//   CHECK-DAG:   %[[C0:.+]] = arith.constant 0 : i32
//   CHECK-DAG:   %[[C13:.+]] = arith.constant 13 : index
//       CHECK:   %[[A:.+]]:2 = hot.launch_kernel @hot_kernels::@quantize_rows_hadamard16_f32_i4_pseudo_stochastic_per_line grid[%[[C13]], {{.*}} ins(%[[GY]], {{.*}} -> tensor<50x64xi8>, tensor<50xf32>
//       CHECK:   %[[Z:.+]] = linalg.fill ins(%[[C0]]
//       CHECK:   %[[M:.+]] = hot.launch_kernel @hot_kernels::@amax_columns_hadamard16_f32_per_line {{.*}} ins(%[[W]], {{.*}} outs(%[[Z]] : tensor<20xi32>) accumulate
//       CHECK:   %[[B:.+]]:2 = hot.launch_kernel @hot_kernels::@quantize_columns_hadamard16_f32_i4_nearest_per_line {{.*}} ins(%[[W]], {{.*}}, %[[M]] : {{.*}} -> tensor<20x64xi8>, tensor<20xf32>
//   CHECK-NOT:   hot.
//       CHECK:   %[[R:.+]] = hot.launch_kernel @hot_kernels::@gemm_i4_f32_row_column {{.*}} block [128, 1, 1] shared 49152 ins(%[[A]]#0, %[[B]]#0, %[[A]]#1, %[[B]]#1, {{.*}} outs(%[[INIT]] : tensor<50x20xf32>) -> tensor<50x20xf32>
//       CHECK:   return %[[R]]
func.func @grad_input(%gy: tensor<50x40xf32>, %w: tensor<40x20xf32>, %init: tensor<50x20xf32>) -> tensor<50x20xf32> {
  %e0 = tensor.empty() : tensor<50x48xf32>
  %e1 = tensor.empty() : tensor<50x48xi4>
  %e2 = tensor.empty() : tensor<50xf32>
  %e3 = tensor.empty() : tensor<48x20xf32>
  %e4 = tensor.empty() : tensor<48x20xi4>
  %e5 = tensor.empty() : tensor<20xf32>
  %t = hot.hadamard %gy along 1 block 16 into %e0 : tensor<50x40xf32> -> tensor<50x48xf32>
  %q, %s = hot.quantize %t per_axis 0 round pseudo_stochastic into %e1, %e2 : tensor<50x48xf32> -> tensor<50x48xi4>, tensor<50xf32>
  %wt = hot.hadamard %w along 0 block 16 into %e3 : tensor<40x20xf32> -> tensor<48x20xf32>
  %wq, %ws = hot.quantize %wt per_axis 1 round nearest into %e4, %e5 : tensor<48x20xf32> -> tensor<48x20xi4>, tensor<20xf32>
  %r = hot.scaled_matmul ins(%q, %wq : tensor<50x48xi4>, tensor<48x20xi4>) scales(%s, %ws : tensor<50xf32>, tensor<20xf32>)
      outs(%init : tensor<50x20xf32>) maps [#mk, #kn, #m, #n, #mn] -> tensor<50x20xf32>
  return %r : tensor<50x20xf32>
}

// The same kernels for other sizes, a transposed result (operands change places),
// and codes of a value quantized early.
// CHECK-LABEL: func.func @other_layer(
//       CHECK:   %[[X:.+]]:2 = hot.launch_kernel @hot_kernels::@quantize_rows_hadamard16_f32_i4_pseudo_stochastic_per_line
//       CHECK:   %[[E:.+]] = math.exp
//       CHECK:   %[[Y:.+]]:2 = hot.launch_kernel @hot_kernels::@quantize_rows_hadamard16_f32_i4_pseudo_stochastic_per_line {{.*}} ins(%[[E]],
//       CHECK:   hot.launch_kernel @hot_kernels::@gemm_i4_f32_row_column {{.*}} ins(%[[Y]]#0, %[[X]]#0, %[[Y]]#1, %[[X]]#1,
func.func @other_layer(%x: tensor<8x32xf32>, %g: tensor<4x32xf32>, %init: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e0 = tensor.empty() : tensor<8x32xf32>
  %e1 = tensor.empty() : tensor<8x32xi4>
  %e2 = tensor.empty() : tensor<8xf32>
  %e3 = tensor.empty() : tensor<4x32xf32>
  %e4 = tensor.empty() : tensor<4x32xi4>
  %e5 = tensor.empty() : tensor<4xf32>
  %t = hot.hadamard %x along 1 block 16 into %e0 : tensor<8x32xf32> -> tensor<8x32xf32>
  %q, %s = hot.quantize %t per_axis 0 round pseudo_stochastic into %e1, %e2 : tensor<8x32xf32> -> tensor<8x32xi4>, tensor<8xf32>
  %gy = math.exp %g : tensor<4x32xf32>
  %u = hot.hadamard %gy along 1 block 16 into %e3 : tensor<4x32xf32> -> tensor<4x32xf32>
  %p, %r = hot.quantize %u per_axis 0 round pseudo_stochastic into %e4, %e5 : tensor<4x32xf32> -> tensor<4x32xi4>, tensor<4xf32>
  %o = hot.scaled_matmul ins(%q, %p : tensor<8x32xi4>, tensor<4x32xi4>) scales(%s, %r : tensor<8xf32>, tensor<4xf32>)
      outs(%init : tensor<4x8xf32>) maps [#mk, #nk, #m, #n, #nm] -> tensor<4x8xf32>
  return %o : tensor<4x8xf32>
}

// Sizes that are not known: sums in chunks, each added to what was there.
// CHECK-LABEL: func.func @dynamic(
//   CHECK-DAG:   %[[CHUNK:.+]] = arith.constant 131072 : index
//       CHECK:   hot.launch_kernel @hot_kernels::@amax_rows_plain16_bf16_per_tensor
//       CHECK:   hot.launch_kernel @hot_kernels::@quantize_rows_plain16_bf16_i8_nearest_per_tensor
//       CHECK:   scf.for %[[FROM:.+]] = %{{.+}} to %[[END:.+]] step %[[CHUNK]] iter_args(%[[SUM:.+]] =
//       CHECK:     %[[NEXT:.+]] = arith.addi %[[FROM]], %[[CHUNK]]
//       CHECK:     %[[TO:.+]] = arith.minui %[[NEXT]], %[[END]]
//       CHECK:     hot.launch_kernel @hot_kernels::@gemm_i8_f32_tensor_tensor_accumulate {{.*}}, %[[FROM]], %[[TO]] : {{.*}} outs(%[[SUM]] : tensor<?x?xf32>) accumulate
//       CHECK:   linalg.generic
//       CHECK:     arith.truncf
func.func @dynamic(%x: tensor<?x?xbf16>, %qe: tensor<?x?xi8>, %se: tensor<f32>, %init: tensor<?x?xbf16>) -> tensor<?x?xbf16> {
  %q, %s = hot.quantize %x per_tensor round nearest into %qe, %se : tensor<?x?xbf16> -> tensor<?x?xi8>, tensor<f32>
  %o = hot.scaled_matmul ins(%q, %q : tensor<?x?xi8>, tensor<?x?xi8>) scales(%s, %s : tensor<f32>, tensor<f32>)
      outs(%init : tensor<?x?xbf16>) maps [#mk, #nk, #none, #none, #mn] -> tensor<?x?xbf16>
  return %o : tensor<?x?xbf16>
}

// A block that no thread can hold, or that lies along the other axis: its transform
// stays and what it gives is quantized.
// CHECK-LABEL: func.func @transform_stays(
//       CHECK:   %[[T:.+]] = hot.hadamard %{{.+}} along 1 block 128
//       CHECK:   hot.launch_kernel @hot_kernels::@quantize_rows_plain16_f32_i8_nearest_per_line {{.*}} ins(%[[T]],
//       CHECK:   %[[U:.+]] = hot.low_rank %{{.+}} along 0 block 16 rank 8
//       CHECK:   hot.launch_kernel @hot_kernels::@quantize_rows_plain16_f32_i8_nearest_per_line {{.*}} ins(%[[U]],
func.func @transform_stays(%x: tensor<8x128xf32>, %g: tensor<8x128xf32>, %init: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e0 = tensor.empty() : tensor<8x128xf32>
  %e1 = tensor.empty() : tensor<8x128xi8>
  %e2 = tensor.empty() : tensor<8xf32>
  %t = hot.hadamard %x along 1 block 128 into %e0 : tensor<8x128xf32> -> tensor<8x128xf32>
  %q, %s = hot.quantize %t per_axis 0 round nearest into %e1, %e2 : tensor<8x128xf32> -> tensor<8x128xi8>, tensor<8xf32>
  %u = hot.low_rank %g along 0 block 16 rank 8 padding zero into %e0 : tensor<8x128xf32> -> tensor<8x128xf32>
  %p, %r = hot.quantize %u per_axis 0 round nearest into %e1, %e2 : tensor<8x128xf32> -> tensor<8x128xi8>, tensor<8xf32>
  %o = hot.scaled_matmul ins(%q, %p : tensor<8x128xi8>, tensor<8x128xi8>) scales(%s, %r : tensor<8xf32>, tensor<8xf32>)
      outs(%init : tensor<8x8xf32>) maps [#mk, #nk, #m, #n, #mn] -> tensor<8x8xf32>
  return %o : tensor<8x8xf32>
}

// Every kernel is there once, and has its block size.
//      ONCE: gpu.module @hot_kernels
// ONCE-COUNT-1: gpu.func @quantize_rows_hadamard16_f32_i4_pseudo_stochastic_per_line({{.*}}known_block_size = array<i32: 128, 1, 1>
//  ONCE-NOT: gpu.func @quantize_rows_hadamard16_f32_i4_pseudo_stochastic_per_line(
