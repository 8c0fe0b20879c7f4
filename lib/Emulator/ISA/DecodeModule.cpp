//===- DecodeModule.cpp - Decodes all functions of a module ---------------===//
//
// Callers come before callees: a function's registers and local memory lie
// behind those of everyone who can call it.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/FunctionDecoder.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::hot::emulator;
using llvm::Twine;

/// Most bytes of local memory of one thread.
static constexpr uint64_t kMaxLocalBytes = 512 << 10;

static const DecodeTable &getTable() {
  static const DecodeTable table = [] {
    DecodeTable result;
    addIntegerArithmetic(result);
    addFloatArithmetic(result);
    addFloatFunctions(result);
    addBits(result);
    addComparisons(result);
    addConversions(result);
    addMoves(result);
    addLoadsAndStores(result);
    addAtomics(result);
    addAsyncCopies(result);
    addMatrix(result);
    addMatrixLoads(result);
    addCollectives(result);
    addBarriers(result);
    addControl(result);
    return result;
  }();
  return table;
}

static void findCallees(const Function &function, DecodedFunction &decoded) {
  llvm::DenseSet<uint32_t> known;
  for (const Statement &statement : function.statements) {
    if (!llvm::StringRef(statement.opcode).starts_with("call"))
      continue;
    for (const Operand &operand : statement.operands)
      if (operand.kind == Operand::Symbol &&
          operand.symbol == SymbolKind::Function &&
          known.insert(operand.index).second)
        decoded.callees.push_back(operand.index);
  }
}

/// Static variables of a function are the module's in all but name.
static void moveStaticVariables(Module &module, const Function &function,
                                DecodedFunction &decoded) {
  for (const Variable &variable : function.variables) {
    bool stays = variable.space == StateSpace::Local ||
                 variable.space == StateSpace::Param;
    decoded.moduleVariables.push_back(
        stays ? -1 : static_cast<int32_t>(module.variables.size()));
    if (stays)
      continue;
    module.variables.push_back(variable);
    module.variables.back().name = function.name + "::" + variable.name;
  }
}

/// Callers before callees; an error names a function that can call itself.
static llvm::Error sortFunctions(const Program &program,
                                 std::vector<uint32_t> &order) {
  size_t size = program.functions.size();
  std::vector<uint32_t> callers(size, 0);
  for (const DecodedFunction &function : program.functions)
    for (uint32_t callee : function.callees)
      ++callers[callee];
  for (uint32_t i = 0; i < size; ++i)
    if (callers[i] == 0)
      order.push_back(i);
  for (size_t at = 0; at < order.size(); ++at)
    for (uint32_t callee : program.functions[order[at]].callees)
      if (--callers[callee] == 0)
        order.push_back(callee);
  for (uint32_t i = 0; i < size; ++i)
    if (callers[i] != 0)
      return makeError(program.module.name + ":" +
                       Twine(program.module.functions[i].line) + ": " +
                       program.module.functions[i].name +
                       " is called recursively; recursion is not supported");
  return llvm::Error::success();
}

static llvm::Error checkSizes(const Program &program, const Function &function,
                              const DecodedFunction &decoded) {
  uint64_t local = decoded.localBase;
  for (const auto *list :
       {&function.parameters, &function.returns, &function.variables})
    for (const Variable &variable : *list) {
      local += variable.bytes + variable.align;
      if (local > kMaxLocalBytes)
        return makeError(program.module.name + ":" + Twine(variable.line) +
                         ": " + function.name +
                         " needs more than 512 KiB of local memory");
    }
  if (decoded.registerBase + function.registers.size() * 256 >
      kMaxRegisterBytes)
    return makeError(program.module.name + ":" + Twine(function.line) + ": " +
                     function.name + " has too many registers");
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<Program>>
mlir::hot::emulator::decodeModule(Module module) {
  auto program = std::make_unique<Program>();
  program->module = std::move(module);
  size_t size = program->module.functions.size();
  program->functions.resize(size);
  for (size_t i = 0; i < size; ++i) {
    const Function &function = program->module.functions[i];
    findCallees(function, program->functions[i]);
    moveStaticVariables(program->module, function, program->functions[i]);
  }
  std::vector<uint32_t> order;
  if (llvm::Error error = sortFunctions(*program, order))
    return error;
  for (uint32_t index : order) {
    const Function &function = program->module.functions[index];
    DecodedFunction &decoded = program->functions[index];
    if (!function.hasBody)
      continue;
    if (llvm::Error error = checkSizes(*program, function, decoded))
      return error;
    if (llvm::Error error = FunctionDecoder(*program, index).decode(getTable()))
      return error;
    uint32_t registerEnd =
        (decoded.registerBase + decoded.registerBytes + 63) & ~63u;
    if (registerEnd > kMaxRegisterBytes)
      return makeError(program->module.name + ":" + Twine(function.line) +
                       ": " + function.name + " has too many registers");
    for (uint32_t callee : decoded.callees) {
      DecodedFunction &other = program->functions[callee];
      other.registerBase = std::max(other.registerBase, registerEnd);
      other.localBase =
          std::max(other.localBase, decoded.localBase + decoded.localBytes);
    }
  }
  return program;
}
