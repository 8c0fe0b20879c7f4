//===- Access.cpp - One lane's access of memory ---------------------------===//
//
// Bounds, alignment, initialization and races of an access, and the host memory
// behind it. Everything that is checked is checked here, but for the shortcuts
// in FastGlobal.cpp.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Machine/AddressSpace.h"
#include "Machine/Cta.h"
#include "llvm/ADT/StringExtras.h"
#include <cstring>

using namespace mlir::hot::emulator;
using llvm::Twine;

static const char *getVerb(bool read, bool write) {
  return read && write ? "atomic access" : write ? "write" : "read";
}

uint8_t *Cta::accessGlobal(Warp &warp, const Instr &instr, unsigned lane,
                           uint64_t address, unsigned bytes, bool read,
                           bool write, bool atomic) {
  Allocation *&allocation = lastAllocation(instr);
  if (!allocation || !allocation->contains(address, bytes)) {
    allocation = launch.memory->find(address);
    if (!allocation || !allocation->contains(address, bytes)) {
      allocation = nullptr;
      warp.fault(instr, FaultKind::OutOfBounds, lane, address,
                 Twine(getVerb(read, write)) + " of " + Twine(bytes) +
                     " bytes of global memory, " +
                     launch.memory->describe(address));
      return nullptr;
    }
  }
  if (address & (bytes - 1)) {
    warp.fault(instr, FaultKind::Misaligned, lane, address,
               Twine(getVerb(read, write)) + " of " + Twine(bytes) +
                   " bytes of global memory at an address that is no multiple "
                   "of it");
    return nullptr;
  }
  uint64_t offset = address - allocation->base;
  if (read && launch.options.checkUninitialized && !allocation->isComplete) {
    unsigned missing = 0;
    for (unsigned i = 0; i < bytes; ++i)
      missing += !__atomic_load_n(allocation->initialized + offset + i,
                                  __ATOMIC_RELAXED);
    if (missing)
      warp.fault(instr, FaultKind::Uninitialized, lane, address,
                 Twine(missing) + " of " + Twine(bytes) +
                     " bytes of global memory that nothing has written, " +
                     launch.memory->describe(address));
  }
  if (launch.races && !atomic) {
    bool race = false;
    if (write)
      race = launch.races->write(actor, allocation->races, offset, bytes);
    else
      race = launch.races->read(actor, allocation->races, offset, bytes);
    if (race)
      warp.fault(instr, FaultKind::GlobalRace, lane, address,
                 Twine(getVerb(read, write)) +
                     " of global memory that another CTA " +
                     (write ? "accesses" : "writes") +
                     " in this launch without an order between them");
  } else if (launch.races && atomic) {
    launch.races->atomic(actor);
  }
  if (write && !allocation->isComplete)
    for (unsigned i = 0; i < bytes; ++i)
      __atomic_store_n(allocation->initialized + offset + i, uint8_t(1),
                       __ATOMIC_RELAXED);
  return allocation->data + offset;
}

uint8_t *Cta::accessShared(Warp &warp, const Instr &instr, unsigned lane,
                           uint64_t address, unsigned bytes, bool read,
                           bool write, bool atomic, const uint8_t *value) {
  if (address > shared.size() || bytes > shared.size() - address) {
    warp.fault(instr, FaultKind::OutOfBounds, lane, address,
               Twine(getVerb(read, write)) + " of " + Twine(bytes) +
                   " bytes of shared memory; this launch has " +
                   Twine(shared.size()) + " bytes");
    return nullptr;
  }
  if (address & (bytes - 1)) {
    warp.fault(instr, FaultKind::Misaligned, lane, address,
               Twine(getVerb(read, write)) + " of " + Twine(bytes) +
                   " bytes of shared memory at an address that is no multiple "
                   "of it");
    return nullptr;
  }
  unsigned missing = 0, pending = 0;
  for (unsigned i = 0; i < bytes; ++i) {
    missing += sharedState[address + i] == kUninitialized;
    pending += sharedState[address + i] == kCopyPending;
  }
  if (pending)
    warp.fault(
        instr, FaultKind::AsyncNotWaited, lane, address,
        Twine(getVerb(read, write)) +
            " of shared memory that a cp.async still fills; wait for its "
            "group first");
  else if (read && missing && launch.options.checkUninitialized)
    warp.fault(instr, FaultKind::Uninitialized, lane, address,
               Twine(missing) + " of " + Twine(bytes) +
                   " bytes of shared memory that nothing has written");
  if (launch.options.checkRaces && !atomic && !pending) {
    unsigned thread = warp.index * 32 + lane;
    // Lanes in step may write what is there already.
    bool same = value && !missing &&
                std::memcmp(shared.data() + address, value, bytes) == 0;
    RaceWith race = write ? races.write(address, bytes, thread, same)
                          : races.read(address, bytes, thread);
    if (race.found)
      warp.fault(instr, FaultKind::SharedRace, lane, address,
                 Twine(getVerb(read, write)) +
                     " of shared memory that thread " + Twine(race.thread) +
                     (race.wasWrite ? " has written" : " has read") +
                     ", with no barrier between them");
  }
  if (write)
    std::memset(sharedState.data() + address, kInitialized, bytes);
  return shared.data() + address;
}

