//===- Conversions.h - Files of cvt among themselves ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_CONVERSIONS_H
#define HOT_LIB_EMULATOR_ISA_CONVERSIONS_H

#include "ISA/Decoder.h"
#include "ISA/FloatFormats.h"
#include "ISA/Operations.h"

namespace mlir::hot::emulator {

/// The modifiers of a cvt but its types.
struct ConversionFlags {
  /// .rn, .rz, .rm or .rp
  bool isRounded = false;
  /// .rni, .rzi, .rmi or .rpi
  bool isInteger = false;
  Rounding rounding = Rounding::Nearest;
  bool ftz = false, sat = false, relu = false, satfinite = false;

  bool isPlain() const { return !ftz && !sat && !relu && !satfinite; }
  uint32_t encode() const {
    return static_cast<uint32_t>(rounding) | ftz << 2 | sat << 3 | relu << 4 |
           satfinite << 5;
  }
  static ConversionFlags decode(uint32_t bits) {
    ConversionFlags flags;
    flags.rounding = static_cast<Rounding>(bits & 3);
    flags.ftz = bits & 4;
    flags.sat = bits & 8;
    flags.relu = bits & 16;
    flags.satfinite = bits & 32;
    return flags;
  }
};

inline bool isInteger(ScalarType type) {
  return type >= ScalarType::U8 && type <= ScalarType::S64;
}
inline bool isFloat(ScalarType type) {
  return type == ScalarType::F16 || type == ScalarType::BF16 ||
         type == ScalarType::F32 || type == ScalarType::F64;
}

/// f(Tag<T>()) for integers of 8 to 64 bits.
template <class F>
Handler forAnyInteger(ScalarType type, F f) {
  if (type == ScalarType::U8)
    return f(Tag<uint8_t>());
  if (type == ScalarType::S8)
    return f(Tag<int8_t>());
  return forInteger(type, f);
}

/// A value of T in the range of D.
template <class D, class T>
inline D clampInteger(T value) {
  using Limits = std::numeric_limits<D>;
  if (value < 0) {
    if (!std::is_signed_v<D>)
      return 0;
    return static_cast<int64_t>(value) < static_cast<int64_t>(Limits::min())
               ? Limits::min()
               : static_cast<D>(value);
  }
  return static_cast<uint64_t>(value) > static_cast<uint64_t>(Limits::max())
             ? Limits::max()
             : static_cast<D>(value);
}

/// Rounds to an integer in its own format. The sign of zero stays.
template <class T>
inline T roundToInteger(T value, Rounding rounding) {
  // From here on there are no fractions.
  constexpr T big = sizeof(T) == 4 ? T(0x1p23) : T(0x1p52);
  T magnitude = std::fabs(value);
  T nearest = std::copysign((magnitude + big) - big, value);
  T down = nearest - (nearest > value ? T(1) : T(0));
  T up = nearest + (nearest < value ? T(1) : T(0));
  T result = nearest;
  if (rounding == Rounding::Down || (rounding == Rounding::Zero && value >= 0))
    result = down;
  if (rounding == Rounding::Up || (rounding == Rounding::Zero && value < 0))
    result = up;
  return magnitude < big ? std::copysign(result, value) : value;
}

// Handlers; Instr::size is the type of the result, `count` that of the source,
// `aux` the flags, `imm` whether to round to an integer.
Handler getIntegerConversion(ScalarType to, ScalarType from, bool saturate);
Handler getIntegerToFloat(ScalarType to, ScalarType from,
                          const ConversionFlags &flags);
Handler getFloatToInteger(ScalarType to, ScalarType from,
                          const ConversionFlags &flags);
Handler getFloatToFloat(ScalarType to, ScalarType from,
                        const ConversionFlags &flags);

/// Lanes of a float type as doubles, which is exact.
void loadDoubles(Warp &warp, uint32_t offset, ScalarType type, bool ftz,
                 double *values);
/// A double as bits of a float type, with all flags.
uint64_t convertDouble(double value, ScalarType to,
                       const ConversionFlags &flags);

/// ConvertPacked.cpp: cvt.pack, and cvt to and from x2 types and tf32. The
/// second returns false if `type` is none of these.
void decodePack(Decoder &decoder);
bool decodePackedConversion(Decoder &decoder, const ConversionFlags &flags);

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_CONVERSIONS_H
