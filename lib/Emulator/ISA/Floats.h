//===- Floats.h - Files of float instructions among themselves --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_FLOATS_H
#define HOT_LIB_EMULATOR_ISA_FLOATS_H

#include "ISA/Decoder.h"

namespace mlir::hot::emulator {

enum class FloatOp : uint8_t { Add, Sub, Mul, Fma, Div, Rcp, Sqrt };

/// What modifiers ask for; kept in Instr::aux where the handler is to see it.
struct FloatFlags {
  bool ftz = false, sat = false, relu = false, nan = false, xorSign = false;
  uint32_t encode() const {
    return ftz | sat << 1 | relu << 2 | nan << 3 | xorSign << 4;
  }
  static FloatFlags decode(uint32_t bits) {
    FloatFlags flags;
    flags.ftz = bits & 1;
    flags.sat = bits & 2;
    flags.relu = bits & 4;
    flags.nan = bits & 8;
    flags.xorSign = bits & 16;
    return flags;
  }
};

inline bool isHalf(ScalarType type) {
  return type == ScalarType::F16 || type == ScalarType::F16x2 ||
         type == ScalarType::BF16 || type == ScalarType::BF16x2;
}
inline bool isBFloat(ScalarType type) {
  return type == ScalarType::BF16 || type == ScalarType::BF16x2;
}

/// The family that instructions of a float type are counted in.
inline Family getFloatFamily(ScalarType type) {
  return isHalf(type)              ? Family::Half
         : type == ScalarType::F64 ? Family::Float64
                                   : Family::Float32;
}

/// FloatDirected.cpp: f32 and f64 in the rounding mode of Instr::size, flags
/// in Instr::aux.
Handler getDirected(FloatOp op, ScalarType type);
/// HalfArithmetic.cpp: flags, if any, in Instr::aux. Null if there is no such
/// type or operation.
Handler getHalf(FloatOp op, ScalarType type, bool hasFlags);

// FloatSigns.cpp and FloatSelection.cpp: the rest of decodeFloatArithmetic.
void decodeFloatSign(Decoder &decoder);
void decodeFloatMinMax(Decoder &decoder);
void addFloatSigns(DecodeTable &table);

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_FLOATS_H
