//===- FunctionDecoder.cpp - Lays out and decodes one function ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/FunctionDecoder.h"
#include "Machine/Specials.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;

FunctionDecoder::FunctionDecoder(Program &program, uint32_t index)
    : program(program), function(program.module.functions[index]),
      decoded(program.functions[index]) {}

uint32_t FunctionDecoder::allocate(unsigned laneBytes) {
  uint32_t offset = decoded.registerBase + decoded.registerBytes;
  decoded.registerBytes += laneBytes * 32;
  return offset;
}

uint32_t FunctionDecoder::getConstant(uint64_t value, unsigned laneBytes) {
  // The map's own empty and deleted keys are avoided by an odd second part.
  auto [it, isNew] = constants.try_emplace({value, laneBytes + 1}, 0);
  if (isNew) {
    it->second = allocate(laneBytes);
    decoded.constants.push_back(
        {it->second, static_cast<uint8_t>(laneBytes), value});
  }
  return it->second;
}

uint32_t FunctionDecoder::getSpecial(StringRef name, unsigned laneBytes) {
  auto [it, isNew] =
      specials.try_emplace((name + (laneBytes == 8 ? "8" : "4")).str(), 0);
  if (isNew) {
    it->second = allocate(laneBytes);
    decoded.specials.push_back(
        {it->second, static_cast<uint8_t>(laneBytes), name.str()});
  }
  return it->second;
}

uint32_t FunctionDecoder::getSymbolAddress(uint32_t variable, int64_t addend,
                                           unsigned laneBytes) {
  auto [it, isNew] = symbols.try_emplace(
      {static_cast<uint64_t>(addend), variable * 16 + laneBytes}, 0);
  if (isNew) {
    it->second = allocate(laneBytes);
    decoded.symbols.push_back(
        {it->second, static_cast<uint8_t>(laneBytes), variable, addend});
  }
  return it->second;
}

uint32_t FunctionDecoder::getCarry() {
  if (carry == ~0u)
    carry = allocate(4);
  return carry;
}

static uint64_t alignTo(uint64_t value, uint64_t align) {
  return align > 1 ? (value + align - 1) / align * align : value;
}

std::vector<uint64_t> Program::layoutParameters(const Function &function,
                                                uint64_t &bytes) {
  std::vector<uint64_t> offsets;
  bytes = 0;
  for (const Variable &parameter : function.parameters) {
    bytes = alignTo(bytes, parameter.align);
    offsets.push_back(bytes);
    bytes += parameter.bytes;
  }
  return offsets;
}

void FunctionDecoder::layOutMemory() {
  uint64_t offset = decoded.localBase;
  auto place = [&](const Variable &variable) {
    offset = alignTo(offset, std::max<uint64_t>(variable.align, 1));
    uint32_t at = static_cast<uint32_t>(offset);
    offset += variable.bytes;
    return at;
  };
  if (function.isEntry) {
    uint64_t bytes;
    for (uint64_t at : Program::layoutParameters(function, bytes))
      decoded.parameterOffsets.push_back(static_cast<uint32_t>(at));
  } else {
    for (const Variable &parameter : function.parameters)
      decoded.parameterOffsets.push_back(place(parameter));
  }
  for (const Variable &result : function.returns)
    decoded.returnOffsets.push_back(place(result));
  for (auto [variable, moved] :
       llvm::zip_equal(function.variables, decoded.moduleVariables))
    decoded.variableOffsets.push_back(moved < 0 ? place(variable) : 0);
  decoded.localBytes = alignTo(offset, 16) - decoded.localBase;
}

void FunctionDecoder::layOutRegisters() {
  registers.reserve(function.registers.size());
  uint32_t predicates = 0;
  for (const Register &reg : function.registers)
    predicates += reg.type == ScalarType::Pred;
  uint32_t predicate = decoded.registerBase;
  decoded.registerBytes = alignTo(uint64_t(predicates) * 4, 64);
  for (const Register &reg : function.registers) {
    if (reg.type == ScalarType::Pred) {
      registers.push_back(predicate);
      predicate += 4;
      continue;
    }
    registers.push_back(allocate(getBits(reg.type) > 32 ? 8 : 4));
  }
}

uint32_t FunctionDecoder::getNextIndex() const {
  return program.code.size() + before.size();
}

llvm::Error FunctionDecoder::decodeStatement(const Statement &statement,
                                             const DecodeTable &table) {
  before.clear();
  after.clear();
  Instr instr;
  Decoder decoder(*this, statement, instr);
  auto it = table.find(decoder.getName());
  if (it == table.end())
    return makeError("unknown instruction '" + statement.opcode + "'");
  it->second(decoder);
  if (llvm::Error error = decoder.finish())
    return error;
  uint32_t guard = kNoGuard;
  if (statement.guard >= 0) {
    if (function.registers[statement.guard].type != ScalarType::Pred)
      return makeError("the guard " + function.registers[statement.guard].name +
                       " is not a predicate");
    guard = registers[statement.guard];
  }
  auto append = [&](Instr part, bool isHelper) {
    part.guard = guard;
    part.guardXor = statement.guardNegated ? ~0u : 0;
    if (isHelper)
      part.family = instr.family;
    program.code.push_back(part);
  };
  for (const Instr &part : before)
    append(part, true);
  append(instr, false);
  for (const Instr &part : after)
    append(part, true);
  return llvm::Error::success();
}

llvm::Error FunctionDecoder::decode(const DecodeTable &table) {
  layOutMemory();
  layOutRegisters();
  for (const Register &reg : function.registers)
    if (getBits(reg.type) > 64)
      return makeError(program.module.name + ":" + llvm::Twine(function.line) +
                       ": registers of type ." + getName(reg.type) +
                       " are not supported");
  decoded.first = program.code.size();
  std::vector<uint32_t> places;
  for (const Statement &statement : function.statements) {
    places.push_back(program.code.size());
    if (llvm::Error error = decodeStatement(statement, table))
      return makeError(program.module.name + ":" + llvm::Twine(statement.line) +
                       ": " + llvm::toString(std::move(error)));
    // Every brx.idx has its list of targets once more.
    if (program.code.size() > kMaxInstructions)
      return makeError(program.module.name + ":" + llvm::Twine(statement.line) +
                       ": more than " + llvm::Twine(kMaxInstructions) +
                       " instructions");
    if (uint64_t(decoded.registerBase) + decoded.registerBytes >
        kMaxRegisterBytes)
      return makeError(program.module.name + ":" + llvm::Twine(statement.line) +
                       ": " + function.name +
                       " has too many registers and constants");
  }
  places.push_back(program.code.size());
  // A body may end without `ret`.
  Instr end;
  end.run = getEndHandler();
  end.family = Family::Control;
  end.line = function.statements.empty() ? function.line
                                         : function.statements.back().line;
  program.code.push_back(end);
  decoded.size = program.code.size() - decoded.first;
  for (uint32_t use : labelUses) {
    Instr &instr = program.code[use];
    instr.imm = places[function.labels[instr.imm].statement];
  }
  for (const SpecialRegister &special : decoded.specials)
    if (!findSpecial(special.name))
      return makeError(program.module.name + ":" + llvm::Twine(function.line) +
                       ": special register " + special.name + ", read in " +
                       function.name + ", is not supported");
  decoded.decoded = true;
  return llvm::Error::success();
}
