//===- Arguments.h - Arguments of kernels on the command line ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_TOOLS_HOT_EMULATE_ARGUMENTS_H
#define HOT_TOOLS_HOT_EMULATE_ARGUMENTS_H

#include "NpyFile.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::hot::emulator {

/// One value of a kernel's parameter list.
struct Argument {
  std::string text; ///< as given, for messages
  /// A buffer in global memory, whose address is the parameter.
  bool isBuffer = false;
  bool isInput = false;  ///< `bytes` are written to it
  bool isOutput = false; ///< it is read afterwards
  ArrayType type;        ///< of a buffer
  uint64_t size = 0;     ///< of a buffer
  uint64_t address = 0;  ///< of a buffer, once it is allocated
  std::vector<uint8_t> bytes;
};

/// i32:5, f32:0.5, bytes:x.npy; x.npy, in:x.npy, inout:x.npy; out:f32[16x8],
/// zero:i32[100].
llvm::Expected<Argument> parseArgument(llvm::StringRef text);

/// The first elements of an array, as numbers.
void printElements(const ArrayType &type, llvm::ArrayRef<uint8_t> bytes,
                   llvm::raw_ostream &out);

} // namespace mlir::hot::emulator

#endif // HOT_TOOLS_HOT_EMULATE_ARGUMENTS_H
