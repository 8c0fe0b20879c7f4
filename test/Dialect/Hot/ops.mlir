// RUN: hot-opt %s | hot-opt | FileCheck %s
// RUN: hot-opt %s --mlir-print-op-generic | hot-opt | FileCheck %s
// RUN: hot-opt %s --verify-roundtrip | FileCheck %s

#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#none = affine_map<(m, n, k) -> ()>

// CHECK-LABEL: func.func @hadamard(
//       CHECK:   hot.hadamard %{{.+}} along 1 block 16 into %{{.+}} : tensor<8x40xf32> -> tensor<8x48xf32>
func.func @hadamard(%x: tensor<8x40xf32>, %e: tensor<8x48xf32>) -> tensor<8x48xf32> {
  %0 = hot.hadamard %x along 1 block 16 into %e : tensor<8x40xf32> -> tensor<8x48xf32>
  return %0 : tensor<8x48xf32>
}

// CHECK-LABEL: func.func @hadamard_options(
//       CHECK:   hot.hadamard %{{.+}} along 0 block 16 order sequency signs bent inverse into %{{.+}} : tensor<?x5xbf16> -> tensor<?x5xf32>
//       CHECK:   hot.hadamard %{{.+}} along 0 block 2 signs [1, -1] into
func.func @hadamard_options(%x: tensor<?x5xbf16>, %e: tensor<?x5xf32>) -> (tensor<?x5xf32>, tensor<?x5xf32>) {
  %0 = hot.hadamard %x along 0 block 16 order sequency signs bent inverse into %e : tensor<?x5xbf16> -> tensor<?x5xf32>
  %1 = hot.hadamard %x along 0 block 2 signs [1, -1] into %e : tensor<?x5xbf16> -> tensor<?x5xf32>
  return %0, %1 : tensor<?x5xf32>, tensor<?x5xf32>
}

// CHECK-LABEL: func.func @low_rank(
//       CHECK:   hot.low_rank %{{.+}} along 0 block 16 rank 8 padding edge into %{{.+}} : tensor<394x768xf32> -> tensor<200x768xf32>
//       CHECK:   hot.low_rank %{{.+}} along 0 block 16 rank 6 selection lp_l1 padding zero into %{{.+}} : tensor<394x768xf32> -> tensor<150x768xf32>
func.func @low_rank(%x: tensor<394x768xf32>, %e: tensor<200x768xf32>, %f: tensor<150x768xf32>)
    -> (tensor<200x768xf32>, tensor<150x768xf32>) {
  %0 = hot.low_rank %x along 0 block 16 rank 8 padding edge into %e : tensor<394x768xf32> -> tensor<200x768xf32>
  %1 = hot.low_rank %x along 0 block 16 rank 6 selection lp_l1 padding zero into %f : tensor<394x768xf32> -> tensor<150x768xf32>
  return %0, %1 : tensor<200x768xf32>, tensor<150x768xf32>
}

// CHECK-LABEL: func.func @expand(
//       CHECK:   hot.expand %{{.+}} along 0 block 16 rank 8 padding zero into %{{.+}} : tensor<200x768xf32> -> tensor<394x768xf32>
func.func @expand(%p: tensor<200x768xf32>, %e: tensor<394x768xf32>) -> tensor<394x768xf32> {
  %0 = hot.expand %p along 0 block 16 rank 8 padding zero into %e : tensor<200x768xf32> -> tensor<394x768xf32>
  return %0 : tensor<394x768xf32>
}

