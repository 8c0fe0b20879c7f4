//===- ReportRows.cpp -----------------------------------------------------===//
//
// What the report says of one product or one tensor.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ReportRows.h"
#include "hot/Dialect/Hot/IR/Hot.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace mlir::hot;

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

/// "name at file.mlir:3:5", without folders, or as much of it as there is.
std::string mlir::hot::describeLocation(Location loc) {
  std::string name, place;
  loc->walk([&](Location inner) {
    if (auto named = dyn_cast<NameLoc>(inner)) {
      if (name.empty())
        name = named.getName().str();
    } else if (auto file = dyn_cast<FileLineColLoc>(inner)) {
      if (place.empty())
        place = (llvm::sys::path::filename(file.getFilename()) + ":" +
                 Twine(file.getLine()) + ":" + Twine(file.getColumn()))
                    .str();
    }
    return WalkResult::advance();
  });
  if (name.empty())
    return place.empty() ? "unknown location" : place;
  return place.empty() ? name : name + " at " + place;
}

static std::string describe(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// "linalg.generic (mulf, addf)": of a body, its first three ops of different
/// names.
static std::string describe(Operation *op) {
  std::string text = op->getName().getStringRef().str();
  if (!isa<linalg::GenericOp>(op))
    return text;
  SmallVector<StringRef> names;
  for (Operation &inner : op->getRegion(0).front().without_terminator()) {
    StringRef name = inner.getName().stripDialect();
    if (names.size() < 3 && !llvm::is_contained(names, name))
      names.push_back(name);
  }
  return text + " (" + (names.empty() ? "copy" : llvm::join(names, ", ")) + ")";
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

static Amount multiply(ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes)
    if (ShapedType::isDynamic(size) ||
        llvm::MulOverflow(product, size, product))
      return std::nullopt;
  return product;
}

static Amount multiply(Amount a, Amount b) {
  return a && b ? multiply({*a, *b}) : std::nullopt;
}

static Amount toAmount(int64_t size) {
  return ShapedType::isDynamic(size) ? std::nullopt : Amount(size);
}

/// Additions of a transform: of a block of n, n log2(n). The r lowest
/// sequencies need the transform of p sums of n / p neighbours, p the least
/// power of two that is not below r: n - p + p log2(p).
static Amount countAdds(Operation *op) {
  int64_t block, kept, adds;
  if (auto hadamard = dyn_cast<HadamardOp>(op)) {
    block = kept = static_cast<int64_t>(hadamard.getBlock());
    adds = block * llvm::Log2_64(block);
  } else {
    auto lowRank = cast<LowRankOp>(op);
    block = static_cast<int64_t>(lowRank.getBlock());
    kept = static_cast<int64_t>(lowRank.getRank());
    int64_t sums = block;
    if (lowRank.getSelection() == Selection::LowSequency)
      sums = static_cast<int64_t>(llvm::PowerOf2Ceil(kept));
    adds = block - sums + sums * llvm::Log2_64(sums);
  }
  // The destination holds `kept` elements of each block.
  auto dest = cast<ShapedType>(op->getOperand(1).getType());
  Amount elements = multiply(dest.getShape());
  return elements ? multiply({*elements / kept, adds}) : std::nullopt;
}

static TransformReport describeTransform(Operation *op) {
  if (auto hadamard = dyn_cast_or_null<HadamardOp>(op))
    return {"hadamard", int64_t(hadamard.getBlock()),
            int64_t(hadamard.getBlock())};
  if (auto lowRank = dyn_cast_or_null<LowRankOp>(op))
    return {"low_rank", int64_t(lowRank.getBlock()),
            int64_t(lowRank.getRank())};
  return {};
}

/// How often the loops around `op` run it.
static Amount countTrips(Operation *op) {
  Amount trips = 1;
  for (op = op->getParentOp(); op && !isa<FunctionOpInterface>(op);
       op = op->getParentOp()) {
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      std::optional<APInt> count = loop.getStaticTripCount();
      trips = multiply(trips, count && count->isIntN(62)
                                  ? Amount(count->getZExtValue())
                                  : std::nullopt);
    } else if (isa<LoopLikeOpInterface>(op)) {
      return std::nullopt;
    }
  }
  return trips;
}

ProductReport mlir::hot::describeProduct(
    const LayerProduct &product,
    llvm::SmallPtrSetImpl<Operation *> &countedTransforms,
    const LeftAlone &reasons) {
  ProductReport report;
  report.op = product.op->getName().getStringRef().str();
  report.location = describeLocation(product.op->getLoc());
  report.role = getRoleName(product.role).str();
  report.isRewritten = product.isRewritten;
  report.remark = product.reason;
  auto left = reasons.find({LocationAttr(product.op->getLoc()),
                            static_cast<unsigned>(product.role)});
  if (left != reasons.end() && !product.isRewritten)
    report.remark = left->second;

  Type types[2];
  for (unsigned side : {0, 1})
    types[side] = getElementTypeOrSelf(product.factors[side]);
  report.lhs = describe(types[0]);
  report.rhs = describe(types[1]);
  if (product.role != ProductRole::None) {
    report.batch = toAmount(product.batch);
    report.tokens = toAmount(product.tokens);
    report.outputs = toAmount(product.outputs);
    report.inputs = toAmount(product.inputs);
  }
  report.multiplyAdds = multiply(product.loops);
  if (types[0].isIntOrFloat() && types[1].isIntOrFloat())
    report.bitOperations = multiply(
        multiply(report.multiplyAdds, types[0].getIntOrFloatBitWidth()),
        types[1].getIntOrFloatBitWidth());
  report.transformAdds = 0;
  for (Operation *transform : product.transforms) {
    if (!transform)
      continue;
    report.transform = describeTransform(transform);
    if (!countedTransforms.insert(transform).second)
      continue;
    Amount adds = countAdds(transform);
    report.transformAdds = adds && report.transformAdds
                               ? llvm::checkedAdd(*adds, *report.transformAdds)
                               : std::nullopt;
  }
  report.trips = countTrips(product.op);
  return report;
}

//===----------------------------------------------------------------------===//
// Saved tensors
//===----------------------------------------------------------------------===//

SavedReport mlir::hot::describeSaved(const SavedTensor &tensor,
                                     const LayerProducts &products) {
  SavedReport report;
  report.type = describe(tensor.value.getType());
  report.bytes = ByteCount::of(tensor.value.getType());
  report.group = tensor.group;
  report.form = tensor.form;
  report.isCopyOfCompressed = tensor.isCopyOfCompressed;
  Operation *op = tensor.made.getDefiningOp();
  report.op = op ? describe(op) : "argument";
  report.location = describeLocation(tensor.made.getLoc());
  for (Operation *keeper : tensor.keepers) {
    KeeperReport kept{
        describe(keeper), describeLocation(keeper->getLoc()), {}, ""};
    if (const LayerProduct *product = products.lookup(keeper)) {
      kept.layer = product->layer;
      kept.role = getRoleName(product->role).str();
    }
    report.keepers.push_back(std::move(kept));
  }
  return report;
}

ArgumentReport mlir::hot::describeArgument(Value value) {
  ArgumentReport report;
  report.type = describe(value.getType());
  report.bytes = ByteCount::of(value.getType());
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    report.name = "made outside the loop";
  else if (isa<FunctionOpInterface>(argument.getOwner()->getParentOp()))
    report.name = "argument " + std::to_string(argument.getArgNumber());
  else
    report.name =
        "argument " + std::to_string(argument.getArgNumber()) + " of the loop";
  return report;
}
