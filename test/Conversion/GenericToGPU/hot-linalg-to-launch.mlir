// RUN: hot-opt %s --pass-pipeline='builtin.module(func.func(hot-linalg-to-launch,canonicalize,cse))' | FileCheck %s

#tk = affine_map<(k, m, n) -> (m, k)>
#kn = affine_map<(k, m, n) -> (k, n)>
#mn = affine_map<(k, m, n) -> (m, n)>

// The parallel loops are threads whatever the order of the loops; the sum is a
// register.
// CHECK-LABEL: func.func @reduction_first(
// CHECK-SAME:    %[[A:.+]]: memref<3x5xf32>, %[[B:.+]]: memref<5x7xf32>, %[[C:.+]]: memref<3x7xf32>
// CHECK: gpu.launch
// CHECK-SAME: threads(%[[T:[a-z0-9_]+]],
// CHECK: arith.cmpi ult, %{{.+}}, %c21
// CHECK: scf.if
// CHECK: %[[N:.+]] = arith.remui %{{.+}}, %c7
// CHECK: %[[M:.+]] = arith.divui %{{.+}}, %c7
// CHECK: %[[S:.+]] = memref.load %[[C]][%[[M]], %[[N]]]
// CHECK: %[[R:.+]] = scf.for %[[K:.+]] = %c0 to %c5 step %c1 iter_args(%[[ACC:.+]] = %[[S]])
// CHECK:   memref.load %[[A]][%[[M]], %[[K]]]
// CHECK:   memref.load %[[B]][%[[K]], %[[N]]]
// CHECK: memref.store %[[R]], %[[C]][%[[M]], %[[N]]]
func.func @reduction_first(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.generic {indexing_maps = [#tk, #kn, #mn],
                  iterator_types = ["reduction", "parallel", "parallel"]}
      ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %s, %p : f32
    linalg.yield %q : f32
  }
  return
}

// A parallel loop that one output lacks must not race: it stays in the thread.
// CHECK-LABEL: func.func @shared_output(
// CHECK: gpu.launch
// CHECK: scf.for
// CHECK:   memref.store
// CHECK: memref.store
func.func @shared_output(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                                   affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<4x8xf32>) outs(%b, %c : memref<4x8xf32>, memref<4xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    linalg.yield %x, %x : f32, f32
  }
  return
}

// The host copies what is contiguous, a kernel the rest.
// CHECK-LABEL: func.func @copies(
// CHECK: memref.copy
// CHECK-NOT: memref.copy
// CHECK: gpu.launch
func.func @copies(%a: memref<4x8xf32>, %b: memref<4x8xf32>,
                  %c: memref<4x8xf32, strided<[16, 1], offset: ?>>) {
  memref.copy %a, %b : memref<4x8xf32> to memref<4x8xf32>
  memref.copy %a, %c : memref<4x8xf32> to memref<4x8xf32, strided<[16, 1], offset: ?>>
  return
}
