// RUN: hot-opt %s --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s

// A transform does not write into its source, nor an op into an argument that
// is read later.
// CHECK-LABEL: func.func @no_overwrite(
//  CHECK-SAME:   %[[X:[a-z0-9]+]]: memref<16x4xf32>
//       CHECK:   %[[T:.+]] = memref.alloc
//       CHECK:   hot.hadamard %[[X]] along 0 block 16 into %[[T]]
//       CHECK:   return %[[T]], %[[X]]
func.func @no_overwrite(%x: tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>) {
  %0 = hot.hadamard %x along 0 block 16 into %x : tensor<16x4xf32> -> tensor<16x4xf32>
  return %0, %x : tensor<16x4xf32>, tensor<16x4xf32>
}

// Source and destination never share a buffer: the transform reads an element
// of its source after it has written another.
// CHECK-LABEL: func.func @no_alias(
//       CHECK:   %[[E:.+]] = memref.alloc
//       CHECK:   %[[T:.+]] = memref.alloc
//       CHECK:   hot.hadamard %[[E]] along 0 block 16 into %[[T]]
func.func @no_alias(%c: f32) -> tensor<16x4xf32> {
  %e = tensor.empty() : tensor<16x4xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<16x4xf32>) -> tensor<16x4xf32>
  %0 = hot.hadamard %f along 0 block 16 into %f : tensor<16x4xf32> -> tensor<16x4xf32>
  return %0 : tensor<16x4xf32>
}

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>

// With `accumulate` the init is read: its content is copied before it is overwritten.
// CHECK-LABEL: func.func @accumulate_reads(
//  CHECK-SAME:   %[[C:[a-z0-9]+]]: memref<4x6xf32>
//       CHECK:   %[[R:.+]] = memref.alloc
//       CHECK:   memref.copy %[[C]], %[[R]]
//       CHECK:   hot.scaled_matmul {{.*}} outs(%[[R]] : memref<4x6xf32>) {{.*}} accumulate
func.func @accumulate_reads(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %s: tensor<f32>, %c: tensor<4x6xf32> {bufferization.writable = false}) -> tensor<4x6xf32> {
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%s, %s : tensor<f32>, tensor<f32>)
      outs(%c : tensor<4x6xf32>) maps [#mk, #nk, #none, #none, #mn] accumulate -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
