//===- Parser.cpp - Tokens, errors and the items of a module --------------===//
//
// PTX ISA, "PTX Module Directives", "Debugging Directives", "Linking
// Directives".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PTX/Parser.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

Parser::Parser(StringRef text, StringRef name) : lexer(text) {
  module.name = name.str();
}

bool Parser::failAt(unsigned line, unsigned column, const Twine &message) {
  if (error.empty())
    error =
        (module.name + ":" + Twine(line) + ":" + Twine(column) + ": " + message)
            .str();
  return true;
}

bool Parser::failAt(const Token &where, const Twine &message) {
  // What the lexer could not read is the better reason.
  if (token.kind == Token::Error)
    return failAt(token.line, token.column, token.text);
  return failAt(where.line, where.column, message);
}

std::string Parser::describe() const {
  if (token.kind == Token::End)
    return "the end of the text";
  constexpr size_t kShown = 40;
  return ("'" + token.text.take_front(kShown) +
          (token.text.size() > kShown ? "...'" : "'"))
      .str();
}

bool Parser::takeIf(StringRef punctuator) {
  if (!token.is(punctuator))
    return false;
  next();
  return true;
}

bool Parser::takeWordIf(StringRef word) {
  if (!token.isWord(word))
    return false;
  next();
  return true;
}

bool Parser::expect(StringRef punctuator) {
  if (takeIf(punctuator))
    return false;
  return fail("expected '" + punctuator + "' before " + describe());
}

bool Parser::expectName(StringRef what, StringRef &name) {
  if (token.kind != Token::Identifier)
    return fail("expected " + what + " instead of " + describe());
  name = token.text;
  next();
  return false;
}

bool Parser::skipBalanced() {
  Token opening = token;
  unsigned depth = 0;
  do {
    if (token.kind == Token::End || token.kind == Token::Error)
      return failAt(opening, "'" + opening.text + "' is never closed");
    if (token.is("{") || token.is("("))
      ++depth;
    else if (token.is("}") || token.is(")"))
      --depth;
    next();
  } while (depth);
  return false;
}

bool Parser::skipStatement() {
  while (!token.is(";")) {
    if (token.kind == Token::End || token.kind == Token::Error)
      return expect(";");
    next();
  }
  next();
  return false;
}

bool Parser::parseHeader() {
  next();
  if (!takeWordIf(".version"))
    return fail("expected .version before " + describe() +
                ": this is not a PTX module");
  auto [major, minor] = token.text.split('.');
  unsigned majorNumber, minorNumber;
  if (token.kind != Token::Double || major.getAsInteger(10, majorNumber) ||
      minor.getAsInteger(10, minorNumber) || majorNumber > 99 ||
      minorNumber > 9)
    return fail("expected a version of the PTX ISA, such as 8.0, instead of " +
                describe());
  module.version = majorNumber * 10 + minorNumber;
  next();
  if (!takeWordIf(".target"))
    return fail("expected .target before " + describe());
  StringRef target;
  if (expectName("a target, such as sm_80,", target))
    return true;
  if (!target.starts_with("sm_"))
    return fail("'" + target + "' is not a target: it should be like sm_80");
  module.target = target.str();
  while (takeIf(",")) {
    StringRef option;
    if (expectName("an option of .target", option))
      return true;
    if (option != "debug" && option != "texmode_unified" &&
        option != "texmode_independent")
      return fail("option '" + option + "' of .target is not supported");
  }
  if (!takeWordIf(".address_size"))
    return fail("expected .address_size 64 before " + describe() +
                ": addresses of 32 bits, the default, are not supported");
  if (token.kind != Token::Integer || token.value != 64)
    return fail("addresses have to be of 64 bits, not " + describe());
  next();
  return false;
}

bool Parser::parseDebugDirective(bool &handled) {
  handled = true;
  auto takeIntegers = [&](unsigned count) {
    for (; count; --count) {
      if (token.kind != Token::Integer)
        return fail("expected a number instead of " + describe());
      next();
    }
    return false;
  };
  if (takeWordIf(".pragma"))
    return skipStatement();
  if (takeWordIf(".loc")) {
    if (takeIntegers(3))
      return true;
    while (takeIf(",")) {
      StringRef what, label;
      if (expectName("function_name or inlined_at", what))
        return true;
      if (what == "inlined_at") {
        if (takeIntegers(3))
          return true;
      } else if (what == "function_name") {
        if (expectName("a label", label) || (takeIf("+") && takeIntegers(1)))
          return true;
      } else {
        return fail("'" + what + "' of .loc is not known");
      }
    }
    return false;
  }
  if (takeWordIf(".file")) {
    if (takeIntegers(1))
      return true;
    if (token.kind != Token::String)
      return fail("expected the name of a file instead of " + describe());
    while (token.kind == Token::String)
      next();
    while (takeIf(","))
      if (takeIntegers(1))
        return true;
    return false;
  }
  if (takeWordIf(".section")) {
    if (token.kind != Token::Word && token.kind != Token::Identifier)
      return fail("expected the name of a section instead of " + describe());
    next();
    if (!token.is("{"))
      return expect("{");
    return skipBalanced();
  }
  handled = false;
  return false;
}

bool Parser::parseModuleItem() {
  bool handled;
  if (parseDebugDirective(handled))
    return true;
  if (handled || takeIf(";"))
    return false;
  bool isExtern = false;
  while (token.isWord(".visible") || token.isWord(".weak") ||
         token.isWord(".common") || token.isWord(".extern")) {
    isExtern |= token.isWord(".extern");
    next();
  }
  if (takeWordIf(".entry"))
    return parseFunction(/*isEntry=*/true, isExtern);
  if (takeWordIf(".func"))
    return parseFunction(/*isEntry=*/false, isExtern);
  if (takeWordIf(".global"))
    return parseVariables(StateSpace::Global, isExtern);
  if (takeWordIf(".const"))
    return parseVariables(StateSpace::Const, isExtern);
  if (takeWordIf(".shared"))
    return parseVariables(StateSpace::Shared, isExtern);
  if (token.isWord(".version") || token.isWord(".target") ||
      token.isWord(".address_size"))
    return fail(describe() + " again: one module at a time");
  if (token.kind == Token::Word)
    return fail(describe() + " is not supported outside of functions");
  return fail("expected a function or a variable instead of " + describe());
}

bool Parser::checkRelocations() {
  auto check = [&](const std::vector<Variable> &variables) {
    for (const Variable &variable : variables)
      for (const Relocation &relocation : variable.relocations)
        if (!moduleNames.count(relocation.symbol))
          return failAt(variable.line, 1,
                        "'" + relocation.symbol + "' in the initializer of '" +
                            variable.name + "' is not declared");
    return false;
  };
  if (check(module.variables))
    return true;
  for (const Function &each : module.functions)
    if (check(each.variables))
      return true;
  return false;
}

llvm::Expected<Module> Parser::parse() {
  bool failed = parseHeader();
  while (!failed && token.kind != Token::End)
    failed = parseModuleItem();
  if (failed || checkRelocations())
    return makeError(error);
  return std::move(module);
}

llvm::Expected<Module> mlir::hot::emulator::parsePTX(StringRef text,
                                                     StringRef name) {
  if (text.size() > kMaxTextBytes)
    return makeError(name + ": a text of " + Twine(text.size()) +
                     " bytes is too long");
  // Texts for the driver end with a null character.
  return Parser(text.take_until([](char c) { return c == '\0'; }), name)
      .parse();
}
