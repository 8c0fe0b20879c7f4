//===- CudaChips.h ----------------------------------------------*- C++ -*-===//
//
// Which chip to compile for, given the GPU that is there.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_RUNTIME_CUDACHIPS_H
#define HOT_LIB_RUNTIME_CUDACHIPS_H

#include "mlir/Support/LLVM.h"
#include "llvm/Support/Error.h"
#include <string>
#include <utility>

namespace mlir::hot {

/// Of a GPU with this compute capability (major, minor): `wanted`, which must
/// run there, or if empty the newest chip that code can be emitted for and that
/// does. A GPU runs the PTX of every older chip; that of a chip with a letter
/// ("sm_90a") on no other.
llvm::Expected<std::string> chooseCudaChip(std::pair<int, int> capability,
                                           StringRef wanted);

} // namespace mlir::hot

#endif // HOT_LIB_RUNTIME_CUDACHIPS_H
