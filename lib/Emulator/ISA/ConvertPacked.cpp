//===- ConvertPacked.cpp - cvt to x2 types and tf32, cvt.pack -------------===//
//
// PTX ISA, "Data Movement and Conversion Instructions: cvt, cvt.pack". Of two
// sources, the first goes to the upper part of the result.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Conversions.h"
#include "ISA/FloatPacking.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// f16x2, bf16x2
//===----------------------------------------------------------------------===//

namespace {
template <class T>
struct ConvertPair {
  uint32_t operator()(float a, float b) const {
    if (std::is_same_v<T, Half>)
      return narrowToHalf(a) << 16 | narrowToHalf(b);
    return narrowToBFloat(a) << 16 | narrowToBFloat(b);
  }
};
} // namespace

static void runConvertPair(Warp &warp, const Instr &instr) {
  auto to = static_cast<ScalarType>(instr.size);
  ConversionFlags flags = ConversionFlags::decode(instr.aux);
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    double a = warp.reg<float>(instr.op[1])[lane];
    double b = warp.reg<float>(instr.op[2])[lane];
    warp.reg<uint32_t>(instr.op[0])[lane] = static_cast<uint32_t>(
        convertDouble(a, to, flags) << 16 | convertDouble(b, to, flags));
  }
}

static void decodePair(Decoder &decoder, const ConversionFlags &flags,
                       bool isBFloat) {
  ScalarType f32 = ScalarType::F32;
  decoder.expect("f32");
  bool isDirected =
      flags.rounding == Rounding::Down || flags.rounding == Rounding::Up;
  if (!flags.isRounded || isDirected || flags.ftz || flags.sat)
    return decoder.fail("'" + decoder.getStatement().opcode +
                        "' takes .rn or .rz, .relu and .satfinite only");
  Handler handler = runConvertPair;
  if (flags.rounding == Rounding::Nearest && flags.isPlain())
    handler = isBFloat ? apply<ConvertPair<BFloat>, uint32_t, float, float>
                       : apply<ConvertPair<Half>, uint32_t, float, float>;
  decoder.instr.size =
      static_cast<uint8_t>(isBFloat ? ScalarType::BF16 : ScalarType::F16);
  decoder.instr.aux = flags.encode();
  setOperation(decoder, handler, f32, ScalarType::B32, {f32, f32});
}

//===----------------------------------------------------------------------===//
// tf32
//===----------------------------------------------------------------------===//
// An f32 whose last 13 bits are zero, but for NaN. Instr::imm: .rna, to nearest
// and from zero for those halfway.

static uint32_t convertToTF32(float value, const ConversionFlags &flags,
                              bool away) {
  using F = FloatTraits<float>;
  uint32_t bits = toBits(value);
  if (isNaNBits<float>(bits))
    return F::nan;
  uint32_t sign = bits & F::sign, magnitude = bits & ~F::sign;
  uint32_t added = away ? 0x1000
                   : flags.rounding == Rounding::Nearest
                       ? 0xfff + ((bits >> 13) & 1)
                       : 0;
  if (magnitude < F::infinity)
    magnitude = (magnitude + added) & ~0x1fffu;
  if (flags.satfinite && magnitude >= F::infinity)
    magnitude = F::infinity - 0x2000;
  return flags.relu && sign ? 0 : sign | magnitude;
}

static void runConvertTF32(Warp &warp, const Instr &instr) {
  ConversionFlags flags = ConversionFlags::decode(instr.aux);
  bool away = instr.imm;
  unary<uint32_t, float>(warp, instr, [=](float value) {
    return convertToTF32(value, flags, away);
  });
}

