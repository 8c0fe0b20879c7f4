//===- CallFrame.cpp ------------------------------------------------------===//
//
// Tensors become memref descriptors, and back.
//
// A descriptor is 3 + 2 * rank words: allocated, aligned, offset, sizes,
// strides. The C wrapper takes the address of each. More than one result, or
// one memref, are a structure whose address comes first; a lone scalar is
// returned as such.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "CallFrame.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace mlir;
using namespace mlir::hot;

static unsigned getDescriptorWords(const ValueSignature &value) {
  return 3 + 2 * value.shape.size();
}

static SmallVector<int64_t> makeDescriptor(const HostTensor &tensor,
                                           void *data) {
  ArrayRef<int64_t> shape = tensor.getShape();
  auto address = static_cast<int64_t>(reinterpret_cast<intptr_t>(data));
  SmallVector<int64_t> words{address, address, 0};
  words.append(shape.begin(), shape.end());
  SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t axis = shape.size(); axis-- > 1;)
    strides[axis - 1] = strides[axis] * shape[axis];
  words.append(strides);
  return words;
}

CallFrame::CallFrame(const FunctionSignature &signature,
                     ArrayRef<HostTensor> inputs, ArrayRef<void *> addresses)
    : signature(signature) {
  // Everything that compiled code sees, by address: these must not move.
  descriptors.reserve(inputs.size());
  pointers.reserve(inputs.size() + 1);

  // Where each result lies in the structure.
  size_t size = 0;
  for (const ValueSignature &result : signature.results) {
    size_t bytes = result.isScalar
                       ? getElementBytes(result.elementType)
                       : getDescriptorWords(result) * sizeof(int64_t);
    size = llvm::alignTo(size, result.isScalar ? bytes : sizeof(int64_t));
    offsets.push_back(size);
    size += bytes;
  }
  results.assign(size / sizeof(int64_t) + 1, 0);
  bool loneScalar =
      signature.results.size() == 1 && signature.results.front().isScalar;

  pointers.push_back(results.data());
  if (!signature.results.empty() && !loneScalar)
    arguments.push_back(&pointers.back());
  for (auto [input, argument, address] :
       llvm::zip_equal(inputs, signature.arguments, addresses)) {
    if (argument.isScalar) {
      arguments.push_back(const_cast<char *>(input.getData()));
      continue;
    }
    pointers.push_back(
        descriptors.emplace_back(makeDescriptor(input, address)).data());
    arguments.push_back(&pointers.back());
  }
  if (loneScalar)
    arguments.push_back(results.data());
}

/// Copies a memref out. The innermost axes that lie without gaps are one piece.
static llvm::Error readMemRef(const int64_t *words, HostTensor &tensor,
                              CallFrame::ReadBytes read) {
  ArrayRef<int64_t> shape = tensor.getShape();
  if (tensor.getNumElements() == 0)
    return llvm::Error::success();
  ArrayRef<int64_t> strides(words + 3 + shape.size(), shape.size());
  int64_t bytes = getElementBytes(tensor.getElementType());
  int64_t piece = 1;
  size_t outer = shape.size();
  while (outer > 0 && (strides[outer - 1] == piece || shape[outer - 1] == 1))
    piece *= shape[--outer];

  const char *source =
      reinterpret_cast<const char *>(words[1]) + words[2] * bytes;
  SmallVector<int64_t> index(outer, 0);
  int64_t position = 0;
  for (int64_t i = 0, e = tensor.getNumElements(); i < e; i += piece) {
    if (llvm::Error error = read(tensor.getData() + i * bytes,
                                 source + position * bytes, piece * bytes))
      return error;
    for (size_t axis = outer; axis-- > 0;) {
      position += strides[axis];
      if (++index[axis] < shape[axis])
        break;
      position -= strides[axis] * shape[axis];
      index[axis] = 0;
    }
  }
  return llvm::Error::success();
}

/// Makes bytes that compiled code wrote what HostTensor promises: an i1 may
/// have any upper bits, and so may an i4.
static void normalize(HostTensor &tensor) {
  MutableArrayRef<char> bytes(tensor.getData(), tensor.getNumBytes());
  if (tensor.getElementType() == ElementType::I1)
    for (char &value : bytes)
      value &= 1;
  if (tensor.getElementType() == ElementType::I4)
    for (char &value : bytes)
      value = llvm::SignExtend32<4>(value);
}

llvm::Expected<HostTensor> CallFrame::readResult(size_t index,
                                                 ReadBytes read) const {
  const ValueSignature &result = signature.results[index];
  const char *place =
      reinterpret_cast<const char *>(results.data()) + offsets[index];
  const auto *words = reinterpret_cast<const int64_t *>(place);
  ArrayRef<int64_t> shape;
  if (!result.isScalar)
    shape = ArrayRef(words + 3, result.shape.size());
  llvm::Expected<HostTensor> tensor =
      HostTensor::create(result.elementType, shape);
  if (!tensor)
    return tensor.takeError();
  if (result.isScalar)
    std::memcpy(tensor->getData(), place, tensor->getNumBytes());
  else if (llvm::Error error = readMemRef(words, *tensor, read))
    return error;
  normalize(*tensor);
  return tensor;
}
