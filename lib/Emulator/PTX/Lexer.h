//===- Lexer.h - Words of PTX text ------------------------------*- C++ -*-===//
//
// PTX ISA, "Syntax". Words with a leading point (directives, modifiers) are one
// token, so that ".shared::cluster" and ".2d" need no thought.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_PTX_LEXER_H
#define HOT_LIB_EMULATOR_PTX_LEXER_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace mlir::hot::emulator {

struct Token {
  enum Kind : uint8_t {
    End,
    Error,      ///< `text` says what is wrong
    Identifier, ///< "%r1", "$L__BB0_1", "add"
    Word,       ///< ".reg", ".s32", ".x", ".L2::128B"
    Integer,    ///< `value`
    Single,     ///< `value` is 32 bits
    Double,     ///< `value` is 64 bits
    String,     ///< `text` without quotes, escapes as they are
    Punctuator, ///< `text`: one character, or two of << >> <= >= == != && ||
  };
  Kind kind = End;
  bool isUnsigned = false; ///< an integer that is not one of .s64
  unsigned line = 1, column = 1;
  uint64_t value = 0;
  llvm::StringRef text;
  /// Where the text begins in the whole; one that follows immediately has no
  /// space before it.
  size_t begin = 0, end = 0;

  bool is(llvm::StringRef punctuator) const {
    return kind == Punctuator && text == punctuator;
  }
  bool isWord(llvm::StringRef word) const {
    return kind == Word && text == word;
  }
};

class Lexer {
public:
  explicit Lexer(llvm::StringRef text) : text(text) {}
  Token next();

private:
  char at(size_t i) const { return i < text.size() ? text[i] : '\0'; }
  /// False if a comment does not end.
  bool skipSpace();
  void lexNumber(Token &token);
  void lexFloatBits(Token &token, unsigned digits);
  void lexDecimalFloat(Token &token);
  void lexString(Token &token);
  void finish(Token &token, Token::Kind kind, size_t end);
  void fail(Token &token, llvm::StringRef message);

  llvm::StringRef text;
  size_t position = 0;
  size_t lineStart = 0;
  unsigned line = 1;
};

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_PTX_LEXER_H
