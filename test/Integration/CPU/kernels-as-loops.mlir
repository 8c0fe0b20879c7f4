// The kernels of everything that is not a hot operation, run as loops, give the
// bits that the CPU path gives: a product whose sum is the outer loop, functions, a
// loop that scatters, and a row that a tensor picks. Bits are printed as integers.
//
// RUN: hot-opt %s --hot-linalg-to-cpu=scheme=none -o %t.cpu.mlir
// RUN: mlir-runner %t.cpu.mlir -e main --entry-point-result=void --shared-libs=%llvm_lib/libmlir_runner_utils.so,%llvm_lib/libmlir_c_runner_utils.so | sed 's/base@ = [^ ]*//' > %t.cpu
// RUN: hot-opt %s --pass-pipeline='builtin.module(func.func(convert-elementwise-to-linalg,hot-fuse-elementwise,hot-expand-math),canonicalize,cse,hot-gpu-bufferize-stage,hot-generic-kernels-stage,test-hot-kernels-to-loops,buffer-deallocation-pipeline,convert-bufferization-to-memref,convert-scf-to-cf,expand-strided-metadata,lower-affine,arith-expand,convert-math-to-llvm,convert-to-llvm,reconcile-unrealized-casts)' -o %t.gpu.mlir
// RUN: mlir-runner %t.gpu.mlir -e main --entry-point-result=void --shared-libs=%llvm_lib/libmlir_runner_utils.so,%llvm_lib/libmlir_c_runner_utils.so | sed 's/base@ = [^ ]*//' > %t.gpu
// RUN: cmp %t.cpu %t.gpu
// RUN: FileCheck %s --input-file=%t.gpu

// CHECK: rank = 2 offset = 0 sizes = [7, 7]
// CHECK: rank = 2 offset = 0 sizes = [1, 80]

#mk = affine_map<(k, m, n) -> (m, k)>
#nk = affine_map<(k, m, n) -> (n, k)>
#mn = affine_map<(k, m, n) -> (m, n)>
#id = affine_map<(i, j) -> (i, j)>

func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 0.37 : f32
  %labels = arith.constant dense<[3, 1, 4, 1, 0, 2, 2, 3, 4]> : tensor<9xi32>

  %e0 = tensor.empty() : tensor<7x80xf32>
  %x = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e0 : tensor<7x80xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %p = arith.muli %i, %j : index
    %q = arith.index_cast %p : index to i32
    %f = arith.sitofp %q : i32 to f32
    %g = arith.mulf %f, %scale : f32
    %h = math.sin %g : f32
    linalg.yield %h : f32
  } -> tensor<7x80xf32>

  %e1 = tensor.empty() : tensor<7x7xf32>
  %z1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<7x7xf32>) -> tensor<7x7xf32>
  %y = linalg.generic {indexing_maps = [#mk, #nk, #mn],
                       iterator_types = ["reduction", "parallel", "parallel"]}
      ins(%x, %x : tensor<7x80xf32>, tensor<7x80xf32>) outs(%z1 : tensor<7x7xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<7x7xf32>
  %r = math.tanh %y : tensor<7x7xf32>

  // Adds column 1 of row i to the row that the label of i names.
  %r2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%acc = %r) -> tensor<7x7xf32> {
    %l = tensor.extract %labels[%i] : tensor<9xi32>
    %n = arith.index_cast %l : i32 to index
    %from = tensor.extract_slice %x[%n, %i] [1, 1] [1, 1] : tensor<7x80xf32> to tensor<1x1xf32>
    %to = tensor.extract_slice %acc[%n, 1] [1, 1] [1, 1] : tensor<7x7xf32> to tensor<1x1xf32>
    %s = arith.addf %to, %from : tensor<1x1xf32>
    %next = tensor.insert_slice %s into %acc[%n, 1] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<7x7xf32>
    scf.yield %next : tensor<7x7xf32>
  }
  %rb = arith.bitcast %r2 : tensor<7x7xf32> to tensor<7x7xi32>
  %rm = bufferization.to_buffer %rb read_only : tensor<7x7xi32> to memref<7x7xi32>
  %ru = memref.cast %rm : memref<7x7xi32> to memref<*xi32>
  call @printMemrefI32(%ru) : (memref<*xi32>) -> ()

  // A row whose number the step computed.
  %v = tensor.extract %r2[%c1, %c1] : tensor<7x7xf32>
  %w = arith.fptosi %v : f32 to i32
  %at = arith.index_cast %w : i32 to index
  %row0 = arith.maxsi %at, %c1 : index
  %row = arith.remsi %row0, %c9 : index
  %picked = tensor.extract_slice %x[%row, 0] [1, 80] [1, 1] : tensor<7x80xf32> to tensor<1x80xf32>
  %exp = math.exp %picked : tensor<1x80xf32>
  %eb = arith.bitcast %exp : tensor<1x80xf32> to tensor<1x80xi32>
  %em = bufferization.to_buffer %eb read_only : tensor<1x80xi32> to memref<1x80xi32>
  %eu = memref.cast %em : memref<1x80xi32> to memref<*xi32>
  call @printMemrefI32(%eu) : (memref<*xi32>) -> ()
  return
}
