// Inputs stay as they are and results never share memory with them, or with each
// other, even where bufferization could work in place and is told that it may.
// hot-runner itself checks that arguments are unchanged after the run.

// RUN: rm -rf %t && mkdir -p %t
// RUN: %python -c "import numpy as n; n.save(r'%t/a.npy', n.arange(4, dtype='f4')); n.save(r'%t/b.npy', n.float32([8, 9]))"
// RUN: cp %t/a.npy %t/before.npy
// RUN: hot-runner %s --entry=twice --input=%t/a.npy | FileCheck %s --check-prefix=TWICE
// RUN: hot-runner %s --entry=add_one --input=%t/a.npy | FileCheck %s --check-prefix=ADD
// RUN: hot-runner %s --entry=insert --input=%t/a.npy,%t/b.npy | FileCheck %s --check-prefix=INSERT
// RUN: hot-runner %s --entry=both --input=%t/a.npy --reference | FileCheck %s --check-prefix=BOTH
// RUN: hot-runner %s --entry=constant | FileCheck %s --check-prefix=CONSTANT
// RUN: cmp %t/a.npy %t/before.npy

// An argument, twice.
// TWICE:      result 0  4xf32  {{ *}}1.5  {{ *}}3.741657
// TWICE-NEXT: result 1  4xf32  {{ *}}1.5  {{ *}}3.741657
func.func @twice(%a: tensor<4xf32> {bufferization.writable = true}) -> (tensor<4xf32>, tensor<4xf32>) {
  return %a, %a : tensor<4xf32>, tensor<4xf32>
}

// ADD: result 0  4xf32  {{ *}}2.5  {{ *}}5.477226
func.func @add_one(%a: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %sum = arith.addf %a, %one : tensor<4xf32>
  return %sum : tensor<4xf32>
}

// [0, 8, 9, 3]
// INSERT: result 0  4xf32  {{ *}}5  {{ *}}12.40967
func.func @insert(%a: tensor<4xf32> {bufferization.writable = true}, %b: tensor<2xf32>) -> tensor<4xf32> {
  %r = tensor.insert_slice %b into %a[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %r : tensor<4xf32>
}

// The argument and what was made of it, [0, 1, 2, 7]; the reference starts from the same input.
// BOTH:      result 0  4xf32  {{ *}}1.5  {{ *}}3.741657  {{ *}}0.000e+00
// BOTH-NEXT: result 1  4xf32  {{ *}}2.5  {{ *}}7.348469  {{ *}}0.000e+00
func.func @both(%a: tensor<4xf32> {bufferization.writable = true}) -> (tensor<4xf32>, tensor<4xf32>) {
  %seven = arith.constant dense<7.0> : tensor<1xf32>
  %r = tensor.insert_slice %seven into %a[3] [1] [1] : tensor<1xf32> into tensor<4xf32>
  return %a, %r : tensor<4xf32>, tensor<4xf32>
}

// A constant, twice: the program's own data.
// CONSTANT:      result 0  2xf32  {{ *}}1.5  {{ *}}2.236068
// CONSTANT-NEXT: result 1  2xf32  {{ *}}1.5  {{ *}}2.236068
func.func @constant() -> (tensor<2xf32>, tensor<2xf32>) {
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return %c, %c : tensor<2xf32>, tensor<2xf32>
}
