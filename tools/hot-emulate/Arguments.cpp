//===- Arguments.cpp - Arguments of kernels on the command line -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "hot/Emulator/PTX.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

static const llvm::fltSemantics *getSemantics(StringRef typeName) {
  if (typeName == "f16")
    return &llvm::APFloat::IEEEhalf();
  if (typeName == "bf16")
    return &llvm::APFloat::BFloat();
  if (typeName == "f32")
    return &llvm::APFloat::IEEEsingle();
  if (typeName == "f64")
    return &llvm::APFloat::IEEEdouble();
  return nullptr;
}

static llvm::Error parseScalar(StringRef typeName, StringRef value,
                               Argument &argument) {
  ArrayType type;
  type.descr = getDescr(typeName).str();
  unsigned bits = 8 * type.getElementBytes();
  uint64_t result;
  if (const llvm::fltSemantics *semantics = getSemantics(typeName)) {
    llvm::APFloat number(*semantics);
    auto status = number.convertFromString(value.take_front(400),
                                           llvm::APFloat::rmNearestTiesToEven);
    if (!status || value.size() > 400) {
      llvm::consumeError(status.takeError());
      return makeError("'" + value + "' is not a number");
    }
    result = number.bitcastToAPInt().getZExtValue();
  } else {
    int64_t signedValue;
    bool isUnsigned = typeName.front() == 'u';
    bool bad = isUnsigned ? value.getAsInteger(0, result)
                          : value.getAsInteger(0, signedValue);
    if (!bad && !isUnsigned)
      result = static_cast<uint64_t>(signedValue);
    if (bad || (isUnsigned ? !llvm::isUIntN(bits, result)
                           : !llvm::isIntN(bits, signedValue)))
      return makeError("'" + value + "' is not a value of type " + typeName);
  }
  for (unsigned i = 0; i < bits / 8; ++i)
    argument.bytes.push_back(static_cast<uint8_t>(result >> (8 * i)));
  return llvm::Error::success();
}

/// "f32[16x8]".
static llvm::Error parseArrayType(StringRef text, ArrayType &type) {
  auto [name, rest] = text.split('[');
  type.descr = getDescr(name).str();
  if (type.descr.empty() || !rest.consume_back("]"))
    return makeError("'" + text +
                     "' is not the type of an array, such as "
                     "f32[16x8]");
  type.shape.clear();
  llvm::SmallVector<StringRef> extents;
  rest.split(extents, 'x');
  for (StringRef each : extents) {
    uint64_t extent;
    if (each.getAsInteger(10, extent) || extent == 0)
      return makeError("'" + each + "' is not the size of an array");
    type.shape.push_back(extent);
  }
  return llvm::Error::success();
}

static llvm::Error parse(StringRef text, Argument &argument) {
  auto [kind, rest] = text.split(':');
  if (!getDescr(kind).empty() && text.contains(':'))
    return parseScalar(kind, rest, argument);
  if (kind == "bytes")
    return readNpyFile(rest, argument.type, argument.bytes);
  argument.isBuffer = true;
  if (kind == "out" || kind == "zero") {
    argument.isOutput = true;
    argument.isInput = kind == "zero";
    if (llvm::Error error = parseArrayType(rest, argument.type))
      return error;
    llvm::Expected<uint64_t> size = argument.type.getBytes();
    if (!size)
      return size.takeError();
    argument.size = *size;
    return llvm::Error::success();
  }
  if (kind == "in" || kind == "inout" || text.ends_with(".npy")) {
    bool isPlain = kind != "in" && kind != "inout";
    argument.isInput = true;
    argument.isOutput = kind == "inout";
    if (llvm::Error error =
            readNpyFile(isPlain ? text : rest, argument.type, argument.bytes))
      return error;
    argument.size = argument.bytes.size();
    return llvm::Error::success();
  }
  return makeError("not an argument; write a scalar as i32:5, u64:7 or "
                   "f32:0.5, a buffer as x.npy, inout:x.npy, out:f32[16x8] or "
                   "zero:i32[100], a structure as bytes:x.npy");
}

llvm::Expected<Argument> mlir::hot::emulator::parseArgument(StringRef text) {
  Argument argument;
  argument.text = text.str();
  if (llvm::Error error = parse(text, argument))
    return makeError("--arg=" + text + ": " + llvm::toString(std::move(error)));
  return argument;
}

void mlir::hot::emulator::printElements(const ArrayType &type,
                                        llvm::ArrayRef<uint8_t> bytes,
                                        llvm::raw_ostream &out) {
  constexpr size_t kShown = 8;
  StringRef name = getTypeName(type.descr);
  unsigned size = type.getElementBytes();
  size_t count = size ? bytes.size() / size : 0;
  for (size_t i = 0; i < std::min(count, kShown); ++i) {
    out << ' ';
    if (size > 8 || name == type.descr) {
      out << llvm::toHex(bytes.slice(i * size, size), /*LowerCase=*/true);
      continue;
    }
    uint64_t bits = 0;
    std::memcpy(&bits, bytes.data() + i * size, size);
    if (const llvm::fltSemantics *semantics = getSemantics(name)) {
      llvm::SmallString<32> text;
      llvm::APFloat(*semantics, llvm::APInt(8 * size, bits)).toString(text);
      out << text;
    } else if (name.front() == 'u') {
      out << bits;
    } else {
      out << llvm::SignExtend64(bits, 8 * size);
    }
  }
  if (count > kShown)
    out << " ...";
}
