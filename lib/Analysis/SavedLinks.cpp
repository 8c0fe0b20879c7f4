//===- SavedLinks.cpp -----------------------------------------------------===//
//
// Reads `hot.saved` on results and arguments.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Analysis/SavedLinks.h"
#include "hot/Dialect/Hot/IR/Hot.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::hot;

namespace {
/// The two ends of one number. Numbers count within one symbol table.
struct Ends {
  SmallVector<std::pair<FunctionOpInterface, unsigned>, 1> results, arguments;
};
} // namespace

/// At the function's location: a diagnostic on the op would print its body.
static InFlightDiagnostic emitErrorAt(FunctionOpInterface function) {
  return emitError(function.getLoc())
         << "function @" << function.getName() << ": ";
}

LogicalResult SavedLinks::link(Operation *root) {
  llvm::MapVector<std::pair<Operation *, int64_t>, Ends> numbers;
  root->walk([&](FunctionOpInterface function) {
    auto getEnds = [&](Attribute number) -> Ends & {
      return numbers[{function->getParentOp(),
                      cast<IntegerAttr>(number).getInt()}];
    };
    for (unsigned i = 0, e = function.getNumResults(); i != e; ++i)
      if (Attribute number = function.getResultAttr(i, kSavedAttrName))
        getEnds(number).results.push_back({function, i});
    for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i)
      if (Attribute number = function.getArgAttr(i, kSavedAttrName))
        getEnds(number).arguments.push_back({function, i});
  });

  for (auto &[key, ends] : numbers) {
    int64_t number = key.second;
    for (auto [kind, list] : {std::pair("result", &ends.results),
                              std::pair("argument", &ends.arguments)})
      if (list->size() > 1) {
        auto [first, firstIndex] = list->front();
        auto [second, secondIndex] = (*list)[1];
        InFlightDiagnostic diagnostic = emitErrorAt(second)
                                        << kind << " " << secondIndex
                                        << " has hot.saved = " << number
                                        << ", which is given already";
        diagnostic.attachNote(first.getLoc())
            << "to " << kind << " " << firstIndex << " of @" << first.getName();
        return diagnostic;
      }
    // What nothing reads is saved in vain, but does no harm.
    if (ends.arguments.empty())
      continue;
    auto [backward, argument] = ends.arguments.front();
    if (ends.results.empty())
      return emitErrorAt(backward)
             << "argument " << argument << " has hot.saved = " << number
             << ", but no function has a result with that number";
    auto [forward, result] = ends.results.front();
    Type saved = forward.getResultTypes()[result],
         taken = backward.getArgumentTypes()[argument];
    if (saved != taken) {
      InFlightDiagnostic diagnostic = emitErrorAt(backward)
                                      << "argument " << argument << " of type "
                                      << taken << " has hot.saved = " << number;
      diagnostic.attachNote(forward.getLoc())
          << "result " << result << " of @" << forward.getName()
          << " with that number is of type " << saved;
      return diagnostic;
    }
    if (forward.isExternal() || backward.isExternal())
      continue;
    SavedLink link{number, forward, result, backward, argument};
    links.push_back(link);
    forwards.insert(forward);
    if (forward.getFunctionBody().hasOneBlock())
      savedValues[link.getArgument()] =
          forward.getFunctionBody().front().getTerminator()->getOperand(result);
  }
  return success();
}

LogicalResult SavedLinks::groupFunctions(Operation *root) {
  llvm::EquivalenceClasses<Operation *> together;
  llvm::MapVector<Operation *, SmallVector<FunctionOpInterface>> groups;
  for (SavedLink &link : links)
    together.unionSets(link.forward, link.backward);
  root->walk<WalkOrder::PreOrder>([&](FunctionOpInterface function) {
    if (function.isExternal())
      return;
    together.insert(function);
    groups[together.getLeaderValue(function)].push_back(function);
  });

  for (auto &group : groups) {
    SmallVector<FunctionOpInterface> &functions = group.second;
    SmallVector<FunctionOpInterface> &ordered = steps.emplace_back();
    while (!functions.empty()) {
      // The first one that takes nothing from those that are left.
      auto next = llvm::find_if(functions, [&](FunctionOpInterface function) {
        return llvm::none_of(links, [&](SavedLink &link) {
          return link.backward == function &&
                 llvm::is_contained(functions, link.forward);
        });
      });
      if (next == functions.end())
        return emitErrorAt(functions.front())
               << "takes tensors marked hot.saved that are computed from its "
                  "own results; the mark goes from a forward function to a "
                  "backward function";
      ordered.push_back(*next);
      functions.erase(next);
    }
  }
  return success();
}

FailureOr<SavedLinks> SavedLinks::collect(Operation *root) {
  SavedLinks result;
  if (failed(result.link(root)) || failed(result.groupFunctions(root)))
    return failure();
  return result;
}
