// RUN: hot-opt %s --hot-linalg-to-cpu="scheme=none" | FileCheck %s

// An argument that is updated, and one that is returned, are copied: nothing is
// stored through the argument's pointer, and it is not what comes back.
// CHECK-LABEL: llvm.func @update(
// CHECK-SAME:    %[[BASE:[a-z0-9]+]]: !llvm.ptr, %[[X:[a-z0-9]+]]: !llvm.ptr
// CHECK-NOT:     llvm.store %{{.*}}, %[[X]]
// CHECK:         llvm.call @aligned_alloc
// CHECK-NOT:     llvm.insertvalue %[[BASE]]
// CHECK-NOT:     llvm.insertvalue %[[X]]
// CHECK:         llvm.return
func.func @update(%x: tensor<4xf32>, %v: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %v into %x[%c0] : tensor<4xf32>
  return %0, %x : tensor<4xf32>, tensor<4xf32>
}
