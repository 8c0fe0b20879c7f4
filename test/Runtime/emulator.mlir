// The device emulator: what it says about launches, faults and results.

// RUN: hot-runner %s --device=emulator --counters=- | FileCheck %s --check-prefix=TABLE
// RUN: hot-runner %s --device=emulator --counters=%t.1.json --emulator-threads=1 --output-dir=%t.1
// RUN: hot-runner %s --device=emulator --counters=%t.3.json --emulator-threads=3 --output-dir=%t.3
// RUN: diff %t.1.json %t.3.json
// RUN: diff -r %t.1 %t.3
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.1.json
// RUN: hot-runner %s --output-dir=%t.cpu
// RUN: diff -r %t.cpu %t.1
// RUN: hot-runner %s --device=emulator --reference --time | FileCheck %s --check-prefix=REFERENCE
// RUN: not hot-runner %s --device=emulator --step-limit=20 2>&1 | FileCheck %s --check-prefix=STEPS
// RUN: not hot-runner %s --device=emulator --entry=far 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not hot-runner %s --device=emulator --entry=unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// RUN: not hot-runner %s --device=emulator --entry=assertion 2>&1 | FileCheck %s --check-prefix=ASSERT
// RUN: not hot-runner %s --device=emulator --entry=huge 2>&1 | FileCheck %s --check-prefix=HUGE

// The function's kernels, in the order of their first launches.
// TABLE: kernel [[KERNEL:[a-z0-9_]+]]
// TABLE: result 0 {{.*}}40x30xf32
// JSON: "counters": {
// JSON: "kernel": "{{[a-z0-9_]+}}"
// REFERENCE: function: compile {{.*}} ms, run {{.*}} ms
// REFERENCE: reference: compile
// REFERENCE: result 0 {{.*}} 0.000e+00 0.000e+00
// STEPS: hot-runner: error: @main failed: the checks found faults in kernel '{{.*}}':
// STEPS-NEXT: hot_kernels.ptx:{{[0-9]+}}: step-limit:
func.func @main(%x: tensor<40x72xf32>, %w: tensor<72x30xf32>) -> tensor<40x30xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<40x30xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<40x30xf32>) -> tensor<40x30xf32>
  %y = linalg.matmul ins(%x, %w : tensor<40x72xf32>, tensor<72x30xf32>) outs(%f : tensor<40x30xf32>) -> tensor<40x30xf32>
  return %y : tensor<40x30xf32>
}

// The line of PTX comes after what is wrong with it.
// FAR: hot-runner: error: @far failed: the checks found faults in kernel '{{.*}}':
// FAR-NEXT: hot_kernels.ptx:{{[0-9]+}}: out-of-bounds: {{.*}}CTA 0,0,0, warp 0, lane 0
// FAR-NEXT: ld.global{{.*}};
func.func @far(%t: tensor<4xf32>, %i: tensor<i64>) -> tensor<f32> {
  %c = arith.constant 100000000000 : index
  %n = tensor.extract %i[] : tensor<i64>
  %m = arith.index_cast %n : i64 to index
  %j = arith.addi %c, %m : index
  %e = tensor.extract %t[%j] : tensor<4xf32>
  %r = tensor.from_elements %e : tensor<f32>
  return %r : tensor<f32>
}

// UNWRITTEN: hot-runner: error: result 1: uninitialized: nothing has written 12 of 28 bytes that are copied to the host
func.func @unwritten(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<7xf32>) {
  %e = tensor.empty() : tensor<7xf32>
  %0 = tensor.insert_slice %a into %e[1] [4] [1] : tensor<4xf32> into tensor<7xf32>
  return %a, %0 : tensor<4xf32>, tensor<7xf32>
}

// ASSERT: hot-runner: error: @assertion failed: assertion failed: too few rows
func.func @assertion(%t: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %many = arith.constant 1000 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %ok = arith.cmpi sge, %n, %many : index
  cf.assert %ok, "too few rows"
  %0 = arith.addf %t, %t : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// HUGE: hot-runner: error: @huge failed: {{.*}}400000000000000
func.func @huge() -> tensor<?xf32> {
  %c = arith.constant 100000000000000 : index
  %z = arith.constant 1.0 : f32
  %e = tensor.empty(%c) : tensor<?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %f : tensor<?xf32>
}