// CHECK-LABEL: func.func @quantize(
//       CHECK:   hot.quantize %{{.+}} per_tensor round nearest into %{{.+}}, %{{.+}} : tensor<20x6xf32> -> tensor<20x6xi8>, tensor<f32>
//       CHECK:   hot.quantize %{{.+}} per_axis [0, 1] round pseudo_stochastic_indexed into
//       CHECK:   hot.quantize %{{.+}} per_group 0 by 16 round nearest into
//       CHECK:   hot.quantize %{{.+}} per_axis 1 group 0 by 16 round pseudo_stochastic into
func.func @quantize(%x: tensor<20x6xf32>, %q8: tensor<20x6xi8>, %q4: tensor<20x6xi4>, %t: tensor<f32>,
                    %a: tensor<20x6xf32>, %g: tensor<2xf32>, %ga: tensor<2x6xf32>) -> tensor<20x6xi4> {
  %0:2 = hot.quantize %x per_tensor round nearest into %q8, %t : tensor<20x6xf32> -> tensor<20x6xi8>, tensor<f32>
  %1:2 = hot.quantize %x per_axis [0, 1] round pseudo_stochastic_indexed into %q8, %a : tensor<20x6xf32> -> tensor<20x6xi8>, tensor<20x6xf32>
  %2:2 = hot.quantize %x per_group 0 by 16 round nearest into %q8, %g : tensor<20x6xf32> -> tensor<20x6xi8>, tensor<2xf32>
  %3:2 = hot.quantize %x per_axis 1 group 0 by 16 round pseudo_stochastic into %q4, %ga : tensor<20x6xf32> -> tensor<20x6xi4>, tensor<2x6xf32>
  return %3#0 : tensor<20x6xi4>
}

// CHECK-LABEL: func.func @dequantize(
//       CHECK:   hot.dequantize %{{.+}}, %{{.+}} per_axis 1 into %{{.+}} : tensor<20x6xi8>, tensor<6xf32> -> tensor<20x6xbf16>
func.func @dequantize(%q: tensor<20x6xi8>, %s: tensor<6xf32>, %e: tensor<20x6xbf16>) -> tensor<20x6xbf16> {
  %0 = hot.dequantize %q, %s per_axis 1 into %e : tensor<20x6xi8>, tensor<6xf32> -> tensor<20x6xbf16>
  return %0 : tensor<20x6xbf16>
}

