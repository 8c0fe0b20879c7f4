//===- Npy.h ----------------------------------------------------*- C++ -*-===//
//
// Reads and writes arrays in numpy's .npy format.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_RUNTIME_NPY_H
#define HOT_RUNTIME_NPY_H

#include "hot/Runtime/HostTensor.h"

namespace mlir::hot {

/// Reads a file of version 1.0 or 2.0, little endian, in C order. The file is
/// not trusted: whatever is wrong with it becomes an error that names file and
/// reason.
///
///     f8 f4 f2    f64 f32 f16        i8 i4 i2 i1    i64 i32 i16 i8
///     V2          bf16               u8 u4 u2 u1    the same bits as i64 i32
///     i16 i8 b1          i1
///
/// A tensor of i4 is an i1 file; nothing in the file says so, see `matchInput`.
llvm::Expected<HostTensor> readNpy(StringRef path);

/// The same from memory; `name` is for messages.
llvm::Expected<HostTensor> parseNpy(StringRef contents, StringRef name);

/// Writes version 1.0; i4 as i1, bf16 as `|V2`. The file appears whole or not
/// at all: it is written under another name and renamed.
llvm::Error writeNpy(StringRef path, const HostTensor &tensor);

} // namespace mlir::hot

#endif // HOT_RUNTIME_NPY_H
