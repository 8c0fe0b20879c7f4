// RUN: hot-opt %s --hot-expand-math | FileCheck %s

// No function is left that a library would compute; no fused multiply-add comes in.
// CHECK-LABEL: func.func @single(
// CHECK-NOT:     math.{{log|tanh|erf|rsqrt|fma}}
// CHECK-NOT:     f64
// CHECK:         return
func.func @single(%x: f32) -> (f32, f32, f32, f32) {
  %1 = math.log %x : f32
  %2 = math.tanh %x : f32
  %3 = math.erf %x : f32
  %4 = math.rsqrt %x : f32
  return %1, %2, %3, %4 : f32, f32, f32, f32
}

// exp and rarer functions are computed in f64 and rounded once.
// CHECK-LABEL: func.func @through_double(
// CHECK-NOT:     math.{{exp|sin|cos|powf|fpowi|log1p|fma}}
// CHECK:         arith.extf %{{.*}} : f32 to f64
// CHECK:         arith.truncf %{{.*}} : f64 to f32
// CHECK-NOT:     math.{{exp|sin|cos|powf|fpowi|log1p|fma}}
// CHECK:         return
func.func @through_double(%x: f32, %n: i32) -> (f32, f32, f32, f32, f32, f32) {
  %0 = math.sin %x : f32
  %1 = math.cos %x : f32
  %2 = math.powf %x, %x : f32
  %3 = math.fpowi %x, %n : f32, i32
  %4 = math.log1p %x : f32
  %5 = math.exp %x : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// bf16 is widened, the result rounded once.
// CHECK-LABEL: func.func @narrow(
// CHECK:         arith.extf %{{.*}} : bf16 to f32
// CHECK-NOT:     math.exp
// CHECK:         arith.truncf %{{.*}} : f32 to bf16
func.func @narrow(%x: bf16) -> bf16 {
  %0 = math.exp %x : bf16
  return %0 : bf16
}

// What every device rounds alike stays.
// CHECK-LABEL: func.func @exact(
// CHECK:         math.sqrt
// CHECK:         math.absf
// CHECK:         math.roundeven
func.func @exact(%x: f32) -> (f32, f32, f32) {
  %0 = math.sqrt %x : f32
  %1 = math.absf %x : f32
  %2 = math.roundeven %x : f32
  return %0, %1, %2 : f32, f32, f32
}
