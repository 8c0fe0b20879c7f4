//===- OpHelpers.cpp ------------------------------------------------------===//
//
// What the operations of the dialect share: assembly directives, shape checks,
// memory effects.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "OpHelpers.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::hot;

/// A bent sequence: its own Walsh-Hadamard transform is flat.
static constexpr int8_t kBentSigns[16] = {1, 1, 1,  1,  1, -1, 1,  -1,
                                          1, 1, -1, -1, 1, -1, -1, 1};

ParseResult hot::parseDestAndResult(OpAsmParser &parser, Type &dest,
                                    Type &result) {
  if (parser.parseArrow() || parser.parseType(dest))
    return failure();
  if (isa<RankedTensorType>(dest))
    result = dest;
  return success();
}

void hot::printDestAndResult(OpAsmPrinter &printer, Operation *, Type dest,
                             Type) {
  printer << "-> " << dest;
}

ParseResult hot::parseSigns(OpAsmParser &parser, DenseI8ArrayAttr &signs) {
  if (succeeded(parser.parseOptionalKeyword("bent"))) {
    signs = DenseI8ArrayAttr::get(parser.getContext(), kBentSigns);
    return success();
  }
  SmallVector<int8_t> values;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Square,
          [&]() -> ParseResult {
            int64_t value;
            if (parser.parseInteger(value))
              return failure();
            if (value != 1 && value != -1)
              return parser.emitError(loc, "expected signs of 1 or -1, got ")
                     << value;
            values.push_back(static_cast<int8_t>(value));
            return success();
          },
          " of signs, or 'bent'"))
    return failure();
  signs = DenseI8ArrayAttr::get(parser.getContext(), values);
  return success();
}

void hot::printSigns(OpAsmPrinter &printer, Operation *,
                     DenseI8ArrayAttr signs) {
  if (!signs)
    return;
  if (signs.asArrayRef() == ArrayRef<int8_t>(kBentSigns)) {
    printer << "bent";
    return;
  }
  printer << '[';
  llvm::interleaveComma(signs.asArrayRef(), printer,
                        [&](int8_t s) { printer << static_cast<int>(s); });
  printer << ']';
}

ParseResult hot::parseGranularity(OpAsmParser &parser,
                                  GranularityAttr &granularity) {
  FailureOr<GranularityAttr> attr = GranularityAttr::parseBare(parser);
  if (failed(attr))
    return failure();
  granularity = *attr;
  return success();
}

void hot::printGranularity(OpAsmPrinter &printer, Operation *,
                           GranularityAttr granularity) {
  granularity.printBare(printer);
}

ParseResult hot::parseQuantizeDests(OpAsmParser &parser, Type &codes,
                                    Type &scales,
                                    SmallVectorImpl<Type> &results) {
  if (parser.parseArrow() || parser.parseType(codes) || parser.parseComma() ||
      parser.parseType(scales))
    return failure();
  for (Type type : {codes, scales})
    if (isa<RankedTensorType>(type))
      results.push_back(type);
  return success();
}

void hot::printQuantizeDests(OpAsmPrinter &printer, Operation *, Type codes,
                             Type scales, TypeRange) {
  printer << "-> " << codes << ", " << scales;
}

LogicalResult hot::verifyContainers(Operation *op) {
  auto isTensor = [](Type type) { return isa<RankedTensorType>(type); };
  if (!llvm::all_of(op->getOperandTypes(), isTensor) &&
      !llvm::none_of(op->getOperandTypes(), isTensor))
    return op->emitOpError("operands must be all tensors or all memrefs");
  auto dests = cast<DestinationStyleOpInterface>(op).getDpsInits();
  SmallVector<Type> expected;
  for (Value dest : dests)
    if (isTensor(dest.getType()))
      expected.push_back(dest.getType());
  if (TypeRange(expected) != op->getResultTypes()) {
    InFlightDiagnostic diag = op->emitOpError("expected result types (");
    diag << expected << ") to match the destinations, got (";
    diag << op->getResultTypes() << ")";
    return diag;
  }
  return success();
}

