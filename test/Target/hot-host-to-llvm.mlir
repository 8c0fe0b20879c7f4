// RUN: hot-opt %s --hot-host-to-llvm --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-DAG: llvm.mlir.global external constant @k_ptx()
// CHECK-DAG: llvm.mlir.global internal constant @k_f_name("f\00")
// CHECK-LABEL: llvm.func @host(
// CHECK: %[[SLOTS:.+]] = llvm.alloca
// CHECK: %[[P:.+]] = llvm.call @hotHostAlloc
// CHECK: llvm.store %{{.+}}, %{{.+}} : !llvm.ptr, !llvm.ptr
// CHECK: llvm.call @hotHostLaunch(%{{.+}}, %[[SLOTS]], %{{.+}})
// CHECK: llvm.call @hotHostCopy
// CHECK: llvm.call @hotHostFree
// CHECK: llvm.func @_mlir_ciface_host
module attributes {gpu.container_module} {
  func.func @host(%m: memref<f32>, %n: index) {
    %c1 = arith.constant 1 : index
    %a = memref.alloc() : memref<f32>
    gpu.launch_func @k::@f blocks in (%n, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%a : memref<f32>, %n : index)
    memref.copy %a, %m : memref<f32> to memref<f32>
    memref.dealloc %a : memref<f32>
    return
  }
  gpu.module @k {
    gpu.func @f(%m: memref<f32>, %n: index) kernel {
      gpu.return
    }
  }
}

// -----

func.func @host_reads(%m: memref<f32>) -> f32 {
  // expected-error @+1 {{accesses device memory from the host; run hot-scalars-to-launch first}}
  %0 = memref.load %m[] : memref<f32>
  return %0 : f32
}
