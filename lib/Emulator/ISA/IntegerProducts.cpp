//===- IntegerProducts.cpp - mul, mad, mul24, mad24, dp4a, dp2a -----------===//
//
// PTX ISA, "Integer Arithmetic Instructions".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Integers.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;

namespace {

struct MulLow {
  template <class T>
  T operator()(T a, T b) const {
    return multiplyLow(a, b);
  }
};

struct MulHigh {
  template <class T>
  T operator()(T a, T b) const {
    return multiplyHigh(a, b);
  }
};

struct MulWide {
  template <class T>
  Wide<T> operator()(T a, T b) const {
    return static_cast<Wide<T>>(a) * static_cast<Wide<T>>(b);
  }
};

/// A product and a sum that wraps.
template <class Product>
struct Mad {
  template <class T, class C>
  C operator()(T a, T b, C c) const {
    return wrapAdd<C>(Product()(a, b), c);
  }
};

/// mad.hi.sat.s32, mad24.hi.sat.s32
template <class Product>
struct MadSaturated {
  int32_t operator()(int32_t a, int32_t b, int32_t c) const {
    return clamp32(int64_t(Product()(a, b)) + c);
  }
};

/// The low 24 bits of a number, with their sign.
inline int64_t low24(int32_t a) {
  return static_cast<int32_t>(static_cast<uint32_t>(a) << 8) >> 8;
}
inline uint64_t low24(uint32_t a) { return a & 0xffffff; }

/// Bits 31 to 0 of the product of 24-bit numbers.
struct Mul24Low {
  template <class T>
  T operator()(T a, T b) const {
    return static_cast<T>(low24(a) * low24(b));
  }
};

/// Bits 47 to 16.
struct Mul24High {
  template <class T>
  T operator()(T a, T b) const {
    return static_cast<T>((low24(a) * low24(b)) >> 16);
  }
};

/// Element i of a word as a number.
template <class T>
inline uint32_t element(uint32_t word, unsigned i) {
  return static_cast<uint32_t>(static_cast<T>(word >> (8 * sizeof(T) * i)));
}

template <class A, class B>
struct Dp4a {
  uint32_t operator()(uint32_t a, uint32_t b, uint32_t c) const {
    for (unsigned i = 0; i < 4; ++i)
      c += element<A>(a, i) * element<B>(b, i);
    return c;
  }
};

/// Two 16-bit numbers of a by the low or high two bytes of b.
template <class A, class B, unsigned First>
struct Dp2a {
  using A16 = std::conditional_t<std::is_signed_v<A>, int16_t, uint16_t>;
  uint32_t operator()(uint32_t a, uint32_t b, uint32_t c) const {
    for (unsigned i = 0; i < 2; ++i)
      c += element<A16>(a, i) * element<B>(b, First + i);
    return c;
  }
};

enum class Part { High, Low, Wide };

} // namespace

static Part takePart(Decoder &decoder) {
  return static_cast<Part>(decoder.takeOneOf({"hi", "lo", "wide"}));
}

/// The type of a full product; the type itself if there is none.
static ScalarType widen(ScalarType type) {
  switch (type) {
  case ScalarType::U16:
    return ScalarType::U32;
  case ScalarType::S16:
    return ScalarType::S32;
  case ScalarType::U32:
    return ScalarType::U64;
  case ScalarType::S32:
    return ScalarType::S64;
  default:
    return type;
  }
}

static void decodeMul(Decoder &decoder) {
  if (hasFloatType(decoder))
    return decodeFloatArithmetic(decoder);
  decoder.instr.family = Family::Integer;
  Part part = takePart(decoder);
  ScalarType type = decoder.takeType();
  Handler handler = forInteger(type, [part](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    if (part == Part::High)
      return apply<MulHigh, T, T, T>;
    if (part == Part::Low)
      return apply<MulLow, T, T, T>;
    if constexpr (sizeof(T) < 8)
      return apply<MulWide, Wide<T>, T, T>;
    return nullptr;
  });
  setOperation(decoder, handler, type, part == Part::Wide ? widen(type) : type,
               {type, type});
}

