// A program that fails while it runs ends with an error, not with a signal.

// RUN: not hot-runner %s --entry=assertion 2>&1 | FileCheck %s --check-prefix=ASSERT
// RUN: not hot-runner %s --entry=far 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not hot-runner %s --entry=huge 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not hot-runner %s --entry=unknown 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// ASSERT: hot-runner: error: @assertion failed: assertion failed: label out of range
func.func @assertion(%label: i32) -> i32 {
  %classes = arith.constant -1 : i32
  %ok = arith.cmpi slt, %label, %classes : i32
  cf.assert %ok, "label out of range"
  return %label : i32
}

// FAR: hot-runner: error: @far failed: access to memory out of bounds
func.func @far(%t: tensor<?xf32>, %i: index) -> f32 {
  %c = arith.constant 100000000000 : index
  %j = arith.addi %c, %i : index
  %e = tensor.extract %t[%j] : tensor<?xf32>
  return %e : f32
}

// HUGE: hot-runner: error: @huge failed: out of memory: 400000000000000 bytes wanted
func.func @huge() -> tensor<?xf32> {
  %c = arith.constant 100000000000000 : index
  %z = arith.constant 1.0 : f32
  %e = tensor.empty(%c) : tensor<?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %f : tensor<?xf32>
}

// UNKNOWN: hot-runner: error: {{.*}}symbol
func.func private @elsewhere(i32) -> i32
func.func @unknown(%a: i32) -> i32 {
  %b = call @elsewhere(%a) : (i32) -> i32
  return %b : i32
}
