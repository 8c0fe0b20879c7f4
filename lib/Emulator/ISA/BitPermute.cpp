//===- BitPermute.cpp - lop3 and prmt -------------------------------------===//
//
// PTX ISA, "Logic and Shift Instructions: lop3" and "Data Movement and
// Conversion Instructions: prmt".
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/BitFields.h"
#include "ISA/Operations.h"

using namespace mlir::hot::emulator;

//===----------------------------------------------------------------------===//
// lop3
//===----------------------------------------------------------------------===//

/// Bit 4 a + 2 b + c of the table is the result for these bits: choices by c
/// in the table, then by b, then by a.
static void evaluate(const Warp &warp, const uint32_t *a, const uint32_t *b,
                     const uint32_t *c, uint32_t table, uint32_t mask,
                     uint32_t *d) {
  uint32_t low[4], change[4];
  for (unsigned i = 0; i < 4; ++i) {
    low[i] = 0u - ((table >> (2 * i)) & 1);
    change[i] = low[i] ^ (0u - ((table >> (2 * i + 1)) & 1));
  }
  forLanes(mask, [=](unsigned l) {
    uint32_t x = a[l], y = b[l], z = c[l];
    uint32_t f00 = low[0] ^ (change[0] & z), f01 = low[1] ^ (change[1] & z);
    uint32_t f10 = low[2] ^ (change[2] & z), f11 = low[3] ^ (change[3] & z);
    uint32_t f0 = f00 ^ ((f00 ^ f01) & y), f1 = f10 ^ ((f10 ^ f11) & y);
    d[l] = f0 ^ ((f0 ^ f1) & x);
  });
}

static void runLop3(Warp &warp, const Instr &instr) {
  evaluate(warp, warp.reg<uint32_t>(instr.op[1]),
           warp.reg<uint32_t>(instr.op[2]), warp.reg<uint32_t>(instr.op[3]),
           instr.aux, warp.mask, warp.reg<uint32_t>(instr.op[0]));
}

/// lop3.BoolOp d|p, a, b, c, table, q: p = (d != 0) BoolOp q. The list holds
/// p, q and what q is xored with.
static void runLop3Predicate(Warp &warp, const Instr &instr) {
  uint32_t q = *warp.reg<uint32_t>(instr.list[1]) ^ instr.list[2];
  runLop3(warp, instr);
  const uint32_t *d = warp.reg<uint32_t>(instr.op[0]);
  uint8_t flags[32];
  for (unsigned lane = 0; lane < 32; ++lane)
    flags[lane] = d[lane] != 0;
  uint32_t nonzero = packFlags(flags);
  setPredicate(warp, instr.list[0], instr.size ? nonzero & q : nonzero | q);
}

static void decodeLop3(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  bool isAnd = decoder.take("and");
  bool hasPredicate = isAnd || decoder.take("or");
  decoder.expect("b32");
  decoder.instr.size = isAnd;
  auto [d, p] = decoder.pair();
  if (!d)
    return;
  decoder.instr.op[0] = decoder.dstOf(*d, ScalarType::B32);
  for (unsigned i = 1; i < 4; ++i)
    decoder.instr.op[i] = decoder.src(ScalarType::B32);
  int64_t table = decoder.immediate();
  if (table < 0 || table > 255)
    decoder.fail("the table of lop3 has to be a number from 0 to 255");
  decoder.instr.aux = static_cast<uint32_t>(table);
  decoder.instr.run = hasPredicate ? runLop3Predicate : runLop3;
  if (!hasPredicate) {
    if (p)
      decoder.fail("only lop3.and and lop3.or set a predicate");
    return;
  }
  if (!p)
    return decoder.fail("'" + decoder.getStatement().opcode +
                        "' needs a predicate as a second result");
  uint32_t negate;
  uint32_t q = decoder.predicate(negate);
  decoder.instr.list =
      decoder.keep({decoder.dstOf(*p, ScalarType::Pred), q, negate});
}

