//===- Hot.h - The hot dialect ----------------------------------*- C++ -*-===//
//
// Declares the dialect, its attributes and its operations.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_DIALECT_HOT_IR_HOT_H
#define HOT_DIALECT_HOT_IR_HOT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "hot/Dialect/Hot/IR/HotDialect.h.inc"
#include "hot/Dialect/Hot/IR/HotEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "hot/Dialect/Hot/IR/HotAttrs.h.inc"

#define GET_OP_CLASSES
#include "hot/Dialect/Hot/IR/HotOps.h.inc"

namespace mlir::hot {

/// Names of the discardable attributes of the dialect.
inline constexpr llvm::StringLiteral kRoleAttrName = "hot.role";
inline constexpr llvm::StringLiteral kWeightAttrName = "hot.weight";
inline constexpr llvm::StringLiteral kSavedAttrName = "hot.saved";
inline constexpr llvm::StringLiteral kProductAttrName = "hot.product";

/// Makes the operations bufferizable.
void registerBufferizableOpInterfaceExternalModels(DialectRegistry &registry);

} // namespace mlir::hot

#endif // HOT_DIALECT_HOT_IR_HOT_H
