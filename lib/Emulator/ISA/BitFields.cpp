//===- BitFields.cpp - bfe, bfi, bfind, popc, clz, brev, fns, ... ---------===//
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

/// The highest bit that differs from the sign; all ones if there is none.
template <bool ShiftAmount>
struct FindBit {
  template <class T>
  uint32_t operator()(T a) const {
    using U = std::make_unsigned_t<T>;
    U value = static_cast<U>(a);
    if (a < 0)
      value = ~value;
    if (value == 0)
      return ~0u;
    uint32_t leading = llvm::countl_zero(value);
    return ShiftAmount ? leading : 8 * sizeof(T) - 1 - leading;
  }
};

/// Sums of neighbours, which vector units without a count can do.
struct CountBits {
  template <class T>
  uint32_t operator()(T a) const {
    a = a - ((a >> 1) & static_cast<T>(0x5555555555555555));
    a = (a & static_cast<T>(0x3333333333333333)) +
        ((a >> 2) & static_cast<T>(0x3333333333333333));
    a = (a + (a >> 4)) & static_cast<T>(0x0f0f0f0f0f0f0f0f);
    a = a + (a >> 8);
    a = a + (a >> 16);
    if constexpr (sizeof(T) == 8)
      a = a + (a >> 32);
    return static_cast<uint32_t>(a & 0x7f);
  }
};

struct CountLeadingZeros {
  template <class T>
  uint32_t operator()(T a) const {
    return llvm::countl_zero(a);
  }
};

template <class T>
inline T swapNeighbours(T a, uint64_t mask, unsigned by) {
  T low = static_cast<T>(mask);
  return ((a >> by) & low) | ((a & low) << by);
}

struct ReverseBits {
  template <class T>
  T operator()(T a) const {
    a = swapNeighbours(a, 0x5555555555555555, 1);
    a = swapNeighbours(a, 0x3333333333333333, 2);
    a = swapNeighbours(a, 0x0f0f0f0f0f0f0f0f, 4);
    a = swapNeighbours(a, 0x00ff00ff00ff00ff, 8);
    a = swapNeighbours(a, 0x0000ffff0000ffff, 16);
    if constexpr (sizeof(T) == 8)
      a = a >> 32 | a << 32;
    return a;
  }
};

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

static void decodeFind(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  bool shiftAmount = decoder.take("shiftamt");
  ScalarType type = decoder.takeType();
  Handler handler = forWideInteger(type, [=](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    return shiftAmount ? apply<FindBit<true>, uint32_t, T>
                       : apply<FindBit<false>, uint32_t, T>;
  });
  setOperation(decoder, handler, type, ScalarType::U32, {type});
}

/// popc, clz: the result has 32 bits.
template <class Op>
static void decodeCount(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  ScalarType type = decoder.takeType();
  Handler handler = forWideBits(type, [](auto tag) -> Handler {
    return apply<Op, uint32_t, typename decltype(tag)::type>;
  });
  setOperation(decoder, handler, type, ScalarType::U32, {type});
}

static void decodeReverse(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  ScalarType type = decoder.takeType();
  Handler handler = forWideBits(type, [](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    return apply<ReverseBits, T, T>;
  });
  setOperation(decoder, handler, type, type, {type});
}

/// The position of the n-th set bit of a, upwards (c > 0) or downwards from b;
/// with c = 0, b itself if its bit is set. The manual leaves b above 31 open;
/// then nothing is found.
static uint32_t findNthSet(uint32_t a, uint32_t b, int32_t c) {
  if (b > 31)
    return ~0u;
  if (c == 0)
    return (a >> b) & 1 ? b : ~0u;
  uint32_t left = c > 0 ? c : 0u - static_cast<uint32_t>(c);
  for (int position = b; position >= 0 && position < 32;
       position += c > 0 ? 1 : -1)
    if ((a >> position) & 1 && --left == 0)
      return position;
  return ~0u;
}

static void runFindNthSet(Warp &warp, const Instr &instr) {
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    warp.reg<uint32_t>(instr.op[0])[lane] =
        findNthSet(warp.reg<uint32_t>(instr.op[1])[lane],
                   warp.reg<uint32_t>(instr.op[2])[lane],
                   warp.reg<int32_t>(instr.op[3])[lane]);
  }
}

static void decodeFindNthSet(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  decoder.expect("b32");
  setOperation(decoder, runFindNthSet, ScalarType::B32, ScalarType::B32,
               {ScalarType::B32, ScalarType::B32, ScalarType::S32});
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
  table["bfind"] = decodeFind;
  table["popc"] = decodeCount<CountBits>;
  table["clz"] = decodeCount<CountLeadingZeros>;
  table["brev"] = decodeReverse;
  table["fns"] = decodeFindNthSet;
  table["szext"] = decodeExtend;
  table["bmsk"] = decodeMask;
}
