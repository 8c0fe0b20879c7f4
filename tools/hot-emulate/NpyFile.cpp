//===- NpyFile.cpp - numpy's .npy files as bytes --------------------------===//
//
// Magic, version, length of the header, header (a Python dictionary), elements.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "NpyFile.h"
#include "hot/Emulator/PTX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

static constexpr llvm::StringLiteral kMagic("\x93NUMPY");
static constexpr size_t kMaxRank = 64;

/// bf16 has no type in numpy; two raw bytes stand for it.
static constexpr std::pair<llvm::StringLiteral, llvm::StringLiteral> kTypes[] =
    {{"i8", "|i1"},  {"u8", "|u1"},   {"i16", "<i2"}, {"u16", "<u2"},
     {"i32", "<i4"}, {"u32", "<u4"},  {"i64", "<i8"}, {"u64", "<u8"},
     {"f16", "<f2"}, {"bf16", "|V2"}, {"f32", "<f4"}, {"f64", "<f8"}};

StringRef mlir::hot::emulator::getDescr(StringRef typeName) {
  for (auto &[name, descr] : kTypes)
    if (name == typeName)
      return descr;
  return "";
}

StringRef mlir::hot::emulator::getTypeName(StringRef descr) {
  for (auto &[name, known] : kTypes)
    if (known == descr)
      return name;
  return descr;
}

unsigned ArrayType::getElementBytes() const {
  unsigned bytes = 0;
  StringRef(descr).drop_front(2).getAsInteger(10, bytes);
  return bytes;
}

llvm::Expected<uint64_t> ArrayType::getBytes() const {
  uint64_t bytes = getElementBytes();
  bool overflow = false;
  for (uint64_t extent : shape) {
    bytes = llvm::SaturatingMultiply(bytes, extent, &overflow);
    if (overflow || bytes >> 48)
      return makeError(format() + " is too large");
  }
  return bytes;
}

std::string ArrayType::format() const {
  std::string text = getTypeName(descr).str() + "[";
  for (auto [i, extent] : llvm::enumerate(shape))
    text += (i ? "x" : "") + std::to_string(extent);
  return text + "]";
}

/// The text behind 'key': in a dictionary.
static StringRef findValue(StringRef header, StringRef key) {
  size_t at = header.find(("'" + key + "'").str());
  if (at == StringRef::npos)
    return "";
  StringRef rest = header.drop_front(at + key.size() + 2).ltrim();
  return rest.consume_front(":") ? rest.ltrim() : "";
}

static bool parseHeader(StringRef header, ArrayType &type,
                        std::string &reason) {
  StringRef descr = findValue(header, "descr");
  if (!descr.consume_front("'")) {
    reason = "the type of its elements is missing or a structure";
    return true;
  }
  descr = descr.take_until([](char c) { return c == '\''; });
  unsigned size;
  if (descr.size() < 3 || !StringRef("<|").contains(descr[0]) ||
      !StringRef("fiubVc").contains(descr[1]) ||
      descr.drop_front(2).getAsInteger(10, size) || size == 0 || size > 4096) {
    reason = "elements are not of a simple little-endian type";
    return true;
  }
  type.descr = descr.str();
  if (!findValue(header, "fortran_order").starts_with("False")) {
    reason = "in Fortran order; save numpy.ascontiguousarray of it";
    return true;
  }
  StringRef shape = findValue(header, "shape");
  bool isShape = shape.consume_front("(");
  while (isShape && !shape.ltrim().starts_with(")")) {
    uint64_t extent;
    shape = shape.ltrim();
    isShape = !shape.consumeInteger(10, extent) && type.shape.size() < kMaxRank;
    type.shape.push_back(extent);
    shape = shape.ltrim();
    if (!shape.consume_front(",") && !shape.starts_with(")"))
      isShape = false;
  }
  if (!isShape)
    reason = "its shape cannot be read";
  return !isShape;
}

llvm::Error mlir::hot::emulator::readNpyFile(StringRef path, ArrayType &type,
                                             std::vector<uint8_t> &bytes) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return makeError(path + ": " + buffer.getError().message());
  StringRef text = (*buffer)->getBuffer();
  auto fail = [&](const Twine &reason) {
    return makeError(path + ": " + reason);
  };
  if (!text.starts_with(kMagic) || text.size() < 12)
    return fail("not a .npy file");
  unsigned major = text[6];
  if (major != 1 && major != 2)
    return fail("only versions 1.0 and 2.0 of the .npy format are supported");
  size_t prefix = major == 1 ? 10 : 12;
  size_t length = major == 1 ? llvm::support::endian::read16le(text.data() + 8)
                             : llvm::support::endian::read32le(text.data() + 8);
  if (text.size() - prefix < length)
    return fail("truncated header");
  std::string reason;
  if (parseHeader(text.substr(prefix, length), type, reason))
    return fail(reason);
  llvm::Expected<uint64_t> size = type.getBytes();
  if (!size)
    return fail(llvm::toString(size.takeError()));
  StringRef rest = text.drop_front(prefix + length);
  if (rest.size() != *size)
    return fail(type.format() + " takes " + Twine(*size) +
                " bytes; the file has " + Twine(rest.size()));
  bytes.assign(rest.bytes_begin(), rest.bytes_end());
  return llvm::Error::success();
}

llvm::Error mlir::hot::emulator::writeNpyFile(StringRef path,
                                              const ArrayType &type,
                                              llvm::ArrayRef<uint8_t> bytes) {
  std::string header =
      "{'descr': '" + type.descr + "', 'fortran_order': False, 'shape': (";
  for (uint64_t extent : type.shape)
    header += std::to_string(extent) + ",";
  header += "), }";
  // Elements start at a multiple of 64.
  header.append(63 - (kMagic.size() + 4 + header.size()) % 64, ' ');
  header += '\n';
  std::error_code code;
  llvm::raw_fd_ostream out(path, code);
  if (code)
    return makeError(path + ": " + code.message());
  out << kMagic << '\x01' << '\0' << static_cast<char>(header.size() & 0xff)
      << static_cast<char>(header.size() >> 8) << header;
  out.write(reinterpret_cast<const char *>(bytes.data()), bytes.size());
  out.close();
  code = out.error();
  out.clear_error();
  return code ? makeError(path + ": " + code.message())
              : llvm::Error::success();
}
