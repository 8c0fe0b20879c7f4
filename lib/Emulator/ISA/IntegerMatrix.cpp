//===- IntegerMatrix.cpp - mma on s8, s4 and single bits ------------------===//
//
// PTX ISA, "Multiply-and-Accumulate Instruction: mma", for types u8, s8, u4,
// s4, b1. Sums are exact; the result wraps, or is clamped with .satfinite.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/MatrixFragments.h"
#include "llvm/ADT/bit.h"
#include <algorithm>
#include <limits>

using namespace mlir::hot::emulator;

/// Elements of packed words, the lowest bits first, as 16-bit integers: with
/// those, compilers know the product as one instruction of the vector unit.
template <unsigned Bits, unsigned Rows, unsigned Words>
static void unpack(const uint32_t (&words)[Rows][Words], bool isSigned,
                   int16_t (&tile)[Rows][Words * 32 / Bits]) {
  int16_t *out = &tile[0][0];
  if constexpr (Bits == 8) {
    const auto *bytes = reinterpret_cast<const uint8_t *>(&words[0][0]);
    if (isSigned)
      for (unsigned i = 0; i < Rows * Words * 4; ++i)
        out[i] = static_cast<int8_t>(bytes[i]);
    else
      for (unsigned i = 0; i < Rows * Words * 4; ++i)
        out[i] = bytes[i];
  } else {
    static_assert(Bits == 4);
    const auto *bytes = reinterpret_cast<const uint8_t *>(&words[0][0]);
    // (x ^ 8) - 8 extends the sign of four bits.
    int16_t flip = isSigned ? 8 : 0;
    for (unsigned i = 0; i < Rows * Words * 4; ++i) {
      out[2 * i] = static_cast<int16_t>(((bytes[i] & 15) ^ flip) - flip);
      out[2 * i + 1] = static_cast<int16_t>(((bytes[i] >> 4) ^ flip) - flip);
    }
  }
}

/// The tile of sums over k; none comes near the limits of 32 bits.
template <unsigned M, unsigned K>
static void multiply(const int16_t (&a)[M][K], const int16_t (&b)[8][K],
                     int32_t (&sums)[M][8]) {
  for (unsigned row = 0; row < M; ++row)
    for (unsigned column = 0; column < 8; ++column) {
      int32_t sum = 0;
      for (unsigned k = 0; k < K; ++k)
        sum += int32_t(a[row][k]) * int32_t(b[column][k]);
      sums[row][column] = sum;
    }
}

template <unsigned M, unsigned K>
static void multiplyBits(const uint32_t (&a)[M][K / 32],
                         const uint32_t (&b)[8][K / 32], bool isAnd,
                         int32_t (&sums)[M][8]) {
  for (unsigned row = 0; row < M; ++row)
    for (unsigned column = 0; column < 8; ++column) {
      int32_t sum = 0;
      for (unsigned word = 0; word < K / 32; ++word) {
        uint32_t x = a[row][word], y = b[column][word];
        sum += llvm::popcount(isAnd ? x & y : x ^ y);
      }
      sums[row][column] = sum;
    }
}

template <unsigned M>
static void accumulate(const int32_t (&sums)[M][8], bool saturate,
                       uint32_t (&tile)[M][8]) {
  for (unsigned row = 0; row < M; ++row)
    for (unsigned column = 0; column < 8; ++column) {
      uint32_t &c = tile[row][column];
      if (!saturate) {
        c += static_cast<uint32_t>(sums[row][column]);
        continue;
      }
      using Limits = std::numeric_limits<int32_t>;
      int64_t exact =
          int64_t(static_cast<int32_t>(c)) + int64_t(sums[row][column]);
      c = static_cast<uint32_t>(std::min<int64_t>(
          std::max<int64_t>(exact, Limits::min()), Limits::max()));
    }
}

template <unsigned Bits, unsigned M, unsigned K>
static void runInteger(Warp &warp, const Instr &instr) {
  if (!beginMma(warp, instr, M, K))
    return;
  constexpr unsigned words = K * Bits / 32;
  MmaOperands<M / 4, M / 8 * words / 4, words / 4> operands(instr.list);
  uint32_t wordsOfA[M][words], wordsOfB[8][words], tile[M][8];
  gatherA(warp, operands.a, wordsOfA);
  gatherB(warp, operands.b, wordsOfB);
  int32_t sums[M][8];
  if constexpr (Bits == 1) {
    multiplyBits<M, K>(wordsOfA, wordsOfB, instr.aux & kAnd, sums);
  } else {
    int16_t a[M][K], b[8][K];
    unpack<Bits>(wordsOfA, instr.aux & kSignedA, a);
    unpack<Bits>(wordsOfB, instr.aux & kSignedB, b);
    multiply(a, b, sums);
  }
  gatherC(warp, operands.c, tile);
  accumulate(sums, instr.aux & kSaturate, tile);
  scatterC(warp, operands.d, tile);
}

Handler mlir::hot::emulator::getIntegerMma(unsigned bits, unsigned m,
                                           unsigned k) {
  switch (bits) {
  case 8:
    if (m == 8)
      return k == 16 ? runInteger<8, 8, 16> : Handler(nullptr);
    return k == 16   ? runInteger<8, 16, 16>
           : k == 32 ? runInteger<8, 16, 32>
                     : Handler(nullptr);
  case 4:
    if (m == 8)
      return k == 32 ? runInteger<4, 8, 32> : Handler(nullptr);
    return k == 32   ? runInteger<4, 16, 32>
           : k == 64 ? runInteger<4, 16, 64>
                     : Handler(nullptr);
  case 1:
    if (m == 8)
      return k == 128 ? runInteger<1, 8, 128> : Handler(nullptr);
    return k == 128   ? runInteger<1, 16, 128>
           : k == 256 ? runInteger<1, 16, 256>
                      : Handler(nullptr);
  default:
    return nullptr;
  }
}
