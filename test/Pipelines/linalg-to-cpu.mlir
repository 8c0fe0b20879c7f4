// RUN: hot-opt %s --hot-linalg-to-cpu="scheme=none" \
// RUN:   | mlir-runner -e main --entry-point-result=void --shared-libs=%llvm_lib/libmlir_c_runner_utils.so,%llvm_lib/libmlir_runner_utils.so \
// RUN:   | FileCheck %s

func.func private @printMemrefF32(tensor<*xf32>) attributes {llvm.emit_c_interface}

func.func @print(%x: tensor<?x?xf32>) {
  %0 = tensor.cast %x : tensor<?x?xf32> to tensor<*xf32>
  call @printMemrefF32(%0) : (tensor<*xf32>) -> ()
  return
}

// Zero, NaN and infinity by row: the first has scale 0 and codes 0, the others NaN
// scales. Ties go to even: 0.5 of 7 gives 0, 1.5 gives 2.
func.func @corners() {
  %x = arith.constant dense<[[0.0, 0.0, -0.0], [1.0, 0x7FC00000, 2.0], [0x7F800000, 1.0, 2.0], [7.0, 0.5, -1.5]]> : tensor<4x3xf32>
  %qe = tensor.empty() : tensor<4x3xi4>
  %se = tensor.empty() : tensor<4xf32>
  %e = tensor.empty() : tensor<4x3xf32>
  %q, %s = hot.quantize %x per_axis 0 round nearest into %qe, %se : tensor<4x3xf32> -> tensor<4x3xi4>, tensor<4xf32>
  %y = hot.dequantize %q, %s per_axis 0 into %e : tensor<4x3xi4>, tensor<4xf32> -> tensor<4x3xf32>
  %d = tensor.cast %y : tensor<4x3xf32> to tensor<?x?xf32>
  call @print(%d) : (tensor<?x?xf32>) -> ()
  return
}

// A transform and its inverse with a ragged axis of integers: exact.
func.func @transforms(%size: index) {
  %x = arith.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]]> : tensor<1x6xf32>
  %d = tensor.cast %x : tensor<1x6xf32> to tensor<?x?xf32>
  %e = tensor.empty(%size) : tensor<?x8xf32>
  %t = hot.hadamard %d along 1 block 4 signs [1, -1, 1, 1] into %e : tensor<?x?xf32> -> tensor<?x8xf32>
  %u = hot.hadamard %t along 1 block 4 signs [1, -1, 1, 1] inverse into %e : tensor<?x8xf32> -> tensor<?x8xf32>
  %c = tensor.cast %u : tensor<?x8xf32> to tensor<?x?xf32>
  call @print(%c) : (tensor<?x?xf32>) -> ()
  return
}

func.func @main() {
  // CHECK:      [0,    0,    0],
  // CHECK-NEXT: [nan,    nan,    nan],
  // CHECK-NEXT: [nan,    nan,    nan],
  // CHECK-NEXT: [7,    0,    -2]
  call @corners() : () -> ()
  // CHECK:      {{\[\[}}1,    2,    3,    4,    5,    6,    0,    0]]
  %c1 = arith.constant 1 : index
  call @transforms(%c1) : (index) -> ()
  return
}
