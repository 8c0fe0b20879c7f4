//===- FloatMatrix.cpp - mma on f16, bf16, tf32 and f64 -------------------===//
//
// PTX ISA, "Multiply-and-Accumulate Instruction: mma", for types f16, bf16,
// tf32, f64. The manual leaves the order of the sum open and asks for at least
// the precision of the result. Here the products of one instruction are added
// in double, in order of k, then the accumulator, and the sum is rounded once,
// to nearest even; for f64 it is a chain of fma that begins with the
// accumulator. Subnormals count; a NaN is the canonical one.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/MatrixFragments.h"
#include <algorithm>
#include <cmath>
#include <cstring>
#include <type_traits>
#ifdef __F16C__
#include <immintrin.h>
#endif

using namespace mlir::hot::emulator;

static float bitsToFloat(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

static uint32_t floatToBits(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}

namespace {
// Types of elements: how they lie in a word, and their value, which a double
// holds exactly.

struct Half {
  static constexpr unsigned perWord = 2;
  static double get(uint32_t bits) {
    // Exponents differ in bias by 112; f16's subnormals are normal in f32, and
    // are not made from subnormals of f32, which are slow on many hosts.
    uint32_t magnitude = (bits & 0x7fff) << 13;
    float small =
        static_cast<float>(static_cast<int32_t>(bits & 0x3ff)) * 0x1p-24f;
    uint32_t large =
        magnitude + ((bits & 0x7c00) == 0x7c00 ? 224u << 23 : 112u << 23);
    uint32_t value = bits & 0x7c00 ? large : floatToBits(small);
    return bitsToFloat(value | (bits & 0x8000) << 16);
  }
};

struct Brain {
  static constexpr unsigned perWord = 2;
  static double get(uint32_t bits) { return bitsToFloat(bits << 16); }
};

/// The lowest 13 bits of the word are not looked at.
struct Tensor {
  static constexpr unsigned perWord = 1;
  static double get(uint32_t bits) { return bitsToFloat(bits & 0xffffe000); }
};
} // namespace

static uint32_t roundToFloat(double value) {
  uint32_t bits = floatToBits(static_cast<float>(value));
  return value != value ? 0x7fffffff : bits;
}

static uint64_t doubleToBits(double value) {
  uint64_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}

static uint16_t roundToHalf(double value) {
  uint64_t bits = doubleToBits(value), magnitude = bits & ~(uint64_t(1) << 63);
  auto sign = static_cast<uint16_t>(bits >> 48 & 0x8000);
  if (magnitude > 0x7ff0000000000000)
    return 0x7fff;
  // 65520, halfway between the largest finite value and the next, is a tie that
  // the next one wins.
  if (magnitude >= 0x40effe0000000000)
    return sign | 0x7c00;
  // One unit of f16 near the value is 2^(exponent - 10), 2^-24 for subnormals.
  // A sum with 1.5 * 2^52 units has the number of units in its lowest bits,
  // rounded to nearest even.
  int64_t exponent =
      std::max<int64_t>(static_cast<int64_t>(magnitude >> 52) - 1023, -14);
  uint64_t largeBits =
      static_cast<uint64_t>(exponent + 42 + 1023) << 52 | uint64_t(1) << 51;
  double large;
  std::memcpy(&large, &largeBits, sizeof(large));
  uint64_t units = doubleToBits(std::fabs(value) + large) - largeBits;
  // A carry out of the significand moves on to the next exponent by itself.
  return sign | static_cast<uint16_t>((exponent + 14) * 1024 + units);
}

#ifdef __F16C__
/// The same, eight at a time; signaling NaN become quiet, which is no loss
/// where every NaN of a result is the canonical one.
static void unpackHalves(const uint32_t *words, double *values,
                         unsigned numWords) {
  for (unsigned i = 0; i < numWords; i += 4) {
    __m256 eight = _mm256_cvtph_ps(
        _mm_loadu_si128(reinterpret_cast<const __m128i *>(words + i)));
    _mm256_storeu_pd(values + 2 * i,
                     _mm256_cvtps_pd(_mm256_castps256_ps128(eight)));
    _mm256_storeu_pd(values + 2 * i + 4,
                     _mm256_cvtps_pd(_mm256_extractf128_ps(eight, 1)));
  }
}
#endif

/// Elements of words, one row after another.
template <class Type, unsigned Rows, unsigned Words>
static void unpack(const uint32_t (&words)[Rows][Words],
                   double (&tile)[Rows][Words * Type::perWord]) {
#ifdef __F16C__
  static_assert(Words % 4 == 0);
  if constexpr (std::is_same_v<Type, Half>)
    return unpackHalves(words[0], tile[0], Rows * Words);
#endif
  for (unsigned row = 0; row < Rows; ++row)
    for (unsigned word = 0; word < Words; ++word)
      for (unsigned i = 0; i < Type::perWord; ++i)
        tile[row][word * Type::perWord + i] =
            Type::get(Type::perWord == 2 ? words[row][word] >> (16 * i) & 0xffff
                                         : words[row][word]);
}

/// The eight columns of a row. Compilers cut it to what the host has.
using Columns = double __attribute__((vector_size(8 * sizeof(double))));

/// Sums over k of one tile, in order of k. B comes with its columns as rows.
template <unsigned M, unsigned K>
static void multiply(const double (&a)[M][K], const double (&columns)[8][K],
                     double (&sums)[M][8]) {
  Columns b[K];
  for (unsigned k = 0; k < K; ++k)
    for (unsigned column = 0; column < 8; ++column)
      b[k][column] = columns[column][k];
  // Some rows side by side: each sum is a chain.
  constexpr unsigned group = 4;
  static_assert(M % group == 0);
  for (unsigned row = 0; row < M; row += group) {
    Columns sum[group] = {};
    for (unsigned k = 0; k < K; ++k)
      for (unsigned i = 0; i < group; ++i)
        sum[i] += a[row + i][k] * b[k];
    std::memcpy(sums[row], sum, sizeof(sum));
  }
}

/// Accumulators of 16 bits if HalfC, of 32 otherwise.
template <class Type, bool HalfC, unsigned M, unsigned K>
static void runFloat(Warp &warp, const Instr &instr) {
  if (!beginMma(warp, instr, M, K))
    return;
  constexpr unsigned words = K / Type::perWord;
  constexpr unsigned countC = HalfC ? M / 8 : M / 4;
  MmaOperands<countC, M / 8 * words / 4, words / 4> operands(instr.list);
  uint32_t wordsOfA[M][words], wordsOfB[8][words];
  gatherA(warp, operands.a, wordsOfA);
  gatherB(warp, operands.b, wordsOfB);
  double a[M][K], b[8][K], sums[M][8];
  unpack<Type>(wordsOfA, a);
  unpack<Type>(wordsOfB, b);
  multiply(a, b, sums);
  if constexpr (HalfC) {
    uint16_t tile[M][8];
    gatherHalfC(warp, operands.c, tile);
    for (unsigned row = 0; row < M; ++row)
      for (unsigned column = 0; column < 8; ++column)
        tile[row][column] =
            roundToHalf(sums[row][column] + Half::get(tile[row][column]));
    scatterHalfC(warp, operands.d, tile);
  } else {
    uint32_t tile[M][8];
    gatherC(warp, operands.c, tile);
    for (unsigned row = 0; row < M; ++row)
      for (unsigned column = 0; column < 8; ++column)
        tile[row][column] = roundToFloat(
            sums[row][column] + double(bitsToFloat(tile[row][column])));
    scatterC(warp, operands.d, tile);
  }
}

template <unsigned M, unsigned K>
static void runDouble(Warp &warp, const Instr &instr) {
  if (!beginMma(warp, instr, M, K))
    return;
  MmaOperands<M / 4, M / 8 * K / 4, K / 4> operands(instr.list);
  // Words of 64 bits are the elements themselves.
  double a[M][K], b[8][K], tile[M][8];
  gatherA(warp, operands.a, a);
  gatherB(warp, operands.b, b);
  gatherC(warp, operands.c, tile);
  for (unsigned row = 0; row < M; ++row)
    for (unsigned column = 0; column < 8; ++column)
      for (unsigned k = 0; k < K; ++k)
        tile[row][column] =
            std::fma(a[row][k], b[column][k], tile[row][column]);
  scatterC(warp, operands.d, tile);
}

template <class Type, bool HalfC>
static Handler getHandler(unsigned k) {
  constexpr unsigned small = 4 * Type::perWord;
  return k == small       ? runFloat<Type, HalfC, 16, small>
         : k == 2 * small ? runFloat<Type, HalfC, 16, 2 * small>
                          : Handler(nullptr);
}

Handler mlir::hot::emulator::getFloatMma(ScalarType a, ScalarType c, unsigned m,
                                         unsigned k) {
  if (a == ScalarType::F64 && c == ScalarType::F64) {
    if (m == 8)
      return k == 4 ? runDouble<8, 4> : Handler(nullptr);
    return k == 4    ? runDouble<16, 4>
           : k == 8  ? runDouble<16, 8>
           : k == 16 ? runDouble<16, 16>
                     : Handler(nullptr);
  }
  if (m != 16)
    return nullptr;
  if (a == ScalarType::F16 && c == ScalarType::F16)
    return getHandler<Half, true>(k);
  if (c != ScalarType::F32)
    return nullptr;
  switch (a) {
  case ScalarType::F16:
    return getHandler<Half, false>(k);
  case ScalarType::BF16:
    return getHandler<Brain, false>(k);
  case ScalarType::TF32:
    return getHandler<Tensor, false>(k);
  default:
    return nullptr;
  }
}
