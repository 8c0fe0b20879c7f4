//===- RandomTensor.h -------------------------------------------*- C++ -*-===//
//
// Seeded random arguments, the same on every machine.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_RUNTIME_RANDOMTENSOR_H
#define HOT_RUNTIME_RANDOMTENSOR_H

#include "hot/Runtime/HostTensor.h"

namespace mlir::hot {

/// Fills a tensor by a counter: element i of stream s depends on (seed, s, i)
/// alone. With mix the finalizer of SplitMix64 and g = 0x9e3779b97f4a7c15,
///
///     u(i) = mix(mix(seed + g (s + 1)) + g (i + 1))
///
/// floats     the top 24 bits of u, as a number in [-1, 1) (53 bits for f64),
///            times `scale`, rounded once to the element type
/// integers   u mod 10: 0 .. 9, valid labels of ten classes and indices of ten
///            rows; i4: u mod 8; i1: u mod 2
void fillRandom(HostTensor &tensor, uint64_t seed, uint64_t stream,
                double scale = 1);

} // namespace mlir::hot

#endif // HOT_RUNTIME_RANDOMTENSOR_H