uint8_t *Cta::accessLocal(Warp &warp, const Instr &instr, unsigned lane,
                          uint64_t address, unsigned bytes, bool read,
                          bool write) {
  if (address > launch.localBytes || bytes > launch.localBytes - address) {
    warp.fault(instr, FaultKind::OutOfBounds, lane, address,
               Twine(getVerb(read, write)) + " of " + Twine(bytes) +
                   " bytes of local memory; a thread has " +
                   Twine(launch.localBytes) + " bytes");
    return nullptr;
  }
  if (address & (bytes - 1)) {
    warp.fault(instr, FaultKind::Misaligned, lane, address,
               Twine(getVerb(read, write)) + " of " + Twine(bytes) +
                   " bytes of local memory at an address that is no multiple "
                   "of it");
    return nullptr;
  }
  uint8_t *state = getLocalState(warp, lane) + address;
  if (read && launch.options.checkUninitialized) {
    unsigned missing = 0;
    for (unsigned i = 0; i < bytes; ++i)
      missing += state[i] == kUninitialized;
    if (missing)
      warp.fault(instr, FaultKind::Uninitialized, lane, address,
                 Twine(missing) + " of " + Twine(bytes) +
                     " bytes of local memory that nothing has written");
  }
  if (write)
    std::memset(state, kInitialized, bytes);
  return getLocal(warp, lane) + address;
}

uint8_t *Cta::access(Warp &warp, const Instr &instr, StateSpace space,
                     unsigned lane, uint64_t address, unsigned bytes, bool read,
                     bool write, bool atomic, const uint8_t *value) {
  if (space == StateSpace::Generic) {
    space = getSpace(address);
    if (space != StateSpace::Global)
      address &= kWindowBytes - 1;
  }
  switch (space) {
  case StateSpace::Shared:
    return accessShared(warp, instr, lane, address, bytes, read, write, atomic,
                        value);
  case StateSpace::Local:
    return accessLocal(warp, instr, lane, address, bytes, read, write);
  case StateSpace::Param: {
    uint64_t size = launch.parameters.size();
    if (write || address > size || bytes > size - address) {
      warp.fault(instr, FaultKind::OutOfBounds, lane, address,
                 Twine(getVerb(read, write)) + " of " + Twine(bytes) +
                     " bytes of the kernel's parameters, which have " +
                     Twine(size) + " bytes and cannot be written");
      return nullptr;
    }
    return const_cast<uint8_t *>(launch.parameters.data()) + address;
  }
  case StateSpace::Const:
    if (write) {
      warp.fault(instr, FaultKind::OutOfBounds, lane, address,
                 "write of constant memory");
      return nullptr;
    }
    [[fallthrough]];
  default:
    return accessGlobal(warp, instr, lane, address, bytes, read, write, atomic);
  }
}

/// Volatile and relaxed accesses (ISA/LoadsAndStores.cpp): no races.
static bool isStrong(const Instr &instr) {
  return (instr.family == Family::Load || instr.family == Family::Store) &&
         (instr.aux & 2);
}

void Cta::load(Warp &warp, const Instr &instr, StateSpace space,
               const uint64_t *address, unsigned bytes, uint8_t *out) {
  if ((space == StateSpace::Global || space == StateSpace::Const) &&
      !isStrong(instr) && loadGlobalFast(warp, instr, address, bytes, out))
    return;
  uint32_t mask = warp.mask;
  for (uint32_t left = mask; left; left &= left - 1) {
    unsigned lane = llvm::countr_zero(left);
    uint8_t *place = access(warp, instr, space, lane, address[lane], bytes,
                            /*read=*/true, /*write=*/false, isStrong(instr));
    if (place)
      std::memcpy(out + lane * bytes, place, bytes);
    else
      std::memset(out + lane * bytes, 0xFF, bytes);
  }
  countTraffic(warp, space, address, bytes, /*isLoad=*/true);
}

void Cta::store(Warp &warp, const Instr &instr, StateSpace space,
                const uint64_t *address, unsigned bytes, const uint8_t *in) {
  if (space == StateSpace::Global && !isStrong(instr) &&
      storeGlobalFast(warp, instr, address, bytes, in))
    return;
  for (uint32_t left = warp.mask; left; left &= left - 1) {
    unsigned lane = llvm::countr_zero(left);
    uint8_t *place = access(warp, instr, space, lane, address[lane], bytes,
                            /*read=*/false, /*write=*/true, isStrong(instr),
                            in + lane * bytes);
    if (place)
      std::memcpy(place, in + lane * bytes, bytes);
  }
  countTraffic(warp, space, address, bytes, /*isLoad=*/false);
}

void Cta::fence(Warp &warp, bool beyondCta) {
  if (beyondCta && launch.races)
    launch.races->fence(actor);
}

bool Cta::beginCopy(Warp &warp, const Instr &instr, unsigned lane,
                    uint32_t target, unsigned bytes) {
  if (!accessShared(warp, instr, lane, target, bytes, /*read=*/false,
                    /*write=*/true, /*atomic=*/false))
    return false;
  std::memset(sharedState.data() + target, kCopyPending, bytes);
  return true;
}

void Cta::finishCopy(Warp &warp, const Instr &instr, unsigned lane,
                     const PendingCopy &copy) {
  uint32_t target = copy.target[lane];
  std::memcpy(shared.data() + target, copy.data[lane].data(), copy.bytes);
  std::memset(sharedState.data() + target, kInitialized, copy.bytes);
  // From now on it is this thread's write.
  if (launch.options.checkRaces)
    races.write(target, copy.bytes, warp.index * 32 + lane, false);
}
