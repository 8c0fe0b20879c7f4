//===- CompressFunctionPair.cpp -------------------------------------------===//
//
// Which tensors that a forward function saves for a backward function can be
// saved as codes.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "CompressFunctionPair.h"
#include "SavedSignature.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"
#include <set>

using namespace mlir;
using namespace mlir::hot;

namespace {

/// A saved tensor of which codes are made.
struct Candidate {
  CompressedLink compressed;
  Value saved;
  /// An op of the backward function that needs the floats, or null.
  Operation *keeper = nullptr;

  SavedLink getLink() const { return compressed.link; }
};

} // namespace

static bool isCalled(FunctionOpInterface function) {
  Operation *table =
      SymbolTable::getNearestSymbolTable(function->getParentOp());
  return !table || !SymbolTable::symbolKnownUseEmpty(function, table);
}

/// Saved tensors of which the backward functions make codes.
static SmallVector<Candidate> findCandidates(const SavedLinks &links) {
  llvm::MapVector<Operation *, SmallVector<SavedInput>> inputsOf;
  SmallVector<Candidate> candidates;
  for (SavedLink link : links.getLinks()) {
    if (!inputsOf.count(link.backward))
      inputsOf[link.backward] = findSavedInputs(link.backward, links);
    BlockArgument argument = link.getArgument();
    Candidate candidate{{link, {}, {link.number}}, links.getSaved(argument)};
    for (const SavedInput &input : inputsOf[link.backward])
      if (input.source == argument)
        candidate.compressed.inputs.push_back(input);
    if (candidate.compressed.inputs.empty())
      continue;
    // Sizes can be asked only of an argument that is there.
    llvm::SetVector<Operation *> others = getOtherUsers(
        argument, candidate.compressed.inputs, /*countSizes=*/true);
    for (const SavedInput &input : candidate.compressed.inputs)
      others.set_subtract(getOpsFromArgument(input, argument));
    if (!others.empty())
      candidate.keeper = others.back();
    candidates.push_back(std::move(candidate));
  }
  return candidates;
}

/// Why the saved tensor stays as it is, or nothing.
static std::string getReasonToKeep(const Candidate &candidate,
                                   ArrayRef<Candidate> candidates) {
  SavedLink link = candidate.getLink();
  std::string forward = "@" + link.forward.getName().str();
  if (!candidate.saved)
    return forward + " has several blocks";
  for (FunctionOpInterface function : {link.forward, link.backward})
    if (isCalled(function))
      return "@" + function.getName().str() +
             " is called in the module, and callers are not changed";
  if (candidate.keeper)
    return "'" + candidate.keeper->getName().getStringRef().str() +
           "' needs the floats in the backward function";
  for (const SavedInput &input : candidate.compressed.inputs)
    if (getOpsFromArgument(input, link.getArgument()).empty())
      return "how it is compressed depends on more than the input";
  Value viewed = getViewed(candidate.saved);
  if (isa<BlockArgument>(viewed))
    return "input is an argument of " + forward + ", alive anyway";
  Operation *returns = link.forward.getFunctionBody().front().getTerminator();
  for (auto [index, returned] : llvm::enumerate(returns->getOperands())) {
    unsigned result = index;
    if (getViewed(returned) != viewed ||
        llvm::any_of(candidates, [&](const Candidate &other) {
          return other.getLink().forward == link.forward &&
                 other.getLink().result == result && !other.keeper;
        }))
      continue;
    return "input is returned as result " + std::to_string(result) + " of " +
           forward + " too, alive anyway";
  }
  return {};
}

/// All numbers that are given.
static std::set<int64_t> collectNumbers(Operation *root) {
  std::set<int64_t> numbers;
  auto see = [&](Attribute number) {
    if (auto integer = dyn_cast_or_null<IntegerAttr>(number))
      numbers.insert(integer.getInt());
  };
  root->walk([&](FunctionOpInterface function) {
    for (unsigned i = 0, e = function.getNumResults(); i != e; ++i)
      see(function.getResultAttr(i, kSavedAttrName));
    for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i)
      see(function.getArgAttr(i, kSavedAttrName));
  });
  return numbers;
}

FailureOr<PairCounts>
mlir::hot::compressFunctionPairs(Operation *root, const SavedLinks &links) {
  PairCounts counts;
  llvm::MapVector<Operation *, SmallVector<CompressedLink>> ofForward,
      ofBackward;
  std::set<int64_t> numbers = collectNumbers(root);
  int64_t next = 0;
  SmallVector<Candidate> candidates = findCandidates(links);
  for (const Candidate &candidate : candidates) {
    CompressedLink compressed = candidate.compressed;
    std::string reason = getReasonToKeep(candidate, candidates);
    for (const SavedInput &input : compressed.inputs) {
      InFlightDiagnostic remark = emitRemark(input.getLoc())
                                  << "layer " << input.getLayer() << ": ";
      ++(reason.empty() ? counts.compressed : counts.kept);
      if (reason.empty())
        remark << "input saved as " << input.describe();
      else
        remark << reason;
      if (candidate.keeper)
        remark.attachNote(candidate.keeper->getLoc()) << "it is here";
    }
    if (!reason.empty())
      continue;
    while (compressed.numbers.size() < 2 * compressed.inputs.size())
      if (numbers.insert(next++).second)
        compressed.numbers.push_back(next - 1);
    ofForward[compressed.link.forward].push_back(compressed);
    ofBackward[compressed.link.backward].push_back(compressed);
  }
  // What the forward functions get is cloned from the backward ones, so those
  // go last.
  for (auto &[function, all] : ofForward)
    if (failed(changeForward(cast<FunctionOpInterface>(function), all)))
      return failure();
  for (auto &[function, all] : ofBackward)
    if (failed(changeBackward(cast<FunctionOpInterface>(function), all)))
      return failure();
  return counts;
}