static void decodeTF32(Decoder &decoder, ConversionFlags flags, bool away) {
  if (away)
    flags.satfinite = decoder.take("satfinite");
  decoder.expect("tf32");
  decoder.expect("f32");
  bool isDirected =
      flags.rounding == Rounding::Down || flags.rounding == Rounding::Up;
  if ((!away && !flags.isRounded) || isDirected || flags.ftz || flags.sat)
    return decoder.fail("'" + decoder.getStatement().opcode +
                        "' takes .rna, .rn or .rz, .relu and .satfinite only");
  decoder.instr.imm = away;
  decoder.instr.aux = flags.encode();
  setOperation(decoder, runConvertTF32, ScalarType::TF32, ScalarType::B32,
               {ScalarType::F32});
}

//===----------------------------------------------------------------------===//
// e4m3x2, e5m2x2
//===----------------------------------------------------------------------===//

/// .satfinite always: what is too large, infinity too, becomes the largest.
static uint32_t packFloat8(double value, bool isE4M3, bool relu) {
  if (value != value)
    return 0x7f;
  uint32_t largest = isE4M3 ? 0x7e : 0x7b;
  uint32_t sign = std::signbit(value) ? 0x80 : 0;
  if (relu && sign)
    return 0;
  if (std::isinf(value))
    return sign | largest;
  int exponent;
  uint64_t mantissa = splitDouble(value, exponent);
  uint64_t bits = packMagnitude(isE4M3 ? kFormatE4M3 : kFormatE5M2, sign,
                                mantissa, exponent, Rounding::Nearest);
  return sign | (bits > largest ? largest : static_cast<uint32_t>(bits));
}

/// Exact.
static uint32_t float8ToHalf(uint32_t bits, bool isE4M3, bool relu) {
  uint32_t sign = (bits & 0x80) << 8, magnitude = bits & 0x7f;
  uint32_t half;
  if (!isE4M3) // The upper byte of an f16.
    half = magnitude << 8;
  else if (magnitude == 0x7f)
    half = FloatTraits<Half>::nan;
  else if (magnitude >= 8) // The bias is 7, that of f16 15.
    half = (magnitude << 7) + (8 << 10);
  else
    half = toHalf(static_cast<float>(magnitude) * 0x1p-9f).bits;
  if (half > FloatTraits<Half>::infinity)
    return FloatTraits<Half>::nan;
  return relu && sign ? 0 : sign | half;
}

/// Instr::size: .e4m3x2; `count`: the source is an f16x2.
static void runToFloat8(Warp &warp, const Instr &instr) {
  bool relu = ConversionFlags::decode(instr.aux).relu;
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    double a, b;
    if (instr.count) {
      uint32_t bits = warp.reg<uint32_t>(instr.op[1])[lane];
      a = toFloat(Half{static_cast<uint16_t>(bits >> 16)});
      b = toFloat(Half{static_cast<uint16_t>(bits)});
    } else {
      a = warp.reg<float>(instr.op[1])[lane];
      b = warp.reg<float>(instr.op[2])[lane];
    }
    warp.reg<uint32_t>(instr.op[0])[lane] =
        packFloat8(a, instr.size, relu) << 8 | packFloat8(b, instr.size, relu);
  }
}

static void runFromFloat8(Warp &warp, const Instr &instr) {
  bool relu = ConversionFlags::decode(instr.aux).relu;
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    uint32_t bits = warp.reg<uint32_t>(instr.op[1])[lane];
    warp.reg<uint32_t>(instr.op[0])[lane] =
        float8ToHalf((bits >> 8) & 0xff, instr.size, relu) << 16 |
        float8ToHalf(bits & 0xff, instr.size, relu);
  }
}

static bool takeFloat8(Decoder &decoder, bool &isE4M3) {
  isE4M3 = decoder.take("e4m3x2");
  return isE4M3 || decoder.take("e5m2x2");
}

