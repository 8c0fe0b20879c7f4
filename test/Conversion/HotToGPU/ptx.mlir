// What the kernels compile to.
// RUN: hot-opt %s --pass-pipeline="builtin.module(convert-hot-to-gpu{chip=sm_86},nvvm-attach-target{chip=sm_86 O=3},gpu.module(convert-nvgpu-to-nvvm,canonicalize,cse,convert-vector-to-scf,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-gpu-to-nvvm{use-bare-ptr-memref-call-conv=true index-bitwidth=64},convert-vector-to-llvm,convert-index-to-llvm,convert-nvvm-to-llvm,canonicalize,cse,reconcile-unrealized-casts),gpu-module-to-binary{format=isa})" | sed -e 's/\\0A/\n/g' -e 's/\\09/ /g' > %t.ptx
// RUN: FileCheck %s < %t.ptx
// RUN: FileCheck %s --check-prefix=NONE < %t.ptx

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// The launch sizes the ring of the product.
// CHECK:     .extern .shared .align 1024 .b8 hot_shared[];

// Along rows: loads and stores of 16 bytes, the maximum of a row in one instruction.
// CHECK-LABEL: .visible .entry quantize_rows_hadamard16_bf16_i4_pseudo_stochastic_indexed_per_line(
// CHECK:     .maxntid 128
// CHECK-DAG: ld.global.v4.b32
// CHECK-DAG: redux.sync.max.u32
// CHECK-DAG: div.rn.f32
// CHECK-DAG: ld.global.v4.b32
// CHECK-DAG: mul.rn.f32
// CHECK-DAG: st.global.v4.b32

// Along columns: the tile goes through shared memory.
// CHECK-LABEL: .visible .entry amax_columns_hadamard16_bf16_per_line(
// CHECK-DAG: ld.global.v4.b32
// CHECK-DAG: max.u32
// CHECK-DAG: {{atom|red}}.global.max.u32
// CHECK-LABEL: .visible .entry quantize_columns_hadamard16_bf16_i4_nearest_per_line(
// CHECK-DAG: ld.global.v4.b32
// CHECK-DAG: st.shared
// CHECK-DAG: bar.sync
// CHECK-DAG: ld.shared.v4.b32
// CHECK-DAG: st.global.v4.b32

// CHECK-LABEL: .visible .entry gemm_i4_bf16_row_column(
// CHECK-DAG: cp.async.cg.shared.global
// CHECK-DAG: cp.async.wait_group 1
// CHECK-DAG: ldmatrix.sync.aligned.m8n8.x4.shared.b16
// CHECK-DAG: mma.sync.aligned.m16n8k64.row.col{{.*}}.s32.s4.s4.s32
// CHECK-DAG: cvt.rn.bf16x2.f32

// Nothing is flushed, contracted, approximated or called.
// NONE-NOT: .ftz
// NONE-NOT: fma.
// NONE-NOT: .approx
// NONE-NOT: .extern .func
func.func @grad_input(%gy: tensor<50x40xbf16>, %w: tensor<40x20xbf16>, %init: tensor<50x20xbf16>) -> tensor<50x20xbf16> {
  %e0 = tensor.empty() : tensor<50x48xf32>
  %e1 = tensor.empty() : tensor<50x48xi4>
  %e2 = tensor.empty() : tensor<50xf32>
  %e3 = tensor.empty() : tensor<48x20xf32>
  %e4 = tensor.empty() : tensor<48x20xi4>
  %e5 = tensor.empty() : tensor<20xf32>
  %t = hot.hadamard %gy along 1 block 16 into %e0 : tensor<50x40xbf16> -> tensor<50x48xf32>
  %q, %s = hot.quantize %t per_axis 0 round pseudo_stochastic_indexed into %e1, %e2 : tensor<50x48xf32> -> tensor<50x48xi4>, tensor<50xf32>
  %wt = hot.hadamard %w along 0 block 16 into %e3 : tensor<40x20xbf16> -> tensor<48x20xf32>
  %wq, %ws = hot.quantize %wt per_axis 1 round nearest into %e4, %e5 : tensor<48x20xf32> -> tensor<48x20xi4>, tensor<20xf32>
  %r = hot.scaled_matmul ins(%q, %wq : tensor<50x48xi4>, tensor<48x20xi4>) scales(%s, %ws : tensor<50xf32>, tensor<20xf32>)
      outs(%init : tensor<50x20xbf16>) maps [#mk, #kn, #m, #n, #mn] -> tensor<50x20xbf16>
  return %r : tensor<50x20xbf16>
}
