//===- LoadsAndStores.cpp - ld, st ----------------------------------------===//
//
// PTX ISA, "Data Movement and Conversion Instructions: ld, ld.global.nc, st,
// prefetch". Cache operators and hints change nothing here.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ISA/FunctionDecoder.h"
#include "ISA/Lanes.h"
#include "Machine/Cta.h"

using namespace mlir::hot::emulator;

namespace {
/// Bit of Instr::aux: the address register has 32 bits.
constexpr uint32_t kAddress32 = 1;
/// Volatile, relaxed, acquire, release: ordered as atomics are.
constexpr uint32_t kStrong = 2;
} // namespace

static void getAddresses(Warp &warp, const Instr &instr, uint32_t reg,
                         uint64_t *addresses) {
  if (instr.aux & kAddress32) {
    const uint32_t *base = warp.reg<uint32_t>(reg);
    uint32_t displacement = static_cast<uint32_t>(instr.imm);
    for (unsigned lane = 0; lane < 32; ++lane)
      addresses[lane] = base[lane] + displacement;
    return;
  }
  const uint64_t *base = warp.reg<uint64_t>(reg);
  for (unsigned lane = 0; lane < 32; ++lane)
    addresses[lane] = base[lane] + instr.imm;
}

/// op[0]: result of the first element, list: of all; op[1]: address. T is an
/// element as it lies in memory.
template <class T>
static void runLoad(Warp &warp, const Instr &instr) {
  uint64_t addresses[32];
  T values[32 * (32 / sizeof(T))];
  getAddresses(warp, instr, instr.op[1], addresses);
  unsigned count = instr.count;
  warp.cta->load(warp, instr, instr.space, addresses, sizeof(T) * count,
                 reinterpret_cast<uint8_t *>(values));
  if (count == 1) {
    Lane<T> *result = warp.reg<Lane<T>>(instr.op[0]);
    forLanes(warp.mask,
             [&, result](unsigned lane) { result[lane] = values[lane]; });
    return;
  }
  for (unsigned i = 0; i < count; ++i) {
    Lane<T> *result = warp.reg<Lane<T>>(instr.list[i]);
    forLanes(warp.mask, [&, result](unsigned lane) {
      result[lane] = values[lane * count + i];
    });
  }
}

template <class T>
static void runStore(Warp &warp, const Instr &instr) {
  uint64_t addresses[32];
  T values[32 * (32 / sizeof(T))];
  getAddresses(warp, instr, instr.op[1], addresses);
  unsigned count = instr.count;
  for (unsigned i = 0; i < count; ++i) {
    const Lane<T> *value =
        warp.reg<Lane<T>>(count == 1 ? instr.op[0] : instr.list[i]);
    for (unsigned lane = 0; lane < 32; ++lane)
      values[lane * count + i] = static_cast<T>(value[lane]);
  }
  warp.cta->store(warp, instr, instr.space, addresses, sizeof(T) * count,
                  reinterpret_cast<const uint8_t *>(values));
}

static Handler getHandler(bool load, unsigned bytes) {
  switch (bytes) {
  case 1:
    return load ? runLoad<uint8_t> : runStore<uint8_t>;
  case 2:
    return load ? runLoad<uint16_t> : runStore<uint16_t>;
  case 4:
    return load ? runLoad<uint32_t> : runStore<uint32_t>;
  default:
    return load ? runLoad<uint64_t> : runStore<uint64_t>;
  }
}

/// Takes ".weak", ".relaxed.gpu" and the like; whether it is ordered.
static bool takeOrder(Decoder &d) {
  if (d.take("weak"))
    return false;
  if (d.take("volatile"))
    return true;
  if (d.take("relaxed") || d.take("acquire") || d.take("release")) {
    d.takeOneOf({"cta", "cluster", "gpu", "sys"});
    return true;
  }
  return false;
}

static StateSpace takeSpace(Decoder &d) {
  if (d.take("global"))
    return StateSpace::Global;
  if (d.take("shared") || d.take("shared::cta"))
    return StateSpace::Shared;
  if (d.take("local"))
    return StateSpace::Local;
  if (d.take("const"))
    return StateSpace::Const;
  if (d.take("param") || d.take("param::entry") || d.take("param::func"))
    return StateSpace::Param;
  return StateSpace::Generic;
}