//===----------------------------------------------------------------------===//
// prmt
//===----------------------------------------------------------------------===//
// Bytes 0 to 3 are those of a, 4 to 7 those of b. A selector names four of
// them, in four bits each; the highest bit asks for eight copies of the byte's
// sign instead.

namespace {

struct Permute {
  uint32_t operator()(uint32_t a, uint32_t b, uint32_t selector) const {
    uint64_t both = static_cast<uint64_t>(b) << 32 | a;
    uint32_t result = 0;
    for (unsigned i = 0; i < 4; ++i) {
      uint32_t select = selector >> (4 * i);
      auto byte = static_cast<int8_t>(both >> (8 * (select & 7)));
      uint32_t value = static_cast<uint8_t>(select & 8 ? byte >> 7 : byte);
      result |= value << (8 * i);
    }
    return result;
  }
};

/// The selectors of a mode, for the two bits of c that it looks at.
struct Mode {
  llvm::StringRef name;
  uint16_t selectors[4];
};

} // namespace

static constexpr Mode kModes[] = {
    {"f4e", {0x3210, 0x4321, 0x5432, 0x6543}},  // forward, four from c on
    {"b4e", {0x5670, 0x6701, 0x7012, 0x0123}},  // backward
    {"rc8", {0x0000, 0x1111, 0x2222, 0x3333}},  // one byte
    {"ecl", {0x3210, 0x3211, 0x3222, 0x3333}},  // clamped to the left
    {"ecr", {0x0000, 0x1110, 0x2210, 0x3210}},  // clamped to the right
    {"rc16", {0x1010, 0x3232, 0x1010, 0x3232}}, // one half
};

/// Instr::imm holds the four selectors.
static void runPermuteMode(Warp &warp, const Instr &instr) {
  uint64_t selectors = instr.imm;
  ternary<uint32_t, uint32_t, uint32_t, uint32_t>(
      warp, instr, [=](uint32_t a, uint32_t b, uint32_t c) {
        return Permute()(
            a, b, static_cast<uint32_t>(selectors >> (16 * (c & 3))) & 0xffff);
      });
}

/// The same selector, Instr::aux, in all lanes, without sign copies: shifts by
/// amounts that all lanes share.
static void runPermuteConstant(Warp &warp, const Instr &instr) {
  const uint32_t *sources[2] = {warp.reg<uint32_t>(instr.op[1]),
                                warp.reg<uint32_t>(instr.op[2])};
  uint32_t *d = warp.reg<uint32_t>(instr.op[0]);
  const uint32_t *from[4];
  uint32_t shift[4];
  for (unsigned i = 0; i < 4; ++i) {
    uint32_t select = (instr.aux >> (4 * i)) & 7;
    from[i] = sources[select >> 2];
    shift[i] = 8 * (select & 3);
  }
  forLanes(warp.mask, [=](unsigned l) {
    d[l] = ((from[0][l] >> shift[0]) & 0xff) |
           ((from[1][l] >> shift[1]) & 0xff) << 8 |
           ((from[2][l] >> shift[2]) & 0xff) << 16 |
           (from[3][l] >> shift[3]) << 24;
  });
}

static void decodePermute(Decoder &decoder) {
  decoder.instr.family = Family::Bits;
  decoder.expect("b32");
  Handler handler = apply<Permute, uint32_t, uint32_t, uint32_t, uint32_t>;
  bool hasMode = false;
  for (const Mode &mode : kModes)
    if (decoder.take(mode.name)) {
      hasMode = true;
      handler = runPermuteMode;
      for (unsigned i = 0; i < 4; ++i)
        decoder.instr.imm |= uint64_t(mode.selectors[i]) << (16 * i);
    }
  uint64_t selector;
  if (!hasMode && getLiteral(decoder, 3, selector) &&
      (selector & 0x8888) == 0) {
    handler = runPermuteConstant;
    decoder.instr.aux = static_cast<uint32_t>(selector);
  }
  ScalarType type = ScalarType::B32;
  setOperation(decoder, handler, type, type, {type, type, type});
}

void mlir::hot::emulator::addBitPermute(DecodeTable &table) {
  table["lop3"] = decodeLop3;
  table["prmt"] = decodePermute;
}
