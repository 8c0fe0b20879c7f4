// RUN: hot-opt %s --hot-protect-arguments \
// RUN:   --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s

// An argument that is updated is copied first.
// CHECK-LABEL: func.func @update(
// CHECK-SAME:    %[[X:.+]]: memref<4xf32>
// CHECK:         %[[NEW:.+]] = memref.alloc
// CHECK:         memref.copy %[[X]], %[[NEW]]
// CHECK:         memref.store %{{.*}}, %[[NEW]]
// CHECK:         return %[[NEW]]
func.func @update(%x: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %v into %x[%c0] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// So is one that is returned as it is.
// CHECK-LABEL: func.func @identity(
// CHECK-SAME:    %[[X:.+]]: memref<4xf32>
// CHECK:         %[[NEW:.+]] = memref.alloc
// CHECK:         memref.copy %[[X]], %[[NEW]]
// CHECK:         return %[[NEW]]
func.func @identity(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
