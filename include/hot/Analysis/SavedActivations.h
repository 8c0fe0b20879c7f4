//===- SavedActivations.h - What lives until the backward pass --*- C++ -*-===//
//
// The tensors that are made in the forward part of a training step and read in
// its backward part, by liveness: nothing is known of schemes here.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_ANALYSIS_SAVEDACTIVATIONS_H
#define HOT_ANALYSIS_SAVEDACTIVATIONS_H

#include "hot/Analysis/LayerProducts.h"

namespace mlir::hot {

/// What the backward part needs a tensor for; the first one that applies.
enum class SavedGroup {
  /// x in a weight gradient, as it is or transformed on the way there.
  LinearInput,
  /// A factor of a product without a weight.
  Attention,
  /// Another layout or precision of an argument, as of a weight.
  Argument,
  /// Elementwise ops and reductions: normalizations, activation functions.
  Elementwise,
  Other,
};

/// What is kept of it.
enum class SavedForm { Codes, Scales, Float, Other };

struct SavedTensor {
  SavedTensor(Value value, Value made) : value(value), made(made) {}

  /// The buffer; views of it are not counted again.
  Value value;
  /// The same, or in the forward function what its argument `value` is.
  Value made;
  SavedGroup group = SavedGroup::Other;
  SavedForm form = SavedForm::Other;
  /// Ops of the backward part that read it, in program order, behind views,
  /// relayouts, slices, transforms and quantizations.
  SmallVector<Operation *> keepers;
  /// Holds, as floats, what is saved as codes as well.
  bool isCopyOfCompressed = false;
};

/// The boundary is a point of the program, in one block: the body of the
/// function, or of a loop that all contractions are in. A gradient is made by
/// the first gradient product, or by the op, after the last forward product
/// before it, that makes the tensor it takes as the output's gradient. The
/// boundary is before that, right after the last of:
///
///   - the forward products of layers,
///   - the ops that make a result of the function (the loss).
///
/// Ops before the boundary are the forward part, those after it the backward
/// part; an op with regions, as a loop, is one op.
class SavedActivations {
public:
  /// A function that takes what another one saves is the backward part as a
  /// whole.
  static SavedActivations analyze(FunctionOpInterface function,
                                  const LayerProducts &products,
                                  const SavedLinks &links);

  /// Whether there is a backward part.
  bool hasBoundary() const { return boundary; }
  /// The first op of the backward part.
  Operation *getBoundary() const { return boundary; }
  /// Why there is none although there are gradients; empty otherwise.
  StringRef getNote() const { return note; }

  ArrayRef<SavedTensor> getSaved() const { return saved; }
  /// Arguments that the backward part reads. They live anyway.
  ArrayRef<Value> getArguments() const { return arguments; }
  /// Made before the boundary and read after it, but of constants alone: free
  /// to be made again.
  ArrayRef<Value> getRecomputable() const { return recomputable; }

private:
  friend class Liveness;
  Operation *boundary = nullptr;
  StringRef note;
  SmallVector<SavedTensor> saved;
  SmallVector<Value> arguments, recomputable;
};

} // namespace mlir::hot

#endif // HOT_ANALYSIS_SAVEDACTIVATIONS_H
