//===- LinalgToLaunch.cpp - One launch for each linalg operation ----------===//
//
// The pass hot-linalg-to-launch: threads over the parallel loops, plain loops
// inside. It works for everything and is fast for nothing.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "LaunchBuilder.h"
#include "hot/Conversion/Passes.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"

namespace mlir::hot {
#define GEN_PASS_DEF_LINALGTOLAUNCHPASS
#include "hot/Conversion/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;
using linalg::LinalgOp;

namespace {

constexpr int64_t kThreadsPerBlock = 256;
constexpr int64_t kWarpSize = 32;

/// How the loops of one operation are spread.
struct LoopSplit {
  /// One thread for each point of these.
  SmallVector<unsigned> threadDims;
  /// Run inside the thread, in this order.
  SmallVector<unsigned> innerDims;
};

/// A parallel loop becomes threads if every output has a place of its own for
/// each of its iterations. Every element then sees its updates in the order of
/// the whole loop nest, whatever the order of the loops was.
LoopSplit splitLoops(LinalgOp op) {
  LoopSplit split;
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  for (unsigned dim = 0; dim < kinds.size(); ++dim) {
    bool isThread = kinds[dim] == utils::IteratorType::parallel;
    for (OpOperand &output : op.getDpsInitsMutable()) {
      AffineMap map = op.getMatchingIndexingMap(&output);
      AffineExpr expr = getAffineDimExpr(dim, op.getContext());
      isThread &= llvm::is_contained(map.getResults(), expr);
    }
    (isThread ? split.threadDims : split.innerDims).push_back(dim);
  }
  return split;
}

/// Emits the body of one operation.
class BodyEmitter {
public:
  BodyEmitter(OpBuilder &builder, LinalgOp op, ArrayRef<Value> sizes,
              const LoopSplit &split)
      : builder(builder), loc(op.getLoc()), op(op), sizes(sizes), split(split),
        indices(sizes.size()) {}

  /// The point of the threads' loops that `flat` numbers, the last loop
  /// fastest.
  void setThreadIndices(Value flat) {
    for (unsigned dim : llvm::reverse(split.threadDims)) {
      if (dim == split.threadDims.front()) {
        indices[dim] = flat;
        continue;
      }
      indices[dim] = arith::RemUIOp::create(builder, loc, flat, sizes[dim]);
      flat = arith::DivUIOp::create(builder, loc, flat, sizes[dim]);
    }
  }

  void emit() {
    // What stays in a register over the inner loops, and its output's number.
    SmallVector<Value> carried;
    SmallVector<unsigned> carriedOutputs;
    for (auto [number, output] : llvm::enumerate(op.getDpsInitsMutable())) {
      if (split.innerDims.empty() || dependsOnInner(&output))
        continue;
      carriedOutputs.push_back(number);
      carried.push_back(load(&output));
    }
    SmallVector<Value> results = emitLoops(0, carried, carriedOutputs);
    for (auto [number, value] : llvm::zip_equal(carriedOutputs, results))
      store(value, &op.getDpsInitsMutable()[number]);
  }

private:
  bool dependsOnInner(OpOperand *output) {
    AffineMap map = op.getMatchingIndexingMap(output);
    return llvm::any_of(split.innerDims,
                        [&](unsigned dim) { return map.isFunctionOfDim(dim); });
  }

  SmallVector<Value> emitLoops(unsigned depth, ValueRange carried,
                               ArrayRef<unsigned> carriedOutputs) {
    if (depth == split.innerDims.size())
      return emitPoint(carried, carriedOutputs);
    unsigned dim = split.innerDims[depth];
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value one = arith::ConstantIndexOp::create(builder, loc, 1);
    auto loop =
        scf::ForOp::create(builder, loc, zero, sizes[dim], one, carried);
    OpBuilder::InsertionGuard guard(builder);
    if (carried.empty())
      builder.setInsertionPoint(loop.getBody()->getTerminator());
    else
      builder.setInsertionPointToStart(loop.getBody());
    indices[dim] = loop.getInductionVar();
    SmallVector<Value> results =
        emitLoops(depth + 1, loop.getRegionIterArgs(), carriedOutputs);
    if (!carried.empty())
      scf::YieldOp::create(builder, loc, results);
    return llvm::to_vector(ValueRange(loop.getResults()));
  }