static void takeCacheModifiers(Decoder &d) {
  static constexpr llvm::StringRef known[] = {"nc",
                                              "ca",
                                              "cg",
                                              "cs",
                                              "lu",
                                              "cv",
                                              "wb",
                                              "wt",
                                              "L1::evict_normal",
                                              "L1::evict_unchanged",
                                              "L1::evict_first",
                                              "L1::evict_last",
                                              "L1::no_allocate",
                                              "L2::64B",
                                              "L2::128B",
                                              "L2::256B",
                                              "L2::evict_normal",
                                              "L2::evict_first",
                                              "L2::evict_last"};
  while (llvm::is_contained(known, d.peek()))
    d.takeAny();
}

/// Parameters of a device function lie in its local memory, and so do the
/// variables that calls are made with.
static StateSpace resolveParam(Decoder &d, const Operand *address) {
  if (!d.getFunction().function.isEntry)
    return StateSpace::Local;
  if (address && !address->elements.empty() &&
      address->elements.front().symbol == SymbolKind::FunctionVariable)
    return StateSpace::Local;
  return StateSpace::Param;
}

static void decodeAccess(Decoder &d, bool load) {
  Instr &instr = d.instr;
  instr.family = load ? Family::Load : Family::Store;
  if (takeOrder(d))
    instr.aux |= kStrong;
  StateSpace space = takeSpace(d);
  takeCacheModifiers(d);
  instr.count = d.take("v2") ? 2 : d.take("v4") ? 4 : d.take("v8") ? 8 : 1;
  ScalarType type = d.takeType();
  unsigned bits = getBits(type);
  if (bits < 8 || bits > 64 || type == ScalarType::Pred)
    return d.badType(type);
  unsigned bytes = bits / 8;
  if (bytes * instr.count > 32)
    return d.fail("'" + d.getStatement().opcode +
                  "': more than 32 bytes in one access");
  instr.run = getHandler(load, bytes);

  llvm::ArrayRef<Operand> values;
  if (load)
    values = d.vector();
  const Operand *addressOperand = d.peekOperand();
  int64_t displacement;
  bool is32;
  instr.op[1] = d.address(space, displacement, is32);
  instr.imm = displacement;
  instr.aux |= is32 ? kAddress32 : 0;
  if (!load)
    values = d.vector();
  if (d.hasFailed())
    return;
  if (space == StateSpace::Param)
    space = resolveParam(d, addressOperand);
  instr.space = space;
  if (values.size() != instr.count)
    return d.fail("'" + d.getStatement().opcode + "' needs " +
                  llvm::Twine(unsigned(instr.count)) + " registers, has " +
                  llvm::Twine(values.size()));
  uint32_t offsets[8] = {};
  for (auto [i, value] : llvm::enumerate(values))
    offsets[i] = load ? d.dstOf(value, type, /*widen=*/true)
                      : d.srcOf(value, type, /*widen=*/true);
  instr.op[0] = offsets[0];
  if (instr.count > 1)
    instr.list = d.keep({offsets, instr.count});
}

static void decodeLoad(Decoder &d) { decodeAccess(d, /*load=*/true); }
static void decodeStore(Decoder &d) { decodeAccess(d, /*load=*/false); }

static void runNothing(Warp &warp, const Instr &instr) {}

/// Prefetches name an address and change nothing.
static void decodePrefetch(Decoder &d) {
  StateSpace space = takeSpace(d);
  d.takeOneOf({"L1", "L2", "L2::evict_last", "L2::evict_normal"});
  int64_t displacement;
  bool is32;
  d.address(space, displacement, is32);
  d.instr.family = Family::Load;
  d.instr.run = runNothing;
}

void mlir::hot::emulator::addLoadsAndStores(DecodeTable &table) {
  table["ld"] = decodeLoad;
  table["ldu"] = decodeLoad;
  table["st"] = decodeStore;
  table["prefetch"] = decodePrefetch;
}