LogicalResult hot::verifyShape(Operation *op, StringRef what,
                               ArrayRef<int64_t> actual,
                               ArrayRef<int64_t> expected) {
  auto print = [](InFlightDiagnostic &diag, ArrayRef<int64_t> shape) {
    diag << '[';
    llvm::interleaveComma(shape, diag, [&](int64_t size) {
      if (ShapedType::isDynamic(size))
        diag << '?';
      else
        diag << size;
    });
    diag << ']';
  };
  if (succeeded(verifyCompatibleShape(actual, expected)))
    return success();
  InFlightDiagnostic diag = op->emitOpError("expected ");
  diag << what << " of shape ";
  print(diag, expected);
  diag << ", got ";
  print(diag, actual);
  return diag;
}

LogicalResult hot::verifyAxis(Operation *op, int64_t axis, int64_t rank) {
  if (axis < rank)
    return success();
  return op->emitOpError("expected an axis less than the rank ")
         << rank << ", got " << axis;
}

LogicalResult hot::verifyLowRank(Operation *op, int64_t axis, int64_t block,
                                 int64_t rank, Selection selection,
                                 ShapedType full, ShapedType projected,
                                 StringRef projectedName) {
  if (failed(verifyAxis(op, axis, full.getRank())))
    return failure();
  if (rank > block)
    return op->emitOpError("expected a rank from 1 to the block size ")
           << block << ", got " << rank;
  // The grid has a side of sqrt(block): the exponent of two must be even.
  if (selection == Selection::LowPassL1 && llvm::Log2_64(block) % 2 != 0)
    return op->emitOpError("selection lp_l1 needs a block that is a square "
                           "(4, 16, 64, 256 or 1024), got ")
           << block;
  SmallVector<int64_t> expected(full.getShape());
  expected[axis] = getProjectedSize(expected[axis], block, rank);
  return verifyShape(op, projectedName, projected.getShape(), expected);
}

LogicalResult hot::verifyScales(Operation *op, GranularityAttr granularity,
                                ShapedType scaled, ShapedType scales) {
  for (int64_t axis : granularity.getAxes())
    if (failed(verifyAxis(op, axis, scaled.getRank())))
      return failure();
  if (granularity.hasGroups() &&
      failed(verifyAxis(op, granularity.getGroupAxis(), scaled.getRank())))
    return failure();
  return verifyShape(op, "scales", scales.getShape(),
                     granularity.getScaleShape(scaled.getShape()));
}

LogicalResult hot::reifyDests(OpBuilder &b, DestinationStyleOpInterface op,
                              ReifiedRankedShapedTypeDims &shapes) {
  for (OpResult result : op->getResults())
    shapes.push_back(tensor::getMixedSizes(b, op.getLoc(),
                                           op.getTiedOpOperand(result)->get()));
  return success();
}

void hot::getDestStyleEffects(
    DestinationStyleOpInterface op, bool readsDest,
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (op.hasPureTensorSemantics())
    return;
  auto add = [&](MemoryEffects::Effect *effect, OpOperand &operand) {
    effects.emplace_back(effect, &operand, /*stage=*/0,
                         /*effectOnFullRegion=*/true,
                         SideEffects::DefaultResource::get());
  };
  for (OpOperand *input : op.getDpsInputOperands())
    add(MemoryEffects::Read::get(), *input);
  for (OpOperand &dest : op.getDpsInitsMutable()) {
    if (readsDest)
      add(MemoryEffects::Read::get(), dest);
    add(MemoryEffects::Write::get(), dest);
  }
}

int64_t hot::getProjectedSize(int64_t size, int64_t block, int64_t rank) {
  if (ShapedType::isDynamic(size))
    return size;
  return static_cast<int64_t>(llvm::divideCeil(size, block)) * rank;
}

OpFoldResult hot::getProjectedSize(OpBuilder &b, Location loc,
                                   OpFoldResult size, int64_t block,
                                   int64_t rank) {
  AffineExpr s = b.getAffineSymbolExpr(0);
  return affine::makeComposedFoldedAffineApply(b, loc, s.ceilDiv(block) * rank,
                                               {size});
}

Value hot::createEmpty(OpBuilder &b, Location loc, ArrayRef<OpFoldResult> shape,
                       Type elementType) {
  return tensor::EmptyOp::create(b, loc, shape, elementType);
}
