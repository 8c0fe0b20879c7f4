//===- Lexer.cpp - Words of PTX text --------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PTX/Lexer.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

using namespace mlir::hot::emulator;

static bool isNameCharacter(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '$';
}

bool Lexer::skipSpace() {
  while (position < text.size()) {
    char c = text[position];
    if (c == '\n') {
      lineStart = ++position;
      ++line;
    } else if (c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v') {
      ++position;
    } else if (c == '/' && at(position + 1) == '/') {
      position = std::min(text.find('\n', position), text.size());
    } else if (c == '/' && at(position + 1) == '*') {
      size_t end = text.find("*/", position + 2);
      if (end == llvm::StringRef::npos)
        return false;
      for (size_t i = position; i < end; ++i)
        if (text[i] == '\n') {
          ++line;
          lineStart = i + 1;
        }
      position = end + 2;
    } else {
      break;
    }
  }
  return true;
}

void Lexer::finish(Token &token, Token::Kind kind, size_t end) {
  token.kind = kind;
  token.text = text.slice(token.begin, end);
  token.end = position = end;
}

void Lexer::fail(Token &token, llvm::StringRef message) {
  token.kind = Token::Error;
  token.text = message;
  token.end = position = text.size();
}

Token Lexer::next() {
  Token token;
  bool closed = skipSpace();
  token.line = line;
  token.column = static_cast<unsigned>(position - lineStart) + 1;
  token.begin = token.end = position;
  if (!closed) {
    fail(token, "this comment does not end");
    return token;
  }
  if (position == text.size())
    return token;
  char c = text[position];
  size_t end = position + 1;
  if (llvm::isDigit(c)) {
    lexNumber(token);
  } else if (c == '"') {
    lexString(token);
  } else if (c == '.') {
    while (isNameCharacter(at(end)) || (at(end) == ':' && at(end + 1) == ':' &&
                                        isNameCharacter(at(end + 2))))
      end += at(end) == ':' ? 2 : 1;
    finish(token, Token::Word, end);
  } else if (llvm::isAlpha(c) ||
             ((c == '_' || c == '$' || c == '%') && isNameCharacter(at(end)))) {
    while (isNameCharacter(at(end)))
      ++end;
    finish(token, Token::Identifier, end);
  } else {
    static constexpr llvm::StringRef kPairs[] = {
        "<<", ">>", "<=", ">=", "==", "!=", "&&", "||"};
    if (llvm::is_contained(kPairs, text.substr(position, 2)))
      finish(token, Token::Punctuator, end + 1);
    else if (llvm::isPrint(c))
      finish(token, Token::Punctuator, end);
    else
      fail(token, "this is not text of PTX");
  }
  return token;
}

void Lexer::lexFloatBits(Token &token, unsigned digits) {
  size_t begin = position + 2, end = begin;
  while (llvm::isHexDigit(at(end)))
    ++end;
  if (end - begin != digits || isNameCharacter(at(end)) ||
      text.slice(begin, end).getAsInteger(16, token.value))
    return fail(token, digits == 8
                           ? "expected eight hexadecimal digits after 0f"
                           : "expected sixteen hexadecimal digits after 0d");
  finish(token, digits == 8 ? Token::Single : Token::Double, end);
}

void Lexer::lexDecimalFloat(Token &token) {
  size_t end = position;
  while (llvm::isDigit(at(end)))
    ++end;
  if (at(end) == '.')
    for (++end; llvm::isDigit(at(end));)
      ++end;
  if (at(end) == 'e' || at(end) == 'E') {
    ++end;
    end += at(end) == '+' || at(end) == '-';
    while (llvm::isDigit(at(end)))
      ++end;
  }
  llvm::APFloat value(llvm::APFloat::IEEEdouble());
  // Long enough for anything that somebody writes; the conversion takes time
  // with the square of it.
  if (end - position > 400)
    return fail(token, "this number is too long");
  auto status = value.convertFromString(text.slice(position, end),
                                        llvm::APFloat::rmNearestTiesToEven);
  if (!status || isNameCharacter(at(end))) {
    llvm::consumeError(status.takeError());
    return fail(token, "this is not a number");
  }
  token.value = value.bitcastToAPInt().getZExtValue();
  finish(token, Token::Double, end);
}

void Lexer::lexNumber(Token &token) {
  char second = at(position + 1);
  if (text[position] == '0') {
    if (second == 'f' || second == 'F')
      return lexFloatBits(token, 8);
    if (second == 'd' || second == 'D')
      return lexFloatBits(token, 16);
  }
  unsigned radix = 10;
  size_t begin = position;
  if (text[position] == '0' && (second == 'x' || second == 'X'))
    radix = 16;
  else if (text[position] == '0' && (second == 'b' || second == 'B'))
    radix = 2;
  if (radix != 10)
    begin += 2;
  size_t end = begin;
  while (radix == 16 ? llvm::isHexDigit(at(end)) : llvm::isDigit(at(end)))
    ++end;
  if (radix == 10 && (at(end) == '.' || at(end) == 'e' || at(end) == 'E'))
    return lexDecimalFloat(token);
  if (radix == 10 && text[position] == '0' && end - begin > 1)
    radix = 8;
  if (end == begin)
    return fail(token, "this number has no digits");
  llvm::StringRef digits = text.slice(begin, end);
  if (at(end) == 'U') {
    token.isUnsigned = true;
    ++end;
  }
  if (isNameCharacter(at(end)))
    return fail(token, "this is not a number");
  if (digits.getAsInteger(radix, token.value))
    return fail(token, "this is not a number of 64 bits");
  token.isUnsigned |= token.value >> 63 != 0;
  finish(token, Token::Integer, end);
}

void Lexer::lexString(Token &token) {
  size_t end = position + 1;
  while (end < text.size() && text[end] != '"' && text[end] != '\n')
    end += text[end] == '\\' && at(end + 1) != '\n' ? 2 : 1;
  if (end >= text.size() || text[end] != '"')
    return fail(token, "this string does not end");
  finish(token, Token::String, end + 1);
  token.text = token.text.drop_front().drop_back();
}
