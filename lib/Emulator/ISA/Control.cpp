//===- Control.cpp - Branches, calls, exits -------------------------------===//
//
// PTX ISA, "Control Flow Instructions".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/FunctionDecoder.h"
#include "ISA/Lanes.h"
#include "Machine/Cta.h"
#include "Machine/Specials.h"

using namespace mlir::hot::emulator;

static void runBranch(Warp &warp, const Instr &instr) {
  if (instr.guard != kNoGuard)
    ++warp.cta->counters.branches;
  warp.branch(warp.mask, instr.imm);
}

/// list: the number of targets, then the targets.
static void runBranchIndexed(Warp &warp, const Instr &instr) {
  const uint32_t *index = warp.reg<uint32_t>(instr.op[0]);
  ++warp.cta->counters.branches;
  uint32_t left = warp.mask;
  while (left) {
    unsigned first = llvm::countr_zero(left);
    uint32_t same = 0;
    forLanes(left, [&](unsigned lane) {
      same |= uint32_t(index[lane] == index[first]) << lane;
    });
    left &= ~same;
    if (index[first] >= instr.list[0]) {
      warp.fault(instr, FaultKind::InvalidOperand, first,
                 "index " + llvm::Twine(index[first]) + " of a list of " +
                     llvm::Twine(instr.list[0]) + " branch targets");
      warp.exitLanes(same);
      continue;
    }
    warp.branch(
        same, warp.cta->launch.program->code[instr.list[1] + index[first]].imm);
  }
}

static void runReturn(Warp &warp, const Instr &instr) {
  Warp::Group &group = warp.current;
  if (group.returns.empty()) {
    warp.exitLanes(warp.mask);
    return;
  }
  uint32_t target = group.returns.back();
  if (warp.mask == group.mask) {
    group.returns.pop_back();
    group.pc = target;
    return;
  }
  warp.branch(warp.mask, target);
  warp.others.back().returns.pop_back();
}

static void runExit(Warp &warp, const Instr &instr) {
  warp.exitLanes(warp.mask);
}

static void runTrap(Warp &warp, const Instr &instr) {
  warp.fault(instr, FaultKind::Trap, llvm::countr_zero(warp.mask),
             "the kernel trapped: an assertion or check of its own failed");
  warp.cta->aborted = true;
  warp.exitLanes(warp.current.mask);
}

static void runNothing(Warp &warp, const Instr &instr) {}

/// imm: index of the next instruction.
static void runSkip(Warp &warp, const Instr &instr) {
  warp.current.pc = instr.imm;
}

/// imm: index of the function.
static void runCall(Warp &warp, const Instr &instr) {
  const DecodedFunction &callee =
      warp.cta->launch.program->functions[instr.imm];
  if (warp.mask == warp.current.mask) {
    warp.current.returns.push_back(warp.current.pc);
    warp.current.pc = callee.first;
    return;
  }
  uint32_t back = warp.current.pc;
  warp.branch(warp.mask, callee.first);
  warp.others.back().returns.push_back(back);
}

/// imm: function; aux: parameter or result; op[0]: offset in local memory of
/// the caller's side; size: 1 if the value comes back.
static void runCopyArgument(Warp &warp, const Instr &instr) {
  const Program &program = *warp.cta->launch.program;
  const DecodedFunction &callee = program.functions[instr.imm];
  const Function &function = program.module.functions[instr.imm];
  bool back = instr.size;
  uint32_t there =
      (back ? callee.returnOffsets : callee.parameterOffsets)[instr.aux];
  uint64_t bytes =
      (back ? function.returns : function.parameters)[instr.aux].bytes;
  forLanes(warp.mask, [&](unsigned lane) {
    uint8_t *data = warp.cta->getLocal(warp, lane);
    uint8_t *state = warp.cta->getLocalState(warp, lane);
    uint32_t from = back ? there : instr.op[0], to = back ? instr.op[0] : there;
    std::memmove(data + to, data + from, bytes);
    std::memmove(state + to, state + from, bytes);
  });
}

/// The same from a register: op[1], size bytes.
static void runStoreArgument(Warp &warp, const Instr &instr) {
  const DecodedFunction &callee =
      warp.cta->launch.program->functions[instr.imm];
  uint32_t to = callee.parameterOffsets[instr.aux];
  forLanes(warp.mask, [&](unsigned lane) {
    const void *value =
        instr.size == 8
            ? static_cast<void *>(warp.reg<uint64_t>(instr.op[1]) + lane)
            : warp.reg<uint32_t>(instr.op[1]) + lane;
    std::memcpy(warp.cta->getLocal(warp, lane) + to, value, instr.size);
    std::memset(warp.cta->getLocalState(warp, lane) + to, kInitialized,
                instr.size);
  });
}

static void decodeBranch(Decoder &d) {
  d.take("uni");
  d.instr.family = Family::Control;
  d.instr.run = runBranch;
  const Operand *target = d.takeOperand();
  if (!target)
    return;
  if (target->symbol != SymbolKind::Label)
    return d.fail("'" + d.getStatement().opcode + "': expected a label");
  d.instr.imm = target->index;
  d.getFunction().addLabelUse(d.getFunction().getNextIndex());
}

