// RUN: hot-opt %s --hot-linalg-to-ptx="chip=sm_86 scheme=none" -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir --implicit-check-not=linalg. --implicit-check-not=gpu.module
// RUN: hot-translate %t.mlir --hot-to-ptx | FileCheck %s --check-prefix=PTX --implicit-check-not=.extern
// RUN: hot-opt %t.mlir --hot-embed-device-code | %llvm_dir/bin/mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=LLVM

// CHECK-LABEL: llvm.func @step(
// CHECK: llvm.call @hotHostLaunch
// CHECK: llvm.func @_mlir_ciface_step
// CHECK: gpu.binary @hot_kernels

// PTX: .version 7.1
// PTX: .target sm_86
// PTX: .entry {{matmul|elementwise|fill}}
// A multiplication and an addition, never fused.
// PTX: mul.rn.f32
// PTX: add.rn.f32

// LLVM: @hot_kernels_ptx = internal constant
func.func @step(%x: tensor<8x16xf32>, %w: tensor<16x4xf32>) -> tensor<8x4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x4xf32>)
      outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
  %r = math.exp %y : tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
