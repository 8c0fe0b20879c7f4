// Passes of hot-mlir's pipelines.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HOT_PIPELINES_PASSES_TD
#define HOT_PIPELINES_PASSES_TD

include "mlir/Pass/PassBase.td"

def FuseElementwisePass : Pass<"hot-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Fuse elementwise linalg ops that would compute nothing twice";
  let description = [{
    Upstream's elementwise fusion, where it saves memory traffic and costs no
    work: a producer with one use goes into a consumer that reads each of its
    elements once; a producer that only broadcasts goes into every elementwise
    consumer. An operand of a product is never fused into it.

    ```mlir
    %1 = linalg.generic ... ins(%x) { math.exp }
    %2 = linalg.generic ... ins(%1, %y) { arith.mulf }
    // becomes
    %2 = linalg.generic ... ins(%x, %y) { math.exp; arith.mulf }
    ```

    **Numerics:** exact.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::affine::AffineDialect",
                           "::mlir::tensor::TensorDialect"];
}

def ExpandMathPass : Pass<"hot-expand-math", "::mlir::func::FuncOp"> {
  let summary = "Expand math functions to arithmetic, for every device alike";
  let description = [{
    Replaces the functions of the math dialect by arithmetic, so that no device
    calls a library of its own and all compute the same bits. bf16 and f16 are
    widened to f32 and the result rounded once; most functions of f32 go through
    f64.
    docs/Rationale/MathAccuracy.md has the largest error of each function.

    What a device does exactly stays: absf, copysign, floor, ceil, trunc,
    roundeven, sqrt, fma, the tests and the integer functions.

    **Numerics:** lossy: another rounding than a math library's.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect"];
}

def ProtectArgumentsPass : Pass<"hot-protect-arguments", "::mlir::ModuleOp"> {
  let summary = "Keep bufferization from writing into or returning arguments";
  let description = [{
    Marks every tensor argument of every function `bufferization.writable = false`,
    and copies each tensor that a function returns where it is, or views, an
    argument, a constant, or another result. The caller of a compiled function then
    owns every result, each in memory of its own, and finds its inputs as they
    were. Public functions get `llvm.emit_c_interface`.

    **Numerics:** exact.
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::tensor::TensorDialect"];
}

def OrderContractionsPass
    : Pass<"hot-order-contractions", "::mlir::func::FuncOp"> {
  let summary = "Give products and sums a loop order that a CPU runs fast";
  let description = [{
    Generalizes the named ops with a reduction, and reorders the loops of each:
    in float the innermost loop becomes the one of the result's last axis, with
    inputs transposed first where they are not contiguous along it; the reduction
    loops keep their order, so that each element sums the same terms in the same
    order. Integer products get their reduction innermost, along which both inputs
    are made contiguous.

    **Numerics:** exact.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def TileContractionsPass
    : Pass<"hot-tile-contractions", "::mlir::func::FuncOp"> {
  let summary = "Tile products on memrefs for the caches of a CPU";
  let description = [{
    Cuts the parallel loops of products that hot-order-contractions has ordered
    into tiles that stay in cache. Reductions are not cut.

    **Numerics:** exact.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
}

def ExpandCopiesPass : Pass<"hot-expand-copies", "::mlir::func::FuncOp"> {
  let summary = "Turn memref.copy into linalg.generic";
  let description = [{
    Copies become loops, which LLVM turns into memcpy where memory is contiguous; the
    library function that `memref.copy` needs for other layouts copies one element
    a call.

    **Numerics:** exact.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def AnnotateLoopsPass : Pass<"hot-annotate-loops", "::mlir::func::FuncOp"> {
  let summary = "Tell LLVM which loops are worth its time";
  let description = [{
    Marks loops that contain loops: LLVM does not unroll them. Marks the innermost
    loops of nests that run fewer than `min-iterations` times in all: LLVM neither
    vectorizes nor unrolls them. A training step has hundreds of small nests, and
    their optimization costs more time than they do.

    **Numerics:** exact.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let options = [
    Option<"minIterations", "min-iterations", "int64_t", "16384",
           "Nests of fewer iterations than this, where that is known, are left as they are">];
}

def LowerMinMaxPass : Pass<"hot-lower-min-max", "::mlir::func::FuncOp"> {
  let summary = "Turn float minima and maxima into LLVM's, zeros by their signs";
  let description = [{
    `maximumf`, `minimumf`, `maxnumf` and `minnumf` become the intrinsics for which -0
    is less than +0, as GPUs have it. arith-expand would compare and select, which
    takes either zero for the other. Types of 16 bits are widened to f32.

    ```mlir
    %0 = arith.maxnumf %a, %b : f32
    // =>
    %0 = llvm.call_intrinsic "llvm.maximumnum"(%a, %b) : (f32, f32) -> f32
    ```

    **Numerics:** exact.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::LLVM::LLVMDialect"];
}

#endif // HOT_PIPELINES_PASSES_TD
