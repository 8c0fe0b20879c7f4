// RUN: hot-opt %s --convert-hot-to-linalg --canonicalize --cse | FileCheck %s

// Codes of 4 bits are bytes in signatures, calls, loops and moves.
// CHECK-LABEL: func.func private @callee(tensor<4xi8>) -> tensor<4xi8>
func.func private @callee(tensor<4xi4>) -> tensor<4xi4>

// CHECK-LABEL: func.func @signature(
// CHECK-SAME:    %[[Q:.+]]: tensor<2x4xi8>) -> tensor<4xi8>
// CHECK-NOT:     i4
// CHECK:         scf.for {{.*}} -> (tensor<4xi8>)
// CHECK:         tensor.extract_slice %[[Q]]{{.*}} : tensor<2x4xi8> to tensor<4xi8>
// CHECK:         call @callee({{.*}}) : (tensor<4xi8>) -> tensor<4xi8>
func.func @signature(%q: tensor<2x4xi4>) -> tensor<4xi4> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<4xi4>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %e) -> tensor<4xi4> {
    %s = tensor.extract_slice %q[%i, 0] [1, 4] [1, 1] : tensor<2x4xi4> to tensor<4xi4>
    %t = func.call @callee(%s) : (tensor<4xi4>) -> tensor<4xi4>
    scf.yield %t : tensor<4xi4>
  }
  return %r : tensor<4xi4>
}

// An op that computes keeps its type between conversions.
// CHECK-LABEL: func.func @computes(
// CHECK-SAME:    %[[Q:.+]]: tensor<4xi8>) -> tensor<4xi8>
// CHECK:         %[[N:.+]] = arith.trunci %[[Q]] : tensor<4xi8> to tensor<4xi4>
// CHECK:         %[[A:.+]] = arith.addi %[[N]], %[[N]] : tensor<4xi4>
// CHECK:         arith.extsi %[[A]] : tensor<4xi4> to tensor<4xi8>
func.func @computes(%q: tensor<4xi4>) -> tensor<4xi4> {
  %0 = arith.addi %q, %q : tensor<4xi4>
  return %0 : tensor<4xi4>
}

// Other narrow integers are no codes.
// CHECK-LABEL: func.func @other(
// CHECK-SAME:    tensor<4xi2>
func.func @other(%q: tensor<4xi2>) -> tensor<4xi2> {
  return %q : tensor<4xi2>
}
