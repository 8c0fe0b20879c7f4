// RUN: not hot-opt %s --convert-hot-to-gpu=chip=sm_90 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not hot-opt %s --convert-hot-to-gpu=chip=sm_80a 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not hot-opt %s --convert-hot-to-gpu 2>&1 | FileCheck %s --check-prefix=TAKEN
// CHIP: error: convert-hot-to-gpu: {{chip 'sm_90' is not supported: .+; chip=|unknown chip 'sm_80a'; chip=}} takes one of sm_80, sm_86, sm_89
// CHIP-NOT: error

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#none = affine_map<(m, n, k) -> ()>
#mn = affine_map<(m, n, k) -> (m, n)>

// TAKEN: error: 'func.func' op has the name of the module of kernels, 'hot_kernels'; rename it
func.func private @hot_kernels()

func.func @f(%x: tensor<8x16xf32>, %qe: tensor<8x16xi8>, %se: tensor<f32>, %init: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %q, %s = hot.quantize %x per_tensor round nearest into %qe, %se : tensor<8x16xf32> -> tensor<8x16xi8>, tensor<f32>
  %o = hot.scaled_matmul ins(%q, %q : tensor<8x16xi8>, tensor<8x16xi8>) scales(%s, %s : tensor<f32>, tensor<f32>)
      outs(%init : tensor<8x8xf32>) maps [#mk, #nk, #none, #none, #mn] -> tensor<8x8xf32>
  return %o : tensor<8x8xf32>
}
