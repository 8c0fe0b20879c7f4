//===- NpyTest.cpp --------------------------------------------------------===//
//
// The .npy reader on whole, cut and damaged files, and back through the writer.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Runtime/Npy.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace mlir;
using namespace mlir::hot;

namespace {

/// A folder of its own, removed afterwards.
class NpyTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("npy-test", folder));
    path = folder;
    llvm::sys::path::append(path, "100%.npy");
  }
  void TearDown() override { llvm::sys::fs::remove_directories(folder); }

  /// What a tensor looks like on disk.
  std::string write(const HostTensor &tensor) {
    if (llvm::Error error = writeNpy(path, tensor))
      return llvm::toString(std::move(error));
    auto buffer = llvm::MemoryBuffer::getFile(path);
    return buffer ? (*buffer)->getBuffer().str() : "";
  }

  SmallString<128> folder, path;
};

HostTensor makeTensor(ElementType type, ArrayRef<int64_t> shape) {
  HostTensor tensor = llvm::cantFail(HostTensor::create(type, shape));
  for (int64_t i = 0; i < tensor.getNumElements(); ++i)
    tensor.setFromDouble(i, type == ElementType::I1 ? i % 2 : i % 8);
  return tensor;
}

constexpr ElementType kTypes[] = {
    ElementType::F64,  ElementType::F32, ElementType::F16,
    ElementType::BF16, ElementType::I64, ElementType::I32,
    ElementType::I16,  ElementType::I8,  ElementType::I1};

TEST_F(NpyTest, RoundTrip) {
  SmallVector<int64_t> shapes[] = {{}, {5}, {2, 3}, {2, 0, 3}};
  for (ElementType type : kTypes)
    for (ArrayRef<int64_t> shape : shapes) {
      HostTensor tensor = makeTensor(type, shape);
      std::string contents = write(tensor);
      // Elements start at a multiple of 64, as numpy writes them.
      EXPECT_EQ((contents.size() - tensor.getNumBytes()) % 64, 0u);
      llvm::Expected<HostTensor> back = readNpy(path);
      ASSERT_TRUE(static_cast<bool>(back)) << llvm::toString(back.takeError());
      EXPECT_EQ(back->getElementType(), type);
      EXPECT_EQ(back->getShape(), shape);
      for (int64_t i = 0; i < tensor.getNumElements(); ++i)
        EXPECT_EQ(back->getAsDouble(i), tensor.getAsDouble(i));
    }
}

TEST_F(NpyTest, NothingButTheFileStays) {
  write(makeTensor(ElementType::F32, {5}));
  std::error_code code;
  int files = 0;
  for (llvm::sys::fs::directory_iterator it(folder, code), end; it != end;
       it.increment(code))
    ++files;
  EXPECT_EQ(files, 1);
}

TEST_F(NpyTest, WriteIntoMissingFolderFails) {
  HostTensor tensor = makeTensor(ElementType::F32, {5});
  llvm::Error error = writeNpy((folder + "/none/x.npy").str(), tensor);
  EXPECT_TRUE(static_cast<bool>(error));
  llvm::consumeError(std::move(error));
}

// A file cut anywhere is an error, never a crash.
TEST_F(NpyTest, CutAnywhere) {
  std::string contents = write(makeTensor(ElementType::F32, {2, 3}));
  for (size_t size = 0; size < contents.size(); ++size) {
    std::string part = contents.substr(0, size);
    llvm::Expected<HostTensor> tensor = parseNpy(part, "part");
    EXPECT_FALSE(static_cast<bool>(tensor)) << size;
    llvm::consumeError(tensor.takeError());
  }
}

// With any byte of the header replaced, a file is read or refused, and what is
// read has as many elements as there are bytes for.
TEST_F(NpyTest, AnyByteDamaged) {
  std::string contents = write(makeTensor(ElementType::F32, {2, 3}));
  for (size_t at = 0; at < contents.size() - 24; ++at)
    for (int value = 0; value < 256; ++value) {
      std::string damaged = contents;
      damaged[at] = static_cast<char>(value);
      llvm::Expected<HostTensor> tensor = parseNpy(damaged, "damaged");
      if (tensor)
        EXPECT_EQ(tensor->getNumBytes(), 24u);
      else
        llvm::consumeError(tensor.takeError());
    }
}

TEST(HalfFloats, RoundTripOfEveryPattern) {
  for (ElementType type : {ElementType::F16, ElementType::BF16}) {
    HostTensor tensor = llvm::cantFail(HostTensor::create(type, {2}));
    auto *bits = reinterpret_cast<uint16_t *>(tensor.getData());
    for (int pattern = 0; pattern < 0x10000; ++pattern) {
      bits[0] = pattern;
      double value = tensor.getAsDouble(0);
      tensor.setFromDouble(1, value);
      if (std::isnan(value))
        EXPECT_TRUE(std::isnan(tensor.getAsDouble(1)));
      else
        EXPECT_EQ(bits[0], bits[1]);
    }
  }
}

// Halfway between two neighbours the even one wins; a hair above, the upper
// one.
TEST(HalfFloats, TiesToEven) {
  for (ElementType type : {ElementType::F16, ElementType::BF16}) {
    HostTensor tensor = llvm::cantFail(HostTensor::create(type, {4}));
    auto *bits = reinterpret_cast<uint16_t *>(tensor.getData());
    int top = type == ElementType::F16 ? 0x7bff : 0x7f7f;
    for (int pattern = 0; pattern < top; ++pattern) {
      bits[0] = pattern;
      bits[1] = pattern + 1;
      double low = tensor.getAsDouble(0), high = tensor.getAsDouble(1);
      double middle = low + (high - low) / 2;
      tensor.setFromDouble(2, middle);
      tensor.setFromDouble(3, std::nextafter(middle, high));
      EXPECT_EQ(bits[2], pattern + pattern % 2);
      EXPECT_EQ(bits[3], pattern + 1);
    }
  }
}

} // namespace
