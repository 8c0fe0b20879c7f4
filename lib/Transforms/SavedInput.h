//===- SavedInput.h - How a layer's input becomes codes ---------*- C++ -*-===//
//
// Private to the library: the way of an activation from where it is made to the
// codes that a weight gradient reads.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_TRANSFORMS_SAVEDINPUT_H
#define HOT_LIB_TRANSFORMS_SAVEDINPUT_H

#include "hot/Analysis/SavedLinks.h"
#include "hot/Dialect/Hot/IR/Hot.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::hot {

/// source -> transposes, reshapes, casts -> transform -> quantize -> weight
/// gradients. The same input of several layers is quantized once.
struct SavedInput {
  QuantizeOp quantize;
  /// hot.low_rank or hot.hadamard.
  Operation *transform;
  /// What the layouts are layouts of: a computed tensor, an argument, or the
  /// first copy of an argument in another layout, unless `hot.saved` links it.
  Value source;
  /// Weight gradients that read the codes, in program order.
  SmallVector<Operation *, 1> gradients;

  /// Number of the layer, or of the first one of several.
  int64_t getLayer() const;
  /// At the first weight gradient.
  Location getLoc() const { return gradients.front()->getLoc(); }
  /// "tensor<24x64xi8> and tensor<64xf32> instead of tensor<48x64xf32>".
  std::string describe() const;

  /// The ops from the source to the codes that nothing else uses, in order.
  SmallVector<Operation *> getOwnOps() const;
};

/// The saved inputs of all weight gradients that hot-rewrite-backward made in
/// `function`, in program order.
SmallVector<SavedInput> findSavedInputs(FunctionOpInterface function,
                                        const SavedLinks &links);

/// The tensor that `value` is, but for reshapes and casts that copy nothing.
Value getViewed(Value value);

/// Ops that read `source` in one of its layouts, other than to compress it for
/// one of `inputs`; with `countSizes`, those too that ask for its sizes only.
llvm::SetVector<Operation *> getOtherUsers(Value source,
                                           ArrayRef<SavedInput> inputs,
                                           bool countSizes = false);

} // namespace mlir::hot

#endif // HOT_LIB_TRANSFORMS_SAVEDINPUT_H
