//===- FloatSelection.cpp - min and max of floats -------------------------===//
//
// PTX ISA, "Floating Point Instructions: min, max" and the same of half
// precision. -0 is below +0. One NaN gives the other operand, or NaN with
// .NaN; two give the canonical NaN.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/FloatFormats.h"
#include "ISA/Floats.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;

namespace {

/// What the modifiers mean for the bits of a format, so that one loop serves
/// all of them.
template <class T>
struct Selection {
  using F = FloatTraits<T>;
  using Bits = typename F::Bits;
  using Signed = std::make_signed_t<Bits>;

  Bits invert;    ///< all ones: the order of keys is turned round
  Bits flushed;   ///< what of a subnormal is kept
  Bits magnitude; ///< what of an operand is compared
  Bits signs;     ///< what of both operands' signs the result gets
  bool propagate; ///< .NaN

  Selection(FloatFlags flags, bool isMax)
      : invert(isMax ? ~Bits(0) : Bits(0)),
        flushed(flags.ftz ? F::sign : static_cast<Bits>(~Bits(0))),
        magnitude(flags.xorSign ? static_cast<Bits>(~F::sign)
                                : static_cast<Bits>(~Bits(0))),
        signs(flags.xorSign ? F::sign : Bits(0)), propagate(flags.nan) {}

  /// Bits in the order of numbers, -0 before +0.
  Signed key(Bits bits) const {
    Bits low = bits & F::sign ? static_cast<Bits>(~F::sign) : Bits(0);
    return static_cast<Signed>(bits ^ low ^ invert);
  }

  Bits operator()(Bits a, Bits b) const {
    a = (a & F::infinity) == 0 ? a & flushed : a;
    b = (b & F::infinity) == 0 ? b & flushed : b;
    Bits sign = (a ^ b) & signs;
    a &= magnitude;
    b &= magnitude;
    bool aNaN = isNaNBits<T>(a), bNaN = isNaNBits<T>(b);
    Bits selected = bNaN | (!aNaN & (key(a) < key(b))) ? a : b;
    bool isNaN = (aNaN & bNaN) | (propagate & (aNaN | bNaN));
    return isNaN ? F::nan : static_cast<Bits>(selected | sign);
  }
};

} // namespace

template <class T, bool IsPair>
static void runMinMax(Warp &warp, const Instr &instr) {
  using Bits = typename FloatTraits<T>::Bits;
  using LaneBits = Lane<Bits>;
  constexpr unsigned half = 16 % (8 * sizeof(LaneBits));
  Selection<T> select(FloatFlags::decode(instr.aux), instr.size);
  LaneBits *d = warp.reg<LaneBits>(instr.op[0]);
  const LaneBits *a = warp.reg<LaneBits>(instr.op[1]);
  const LaneBits *b = warp.reg<LaneBits>(instr.op[2]);
  forLanes(warp.mask, [=](unsigned l) {
    LaneBits bits = select(static_cast<Bits>(a[l]), static_cast<Bits>(b[l]));
    if (IsPair)
      bits |= static_cast<LaneBits>(select(static_cast<Bits>(a[l] >> half),
                                           static_cast<Bits>(b[l] >> half)))
              << half;
    d[l] = bits;
  });
}

/// min.f32 of three: that of the first two, and the third.
static void runMinMax3(Warp &warp, const Instr &instr) {
  Selection<float> select(FloatFlags::decode(instr.aux), instr.size);
  uint32_t *d = warp.reg<uint32_t>(instr.op[0]);
  const uint32_t *a = warp.reg<uint32_t>(instr.op[1]);
  const uint32_t *b = warp.reg<uint32_t>(instr.op[2]);
  const uint32_t *c = warp.reg<uint32_t>(instr.op[3]);
  forLanes(warp.mask,
           [=](unsigned l) { d[l] = select(select(a[l], b[l]), c[l]); });
}

static Handler pick(ScalarType type) {
  switch (type) {
  case ScalarType::F32:
    return runMinMax<float, false>;
  case ScalarType::F64:
    return runMinMax<double, false>;
  case ScalarType::F16:
    return runMinMax<Half, false>;
  case ScalarType::F16x2:
    return runMinMax<Half, true>;
  case ScalarType::BF16:
    return runMinMax<BFloat, false>;
  case ScalarType::BF16x2:
    return runMinMax<BFloat, true>;
  default:
    return nullptr;
  }
}

void mlir::hot::emulator::decodeFloatMinMax(Decoder &decoder) {
  FloatFlags flags;
  flags.ftz = decoder.take("ftz");
  flags.nan = decoder.take("NaN");
  flags.xorSign = decoder.take("xorsign");
  if (flags.xorSign)
    decoder.expect("abs");
  ScalarType type = decoder.takeType();
  bool isPlain = !flags.ftz && !flags.nan && !flags.xorSign;
  Handler handler = pick(type);
  if ((type == ScalarType::F64 && !isPlain) || (isBFloat(type) && flags.ftz))
    handler = nullptr;
  decoder.instr.family = getFloatFamily(type);
  decoder.instr.aux = flags.encode();
  decoder.instr.size = decoder.getName() == "max";
  bool hasThird = type == ScalarType::F32 && !flags.xorSign &&
                  decoder.getNumOperandsLeft() == 4;
  if (hasThird)
    setOperation(decoder, runMinMax3, type, type, {type, type, type});
  else
    setOperation(decoder, handler, type, type, {type, type});
}
