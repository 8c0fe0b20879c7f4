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

#endif // HOT_CONVERSION_PASSES_TD
