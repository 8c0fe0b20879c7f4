// RUN: hot-opt %s --convert-hot-to-linalg --canonicalize --cse --split-input-file | FileCheck %s

// Components that low_rank drops are zeros here: two inputs for a block of four.
// CHECK-LABEL: func.func @whole(
// CHECK-NOT:     hot.
// CHECK:         linalg.generic {{.*}} ins(%[[P:.+]], %[[P]] : tensor<2x2x3xf32>, tensor<2x2x3xf32>)
// CHECK:         } -> tensor<2x4x3xf32>
// CHECK-NOT:     tensor.extract_slice
func.func @whole(%p: tensor<4x3xf32>) -> tensor<8x3xf32> {
  %e = tensor.empty() : tensor<8x3xf32>
  %y = hot.expand %p along 0 block 4 rank 2 padding zero into %e : tensor<4x3xf32> -> tensor<8x3xf32>
  return %y : tensor<8x3xf32>
}

// -----

// What falls on padding is dropped.
// CHECK-LABEL: func.func @cropped(
// CHECK:         tensor.extract_slice %{{.*}}[0, 0] [7, 3] [1, 1] : tensor<8x3xf32> to tensor<7x3xf32>
// CHECK-NOT:     "reduction"
func.func @cropped(%p: tensor<4x3xf32>) -> tensor<7x3xf32> {
  %e = tensor.empty() : tensor<7x3xf32>
  %y = hot.expand %p along 0 block 4 rank 2 padding zero into %e : tensor<4x3xf32> -> tensor<7x3xf32>
  return %y : tensor<7x3xf32>
}

// -----

// With `padding edge` it is added to the last element.
// CHECK-LABEL: func.func @edge(
// CHECK:         %[[LAST:.+]] = tensor.extract_slice %{{.*}}[6, 0] [1, 3] [1, 1]
// CHECK:         %[[TAIL:.+]] = tensor.extract_slice %{{.*}}[7, 0] [1, 3] [1, 1]
// CHECK:         %[[SUM:.+]] = linalg.generic {{.*}}"reduction"{{.*}} ins(%[[TAIL]] {{.*}} outs(%[[LAST]]
// CHECK:         tensor.insert_slice %[[SUM]] into %{{.*}}[6, 0] [1, 3] [1, 1]
func.func @edge(%p: tensor<4x3xf32>) -> tensor<7x3xf32> {
  %e = tensor.empty() : tensor<7x3xf32>
  %y = hot.expand %p along 0 block 4 rank 2 padding edge into %e : tensor<4x3xf32> -> tensor<7x3xf32>
  return %y : tensor<7x3xf32>
}
