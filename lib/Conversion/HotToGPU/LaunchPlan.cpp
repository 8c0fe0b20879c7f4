//===- LaunchPlan.cpp -----------------------------------------------------===//
//
// Which hot ops become which kernels.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "LaunchPlan.h"
#include "hot/Support/Walsh.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::hot;

/// A thread holds a block in registers.
static constexpr int64_t kMaxBlock = 64;

static BlockTransform getTransform(HadamardOp op) {
  int64_t n = op.getBlock();
  bool isSequency = op.getOrder() == Order::Sequency;
  BlockTransform transform;
  transform.block = n;
  for (int64_t row = 0; row < n; ++row)
    transform.rows.push_back(isSequency ? getNaturalRow(row, n) : row);
  llvm::raw_string_ostream os(transform.name);
  os << "hadamard" << n << (isSequency ? "_sequency" : "");
  if (std::optional<ArrayRef<int8_t>> signs = op.getSigns()) {
    transform.signs.assign(signs->begin(), signs->end());
    transform.signsAfter = op.getInverse();
    os << (op.getInverse() ? "_signs_after_" : "_signs_");
    for (int8_t sign : *signs)
      os << (sign < 0 ? 'm' : 'p');
  }
  return transform;
}

static BlockTransform getTransform(LowRankOp op) {
  int64_t n = op.getBlock(), rank = op.getRank();
  bool isGrid = op.getSelection() == Selection::LowPassL1;
  BlockTransform transform;
  transform.block = n;
  transform.rows = getKeptNaturalRows(n, rank, isGrid);
  transform.padEdge = op.getPadding() == Padding::Edge;
  llvm::raw_string_ostream os(transform.name);
  os << "low_rank" << rank << "of" << n << (isGrid ? "_lp_l1" : "")
     << (transform.padEdge ? "_edge" : "");
  return transform;
}

/// No transform: along rows blocks of 16 bytes of codes, along columns, where a
/// thread holds several, blocks of 16 values.
static BlockTransform getIdentity(unsigned bits, int64_t kAxis) {
  BlockTransform transform;
  transform.block = kAxis == 1 ? 128 / bits : 16;
  transform.isIdentity = true;
  for (int64_t row = 0; row < transform.block; ++row)
    transform.rows.push_back(row);
  transform.name = "plain" + std::to_string(transform.block);
  return transform;
}

/// The transform is taken along if it lies along K and fits into registers;
/// otherwise it stays and its result is quantized as it is.
static std::optional<OperandPlan> planOperand(QuantizeOp op, int64_t kAxis) {
  auto sourceType = dyn_cast<RankedTensorType>(op.getSource().getType());
  if (!sourceType || sourceType.getRank() != 2)
    return std::nullopt;
  GranularityAttr granularity = op.getGranularity();
  bool perLine = granularity.getAxes() == ArrayRef<int64_t>{1 - kAxis};
  if (granularity.hasGroups() || (!perLine && !granularity.isPerTensor()))
    return std::nullopt;

  unsigned bits = getElementTypeOrSelf(op.getCodes()).getIntOrFloatBitWidth();
  OperandPlan plan;
  plan.kAxis = kAxis;
  plan.source = op.getSource();
  plan.spec.transform = getIdentity(bits, kAxis);
  auto takeTransform = [&](auto transform) {
    if (!transform || static_cast<int64_t>(transform.getAxis()) != kAxis ||
        static_cast<int64_t>(transform.getBlock()) > kMaxBlock)
      return;
    plan.source = transform.getSource();
    plan.spec.transform = getTransform(transform);
  };
  takeTransform(op.getSource().getDefiningOp<HadamardOp>());
  takeTransform(op.getSource().getDefiningOp<LowRankOp>());
  plan.spec.sourceType = getElementTypeOrSelf(plan.source);
  plan.spec.bits = bits;
  plan.spec.rounding = op.getRounding();
  plan.spec.scalePerLine = perLine;
  return plan;
}

/// Axis of an operand that the loop runs along, or nothing.
static std::optional<int64_t> getAxis(AffineMap map, unsigned loop) {
  for (auto [axis, result] : llvm::enumerate(map.getResults()))
    if (result == getAffineDimExpr(loop, map.getContext()))
      return axis;
  return std::nullopt;
}