static void decodeBranchIndexed(Decoder &d) {
  d.expect("idx");
  d.take("uni");
  d.instr.family = Family::Control;
  d.instr.run = runBranchIndexed;
  d.instr.op[0] = d.src(ScalarType::U32);
  const Operand *list = d.takeOperand();
  if (!list)
    return;
  if (list->symbol != SymbolKind::LabelList)
    return d.fail("'" + d.getStatement().opcode +
                  "': expected a list of branch targets");
  FunctionDecoder &function = d.getFunction();
  const auto &labels = function.function.labelLists[list->index].labels;
  // Each target is an instruction behind this one that is never reached; labels
  // are placed in it.
  uint32_t at = function.getNextIndex() + 2;
  Instr skip;
  skip.run = runSkip;
  uint32_t header[] = {static_cast<uint32_t>(labels.size()), at};
  d.instr.list = d.keep(header);
  skip.imm = at + labels.size();
  function.after.push_back(skip);
  for (uint32_t label : labels) {
    Instr target;
    target.run = runNothing;
    target.imm = label;
    function.addLabelUse(function.getNextIndex() + 1 + function.after.size());
    function.after.push_back(target);
  }
}

static void decodeArguments(Decoder &d, const Operand &list, uint32_t callee,
                            bool results) {
  FunctionDecoder &function = d.getFunction();
  const Function &target = function.program.module.functions[callee];
  const std::vector<Variable> &declared =
      results ? target.returns : target.parameters;
  if (list.elements.size() != declared.size())
    return d.fail("call of " + target.name + " with " +
                  llvm::Twine(list.elements.size()) +
                  (results ? " results" : " arguments") + ", it has " +
                  llvm::Twine(declared.size()));
  for (auto [i, operand] : llvm::enumerate(list.elements)) {
    Instr copy;
    copy.line = d.getStatement().line;
    copy.imm = callee;
    copy.aux = i;
    bool isVariable = operand.kind == Operand::Symbol && operand.bits == 0 &&
                      (operand.symbol == SymbolKind::FunctionVariable ||
                       (!function.function.isEntry &&
                        (operand.symbol == SymbolKind::Parameter ||
                         operand.symbol == SymbolKind::Return)));
    if (isVariable) {
      const auto &variables = operand.symbol == SymbolKind::FunctionVariable
                                  ? function.function.variables
                              : operand.symbol == SymbolKind::Parameter
                                  ? function.function.parameters
                                  : function.function.returns;
      const auto &offsets = operand.symbol == SymbolKind::FunctionVariable
                                ? function.decoded.variableOffsets
                            : operand.symbol == SymbolKind::Parameter
                                ? function.decoded.parameterOffsets
                                : function.decoded.returnOffsets;
      const Variable &variable = variables[operand.index];
      if (variable.space != StateSpace::Param ||
          variable.bytes != declared[i].bytes)
        return d.fail("call of " + target.name + ": " + operand.name +
                      " does not fit " + declared[i].name);
      copy.run = runCopyArgument;
      copy.op[0] = offsets[operand.index];
      copy.size = results;
    } else if (!results && operand.symbol != SymbolKind::Parameter &&
               operand.symbol != SymbolKind::Return && declared[i].bytes <= 8 &&
               declared[i].bytes == getBits(declared[i].type) / 8) {
      copy.run = runStoreArgument;
      copy.op[1] = d.srcOf(operand, declared[i].type);
      copy.size = declared[i].bytes;
    } else {
      return d.fail("call of " + target.name + ": " +
                    (results ? "result " : "argument ") + llvm::Twine(i) +
                    " has to be a .param variable");
    }
    (results ? function.after : function.before).push_back(copy);
  }
}

static void decodeCall(Decoder &d) {
  d.take("uni");
  d.instr.family = Family::Control;
  d.instr.run = runCall;
  static const Operand empty;
  const Operand *results = &empty, *arguments = &empty;
  if (d.peekOperand() && d.peekOperand()->kind == Operand::List)
    results = d.takeOperand();
  const Operand *callee = d.takeOperand();
  if (!callee)
    return;
  if (callee->symbol != SymbolKind::Function)
    return d.fail("indirect calls are not supported");
  if (d.peekOperand() && d.peekOperand()->kind == Operand::List)
    arguments = d.takeOperand();
  const Function &target =
      d.getFunction().program.module.functions[callee->index];
  if (!target.hasBody)
    return d.fail("call of " + target.name +
                  ", which this module only declares; link its code in first");
  if (target.isEntry)
    return d.fail("call of the kernel " + target.name);
  d.instr.imm = callee->index;
  decodeArguments(d, *arguments, callee->index, /*results=*/false);
  decodeArguments(d, *results, callee->index, /*results=*/true);
}

template <Handler run>
static void decodePlain(Decoder &d) {
  d.take("uni");
  d.instr.family = Family::Control;
  d.instr.run = run;
}

static void decodeSleep(Decoder &d) {
  d.expect("u32");
  d.src(ScalarType::U32);
  d.instr.family = Family::Control;
  d.instr.run = runNothing;
}

Handler mlir::hot::emulator::getEndHandler() { return runReturn; }

void mlir::hot::emulator::addControl(DecodeTable &table) {
  table["bra"] = decodeBranch;
  table["brx"] = decodeBranchIndexed;
  table["call"] = decodeCall;
  table["ret"] = decodePlain<runReturn>;
  table["exit"] = decodePlain<runExit>;
  table["trap"] = decodePlain<runTrap>;
  table["nanosleep"] = decodeSleep;
}
