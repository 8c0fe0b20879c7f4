//===- ReportCollect.cpp --------------------------------------------------===//
//
// Fills the report in from the analyses.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Dialect/Hot/IR/Hot.h"
#include "hot/Transforms/Report.h"
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
static std::string describe(Location loc) {
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
    block = kept = hadamard.getBlock();
    adds = block * llvm::Log2_64(block);
  } else {
    auto lowRank = cast<LowRankOp>(op);
    block = lowRank.getBlock();
    kept = lowRank.getRank();
    int64_t size = lowRank.getSelection() == Selection::LowSequency
                       ? llvm::PowerOf2Ceil(kept)
                       : block;
    adds = block - size + size * llvm::Log2_64(size);
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

static ProductReport
describe(const LayerProduct &product,
         llvm::SmallPtrSetImpl<Operation *> &countedTransforms,
         const LeftAlone &reasons) {
  ProductReport report;
  report.op = product.op->getName().getStringRef().str();
  report.location = describe(product.op->getLoc());
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

void ProductSum::add(const ProductReport &product) {
  ++count;
  rewritten += product.isRewritten;
  auto addTo = [&](int64_t &sum, Amount amount) {
    std::optional<int64_t> more =
        amount ? llvm::checkedAdd(sum, *amount) : std::nullopt;
    isPartial |= !more;
    sum = more.value_or(sum);
  };
  addTo(multiplyAdds, product.multiplyAdds);
  addTo(transformAdds, product.transformAdds);
  addTo(bitOperations, product.bitOperations);
}

//===----------------------------------------------------------------------===//
// Saved tensors
//===----------------------------------------------------------------------===//

static SavedReport describe(const SavedTensor &tensor, Value maker,
                            const LayerProducts &products) {
  SavedReport report;
  report.type = describe(tensor.value.getType());
  report.bytes = ByteCount::of(tensor.value.getType());
  report.group = tensor.group;
  report.form = tensor.form;
  report.isCopyOfCompressed = tensor.isCopyOfCompressed;
  Operation *op = maker.getDefiningOp();
  report.op = op ? describe(op) : "argument";
  report.location = describe(maker.getLoc());
  for (Operation *keeper : tensor.keepers) {
    KeeperReport kept{describe(keeper), describe(keeper->getLoc()), {}, ""};
    if (const LayerProduct *product = products.lookup(keeper)) {
      kept.layer = product->layer;
      kept.role = getRoleName(product->role).str();
    }
    report.keepers.push_back(std::move(kept));
  }
  return report;
}

static ArgumentReport describeArgument(Value value) {
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

void SavedSums::add(const SavedReport &tensor) {
  groups[static_cast<unsigned>(tensor.group)].add(tensor.bytes);
  if (tensor.group == SavedGroup::LinearInput)
    linearForms[static_cast<unsigned>(tensor.form)].add(tensor.bytes);
  if (tensor.isCopyOfCompressed)
    copies.add(tensor.bytes);
  total.add(tensor.bytes);
}

StringRef mlir::hot::getName(SavedGroup group) {
  switch (group) {
  case SavedGroup::LinearInput:
    return "linear_input";
  case SavedGroup::Attention:
    return "attention";
  case SavedGroup::Argument:
    return "argument";
  case SavedGroup::Elementwise:
    return "elementwise";
  case SavedGroup::Other:
    return "other";
  }
  llvm_unreachable("unknown group");
}

StringRef mlir::hot::getName(SavedForm form) {
  switch (form) {
  case SavedForm::Codes:
    return "codes";
  case SavedForm::Scales:
    return "scales";
  case SavedForm::Float:
    return "float";
  case SavedForm::Other:
    return "other";
  }
  llvm_unreachable("unknown form");
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {
/// What a backward function gets from a forward one.
struct FunctionLink {
  std::string forward;
  SavedActivations::Links values;
};
} // namespace

/// Pairs results and arguments with the same hot.saved, in program order where
/// several have it.
static llvm::DenseMap<Operation *, FunctionLink>
getLinks(ArrayRef<FunctionOpInterface> functions) {
  struct Returned {
    FunctionOpInterface function;
    Value value;
  };
  llvm::DenseMap<int64_t, SmallVector<Returned, 1>> returned;
  for (FunctionOpInterface function : functions) {
    if (!function.getFunctionBody().hasOneBlock())
      continue;
    Operation *terminator = &function.front().back();
    for (unsigned i = 0, e = std::min<unsigned>(function.getNumResults(),
                                                terminator->getNumOperands());
         i != e; ++i)
      if (auto number =
              function.getResultAttrOfType<IntegerAttr>(i, kSavedAttrName))
        returned[number.getValue().getSExtValue()].push_back(
            {function, terminator->getOperand(i)});
  }
  llvm::DenseMap<int64_t, size_t> next;
  llvm::DenseMap<Operation *, FunctionLink> links;
  for (FunctionOpInterface function : functions)
    for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i) {
      auto attribute =
          function.getArgAttrOfType<IntegerAttr>(i, kSavedAttrName);
      if (!attribute)
        continue;
      int64_t number = attribute.getValue().getSExtValue();
      auto it = returned.find(number);
      size_t &index = next[number];
      if (it == returned.end() || index == it->second.size() ||
          it->second[index].function == function)
        continue;
      Returned &from = it->second[index++];
      FunctionLink &link = links[function];
      link.forward = from.function.getName().str();
      link.values[function.getArgument(i)] = from.value;
    }
  return links;
}

static FailureOr<FunctionReport> collect(FunctionOpInterface function,
                                         const FunctionLink &link,
                                         const LeftAlone &reasons) {
  FailureOr<LayerProducts> products = LayerProducts::analyze(function);
  if (failed(products))
    return failure();
  FunctionReport report;
  report.name = function.getName().str();
  llvm::SmallPtrSet<Operation *, 16> countedTransforms;
  std::map<unsigned, LayerReport> layers;
  for (const LayerProduct &product : products->getProducts()) {
    ProductReport row = describe(product, countedTransforms, reasons);
    if (!product.layer) {
      report.others.push_back(std::move(row));
      continue;
    }
    LayerReport &layer = layers[*product.layer];
    layer.number = *product.layer;
    layer.products.push_back(std::move(row));
  }
  for (auto &[number, layer] : layers)
    report.layers.push_back(std::move(layer));

  SavedActivations saved =
      SavedActivations::analyze(function, *products, link.values);
  report.forward = link.forward;
  report.note = saved.getNote().str();
  if (!saved.hasBoundary())
    return report;
  report.boundary = describe(saved.getBoundary()->getLoc());
  for (const SavedTensor &tensor : saved.getSaved()) {
    auto argument = dyn_cast<BlockArgument>(tensor.value);
    Value maker = argument ? link.values.lookup(argument) : Value();
    report.saved.push_back(
        describe(tensor, maker ? maker : tensor.value, *products));
  }
  for (Value value : saved.getArguments())
    report.arguments.push_back(describeArgument(value));
  for (Value value : saved.getRecomputable())
    report.recomputable.add(ByteCount::of(value.getType()));
  return report;
}

FailureOr<Report> mlir::hot::collectReport(ModuleOp module,
                                           const LeftAlone &reasons) {
  SmallVector<FunctionOpInterface> functions;
  module->walk([&](FunctionOpInterface function) {
    if (!function.isExternal())
      functions.push_back(function);
  });
  llvm::DenseMap<Operation *, FunctionLink> links = getLinks(functions);
  Report report;
  for (FunctionOpInterface function : functions) {
    FailureOr<FunctionReport> part =
        collect(function, links[function], reasons);
    if (failed(part))
      return failure();
    report.functions.push_back(std::move(*part));
  }
  return report;
}

ReportTotals Report::getTotals() const {
  ReportTotals totals;
  for (StringRef role : {"forward", "grad_input", "grad_weight", "none"})
    totals.products[role.str()];
  for (const FunctionReport &function : functions) {
    totals.layers += function.layers.size();
    for (const LayerReport &layer : function.layers)
      for (const ProductReport &product : layer.products)
        totals.products[product.role].add(product);
    for (const ProductReport &product : function.others)
      totals.products[product.role].add(product);
    for (const SavedReport &tensor : function.saved)
      totals.saved.add(tensor);
  }
  return totals;
}

void mlir::hot::noteLeftAlone(LeftAlone &reasons, Location loc,
                              StringRef message) {
  if (!message.consume_front("left alone: "))
    return;
  auto [what, reason] = message.split(": ");
  if (reason.empty())
    return;
  for (ProductRole role : {ProductRole::GradInput, ProductRole::GradWeight})
    if (what.starts_with(getRoleName(role)))
      reasons[{LocationAttr(loc), static_cast<unsigned>(role)}] = reason.str();
}
