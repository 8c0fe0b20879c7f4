//===- Lanes.h - Handlers as loops over lanes -------------------*- C++ -*-===//
//
// Turns a function of one lane's values into a handler. With all lanes active
// the loop has no branch, which compilers make vector code of.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_LANES_H
#define HOT_LIB_EMULATOR_ISA_LANES_H

#include "ISA/Program.h"
#include "Machine/Warp.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>
#include <type_traits>

namespace mlir::hot::emulator {

/// How a value of C++ type T lies in a lane.
template <class T>
using Lane = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;

/// Bits of a lane as a value, and back; narrow ones are zero-extended.
template <class T>
inline T fromLane(Lane<T> bits) {
  T value;
  if constexpr (sizeof(T) == sizeof(bits)) {
    std::memcpy(&value, &bits, sizeof(T));
  } else {
    using Bits = std::conditional_t<sizeof(T) == 2, uint16_t, uint8_t>;
    Bits narrow = static_cast<Bits>(bits);
    std::memcpy(&value, &narrow, sizeof(T));
  }
  return value;
}

template <class T>
inline Lane<T> toLane(T value) {
  if constexpr (sizeof(T) == sizeof(Lane<T>)) {
    Lane<T> bits;
    std::memcpy(&bits, &value, sizeof(T));
    return bits;
  } else {
    using Bits = std::conditional_t<sizeof(T) == 2, uint16_t, uint8_t>;
    Bits narrow;
    std::memcpy(&narrow, &value, sizeof(T));
    return narrow;
  }
}

/// Calls f(lane) for each lane of the mask.
template <class F>
inline void forLanes(uint32_t mask, F f) {
  if (mask == ~0u) {
    // Registers are the same or do not overlap, so no lane sees another's
    // result.
#ifdef __clang__
#pragma clang loop vectorize(assume_safety)
#else
#pragma GCC ivdep
#endif
    for (unsigned lane = 0; lane < 32; ++lane)
      f(lane);
    return;
  }
  for (; mask; mask &= mask - 1)
    f(static_cast<unsigned>(llvm::countr_zero(mask)));
}

/// The same where lanes see what lower ones have done.
template <class F>
inline void forLanesInOrder(uint32_t mask, F f) {
  for (; mask; mask &= mask - 1)
    f(static_cast<unsigned>(llvm::countr_zero(mask)));
}

/// op[0] = f(op[1]), types as given: result first.
template <class D, class A, class F>
inline void unary(Warp &warp, const Instr &instr, F f) {
  Lane<D> *d = warp.reg<Lane<D>>(instr.op[0]);
  const Lane<A> *a = warp.reg<Lane<A>>(instr.op[1]);
  forLanes(warp.mask,
           [=](unsigned l) { d[l] = toLane<D>(f(fromLane<A>(a[l]))); });
}

/// op[0] = f(op[1], op[2]).
template <class D, class A, class B, class F>
inline void binary(Warp &warp, const Instr &instr, F f) {
  Lane<D> *d = warp.reg<Lane<D>>(instr.op[0]);
  const Lane<A> *a = warp.reg<Lane<A>>(instr.op[1]);
  const Lane<B> *b = warp.reg<Lane<B>>(instr.op[2]);
  forLanes(warp.mask, [=](unsigned l) {
    d[l] = toLane<D>(f(fromLane<A>(a[l]), fromLane<B>(b[l])));
  });
}

/// op[0] = f(op[1], op[2], op[3]).
template <class D, class A, class B, class C, class F>
inline void ternary(Warp &warp, const Instr &instr, F f) {
  Lane<D> *d = warp.reg<Lane<D>>(instr.op[0]);
  const Lane<A> *a = warp.reg<Lane<A>>(instr.op[1]);
  const Lane<B> *b = warp.reg<Lane<B>>(instr.op[2]);
  const Lane<C> *c = warp.reg<Lane<C>>(instr.op[3]);
  forLanes(warp.mask, [=](unsigned l) {
    d[l] =
        toLane<D>(f(fromLane<A>(a[l]), fromLane<B>(b[l]), fromLane<C>(c[l])));
  });
}

/// Writes the bits of a predicate that belong to active lanes.
inline void setPredicate(Warp &warp, uint32_t offset, uint32_t bits) {
  uint32_t &p = *warp.reg<uint32_t>(offset);
  p = (p & ~warp.mask) | (bits & warp.mask);
}

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_LANES_H
