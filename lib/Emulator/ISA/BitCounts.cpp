//===- BitCounts.cpp - bfind, popc, clz, brev, fns ------------------------===//
//
// PTX ISA, "Integer Arithmetic Instructions".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/BitFields.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;

namespace {

/// The highest bit that differs from the sign; all ones if there is none.
template <bool ShiftAmount>
struct FindBit {
  template <class T>
  uint32_t operator()(T a) const {
    using U = std::make_unsigned_t<T>;
    U value = static_cast<U>(a);
    if (a < 0)
      value = ~value;
    if (value == 0)
      return ~0u;
    uint32_t leading = llvm::countl_zero(value);
    return ShiftAmount ? leading : 8 * sizeof(T) - 1 - leading;
  }
};

/// Sums of neighbours, which vector units without a count can do.
struct CountBits {
  template <class T>
  uint32_t operator()(T a) const {
    a = a - ((a >> 1) & static_cast<T>(0x5555555555555555));
    a = (a & static_cast<T>(0x3333333333333333)) +
        ((a >> 2) & static_cast<T>(0x3333333333333333));
    a = (a + (a >> 4)) & static_cast<T>(0x0f0f0f0f0f0f0f0f);
    a = a + (a >> 8);
    a = a + (a >> 16);
    if constexpr (sizeof(T) == 8)
      a = a + (a >> 32);
    return static_cast<uint32_t>(a & 0x7f);
  }
};

struct CountLeadingZeros {
  template <class T>
  uint32_t operator()(T a) const {
    return llvm::countl_zero(a);
  }
};

template <class T>
inline T swapNeighbours(T a, uint64_t mask, unsigned by) {
  T low = static_cast<T>(mask);
  return ((a >> by) & low) | ((a & low) << by);
}

struct ReverseBits {
  template <class T>
  T operator()(T a) const {
    a = swapNeighbours(a, 0x5555555555555555, 1);
    a = swapNeighbours(a, 0x3333333333333333, 2);
    a = swapNeighbours(a, 0x0f0f0f0f0f0f0f0f, 4);
    a = swapNeighbours(a, 0x00ff00ff00ff00ff, 8);
    a = swapNeighbours(a, 0x0000ffff0000ffff, 16);
    if constexpr (sizeof(T) == 8)
      a = a >> 32 | a << 32;
    return a;
  }
};

} // namespace

static void decodeFind(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  bool shiftAmount = decoder.take("shiftamt");
  ScalarType type = decoder.takeType();
  Handler handler = forWideInteger(type, [=](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    return shiftAmount ? apply<FindBit<true>, uint32_t, T>
                       : apply<FindBit<false>, uint32_t, T>;
  });
  setOperation(decoder, handler, type, ScalarType::U32, {type});
}

/// popc, clz: the result has 32 bits.
template <class Op>
static void decodeCount(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  ScalarType type = decoder.takeType();
  Handler handler = forWideBits(type, [](auto tag) -> Handler {
    return apply<Op, uint32_t, typename decltype(tag)::type>;
  });
  setOperation(decoder, handler, type, ScalarType::U32, {type});
}

static void decodeReverse(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  ScalarType type = decoder.takeType();
  Handler handler = forWideBits(type, [](auto tag) -> Handler {
    using T = typename decltype(tag)::type;
    return apply<ReverseBits, T, T>;
  });
  setOperation(decoder, handler, type, type, {type});
}

/// The position of the n-th set bit of a, upwards (c > 0) or downwards from b;
/// with c = 0, b itself if its bit is set. The manual leaves b above 31 open;
/// then nothing is found.
static uint32_t findNthSet(uint32_t a, uint32_t b, int32_t c) {
  if (b > 31)
    return ~0u;
  if (c == 0)
    return (a >> b) & 1 ? b : ~0u;
  uint32_t left = c > 0 ? c : 0u - static_cast<uint32_t>(c);
  for (int position = b; position >= 0 && position < 32;
       position += c > 0 ? 1 : -1)
    if ((a >> position) & 1 && --left == 0)
      return position;
  return ~0u;
}

static void runFindNthSet(Warp &warp, const Instr &instr) {
  for (uint32_t mask = warp.mask; mask; mask &= mask - 1) {
    unsigned lane = llvm::countr_zero(mask);
    warp.reg<uint32_t>(instr.op[0])[lane] =
        findNthSet(warp.reg<uint32_t>(instr.op[1])[lane],
                   warp.reg<uint32_t>(instr.op[2])[lane],
                   warp.reg<int32_t>(instr.op[3])[lane]);
  }
}

static void decodeFindNthSet(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  decoder.expect("b32");
  setOperation(decoder, runFindNthSet, ScalarType::B32, ScalarType::B32,
               {ScalarType::B32, ScalarType::B32, ScalarType::S32});
}

void mlir::hot::emulator::addBitCounts(DecodeTable &table) {
  table["bfind"] = decodeFind;
  table["popc"] = decodeCount<CountBits>;
  table["clz"] = decodeCount<CountLeadingZeros>;
  table["brev"] = decodeReverse;
  table["fns"] = decodeFindNthSet;
}
