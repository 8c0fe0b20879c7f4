//===- HotDialect.cpp -----------------------------------------------------===//
//
// Registers the dialect's operations and attributes, and verifies the
// discardable attributes that it puts on other operations.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "OpHelpers.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::hot;

#include "hot/Dialect/Hot/IR/HotDialect.cpp.inc"
#include "hot/Dialect/Hot/IR/HotEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "hot/Dialect/Hot/IR/HotAttrs.cpp.inc"

#define GET_OP_CLASSES
#include "hot/Dialect/Hot/IR/HotOps.cpp.inc"

void HotDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "hot/Dialect/Hot/IR/HotAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "hot/Dialect/Hot/IR/HotOps.cpp.inc"
      >();
}

static LogicalResult verifyProductAttribute(Operation *op, Attribute value) {
  if (auto product = dyn_cast<DictionaryAttr>(value)) {
    auto layer = product.getAs<IntegerAttr>("layer");
    auto role = product.getAs<StringAttr>("role");
    if (product.size() == 2 && layer && layer.getType().isInteger(64) &&
        layer.getInt() >= 0 && role &&
        (role == "grad_input" || role == "grad_weight"))
      return success();
  }
  return op->emitOpError() << "attribute '" << kProductAttrName
                           << "' must be like {layer = 0 : i64, role = "
                              "\"grad_input\" or \"grad_weight\"}, but is "
                           << value;
}

LogicalResult HotDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  if (attribute.getName() == kProductAttrName)
    return verifyProductAttribute(op, attribute.getValue());
  if (attribute.getName() != kRoleAttrName)
    return success();
  auto role = dyn_cast<StringAttr>(attribute.getValue());
  if (role && (role == "forward" || role == "grad_input" ||
               role == "grad_weight" || role == "none"))
    return success();
  return op->emitOpError()
         << "attribute '" << kRoleAttrName
         << "' must be \"forward\", \"grad_input\", \"grad_weight\" or "
            "\"none\", but is "
         << attribute.getValue();
}

/// `hot.weight` is a unit, `hot.saved` an integer that links two functions.
static LogicalResult verifyBoundaryAttribute(Operation *op,
                                             NamedAttribute attribute) {
  if (attribute.getName() == kWeightAttrName &&
      !isa<UnitAttr>(attribute.getValue()))
    return op->emitOpError()
           << "attribute '" << kWeightAttrName
           << "' must be a unit attribute, but is " << attribute.getValue();
  if (attribute.getName() == kSavedAttrName) {
    auto number = dyn_cast<IntegerAttr>(attribute.getValue());
    if (!number || !number.getType().isSignlessInteger(64))
      return op->emitOpError() << "attribute '" << kSavedAttrName
                               << "' must be an integer of type i64, but is "
                               << attribute.getValue();
  }
  return success();
}

LogicalResult HotDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                   unsigned,
                                                   NamedAttribute attribute) {
  return verifyBoundaryAttribute(op, attribute);
}

LogicalResult
HotDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned,
                                        NamedAttribute attribute) {
  return verifyBoundaryAttribute(op, attribute);
}
