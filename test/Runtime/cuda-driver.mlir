// The device cuda through a driver that is not there, one that is none, and one
// whose GPU is the emulator.

// RUN: rm -rf %t && mkdir -p %t/none
// RUN: cp %hot_obj/unittests/fake-cuda/libcuda.so.1 %t
// RUN: echo nothing > %t/none/libcuda.so.1
// RUN: env LD_LIBRARY_PATH=%t/none not hot-runner %s --device=cuda 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: env LD_LIBRARY_PATH=%t hot-runner %s --device=cuda --output-dir=%t/cuda
// RUN: hot-runner %s --output-dir=%t/cpu
// RUN: diff -r %t/cpu %t/cuda
// RUN: env LD_LIBRARY_PATH=%t HOT_FAKE_CUDA=9.0 hot-runner %s --device=cuda --output-dir=%t/newer
// RUN: diff -r %t/cpu %t/newer
// RUN: env LD_LIBRARY_PATH=%t HOT_FAKE_CUDA=8.0 not hot-runner %s --device=cuda --chip=sm_89 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: env LD_LIBRARY_PATH=%t HOT_FAKE_CUDA=7.5 not hot-runner %s --device=cuda 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: env LD_LIBRARY_PATH=%t not hot-runner %s --device=cuda --entry=far 2>&1 | FileCheck %s --check-prefix=FAR

// NONE: hot-runner: error: no CUDA driver ({{.*}}libcuda.so.1: {{.*}}); without a GPU, run with --device=emulator or --device=cpu
// CHIP: hot-runner: error: this GPU is an sm_80, which does not run code for sm_89; leave --chip out
// OLD: hot-runner: error: this GPU is an sm_75, which is older than every chip that code can be emitted for

#row = affine_map<(d0, d1) -> (d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%x: tensor<40x72xf32>, %w: tensor<72x30xf32>, %b: tensor<30xf32>) -> tensor<40x30xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<40x30xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<40x30xf32>) -> tensor<40x30xf32>
  %y = linalg.matmul ins(%x, %w : tensor<40x72xf32>, tensor<72x30xf32>) outs(%f : tensor<40x30xf32>) -> tensor<40x30xf32>
  %z = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y, %b : tensor<40x30xf32>, tensor<30xf32>) outs(%e : tensor<40x30xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %v = arith.addf %p, %q : f32
    %u = math.exp %v : f32
    linalg.yield %u : f32
  } -> tensor<40x30xf32>
  return %z : tensor<40x30xf32>
}

// An error of a kernel is found after its launch.
// FAR: hot-runner: error: {{.*}}, after kernel {{.*}}: CUDA_ERROR_ILLEGAL_ADDRESS (in the words of the driver)
func.func @far(%t: tensor<4xf32>, %i: tensor<i64>) -> tensor<f32> {
  %c = arith.constant 100000000000 : index
  %n = tensor.extract %i[] : tensor<i64>
  %m = arith.index_cast %n : i64 to index
  %j = arith.addi %c, %m : index
  %e = tensor.extract %t[%j] : tensor<4xf32>
  %r = tensor.from_elements %e : tensor<f32>
  return %r : tensor<f32>
}
