//===- Conversions.cpp - cvt ----------------------------------------------===//
//
// PTX ISA, "Data Movement and Conversion Instructions: cvt": which modifiers
// go with which types. Registers may be wider than the types.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Conversions.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

static ConversionFlags takeFlags(Decoder &decoder) {
  ConversionFlags flags;
  flags.isRounded = decoder.takeRounding(flags.rounding);
  static constexpr std::pair<StringRef, Rounding> integers[] = {
      {"rni", Rounding::Nearest},
      {"rzi", Rounding::Zero},
      {"rmi", Rounding::Down},
      {"rpi", Rounding::Up}};
  for (auto [name, rounding] : integers)
    if (!flags.isRounded && decoder.take(name)) {
      flags.isInteger = true;
      flags.rounding = rounding;
    }
  flags.ftz = decoder.take("ftz");
  flags.sat = decoder.take("sat");
  // The manual has these two in both orders.
  flags.satfinite = decoder.take("satfinite");
  flags.relu = decoder.take("relu");
  flags.satfinite |= decoder.take("satfinite");
  return flags;
}

/// What is wrong with a rounding, or "".
static StringRef checkRounding(ScalarType to, ScalarType from,
                               const ConversionFlags &flags) {
  bool toFloat = isFloat(to), fromFloat = isFloat(from);
  // Bits of significands: bf16 and f16 lose something both ways.
  bool isLossy = toFloat && fromFloat && to != from &&
                 (getBits(to) < getBits(from) || getBits(to) == getBits(from));
  bool needsRounding = isLossy || (toFloat && !fromFloat);
  bool needsInteger = !toFloat && fromFloat;
  if (needsRounding && !flags.isRounded)
    return "needs a rounding: .rn, .rz, .rm or .rp";
  if (needsInteger && !flags.isInteger)
    return "needs a rounding to integers: .rni, .rzi, .rmi or .rpi";
  if (!needsRounding && flags.isRounded)
    return "has nothing to round";
  if (!needsInteger && flags.isInteger && !(toFloat && to == from))
    return "cannot round to integers";
  return "";
}

static StringRef checkFlags(ScalarType to, ScalarType from,
                            const ConversionFlags &flags) {
  if (flags.ftz && to != ScalarType::F32 && from != ScalarType::F32)
    return "has no .ftz: no type is .f32";
  bool isNarrow = (to == ScalarType::F16 || to == ScalarType::BF16) &&
                  from == ScalarType::F32;
  if ((flags.relu || flags.satfinite) && (!isNarrow || flags.ftz || flags.sat))
    return "has no .relu or .satfinite";
  return "";
}

static void decodeConversion(Decoder &decoder) {
  Instr &instr = decoder.instr;
  instr.family = Family::Convert;
  if (decoder.take("pack"))
    return decodePack(decoder);
  ConversionFlags flags = takeFlags(decoder);
  if (decodePackedConversion(decoder, flags))
    return;
  ScalarType to = decoder.takeType(), from = decoder.takeType();
  if (decoder.hasFailed())
    return;
  for (ScalarType type : {to, from})
    if (!isInteger(type) && !isFloat(type))
      return decoder.badType(type);
  for (StringRef problem :
       {checkRounding(to, from, flags), checkFlags(to, from, flags)})
    if (!problem.empty())
      return decoder.fail("'" + decoder.getStatement().opcode + "' " + problem);
  if (isInteger(to))
    instr.run = isInteger(from) ? getIntegerConversion(to, from, flags.sat)
                                : getFloatToInteger(to, from, flags);
  else
    instr.run = isInteger(from) ? getIntegerToFloat(to, from, flags)
                                : getFloatToFloat(to, from, flags);
  instr.size = static_cast<uint8_t>(to);
  instr.count = static_cast<uint8_t>(from);
  instr.aux = flags.encode();
  instr.imm = flags.isInteger;
  instr.op[0] = decoder.dst(to, /*widen=*/true);
  instr.op[1] = decoder.src(from, /*widen=*/true);
}

void mlir::hot::emulator::addConversions(DecodeTable &table) {
  table["cvt"] = decodeConversion;
}
