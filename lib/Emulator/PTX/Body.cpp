//===- Body.cpp - Bodies of functions: blocks, labels, statements ---------===//
//
// PTX ISA, "Statements", "Control Flow Directives".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PTX/Parser.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

bool Parser::openScope() {
  if (scopes.size() == kMaxDepth)
    return fail("more than " + Twine(kMaxDepth) + " blocks in each other");
  scopes.emplace_back().opening = token;
  next();
  return false;
}

bool Parser::closeScope() {
  Scope scope = std::move(scopes.back());
  scopes.pop_back();
  if (resolveLabels(scope, scopes.empty() ? nullptr : &scopes.back()))
    return true;
  next();
  return false;
}

/// Of `function`, from brace to brace.
bool Parser::parseBody() {
  if (openScope())
    return true;
  auto declareAll = [&](llvm::ArrayRef<Variable> variables, SymbolKind kind) {
    for (auto [i, variable] : llvm::enumerate(variables)) {
      Name name;
      name.kind = kind;
      name.index = static_cast<uint32_t>(i);
      Token where;
      where.line = variable.line;
      if (variable.name != "_" && declare(variable.name, name, where))
        return true;
    }
    return false;
  };
  if (declareAll(function->returns, SymbolKind::Return) ||
      declareAll(function->parameters, SymbolKind::Parameter))
    return true;
  while (!scopes.empty())
    if (parseBodyItem())
      return true;
  return false;
}

bool Parser::parseBodyItem() {
  if (token.is("{"))
    return openScope();
  if (token.is("}"))
    return closeScope();
  if (takeIf(";"))
    return false;
  if (token.kind == Token::Word)
    return parseBodyDirective();
  if (token.kind == Token::Identifier || token.is("@"))
    return parseStatement();
  if (token.kind == Token::End)
    return fail("the text ends within the block that begins at line " +
                Twine(scopes.back().opening.line));
  return fail("expected an instruction instead of " + describe());
}

bool Parser::parseBodyDirective() {
  bool handled;
  if (parseDebugDirective(handled))
    return true;
  if (handled)
    return false;
  if (takeWordIf(".reg"))
    return parseRegisters();
  if (takeWordIf(".param"))
    return parseVariables(StateSpace::Param, false);
  if (takeWordIf(".local"))
    return parseVariables(StateSpace::Local, false);
  if (takeWordIf(".shared"))
    return parseVariables(StateSpace::Shared, false);
  if (takeWordIf(".global"))
    return parseVariables(StateSpace::Global, false);
  if (takeWordIf(".const"))
    return parseVariables(StateSpace::Const, false);
  return fail(describe() + " is not supported in functions");
}

bool Parser::parseRegisters() {
  ScalarType type;
  if (token.kind != Token::Word)
    return fail("expected a type, such as .b32, before " + describe());
  if (!parseScalarType(token.text.drop_front(), type) ||
      type == ScalarType::BF16 || type == ScalarType::BF16x2 ||
      type >= ScalarType::TF32)
    return fail("registers of " + describe() + " are not supported");
  next();
  do {
    Token where = token;
    StringRef name;
    if (expectName("the name of a register", name))
      return true;
    if (!takeIf("<")) {
      Name value;
      value.isRegister = true;
      value.index = static_cast<uint32_t>(function->registers.size());
      if (declare(name, value, where))
        return true;
      function->registers.push_back({name.str(), type});
      continue;
    }
    if (token.kind != Token::Integer || token.value > kMaxRegisters)
      return fail("expected a number of registers up to " +
                  Twine(kMaxRegisters) + " instead of " + describe());
    RegisterRange range{type, static_cast<uint32_t>(token.value)};
    next();
    if (!scopes.back().ranges.try_emplace(name, range).second)
      return failAt(where, "'" + name + "' is declared in this block already");
    if (expect(">"))
      return true;
  } while (takeIf(","));
  return expect(";");
}

bool Parser::parseLabel(StringRef name, const Token &where) {
  if (takeWordIf(".branchtargets"))
    return parseBranchTargets(name, where);
  Name value;
  if (token.isWord(".callprototype") || token.isWord(".calltargets"))
    return declare(name, value, where) || skipStatement();
  value.kind = SymbolKind::Label;
  value.index = static_cast<uint32_t>(function->labels.size());
  if (declare(name, value, where))
    return true;
  function->labels.push_back(
      {name.str(), static_cast<uint32_t>(function->statements.size())});
  return false;
}

bool Parser::parseBranchTargets(StringRef name, const Token &where) {
  Name value;
  value.kind = SymbolKind::LabelList;
  value.index = static_cast<uint32_t>(function->labelLists.size());
  if (declare(name, value, where))
    return true;
  LabelList &list = function->labelLists.emplace_back();
  list.name = name.str();
  do {
    Token use = token;
    StringRef label;
    if (expectName("a label", label))
      return true;
    scopes.back().labelUses.push_back(
        {label, use.line, use.column, /*isList=*/true, value.index,
         static_cast<uint32_t>(list.labels.size())});
    list.labels.push_back(0);
  } while (takeIf(","));
  return expect(";");
}

/// "label:", or "@!%p opcode operands;".
bool Parser::parseStatement() {
  Token where = token;
  Statement statement;
  if (takeIf("@")) {
    statement.guardNegated = takeIf("!");
    Token guard = token;
    StringRef name;
    Name value;
    if (expectName("the predicate of a guard", name))
      return true;
    if (!lookUp(name, value) || !value.isRegister ||
        function->registers[value.index].type != ScalarType::Pred)
      return failAt(guard, "'" + name + "' is not a predicate register");
    statement.guard = static_cast<int>(value.index);
    where = token;
  }
  StringRef name;
  if (expectName("an instruction", name))
    return true;
  if (token.is(":") && statement.guard < 0) {
    next();
    return parseLabel(name, where);
  }
  statement.line = where.line;
  statement.opcode = name.str();
  while (token.kind == Token::Word) {
    statement.opcode += token.text;
    next();
  }
  if (parseOperands(statement))
    return true;
  function->statements.push_back(std::move(statement));
  return false;
}
