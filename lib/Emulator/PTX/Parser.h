//===- Parser.h - Parses a PTX module ---------------------------*- C++ -*-===//
//
// Recursive descent, except for blocks, which are a stack of scopes. Methods
// that return bool return true when something was wrong, as LLVM's parsers do;
// the first error is kept.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_PTX_PARSER_H
#define HOT_LIB_EMULATOR_PTX_PARSER_H

#include "PTX/Lexer.h"
#include "hot/Emulator/PTX.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"

namespace mlir::hot::emulator {

/// Limits that no real module comes near.
constexpr size_t kMaxTextBytes = size_t(256) << 20;
constexpr uint64_t kMaxRegisters = uint64_t(1) << 20;
constexpr uint64_t kMaxInitializerBytes = uint64_t(256) << 20;
constexpr unsigned kMaxDepth = 64;
/// No chip has more of it, or, of global memory, no host.
uint64_t getMaxBytes(StateSpace space);

/// What a name stands for.
struct Name {
  bool isRegister = false;
  SymbolKind kind = SymbolKind::None;
  uint32_t index = 0;
};

/// `%r<100>` declares %r0 to %r99. Only those that are used become registers.
struct RegisterRange {
  ScalarType type;
  uint32_t size;
};

/// A use of a label or list of labels that may come later.
struct LabelUse {
  llvm::StringRef name;
  unsigned line, column;
  bool isList; ///< of a label in a list: `at` and `part` index that
  uint32_t at; ///< index of the statement, or of the list
  uint32_t part;
};

struct Scope {
  llvm::StringMap<Name> names;
  llvm::StringMap<RegisterRange> ranges;
  std::vector<LabelUse> labelUses;
  Token opening;
};

class Parser {
public:
  Parser(llvm::StringRef text, llvm::StringRef name);
  llvm::Expected<Module> parse();

private:
  //===--- Tokens (Parser.cpp)
  //------------------------------------------------//

  void next() { token = lexer.next(); }
  bool fail(const llvm::Twine &message) { return failAt(token, message); }
  bool failAt(const Token &where, const llvm::Twine &message);
  bool failAt(unsigned line, unsigned column, const llvm::Twine &message);
  /// The token in words.
  std::string describe() const;
  bool takeIf(llvm::StringRef punctuator);
  bool expect(llvm::StringRef punctuator);
  bool takeWordIf(llvm::StringRef word);
  bool expectName(llvm::StringRef what, llvm::StringRef &name);
  /// Skips balanced braces or parentheses, the token being the opening one.
  bool skipBalanced();
  /// Skips to behind the next semicolon.
  bool skipStatement();

  //===--- Modules and signatures (Parser.cpp, Functions.cpp)
  //-----------------//

  bool parseHeader();
  bool parseModuleItem();
  bool parseDebugDirective(bool &handled);
  bool parseFunction(bool isEntry, bool isExtern);
  bool parseParameterList(Function &function, bool returns);
  bool parseFunctionDirectives(Function &function);
  bool parseDimensions(std::array<uint32_t, 3> &dimensions);
  bool mergeDeclaration(Function &&function, const Token &where,
                        uint32_t &index);
  bool checkRelocations();

  //===--- Variables (Variables.cpp)
  //------------------------------------------//

  /// After its space: ".align 8 .b8 x[16], ...".
  bool parseVariables(StateSpace space, bool isExtern);
  bool parseVariable(Variable &variable, bool isParameter);
  bool parseTypeAndAlign(Variable &variable);
  bool parseArray(Variable &variable, std::vector<uint64_t> &extents);
  bool declareVariable(Variable &&variable, const Token &where);
  bool parseInitializer(Variable &variable, std::vector<uint64_t> extents);
  bool parseInitializerList(Variable &variable,
                            llvm::ArrayRef<uint64_t> extents, uint64_t offset,
                            uint64_t &count, unsigned depth);
  bool parseInitializerValue(Variable &variable, uint64_t offset);
  bool parseRelocation(Variable &variable, uint64_t offset, uint64_t mask);
  bool writeValue(Variable &variable, uint64_t offset, uint64_t value);
  bool finishMaskedBytes();

  //===--- Bodies (Body.cpp)
  //--------------------------------------------------//

  bool parseBody();
  bool parseBodyItem();
  bool parseBodyDirective();
  bool parseRegisters();
  bool parseLabel(llvm::StringRef name, const Token &where);
  bool parseBranchTargets(llvm::StringRef name, const Token &where);
  bool parseStatement();
  bool openScope();
  bool closeScope();

  //===--- Names (Names.cpp)
  //--------------------------------------------------//

  bool declare(llvm::StringRef name, Name value, const Token &where);
  bool lookUp(llvm::StringRef name, Name &result);
  bool resolveLabels(Scope &scope, Scope *outer);

  //===--- Operands (Operands.cpp)
  //--------------------------------------------//

  bool parseOperands(Statement &statement);
  bool parseOperand(Operand &operand, unsigned depth);
  bool parseElements(Operand &operand, llvm::StringRef close, unsigned depth);
  bool parseAddress(Operand &operand, unsigned depth);
  bool parseNamed(Operand &operand, bool hasOffset);
  bool parseSpecial(Operand &operand, const Token &where);
  bool parseOffset(uint64_t &bits);
  bool parseLiteral(Operand &operand);

  //===--- Constant expressions (Expressions.cpp)
  //-----------------------------//

  struct Value {
    uint64_t bits = 0;
    bool isUnsigned = false;
  };
  bool parseConstant(uint64_t &bits);
  bool parseExpression(Value &value, unsigned minPrecedence, unsigned depth);
  bool parsePrimary(Value &value, unsigned depth);
  bool applyOperator(llvm::StringRef op, Value &left, Value right,
                     const Token &where);

  Lexer lexer;
  Token token;
  Module module;
  std::string error;
  llvm::StringMap<Name> moduleNames;
  uint64_t initializerBytes = 0;
  /// 0xFF(x), 0xFF00(x), ...: bytes of one address, so far.
  struct MaskedBytes {
    Relocation relocation;
    unsigned count = 0;
  } masked;
  Token initializerBegin;

  /// The function whose body is parsed; null outside.
  Function *function = nullptr;
  std::vector<Scope> scopes;
  /// Of the statement whose operands are parsed.
  bool isCall = false, isBranch = false;
  uint32_t operandIndex = 0;
};

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_PTX_PARSER_H
