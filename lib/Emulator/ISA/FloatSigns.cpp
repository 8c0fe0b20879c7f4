//===- FloatSigns.cpp - abs, neg, copysign, testp of floats ---------------===//
//
// PTX ISA, "Floating Point Instructions" and "Half Precision Floating Point
// Instructions". They act on bits alone; a NaN keeps its payload.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/FloatFormats.h"
#include "ISA/Floats.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;

/// (a & and) ^ xor, after a flush. Masks come from the type and the name.
template <class T, bool IsPair, bool Ftz>
static void runSign(Warp &warp, const Instr &instr) {
  using Bits = typename FloatTraits<T>::Bits;
  using LaneBits = Lane<Bits>;
  LaneBits *d = warp.reg<LaneBits>(instr.op[0]);
  const LaneBits *a = warp.reg<LaneBits>(instr.op[1]);
  LaneBits sign = FloatTraits<T>::sign;
  if (IsPair)
    sign |= sign << 16 % (8 * sizeof(LaneBits));
  LaneBits keep = instr.aux ? ~LaneBits(0) : ~sign;
  LaneBits flip = instr.aux ? sign : 0;
  forLanes(warp.mask, [=](unsigned l) {
    LaneBits bits = a[l];
    if (Ftz) {
      LaneBits low = flushBits<T>(static_cast<Bits>(bits));
      if (IsPair)
        low |= static_cast<LaneBits>(flushBits<T>(
                   static_cast<Bits>(bits >> 16 % (8 * sizeof(LaneBits)))))
               << 16 % (8 * sizeof(LaneBits));
      bits = low;
    }
    d[l] = (bits & keep) ^ flip;
  });
}

static Handler pickSign(ScalarType type, bool ftz) {
  switch (type) {
  case ScalarType::F32:
    return ftz ? runSign<float, false, true> : runSign<float, false, false>;
  case ScalarType::F16:
    return ftz ? runSign<Half, false, true> : runSign<Half, false, false>;
  case ScalarType::F16x2:
    return ftz ? runSign<Half, true, true> : runSign<Half, true, false>;
  case ScalarType::F64:
    return ftz ? nullptr : runSign<double, false, false>;
  case ScalarType::BF16:
    return ftz ? nullptr : runSign<BFloat, false, false>;
  case ScalarType::BF16x2:
    return ftz ? nullptr : runSign<BFloat, true, false>;
  default:
    return nullptr;
  }
}

void mlir::hot::emulator::decodeFloatSign(Decoder &decoder) {
  decoder.instr.aux = decoder.getName() == "neg";
  bool ftz = decoder.take("ftz");
  ScalarType type = decoder.takeType();
  decoder.instr.family = getFloatFamily(type);
  setOperation(decoder, pickSign(type, ftz), type, type, {type});
}

namespace {

/// The sign of the first operand, the rest of the second.
struct CopySign {
  template <class Bits>
  Bits operator()(Bits a, Bits b) const {
    constexpr Bits sign = Bits(1) << (8 * sizeof(Bits) - 1);
    return (a & sign) | (b & ~sign);
  }
};

enum class Test { Finite, Infinite, Number, NotANumber, Normal, Subnormal };

} // namespace

static void decodeCopySign(Decoder &decoder) {
  ScalarType type = decoder.takeType();
  decoder.instr.family = getFloatFamily(type);
  Handler handler =
      type == ScalarType::F32   ? apply<CopySign, uint32_t, uint32_t, uint32_t>
      : type == ScalarType::F64 ? apply<CopySign, uint64_t, uint64_t, uint64_t>
                                : Handler(nullptr);
  setOperation(decoder, handler, type, type, {type, type});
}

template <class T>
static bool test(typename FloatTraits<T>::Bits bits, Test kind) {
  using F = FloatTraits<T>;
  auto magnitude = bits & ~F::sign;
  switch (kind) {
  case Test::Finite:
    return magnitude < F::infinity;
  case Test::Infinite:
    return magnitude == F::infinity;
  case Test::Number:
    return magnitude <= F::infinity;
  case Test::NotANumber:
    return magnitude > F::infinity;
  case Test::Normal:
    return magnitude < F::infinity && (bits & F::infinity) != 0;
  case Test::Subnormal:
    return magnitude != 0 && (bits & F::infinity) == 0;
  }
  return false;
}

template <class T>
static void runTest(Warp &warp, const Instr &instr) {
  const auto *a = warp.reg<typename FloatTraits<T>::Bits>(instr.op[1]);
  uint8_t flags[32];
  for (unsigned lane = 0; lane < 32; ++lane)
    flags[lane] = test<T>(a[lane], static_cast<Test>(instr.aux));
  setPredicate(warp, instr.op[0], packFlags(flags));
}

static void decodeTest(Decoder &decoder) {
  decoder.instr.aux = decoder.takeOneOf(
      {"finite", "infinite", "number", "notanumber", "normal", "subnormal"});
  ScalarType type = decoder.takeType();
  decoder.instr.family = getFloatFamily(type);
  Handler handler = type == ScalarType::F32   ? runTest<float>
                    : type == ScalarType::F64 ? runTest<double>
                                              : Handler(nullptr);
  setOperation(decoder, handler, type, ScalarType::Pred, {type});
}

void mlir::hot::emulator::addFloatSigns(DecodeTable &table) {
  table["copysign"] = decodeCopySign;
  table["testp"] = decodeTest;
}
