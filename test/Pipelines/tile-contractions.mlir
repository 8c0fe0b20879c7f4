// RUN: hot-opt %s --hot-tile-contractions | FileCheck %s

#a = affine_map<(m, k, n) -> (m, k)>
#b = affine_map<(m, k, n) -> (k, n)>
#c = affine_map<(m, k, n) -> (m, n)>

// Columns outside rows; the reduction is not cut.
// CHECK-LABEL: func.func @large(
// CHECK:         scf.for {{.*}} to %c1024 step %c512
// CHECK:           scf.for {{.*}} to %c64 step %c8
// CHECK-NOT:         scf.for
// CHECK:             linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : memref<8x32xf32, {{.*}}>, memref<32x512xf32,
func.func @large(%x: memref<64x32xf32>, %y: memref<32x1024xf32>, %z: memref<64x1024xf32>) {
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%x, %y : memref<64x32xf32>, memref<32x1024xf32>) outs(%z : memref<64x1024xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %r = arith.mulf %p, %q : f32
    %s = arith.addf %o, %r : f32
    linalg.yield %s : f32
  }
  return
}

// One tile needs no loops.
// CHECK-LABEL: func.func @small(
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @small(%x: memref<8x32xf32>, %y: memref<32x512xf32>, %z: memref<8x512xf32>) {
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%x, %y : memref<8x32xf32>, memref<32x512xf32>) outs(%z : memref<8x512xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %r = arith.mulf %p, %q : f32
    %s = arith.addf %o, %r : f32
    linalg.yield %s : f32
  }
  return
}
