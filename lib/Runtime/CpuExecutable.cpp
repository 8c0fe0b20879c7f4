//===- CpuExecutable.cpp --------------------------------------------------===//
//
// Calls a JIT-compiled function: tensors become memref descriptors, and back.
//
// A descriptor is 3 + 2 * rank words: allocated, aligned, offset, sizes,
// strides. The C wrapper takes the address of each. More than one result, or
// one memref, are a structure whose address comes first; a lone scalar is
// returned as such.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "CpuExecutable.h"
#include "Guard.h"
#include "HostSymbols.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace mlir;
using namespace mlir::hot;

namespace {
using Words = SmallVector<int64_t>;

class CpuExecutable final : public Executable {
public:
  CpuExecutable(std::unique_ptr<ExecutionEngine> engine,
                void (*function)(void **), FunctionSignature signature)
      : engine(std::move(engine)), function(function),
        signature(std::move(signature)) {}

  llvm::Expected<std::vector<HostTensor>>
  run(ArrayRef<HostTensor> inputs) override;

private:
  std::unique_ptr<ExecutionEngine> engine;
  void (*function)(void **);
  FunctionSignature signature;
};
} // namespace

static unsigned getDescriptorWords(const ValueSignature &value) {
  return 3 + 2 * value.shape.size();
}

static Words makeDescriptor(const HostTensor &tensor) {
  ArrayRef<int64_t> shape = tensor.getShape();
  auto address =
      static_cast<int64_t>(reinterpret_cast<intptr_t>(tensor.getData()));
  Words words{address, address, 0};
  words.append(shape.begin(), shape.end());
  Words strides(shape.size(), 1);
  for (size_t axis = shape.size(); axis-- > 1;)
    strides[axis - 1] = strides[axis] * shape[axis];
  words.append(strides);
  return words;
}

/// Copies a memref out, whatever its strides.
static llvm::Expected<HostTensor> readMemRef(const int64_t *words,
                                             const ValueSignature &value) {
  size_t rank = value.shape.size();
  ArrayRef<int64_t> shape(words + 3, rank), strides(words + 3 + rank, rank);
  llvm::Expected<HostTensor> tensor =
      HostTensor::create(value.elementType, shape);
  if (!tensor)
    return tensor.takeError();
  unsigned bytes = getElementBytes(value.elementType);
  const char *source =
      reinterpret_cast<const char *>(words[1]) + words[2] * bytes;
  SmallVector<int64_t> index(rank, 0);
  int64_t position = 0;
  for (int64_t i = 0, e = tensor->getNumElements(); i < e; ++i) {
    std::memcpy(tensor->getData() + i * bytes, source + position * bytes,
                bytes);
    for (size_t axis = rank; axis-- > 0;) {
      position += strides[axis];
      if (++index[axis] < shape[axis])
        break;
      position -= strides[axis] * shape[axis];
      index[axis] = 0;
    }
  }
  return tensor;
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

llvm::Expected<std::vector<HostTensor>>
CpuExecutable::run(ArrayRef<HostTensor> inputs) {
  // Everything that compiled code sees, by address.
  std::vector<Words> descriptors;
  descriptors.reserve(inputs.size());
  SmallVector<void *> pointers;
  pointers.reserve(inputs.size() + 1);
  SmallVector<void *> arguments;

  // Where each result lies in the structure.
  SmallVector<size_t> offsets;
  size_t size = 0;
  for (const ValueSignature &result : signature.results) {
    size_t bytes = result.isScalar
                       ? getElementBytes(result.elementType)
                       : getDescriptorWords(result) * sizeof(int64_t);
    size = llvm::alignTo(size, result.isScalar ? bytes : sizeof(int64_t));
    offsets.push_back(size);
    size += bytes;
  }
  std::vector<int64_t> results(size / sizeof(int64_t) + 1, 0);
  bool loneScalar =
      signature.results.size() == 1 && signature.results.front().isScalar;

  pointers.push_back(results.data());
  if (!signature.results.empty() && !loneScalar)
    arguments.push_back(&pointers.back());
  for (auto [input, argument] : llvm::zip_equal(inputs, signature.arguments)) {
    if (argument.isScalar) {
      arguments.push_back(const_cast<char *>(input.getData()));
      continue;
    }
    pointers.push_back(descriptors.emplace_back(makeDescriptor(input)).data());
    arguments.push_back(&pointers.back());
  }
  if (loneScalar)
    arguments.push_back(results.data());

  HostHeap heap;
  void (*call)(void **) = function;
  void **packed = arguments.data();
  llvm::Error error = runGuarded("@" + signature.name + " failed", [&] {
    call(packed);
    return llvm::Error::success();
  });
  if (error)
    return error;

  std::vector<HostTensor> outputs;
  for (auto [result, offset] : llvm::zip_equal(signature.results, offsets)) {
    const char *place = reinterpret_cast<const char *>(results.data()) + offset;
    llvm::Expected<HostTensor> tensor =
        result.isScalar
            ? HostTensor::create(result.elementType, {})
            : readMemRef(reinterpret_cast<const int64_t *>(place), result);
    if (!tensor)
      return tensor.takeError();
    if (result.isScalar)
      std::memcpy(tensor->getData(), place, tensor->getNumBytes());
    normalize(*tensor);
    outputs.push_back(std::move(*tensor));
  }
  return outputs;
}

std::unique_ptr<Executable>
mlir::hot::createCpuExecutable(std::unique_ptr<ExecutionEngine> engine,
                               void (*function)(void **),
                               const FunctionSignature &signature) {
  return std::make_unique<CpuExecutable>(std::move(engine), function,
                                         signature);
}
