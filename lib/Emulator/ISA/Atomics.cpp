//===- Atomics.cpp - atom, red --------------------------------------------===//
//
// PTX ISA, "Parallel Synchronization and Communication Instructions: atom,
// red". Lanes of a warp come one after another, lowest first.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/FunctionDecoder.h"
#include "ISA/Lanes.h"
#include "Machine/Cta.h"
#include <algorithm>

using namespace mlir::hot::emulator;

namespace {
enum class AtomicOp : uint8_t {
  And,
  Or,
  Xor,
  Exch,
  Cas,
  Add,
  Inc,
  Dec,
  Min,
  Max
};
} // namespace

template <class T>
static T combine(AtomicOp op, T old, T value, T swap) {
  if constexpr (std::is_floating_point_v<T>) {
    return old + value;
  } else {
    using Unsigned = std::make_unsigned_t<T>;
    switch (op) {
    case AtomicOp::And:
      return old & value;
    case AtomicOp::Or:
      return old | value;
    case AtomicOp::Xor:
      return old ^ value;
    case AtomicOp::Exch:
      return value;
    case AtomicOp::Cas:
      return old == value ? swap : old;
    case AtomicOp::Add:
      return static_cast<T>(static_cast<Unsigned>(old) +
                            static_cast<Unsigned>(value));
    case AtomicOp::Inc:
      return old >= value ? 0 : old + 1;
    case AtomicOp::Dec:
      return old == 0 || old > value ? value : old - 1;
    case AtomicOp::Min:
      return std::min(old, value);
    case AtomicOp::Max:
      return std::max(old, value);
    }
    return old;
  }
}

/// size: the operation; op: result, address, operand, second operand; aux bit
/// 0: the address has 32 bits.
template <class T>
static void runAtomic(Warp &warp, const Instr &instr) {
  auto op = static_cast<AtomicOp>(instr.size);
  Lane<T> *result = warp.reg<Lane<T>>(instr.op[0]);
  const Lane<T> *value = warp.reg<Lane<T>>(instr.op[2]);
  const Lane<T> *swap = warp.reg<Lane<T>>(instr.op[3]);
  uint64_t addresses[32];
  for (unsigned lane = 0; lane < 32; ++lane)
    addresses[lane] = instr.aux & 1
                          ? uint32_t(warp.reg<uint32_t>(instr.op[1])[lane] +
                                     uint32_t(instr.imm))
                          : warp.reg<uint64_t>(instr.op[1])[lane] + instr.imm;
  Cta &cta = *warp.cta;
  cta.counters.atomics += llvm::popcount(warp.mask);
  forLanesInOrder(warp.mask, [&](unsigned lane) {
    uint8_t *place = cta.access(warp, instr, instr.space, lane, addresses[lane],
                                sizeof(T), /*read=*/true, /*write=*/true,
                                /*atomic=*/true);
    if (!place)
      return;
    // Other CTAs run at the same time on other threads of the host.
    auto *word = reinterpret_cast<Lane<T> *>(place);
    Lane<T> old = __atomic_load_n(word, __ATOMIC_RELAXED), next;
    do {
      next =
          toLane<T>(combine<T>(op, fromLane<T>(old), fromLane<T>(value[lane]),
                               fromLane<T>(swap[lane])));
    } while (!__atomic_compare_exchange_n(word, &old, next, false,
                                          __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    result[lane] = old;
  });
}

static Handler getHandler(AtomicOp op, ScalarType type) {
  switch (op) {
  case AtomicOp::And:
  case AtomicOp::Or:
  case AtomicOp::Xor:
  case AtomicOp::Exch:
  case AtomicOp::Cas:
    if (type == ScalarType::B32)
      return runAtomic<uint32_t>;
    return type == ScalarType::B64 ? runAtomic<uint64_t> : Handler(nullptr);
  case AtomicOp::Inc:
  case AtomicOp::Dec:
    return type == ScalarType::U32 ? runAtomic<uint32_t> : Handler(nullptr);
  case AtomicOp::Add:
    if (type == ScalarType::F32)
      return runAtomic<float>;
    if (type == ScalarType::F64)
      return runAtomic<double>;
    [[fallthrough]];
  case AtomicOp::Min:
  case AtomicOp::Max:
    switch (type) {
    case ScalarType::U32:
      return runAtomic<uint32_t>;
    case ScalarType::S32:
      return runAtomic<int32_t>;
    case ScalarType::U64:
      return runAtomic<uint64_t>;
    case ScalarType::S64:
      return runAtomic<int64_t>;
    default:
      return nullptr;
    }
  }
  return nullptr;
}

static void decodeAtomic(Decoder &d, bool hasResult) {
  Instr &instr = d.instr;
  instr.family = Family::Atomic;
  for (llvm::StringRef order : {"relaxed", "acquire", "release", "acq_rel"})
    if (d.take(order))
      break;
  for (llvm::StringRef scope : {"cta", "cluster", "gpu", "sys"})
    if (d.take(scope))
      break;
  instr.space = d.take("global") ? StateSpace::Global
                : d.take("shared") || d.take("shared::cta")
                    ? StateSpace::Shared
                    : StateSpace::Generic;
  auto op = static_cast<AtomicOp>(d.takeOneOf(
      {"and", "or", "xor", "exch", "cas", "add", "inc", "dec", "min", "max"}));
  instr.size = static_cast<uint8_t>(op);
  ScalarType type = d.takeType();
  instr.run = getHandler(op, type);
  if (!hasResult && (op == AtomicOp::Exch || op == AtomicOp::Cas))
    return d.fail("'" + d.getStatement().opcode +
                  "': this operation needs atom");
  if (!instr.run)
    return d.badType(type);
  bool isUsed = hasResult;
  if (hasResult) {
    isUsed = d.peekOperand() && d.peekOperand()->kind != Operand::Sink;
    instr.op[0] = d.dst(type);
  } else {
    instr.op[0] = d.scratch();
  }
  int64_t displacement;
  bool is32;
  instr.op[1] = d.address(instr.space, displacement, is32);
  instr.imm = displacement;
  instr.aux = is32;
  instr.op[2] = d.src(type);
  instr.op[3] = op == AtomicOp::Cas ? d.src(type) : instr.op[2];
  if (instr.space != StateSpace::Shared &&
      (isUsed || type == ScalarType::F32 || type == ScalarType::F64))
    d.getFunction().decoded.orderSensitive = true;
}

void mlir::hot::emulator::addAtomics(DecodeTable &table) {
  table["atom"] = [](Decoder &d) { decodeAtomic(d, /*hasResult=*/true); };
  table["red"] = [](Decoder &d) { decodeAtomic(d, /*hasResult=*/false); };
}
