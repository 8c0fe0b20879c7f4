//===- BitFields.cpp - bfe, bfi, szext, bmsk ------------------------------===//
//
// PTX ISA, "Integer Arithmetic Instructions".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/BitFields.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;

namespace {

/// The low `count` bits.
template <class T>
inline T lowBits(uint32_t count) {
  constexpr uint32_t bits = 8 * sizeof(T);
  return count < bits ? (T(1) << (count & (bits - 1))) - 1 : ~T(0);
}

/// `c` bits of a from bit b on. Where the field reaches over the end, and above
/// it, signed ones are filled with the field's highest bit that exists.
struct ExtractField {
  template <class T>
  T operator()(T a, uint32_t b, uint32_t c) const {
    using U = std::make_unsigned_t<T>;
    constexpr uint32_t bits = 8 * sizeof(T);
    uint32_t position = b & 0xff, length = c & 0xff;
    U value = static_cast<U>(a);
    U field = position < bits ? value >> (position & (bits - 1)) : U(0);
    uint32_t end = position + length;
    uint32_t present = end <= bits       ? length
                       : position < bits ? bits - position
                                         : 0;
    U mask = lowBits<U>(present);
    uint32_t top = end - 1 < bits - 1 ? end - 1 : bits - 1;
    bool fill = std::is_signed_v<T> && length != 0 &&
                ((value >> (top & (bits - 1))) & 1);
    return static_cast<T>((field & mask) | (fill ? ~mask : U(0)));
  }
};

/// The same field in all lanes, not empty and not over the end: Instr::size is
/// its position, `count` its length.
template <class T>
void runExtractConstant(Warp &warp, const Instr &instr) {
  using U = std::make_unsigned_t<T>;
  unsigned right = 8 * sizeof(T) - instr.count, left = right - instr.size;
  unary<T, T>(warp, instr, [=](T a) {
    return static_cast<T>(static_cast<T>(static_cast<U>(a) << left) >> right);
  });
}

template <class T>
void runInsertConstant(Warp &warp, const Instr &instr) {
  unsigned position = instr.size;
  T mask = lowBits<T>(instr.count) << position;
  binary<T, T, T>(warp, instr, [=](T a, T b) {
    return (b & ~mask) | ((a << position) & mask);
  });
}

template <class T>
void runInsertField(Warp &warp, const Instr &instr) {
  constexpr uint32_t bits = 8 * sizeof(T);
  T *f = warp.reg<T>(instr.op[0]);
  const T *a = warp.reg<T>(instr.op[1]);
  const T *b = warp.reg<T>(instr.op[2]);
  const uint32_t *c = warp.reg<uint32_t>(instr.op[3]);
  const uint32_t *d = warp.reg<uint32_t>(instr.aux);
  forLanes(warp.mask, [=](unsigned lane) {
    uint32_t position = c[lane] & 0xff;
    T mask = lowBits<T>(d[lane] & 0xff) << (position & (bits - 1));
    T value = a[lane] << (position & (bits - 1));
    T inserted = (b[lane] & ~mask) | (value & mask);
    f[lane] = position < bits ? inserted : b[lane];
  });
}

/// The low b bits of a with zeros or its sign above.
template <bool Clamp>
struct ExtendField {
  template <class T>
  T operator()(T a, uint32_t b) const {
    if (Clamp && b >= 32)
      return a;
    uint32_t length = b & 31;
    uint32_t value = static_cast<uint32_t>(a), high = ~0u << length;
    bool fill = std::is_signed_v<T> && length != 0 &&
                ((value >> ((length - 1) & 31)) & 1);
    return static_cast<T>((value & ~high) | (fill ? high : 0));
  }
};

/// b ones from bit a on.
template <bool Clamp>
struct MakeMask {
  uint32_t operator()(uint32_t a, uint32_t b) const {
    uint32_t start = Clamp ? (a < 32 ? a : 32) : a & 31;
    uint32_t length = Clamp ? (b < 32 ? b : 32) : b & 31;
    return lowBits<uint32_t>(start + length) & ~lowBits<uint32_t>(start);
  }
};

} // namespace

/// True if position and length, the operands from `first` on, are literals of a
/// field within the type.
static bool hasConstantField(Decoder &decoder, unsigned first,
                             ScalarType type) {
  uint64_t position, length;
  if (!getLiteral(decoder, first, position) ||
      !getLiteral(decoder, first + 1, length) || position > 63 || length > 64 ||
      length == 0 || position + length > getBits(type))
    return false;
  decoder.instr.size = static_cast<uint8_t>(position);
  decoder.instr.count = static_cast<uint8_t>(length);
  return true;
}

static void decodeExtract(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  ScalarType type = decoder.takeType();
  bool isConstant = hasConstantField(decoder, 2, type);
  Handler handler = forWideInteger(type, [=](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    return isConstant ? runExtractConstant<T>
                      : apply<ExtractField, T, T, uint32_t, uint32_t>;
  });
  setOperation(decoder, handler, type, type,
               {type, ScalarType::U32, ScalarType::U32});
}

static void decodeInsert(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  ScalarType type = decoder.takeType();
  bool isConstant = hasConstantField(decoder, 3, type);
  Handler handler = forWideBits(type, [=](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    return isConstant ? runInsertConstant<T> : runInsertField<T>;
  });
  setOperation(decoder, handler, type, type, {type, type, ScalarType::U32});
  decoder.instr.aux = decoder.src(ScalarType::U32);
}

static void decodeExtend(Decoder &decoder) {
  using U = uint32_t;
  using S = int32_t;
  decoder.instr.family = Family::Bits;
  bool clamp = decoder.takeOneOf({"clamp", "wrap"}) == 0;
  bool isSigned = decoder.takeOneOf({"u32", "s32"}) == 1;
  Handler handler = isSigned ? (clamp ? apply<ExtendField<true>, S, S, U>
                                      : apply<ExtendField<false>, S, S, U>)
                             : (clamp ? apply<ExtendField<true>, U, U, U>
                                      : apply<ExtendField<false>, U, U, U>);
  ScalarType type = ScalarType::U32;
  setOperation(decoder, handler, type, type, {type, type});
}

static void decodeMask(Decoder &decoder) {
  using U = uint32_t;
  decoder.instr.family = Family::Bits;
  bool clamp = decoder.takeOneOf({"clamp", "wrap"}) == 0;
  decoder.expect("b32");
  ScalarType type = ScalarType::B32;
  setOperation(decoder,
               clamp ? apply<MakeMask<true>, U, U, U>
                     : apply<MakeMask<false>, U, U, U>,
               type, type, {type, type});
}

void mlir::hot::emulator::addBitFields(DecodeTable &table) {
  table["bfe"] = decodeExtract;
  table["bfi"] = decodeInsert;
  table["szext"] = decodeExtend;
  table["bmsk"] = decodeMask;
}
