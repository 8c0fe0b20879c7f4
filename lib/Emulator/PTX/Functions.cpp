//===- Functions.cpp - Signatures of functions and their directives -------===//
//
// PTX ISA, "Kernel and Function Directives", "Performance-Tuning Directives".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PTX/Parser.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

bool Parser::parseParameterList(Function &function, bool returns) {
  auto &list = returns ? function.returns : function.parameters;
  if (expect("("))
    return true;
  if (takeIf(")"))
    return false;
  uint64_t bytes = 0;
  do {
    if (!takeWordIf(".param"))
      return fail("expected .param before " + describe() +
                  ": parameters in registers are not supported");
    Variable &variable = list.emplace_back();
    variable.space = StateSpace::Param;
    if (parseTypeAndAlign(variable) || parseVariable(variable, true))
      return true;
    bytes += variable.bytes;
    if (bytes > getMaxBytes(StateSpace::Param))
      return fail("parameters of more than " +
                  Twine(getMaxBytes(StateSpace::Param)) + " bytes");
  } while (takeIf(","));
  return expect(")");
}

bool Parser::parseDimensions(std::array<uint32_t, 3> &dimensions) {
  dimensions = {1, 1, 1};
  for (unsigned i = 0; i < 3; ++i) {
    if (token.kind != Token::Integer || token.value == 0 ||
        token.value > UINT32_MAX)
      return fail("expected a number of threads instead of " + describe());
    dimensions[i] = static_cast<uint32_t>(token.value);
    next();
    if (!takeIf(","))
      return false;
  }
  return fail("more than three dimensions");
}

bool Parser::parseFunctionDirectives(Function &function) {
  while (token.kind == Token::Word) {
    bool handled;
    if (parseDebugDirective(handled))
      return true;
    if (handled || takeWordIf(".noreturn"))
      continue;
    if (takeWordIf(".maxntid")) {
      if (parseDimensions(function.maxThreads))
        return true;
    } else if (takeWordIf(".reqntid")) {
      if (parseDimensions(function.requiredThreads))
        return true;
    } else if (takeWordIf(".attribute")) {
      if (!token.is("("))
        return expect("(");
      if (skipBalanced())
        return true;
    } else if (token.isWord(".maxnreg") || token.isWord(".minnctapersm") ||
               token.isWord(".maxnctapersm") ||
               token.isWord(".maxclusterrank") ||
               token.isWord(".abi_preserve") ||
               token.isWord(".abi_preserve_control")) {
      bool isLimit = token.isWord(".maxnreg");
      next();
      if (token.kind != Token::Integer || token.value > UINT32_MAX)
        return fail("expected a number instead of " + describe());
      if (isLimit)
        function.maxRegisters = static_cast<uint32_t>(token.value);
      next();
    } else {
      return fail(describe() + " of a function is not supported");
    }
  }
  return false;
}

static bool haveSameSizes(llvm::ArrayRef<Variable> first,
                          llvm::ArrayRef<Variable> second) {
  if (first.size() != second.size())
    return false;
  for (size_t i = 0; i < first.size(); ++i)
    if (first[i].bytes != second[i].bytes)
      return false;
  return true;
}

/// A function may be declared any number of times and be defined once.
bool Parser::mergeDeclaration(Function &&function, const Token &where,
                              uint32_t &index) {
  auto [entry, isNew] = moduleNames.try_emplace(function.name);
  if (isNew) {
    index = static_cast<uint32_t>(module.functions.size());
    entry->second.kind = SymbolKind::Function;
    entry->second.index = index;
    module.functions.push_back(std::move(function));
    return false;
  }
  if (entry->second.kind != SymbolKind::Function)
    return failAt(where, "'" + function.name + "' is a variable already");
  index = entry->second.index;
  Function &known = module.functions[index];
  if (known.hasBody && function.hasBody)
    return failAt(where, "'" + function.name + "' is defined at line " +
                             Twine(known.line) + " already");
  if (known.isEntry != function.isEntry ||
      !haveSameSizes(known.parameters, function.parameters) ||
      !haveSameSizes(known.returns, function.returns))
    return failAt(where, "'" + function.name +
                             "' does not match its declaration at line " +
                             Twine(known.line));
  if (function.hasBody)
    known = std::move(function);
  return false;
}

bool Parser::parseFunction(bool isEntry, bool isExtern) {
  Function parsed;
  parsed.isEntry = isEntry;
  if (!isEntry && takeWordIf(".attribute")) {
    if (!token.is("("))
      return expect("(");
    if (skipBalanced())
      return true;
  }
  if (!isEntry && token.is("(") && parseParameterList(parsed, true))
    return true;
  Token where = token;
  StringRef name;
  if (expectName("the name of a function", name))
    return true;
  parsed.name = name.str();
  parsed.line = where.line;
  if ((token.is("(") && parseParameterList(parsed, false)) ||
      parseFunctionDirectives(parsed))
    return true;
  parsed.hasBody = token.is("{");
  if (!parsed.hasBody && !takeIf(";"))
    return fail("expected the body of '" + name + "' or ';' before " +
                describe());
  if (parsed.hasBody && isExtern)
    return failAt(where, "'" + name + "' is .extern and has a body");
  bool hasBody = parsed.hasBody;
  uint32_t index;
  if (mergeDeclaration(std::move(parsed), where, index))
    return true;
  if (!hasBody)
    return false;
  function = &module.functions[index];
  bool failed = parseBody();
  function = nullptr;
  return failed;
}
