//===- Liveness.h - Search for saved tensors --------------------*- C++ -*-===//
//
// Private to the library: the search behind SavedActivations. The boundary is
// found in a file of its own.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_ANALYSIS_LIVENESS_H
#define HOT_LIB_ANALYSIS_LIVENESS_H

#include "hot/Analysis/SavedActivations.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::hot {

/// Whether the op's result is the buffer of its first operand.
bool isView(Operation *op);

/// One function at a time. What is asked of a value is answered for the block
/// that the boundary is in.
class Liveness {
public:
  Liveness(FunctionOpInterface function, const LayerProducts &products,
           const SavedLinks &links, SavedActivations &result);
  void run();

private:
  bool findBlock();
  void findBoundary();
  void findRecomputable();
  void walkBackward();
  void sortOut();
  void classify(SavedTensor &tensor);
  void markCopies();

  /// Number of the op of the block that `op` is in; none outside the block.
  std::optional<unsigned> getPosition(Operation *op) const;
  bool isForward(Value value) const;
  bool isFree(Value value) const;
  Value getSource(Value value);
  Value getBuffer(Value value);
  Value getOrigin(Value value) const;

  FunctionOpInterface function;
  const LayerProducts &products;
  const SavedLinks &links;
  SavedActivations &result;
  /// Products of the function, and arguments that another one saves for it.
  SmallVector<const LayerProduct *> ownProducts;
  llvm::DenseSet<Value> savedArguments;

  Block *block = nullptr;
  llvm::DenseMap<Operation *, unsigned> positions;
  unsigned boundary = 0;
  /// Ops of the forward part whose results depend on constants alone.
  llvm::DenseSet<Operation *> freeOps;
  /// What a value of the backward part is a view, another layout or a piece of.
  llvm::DenseMap<Value, Value> sources;
  /// Buffers from before the boundary and who reads them after it.
  llvm::MapVector<Value, SmallVector<Operation *>> readers;
  llvm::DenseMap<Value, Value> buffers;
};

} // namespace mlir::hot

#endif // HOT_LIB_ANALYSIS_LIVENESS_H