static void decodeToFloat8(Decoder &decoder, const ConversionFlags &flags,
                           bool isE4M3) {
  ScalarType f32 = ScalarType::F32, b16 = ScalarType::B16;
  bool isPair = decoder.takeOneOf({"f32", "f16x2"}) == 1;
  if (!flags.isRounded || flags.rounding != Rounding::Nearest ||
      !flags.satfinite || flags.ftz || flags.sat)
    return decoder.fail("'" + decoder.getStatement().opcode +
                        "' needs .rn.satfinite, and takes .relu only");
  decoder.instr.size = isE4M3;
  decoder.instr.count = isPair;
  decoder.instr.aux = flags.encode();
  if (isPair)
    setOperation(decoder, runToFloat8, b16, b16, {ScalarType::F16x2});
  else
    setOperation(decoder, runToFloat8, b16, b16, {f32, f32});
}

static void decodeFromFloat8(Decoder &decoder, const ConversionFlags &flags,
                             bool isE4M3) {
  if (!flags.isRounded || flags.rounding != Rounding::Nearest ||
      flags.satfinite || flags.ftz || flags.sat)
    return decoder.fail("'" + decoder.getStatement().opcode +
                        "' needs .rn, and takes .relu only");
  decoder.instr.size = isE4M3;
  decoder.instr.aux = flags.encode();
  setOperation(decoder, runFromFloat8, ScalarType::F16x2, ScalarType::F16x2,
               {ScalarType::B16});
}

bool mlir::hot::emulator::decodePackedConversion(Decoder &decoder,
                                                 const ConversionFlags &flags) {
  bool isE4M3 = false;
  if (takeFloat8(decoder, isE4M3)) {
    decodeToFloat8(decoder, flags, isE4M3);
  } else if (decoder.take("rna")) {
    decodeTF32(decoder, flags, /*away=*/true);
  } else if (decoder.peek() == "tf32") {
    decodeTF32(decoder, flags, /*away=*/false);
  } else if (decoder.take("f16x2")) {
    if (takeFloat8(decoder, isE4M3))
      decodeFromFloat8(decoder, flags, isE4M3);
    else
      decodePair(decoder, flags, /*isBFloat=*/false);
  } else if (decoder.take("bf16x2")) {
    decodePair(decoder, flags, /*isBFloat=*/true);
  } else {
    return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// cvt.pack
//===----------------------------------------------------------------------===//

/// Instr::size: bits of a part, `count`: signed parts. Below the two new parts
/// is nothing; above them are the low bits of c.
static void runPack(Warp &warp, const Instr &instr) {
  unsigned bits = instr.size;
  int32_t low = instr.count ? -(1 << (bits - 1)) : 0;
  int32_t high = (1 << (instr.count ? bits - 1 : bits)) - 1;
  uint32_t part = (1u << bits) - 1;
  ternary<uint32_t, int32_t, int32_t, uint32_t>(
      warp, instr, [=](int32_t a, int32_t b, uint32_t c) {
        a = a < low ? low : a > high ? high : a;
        b = b < low ? low : b > high ? high : b;
        uint32_t two = (static_cast<uint32_t>(a) & part) << bits |
                       (static_cast<uint32_t>(b) & part);
        return bits == 16 ? two : c << (2 * bits) | two;
      });
}

void mlir::hot::emulator::decodePack(Decoder &decoder) {
  decoder.expect("sat");
  static constexpr uint8_t widths[] = {16, 16, 8, 8, 4, 4, 2, 2};
  unsigned index =
      decoder.takeOneOf({"u16", "s16", "u8", "s8", "u4", "s4", "u2", "s2"});
  decoder.instr.size = widths[index];
  decoder.instr.count = index % 2;
  decoder.expect("s32");
  ScalarType s32 = ScalarType::S32, b32 = ScalarType::B32;
  if (widths[index] == 16) {
    setOperation(decoder, runPack, b32, b32, {s32, s32});
    decoder.instr.op[3] = decoder.constant(0, b32);
    return;
  }
  decoder.expect("b32");
  setOperation(decoder, runPack, b32, b32, {s32, s32, b32});
}
