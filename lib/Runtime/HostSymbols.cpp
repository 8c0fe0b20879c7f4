//===- HostSymbols.cpp ----------------------------------------------------===//
//
// The functions that compiled host code calls. Own ones instead of the C
// library's, so that a failed assertion or too large a tensor ends the run, not
// the process.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "HostSymbols.h"
#include "FloatBits.h"
#include "Guard.h"
#include "HostMemory.h"
#include <cstdlib>
#include <cstring>

using namespace mlir;
using namespace mlir::hot;

static thread_local HostHeap *currentHeap = nullptr;
/// What the program printed last: the text of the assertion that fails next.
static thread_local const char *lastMessage = nullptr;

HostHeap::HostHeap() {
  currentHeap = this;
  lastMessage = nullptr;
}

HostHeap::~HostHeap() {
  for (auto [pointer, bytes] : live)
    std::free(pointer);
  currentHeap = nullptr;
}

HostHeap &HostHeap::getCurrent() { return *currentHeap; }

void *HostHeap::allocate(uint64_t alignment, uint64_t bytes) {
  void *pointer = nullptr;
  uint64_t limit = getPhysicalMemory();
  if (bytes <= limit && total <= limit - bytes &&
      posix_memalign(&pointer, std::max<uint64_t>(alignment, 64),
                     std::max<uint64_t>(bytes, 1)) != 0)
    pointer = nullptr;
  if (!pointer)
    failGuarded("out of memory: " + llvm::Twine(bytes) + " bytes wanted, " +
                llvm::Twine(total) + " in use");
  live[pointer] = bytes;
  total += bytes;
  return pointer;
}

void HostHeap::release(void *pointer) {
  auto it = live.find(pointer);
  if (it == live.end())
    return;
  total -= it->second;
  live.erase(it);
  std::free(pointer);
}

namespace {
/// The descriptor of a memref: allocated, aligned, offset, sizes, strides.
struct MemRef {
  explicit MemRef(const int64_t *words, int64_t rank)
      : data(reinterpret_cast<char *>(words[1])), offset(words[2]),
        sizes(words + 3), strides(words + 3 + rank) {}
  char *data;
  int64_t offset;
  const int64_t *sizes, *strides;
};

/// A memref of any rank, as MLIR passes it.
struct UnrankedMemRef {
  int64_t rank;
  const int64_t *words;
};
} // namespace

static void copyAxes(const MemRef &source, const MemRef &target, int64_t axis,
                     int64_t rank, int64_t from, int64_t to, int64_t bytes) {
  if (axis == rank) {
    std::memcpy(target.data + to * bytes, source.data + from * bytes, bytes);
    return;
  }
  int64_t size = source.sizes[axis];
  bool dense = axis + 1 == rank && source.strides[axis] == 1 &&
               target.strides[axis] == 1;
  if (dense && size > 0) {
    std::memmove(target.data + to * bytes, source.data + from * bytes,
                 size * bytes);
    return;
  }
  for (int64_t i = 0; i < size; ++i)
    copyAxes(source, target, axis + 1, rank, from + i * source.strides[axis],
             to + i * target.strides[axis], bytes);
}

extern "C" {
static void *hotMalloc(uint64_t bytes) {
  return HostHeap::getCurrent().allocate(64, bytes);
}

static void *hotAlignedAlloc(uint64_t alignment, uint64_t bytes) {
  return HostHeap::getCurrent().allocate(alignment, bytes);
}

static void hotFree(void *pointer) { HostHeap::getCurrent().release(pointer); }

static void hotPuts(const char *text) { lastMessage = text; }

static void hotAbort() {
  failGuarded(lastMessage ? "assertion failed: " + llvm::Twine(lastMessage)
                          : llvm::Twine("aborted"));
}

static void hotMemrefCopy(int64_t bytes, UnrankedMemRef *source,
                          UnrankedMemRef *target) {
  MemRef from(source->words, source->rank), to(target->words, source->rank);
  copyAxes(from, to, 0, source->rank, from.offset, to.offset, bytes);
}

// Processors pass bf16 where they pass f32; its bits are the low half there.
static float hotDoubleToBF16(double value) {
  uint32_t bits = doubleToHalf(value, HalfFormat::BF16);
  float result;
  std::memcpy(&result, &bits, sizeof(result));
  return result;
}

static float hotFloatToBF16(float value) { return hotDoubleToBF16(value); }
}

llvm::ArrayRef<HostRuntimeSymbol> mlir::hot::getHostSymbols() {
  static const HostRuntimeSymbol symbols[] = {
      {"malloc", reinterpret_cast<void *>(hotMalloc)},
      {"aligned_alloc", reinterpret_cast<void *>(hotAlignedAlloc)},
      {"free", reinterpret_cast<void *>(hotFree)},
      {"puts", reinterpret_cast<void *>(hotPuts)},
      {"abort", reinterpret_cast<void *>(hotAbort)},
      {"memrefCopy", reinterpret_cast<void *>(hotMemrefCopy)},
      {"__truncsfbf2", reinterpret_cast<void *>(hotFloatToBF16)},
      {"__truncdfbf2", reinterpret_cast<void *>(hotDoubleToBF16)},
  };
  return symbols;
}
