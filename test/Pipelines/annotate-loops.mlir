// RUN: hot-opt %s --hot-annotate-loops="min-iterations=100" | FileCheck %s

// CHECK-DAG: #[[UNROLL:.+]] = #llvm.loop_unroll<disable = true>
// CHECK-DAG: #[[VECTORIZE:.+]] = #llvm.loop_vectorize<disable = true>
// CHECK-DAG: #[[OUTER:.+]] = #llvm.loop_annotation<unroll = #[[UNROLL]]>
// CHECK-DAG: #[[SMALL:.+]] = #llvm.loop_annotation<vectorize = #[[VECTORIZE]], unroll = #[[UNROLL]]>

// CHECK-LABEL: func.func @loops(
func.func @loops(%x: memref<?xf32>, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %c10 = arith.constant 10 : index
  // 90 iterations.
  // CHECK:      scf.for
  // CHECK-NEXT:   scf.for
  // CHECK-NEXT:     memref.store
  // CHECK-NEXT:   } {loop_annotation = #[[SMALL]]}
  // CHECK-NEXT: } {loop_annotation = #[[OUTER]]}
  scf.for %i = %c0 to %c9 step %c1 {
    scf.for %j = %c0 to %c10 step %c1 {
      memref.store %f, %x[%j] : memref<?xf32>
    }
  }
  // 100 iterations, and an unknown number: left to LLVM.
  // CHECK-NEXT: scf.for
  // CHECK-NEXT:   scf.for
  // CHECK-NEXT:     memref.store
  // CHECK-NEXT:   {{^ *[}]$}}
  // CHECK-NEXT: } {loop_annotation = #[[OUTER]]}
  scf.for %i = %c0 to %c10 step %c1 {
    scf.for %j = %c0 to %c10 step %c1 {
      memref.store %f, %x[%j] : memref<?xf32>
    }
  }
  // CHECK-NEXT: scf.for
  // CHECK-NEXT:   memref.store
  // CHECK-NEXT: {{^ *[}]$}}
  scf.for %i = %c0 to %n step %c1 {
    memref.store %f, %x[%i] : memref<?xf32>
  }
  return
}
