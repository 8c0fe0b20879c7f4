// RUN: hot-opt %s --hot-device-stage=chip=sm_86 --hot-binary-stage -o %t.mlir
// RUN: rm -rf %t.dir && mkdir %t.dir
// RUN: hot-translate %t.mlir --hot-to-ptx -o %t.dir/x.ptx
// RUN: FileCheck %s --check-prefix=FIRST --input-file=%t.dir/x.0.ptx
// RUN: FileCheck %s --check-prefix=SECOND --input-file=%t.dir/x.1.ptx
// RUN: not ls %t.dir/x.ptx

// FIRST: .version 7.1
// FIRST: .target sm_86
// FIRST: .entry one(
// FIRST-NOT: .entry two(
// SECOND: .entry two(
module attributes {gpu.container_module} {
  gpu.module @a {
    gpu.func @one(%m: memref<f32>) kernel {
      %0 = arith.constant 1.0 : f32
      memref.store %0, %m[] : memref<f32>
      gpu.return
    }
  }
  gpu.module @b {
    gpu.func @two(%m: memref<f32>) kernel {
      %0 = arith.constant 2.0 : f32
      memref.store %0, %m[] : memref<f32>
      gpu.return
    }
  }
}
