//===- Program.h - Decoded kernels ------------------------------*- C++ -*-===//
//
// What an instruction is after decoding, and how registers are laid out.
//
// A warp has one register file. Every function has its own part of it, in a
// fixed place: there is no recursion. A register is an array of 32 lanes:
// uint32_t for types of up to 32 bits (upper bits of narrower ones are zero),
// uint64_t for those of 64. A predicate is one uint32_t, a bit for each lane.
// Immediates and special registers are registers too, filled before the first
// instruction, so that handlers know only one kind of operand.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_PROGRAM_H
#define HOT_LIB_EMULATOR_ISA_PROGRAM_H

#include "hot/Emulator/Counters.h"
#include "hot/Emulator/PTX.h"
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace mlir::hot::emulator {

class Warp;
struct Instr;

/// Executes one instruction for the lanes in `warp.mask`, which is not zero.
using Handler = void (*)(Warp &warp, const Instr &instr);

constexpr uint32_t kNoGuard = ~0u;

struct Instr {
  Handler run = nullptr;
  /// Offsets into the register file, in bytes: the result first, as a rule.
  uint32_t op[4] = {0, 0, 0, 0};
  /// More operands, where four are not enough (vectors, fragments).
  const uint32_t *list = nullptr;
  /// Displacement of an address, target of a branch, a lookup table, ...
  uint64_t imm = 0;
  uint32_t guard = kNoGuard; ///< offset of the guard's predicate
  uint32_t guardXor = 0;     ///< ~0 for @!p
  uint32_t line = 0;
  Family family = Family::Move;
  /// Free for the handler.
  uint8_t size = 0, count = 0;
  StateSpace space = StateSpace::Generic;
  uint32_t aux = 0;
};

/// A register that is filled before the first instruction.
struct Constant {
  uint32_t offset;
  uint8_t bytes;  ///< of one lane: 4 or 8
  uint64_t value; ///< in every lane
};

/// A special register that a kernel reads ("%tid.x"), 4 or 8 bytes a lane.
struct SpecialRegister {
  uint32_t offset;
  uint8_t bytes;
  std::string name;
};

/// The address of a variable of shared memory or of the module, known only when
/// it is placed: at load (global, const) or for each kernel (shared).
struct SymbolAddress {
  uint32_t offset;
  uint8_t bytes;
  uint32_t variable; ///< index into Module::variables
  int64_t addend;
};

/// One function of a module, decoded. `first` is the index of its first
/// instruction in Program::code.
struct DecodedFunction {
  uint32_t first = 0, size = 0;
  /// Its own part of the register file, and of a thread's local memory.
  uint32_t registerBase = 0, registerBytes = 0;
  uint32_t localBase = 0, localBytes = 0;
  /// Where its parameters and results lie in local memory; a kernel's
  /// parameters, in a space of their own.
  std::vector<uint32_t> parameterOffsets, returnOffsets;
  /// Offsets of Function::variables: in local memory for .local and .param.
  std::vector<uint32_t> variableOffsets;
  /// Static ones of other spaces have been moved to the module: their index in
  /// Module::variables, or -1.
  std::vector<int32_t> moduleVariables;
  std::vector<Constant> constants;
  std::vector<SpecialRegister> specials;
  std::vector<SymbolAddress> symbols;
  std::vector<uint32_t> callees;
  bool decoded = false;
  /// The result depends on the order of CTAs: an atomic gives back a value, or
  /// adds floats.
  bool orderSensitive = false;
};

struct Program {
  Module module;
  std::vector<Instr> code;
  std::vector<DecodedFunction> functions; ///< as Module::functions
  /// What Instr::list points into.
  std::vector<std::unique_ptr<uint32_t[]>> lists;
  /// Offsets of a kernel's parameters in its parameter space.
  static std::vector<uint64_t> layoutParameters(const Function &function,
                                                uint64_t &bytes);
};

/// Decodes all functions; an instruction, modifier or operand that is not known
/// is an error with its line.
llvm::Expected<std::unique_ptr<Program>> decodeModule(Module module);

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_PROGRAM_H
