//===- MatrixFragments.h - Which lane holds which element -------*- C++ -*-===//
//
// PTX ISA, "Matrix Fragments for mma.m8n8k16", "... mma.m16n8k32" and the
// other sections of that name. All of them, but for mma.m8n8k4 on f16, follow
// one scheme. With the manual's
//
//   groupID = lane / 4,  threadID_in_group = lane % 4
//
// and P elements in one register (32 / bits; one for f64), the lowest bits
// first, element j of register r is
//
//   A, M = 8    row groupID
//               k   = P * threadID_in_group + j + 4 P r
//   A, M = 16   row groupID + 8 (r % 2)
//               k   = P * threadID_in_group + j + 4 P (r / 2)
//   B           k   = P * threadID_in_group + j + 4 P r
//               column groupID
//   C, D        row groupID + 8 (i / 2), column 2 threadID_in_group + i % 2
//               for element i of the lane; f16 has two elements a register
//
// so a whole register of A is P neighbors of a row, and one of B P neighbors of
// a column: tiles are put together word by word, B with its columns as rows.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_MATRIXFRAGMENTS_H
#define HOT_LIB_EMULATOR_ISA_MATRIXFRAGMENTS_H

#include "ISA/WholeWarp.h"
#include "Machine/Cta.h"

/// Places are constants then. clang unrolls such loops by itself.
#ifdef __clang__
#define HOT_UNROLL_LANES
#else
#define HOT_UNROLL_LANES _Pragma("GCC unroll 32")
#endif

namespace mlir::hot::emulator {

struct WordPlace {
  unsigned row, word;
};

template <unsigned M>
constexpr WordPlace placeInA(unsigned lane, unsigned reg) {
  static_assert(M == 8 || M == 16);
  if (M == 8)
    return {lane / 4, lane % 4 + 4 * reg};
  return {lane / 4 + 8 * (reg % 2), lane % 4 + 4 * (reg / 2)};
}

/// `row` is B's column.
constexpr WordPlace placeInB(unsigned lane, unsigned reg) {
  return {lane / 4, lane % 4 + 4 * reg};
}

/// Element of a lane, not register: `word` is the column.
constexpr WordPlace placeInC(unsigned lane, unsigned element) {
  return {lane / 4 + 8 * (element / 2), lane % 4 * 2 + element % 2};
}

/// Reads fragments of A into rows of words.
template <unsigned M, unsigned Words, class Word>
inline void gatherA(Warp &warp, const uint32_t *offsets,
                    Word (&tile)[M][Words]) {
  for (unsigned reg = 0; reg < M / 8 * Words / 4; ++reg) {
    const Word *lanes = warp.reg<Word>(offsets[reg]);
    HOT_UNROLL_LANES
    for (unsigned lane = 0; lane < 32; ++lane) {
      WordPlace place = placeInA<M>(lane, reg);
      tile[place.row][place.word] = lanes[lane];
    }
  }
}

/// Reads fragments of B into its columns.
template <unsigned Words, class Word>
inline void gatherB(Warp &warp, const uint32_t *offsets,
                    Word (&tile)[8][Words]) {
  for (unsigned reg = 0; reg < Words / 4; ++reg) {
    const Word *lanes = warp.reg<Word>(offsets[reg]);
    HOT_UNROLL_LANES
    for (unsigned lane = 0; lane < 32; ++lane) {
      WordPlace place = placeInB(lane, reg);
      tile[place.row][place.word] = lanes[lane];
    }
  }
}

/// Accumulators that fill a register each.
template <unsigned M, class Word>
inline void gatherC(Warp &warp, const uint32_t *offsets, Word (&tile)[M][8]) {
  for (unsigned i = 0; i < M / 4; ++i) {
    const Word *lanes = warp.reg<Word>(offsets[i]);
    HOT_UNROLL_LANES
    for (unsigned lane = 0; lane < 32; ++lane) {
      WordPlace place = placeInC(lane, i);
      tile[place.row][place.word] = lanes[lane];
    }
  }
}

template <unsigned M, class Word>
inline void scatterC(Warp &warp, const uint32_t *offsets,
                     const Word (&tile)[M][8]) {
  for (unsigned i = 0; i < M / 4; ++i) {
    Word *lanes = warp.reg<Word>(offsets[i]);
    HOT_UNROLL_LANES
    for (unsigned lane = 0; lane < 32; ++lane) {
      WordPlace place = placeInC(lane, i);
      lanes[lane] = tile[place.row][place.word];
    }
  }
}

/// Accumulators of 16 bits, two a register.
template <unsigned M>
inline void gatherHalfC(Warp &warp, const uint32_t *offsets,
                        uint16_t (&tile)[M][8]) {
  for (unsigned i = 0; i < M / 4; ++i) {
    const uint32_t *lanes = warp.reg<uint32_t>(offsets[i / 2]);
    HOT_UNROLL_LANES
    for (unsigned lane = 0; lane < 32; ++lane) {
      WordPlace place = placeInC(lane, i);
      tile[place.row][place.word] =
          static_cast<uint16_t>(lanes[lane] >> (i % 2 * 16));
    }
  }
}

template <unsigned M>
inline void scatterHalfC(Warp &warp, const uint32_t *offsets,
                         const uint16_t (&tile)[M][8]) {
  for (unsigned i = 0; i < M / 4; i += 2) {
    uint32_t *lanes = warp.reg<uint32_t>(offsets[i / 2]);
    HOT_UNROLL_LANES
    for (unsigned lane = 0; lane < 32; ++lane) {
      WordPlace low = placeInC(lane, i), high = placeInC(lane, i + 1);
      lanes[lane] =
          tile[low.row][low.word] | uint32_t(tile[high.row][high.word]) << 16;
    }
  }
}

/// What an mma finds in Instr::list: offsets of registers of D, A, B, C.
template <unsigned CountD, unsigned CountA, unsigned CountB>
struct MmaOperands {
  explicit MmaOperands(const uint32_t *list)
      : d(list), a(d + CountD), b(a + CountA), c(b + CountB) {}
  const uint32_t *d, *a, *b, *c;
};

/// False if the warp has to wait; counts the instruction otherwise.
inline bool beginMma(Warp &warp, const Instr &instr, unsigned m, unsigned k) {
  if (!convergeWholeWarp(warp, instr))
    return false;
  ++warp.cta->counters.mma;
  warp.cta->counters.mmaOperations += 2 * m * 8 * k;
  return true;
}

/// Bits of Instr::aux of an integer mma.
enum : uint32_t {
  kSignedA = 1,
  kSignedB = 2,
  kSaturate = 4,
  kAnd = 8, ///< .and.popc, not .xor.popc
};

/// Null if there is no such shape. `bits` is the width of an element of A.
Handler getIntegerMma(unsigned bits, unsigned m, unsigned k);
Handler getFloatMma(ScalarType a, ScalarType c, unsigned m, unsigned k);

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_MATRIXFRAGMENTS_H
