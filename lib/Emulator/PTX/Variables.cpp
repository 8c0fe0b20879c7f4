//===- Variables.cpp - Declarations of variables --------------------------===//
//
// PTX ISA, "State Spaces, Types, and Variables".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PTX/Parser.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

uint64_t mlir::hot::emulator::getMaxBytes(StateSpace space) {
  switch (space) {
  case StateSpace::Param:
    return 32764;
  case StateSpace::Shared:
    return 1 << 20;
  case StateSpace::Local:
    return 512 << 10;
  case StateSpace::Const:
    return 640 << 10;
  default:
    return uint64_t(1) << 40;
  }
}

bool Parser::parseTypeAndAlign(Variable &variable) {
  unsigned elements = 1;
  bool hasType = false;
  variable.align = 0;
  while (token.kind == Token::Word) {
    StringRef word = token.text.drop_front();
    Token where = token;
    next();
    if (word == "align") {
      if (token.kind != Token::Integer || !llvm::isPowerOf2_64(token.value) ||
          token.value > 4096)
        return fail("expected an alignment, a power of two up to 4096, "
                    "instead of " +
                    describe());
      // That of `.ptr` is of what the parameter points to.
      if (variable.align == 0)
        variable.align = token.value;
      next();
    } else if (word == "attribute") {
      if (!token.is("("))
        return expect("(");
      if (skipBalanced())
        return true;
    } else if (word == "ptr" && variable.space == StateSpace::Param &&
               hasType) {
      for (StringRef space : {".global", ".const", ".local", ".shared"})
        if (takeWordIf(space))
          break;
      if (variable.align == 0)
        variable.align = getBits(variable.type) / 8;
    } else if (!hasType && (word == "v2" || word == "v4" || word == "v8")) {
      elements = word[1] - '0';
    } else if (!hasType && parseScalarType(word, variable.type)) {
      hasType = true;
      if (getBits(variable.type) < 8 || variable.type >= ScalarType::TF32)
        return failAt(where, "a variable cannot be of type ." + word);
    } else {
      return failAt(where, "'." + word + "' of a variable is not supported");
    }
  }
  if (!hasType)
    return fail("expected a type, such as .u32, before " + describe());
  variable.bytes = uint64_t(elements) * (getBits(variable.type) / 8);
  if (variable.align == 0)
    variable.align = variable.bytes;
  return false;
}

bool Parser::parseArray(Variable &variable, std::vector<uint64_t> &extents) {
  uint64_t elements = variable.bytes / (getBits(variable.type) / 8);
  while (token.is("[")) {
    Token where = token;
    next();
    if (token.is("]")) {
      next();
      if (!extents.empty())
        return failAt(where, "only the first dimension may have no size");
      extents.push_back(0);
      variable.isUnsized = true;
      continue;
    }
    uint64_t extent;
    if (parseConstant(extent) || expect("]"))
      return true;
    if (extent == 0 && variable.space != StateSpace::Param)
      return failAt(where, "an array cannot be empty");
    if (extents.size() == 8)
      return failAt(where, "more than eight dimensions");
    bool overflow = false;
    variable.bytes =
        llvm::SaturatingMultiply(variable.bytes, extent, &overflow);
    if (overflow || variable.bytes > getMaxBytes(variable.space))
      return failAt(where, "this array is larger than " +
                               Twine(getMaxBytes(variable.space)) + " bytes");
    extents.push_back(extent);
  }
  if (elements > 1)
    extents.push_back(elements);
  return false;
}

/// One declarator; `variable` comes with what is common to all of them.
bool Parser::parseVariable(Variable &variable, bool isParameter) {
  variable.line = token.line;
  Token where = token;
  if (isParameter && takeIf("_")) {
    variable.name = "_";
  } else {
    StringRef name;
    if (expectName("the name of a variable", name))
      return true;
    variable.name = name.str();
  }
  std::vector<uint64_t> extents;
  if (parseArray(variable, extents))
    return true;
  if (isParameter) {
    if (variable.isUnsized)
      return failAt(where, "parameter '" + variable.name +
                               "' has no size: a variable number of arguments "
                               "is not supported");
    return false;
  }
  if (token.is("=")) {
    next();
    if (variable.isExtern || (variable.space != StateSpace::Global &&
                              variable.space != StateSpace::Const))
      return failAt(where, "'" + variable.name +
                               "' cannot have an initializer: only defined "
                               ".global and .const variables have");
    return parseInitializer(variable, std::move(extents));
  }
  if (variable.isUnsized) {
    if (!variable.isExtern)
      return failAt(where, "the size of '" + variable.name + "' is missing");
    variable.bytes = 0;
  }
  return false;
}

bool Parser::declareVariable(Variable &&variable, const Token &where) {
  if (function) {
    Name name;
    name.kind = SymbolKind::FunctionVariable;
    name.index = static_cast<uint32_t>(function->variables.size());
    if (declare(variable.name, name, where))
      return true;
    function->variables.push_back(std::move(variable));
    return false;
  }
  auto [entry, isNew] = moduleNames.try_emplace(variable.name);
  if (isNew) {
    entry->second.kind = SymbolKind::ModuleVariable;
    entry->second.index = static_cast<uint32_t>(module.variables.size());
    module.variables.push_back(std::move(variable));
    return false;
  }
  if (entry->second.kind != SymbolKind::ModuleVariable)
    return failAt(where, "'" + variable.name + "' is a function already");
  Variable &known = module.variables[entry->second.index];
  if ((!known.isExtern && !variable.isExtern) || known.space != variable.space)
    return failAt(where, "'" + variable.name + "' is declared at line " +
                             Twine(known.line) + " already");
  if (!variable.isExtern)
    known = std::move(variable);
  return false;
}

bool Parser::parseVariables(StateSpace space, bool isExtern) {
  Variable common;
  common.space = space;
  common.isExtern = isExtern;
  if (parseTypeAndAlign(common))
    return true;
  do {
    Variable variable = common;
    Token where = token;
    if (parseVariable(variable, /*isParameter=*/false) ||
        declareVariable(std::move(variable), where))
      return true;
  } while (takeIf(","));
  return expect(";");
}
