//===- Operands.cpp - Operands of instructions ----------------------------===//
//
// PTX ISA, "Instruction Operands".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PTX/Parser.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

bool Parser::parseOperands(Statement &statement) {
  StringRef name = StringRef(statement.opcode).split('.').first;
  isCall = name == "call";
  isBranch = name == "bra" || name == "brx";
  while (!takeIf(";")) {
    if (token.is("}") || token.kind == Token::End)
      return expect(";");
    if (!statement.operands.empty() && expect(","))
      return true;
    operandIndex = static_cast<uint32_t>(statement.operands.size());
    Operand &operand = statement.operands.emplace_back();
    if (parseOperand(operand, 0))
      return true;
    // The two results of setp, or of a collective.
    if (!token.is("|"))
      continue;
    next();
    Operand first = std::move(operand);
    operand = Operand();
    operand.kind = Operand::Pair;
    operand.elements.push_back(std::move(first));
    if (parseOperand(operand.elements.emplace_back(), 1))
      return true;
  }
  return false;
}

bool Parser::parseOperand(Operand &operand, unsigned depth) {
  if (depth > 2)
    return fail("operands within operands within operands");
  if (token.is("{")) {
    operand.kind = Operand::Vector;
    next();
    return parseElements(operand, "}", depth);
  }
  if (isCall && token.is("(")) {
    operand.kind = Operand::List;
    next();
    return parseElements(operand, ")", depth);
  }
  if (token.is("["))
    return parseAddress(operand, depth);
  if (takeIf("_")) {
    operand.kind = Operand::Sink;
    return false;
  }
  if (token.kind == Token::Identifier && token.text != "WARP_SZ")
    return parseNamed(operand, /*hasOffset=*/true);
  if (token.is("!")) {
    Lexer ahead = lexer;
    if (ahead.next().kind == Token::Identifier) {
      next();
      Token where = token;
      operand.negated = true;
      if (parseNamed(operand, /*hasOffset=*/false))
        return true;
      if (operand.kind != Operand::Register)
        return failAt(where, "only a register can be negated");
      return false;
    }
  }
  return parseLiteral(operand);
}

bool Parser::parseElements(Operand &operand, StringRef close, unsigned depth) {
  if (takeIf(close))
    return false;
  do {
    if (parseOperand(operand.elements.emplace_back(), depth + 1))
      return true;
  } while (takeIf(","));
  return expect(close);
}

/// "[a]", "[a+4]", "[1024]"; of tensors "[a, {b, c}]".
bool Parser::parseAddress(Operand &operand, unsigned depth) {
  operand.kind = Operand::Address;
  next();
  if (token.kind != Token::Identifier || token.text == "WARP_SZ")
    return parseConstant(operand.bits) || expect("]");
  if (parseNamed(operand.elements.emplace_back(), /*hasOffset=*/false) ||
      parseOffset(operand.bits))
    return true;
  while (takeIf(","))
    if (parseOperand(operand.elements.emplace_back(), depth + 1))
      return true;
  return expect("]");
}

/// "+4", "-4", "+-4", any number of them.
bool Parser::parseOffset(uint64_t &bits) {
  while (token.is("+") || token.is("-")) {
    bool isMinus = token.is("-");
    next();
    Value value;
    constexpr unsigned kAboveAddition = 11;
    if (parseExpression(value, kAboveAddition, 0))
      return true;
    bits = isMinus ? bits - value.bits : bits + value.bits;
  }
  return false;
}

bool Parser::parseNamed(Operand &operand, bool hasOffset) {
  Token where = token;
  StringRef name = token.text;
  next();
  Name value;
  bool found = lookUp(name, value);
  if (found && value.isRegister) {
    operand.kind = Operand::Register;
    operand.index = value.index;
    operand.name = name.str();
    if (token.kind == Token::Word)
      return fail("parts of a register are not supported");
    return false;
  }
  if (isBranch) {
    operand.kind = Operand::Symbol;
    operand.name = name.str();
    scopes.back().labelUses.push_back(
        {name, where.line, where.column, /*isList=*/false,
         static_cast<uint32_t>(function->statements.size()), operandIndex});
    return false;
  }
  if (!found && name.starts_with("%"))
    return parseSpecial(operand, where);
  if (!found)
    return failAt(where, "'" + name + "' is not declared");
  operand.kind = Operand::Symbol;
  operand.symbol = value.kind;
  operand.index = value.index;
  operand.name = name.str();
  return hasOffset && parseOffset(operand.bits);
}

/// PTX ISA, "Special Registers". Which of them have a value is not known here.
bool Parser::parseSpecial(Operand &operand, const Token &where) {
  static constexpr StringRef kNames[] = {"%tid",
                                         "%ntid",
                                         "%laneid",
                                         "%warpid",
                                         "%nwarpid",
                                         "%ctaid",
                                         "%nctaid",
                                         "%smid",
                                         "%nsmid",
                                         "%gridid",
                                         "%clusterid",
                                         "%nclusterid",
                                         "%clock",
                                         "%clock_hi",
                                         "%clock64",
                                         "%globaltimer",
                                         "%globaltimer_lo",
                                         "%globaltimer_hi",
                                         "%total_smem_size",
                                         "%aggr_smem_size",
                                         "%dynamic_smem_size",
                                         "%current_graph_exec",
                                         "%is_explicit_cluster"};
  static constexpr StringRef kPrefixes[] = {
      "%lanemask_", "%pm", "%envreg", "%cluster_", "%reserved_smem_offset_"};
  StringRef name = where.text;
  if (!llvm::is_contained(kNames, name) &&
      llvm::none_of(kPrefixes,
                    [&](StringRef prefix) { return name.starts_with(prefix); }))
    return failAt(where, "register '" + name + "' is not declared");
  operand.kind = Operand::Special;
  operand.name = name.str();
  if (token.kind == Token::Word && token.begin == where.end) {
    operand.name += token.text;
    next();
  }
  return false;
}

bool Parser::parseLiteral(Operand &operand) {
  bool isNegative = false;
  if (token.is("-") || token.is("+")) {
    Lexer ahead = lexer;
    Token number = ahead.next();
    if (number.kind == Token::Single || number.kind == Token::Double) {
      isNegative = token.is("-");
      next();
    }
  }
  if (token.kind == Token::Single || token.kind == Token::Double) {
    bool isSingle = token.kind == Token::Single;
    operand.kind = isSingle ? Operand::Single : Operand::Double;
    operand.bits = token.value;
    if (isNegative)
      operand.bits ^= uint64_t(1) << (isSingle ? 31 : 63);
    next();
    return false;
  }
  operand.kind = Operand::Integer;
  return parseConstant(operand.bits);
}
