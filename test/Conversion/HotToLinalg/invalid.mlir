// RUN: hot-opt %s --convert-hot-to-linalg --split-input-file --verify-diagnostics

func.func @memrefs(%x: memref<4x16xf32>, %y: memref<4x16xf32>) {
  // expected-error @below {{'hot.hadamard' op is on memrefs; convert-hot-to-linalg takes tensors: run it before bufferization}}
  hot.hadamard %x along 1 block 16 into %y : memref<4x16xf32> -> memref<4x16xf32>
  return
}
