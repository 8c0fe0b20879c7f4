//===- Types.cpp - Names and widths of PTX types --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Emulator/PTX.h"

using namespace mlir::hot::emulator;

namespace {
struct TypeInfo {
  const char *name;
  unsigned bits;
};
} // namespace

/// In the order of ScalarType.
static constexpr TypeInfo kTypes[] = {
    {"pred", 1},   {"b8", 8},    {"b16", 16},    {"b32", 32}, {"b64", 64},
    {"b128", 128}, {"u8", 8},    {"u16", 16},    {"u32", 32}, {"u64", 64},
    {"s8", 8},     {"s16", 16},  {"s32", 32},    {"s64", 64}, {"f16", 16},
    {"f16x2", 32}, {"bf16", 16}, {"bf16x2", 32}, {"f32", 32}, {"f64", 64},
    {"tf32", 32},  {"s4", 4},    {"u4", 4},      {"b1", 1},   {"e4m3", 8},
    {"e5m2", 8},
};
static_assert(std::size(kTypes) == size_t(ScalarType::E5M2) + 1,
              "a row for each type");

unsigned mlir::hot::emulator::getBits(ScalarType type) {
  return kTypes[size_t(type)].bits;
}

llvm::StringRef mlir::hot::emulator::getName(ScalarType type) {
  return kTypes[size_t(type)].name;
}

bool mlir::hot::emulator::parseScalarType(llvm::StringRef text,
                                          ScalarType &type) {
  for (size_t i = 0; i < std::size(kTypes); ++i)
    if (text == kTypes[i].name) {
      type = static_cast<ScalarType>(i);
      return true;
    }
  return false;
}

llvm::Error mlir::hot::emulator::makeError(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}
