//===- HostTensor.cpp -----------------------------------------------------===//
//
// A dense tensor in host memory.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Runtime/HostTensor.h"
#include "FloatBits.h"
#include "HostMemory.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>
#include <limits>
#include <new>

using namespace mlir;
using namespace mlir::hot;

std::optional<ElementType> mlir::hot::getElementType(Type type) {
  if (type.isF64())
    return ElementType::F64;
  if (type.isF32())
    return ElementType::F32;
  if (type.isF16())
    return ElementType::F16;
  if (type.isBF16())
    return ElementType::BF16;
  if (type.isIndex() || type.isSignlessInteger(64))
    return ElementType::I64;
  if (type.isSignlessInteger(32))
    return ElementType::I32;
  if (type.isSignlessInteger(16))
    return ElementType::I16;
  if (type.isSignlessInteger(8))
    return ElementType::I8;
  if (type.isSignlessInteger(4))
    return ElementType::I4;
  if (type.isSignlessInteger(1))
    return ElementType::I1;
  return std::nullopt;
}

namespace {
struct ElementInfo {
  const char *name;
  unsigned bytes;
};
} // namespace

static ElementInfo getInfo(ElementType type) {
  switch (type) {
  case ElementType::F64:
    return {"f64", 8};
  case ElementType::F32:
    return {"f32", 4};
  case ElementType::F16:
    return {"f16", 2};
  case ElementType::BF16:
    return {"bf16", 2};
  case ElementType::I64:
    return {"i64", 8};
  case ElementType::I32:
    return {"i32", 4};
  case ElementType::I16:
    return {"i16", 2};
  case ElementType::I8:
    return {"i8", 1};
  case ElementType::I4:
    return {"i4", 1};
  case ElementType::I1:
    return {"i1", 1};
  }
  return {"?", 1};
}

StringRef mlir::hot::getElementTypeName(ElementType type) {
  return getInfo(type).name;
}

unsigned mlir::hot::getElementBytes(ElementType type) {
  return getInfo(type).bytes;
}

bool mlir::hot::isFloat(ElementType type) {
  return getElementTypeName(type).contains('f');
}

std::string mlir::hot::formatTensorType(ArrayRef<int64_t> shape,
                                        ElementType type) {
  std::string text;
  for (int64_t size : shape)
    text += (ShapedType::isDynamic(size) ? "?" : std::to_string(size)) + "x";
  return text + getElementTypeName(type).str();
}

std::optional<int64_t> mlir::hot::countElements(ArrayRef<int64_t> shape,
                                                ElementType type) {
  // A zero anywhere makes the tensor empty, but it must not hide an overflow
  // elsewhere: strides are products too.
  int64_t bytes = getElementBytes(type);
  bool empty = false;
  for (int64_t size : shape) {
    if (size < 0)
      return std::nullopt;
    empty |= size == 0;
    if (size > 0 && llvm::MulOverflow(bytes, size, bytes))
      return std::nullopt;
  }
  return empty ? 0 : bytes / getElementBytes(type);
}

llvm::Expected<HostTensor> HostTensor::create(ElementType type,
                                              ArrayRef<int64_t> shape) {
  std::optional<int64_t> count = countElements(shape, type);
  if (!count)
    return llvm::createStringError("a tensor of %s is too large",
                                   formatTensorType(shape, type).c_str());
  HostTensor tensor;
  tensor.type = type;
  tensor.shape.assign(shape.begin(), shape.end());
  tensor.numElements = *count;
  size_t bytes = tensor.getNumBytes();
  if (bytes <= getPhysicalMemory())
    tensor.data.reset(new (std::nothrow) char[std::max<size_t>(bytes, 1)]);
  if (!tensor.data)
    return llvm::createStringError(
        "a tensor of %s needs %zu bytes, which this machine has not",
        formatTensorType(shape, type).c_str(), bytes);
  std::memset(tensor.data.get(), 0, bytes);
  return tensor;
}

template <typename T>
static T load(const char *data, int64_t index) {
  T value;
  std::memcpy(&value, data + index * sizeof(T), sizeof(T));
  return value;
}

template <typename T>
static void store(char *data, int64_t index, T value) {
  std::memcpy(data + index * sizeof(T), &value, sizeof(T));
}

double HostTensor::getAsDouble(int64_t index) const {
  switch (type) {
  case ElementType::F64:
    return load<double>(getData(), index);
  case ElementType::F32:
    return load<float>(getData(), index);
  case ElementType::F16:
    return halfToDouble(load<uint16_t>(getData(), index), HalfFormat::F16);
  case ElementType::BF16:
    return halfToDouble(load<uint16_t>(getData(), index), HalfFormat::BF16);
  case ElementType::I64:
    return load<int64_t>(getData(), index);
  case ElementType::I32:
    return load<int32_t>(getData(), index);
  case ElementType::I16:
    return load<int16_t>(getData(), index);
  case ElementType::I8:
  case ElementType::I4:
  case ElementType::I1:
    return load<int8_t>(getData(), index);
  }
  return std::numeric_limits<double>::quiet_NaN();
}

void HostTensor::setFromDouble(int64_t index, double value) {
  switch (type) {
  case ElementType::F64:
    return store<double>(getData(), index, value);
  case ElementType::F32:
    return store<float>(getData(), index, value);
  case ElementType::F16:
    return store<uint16_t>(getData(), index,
                           doubleToHalf(value, HalfFormat::F16));
  case ElementType::BF16:
    return store<uint16_t>(getData(), index,
                           doubleToHalf(value, HalfFormat::BF16));
  case ElementType::I64:
    return store<int64_t>(getData(), index, value);
  case ElementType::I32:
    return store<int32_t>(getData(), index, value);
  case ElementType::I16:
    return store<int16_t>(getData(), index, value);
  case ElementType::I8:
  case ElementType::I4:
  case ElementType::I1:
    return store<int8_t>(getData(), index, value);
  }
}
