// RUN: hot-opt %s --convert-hot-to-linalg --canonicalize --cse --split-input-file | FileCheck %s

// The kept low-sequency rows of half the rank are even natural rows: the first
// stage only adds, whatever the row.
// CHECK-LABEL: func.func @half(
// CHECK-NOT:     hot.
// CHECK:         linalg.generic
// CHECK:           %[[P0:.+]] = arith.addf %in, %in_{{[0-9]+}}
// CHECK-NEXT:      %[[P1:.+]] = arith.addf %in_{{[0-9]+}}, %in_{{[0-9]+}}
// CHECK:           arith.xori
// CHECK:         } -> tensor<2x2x3xf32>
func.func @half(%x: tensor<8x3xf32>) -> tensor<4x3xf32> {
  %e = tensor.empty() : tensor<4x3xf32>
  %y = hot.low_rank %x along 0 block 4 rank 2 padding zero into %e : tensor<8x3xf32> -> tensor<4x3xf32>
  return %y : tensor<4x3xf32>
}

// -----

// With `padding edge` the last element is repeated.
// CHECK-DAG:   #[[LAST:.+]] = affine_map<(d0, d1) -> (0, d1)>
// CHECK-LABEL: func.func @edge(
// CHECK-SAME:    %[[X:.+]]: tensor<6x3xf32>
// CHECK-NOT:     linalg.fill
// CHECK:         %[[L:.+]] = tensor.extract_slice %[[X]][5, 0] [1, 3] [1, 1]
// CHECK:         linalg.generic {indexing_maps = [#[[LAST]], {{.*}}ins(%[[L]] :
func.func @edge(%x: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %e = tensor.empty() : tensor<4x3xf32>
  %y = hot.low_rank %x along 0 block 4 rank 2 padding edge into %e : tensor<6x3xf32> -> tensor<4x3xf32>
  return %y : tensor<4x3xf32>
}

// -----

// A dynamic axis may be empty: the last element is then a slice of none.
// CHECK-DAG:   #[[ONE:.+]] = affine_map<()[s0] -> (1, s0)>
// CHECK-LABEL: func.func @dynamic_edge(
// CHECK:         affine.min #[[ONE]]()
func.func @dynamic_edge(%x: tensor<?x3xf32>, %e: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %y = hot.low_rank %x along 0 block 4 rank 2 padding edge into %e : tensor<?x3xf32> -> tensor<?x3xf32>
  return %y : tensor<?x3xf32>
}
