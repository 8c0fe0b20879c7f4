//===- ByteCount.h - Sizes of tensors, dynamic ones too ---------*- C++ -*-===//
//
// Bytes as a sum of terms, each a number times some sizes that are not known.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_ANALYSIS_BYTECOUNT_H
#define HOT_ANALYSIS_BYTECOUNT_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace mlir::hot {

/// Bytes of one tensor, or of several together. Codes of less than a byte are
/// packed (i4: half a byte each), i1 takes a byte, index eight.
class ByteCount {
public:
  ByteCount() = default;
  /// Of a tensor of the given type; unknown if it is none, or of an element
  /// type without a size.
  static ByteCount of(Type type);

  ByteCount &operator+=(const ByteCount &other);

  /// Everything, unless a size is not known or the number does not fit.
  std::optional<int64_t> getBytes() const;
  /// What is known of it, without the terms with a dynamic size.
  int64_t getKnownBytes() const;
  bool isPartial() const { return !getBytes(); }
  /// "1024", "1024 + 3072*?", "unknown". Each ? is some dynamic size, not
  /// always the same one.
  std::string getText() const;

private:
  /// bits[n]: factor of the terms with n dynamic sizes.
  SmallVector<int64_t, 2> bits;
  bool unknown = false;
};

} // namespace mlir::hot

#endif // HOT_ANALYSIS_BYTECOUNT_H
