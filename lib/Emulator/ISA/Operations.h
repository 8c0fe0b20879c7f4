//===- Operations.h - Handlers by type of operand ---------------*- C++ -*-===//
//
// What the files of scalar instructions share: a function of one lane's values
// becomes a handler for each type that the instruction has.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_OPERATIONS_H
#define HOT_LIB_EMULATOR_ISA_OPERATIONS_H

#include "ISA/Decoder.h"
#include "ISA/Lanes.h"
#include <initializer_list>

namespace mlir::hot::emulator {

template <class T>
struct Tag {
  using type = T;
};

/// op[0] = Op()(op[1], ...); Op has no state.
template <class Op, class D, class... S>
void apply(Warp &warp, const Instr &instr) {
  static_assert(sizeof...(S) >= 1 && sizeof...(S) <= 3);
  if constexpr (sizeof...(S) == 1)
    unary<D, S...>(warp, instr, Op());
  else if constexpr (sizeof...(S) == 2)
    binary<D, S...>(warp, instr, Op());
  else
    ternary<D, S...>(warp, instr, Op());
}

/// f(Tag<T>()) for the C++ type of an integer type of 16 to 64 bits; null for
/// others.
template <class F>
Handler forInteger(ScalarType type, F f) {
  switch (type) {
  case ScalarType::U16:
    return f(Tag<uint16_t>());
  case ScalarType::U32:
    return f(Tag<uint32_t>());
  case ScalarType::U64:
    return f(Tag<uint64_t>());
  case ScalarType::S16:
    return f(Tag<int16_t>());
  case ScalarType::S32:
    return f(Tag<int32_t>());
  case ScalarType::S64:
    return f(Tag<int64_t>());
  default:
    return nullptr;
  }
}

/// The same for .b16, .b32 and .b64.
template <class F>
Handler forBits(ScalarType type, F f) {
  switch (type) {
  case ScalarType::B16:
    return f(Tag<uint16_t>());
  case ScalarType::B32:
    return f(Tag<uint32_t>());
  case ScalarType::B64:
    return f(Tag<uint64_t>());
  default:
    return nullptr;
  }
}

/// The same for .b32 and .b64, or for .u32, .s32, .u64 and .s64.
template <class F>
Handler forWideBits(ScalarType type, F f) {
  return type == ScalarType::B16 ? nullptr : forBits(type, f);
}
template <class F>
Handler forWideInteger(ScalarType type, F f) {
  return type == ScalarType::U16 || type == ScalarType::S16
             ? nullptr
             : forInteger(type, f);
}

/// Takes a result and up to three sources, as op[0] to op[3]. A null handler
/// means that the instruction does not have this `type`.
inline void setOperation(Decoder &decoder, Handler handler, ScalarType type,
                         ScalarType result,
                         std::initializer_list<ScalarType> sources) {
  if (!handler)
    return decoder.badType(type);
  decoder.instr.run = handler;
  decoder.instr.op[0] = decoder.dst(result);
  unsigned next = 1;
  for (ScalarType source : sources)
    decoder.instr.op[next++] = decoder.src(source);
}

/// The value of operand `index` of the statement, if it is an integer literal.
inline bool getLiteral(Decoder &decoder, unsigned index, uint64_t &value) {
  const auto &operands = decoder.getStatement().operands;
  if (index >= operands.size() || operands[index].kind != Operand::Integer)
    return false;
  value = operands[index].bits;
  return true;
}

/// Packs 32 bytes that are 0 or 1 into a predicate.
inline uint32_t packFlags(const uint8_t *flags) {
  uint32_t bits = 0;
  for (unsigned i = 0; i < 4; ++i) {
    uint64_t eight = 0;
    for (unsigned j = 0; j < 8; ++j)
      eight |= uint64_t(flags[8 * i + j]) << (8 * j);
    // Byte j of the factor moves flag j to bit 56 + j; no two sums meet.
    bits |= static_cast<uint32_t>((eight * 0x0102040810204080u) >> 56)
            << (8 * i);
  }
  return bits;
}

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_OPERATIONS_H
