// The hot dialect.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HOT_DIALECT_TD
#define HOT_DIALECT_TD

include "mlir/IR/OpBase.td"

def Hot_Dialect : Dialect {
  let name = "hot";
  let cppNamespace = "::mlir::hot";
  let summary = "Hadamard transforms, quantization and scaled integer products "
                "for the backward pass of training";
  let description = [{
    The operations of Hadamard-based Optimized Training (HOT, arXiv 2503.21261)
    on tensors (or, after bufferization, on memrefs): block Walsh-Hadamard
    transforms, their low-rank projection, symmetric quantization and the
    contraction of two quantized tensors. Every operation is destination-passing,
    as those of `linalg` are: the destination fixes the shape of the result, and
    its content is not read unless the operation says so.

    Discardable attributes:

    * `hot.role` on a `linalg` operation, one of `"forward"`, `"grad_input"`,
      `"grad_weight"`, `"none"`: overrides what `hot-rewrite-backward` would find
      out by itself; `"none"` leaves the operation alone.
    * `hot.weight` (unit) on a function argument: the argument is a weight.
    * `hot.saved` (i64) on a function argument or result: links a tensor that
      a forward function saves to the argument of the backward function.
    * `hot.product` on a product that `hot-rewrite-backward` made, as in
      `{layer = 3 : i64, role = "grad_weight"}`: number of the layer in the
      function, and role. The output's gradient is the first operand. For reports;
      nothing is decided by it.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let dependentDialects = ["arith::ArithDialect", "tensor::TensorDialect"];
  let hasConstantMaterializer = 0;
}

#endif // HOT_DIALECT_TD