// CHECK-LABEL: func.func @scaled_matmul(
//       CHECK:   hot.scaled_matmul ins(%{{.+}}, %{{.+}} : tensor<200x3072xi8>, tensor<200x768xi8>) scales(%{{.+}}, %{{.+}} : tensor<3072xf32>, tensor<768xf32>) outs(%{{.+}} : tensor<3072x768xf32>) maps [{{.+}}] -> tensor<3072x768xf32>
//       CHECK:   hot.scaled_matmul {{.+}} accumulate -> tensor<3072x768xf32>
func.func @scaled_matmul(%a: tensor<200x3072xi8>, %b: tensor<200x768xi8>, %sa: tensor<3072xf32>, %sb: tensor<768xf32>,
                         %t: tensor<f32>, %e: tensor<3072x768xf32>) -> (tensor<3072x768xf32>, tensor<3072x768xf32>) {
  %0 = hot.scaled_matmul ins(%a, %b : tensor<200x3072xi8>, tensor<200x768xi8>)
      scales(%sa, %sb : tensor<3072xf32>, tensor<768xf32>) outs(%e : tensor<3072x768xf32>)
      maps [#km, #kn, #m, #n, #mn] -> tensor<3072x768xf32>
  %1 = hot.scaled_matmul ins(%a, %b : tensor<200x3072xi8>, tensor<200x768xi8>)
      scales(%t, %sb : tensor<f32>, tensor<768xf32>) outs(%0 : tensor<3072x768xf32>)
      maps [#km, #kn, #none, #n, #mn] accumulate -> tensor<3072x768xf32>
  return %0, %1 : tensor<3072x768xf32>, tensor<3072x768xf32>
}

#gm = affine_map<(b, m, n, k) -> (k floordiv 64, b, m)>
#bkm = affine_map<(b, m, n, k) -> (b, k, m)>
#bnk = affine_map<(b, m, n, k) -> (b, n, k)>
#bn = affine_map<(b, m, n, k) -> (b, n)>
#bmn = affine_map<(b, m, n, k) -> (b, m, n)>

// Batch loops, dynamic sizes, scales per group of the contracted loop.
// CHECK-LABEL: func.func @scaled_matmul_groups(
//       CHECK:   hot.scaled_matmul ins({{.+}} : tensor<3x?x8xi4>, tensor<3x5x?xi4>)
func.func @scaled_matmul_groups(%a: tensor<3x?x8xi4>, %b: tensor<3x5x?xi4>, %sa: tensor<?x3x8xf32>, %sb: tensor<3x5xf32>,
                                %e: tensor<3x8x5xf16>) -> tensor<3x8x5xf16> {
  %0 = hot.scaled_matmul ins(%a, %b : tensor<3x?x8xi4>, tensor<3x5x?xi4>)
      scales(%sa, %sb : tensor<?x3x8xf32>, tensor<3x5xf32>) outs(%e : tensor<3x8x5xf16>)
      maps [#bkm, #bnk, #gm, #bn, #bmn] -> tensor<3x8x5xf16>
  return %0 : tensor<3x8x5xf16>
}

// CHECK-LABEL: func.func @on_memrefs(
//       CHECK:   hot.hadamard %{{.+}} along 0 block 16 into %{{.+}} : memref<16x4xf32> -> memref<16x4xf32>
//       CHECK:   hot.quantize %{{.+}} per_tensor round nearest into %{{.+}}, %{{.+}} : memref<16x4xf32> -> memref<16x4xi8>, memref<f32>
func.func @on_memrefs(%x: memref<16x4xf32>, %y: memref<16x4xf32>, %q: memref<16x4xi8>, %s: memref<f32>) {
  hot.hadamard %x along 0 block 16 into %y : memref<16x4xf32> -> memref<16x4xf32>
  hot.quantize %y per_tensor round nearest into %q, %s : memref<16x4xf32> -> memref<16x4xi8>, memref<f32>
  return
}

// CHECK-LABEL: func.func @marked(
//  CHECK-SAME:   hot.weight
//  CHECK-SAME:   hot.saved = 3
//       CHECK:   hot.role = "grad_weight"
//       CHECK:   hot.product = {layer = 3 : i64, role = "grad_input"}
func.func @marked(%x: tensor<4x4xf32> {hot.weight}, %y: tensor<4x4xf32> {hot.saved = 3}) -> tensor<4x4xf32> {
  %0 = linalg.matmul {hot.role = "grad_weight"} ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.matmul {hot.product = {layer = 3 : i64, role = "grad_input"}} ins(%x, %0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: func.func private @granularity()
//  CHECK-SAME:   #hot.granularity<per_axis 1 group 0 by 16>
func.func private @granularity() attributes {g = #hot.granularity<per_axis 1 group 0 by 16>}

gpu.module @launched {
  gpu.func @kernel(%x: memref<1xf32>, %n: index, %y: memref<1xi8>) kernel {
    gpu.return
  }
}

// CHECK-LABEL: func.func @launch_kernel(
//       CHECK:   hot.launch_kernel @launched::@kernel grid[%{{.+}}, %{{.+}}, %{{.+}}] block [128, 1, 1] shared 64 ins(%{{.+}}, %{{.+}} : tensor<?xf32>, index) outs(%{{.+}} : tensor<8xi8>) accumulate -> tensor<8xi8>
//       CHECK:   hot.launch_kernel @launched::@kernel grid[%{{.+}}, %{{.+}}, %{{.+}}] block [4, 2, 1] ins(%{{.+}}, %{{.+}} : tensor<?xf32>, index) outs(%{{.+}} : tensor<8xi8>) -> tensor<8xi8>
func.func @launch_kernel(%x: tensor<?xf32>, %n: index, %y: tensor<8xi8>) -> tensor<8xi8> {
  %0 = hot.launch_kernel @launched::@kernel grid [%n, %n, %n] block [128, 1, 1] shared 64
      ins(%x, %n : tensor<?xf32>, index) outs(%y : tensor<8xi8>) accumulate -> tensor<8xi8>
  %1 = hot.launch_kernel @launched::@kernel grid [%n, %n, %n] block [4, 2, 1]
      ins(%x, %n : tensor<?xf32>, index) outs(%0 : tensor<8xi8>) -> tensor<8xi8>
  return %1 : tensor<8xi8>
}
