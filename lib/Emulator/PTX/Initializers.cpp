//===- Initializers.cpp - Values of variables before any kernel runs ------===//
//
// PTX ISA, "Initializers".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PTX/Parser.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

bool Parser::parseInitializer(Variable &variable,
                              std::vector<uint64_t> extents) {
  initializerBegin = token;
  masked = MaskedBytes();
  // `bytes` of an array without size is that of one element of it.
  uint64_t stride = variable.bytes;
  if (!variable.isUnsized) {
    if (variable.bytes > kMaxInitializerBytes - initializerBytes)
      return fail("initializers of more than " + Twine(kMaxInitializerBytes) +
                  " bytes");
    initializerBytes += variable.bytes;
    variable.initializer.resize(variable.bytes);
  }
  uint64_t count = 0;
  if (extents.empty()) {
    if (parseInitializerValue(variable, 0))
      return true;
  } else if (parseInitializerList(variable, extents, 0, count, 0)) {
    return true;
  }
  if (finishMaskedBytes())
    return true;
  if (variable.isUnsized) {
    variable.isUnsized = false;
    variable.bytes = count * stride;
    if (variable.bytes == 0)
      return failAt(initializerBegin, "an array cannot be empty");
  }
  return false;
}

/// { a, b, { c, d } ... } at `offset`; what is not given is zero. `count` is
/// the number of elements.
bool Parser::parseInitializerList(Variable &variable,
                                  llvm::ArrayRef<uint64_t> extents,
                                  uint64_t offset, uint64_t &count,
                                  unsigned depth) {
  Token opening = token;
  if (expect("{"))
    return true;
  uint64_t stride = getBits(variable.type) / 8;
  for (uint64_t extent : extents.drop_front())
    stride *= extent;
  bool grows = depth == 0 && variable.isUnsized;
  count = 0;
  if (takeIf("}"))
    return false;
  do {
    if (!grows && count == extents.front())
      return fail("more than " + Twine(extents.front()) + " values");
    if (grows) {
      if (stride > kMaxInitializerBytes - initializerBytes)
        return fail("initializers of more than " + Twine(kMaxInitializerBytes) +
                    " bytes");
      initializerBytes += stride;
      variable.initializer.resize((count + 1) * stride);
    }
    uint64_t at = offset + count * stride, inner;
    if (extents.size() == 1
            ? parseInitializerValue(variable, at)
            : parseInitializerList(variable, extents.drop_front(), at, inner,
                                   depth + 1))
      return true;
    ++count;
  } while (takeIf(","));
  if (token.is("}")) {
    next();
    return false;
  }
  return fail("expected ',' or '}' before " + describe() +
              " in the initializer that begins at line " + Twine(opening.line));
}

bool Parser::writeValue(Variable &variable, uint64_t offset, uint64_t value) {
  unsigned bytes = getBits(variable.type) / 8;
  for (unsigned i = 0; i < bytes; ++i)
    variable.initializer[offset + i] =
        i < 8 ? static_cast<uint8_t>(value >> (8 * i))
              : (static_cast<int64_t>(value) < 0 ? 0xFF : 0);
  return false;
}

/// The bits of a float literal in a variable's type; false if it has no floats.
static bool convertFloat(ScalarType type, bool isSingle, uint64_t bits,
                         uint64_t &result) {
  llvm::APFloat value(isSingle ? llvm::APFloat::IEEEsingle()
                               : llvm::APFloat::IEEEdouble(),
                      llvm::APInt(isSingle ? 32 : 64, bits));
  const llvm::fltSemantics *semantics;
  switch (type) {
  case ScalarType::F16:
    semantics = &llvm::APFloat::IEEEhalf();
    break;
  case ScalarType::BF16:
    semantics = &llvm::APFloat::BFloat();
    break;
  case ScalarType::F32:
    semantics = &llvm::APFloat::IEEEsingle();
    break;
  case ScalarType::F64:
    semantics = &llvm::APFloat::IEEEdouble();
    break;
  default:
    return false;
  }
  if (semantics != &value.getSemantics()) {
    bool losesInfo;
    value.convert(*semantics, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  }
  result = value.bitcastToAPInt().getZExtValue();
  return true;
}

bool Parser::parseInitializerValue(Variable &variable, uint64_t offset) {
  Token where = token;
  if (token.kind == Token::Identifier && token.text != "WARP_SZ")
    return parseRelocation(variable, offset, /*mask=*/0);
  if (token.kind == Token::Integer && getBits(variable.type) == 8) {
    Lexer lookahead = lexer;
    if (lookahead.next().is("(")) {
      uint64_t mask = token.value;
      next();
      next();
      return parseRelocation(variable, offset, mask) || expect(")");
    }
  }
  if (finishMaskedBytes())
    return true;
  Operand literal;
  if (parseLiteral(literal))
    return true;
  uint64_t value = literal.bits;
  bool isFloat = literal.kind != Operand::Integer;
  if (isFloat ? !convertFloat(variable.type, literal.kind == Operand::Single,
                              literal.bits, value)
              : false)
    return failAt(where, "a variable of type ." + getName(variable.type) +
                             " cannot be initialized with a float");
  unsigned bits = getBits(variable.type);
  if (!isFloat &&
      (variable.type == ScalarType::F32 || variable.type == ScalarType::F64 ||
       variable.type == ScalarType::F16 || variable.type == ScalarType::BF16)) {
    double number = static_cast<double>(static_cast<int64_t>(value));
    convertFloat(variable.type, false, llvm::bit_cast<uint64_t>(number), value);
  } else if (!isFloat && bits < 64 && !llvm::isUIntN(bits, value) &&
             !llvm::isIntN(bits, static_cast<int64_t>(value))) {
    return failAt(where, "this value does not fit into type ." +
                             getName(variable.type));
  }
  return writeValue(variable, offset, value);
}

/// "x+4", "generic(x)+4"; with a mask, one byte of it.
bool Parser::parseRelocation(Variable &variable, uint64_t offset,
                             uint64_t mask) {
  Token where = token;
  Relocation relocation;
  relocation.offset = offset;
  StringRef name;
  if (expectName("the name of a variable", name))
    return true;
  relocation.generic = name == "generic" && token.is("(");
  if (relocation.generic) {
    next();
    if (expectName("the name of a variable", name) || expect(")"))
      return true;
  }
  relocation.symbol = name.str();
  uint64_t addend = 0;
  if (parseOffset(addend))
    return true;
  relocation.addend = static_cast<int64_t>(addend);
  unsigned bytes = getBits(variable.type) / 8;
  if (mask == 0) {
    if (finishMaskedBytes())
      return true;
    if (bytes != 4 && bytes != 8)
      return failAt(where, "an address needs 4 or 8 bytes, not type ." +
                               getName(variable.type));
    relocation.bytes = bytes;
    variable.relocations.push_back(std::move(relocation));
    return false;
  }
  // Compilers write addresses that are not aligned byte by byte.
  Relocation &whole = masked.relocation;
  if (masked.count == 0)
    whole = relocation;
  if (mask != uint64_t(0xFF) << (8 * masked.count) ||
      offset != whole.offset + masked.count ||
      relocation.symbol != whole.symbol || relocation.addend != whole.addend ||
      relocation.generic != whole.generic)
    return failAt(where, "the eight bytes of an address have to be in a row");
  if (++masked.count == 8) {
    whole.bytes = 8;
    variable.relocations.push_back(whole);
    masked.count = 0;
  }
  return false;
}

bool Parser::finishMaskedBytes() {
  if (masked.count == 0)
    return false;
  return fail("the eight bytes of an address have to be in a row");
}
