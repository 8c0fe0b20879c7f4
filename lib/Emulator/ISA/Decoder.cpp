//===- Decoder.cpp - Modifiers and operands of one statement --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/Decoder.h"
#include "ISA/FunctionDecoder.h"
#include "ISA/Lanes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

Decoder::Decoder(FunctionDecoder &function, const Statement &statement,
                 Instr &instr)
    : instr(instr), function(function), statement(statement) {
  std::tie(name, rest) = StringRef(statement.opcode).split('.');
  instr.line = statement.line;
}

void Decoder::fail(const Twine &text) {
  if (failed)
    return;
  failed = true;
  message = text.str();
}

llvm::Error Decoder::finish() {
  if (!failed && !rest.empty())
    fail("unknown modifier '." + peek() + "' of '" + statement.opcode + "'");
  if (!failed && next < statement.operands.size())
    fail("too many operands of '" + statement.opcode + "'");
  if (!failed && !instr.run)
    fail("'" + statement.opcode + "' is not supported");
  return failed ? makeError(message) : llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Modifiers
//===----------------------------------------------------------------------===//

StringRef Decoder::peek() const {
  // A "::" joins two words to one modifier.
  return rest.split('.').first;
}

bool Decoder::take(StringRef modifier) {
  if (rest.empty() || peek() != modifier)
    return false;
  rest = rest.split('.').second;
  return true;
}

StringRef Decoder::takeAny() {
  StringRef modifier;
  std::tie(modifier, rest) = rest.split('.');
  return modifier;
}

unsigned Decoder::takeOneOf(llvm::ArrayRef<StringRef> modifiers) {
  for (auto [i, modifier] : llvm::enumerate(modifiers))
    if (take(modifier))
      return i;
  fail("'" + statement.opcode + "': expected one of ." +
       llvm::join(modifiers, ", .") +
       (rest.empty() ? Twine(" at the end") : ", not '." + peek() + "'"));
  return 0;
}

void Decoder::expect(StringRef modifier) { takeOneOf(modifier); }

bool Decoder::takeTypeIf(ScalarType &type) {
  if (rest.empty() || !parseScalarType(peek(), type))
    return false;
  rest = rest.split('.').second;
  return true;
}

ScalarType Decoder::takeType() {
  ScalarType type = ScalarType::B32;
  if (!takeTypeIf(type))
    fail("'" + statement.opcode + "': expected a type" +
         (rest.empty() ? Twine(" at the end") : ", not '." + peek() + "'"));
  return type;
}

bool Decoder::takeRounding(Rounding &rounding) {
  static constexpr std::pair<StringRef, Rounding> names[] = {
      {"rn", Rounding::Nearest},
      {"rz", Rounding::Zero},
      {"rm", Rounding::Down},
      {"rp", Rounding::Up}};
  for (auto [text, value] : names)
    if (take(text)) {
      rounding = value;
      return true;
    }
  return false;
}

void Decoder::badType(ScalarType type) {
  fail("'" + statement.opcode + "': type ." +
       mlir::hot::emulator::getName(type) + " is not one of this instruction");
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

unsigned Decoder::getNumOperandsLeft() const {
  return statement.operands.size() - next;
}

const Operand *Decoder::peekOperand() const {
  return getNumOperandsLeft() ? &statement.operands[next] : nullptr;
}

const Operand *Decoder::takeOperand() {
  const Operand *operand = peekOperand();
  if (operand)
    ++next;
  else
    fail("too few operands of '" + statement.opcode + "'");
  return operand;
}

static unsigned getLaneBytes(ScalarType type) {
  return getBits(type) > 32 ? 8 : 4;
}

static bool isSigned(ScalarType type) {
  return type >= ScalarType::S8 && type <= ScalarType::S64;
}

template <class D, class S>
static void convert(Warp &warp, const Instr &instr) {
  unary<D, S>(warp, instr, [](S value) { return static_cast<D>(value); });
}

/// Sign or zero extension of a narrow result to its wider register.
static Handler getExtension(ScalarType type, unsigned registerBits) {
  bool wide = registerBits == 64;
  switch (type) {
  case ScalarType::S8:
    return wide ? convert<int64_t, int8_t>
                : (registerBits == 32 ? convert<int32_t, int8_t>
                                      : convert<int16_t, int8_t>);
  case ScalarType::S16:
    return wide ? convert<int64_t, int16_t> : convert<int32_t, int16_t>;
  case ScalarType::S32:
    return convert<int64_t, int32_t>;
  default:
    switch (getBits(type)) {
    case 8:
      return convert<uint64_t, uint8_t>;
    case 16:
      return convert<uint64_t, uint16_t>;
    default:
      return convert<uint64_t, uint32_t>;
    }
  }
}

uint32_t Decoder::dst(ScalarType type, bool widen) {
  const Operand *operand = takeOperand();
  return operand ? dstOf(*operand, type, widen) : 0;
}

uint32_t Decoder::src(ScalarType type, bool widen) {
  const Operand *operand = takeOperand();
  return operand ? srcOf(*operand, type, widen) : 0;
}

uint32_t Decoder::dstOf(const Operand &operand, ScalarType type, bool widen) {
  if (operand.kind == Operand::Sink)
    return scratch();
  if (operand.kind != Operand::Register || operand.negated) {
    fail("'" + statement.opcode + "' cannot write to this operand");
    return 0;
  }
  ScalarType given = function.function.registers[operand.index].type;
  unsigned bits = getBits(given), wanted = getBits(type);
  uint32_t offset = function.getRegister(operand.index);
  if (bits == wanted)
    return offset;
  if (!widen || bits < wanted || given == ScalarType::Pred ||
      type == ScalarType::Pred || bits > 64) {
    fail("'" + statement.opcode + "': register " + operand.name + " of type ." +
         mlir::hot::emulator::getName(given) + " does not fit a result of ." +
         mlir::hot::emulator::getName(type));
    return 0;
  }
  if (bits <= 32 && !isSigned(type))
    return offset; // Narrow lanes are zero-extended as they are.
  Instr extend;
  extend.run = getExtension(type, bits);
  extend.op[0] = offset;
  extend.op[1] = scratch();
  extend.line = statement.line;
  function.after.push_back(extend);
  return extend.op[1];
}

/// The value of a literal in the lanes of the type.
static bool getLiteral(const Operand &operand, ScalarType type,
                       uint64_t &value) {
  value = operand.bits;
  unsigned bits = getBits(type);
  if (operand.kind == Operand::Integer) {
    if (bits < 64)
      value &= (uint64_t(1) << bits) - 1;
    return true;
  }
  if (operand.kind == Operand::Single)
    return bits == 32;
  if (operand.kind != Operand::Double)
    return false;
  if (bits == 64)
    return true;
  if (type != ScalarType::F32 && type != ScalarType::B32)
    return false;
  double wide;
  std::memcpy(&wide, &operand.bits, sizeof(wide));
  llvm::APFloat number(wide);
  bool inexact;
  number.convert(llvm::APFloat::IEEEsingle(),
                 llvm::APFloat::rmNearestTiesToEven, &inexact);
  value = number.bitcastToAPInt().getZExtValue();
  return true;
}

static void readClock(Warp &warp, const Instr &instr) {
  uint64_t *lanes = warp.reg<uint64_t>(instr.op[0]);
  forLanes(warp.mask, [=, &warp](unsigned lane) { lanes[lane] = warp.steps; });
}

static void readClock32(Warp &warp, const Instr &instr) {
  uint32_t *lanes = warp.reg<uint32_t>(instr.op[0]);
  uint32_t now = static_cast<uint32_t>(warp.steps >> instr.aux);
  forLanes(warp.mask, [=](unsigned lane) { lanes[lane] = now; });
}

uint32_t Decoder::srcOf(const Operand &operand, ScalarType type, bool widen) {
  unsigned wanted = getBits(type), laneBytes = getLaneBytes(type);
  switch (operand.kind) {
  case Operand::Register: {
    ScalarType given = function.function.registers[operand.index].type;
    unsigned bits = getBits(given);
    uint32_t offset = function.getRegister(operand.index);
    if (operand.negated) {
      fail("'" + statement.opcode + "': !" + operand.name +
           " is not allowed here");
      return 0;
    }
    if (bits == wanted)
      return offset;
    if (!widen || bits < wanted || given == ScalarType::Pred ||
        type == ScalarType::Pred || bits > 64) {
      fail("'" + statement.opcode + "': register " + operand.name +
           " of type ." + mlir::hot::emulator::getName(given) +
           " does not fit an operand of ." +
           mlir::hot::emulator::getName(type));
      return 0;
    }
    if (bits <= 32)
      return offset; // Readers look at the low bits only.
    Instr truncate;
    truncate.run = convert<uint32_t, uint64_t>;
    truncate.op[0] = scratch();
    truncate.op[1] = offset;
    truncate.line = statement.line;
    function.before.push_back(truncate);
    return truncate.op[0];
  }
  case Operand::Integer:
  case Operand::Single:
  case Operand::Double: {
    uint64_t value;
    if (type == ScalarType::Pred && operand.kind == Operand::Integer)
      return function.getConstant(operand.bits ? ~uint64_t(0) : 0, 4);
    if (wanted > 64 || !getLiteral(operand, type, value)) {
      fail("'" + statement.opcode + "': this literal is not one of type ." +
           mlir::hot::emulator::getName(type));
      return 0;
    }
    return function.getConstant(value, laneBytes);
  }
  case Operand::Special: {
    StringRef special = operand.name;
    if (special == "%clock64" || special == "%globaltimer" ||
        special == "%clock" || special == "%clock_hi" ||
        special == "%globaltimer_lo" || special == "%globaltimer_hi") {
      // There is no time; the steps of the warp stand for it.
      Instr read;
      read.op[0] = scratch();
      read.aux = special.ends_with("_hi") ? 32 : 0;
      read.run = laneBytes == 8 ? readClock : readClock32;
      read.line = statement.line;
      function.before.push_back(read);
      return read.op[0];
    }
    return function.getSpecial(special, laneBytes);
  }
  case Operand::Symbol: {
    int64_t addend = static_cast<int64_t>(operand.bits);
    if (wanted < 32) {
      fail("'" + statement.opcode + "': an address needs 32 or 64 bits");
      return 0;
    }
    switch (operand.symbol) {
    case SymbolKind::ModuleVariable:
      return function.getSymbolAddress(operand.index, addend, laneBytes);
    case SymbolKind::FunctionVariable:
      if (int32_t moved = function.decoded.moduleVariables[operand.index];
          moved >= 0)
        return function.getSymbolAddress(moved, addend, laneBytes);
      return function.getConstant(
          function.decoded.variableOffsets[operand.index] + addend, laneBytes);
    case SymbolKind::Parameter:
      return function.getConstant(
          function.decoded.parameterOffsets[operand.index] + addend, laneBytes);
    case SymbolKind::Return:
      return function.getConstant(
          function.decoded.returnOffsets[operand.index] + addend, laneBytes);
    default:
      fail("'" + statement.opcode + "': the address of " + operand.name +
           " cannot be taken");
      return 0;
    }
  }
  default:
    fail("'" + statement.opcode + "' cannot read this operand");
    return 0;
  }
}

uint32_t Decoder::predicate(uint32_t &negate) {
  negate = 0;
  const Operand *operand = takeOperand();
  if (!operand)
    return 0;
  if (operand->kind == Operand::Register && operand->negated) {
    Operand plain = *operand;
    plain.negated = false;
    negate = ~0u;
    return srcOf(plain, ScalarType::Pred);
  }
  return srcOf(*operand, ScalarType::Pred);
}

int64_t Decoder::immediate() {
  const Operand *operand = takeOperand();
  if (operand && operand->kind != Operand::Integer)
    fail("'" + statement.opcode + "': this operand has to be a constant");
  return operand ? static_cast<int64_t>(operand->bits) : 0;
}

uint32_t Decoder::address(StateSpace space, int64_t &displacement, bool &is32) {
  displacement = 0;
  is32 = false;
  const Operand *operand = takeOperand();
  if (!operand)
    return 0;
  if (operand->kind != Operand::Address) {
    fail("'" + statement.opcode + "': expected an address in brackets");
    return 0;
  }
  displacement = static_cast<int64_t>(operand->bits);
  if (operand->elements.empty())
    return constant(0, ScalarType::U64);
  const Operand &base = operand->elements.front();
  if (base.kind == Operand::Register) {
    ScalarType given = function.function.registers[base.index].type;
    is32 = getBits(given) == 32;
    return srcOf(base, is32 ? ScalarType::U32 : ScalarType::U64);
  }
  return srcOf(base, ScalarType::U64);
}

llvm::ArrayRef<Operand> Decoder::vector() {
  const Operand *operand = takeOperand();
  if (!operand)
    return {};
  if (operand->kind == Operand::Vector)
    return operand->elements;
  return *operand;
}

std::pair<const Operand *, const Operand *> Decoder::pair() {
  const Operand *operand = takeOperand();
  if (!operand)
    return {nullptr, nullptr};
  if (operand->kind == Operand::Pair && operand->elements.size() == 2)
    return {&operand->elements[0], &operand->elements[1]};
  return {operand, nullptr};
}

const uint32_t *Decoder::keep(llvm::ArrayRef<uint32_t> offsets) {
  auto list = std::make_unique<uint32_t[]>(offsets.size() + 1);
  llvm::copy(offsets, list.get());
  return function.program.lists.emplace_back(std::move(list)).get();
}

uint32_t Decoder::scratch() { return function.allocate(8); }

uint32_t Decoder::constant(uint64_t value, ScalarType type) {
  return function.getConstant(value, getLaneBytes(type));
}