/// A matmul of two matrices, rows of the result in `lhs` after a swap if need
/// be, both operands quantized here.
static std::optional<MatmulPlan> planMatmul(ScaledMatmulOp op) {
  auto resultType = dyn_cast<RankedTensorType>(op.getInit().getType());
  SmallVector<unsigned> reductions = op.getReductionLoops();
  if (!resultType || resultType.getRank() != 2 || op.getNumLoops() != 3 ||
      reductions.size() != 1 || op.getGroupSize() != 0)
    return std::nullopt;
  MatmulPlan plan;
  plan.op = op;
  plan.lhs = op.getLhs().getDefiningOp<QuantizeOp>();
  plan.rhs = op.getRhs().getDefiningOp<QuantizeOp>();
  if (!plan.lhs || !plan.rhs)
    return std::nullopt;
  plan.spec.bits = getElementTypeOrSelf(op.getLhs()).getIntOrFloatBitWidth();
  plan.spec.resultType = resultType.getElementType();
  plan.spec.lhsPerLine = op.getLhsScaleMap().getNumResults() == 1;
  plan.spec.rhsPerLine = op.getRhsScaleMap().getNumResults() == 1;
  plan.spec.accumulate = op.getAccumulate();
  unsigned rowLoop = op.getResultMap().getDimPosition(0);
  plan.isSwapped = !getAxis(op.getLhsMap(), rowLoop);
  if (plan.isSwapped) {
    std::swap(plan.lhs, plan.rhs);
    std::swap(plan.spec.lhsPerLine, plan.spec.rhsPerLine);
  }
  return plan;
}

namespace {

/// Which operand plans a matmul needs, by quantize and axis of K.
struct Candidates {
  DenseMap<Operation *, MatmulPlan> matmuls;
  llvm::MapVector<Operation *, OperandPlan> operands;

  bool accept(MatmulPlan plan) {
    unsigned k = plan.op.getReductionLoops().front();
    // Before the swap.
    for (auto [value, map] :
         {std::pair(plan.op.getLhs(), plan.op.getLhsMap()),
          std::pair(plan.op.getRhs(), plan.op.getRhsMap())}) {
      auto quantize = value.getDefiningOp<QuantizeOp>();
      std::optional<int64_t> axis = getAxis(map, k);
      if (map.getNumResults() != 2 || !axis)
        return false;
      auto known = operands.find(quantize);
      if (known != operands.end()) {
        if (known->second.kAxis != *axis)
          return false;
        continue;
      }
      std::optional<OperandPlan> operand = planOperand(quantize, *axis);
      if (!operand)
        return false;
      operands.insert({quantize, *operand});
    }
    matmuls.try_emplace(plan.op, plan);
    return true;
  }

  bool areCodesHidden(Operation *quantize) {
    return llvm::all_of(
        cast<QuantizeOp>(quantize)->getResult(0).getUsers(),
        [&](Operation *user) { return matmuls.contains(user); });
  }
};

} // namespace

LaunchPlan hot::planLaunches(ModuleOp module) {
  Candidates candidates;
  SmallVector<ScaledMatmulOp> ordered;
  module.walk([&](ScaledMatmulOp op) {
    if (std::optional<MatmulPlan> plan = planMatmul(op))
      if (candidates.accept(*plan))
        ordered.push_back(op);
  });

  // A chain that stays makes those stay that share codes with it.
  for (bool changed = true; changed;) {
    changed = false;
    for (ScaledMatmulOp op : ordered) {
      auto plan = candidates.matmuls.find(op);
      if (plan == candidates.matmuls.end() ||
          (candidates.areCodesHidden(plan->second.lhs) &&
           candidates.areCodesHidden(plan->second.rhs)))
        continue;
      candidates.matmuls.erase(plan);
      changed = true;
    }
  }

  LaunchPlan plan;
  for (ScaledMatmulOp op : ordered)
    if (auto found = candidates.matmuls.find(op);
        found != candidates.matmuls.end()) {
      for (Operation *quantize : {found->second.lhs, found->second.rhs})
        plan.operands.insert(*candidates.operands.find(quantize));
      plan.matmuls.push_back(found->second);
    }
  return plan;
}