static void decodeMad(Decoder &decoder) {
  if (hasFloatType(decoder))
    return decodeFloatArithmetic(decoder);
  decoder.instr.family = Family::Integer;
  Part part = takePart(decoder);
  if (part != Part::Wide && decoder.take("cc"))
    return decodeMadCarry(decoder, part == Part::High);
  if (part == Part::High && decoder.take("sat")) {
    decoder.expect("s32");
    ScalarType s32 = ScalarType::S32;
    return setOperation(
        decoder,
        apply<MadSaturated<MulHigh>, int32_t, int32_t, int32_t, int32_t>, s32,
        s32, {s32, s32, s32});
  }
  ScalarType type = decoder.takeType();
  Handler handler = forInteger(type, [part](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    if (part == Part::High)
      return apply<Mad<MulHigh>, T, T, T, T>;
    if (part == Part::Low)
      return apply<Mad<MulLow>, T, T, T, T>;
    if constexpr (sizeof(T) < 8)
      return apply<Mad<MulWide>, Wide<T>, T, T, Wide<T>>;
    return nullptr;
  });
  ScalarType result = part == Part::Wide ? widen(type) : type;
  setOperation(decoder, handler, type, result, {type, type, result});
}

template <class Op>
static Handler pick24(ScalarType type, bool isMad) {
  if (type == ScalarType::U32)
    return isMad ? apply<Mad<Op>, uint32_t, uint32_t, uint32_t, uint32_t>
                 : apply<Op, uint32_t, uint32_t, uint32_t>;
  if (type == ScalarType::S32)
    return isMad ? apply<Mad<Op>, int32_t, int32_t, int32_t, int32_t>
                 : apply<Op, int32_t, int32_t, int32_t>;
  return nullptr;
}

static void decode24(Decoder &decoder) {
  decoder.instr.family = Family::Integer;
  bool isMad = decoder.getName() == "mad24";
  bool isHigh = decoder.takeOneOf({"hi", "lo"}) == 0;
  bool saturate = isMad && isHigh && decoder.take("sat");
  ScalarType type = decoder.takeType();
  Handler handler =
      isHigh ? pick24<Mul24High>(type, isMad) : pick24<Mul24Low>(type, isMad);
  if (saturate)
    handler =
        type == ScalarType::S32
            ? apply<MadSaturated<Mul24High>, int32_t, int32_t, int32_t, int32_t>
            : nullptr;
  if (isMad)
    setOperation(decoder, handler, type, type, {type, type, type});
  else
    setOperation(decoder, handler, type, type, {type, type});
}

/// The function of the two operands' signs.
template <template <class, class> class Op>
static Handler pickDot(bool aSigned, bool bSigned) {
  using U = uint32_t;
  if (aSigned)
    return bSigned ? apply<Op<int8_t, int8_t>, U, U, U, U>
                   : apply<Op<int8_t, uint8_t>, U, U, U, U>;
  return bSigned ? apply<Op<uint8_t, int8_t>, U, U, U, U>
                 : apply<Op<uint8_t, uint8_t>, U, U, U, U>;
}

template <class A, class B>
using Dp2aLow = Dp2a<A, B, 0>;
template <class A, class B>
using Dp2aHigh = Dp2a<A, B, 2>;

static void decodeDot(Decoder &decoder) {
  decoder.instr.family = Family::Integer;
  bool isPair = decoder.getName() == "dp2a";
  bool isHigh = isPair && decoder.takeOneOf({"lo", "hi"}) == 1;
  bool aSigned = decoder.takeOneOf({"u32", "s32"}) == 1;
  bool bSigned = decoder.takeOneOf({"u32", "s32"}) == 1;
  Handler handler = !isPair  ? pickDot<Dp4a>(aSigned, bSigned)
                    : isHigh ? pickDot<Dp2aHigh>(aSigned, bSigned)
                             : pickDot<Dp2aLow>(aSigned, bSigned);
  ScalarType type = ScalarType::B32;
  setOperation(decoder, handler, type, type, {type, type, type});
}

void mlir::hot::emulator::addIntegerProducts(DecodeTable &table) {
  table["mul"] = decodeMul;
  table["mad"] = decodeMad;
  table["mul24"] = decode24;
  table["mad24"] = decode24;
  table["dp4a"] = decodeDot;
  table["dp2a"] = decodeDot;
}
