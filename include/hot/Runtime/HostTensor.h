//===- HostTensor.h ---------------------------------------------*- C++ -*-===//
//
// A dense tensor in host memory: what goes into a device and comes out of it.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_RUNTIME_HOSTTENSOR_H
#define HOT_RUNTIME_HOSTTENSOR_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>

namespace mlir::hot {

/// Elements that functions take and give. An i4 lies in a byte of its own, sign
/// extended; an i1 is a byte that is 0 or 1; `index` counts as I64.
enum class ElementType { F64, F32, F16, BF16, I64, I32, I16, I8, I4, I1 };

/// The element type of an MLIR scalar type, if it is one of the above.
std::optional<ElementType> getElementType(Type type);

/// As MLIR spells it.
StringRef getElementTypeName(ElementType type);

unsigned getElementBytes(ElementType type);
bool isFloat(ElementType type);

/// For messages: 2x3xf32, f32.
std::string formatTensorType(ArrayRef<int64_t> shape, ElementType type);

/// Elements of a shape. Nothing if a size is negative or the bytes do not fit.
std::optional<int64_t> countElements(ArrayRef<int64_t> shape, ElementType type);

/// Owns its elements, row after row without gaps.
class HostTensor {
public:
  HostTensor() = default;

  /// Zeros. An error, not a crash, when this machine has not that much memory.
  static llvm::Expected<HostTensor> create(ElementType type,
                                           ArrayRef<int64_t> shape);

  ElementType getElementType() const { return type; }
  ArrayRef<int64_t> getShape() const { return shape; }
  int64_t getNumElements() const { return numElements; }
  size_t getNumBytes() const { return numElements * getElementBytes(type); }
  char *getData() { return data.get(); }
  const char *getData() const { return data.get(); }

  /// One element. An i64 beyond 2^53 is rounded.
  double getAsDouble(int64_t index) const;

  /// Rounds to the element type, to nearest, ties to even. Integers must fit.
  void setFromDouble(int64_t index, double value);

  /// Equal size of element: says that the same bytes mean something else.
  void reinterpretAs(ElementType newType) { type = newType; }

private:
  ElementType type = ElementType::F32;
  SmallVector<int64_t> shape;
  int64_t numElements = 0;
  std::unique_ptr<char[]> data;
};

} // namespace mlir::hot

#endif // HOT_RUNTIME_HOSTTENSOR_H
