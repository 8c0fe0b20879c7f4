//===- HostMemory.h ---------------------------------------------*- C++ -*-===//
//
// How much memory this machine has. Linux hands out more than there is and
// kills the process later; a clear error needs the limit beforehand.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_RUNTIME_HOSTMEMORY_H
#define HOT_LIB_RUNTIME_HOSTMEMORY_H

#include <cstdint>
#include <unistd.h>

namespace mlir::hot {

/// Bytes; the largest number where the system does not say.
inline uint64_t getPhysicalMemory() {
  long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
  return pages > 0 && size > 0 ? static_cast<uint64_t>(pages) * size
                               : UINT64_MAX;
}

} // namespace mlir::hot

#endif // HOT_LIB_RUNTIME_HOSTMEMORY_H
