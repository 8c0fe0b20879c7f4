//===- PTX.h - A parsed PTX module ------------------------------*- C++ -*-===//
//
// What the parser makes of PTX text: names are resolved, instructions are not
// looked into yet.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_EMULATOR_PTX_H
#define HOT_EMULATOR_PTX_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace mlir::hot::emulator {

/// PTX ISA, "State Spaces, Types, and Variables".
enum class StateSpace : uint8_t {
  Generic,
  Param,
  Global,
  Shared,
  Local,
  Const
};

/// The fundamental types, and those that only instructions name.
enum class ScalarType : uint8_t {
  Pred,
  B8,
  B16,
  B32,
  B64,
  B128,
  U8,
  U16,
  U32,
  U64,
  S8,
  S16,
  S32,
  S64,
  F16,
  F16x2,
  BF16,
  BF16x2,
  F32,
  F64,
  TF32,
  S4,
  U4,
  B1,
  E4M3,
  E5M2
};

/// Width in bits; 1 for a predicate.
unsigned getBits(ScalarType type);
/// The type that a suffix names ("u32", without the point), if any.
bool parseScalarType(llvm::StringRef text, ScalarType &type);
llvm::StringRef getName(ScalarType type);

/// An address that an initializer contains: 8 or 4 bytes at `offset`.
struct Relocation {
  uint64_t offset;
  unsigned bytes;
  std::string symbol;
  int64_t addend;
  bool generic; ///< generic(symbol), not its address in its own space
};

/// A variable of memory, or a parameter. Sizes in bytes.
struct Variable {
  std::string name;
  StateSpace space = StateSpace::Global;
  ScalarType type = ScalarType::B8;
  uint64_t bytes = 0;
  uint64_t align = 1;
  bool isExtern = false;
  /// `.extern .shared x[]`: its size is the launch's.
  bool isUnsized = false;
  /// Empty: no initializer, all zero in .global and .const.
  std::vector<uint8_t> initializer;
  std::vector<Relocation> relocations;
  unsigned line = 0;
};

struct Register {
  std::string name;
  ScalarType type;
};

/// What a name in an operand stands for.
enum class SymbolKind : uint8_t {
  None,
  ModuleVariable,   ///< index into Module::variables
  FunctionVariable, ///< index into Function::variables
  Parameter,        ///< index into Function::parameters
  Return,           ///< index into Function::returns
  Function,         ///< index into Module::functions
  Label,            ///< index into Function::labels
  LabelList,        ///< index into Function::labelLists
};

struct Operand {
  enum Kind : uint8_t {
    Register, ///< `index`; `negated` for !p
    Integer,  ///< `bits`, two's complement
    Single,   ///< `bits` of an f32: 0fXXXXXXXX
    Double,   ///< `bits` of an f64: 0dXXXXXXXXXXXXXXXX, or decimal
    Symbol,   ///< `symbol`, `index`; plus `bits` as signed offset
    Special,  ///< a special register; `name` is "%tid.x"
    Address,  ///< [element 0 + bits]; element 0 may be missing: [bits]
    Vector,   ///< {a, b, ...}
    List,     ///< (a, b, ...), of a call
    Pair,     ///< p|q
    Sink,     ///< _
  };
  Kind kind = Sink;
  bool negated = false;
  SymbolKind symbol = SymbolKind::None;
  uint32_t index = 0;
  uint64_t bits = 0;
  std::string name; ///< of a symbol or special register, for messages
  std::vector<Operand> elements;
};

struct Statement {
  unsigned line = 0;
  /// Index of the guard's register, or -1.
  int guard = -1;
  bool guardNegated = false;
  /// With all its modifiers: "add.rn.f32".
  std::string opcode;
  llvm::SmallVector<Operand, 4> operands;
};

struct Label {
  std::string name;
  /// The statement that comes after it; may be one past the last.
  uint32_t statement = 0;
};

struct LabelList {
  std::string name;
  std::vector<uint32_t> labels;
};

struct Function {
  std::string name;
  bool isEntry = false;
  /// A body, or only a declaration.
  bool hasBody = false;
  unsigned line = 0;
  std::vector<Variable> parameters, returns;
  std::vector<Register> registers;
  /// Also those of nested blocks, each on its own, `.param` ones included.
  std::vector<Variable> variables;
  std::vector<Statement> statements;
  std::vector<Label> labels;
  std::vector<LabelList> labelLists;
  /// 0: not given.
  std::array<uint32_t, 3> maxThreads = {0, 0, 0};      ///< .maxntid
  std::array<uint32_t, 3> requiredThreads = {0, 0, 0}; ///< .reqntid
  uint32_t maxRegisters = 0;                           ///< .maxnreg
};

struct Module {
  std::string name;     ///< of the file, for messages
  unsigned version = 0; ///< 80 for 8.0
  std::string target;   ///< "sm_80"
  std::vector<Variable> variables;
  std::vector<Function> functions;
};

/// Parses a whole module with 64-bit addresses. Errors read
/// "name:line:column: what is wrong".
llvm::Expected<Module> parsePTX(llvm::StringRef text, llvm::StringRef name);

/// An error that carries no more than its text.
llvm::Error makeError(const llvm::Twine &message);

} // namespace mlir::hot::emulator

#endif // HOT_EMULATOR_PTX_H
