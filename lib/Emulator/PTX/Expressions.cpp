//===- Expressions.cpp - Constant expressions of integers -----------------===//
//
// PTX ISA, "Constant Expressions", "Integer Constant Expression Evaluation":
// values are of type .s64 or .u64, as in C with 64-bit integers.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PTX/Parser.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;

/// 0: not a binary operator.
static unsigned getPrecedence(const Token &token) {
  if (token.kind != Token::Punctuator)
    return 0;
  return llvm::StringSwitch<unsigned>(token.text)
      .Case("?", 1)
      .Case("||", 2)
      .Case("&&", 3)
      .Case("|", 4)
      .Case("^", 5)
      .Case("&", 6)
      .Cases({"==", "!="}, 7)
      .Cases({"<", ">", "<=", ">="}, 8)
      .Cases({"<<", ">>"}, 9)
      .Cases({"+", "-"}, 10)
      .Cases({"*", "/", "%"}, 11)
      .Default(0);
}

bool Parser::parseConstant(uint64_t &bits) {
  Value value;
  if (parseExpression(value, 1, 0))
    return true;
  bits = value.bits;
  return false;
}

bool Parser::parsePrimary(Value &value, unsigned depth) {
  if (depth > kMaxDepth)
    return fail("this expression is nested too deeply");
  if (token.kind == Token::Integer) {
    value.bits = token.value;
    value.isUnsigned = token.isUnsigned;
    next();
    return false;
  }
  if (token.kind == Token::Identifier && token.text == "WARP_SZ") {
    value.bits = 32;
    value.isUnsigned = false;
    next();
    return false;
  }
  if (takeIf("(")) {
    bool toSigned = token.isWord(".s64"), toUnsigned = token.isWord(".u64");
    if (!toSigned && !toUnsigned)
      return parseExpression(value, 1, depth + 1) || expect(")");
    next();
    if (expect(")") || parsePrimary(value, depth + 1))
      return true;
    value.isUnsigned = toUnsigned;
    return false;
  }
  for (StringRef op : {"-", "+", "~", "!"}) {
    if (!takeIf(op))
      continue;
    if (parsePrimary(value, depth + 1))
      return true;
    if (op == "-")
      value.bits = -value.bits;
    else if (op == "~")
      value.bits = ~value.bits;
    else if (op == "!")
      value = {value.bits == 0, false};
    return false;
  }
  return fail("expected an operand or a number instead of " + describe());
}

bool Parser::applyOperator(StringRef op, Value &left, Value right,
                           const Token &where) {
  bool isUnsigned = left.isUnsigned || right.isUnsigned;
  uint64_t a = left.bits, b = right.bits;
  int64_t sa = static_cast<int64_t>(a), sb = static_cast<int64_t>(b);
  if ((op == "/" || op == "%") && b == 0)
    return failAt(where, "division by zero");
  if ((op == "<<" || op == ">>") && b > 63)
    return failAt(where, "a shift by more than 63");
  auto compare = [&](bool result) { left = {result, false}; };
  if (op == "||")
    compare(a || b);
  else if (op == "&&")
    compare(a && b);
  else if (op == "==")
    compare(a == b);
  else if (op == "!=")
    compare(a != b);
  else if (op == "<")
    compare(isUnsigned ? a < b : sa < sb);
  else if (op == ">")
    compare(isUnsigned ? a > b : sa > sb);
  else if (op == "<=")
    compare(isUnsigned ? a <= b : sa <= sb);
  else if (op == ">=")
    compare(isUnsigned ? a >= b : sa >= sb);
  else if (op == "<<")
    left.bits = a << b;
  else if (op == ">>")
    left.bits = left.isUnsigned ? a >> b : static_cast<uint64_t>(sa >> b);
  else if (op == "|")
    left = {a | b, isUnsigned};
  else if (op == "^")
    left = {a ^ b, isUnsigned};
  else if (op == "&")
    left = {a & b, isUnsigned};
  else if (op == "+")
    left = {a + b, isUnsigned};
  else if (op == "-")
    left = {a - b, isUnsigned};
  else if (op == "*")
    left = {a * b, isUnsigned};
  else if (isUnsigned)
    left = {op == "/" ? a / b : a % b, true};
  else if (sb == -1) // The smallest value has no negative.
    left = {op == "/" ? -a : 0, false};
  else
    left = {static_cast<uint64_t>(op == "/" ? sa / sb : sa % sb), false};
  return false;
}

bool Parser::parseExpression(Value &value, unsigned minPrecedence,
                             unsigned depth) {
  if (parsePrimary(value, depth))
    return true;
  for (;;) {
    unsigned precedence = getPrecedence(token);
    if (precedence == 0 || precedence < minPrecedence)
      return false;
    Token where = token;
    next();
    Value right;
    if (where.is("?")) {
      Value other;
      if (parseExpression(right, 1, depth + 1) || expect(":") ||
          parseExpression(other, 1, depth + 1))
        return true;
      value = value.bits ? right : other;
      continue;
    }
    if (parseExpression(right, precedence + 1, depth + 1) ||
        applyOperator(where.text, value, right, where))
      return true;
  }
}
