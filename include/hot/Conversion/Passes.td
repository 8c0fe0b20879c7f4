// Passes of hot-mlir's Conversion library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HOT_CONVERSION_PASSES_TD
#define HOT_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertHotToLinalgPass : Pass<"convert-hot-to-linalg", "::mlir::ModuleOp"> {
  let summary = "Lower hot ops on tensors to linalg, arith and tensor";
  let description = [{
    Replaces every op of the hot dialect by `linalg.generic` ops that compute the
    same bits: transforms by one generic per 16 Walsh components (a tree of
    additions whose signs are bits of the output index), `hot.quantize` by a
    reduction of |x|, a generic for the scales and one for the codes,
    `hot.scaled_matmul` by an integer contraction and a rescaling generic, inside
    an ascending `scf.for` where K has groups or may exceed 131072.

    i4 codes are stored one per byte: `tensor<..xi4>` becomes `tensor<..xi8>` in
    signatures, calls, branches, scf ops and the tensor ops that only move
    elements. Other ops keep their i4 type between `arith.trunci` and
    `arith.extsi`.

    ```mlir
    %x = hot.dequantize %q, %s per_axis 1 into %e
        : tensor<2x3xi8>, tensor<3xf32> -> tensor<2x3xf32>
    // becomes
    %x = linalg.generic {indexing_maps = [#id, #col, #id], ...} ins(%q, %s) outs(%e) {
    ^bb0(%code: i8, %scale: f32, %out: f32):
      %f = arith.sitofp %code : i8 to f32
      %v = arith.mulf %f, %scale : f32
      linalg.yield %v : f32
    }
    ```

    **Numerics:** exact; the reference for every other lowering.

    Preconditions: the ops are on tensors. On memrefs the pass fails; run it before
    bufferization.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numLowered", "ops-lowered", "Number of hot ops lowered">];
}

//===----------------------------------------------------------------------===//
// Everything that is not a hot operation, on the GPU
//===----------------------------------------------------------------------===//

def FoldHostScalarsPass : Pass<"hot-fold-host-scalars", "func::FuncOp"> {
  let summary = "Turn tensor arithmetic on host scalars into scalar arithmetic";
  let description = [{
    A loop counter often travels as `tensor<i32>`. Bufferized, it would live in
    device memory, where the host cannot read it. Computations without loops
    whose inputs are all known to the host become scalar ones, and a
    `tensor.reshape` whose sizes are such scalars becomes collapse and expand.

    ```mlir
    %t = tensor.from_elements %i : tensor<i32>
    %u = linalg.generic {.. no loops ..} ins(%t : tensor<i32>) .. { addi %in, %c1 }
    // =>
    %s = arith.addi %i, %c1 : i32
    %u = tensor.from_elements %s : tensor<i32>
    ```

    **Numerics:** exact.
  }];
  let dependentDialects = [
    "tensor::TensorDialect", "linalg::LinalgDialect", "arith::ArithDialect"
  ];
}

def ScalarsToLaunchPass : Pass<"hot-scalars-to-launch", "func::FuncOp"> {
  let summary = "Gather scalar accesses to device memory into one-thread kernels";
  let description = [{
    On memrefs, before `hot-linalg-to-launch`. Loads, stores, what is computed from
    loaded values, and loops and branches that hold only small work go into
    `gpu.launch` of one thread, as long sequences as possible. A scalar that is
    needed after its kernel goes through a fresh one-element buffer; the load from
    it is marked `hot.device_scalar` and is cloned into the kernels that use it
    when they are outlined, views with such offsets too.

    A loop or branch that stays on the host must not depend on device memory: that
    is refused, because the host never reads it.

    **Numerics:** exact, the order of accesses is kept.
  }];
  let dependentDialects = [
    "gpu::GPUDialect", "memref::MemRefDialect", "scf::SCFDialect",
    "linalg::LinalgDialect", "arith::ArithDialect"
  ];
  let statistics = [
    Statistic<"numKernels", "scalar kernels", "One-thread kernels made">
  ];
}

def LinalgToLaunchPass : Pass<"hot-linalg-to-launch", "func::FuncOp"> {
  let summary = "Turn every linalg operation on memrefs into one gpu.launch";
  let description = [{
    One thread for every point of the parallel loops, numbered row by row, 256 to a
    block; the other loops run inside the thread in their order. A result whose
    place does not depend on an inner loop is kept in a register meanwhile. Copies
    between memrefs of other than identity layout become kernels too.

    ```mlir
    linalg.fill ins(%z : f32) outs(%m : memref<4x128xf32>)
    // =>
    gpu.launch blocks(..) in (.. = %c2 ..) threads(..) in (.. = %c256 ..) {
      %i = arith.addi .. ; %r = arith.divui %i, %c128 ; %c = arith.remui %i, %c128
      memref.store %z, %m[%r, %c]
    }
    ```

    **Numerics:** exact: each result sees its updates in the order of the plain
    loop nest, without fast-math flags.
  }];
  let dependentDialects = [
    "gpu::GPUDialect", "memref::MemRefDialect", "scf::SCFDialect",
    "affine::AffineDialect", "arith::ArithDialect", "linalg::LinalgDialect"
  ];
  let statistics = [
    Statistic<"numKernels", "kernels", "linalg operations turned into launches">
  ];
}

def OutlineKernelsPass : Pass<"hot-outline-kernels", "ModuleOp"> {
  let summary = "Outline gpu.launch into one gpu.module, equal kernels once";
  let description = [{
    A kernel takes only pointers and scalars: of each memref its base as
    `memref<T>`, and as scalars those of its offset, sizes and strides that are not
    static. The kernel puts it together again with `memref.reinterpret_cast`.
    Kernels with the same text become one; all are in `gpu.module @hot_kernels`,
    next to those that are there already. A `cf.assert` traps.

    **Numerics:** exact.
  }];
  let dependentDialects = [
    "gpu::GPUDialect", "memref::MemRefDialect", "scf::SCFDialect",
    "LLVM::LLVMDialect", "arith::ArithDialect"
  ];
  let statistics = [
    Statistic<"numLaunches", "launches", "gpu.launch outlined">,
    Statistic<"numKernels", "kernels", "Different kernels made">
  ];
}

#endif // HOT_CONVERSION_PASSES_TD
