// RUN: hot-opt %s --pass-pipeline='builtin.module(func.func(hot-fold-host-scalars,canonicalize))' | FileCheck %s

#s = affine_map<() -> ()>

// CHECK-LABEL: func.func @counter(
// CHECK-SAME:    %[[I:.+]]: i32
// CHECK-NOT: linalg.generic
// CHECK: %[[J:.+]] = arith.addi %[[I]], %c1_i32
// CHECK: return %[[J]]
func.func @counter(%i: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %t = tensor.from_elements %i : tensor<i32>
  %e = tensor.empty() : tensor<i32>
  %u = linalg.generic {indexing_maps = [#s, #s], iterator_types = []}
      ins(%t : tensor<i32>) outs(%e : tensor<i32>) {
  ^bb0(%x: i32, %o: i32):
    %y = arith.addi %x, %c1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  %j = tensor.extract %u[] : tensor<i32>
  return %j : i32
}

// The near miss: the value is in a tensor that the caller passes.
// CHECK-LABEL: func.func @data(
// CHECK: linalg.generic
func.func @data(%t: tensor<i32>) -> tensor<i32> {
  %c1 = arith.constant 1 : i32
  %e = tensor.empty() : tensor<i32>
  %u = linalg.generic {indexing_maps = [#s, #s], iterator_types = []}
      ins(%t : tensor<i32>) outs(%e : tensor<i32>) {
  ^bb0(%x: i32, %o: i32):
    %y = arith.addi %x, %c1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  return %u : tensor<i32>
}

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME:    %[[X:.+]]: tensor<?xf32>, %[[N:.+]]: index
// CHECK-NOT: tensor.reshape
// CHECK: tensor.expand_shape %[[X]] {{\[\[}}0, 1]] output_shape [%[[N]], 1]
func.func @reshape(%x: tensor<?xf32>, %n: index) -> tensor<?x1xf32> {
  %c1 = arith.constant 1 : index
  %s = tensor.from_elements %n, %c1 : tensor<2xindex>
  %r = tensor.reshape %x(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x1xf32>
  return %r : tensor<?x1xf32>
}
