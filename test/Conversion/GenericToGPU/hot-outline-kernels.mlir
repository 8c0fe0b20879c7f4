// RUN: hot-opt %s --hot-generic-kernels-stage | FileCheck %s

// Equal work on other buffers is one kernel; another static size is another.
// CHECK-LABEL: func.func @equal(
// CHECK: gpu.launch_func @hot_kernels::@[[K:fill_[0-9]+]] {{.*}} args(%{{.+}} : memref<f32>)
// CHECK: gpu.launch_func @hot_kernels::@[[K]]
// CHECK: gpu.launch_func @hot_kernels::@[[L:fill_[0-9]+]]
func.func @equal(%a: memref<4x64xf32>, %b: memref<4x64xf32>, %c: memref<8x64xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%a : memref<4x64xf32>)
  linalg.fill ins(%z : f32) outs(%b : memref<4x64xf32>)
  linalg.fill ins(%z : f32) outs(%c : memref<8x64xf32>)
  return
}

// The base of the buffer, and as scalars what is not static.
// CHECK-LABEL: func.func @dynamic(
// CHECK: %[[B:.+]] = memref.reinterpret_cast %{{.+}} to offset: [0], sizes: [], strides: []
// CHECK: memref.extract_strided_metadata
// CHECK: gpu.launch_func {{.*}} args({{.*}}%[[B]] : memref<f32>, %{{.+}} : index, %{{.+}} : index, %{{.+}} : index)
func.func @dynamic(%a: memref<?x64xf32, strided<[?, 1], offset: ?>>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%a : memref<?x64xf32, strided<[?, 1], offset: ?>>)
  return
}

// CHECK-LABEL: func.func @assertion(
// CHECK: gpu.launch_func @hot_kernels::@[[T:scalar_[0-9]+]]
func.func @assertion(%f: memref<i1>) {
  %0 = memref.load %f[] : memref<i1>
  cf.assert %0, "false"
  return
}

// CHECK: gpu.module @hot_kernels
// CHECK: gpu.func @[[K]](%{{.+}}: memref<f32>) kernel
// CHECK: gpu.func @[[L]](
// CHECK: memref.reinterpret_cast %{{.+}} to offset: [%{{.+}}], sizes: [%{{.+}}, 64], strides: [%{{.+}}, 1]
// CHECK: gpu.func @[[T]](
// CHECK: llvm.intr.trap
