//===- Decoder.h - From a statement to an instruction -----------*- C++ -*-===//
//
// What a family of instructions uses to decode one statement: it takes
// modifiers and operands in order. The first thing that is wrong is kept and
// everything after it does nothing, so that families need not check; whatever
// is left untaken at the end is an error too.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_DECODER_H
#define HOT_LIB_EMULATOR_ISA_DECODER_H

#include "ISA/Program.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"

namespace mlir::hot::emulator {

class FunctionDecoder;

/// IEEE rounding of a result ("rn", "rz", "rm", "rp") or, for conversions to
/// integers, of the value ("rni", ...).
enum class Rounding : uint8_t { Nearest, Zero, Down, Up };

class Decoder {
public:
  Decoder(FunctionDecoder &function, const Statement &statement, Instr &instr);

  //===--- Modifiers, in the order of the text
  //--------------------------------//

  /// The name before the first point.
  llvm::StringRef getName() const { return name; }
  /// The next modifier without its point, or "".
  llvm::StringRef peek() const;
  /// Takes the next modifier if it is this one.
  bool take(llvm::StringRef modifier);
  /// Takes the next modifier, whatever it is; "" if there is none.
  llvm::StringRef takeAny();
  /// The next modifier has to be one of these; its index.
  unsigned takeOneOf(llvm::ArrayRef<llvm::StringRef> modifiers);
  /// The next modifier has to be this one.
  void expect(llvm::StringRef modifier);
  /// The next modifier has to be a type.
  ScalarType takeType();
  /// The next modifier if it is a type.
  bool takeTypeIf(ScalarType &type);
  /// Takes rn, rz, rm or rp if it is next.
  bool takeRounding(Rounding &rounding);

  //===--- Operands, in the order of the text
  //---------------------------------//

  unsigned getNumOperandsLeft() const;
  /// The next one, not taken.
  const Operand *peekOperand() const;
  const Operand *takeOperand();

  /// A register to write, as wide as the type; `_` gives a place that nothing
  /// reads. `widen`: the register may be wider (ld, cvt).
  uint32_t dst(ScalarType type, bool widen = false);
  /// A value to read: a register, an immediate (converted to the type), a
  /// special register or the address of a variable. `widen`: the register may
  /// be wider (st, cvt).
  uint32_t src(ScalarType type, bool widen = false);
  /// The same, of a given operand.
  uint32_t dstOf(const Operand &operand, ScalarType type, bool widen = false);
  uint32_t srcOf(const Operand &operand, ScalarType type, bool widen = false);
  /// A predicate to read; `negate` is ~0 for !p.
  uint32_t predicate(uint32_t &negate);
  /// Has to be an integer known now.
  int64_t immediate();
  /// [register + displacement]: the offset of a 64-bit register and the
  /// displacement. A 32-bit address register is widened by `is32`; addresses
  /// of variables and absolute ones are constants.
  uint32_t address(StateSpace space, int64_t &displacement, bool &is32);
  /// {a, b, ...}: takes the operand's elements; a plain operand is one.
  llvm::ArrayRef<Operand> vector();
  /// p|q: the second is null without it.
  std::pair<const Operand *, const Operand *> pair();
  /// Keeps a list for Instr::list.
  const uint32_t *keep(llvm::ArrayRef<uint32_t> offsets);
  /// A place for a temporary register of 64 bits a lane.
  uint32_t scratch();
  /// A register that holds this value in every lane.
  uint32_t constant(uint64_t value, ScalarType type);

  //===--- Errors
  //-------------------------------------------------------------//

  void fail(const llvm::Twine &message);
  bool hasFailed() const { return failed; }
  /// The modifier's type is not one that the instruction has.
  void badType(ScalarType type);

  FunctionDecoder &getFunction() { return function; }
  const Statement &getStatement() const { return statement; }
  /// What was wrong, if anything, leftovers included.
  llvm::Error finish();

  Instr &instr;

private:
  FunctionDecoder &function;
  const Statement &statement;
  llvm::StringRef name, rest;
  unsigned next = 0;
  bool failed = false;
  std::string message;
};

/// Decodes the statement whose name was registered: sets `decoder.instr`.
using DecodeFunction = void (*)(Decoder &decoder);

/// Names before the first point, and who decodes them.
using DecodeTable = llvm::StringMap<DecodeFunction>;

// One function for each file of instructions.
void addIntegerArithmetic(DecodeTable &table); ///< add, mul, mad, div, ...
void addFloatArithmetic(DecodeTable &table);   ///< see takesFloatType
void addFloatFunctions(DecodeTable &table);    ///< rcp, sqrt, ex2, ...
void addBits(DecodeTable &table);              ///< and, shl, lop3, prmt, ...
void addComparisons(DecodeTable &table);       ///< setp, set, selp, slct, ...
void addConversions(DecodeTable &table);       ///< cvt
void addMoves(DecodeTable &table);             ///< mov, cvta, isspacep
void addLoadsAndStores(DecodeTable &table);    ///< ld, st, ...
void addAtomics(DecodeTable &table);           ///< atom, red
void addAsyncCopies(DecodeTable &table);       ///< cp.async
void addMatrix(DecodeTable &table);            ///< mma
void addMatrixLoads(DecodeTable &table);       ///< ldmatrix, stmatrix
void addCollectives(DecodeTable &table);       ///< shfl, vote, redux, ...
void addBarriers(DecodeTable &table);          ///< bar, barrier, membar, fence
void addControl(DecodeTable &table);           ///< bra, call, ret, exit, ...

// `add`, `sub`, `mul`, `fma`, `div`, `abs`, `neg`, `min`, `max` name integer
// and float instructions: the integer file registers those names and hands
// statements with a float type to these.
bool hasFloatType(const Decoder &decoder);
void decodeFloatArithmetic(Decoder &decoder);

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_DECODER_H
