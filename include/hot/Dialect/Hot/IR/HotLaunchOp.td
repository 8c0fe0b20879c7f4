// The operation of the hot dialect that calls a GPU kernel.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HOT_LAUNCH_OP_TD
#define HOT_LAUNCH_OP_TD

include "hot/Dialect/Hot/IR/HotAttrs.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Hot_LaunchKernelOp : Op<Hot_Dialect, "launch_kernel", [
    AttrSizedOperandSegments, Pure, DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>]> {
  let summary = "calls a GPU kernel on tensors (level 2b)";
  let description = [{
    Runs a kernel of a `gpu.module` over a grid of blocks. Its arguments are the
    `ins`, then the `outs`: a tensor arrives as the pointer to its elements, row
    by row without gaps, a scalar as itself. The kernel may write every element of
    the `outs` and nothing else; what it leaves alone is undefined without
    `accumulate`, and keeps its content with it. Only with `accumulate` does it read
    the `outs`.

    This is how fused kernels stand in a graph of tensors until bufferization,
    which turns the operation into `gpu.launch_func`, each tensor into a
    `memref<1xT>` at its first element; a buffer with gaps or an offset is copied
    to one without first.

    | ins | outs |
    |---|---|
    | tensors of elements of whole bytes; index, i32, i64, f32 | tensors of elements of whole bytes |

    Constraints:
    * launch_kernel_c1: `outs` has one result each, of its type.
    * launch_kernel_c2: `block` has three positive sizes, of at most 1024 threads together.
    * launch_kernel_c3: `shared` is not negative.
    * launch_kernel_c4: elements of tensors are of whole bytes (4-bit codes travel packed).
    * launch_kernel_c5: the symbol names a kernel of a `gpu.module`.
    * launch_kernel_c6: the kernel has one parameter for each of `ins` and `outs`:
      `memref<1xT>` for a tensor of T, the scalar's type for a scalar.

    Example:
    ```mlir
    %r = hot.launch_kernel @hot_kernels::@scale grid [%n, %c1, %c1] block [128, 1, 1] shared 0
        ins(%x, %n : tensor<?xf32>, index) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    ```

    `gpu.launch_func` takes buffers only: with it, placement of buffers would have to
    be decided before bufferization.
  }];
  let arguments = (ins
    SymbolRefAttr:$kernel,
    Index:$gridX, Index:$gridY, Index:$gridZ,
    Variadic<AnyTypeOf<[AnyRankedTensor, Index, I32, I64, F32]>>:$inputs,
    Variadic<AnyRankedTensor>:$outs,
    DenseI32ArrayAttr:$block,
    DefaultValuedAttr<I32Attr, "0">:$shared,
    UnitAttr:$accumulate);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $kernel `grid` `[` $gridX `,` $gridY `,` $gridZ `]` `block` $block
    (`shared` $shared^)? `ins` `(` $inputs `:` type($inputs) `)`
    `outs` `(` $outs `:` type($outs) `)` (`accumulate` $accumulate^)? attr-dict
    `->` type($results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    MutableOperandRange getDpsInitsMutable() { return getOutsMutable(); }
  }];
}

#endif // HOT_LAUNCH_OP_TD
