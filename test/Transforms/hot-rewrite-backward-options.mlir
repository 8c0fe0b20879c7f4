// RUN: hot-opt %s --hot-rewrite-backward --canonicalize --cse | FileCheck %s --check-prefix=SMALL
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=960" --canonicalize --cse | FileCheck %s --check-prefix=HOT
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=961" --canonicalize --cse | FileCheck %s --check-prefix=SMALL
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=0 scheme=none" | FileCheck %s --check-prefix=SMALL
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=0 gx-bits=0 gw-bits=0 rank=16" --canonicalize --cse | FileCheck %s --check-prefix=FLOAT
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=0 block=32 gx-bits=8 gw-bits=4" --canonicalize --cse | FileCheck %s --check-prefix=BLOCK
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=0 chip=sm_86" --canonicalize --cse | FileCheck %s --check-prefix=HOT
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=0 chip=sm_90a" --canonicalize --cse | FileCheck %s --check-prefix=HOPPER
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=0 granularity=per_tensor rounding=nearest" --canonicalize --cse | FileCheck %s --check-prefix=TENSOR
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=0 layers=0" --canonicalize --cse | FileCheck %s --check-prefix=HOT
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=0 layers=.*ense" --canonicalize --cse | FileCheck %s --check-prefix=HOT
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=0 layers=(1|ense)" | FileCheck %s --check-prefix=SMALL

// Twice is once.
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=0" -o %t.once
// RUN: hot-opt %t.once --hot-rewrite-backward="min-elements=0" | diff %t.once -
// RUN: hot-opt %s --hot-rewrite-backward="min-elements=0 gx-bits=0 gw-bits=0" -o %t.once
// RUN: hot-opt %t.once --hot-rewrite-backward="min-elements=0" | diff %t.once -

// SMALL-LABEL: func.func @step(
// SMALL-NOT:     hot.
// SMALL-COUNT-3: linalg.matmul
// SMALL-NOT:     hot.

// HOT-LABEL:   func.func @step(
// HOT:           hot.low_rank {{.*}} block 16 rank 8 padding edge
// HOT:           hot.scaled_matmul ins({{.*}} : tensor<20x16xi4>, tensor<8x16xi4>)
// HOT:           hot.scaled_matmul ins({{.*}} : tensor<16x6xi8>, tensor<16x8xi8>)

// Transforms stay, and the products are plain ones in f32; the running gradient
// is added to.
// FLOAT-LABEL: func.func @step(
// FLOAT-SAME:    %[[RUNNING:[a-z0-9]+]]: tensor<6x8xf32>) ->
// FLOAT-NOT:     hot.quantize
// FLOAT:         %[[XP:.+]] = hot.low_rank %{{.*}} along 0 block 16 rank 16 padding edge {{.*}} -> tensor<32x8xf32>
// FLOAT:         linalg.matmul
// FLOAT-NOT:     hot.quantize
// FLOAT:         %[[WT:.+]] = hot.hadamard
// FLOAT:         %[[GT:.+]] = hot.hadamard
// FLOAT:         %[[ZERO:.+]] = linalg.fill {{.*}} -> tensor<20x8xf32>
// FLOAT:         linalg.generic {{.*}} ins(%[[GT]], %[[WT]] : tensor<20x16xf32>, tensor<8x16xf32>) outs(%[[ZERO]]
// FLOAT:           arith.mulf
// FLOAT:           arith.addf
// FLOAT:         %[[GP:.+]] = hot.low_rank %{{.*}} along 0 block 16 rank 16 padding zero
// FLOAT:         linalg.generic {{.*}} ins(%[[GP]], %[[XP]] : tensor<32x6xf32>, tensor<32x8xf32>) outs(%[[RUNNING]]
// FLOAT-SAME:      hot.product = {layer = 0 : i64, role = "grad_weight"}
// FLOAT-NOT:     hot.

// Rank follows block, bits follow the options.
// BLOCK-LABEL: func.func @step(
// BLOCK:         hot.low_rank {{.*}} block 32 rank 16 padding edge
// BLOCK:         hot.hadamard {{.*}} block 32
// BLOCK:         hot.scaled_matmul ins({{.*}} : tensor<20x32xi8>, tensor<8x32xi8>)
// BLOCK:         hot.scaled_matmul ins({{.*}} : tensor<16x6xi4>, tensor<16x8xi4>)

// No 4-bit codes where the chip does not multiply them.
// HOPPER-LABEL: func.func @step(
// HOPPER-NOT:    xi4>
// HOPPER:        hot.scaled_matmul ins({{.*}} : tensor<20x16xi8>, tensor<8x16xi8>)
// HOPPER-NOT:    xi4>

// One scale for all of gy in the input gradient; columns of w keep theirs.
// TENSOR-LABEL: func.func @step(
// TENSOR:        hot.quantize {{.*}} per_axis 0 round nearest into {{.*}} tensor<8x16xi4>, tensor<8xf32>
// TENSOR:        hot.quantize {{.*}} per_tensor round nearest into {{.*}} tensor<20x16xi4>, tensor<f32>
// TENSOR:        hot.scaled_matmul {{.*}} scales({{.*}} : tensor<f32>, tensor<8xf32>)
// TENSOR:        hot.quantize {{.*}} per_axis 1 round nearest into {{.*}} tensor<16x6xi8>, tensor<6xf32>
// TENSOR-NOT:    pseudo_stochastic

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// L * O * I = 20 * 6 * 8 = 960.
func.func @step(%x0: tensor<20x8xf32>, %w: tensor<8x6xf32>, %running: tensor<6x8xf32>) -> (tensor<20x8xf32>, tensor<6x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %x = math.absf %x0 : tensor<20x8xf32>
  %e0 = tensor.empty() : tensor<20x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<20x6xf32>) -> tensor<20x6xf32>
  %y = linalg.matmul ins(%x, %w : tensor<20x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<20x6xf32>) -> tensor<20x6xf32> loc("block/dense")
  %gy = math.cos %y : tensor<20x6xf32>
  %e1 = tensor.empty() : tensor<20x8xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %gx = linalg.matmul indexing_maps = [#mk, #nk, #mn]
      ins(%gy, %w : tensor<20x6xf32>, tensor<8x6xf32>) outs(%f1 : tensor<20x8xf32>) -> tensor<20x8xf32>
  %gw = linalg.matmul indexing_maps = [#km, #kn, #mn]
      ins(%gy, %x : tensor<20x6xf32>, tensor<20x8xf32>) outs(%running : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %gx, %gw : tensor<20x8xf32>, tensor<6x8xf32>
}
