// RUN: hot-opt %s --convert-hot-to-linalg --canonicalize --cse --split-input-file | FileCheck %s

// A multiple of the block needs no padding; the four elements of a block are four
// inputs, and the signs of the additions are bits of the output's index.
// CHECK-DAG:   #[[X0:.+]] = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
// CHECK-DAG:   #[[X3:.+]] = affine_map<(d0, d1, d2) -> (d0, 3, d2)>
// CHECK-LABEL: func.func @natural(
// CHECK-SAME:    %[[X:.+]]: tensor<8x5xf32>
// CHECK-NOT:     hot.
// CHECK-NOT:     tensor.insert_slice
// CHECK-DAG:     %[[ODD:.+]] = arith.constant 10 : i32
// CHECK-DAG:     %[[HIGH:.+]] = arith.constant 12 : i32
// CHECK-DAG:     %[[HALF:.+]] = arith.constant 5.000000e-01 : f32
// CHECK:         tensor.expand_shape %[[X]] {{.*}} output_shape [2, 4, 5]
// CHECK:         linalg.generic {indexing_maps = [#[[X0]], {{.*}}, #[[X3]], {{.*}}]
// CHECK:           %[[K:.+]] = linalg.index 1
// CHECK:           %[[K32:.+]] = arith.index_cast %[[K]]
// CHECK:           arith.shrui %[[ODD]], %[[K32]]
// CHECK:           arith.xori
// CHECK:           arith.addf
// CHECK:           arith.addf
// CHECK:           arith.shrui %[[HIGH]], %[[K32]]
// CHECK:           arith.addf
// CHECK-NEXT:      arith.mulf %{{.*}}, %[[HALF]]
// CHECK-NEXT:      linalg.yield
func.func @natural(%x: tensor<8x5xf32>) -> tensor<8x5xf32> {
  %e = tensor.empty() : tensor<8x5xf32>
  %y = hot.hadamard %x along 0 block 4 into %e : tensor<8x5xf32> -> tensor<8x5xf32>
  return %y : tensor<8x5xf32>
}

// -----

// Sequency order changes the masks only: rows 0 2 3 1.
// CHECK-LABEL: func.func @sequency(
// CHECK-DAG:     arith.constant 12 : i32
// CHECK-DAG:     arith.constant 6 : i32
// CHECK-NOT:     arith.constant 10 : i32
func.func @sequency(%x: tensor<8x5xf32>) -> tensor<8x5xf32> {
  %e = tensor.empty() : tensor<8x5xf32>
  %y = hot.hadamard %x along 0 block 4 order sequency into %e : tensor<8x5xf32> -> tensor<8x5xf32>
  return %y : tensor<8x5xf32>
}

// -----

// A ragged axis is filled with zeros, bf16 is widened before anything is added.
// CHECK-LABEL: func.func @ragged(
// CHECK-SAME:    %[[X:.+]]: tensor<3x5xbf16>
// CHECK:         tensor.insert_slice %[[X]] into %{{.*}}[0, 0] [3, 5] [1, 1] : tensor<3x5xbf16> into tensor<3x8xbf16>
// CHECK:         linalg.fill
// CHECK:         linalg.generic
// CHECK-COUNT-4:   arith.extf
// CHECK:           arith.addf {{.*}} : f32
func.func @ragged(%x: tensor<3x5xbf16>) -> tensor<3x8xf32> {
  %e = tensor.empty() : tensor<3x8xf32>
  %y = hot.hadamard %x along 1 block 4 into %e : tensor<3x5xbf16> -> tensor<3x8xf32>
  return %y : tensor<3x8xf32>
}

// -----

// Signs come before the additions, with `inverse` after the scaling.
// CHECK-LABEL: func.func @signs(
// CHECK:           arith.negf
// CHECK:           arith.addf
// CHECK:           arith.mulf
// CHECK-NEXT:      linalg.yield
func.func @signs(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %y = hot.hadamard %x along 0 block 4 signs [1, 1, 1, -1] into %e : tensor<4xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// CHECK-LABEL: func.func @inverse_signs(
// CHECK-NOT:       arith.negf
// CHECK:           arith.mulf
// CHECK:           arith.xori
// CHECK:           linalg.yield
func.func @inverse_signs(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %y = hot.hadamard %x along 0 block 4 signs [1, 1, 1, -1] inverse into %e : tensor<4xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// Blocks of more than 16 take a generic per 16: 64 = 16 * 4.
// CHECK-LABEL: func.func @large(
// CHECK:         linalg.generic
// CHECK-NOT:       arith.mulf
// CHECK:         linalg.generic
// CHECK:           arith.mulf
// CHECK-NOT:     linalg.generic
func.func @large(%x: tensor<128xf32>) -> tensor<128xf32> {
  %e = tensor.empty() : tensor<128xf32>
  %y = hot.hadamard %x along 0 block 64 into %e : tensor<128xf32> -> tensor<128xf32>
  return %y : tensor<128xf32>
}

// -----

// An empty tensor has nothing to transform.
// CHECK-LABEL: func.func @empty(
// CHECK-NEXT:    tensor.empty() : tensor<0x16xf32>
// CHECK-NEXT:    return
func.func @empty(%x: tensor<0x5xf32>) -> tensor<0x16xf32> {
  %e = tensor.empty() : tensor<0x16xf32>
  %y = hot.hadamard %x along 1 block 16 into %e : tensor<0x5xf32> -> tensor<0x16xf32>
  return %y : tensor<0x16xf32>
}
