//===- GranularityAttr.cpp ------------------------------------------------===//
//
// Which elements share a scale: text form, affine map, shape of the scales.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Dialect/Hot/IR/Hot.h"
#include "mlir/IR/AffineMap.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::hot;

LogicalResult
GranularityAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                        ArrayRef<int64_t> axes, int64_t groupAxis,
                        int64_t groupSize) {
  for (auto [i, axis] : llvm::enumerate(axes)) {
    if (axis < 0 || (i > 0 && axis <= axes[i - 1]))
      return emitError() << "expected ascending axes of 0 or more, got axis "
                         << axis;
    if (axis == groupAxis)
      return emitError() << "axis " << axis
                         << " cannot have a scale per index and groups as well";
  }
  if (groupAxis >= 0 && groupSize < 1)
    return emitError() << "expected a group size of 1 or more, got "
                       << groupSize;
  return success();
}

AffineMap GranularityAttr::getMap(unsigned rank) const {
  SmallVector<AffineExpr> results;
  for (unsigned axis = 0; axis < rank; ++axis) {
    AffineExpr d = getAffineDimExpr(axis, getContext());
    if (static_cast<int64_t>(axis) == getGroupAxis())
      results.push_back(d.floorDiv(getGroupSize()));
    else if (llvm::is_contained(getAxes(), static_cast<int64_t>(axis)))
      results.push_back(d);
  }
  return AffineMap::get(rank, 0, results, getContext());
}

SmallVector<int64_t>
GranularityAttr::getScaleShape(ArrayRef<int64_t> shape) const {
  SmallVector<int64_t> scales;
  for (auto [axis, size] : llvm::enumerate(shape)) {
    if (static_cast<int64_t>(axis) == getGroupAxis())
      scales.push_back(ShapedType::isDynamic(size)
                           ? size
                           : llvm::divideCeil(size, getGroupSize()));
    else if (llvm::is_contained(getAxes(), static_cast<int64_t>(axis)))
      scales.push_back(size);
  }
  return scales;
}

/// axes ::= integer | `[` integer (`,` integer)* `]`
static ParseResult parseAxes(AsmParser &parser, SmallVector<int64_t> &axes) {
  auto parseOne = [&] { return parser.parseInteger(axes.emplace_back()); };
  OptionalParseResult single = parser.parseOptionalInteger(axes.emplace_back());
  if (single.has_value())
    return *single;
  axes.clear();
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne,
                                        " of axes");
}

FailureOr<GranularityAttr> GranularityAttr::parseBare(AsmParser &parser) {
  SmallVector<int64_t> axes;
  int64_t groupAxis = -1, groupSize = 0;
  SMLoc loc = parser.getCurrentLocation();
  auto parseGroup = [&]() -> ParseResult {
    return failure(parser.parseInteger(groupAxis) ||
                   parser.parseKeyword("by") || parser.parseInteger(groupSize));
  };
  if (succeeded(parser.parseOptionalKeyword("per_axis"))) {
    if (parseAxes(parser, axes))
      return failure();
    if (succeeded(parser.parseOptionalKeyword("group")) && parseGroup())
      return failure();
  } else if (succeeded(parser.parseOptionalKeyword("per_group"))) {
    if (parseGroup())
      return failure();
  } else if (parser.parseOptionalKeyword("per_tensor")) {
    return parser.emitError(
        loc, "expected granularity: per_tensor, per_axis or per_group");
  }
  if (groupAxis < -1 || (groupAxis == -1 && groupSize != 0))
    return parser.emitError(loc, "expected a group axis of 0 or more");
  auto attr = parser.getChecked<GranularityAttr>(
      loc, parser.getContext(), ArrayRef<int64_t>(axes), groupAxis, groupSize);
  if (!attr)
    return failure();
  return attr;
}

void GranularityAttr::printBare(AsmPrinter &printer) const {
  if (getAxes().size() == 1)
    printer << "per_axis " << getAxes().front();
  else if (!getAxes().empty())
    printer << "per_axis [" << getAxes() << "]";
  if (hasGroups())
    printer << (getAxes().empty() ? "per_group " : " group ") << getGroupAxis()
            << " by " << getGroupSize();
  else if (getAxes().empty())
    printer << "per_tensor";
}

Attribute GranularityAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  FailureOr<GranularityAttr> attr = parseBare(parser);
  if (failed(attr) || parser.parseGreater())
    return {};
  return *attr;
}

void GranularityAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printBare(printer);
  printer << '>';
}
