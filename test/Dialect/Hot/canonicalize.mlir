// RUN: hot-opt %s --canonicalize | FileCheck %s

// A transform and its inverse with equal parameters disappear.
// CHECK-LABEL: func.func @cancel_inverse(
//  CHECK-SAME:   %[[X:[a-z0-9]+]]: tensor<8x64xf32>
//   CHECK-NOT:   hot.hadamard
//       CHECK:   return %[[X]]
func.func @cancel_inverse(%x: tensor<8x64xf32>, %e: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = hot.hadamard %x along 1 block 16 signs bent into %e : tensor<8x64xf32> -> tensor<8x64xf32>
  %1 = hot.hadamard %0 along 1 block 16 signs bent inverse into %e : tensor<8x64xf32> -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}

// The inverse first is another map: D H H D is not H D D H.
// CHECK-LABEL: func.func @inverse_then_transform(
// CHECK-COUNT-2: hot.hadamard
func.func @inverse_then_transform(%x: tensor<8x64xf32>, %e: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = hot.hadamard %x along 1 block 16 signs bent inverse into %e : tensor<8x64xf32> -> tensor<8x64xf32>
  %1 = hot.hadamard %0 along 1 block 16 signs bent into %e : tensor<8x64xf32> -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}

// CHECK-LABEL: func.func @other_block(
// CHECK-COUNT-2: hot.hadamard
func.func @other_block(%x: tensor<8x64xf32>, %e: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = hot.hadamard %x along 1 block 16 into %e : tensor<8x64xf32> -> tensor<8x64xf32>
  %1 = hot.hadamard %0 along 1 block 32 inverse into %e : tensor<8x64xf32> -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}

// CHECK-LABEL: func.func @other_axis(
// CHECK-COUNT-2: hot.hadamard
func.func @other_axis(%x: tensor<64x64xf32>, %e: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = hot.hadamard %x along 1 block 16 into %e : tensor<64x64xf32> -> tensor<64x64xf32>
  %1 = hot.hadamard %0 along 0 block 16 inverse into %e : tensor<64x64xf32> -> tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}

// CHECK-LABEL: func.func @other_order(
// CHECK-COUNT-2: hot.hadamard
func.func @other_order(%x: tensor<8x64xf32>, %e: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = hot.hadamard %x along 1 block 16 order sequency into %e : tensor<8x64xf32> -> tensor<8x64xf32>
  %1 = hot.hadamard %0 along 1 block 16 inverse into %e : tensor<8x64xf32> -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}

// CHECK-LABEL: func.func @other_signs(
// CHECK-COUNT-2: hot.hadamard
func.func @other_signs(%x: tensor<8x64xf32>, %e: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = hot.hadamard %x along 1 block 2 signs [1, -1] into %e : tensor<8x64xf32> -> tensor<8x64xf32>
  %1 = hot.hadamard %0 along 1 block 2 inverse into %e : tensor<8x64xf32> -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}

// Padding adds elements that the inverse does not take away.
// CHECK-LABEL: func.func @padded(
// CHECK-COUNT-2: hot.hadamard
func.func @padded(%x: tensor<8x40xf32>, %e: tensor<8x48xf32>) -> tensor<8x48xf32> {
  %0 = hot.hadamard %x along 1 block 16 into %e : tensor<8x40xf32> -> tensor<8x48xf32>
  %1 = hot.hadamard %0 along 1 block 16 inverse into %e : tensor<8x48xf32> -> tensor<8x48xf32>
  return %1 : tensor<8x48xf32>
}

// A dynamic size may be padded.
// CHECK-LABEL: func.func @maybe_padded(
// CHECK-COUNT-2: hot.hadamard
func.func @maybe_padded(%x: tensor<8x?xf32>, %e: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %0 = hot.hadamard %x along 1 block 16 into %e : tensor<8x?xf32> -> tensor<8x?xf32>
  %1 = hot.hadamard %0 along 1 block 16 inverse into %e : tensor<8x?xf32> -> tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>

// Adding to zero is not adding.
// CHECK-LABEL: func.func @zero_accumulator(
//   CHECK-NOT:   linalg.fill
//       CHECK:   hot.scaled_matmul
//   CHECK-NOT:   accumulate
//       CHECK:   return
func.func @zero_accumulator(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %s: tensor<f32>) -> tensor<4x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%s, %s : tensor<f32>, tensor<f32>)
      outs(%f : tensor<4x6xf32>) maps [#mk, #nk, #none, #none, #mn] accumulate -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// CHECK-LABEL: func.func @one_accumulator(
//       CHECK:   linalg.fill
//       CHECK:   hot.scaled_matmul {{.+}} accumulate
func.func @one_accumulator(%a: tensor<4x8xi8>, %b: tensor<6x8xi8>, %s: tensor<f32>) -> tensor<4x6xf32> {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %f = linalg.fill ins(%one : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = hot.scaled_matmul ins(%a, %b : tensor<4x8xi8>, tensor<6x8xi8>) scales(%s, %s : tensor<f32>, tensor<f32>)
      outs(%f : tensor<4x6xf32>) maps [#mk, #nk, #none, #none, #mn] accumulate -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// The content of a destination is not read.
// CHECK-LABEL: func.func @filled_destination(
//   CHECK-NOT:   linalg.fill
func.func @filled_destination(%x: tensor<32x4xf32>) -> tensor<16x4xf32> {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<16x4xf32>
  %f = linalg.fill ins(%one : f32) outs(%e : tensor<16x4xf32>) -> tensor<16x4xf32>
  %0 = hot.low_rank %x along 0 block 16 rank 8 padding zero into %f : tensor<32x4xf32> -> tensor<16x4xf32>
  return %0 : tensor<16x4xf32>
}

// An unused op on tensors has no effect.
// CHECK-LABEL: func.func @dead(
//  CHECK-NEXT:   return
func.func @dead(%x: tensor<32x4xf32>, %q: tensor<32x4xi8>, %s: tensor<f32>) {
  %0:2 = hot.quantize %x per_tensor round nearest into %q, %s : tensor<32x4xf32> -> tensor<32x4xi8>, tensor<f32>
  return
}

// On memrefs it writes.
// CHECK-LABEL: func.func @alive(
//       CHECK:   hot.quantize
func.func @alive(%x: memref<32x4xf32>, %q: memref<32x4xi8>, %s: memref<f32>) {
  hot.quantize %x per_tensor round nearest into %q, %s : memref<32x4xf32> -> memref<32x4xi8>, memref<f32>
  return
}
