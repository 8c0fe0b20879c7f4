// RUN: hot-opt %s --hot-protect-arguments | FileCheck %s

// CHECK-LABEL: func.func @computed(
// CHECK-SAME:    tensor<4xf32> {bufferization.writable = false}
// CHECK-SAME:    attributes {llvm.emit_c_interface}
// CHECK:         %[[R:.+]] = linalg.exp
// CHECK-NOT:     bufferization.alloc_tensor
// CHECK:         return %[[R]]
func.func @computed(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// An argument, a view of one, a constant, and a result returned before are copied.
// CHECK-LABEL: func.func @shared(
// CHECK-COUNT-4: bufferization.alloc_tensor() copy(
// CHECK:         return
func.func @shared(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c = arith.constant dense<1.0> : tensor<2xf32>
  %e = tensor.empty() : tensor<4xf32>
  %v = tensor.expand_shape %x [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %x, %v, %c, %0, %0 : tensor<4xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<4xf32>, tensor<4xf32>
}

// A private function is not called from outside.
// CHECK-LABEL: func.func private @hidden(
// CHECK-NOT:     llvm.emit_c_interface
// CHECK:         return
func.func private @hidden() {
  return
}
