//===- RoundPack.h ----------------------------------------------*- C++ -*-===//
//
// From float values to packed integer codes, in registers.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_ROUNDPACK_H
#define HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_ROUNDPACK_H

#include "../KernelBuilder.h"
#include "hot/Dialect/Hot/IR/Hot.h"

namespace mlir::hot {

/// The pattern of |x| as i32: patterns of magnitudes order as the magnitudes
/// do, and those of NaN lie above infinity, so that a maximum keeps a NaN.
Value emitMagnitude(KernelBuilder &b, Value x);

/// What quantizing a group of values takes, from the largest magnitude in it.
struct GroupScale {
  Value scale;   ///< f32, what is stored
  Value inverse; ///< f32
  Value isDead; ///< i1: the codes of the group are zero whatever its values are
};
GroupScale emitGroupScale(KernelBuilder &b, Value amaxBits, unsigned bits);

/// The code of x as i32. `flatIndex` (i32) is the element's index in the
/// logical tensor modulo 2^32; only pseudo_stochastic_indexed needs it.
Value emitCode(KernelBuilder &b, Value x, const GroupScale &group,
               Rounding rounding, Value flatIndex);

/// Packs i32 codes, lowest bits first, and cuts the bytes into vectors of
/// `pieceBytes` (1, 2, 4, 8 or 16) i8 elements.
KernelBuilder::Values packCodes(KernelBuilder &b, ValueRange codes,
                                unsigned bits, int64_t pieceBytes);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOGPU_TRANSFORM_ROUNDPACK_H
