// RUN: hot-opt %s --pass-pipeline='builtin.module(func.func(hot-lower-min-max))' | FileCheck %s

// CHECK-LABEL: func.func @single(
// CHECK-SAME:    %[[A:.+]]: f32, %[[B:.+]]: f32
// CHECK: llvm.call_intrinsic "llvm.maximum"(%[[A]], %[[B]]) : (f32, f32) -> f32
// CHECK: llvm.call_intrinsic "llvm.minimum"(%[[A]], %[[B]])
// CHECK: llvm.call_intrinsic "llvm.maximumnum"(%[[A]], %[[B]])
// CHECK: llvm.call_intrinsic "llvm.minimumnum"(%[[A]], %[[B]])
// CHECK: arith.maxsi
func.func @single(%a: f32, %b: f32, %i: i32) -> (f32, f32, f32, f32, i32) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b : f32
  %2 = arith.maxnumf %a, %b : f32
  %3 = arith.minnumf %a, %b : f32
  %4 = arith.maxsi %i, %i : i32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, i32
}

// CHECK-LABEL: func.func @narrow(
// CHECK: %[[A:.+]] = arith.extf %{{.+}} : vector<4xbf16> to vector<4xf32>
// CHECK: %[[B:.+]] = arith.extf
// CHECK: %[[M:.+]] = llvm.call_intrinsic "llvm.maximum"(%[[A]], %[[B]]) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK: arith.truncf %[[M]] : vector<4xf32> to vector<4xbf16>
func.func @narrow(%a: vector<4xbf16>, %b: vector<4xbf16>) -> vector<4xbf16> {
  %0 = arith.maximumf %a, %b : vector<4xbf16>
  return %0 : vector<4xbf16>
}
