//===- IntegerArithmetic.cpp - add, sub, div, rem, abs, min, ... ----------===//
//
// PTX ISA, "Integer Arithmetic Instructions", but for products (see
// IntegerProducts.cpp) and carries (IntegerCarries.cpp).
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Integers.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;

namespace {

struct Add {
  template <class T>
  T operator()(T a, T b) const {
    return wrapAdd(a, b);
  }
};

struct Sub {
  template <class T>
  T operator()(T a, T b) const {
    return wrapSub(a, b);
  }
};

struct AddSaturated {
  int32_t operator()(int32_t a, int32_t b) const {
    return clamp32(int64_t(a) + b);
  }
};

struct SubSaturated {
  int32_t operator()(int32_t a, int32_t b) const {
    return clamp32(int64_t(a) - b);
  }
};

// The manual leaves division by zero open. All ones is what GPUs give, for the
// quotient and the remainder. The quotient of the lowest number by -1 wraps.
struct Div {
  template <class T>
  T operator()(T a, T b) const {
    if (b == 0)
      return static_cast<T>(~T(0));
    if (std::is_signed_v<T> && b == static_cast<T>(-1))
      return wrapSub(T(0), a);
    return static_cast<T>(a / b);
  }
};

struct Rem {
  template <class T>
  T operator()(T a, T b) const {
    if (b == 0)
      return static_cast<T>(~T(0));
    if (std::is_signed_v<T> && b == static_cast<T>(-1))
      return T(0);
    return static_cast<T>(a % b);
  }
};

struct Abs {
  template <class T>
  T operator()(T a) const {
    return a < 0 ? wrapSub(T(0), a) : a;
  }
};

struct Neg {
  template <class T>
  T operator()(T a) const {
    return wrapSub(T(0), a);
  }
};

struct Min {
  template <class T>
  T operator()(T a, T b) const {
    return a < b ? a : b;
  }
};

struct Max {
  template <class T>
  T operator()(T a, T b) const {
    return a > b ? a : b;
  }
};

/// .relu: not below zero.
template <class Op>
struct Relu {
  template <class T>
  T operator()(T a, T b) const {
    T value = Op()(a, b);
    return value > 0 ? value : T(0);
  }
};

/// c + |a - b|
struct Sad {
  template <class T>
  T operator()(T a, T b, T c) const {
    return wrapAdd(c, a < b ? wrapSub(b, a) : wrapSub(a, b));
  }
};

/// Both halves of a word.
template <class Op, class T>
struct Packed {
  uint32_t operator()(uint32_t a, uint32_t b) const {
    T low = Op()(static_cast<T>(a), static_cast<T>(b));
    T high = Op()(static_cast<T>(a >> 16), static_cast<T>(b >> 16));
    return static_cast<uint16_t>(low) |
           static_cast<uint32_t>(static_cast<uint16_t>(high)) << 16;
  }
};

} // namespace

template <class Op>
static Handler pickBinary(ScalarType type) {
  return forInteger(type, [](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    return apply<Op, T, T, T>;
  });
}

/// Sets the packed form if the type that comes next is one of its.
template <class Op>
static bool decodePacked(Decoder &decoder, bool allowUnsigned) {
  Handler handler;
  if (decoder.take("s16x2"))
    handler = apply<Packed<Op, int16_t>, uint32_t, uint32_t, uint32_t>;
  else if (allowUnsigned && decoder.take("u16x2"))
    handler = apply<Packed<Op, uint16_t>, uint32_t, uint32_t, uint32_t>;
  else
    return false;
  setOperation(decoder, handler, ScalarType::B32, ScalarType::B32,
               {ScalarType::B32, ScalarType::B32});
  return true;
}

template <class Op>
static void decodeBinary(Decoder &decoder) {
  ScalarType type = decoder.takeType();
  setOperation(decoder, pickBinary<Op>(type), type, type, {type, type});
}

/// Only add has packed forms.
template <class Op, class Saturated, DecodeFunction WithCarry, bool HasPacked>
static void decodeSum(Decoder &decoder) {
  if (hasFloatType(decoder))
    return decodeFloatArithmetic(decoder);
  decoder.instr.family = Family::Integer;
  if (decoder.take("cc"))
    return WithCarry(decoder);
  if (decoder.take("sat")) {
    decoder.expect("s32");
    return setOperation(decoder, apply<Saturated, int32_t, int32_t, int32_t>,
                        ScalarType::S32, ScalarType::S32,
                        {ScalarType::S32, ScalarType::S32});
  }
  if (!HasPacked || !decodePacked<Op>(decoder, /*allowUnsigned=*/true))
    decodeBinary<Op>(decoder);
}

template <class Op>
static void decodeMinMax(Decoder &decoder) {
  if (hasFloatType(decoder))
    return decodeFloatArithmetic(decoder);
  decoder.instr.family = Family::Integer;
  if (decoder.take("relu")) {
    if (decodePacked<Relu<Op>>(decoder, /*allowUnsigned=*/false))
      return;
    decoder.expect("s32");
    return setOperation(decoder, apply<Relu<Op>, int32_t, int32_t, int32_t>,
                        ScalarType::S32, ScalarType::S32,
                        {ScalarType::S32, ScalarType::S32});
  }
  if (!decodePacked<Op>(decoder, /*allowUnsigned=*/true))
    decodeBinary<Op>(decoder);
}

template <class Op>
static void decodeQuotient(Decoder &decoder) {
  if (hasFloatType(decoder))
    return decodeFloatArithmetic(decoder);
  decoder.instr.family = Family::Integer;
  decodeBinary<Op>(decoder);
}

/// abs, neg: of signed numbers only.
template <class Op>
static void decodeSign(Decoder &decoder) {
  if (hasFloatType(decoder))
    return decodeFloatArithmetic(decoder);
  decoder.instr.family = Family::Integer;
  ScalarType type = decoder.takeType();
  Handler handler = forInteger(type, [](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_signed_v<T>)
      return apply<Op, T, T>;
    else
      return nullptr;
  });
  setOperation(decoder, handler, type, type, {type});
}

static void decodeSad(Decoder &decoder) {
  decoder.instr.family = Family::Integer;
  ScalarType type = decoder.takeType();
  Handler handler = forInteger(type, [](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    return apply<Sad, T, T, T, T>;
  });
  setOperation(decoder, handler, type, type, {type, type, type});
}

void mlir::hot::emulator::addIntegerArithmetic(DecodeTable &table) {
  table["add"] = decodeSum<Add, AddSaturated, decodeAddCarry, true>;
  table["sub"] = decodeSum<Sub, SubSaturated, decodeSubCarry, false>;
  table["div"] = decodeQuotient<Div>;
  table["rem"] = decodeQuotient<Rem>;
  table["abs"] = decodeSign<Abs>;
  table["neg"] = decodeSign<Neg>;
  table["min"] = decodeMinMax<Min>;
  table["max"] = decodeMinMax<Max>;
  table["sad"] = decodeSad;
  addIntegerProducts(table);
  addIntegerCarries(table);
}
