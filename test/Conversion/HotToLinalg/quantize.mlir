// RUN: hot-opt %s --convert-hot-to-linalg --canonicalize --cse --split-input-file | FileCheck %s

// The largest |x| is that of the bit patterns: NaN is above infinity. No value of a
// group without codes reaches the conversion to an integer.
// CHECK-LABEL: func.func @nearest(
// CHECK-DAG:     %[[ABS:.+]] = arith.constant 2147483647 : i32
// CHECK-DAG:     %[[LEAST:.+]] = arith.constant 67108864 : i32
// CHECK-DAG:     %[[INF:.+]] = arith.constant 2139095040 : i32
// CHECK-DAG:     %[[NAN:.+]] = arith.constant 0x7FC00000 : f32
// CHECK:         linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]}
// CHECK:           arith.andi %{{.*}}, %[[ABS]] : i32
// CHECK:           arith.maxsi
// CHECK:         linalg.generic
// CHECK-DAG:       %[[TINY:.+]] = arith.cmpi slt, %in, %[[LEAST]]
// CHECK-DAG:       %[[FINITE:.+]] = arith.cmpi slt, %in, %[[INF]]
// CHECK-DAG:       arith.select %[[FINITE]], %{{.*}}, %[[NAN]]
// CHECK:         linalg.generic
// CHECK:           %[[VALID:.+]] = arith.cmpf ogt
// CHECK:           %[[V:.+]] = arith.mulf
// CHECK:           %[[SAFE:.+]] = arith.select %[[VALID]], %[[V]]
// CHECK:           %[[R:.+]] = math.roundeven %[[SAFE]]
// CHECK:           arith.fptosi %[[R]] : f32 to i32
// CHECK:           arith.minsi
// CHECK:           arith.maxsi
func.func @nearest(%x: tensor<4x3xf32>, %q: tensor<4x3xi8>, %s: tensor<3xf32>) -> (tensor<4x3xi8>, tensor<3xf32>) {
  %0, %1 = hot.quantize %x per_axis 1 round nearest into %q, %s : tensor<4x3xf32> -> tensor<4x3xi8>, tensor<3xf32>
  return %0, %1 : tensor<4x3xi8>, tensor<3xf32>
}

// -----

// The rounding that depends on the position does; its neighbour does not.
// CHECK-LABEL: func.func @indexed(
// CHECK:         arith.constant -1640531535 : i32
// CHECK:         linalg.index 0
// CHECK:         linalg.index 1
func.func @indexed(%x: tensor<4x3xbf16>, %q: tensor<4x3xi8>, %s: tensor<f32>) -> (tensor<4x3xi8>, tensor<f32>) {
  %0, %1 = hot.quantize %x per_tensor round pseudo_stochastic_indexed into %q, %s : tensor<4x3xbf16> -> tensor<4x3xi8>, tensor<f32>
  return %0, %1 : tensor<4x3xi8>, tensor<f32>
}

// CHECK-LABEL: func.func @pseudo_stochastic(
// CHECK-NOT:     linalg.index
// CHECK:         arith.cmpf ogt
// CHECK:         arith.subf
// CHECK:         arith.cmpf ogt
// CHECK-NOT:     math.roundeven
func.func @pseudo_stochastic(%x: tensor<4x3xbf16>, %q: tensor<4x3xi8>, %s: tensor<f32>) -> (tensor<4x3xi8>, tensor<f32>) {
  %0, %1 = hot.quantize %x per_tensor round pseudo_stochastic into %q, %s : tensor<4x3xbf16> -> tensor<4x3xi8>, tensor<f32>
  return %0, %1 : tensor<4x3xi8>, tensor<f32>
}

// -----

// Groups are read through `floordiv`.
// CHECK:       #[[G:.+]] = affine_map<(d0, d1) -> (d0 floordiv 16, d1)>
// CHECK-LABEL: func.func @groups(
// CHECK:         linalg.generic {indexing_maps = [#{{.+}}, #[[G]]], iterator_types = ["reduction", "parallel"]}
func.func @groups(%x: tensor<40x3xf32>, %q: tensor<40x3xi8>, %s: tensor<3x3xf32>) -> (tensor<40x3xi8>, tensor<3x3xf32>) {
  %0, %1 = hot.quantize %x per_axis 1 group 0 by 16 round nearest into %q, %s : tensor<40x3xf32> -> tensor<40x3xi8>, tensor<3x3xf32>
  return %0, %1 : tensor<40x3xi8>, tensor<3x3xf32>
}
