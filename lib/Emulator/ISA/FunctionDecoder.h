//===- FunctionDecoder.h - Lays out and decodes one function ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_FUNCTIONDECODER_H
#define HOT_LIB_EMULATOR_ISA_FUNCTIONDECODER_H

#include "ISA/Decoder.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::hot::emulator {

/// Most instructions of a program, and bytes of registers of one warp.
constexpr size_t kMaxInstructions = size_t(1) << 22;
constexpr uint64_t kMaxRegisterBytes = 64 << 20;

class FunctionDecoder {
public:
  /// Bases of `decoded` are set, everything else is set here.
  FunctionDecoder(Program &program, uint32_t index);

  /// Appends the function's instructions to the program.
  llvm::Error decode(const DecodeTable &table);

  Program &program;
  const Function &function;
  DecodedFunction &decoded;

  //===--- Registers
  //----------------------------------------------------------//

  uint32_t getRegister(uint32_t index) const { return registers[index]; }
  /// A new place for `lanes32` or 64-bit lanes.
  uint32_t allocate(unsigned laneBytes);
  uint32_t getConstant(uint64_t value, unsigned laneBytes);
  uint32_t getSpecial(llvm::StringRef name, unsigned laneBytes);
  uint32_t getSymbolAddress(uint32_t variable, int64_t addend,
                            unsigned laneBytes);
  /// The hidden predicate of add.cc and its like.
  uint32_t getCarry();

  //===--- Instructions around the one that is decoded
  //------------------------//

  llvm::SmallVector<Instr, 2> before, after;
  /// Branch targets: Instr::imm is a label until all labels are placed.
  void addLabelUse(uint32_t instr) { labelUses.push_back(instr); }
  /// Index that the statement's own instruction is going to have.
  uint32_t getNextIndex() const;

private:
  llvm::Error decodeStatement(const Statement &statement,
                              const DecodeTable &table);
  void layOutMemory();
  void layOutRegisters();

  std::vector<uint32_t> registers;
  llvm::DenseMap<std::pair<uint64_t, unsigned>, uint32_t> constants;
  llvm::StringMap<uint32_t> specials;
  llvm::DenseMap<std::pair<uint64_t, uint32_t>, uint32_t> symbols;
  std::vector<uint32_t> labelUses;
  uint32_t carry = ~0u;
};

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_FUNCTIONDECODER_H