  /// One run of the operation's body; returns what the carried outputs become.
  SmallVector<Value> emitPoint(ValueRange carried,
                               ArrayRef<unsigned> carriedOutputs) {
    IRMapping mapping;
    for (OpOperand &operand : op->getOpOperands()) {
      BlockArgument arg = op.getMatchingBlockArgument(&operand);
      if (!arg || arg.use_empty())
        continue;
      if (op.isDpsInit(&operand)) {
        unsigned number = operand.getOperandNumber() - op.getNumDpsInputs();
        const auto *it = llvm::find(carriedOutputs, number);
        if (it != carriedOutputs.end()) {
          mapping.map(arg, carried[it - carriedOutputs.begin()]);
          continue;
        }
      }
      mapping.map(arg, load(&operand));
    }
    Block *body = op.getBlock();
    for (Operation &inner : body->without_terminator()) {
      Operation *copy = builder.clone(inner, mapping);
      replaceIndices(copy, inner, mapping);
    }
    SmallVector<Value> results;
    for (auto [number, yielded] :
         llvm::enumerate(body->getTerminator()->getOperands())) {
      Value value = mapping.lookupOrDefault(yielded);
      if (llvm::is_contained(carriedOutputs, number))
        results.push_back(value);
      else
        store(value, &op.getDpsInitsMutable()[number]);
    }
    return results;
  }

  /// linalg.index => the loop's variable, also inside nested regions.
  void replaceIndices(Operation *copy, Operation &original,
                      IRMapping &mapping) {
    if (auto index = dyn_cast<linalg::IndexOp>(copy)) {
      mapping.map(original.getResult(0), indices[index.getDim()]);
      copy->erase();
      return;
    }
    SmallVector<linalg::IndexOp> nested;
    copy->walk([&](linalg::IndexOp index) { nested.push_back(index); });
    for (linalg::IndexOp index : nested) {
      index.replaceAllUsesWith(indices[index.getDim()]);
      index.erase();
    }
  }

  SmallVector<Value> getPlace(OpOperand *operand) {
    SmallVector<Value> place;
    for (AffineExpr expr : op.getMatchingIndexingMap(operand).getResults())
      place.push_back(
          affine::expandAffineExpr(builder, loc, expr, indices, {}));
    return place;
  }

  Value load(OpOperand *operand) {
    if (!isa<MemRefType>(operand->get().getType()))
      return operand->get();
    if (TypedAttr splat = getSplatConstant(operand->get()))
      return arith::ConstantOp::create(builder, loc, splat);
    return memref::LoadOp::create(builder, loc, operand->get(),
                                  getPlace(operand));
  }

  void store(Value value, OpOperand *output) {
    memref::StoreOp::create(builder, loc, value, output->get(),
                            getPlace(output));
  }

