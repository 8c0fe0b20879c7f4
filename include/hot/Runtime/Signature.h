//===- Signature.h ----------------------------------------------*- C++ -*-===//
//
// What a function takes and gives, read before lowering erases it, and whether
// given tensors fit.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_RUNTIME_SIGNATURE_H
#define HOT_RUNTIME_SIGNATURE_H

#include "hot/Runtime/HostTensor.h"
#include "mlir/IR/BuiltinOps.h"
#include <string>

namespace mlir::hot {

/// An argument or a result: a ranked tensor, or a scalar, which travels as a
/// tensor of rank 0.
struct ValueSignature {
  ElementType elementType;
  SmallVector<int64_t> shape; ///< ShapedType::kDynamic where open
  bool isScalar;
  std::string
      name; ///< result: `jax.result_info` if there; else argument 0, result 0
};

struct FunctionSignature {
  std::string name;
  SmallVector<ValueSignature> arguments, results;
};

/// The signature of a public `func.func` with a body. Errors say what is there
/// instead, or which argument cannot cross the boundary.
llvm::Expected<FunctionSignature> getSignature(ModuleOp module,
                                               StringRef entry);

/// Checks that a tensor read from `source` fits an argument. Open sizes take
/// those of the tensor; i4 is read from i8, each value checked.
llvm::Error matchInput(HostTensor &tensor, const ValueSignature &argument,
                       StringRef source);

} // namespace mlir::hot

#endif // HOT_RUNTIME_SIGNATURE_H
