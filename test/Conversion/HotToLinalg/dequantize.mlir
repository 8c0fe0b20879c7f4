// RUN: hot-opt %s --convert-hot-to-linalg --canonicalize --cse | FileCheck %s

// One multiplication in f32; a narrow result is rounded once more.
// CHECK-LABEL: func.func @narrow(
// CHECK:         linalg.generic
// CHECK:           %[[F:.+]] = arith.sitofp %in : i8 to f32
// CHECK-NEXT:      %[[V:.+]] = arith.mulf %[[F]], %{{.*}} : f32
// CHECK-NEXT:      %[[N:.+]] = arith.truncf %[[V]] : f32 to bf16
// CHECK-NEXT:      linalg.yield %[[N]]
func.func @narrow(%q: tensor<4x3xi8>, %s: tensor<3xf32>, %e: tensor<4x3xbf16>) -> tensor<4x3xbf16> {
  %0 = hot.dequantize %q, %s per_axis 1 into %e : tensor<4x3xi8>, tensor<3xf32> -> tensor<4x3xbf16>
  return %0 : tensor<4x3xbf16>
}
