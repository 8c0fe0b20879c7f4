// RUN: not hot-opt %s --hot-binary-stage 2>&1 | FileCheck %s

// Nothing defines the callee.
// CHECK: error: gpu.binary @k calls '__nv_expf', which nothing defines
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_80">] {
    llvm.func @__nv_expf(f32) -> f32
    llvm.func @f(%x: f32, %p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %0 = llvm.call @__nv_expf(%x) : (f32) -> f32
      llvm.store %0, %p : f32, !llvm.ptr
      llvm.return
    }
  }
}
