// RUN: not hot-opt %s --hot-binary-stage 2>&1 | FileCheck %s

// Nothing defines the callee.
// CHECK: error: gpu.binary @k calls 'missing', which nothing defines
module attributes {gpu.container_module} {
  gpu.module @k [#nvvm.target<chip = "sm_80">] {
    llvm.func @missing(f32) -> f32
    llvm.func @f(%x: f32, %p: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
      %0 = llvm.call @missing(%x) : (f32) -> f32
      llvm.store %0, %p : f32, !llvm.ptr
      llvm.return
    }
  }
}
