// RUN: hot-opt %s --split-input-file --pass-pipeline='builtin.module(gpu.module(hot-lower-device-math))' --verify-diagnostics | FileCheck %s

gpu.module @k {
  // One instruction each.
  // CHECK-LABEL: gpu.func @exact
  // CHECK-NOT: math.
  // CHECK: llvm.call_intrinsic "llvm.floor"
  // CHECK: llvm.call_intrinsic "llvm.ceil"
  // CHECK: %[[R:.+]] = llvm.call_intrinsic "llvm.sqrt"
  // CHECK: arith.divf %{{.+}}, %[[R]]
  // CHECK: arith.cmpf uno
  // CHECK: math.ctpop
  gpu.func @exact(%x: f32, %i: i32, %m: memref<f32>) kernel {
    %0 = math.floor %x : f32
    %1 = math.ceil %0 : f32
    %2 = math.rsqrt %1 : f32
    %3 = math.isnan %2 : f32
    %4 = math.ctpop %i : i32
    memref.store %2, %m[] : memref<f32>
    gpu.return
  }
}

// -----

gpu.module @k {
  // No chip has these on 16 bits; f32's result is right.
  // CHECK-LABEL: gpu.func @narrow
  // CHECK: %[[X:.+]] = arith.extf %{{.+}} : f16 to f32
  // CHECK: %[[R:.+]] = llvm.call_intrinsic "llvm.round"(%[[X]]) : (f32) -> f32
  // CHECK: arith.truncf %[[R]] : f32 to f16
  // CHECK: arith.extf
  // CHECK: llvm.call_intrinsic "llvm.sqrt"({{.*}}) : (f32) -> f32
  gpu.func @narrow(%x: f16, %m: memref<f16>) kernel {
    %0 = math.round %x : f16
    %1 = math.sqrt %0 : f16
    memref.store %1, %m[] : memref<f16>
    gpu.return
  }
}

// -----

gpu.module @k {
  // Two roundings would be one too many.
  gpu.func @fused(%x: f16, %m: memref<f16>) kernel {
    // expected-error @+1 {{'math.fma' on 'f16' cannot be compiled for the GPU}}
    %0 = math.fma %x, %x, %x : f16
    memref.store %0, %m[] : memref<f16>
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @call(%x: f32, %m: memref<f32>) kernel {
    // expected-error @+1 {{'math.exp' on 'f32' cannot be compiled for the GPU: it has no expansion}}
    %0 = math.exp %x : f32
    memref.store %0, %m[] : memref<f32>
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @remainder(%x: f32, %m: memref<f32>) kernel {
    // expected-error @+1 {{'arith.remf' on 'f32' cannot be compiled for the GPU}}
    %0 = arith.remf %x, %x : f32
    memref.store %0, %m[] : memref<f32>
    gpu.return
  }
}