  OpBuilder &builder;
  Location loc;
  LinalgOp op;
  ArrayRef<Value> sizes;
  const LoopSplit &split;
  SmallVector<Value> indices;
};

std::string getKernelName(LinalgOp op) {
  if (!isa<linalg::GenericOp>(op))
    return op->getName().stripDialect().str();
  return op.getNumReductionLoops() ? "reduce" : "elementwise";
}

void convert(LinalgOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  SmallVector<Value> sizes;
  for (Range range : op.createLoopRanges(builder, loc))
    sizes.push_back(getValueOrCreateConstantIndexOp(builder, loc, range.size));
  LoopSplit split = splitLoops(op);

  // Static where it can be, so that most guards and divisions fold.
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  int64_t staticTotal = 1;
  Value total = arith::ConstantIndexOp::create(builder, loc, 1);
  for (unsigned dim : split.threadDims) {
    if (ShapedType::isDynamic(ranges[dim]))
      staticTotal = ShapedType::kDynamic;
    else if (!ShapedType::isDynamic(staticTotal))
      staticTotal *= ranges[dim];
  }
  bool isStatic = !ShapedType::isDynamic(staticTotal);
  if (isStatic)
    total = arith::ConstantIndexOp::create(builder, loc, staticTotal);
  else
    for (unsigned dim : split.threadDims)
      total = arith::MulIOp::create(builder, loc, total, sizes[dim]);

  int64_t threads = kThreadsPerBlock;
  if (isStatic && staticTotal < threads)
    threads = staticTotal <= 1 ? 1 : llvm::alignTo(staticTotal, kWarpSize);
  Value blockSize = arith::ConstantIndexOp::create(builder, loc, threads);
  Value numBlocks =
      isStatic ? arith::ConstantIndexOp::create(
                     builder, loc, llvm::divideCeil(staticTotal, threads))
                     .getResult()
               : arith::CeilDivUIOp::create(builder, loc, total, blockSize)
                     .getResult();

  gpu::LaunchOp launch =
      createLaunch(builder, loc, numBlocks, blockSize, getKernelName(op));
  builder.setInsertionPoint(launch.getBody().front().getTerminator());
  // Sizes again inside, so that the kernel gets them from the memrefs it has.
  for (Value &size : sizes)
    if (auto dim = size.getDefiningOp<memref::DimOp>())
      size = builder.clone(*dim)->getResult(0);
  Value first =
      arith::MulIOp::create(builder, loc, launch.getBlockIds().x, blockSize);
  Value flat =
      arith::AddIOp::create(builder, loc, first, launch.getThreadIds().x);
  if (!isStatic || staticTotal % threads != 0) {
    Value inside = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::ult, flat, total);
    auto guard = scf::IfOp::create(builder, loc, inside);
    builder.setInsertionPointToStart(&guard.getThenRegion().front());
  }
  BodyEmitter emitter(builder, op, sizes, split);
  emitter.setThreadIndices(flat);
  emitter.emit();
  op->erase();
}

struct LinalgToLaunchPass final
    : hot::impl::LinalgToLaunchPassBase<LinalgToLaunchPass> {
  void runOnOperation() override {
    SmallVector<memref::CopyOp> copies;
    getOperation().walk([&](memref::CopyOp copy) {
      if (!copy->getParentOfType<gpu::LaunchOp>())
        copies.push_back(copy);
    });
    for (memref::CopyOp copy : copies)
      if (failed(prepareCopy(copy)))
        return signalPassFailure();

    SmallVector<LinalgOp> ops;
    getOperation().walk([&](LinalgOp op) {
      if (!op->getParentOfType<gpu::LaunchOp>())
        ops.push_back(op);
    });
    for (LinalgOp op : ops) {
      if (!op.hasPureBufferSemantics()) {
        op->emitError() << "must be bufferized before it can become a kernel; "
                           "run one-shot-bufferize first";
        return signalPassFailure();
      }
      std::optional<int64_t> iterations = getStaticIterations(op);
      if (iterations && *iterations == 0 && op.getNumReductionLoops() == 0) {
        op->erase();
        continue;
      }
      convert(op);
      ++numKernels;
    }
  }

  /// A copy that the runtime cannot do in one piece => linalg.copy; one of a
  /// constant with one value => linalg.fill.
  LogicalResult prepareCopy(memref::CopyOp copy) {
    auto source = dyn_cast<MemRefType>(copy.getSource().getType());
    auto target = dyn_cast<MemRefType>(copy.getTarget().getType());
    if (!source || !target)
      return copy.emitError("of unranked memrefs has no kernel; give both a "
                            "rank");
    OpBuilder builder(copy);
    if (TypedAttr splat = getSplatConstant(copy.getSource())) {
      Value value = arith::ConstantOp::create(builder, copy.getLoc(), splat);
      linalg::FillOp::create(builder, copy.getLoc(), value, copy.getTarget());
      copy.erase();
      return success();
    }
    if (isContiguous(source) && isContiguous(target))
      return success();
    linalg::CopyOp::create(builder, copy.getLoc(), copy.getSource(),
                           copy.getTarget());
    copy.erase();
    return success();
  }
};

} // namespace
