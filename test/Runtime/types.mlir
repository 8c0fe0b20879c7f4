// Every element type, rank 0, scalars, open sizes, strided and empty results.

// RUN: rm -rf %t && mkdir -p %t
// RUN: %python %S/Inputs/check_types.py make %t
// RUN: hot-runner %s --entry=types --input=%t/bf16.npy,%t/f16.npy,%t/i4.npy,%t/i1.npy,%t/i16.npy,%t/i64.npy,%t/u8.npy --output-dir=%t/types
// RUN: hot-runner %s --entry=narrow --input=%t/f32.npy,%t/f64.npy --output-dir=%t/narrow
// RUN: hot-runner %s --entry=scalars --input=%t/scalar.npy,,,,%t/scalar.npy --output-dir=%t/scalars
// RUN: hot-runner %s --entry=strided --input=%t/matrix.npy --output-dir=%t/strided
// RUN: %python %S/Inputs/check_types.py check %t
// RUN: rm -rf %t && mkdir -p %t
// RUN: %python %S/Inputs/check_types.py make %t
// RUN: hot-runner %s --device=emulator --entry=types --input=%t/bf16.npy,%t/f16.npy,%t/i4.npy,%t/i1.npy,%t/i16.npy,%t/i64.npy,%t/u8.npy --output-dir=%t/types
// RUN: hot-runner %s --device=emulator --entry=narrow --input=%t/f32.npy,%t/f64.npy --output-dir=%t/narrow
// RUN: hot-runner %s --device=emulator --entry=scalars --input=%t/scalar.npy,,,,%t/scalar.npy --output-dir=%t/scalars
// RUN: hot-runner %s --device=emulator --entry=strided --input=%t/matrix.npy --output-dir=%t/strided
// RUN: %python %S/Inputs/check_types.py check %t
// RUN: hot-runner %s --device=emulator --entry=nothing | FileCheck %s --check-prefix=NOTHING
// RUN: hot-runner %s --device=emulator --entry=strided --dynamic-size=0 | FileCheck %s --check-prefix=EMPTY
// RUN: hot-runner %s --device=emulator --entry=lone | FileCheck %s --check-prefix=LONE
// RUN: hot-runner %s --entry=lone | FileCheck %s --check-prefix=LONE
// RUN: hot-runner %s --entry=nothing | FileCheck %s --check-prefix=NOTHING
// RUN: hot-runner %s --entry=strided --dynamic-size=0 | FileCheck %s --check-prefix=EMPTY
// RUN: cat %s | hot-runner - --entry=lone --time | FileCheck %s --check-prefix=TIME

func.func @types(%a: tensor<2xbf16>, %b: tensor<2xf16>, %c: tensor<4xi4>, %d: tensor<3xi1>, %e: tensor<2xi16>,
                 %f: tensor<2xi64>, %g: tensor<2xi8>)
    -> (tensor<2xbf16>, tensor<2xf16>, tensor<4xi4>, tensor<3xi1>, tensor<2xi16>, tensor<2xi64>, tensor<2xi8>) {
  %a2 = arith.addf %a, %a : tensor<2xbf16>
  %b2 = arith.addf %b, %b : tensor<2xf16>
  %d2 = arith.constant dense<true> : tensor<3xi1>
  %d3 = arith.xori %d, %d2 : tensor<3xi1>
  %e2 = arith.addi %e, %e : tensor<2xi16>
  %f2 = arith.addi %f, %f : tensor<2xi64>
  return %a2, %b2, %c, %d3, %e2, %f2, %g
      : tensor<2xbf16>, tensor<2xf16>, tensor<4xi4>, tensor<3xi1>, tensor<2xi16>, tensor<2xi64>, tensor<2xi8>
}

// Ties, overflow, NaN, and subnormal numbers, which some processors flush.
func.func @narrow(%a: tensor<9xf32>, %b: tensor<9xf64>) -> (tensor<9xbf16>, tensor<9xf16>) {
  %x = arith.truncf %a : tensor<9xf32> to tensor<9xbf16>
  %y = arith.truncf %b : tensor<9xf64> to tensor<9xf16>
  return %x, %y : tensor<9xbf16>, tensor<9xf16>
}

func.func @scalars(%a: f32, %b: i1, %c: bf16, %d: index, %t: tensor<f32>) -> (i1, f32, bf16, index, tensor<f32>) {
  %a2 = arith.addf %a, %a : f32
  return %b, %a2, %c, %d, %t : i1, f32, bf16, index, tensor<f32>
}

func.func @strided(%a: tensor<?x3xf32>) -> (tensor<?xf32>, tensor<3x?xf32>) {
  %zero = arith.constant 0 : index
  %n = tensor.dim %a, %zero : tensor<?x3xf32>
  %s = tensor.extract_slice %a[0, 1] [%n, 1] [1, 1] : tensor<?x3xf32> to tensor<?xf32>
  %e = tensor.empty(%n) : tensor<3x?xf32>
  %t = linalg.transpose ins(%a : tensor<?x3xf32>) outs(%e : tensor<3x?xf32>) permutation = [1, 0]
  return %s, %t : tensor<?xf32>, tensor<3x?xf32>
}

// LONE: result 0  i32  {{ *}}7
func.func @lone(%t: tensor<4xf32>) -> i32 {
  %c = arith.constant 7 : i32
  return %c : i32
}

// NOTHING: result  type
// NOTHING-NOT: result
func.func @nothing(%t: tensor<4xf32>) {
  return
}

// EMPTY: result 0  0xf32  {{ *}}0
// EMPTY: result 1  3x0xf32  {{ *}}0

// TIME: function: compile {{[0-9.]+}} ms, run {{[0-9.]+}} ms
