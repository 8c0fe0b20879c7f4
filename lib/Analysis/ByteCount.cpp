//===- ByteCount.cpp ------------------------------------------------------===//
//
// Adds up sizes without overflow.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Analysis/ByteCount.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::hot;

static std::optional<int64_t> getElementBits(Type type) {
  if (isa<IndexType>(type))
    return 64;
  if (auto complex = dyn_cast<ComplexType>(type)) {
    auto part = getElementBits(complex.getElementType());
    return part ? std::optional(2 * *part) : std::nullopt;
  }
  if (!type.isIntOrFloat())
    return std::nullopt;
  int64_t width = type.getIntOrFloatBitWidth();
  // Only four bits and two are packed; other odd widths fill their bytes.
  return width == 4 || width == 2 ? width : llvm::alignTo(width, 8);
}

ByteCount ByteCount::of(Type type) {
  ByteCount count;
  auto tensor = dyn_cast<RankedTensorType>(type);
  std::optional<int64_t> elementBits =
      tensor ? getElementBits(tensor.getElementType()) : std::nullopt;
  if (!elementBits) {
    count.unknown = true;
    return count;
  }
  int64_t factor = *elementBits;
  unsigned numDynamic = 0;
  for (int64_t size : tensor.getShape()) {
    if (ShapedType::isDynamic(size))
      ++numDynamic;
    else
      count.unknown |= llvm::MulOverflow(factor, size, factor);
  }
  if (numDynamic == 0)
    count.unknown |= llvm::AddOverflow<int64_t>(factor, -factor & 7, factor);
  count.bits.assign(numDynamic + 1, 0);
  count.bits.back() = count.unknown ? 0 : factor;
  return count;
}

ByteCount &ByteCount::operator+=(const ByteCount &other) {
  unknown |= other.unknown;
  if (bits.size() < other.bits.size())
    bits.resize(other.bits.size(), 0);
  for (auto [degree, factor] : llvm::enumerate(other.bits)) {
    int64_t sum;
    if (llvm::AddOverflow(bits[degree], factor, sum))
      unknown = true;
    else
      bits[degree] = sum;
  }
  return *this;
}

int64_t ByteCount::getKnownBytes() const {
  return bits.empty() ? 0 : bits.front() / 8;
}

std::optional<int64_t> ByteCount::getBytes() const {
  bool hasDynamic = llvm::any_of(ArrayRef(bits).drop_front(!bits.empty()),
                                 [](int64_t factor) { return factor != 0; });
  if (unknown || hasDynamic)
    return std::nullopt;
  return getKnownBytes();
}

std::string ByteCount::getText() const {
  std::string text;
  auto add = [&](const std::string &term) {
    text += (text.empty() ? "" : " + ") + term;
  };
  for (auto [degree, factor] : llvm::enumerate(bits)) {
    if (factor == 0)
      continue;
    std::string term = std::to_string(factor / 8);
    if (int64_t rest = factor % 8) // 0.125, 0.25, ...
      term += std::to_string(static_cast<double>(rest) / 8).substr(1, 4);
    for (size_t i = 0; i < degree; ++i)
      term += "*?";
    add(term);
  }
  if (unknown)
    add("unknown");
  return text.empty() ? "0" : text;
}
