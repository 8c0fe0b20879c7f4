//===- NpyFile.h - numpy's .npy files as bytes ------------------*- C++ -*-===//
//
// The emulator knows bytes only, so that elements may be of any simple type.
// Without MLIR, unlike the arrays of hot-runner.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_TOOLS_HOT_EMULATE_NPYFILE_H
#define HOT_TOOLS_HOT_EMULATE_NPYFILE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>
#include <vector>

namespace mlir::hot::emulator {

/// What an array is, without its elements.
struct ArrayType {
  std::string descr = "|u1"; ///< as numpy writes it: "<f4"
  std::vector<uint64_t> shape;

  unsigned getElementBytes() const;
  /// An error if the size does not fit.
  llvm::Expected<uint64_t> getBytes() const;
  /// "f32[16x8]".
  std::string format() const;
};

/// "f32" to "<f4"; "" for a type that is not known.
llvm::StringRef getDescr(llvm::StringRef typeName);
/// "f32" for "<f4"; else the text itself.
llvm::StringRef getTypeName(llvm::StringRef descr);

/// Version 1.0 or 2.0, little endian, C order.
llvm::Error readNpyFile(llvm::StringRef path, ArrayType &type,
                        std::vector<uint8_t> &bytes);
llvm::Error writeNpyFile(llvm::StringRef path, const ArrayType &type,
                         llvm::ArrayRef<uint8_t> bytes);

} // namespace mlir::hot::emulator

#endif // HOT_TOOLS_HOT_EMULATE_NPYFILE_H
