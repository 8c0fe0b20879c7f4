//===- Npy.cpp ------------------------------------------------------------===//
//
// Reads and writes arrays in numpy's .npy format:
//
//     "\x93NUMPY", major, minor, length of the header (2 bytes, from 2.0 on 4),
//     header: a Python dictionary, padded with blanks; then the elements.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Runtime/Npy.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::hot;
namespace fs = llvm::sys::fs;

static constexpr StringLiteral kMagic("\x93NUMPY");
/// What numpy itself accepts without being told to trust the file is 10000.
static constexpr size_t kMaxHeader = 1 << 20;
/// numpy's own limit is 64.
static constexpr size_t kMaxRank = 64;

namespace {
struct Header {
  std::optional<std::string> descr;
  std::optional<bool> fortranOrder;
  std::optional<SmallVector<int64_t>> shape;
};

/// Reads {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }. On
/// failure `error` says why.
class HeaderParser {
public:
  explicit HeaderParser(StringRef text) : text(text) {}

  bool parse(Header &header) {
    if (!expect("{"))
      return false;
    while (!consume("}")) {
      std::string key;
      if (!parseString(key) || !expect(":") || !parseValue(key, header))
        return false;
      if (!consume(",") && !(skipBlanks(), text.starts_with("}")))
        return fail("expected ',' or '}'");
    }
    skipBlanks();
    if (!text.empty())
      return fail("text after the dictionary");
    if (!header.descr || !header.fortranOrder || !header.shape)
      return fail("one of descr, fortran_order, shape is missing");
    return true;
  }

  std::string error;

private:
  bool parseValue(StringRef key, Header &header) {
    if (key == "descr") {
      skipBlanks();
      if (text.starts_with("["))
        return fail("arrays of structures are not supported");
      std::string descr;
      return parseString(descr) && assign(header.descr, descr, key);
    }
    if (key == "fortran_order") {
      bool isTrue = consume("True");
      if (!isTrue && !consume("False"))
        return fail("fortran_order is neither True nor False");
      return assign(header.fortranOrder, isTrue, key);
    }
    if (key == "shape") {
      SmallVector<int64_t> shape;
      return parseShape(shape) && assign(header.shape, shape, key);
    }
    return fail("unknown key '" + llvm::Twine(key) + "'");
  }

  template <typename T, typename V>
  bool assign(std::optional<T> &slot, const V &value, StringRef key) {
    if (slot)
      return fail("key '" + llvm::Twine(key) + "' appears twice");
    slot = value;
    return true;
  }

  bool parseString(std::string &value) {
    skipBlanks();
    if (text.empty() || (text.front() != '\'' && text.front() != '"'))
      return fail("expected a string");
    size_t end = text.find(text.front(), 1);
    if (end == StringRef::npos)
      return fail("unterminated string");
    value = text.substr(1, end - 1).str();
    text = text.drop_front(end + 1);
    return true;
  }

  bool parseShape(SmallVectorImpl<int64_t> &shape) {
    if (!expect("("))
      return false;
    while (!consume(")")) {
      int64_t size;
      skipBlanks();
      if (text.consumeInteger(10, size) || size < 0)
        return fail("a size of the shape is no number from 0 to 2^63 - 1");
      text.consume_front("L"); // Python 2 wrote long integers this way.
      shape.push_back(size);
      if (shape.size() > kMaxRank)
        return fail("more than " + llvm::Twine(kMaxRank) + " axes");
      if (!consume(",") && !(skipBlanks(), text.starts_with(")")))
        return fail("expected ',' or ')' in the shape");
    }
    return true;
  }

  void skipBlanks() { text = text.ltrim(" \t\n\r"); }
  bool consume(StringRef token) {
    skipBlanks();
    return text.consume_front(token);
  }
  bool expect(StringRef token) {
    return consume(token) || fail("expected '" + llvm::Twine(token) + "'");
  }
  bool fail(const llvm::Twine &reason) {
    if (error.empty())
      error = reason.str();
    return false;
  }

  StringRef text;
};
} // namespace

static std::optional<ElementType> parseDescr(StringRef descr) {
  // One-byte elements have no order ('|'); bf16 is a raw pair of bytes.
  return llvm::StringSwitch<std::optional<ElementType>>(descr)
      .Case("<f8", ElementType::F64)
      .Case("<f4", ElementType::F32)
      .Case("<f2", ElementType::F16)
      .Cases({"|V2", "<V2"}, ElementType::BF16)
      .Cases({"<i8", "<u8"}, ElementType::I64)
      .Cases({"<i4", "<u4"}, ElementType::I32)
      .Cases({"<i2", "<u2"}, ElementType::I16)
      .Cases({"|i1", "|u1", "<i1", "<u1"}, ElementType::I8)
      .Cases({"|b1", "<b1"}, ElementType::I1)
      .Default(std::nullopt);
}

static StringRef getDescr(ElementType type) {
  switch (type) {
  case ElementType::F64:
    return "<f8";
  case ElementType::F32:
    return "<f4";
  case ElementType::F16:
    return "<f2";
  case ElementType::BF16:
    return "|V2";
  case ElementType::I64:
    return "<i8";
  case ElementType::I32:
    return "<i4";
  case ElementType::I16:
    return "<i2";
  case ElementType::I8:
  case ElementType::I4:
    return "|i1";
  case ElementType::I1:
    return "|b1";
  }
  return "|V1";
}

/// Control characters of an untrusted file stay out of messages.
static std::string printable(StringRef text) {
  std::string result;
  llvm::raw_string_ostream(result).write_escaped(text.take_front(200));
  return result;
}

static llvm::Error makeError(StringRef name, const llvm::Twine &reason) {
  return llvm::createStringError(name + ": " + reason);
}

llvm::Expected<HostTensor> mlir::hot::parseNpy(StringRef contents,
                                               StringRef name) {
  if (!contents.starts_with(kMagic) || contents.size() < kMagic.size() + 2)
    return makeError(name, "not a .npy file");
  unsigned major = static_cast<uint8_t>(contents[6]),
           minor = static_cast<uint8_t>(contents[7]);
  if ((major != 1 && major != 2) || minor != 0)
    return makeError(
        name, "version " + llvm::Twine(major) + "." + llvm::Twine(minor) +
                  " of the .npy format is not supported, only 1.0 and 2.0");
  size_t lengthBytes = major == 1 ? 2 : 4;
  StringRef rest = contents.drop_front(8);
  if (rest.size() < lengthBytes)
    return makeError(name, "truncated header");
  size_t length = major == 1 ? llvm::support::endian::read16le(rest.data())
                             : llvm::support::endian::read32le(rest.data());
  rest = rest.drop_front(lengthBytes);
  if (length > kMaxHeader)
    return makeError(name, "a header of " + llvm::Twine(length) +
                               " bytes is too long");
  if (rest.size() < length)
    return makeError(name, "truncated header");

  Header header;
  HeaderParser parser(rest.take_front(length));
  if (!parser.parse(header))
    return makeError(name, "malformed header: " +
                               llvm::Twine(printable(parser.error)));
  rest = rest.drop_front(length);

  std::optional<ElementType> type = parseDescr(*header.descr);
  if (!type)
    return makeError(
        name, "elements of type '" + llvm::Twine(printable(*header.descr)) +
                  "' are not supported; little-endian f8 f4 f2 i8 i4 i2 i1 "
                  "u8 u4 u2 u1 b1 and V2 (bf16) are");
  if (*header.fortranOrder)
    return makeError(name,
                     "in Fortran order; save numpy.ascontiguousarray of it");
  std::optional<int64_t> count = countElements(*header.shape, *type);
  if (!count)
    return makeError(name, "shape too large");
  uint64_t bytes = static_cast<uint64_t>(*count) * getElementBytes(*type);
  // Before anything is allocated: the header may claim any size.
  if (rest.size() != bytes)
    return makeError(name,
                     (rest.size() < bytes ? "truncated: " : "too long: ") +
                         formatTensorType(*header.shape, *type) + " takes " +
                         llvm::Twine(bytes) + " bytes, the file has " +
                         llvm::Twine(rest.size()));

  llvm::Expected<HostTensor> tensor = HostTensor::create(*type, *header.shape);
  if (!tensor)
    return makeError(name, llvm::toString(tensor.takeError()));
  llvm::copy(rest, tensor->getData());
  if (*type == ElementType::I1)
    for (char &value : MutableArrayRef<char>(tensor->getData(), bytes))
      value = value != 0;
  return tensor;
}

llvm::Expected<HostTensor> mlir::hot::readNpy(StringRef path) {
  fs::file_status status;
  if (std::error_code code = fs::status(path, status))
    return makeError(path, code.message());
  if (!fs::is_regular_file(status))
    return makeError(path, "not a regular file");
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return makeError(path, buffer.getError().message());
  return parseNpy((*buffer)->getBuffer(), path);
}

/// Everything in front of the elements, padded so that they start at a multiple
/// of 64.
static std::string makeHeader(const HostTensor &tensor) {
  std::string dictionary;
  llvm::raw_string_ostream out(dictionary);
  out << "{'descr': '" << getDescr(tensor.getElementType())
      << "', 'fortran_order': False, 'shape': (";
  llvm::interleaveComma(tensor.getShape(), out);
  out << (tensor.getShape().size() == 1 ? ",), }" : "), }");
  size_t prefix = kMagic.size() + 4;
  size_t padding = 63 - (prefix + dictionary.size()) % 64;
  dictionary.append(padding, ' ').push_back('\n');
  std::string header = kMagic.str();
  header += {'\x01', '\x00', static_cast<char>(dictionary.size() & 0xff),
             static_cast<char>(dictionary.size() >> 8)};
  return header + dictionary;
}

llvm::Error mlir::hot::writeNpy(StringRef path, const HostTensor &tensor) {
  std::string temporary =
      (path + ".partial" + llvm::Twine(llvm::sys::Process::getProcessId()))
          .str();
  llvm::sys::RemoveFileOnSignal(temporary);
  std::error_code code;
  {
    llvm::raw_fd_ostream out(temporary, code);
    if (!code) {
      out << makeHeader(tensor);
      out.write(tensor.getData(), tensor.getNumBytes());
      out.close();
      code = out.error();
      out.clear_error();
    }
  }
  if (!code)
    code = fs::rename(temporary, path);
  if (code)
    fs::remove(temporary);
  llvm::sys::DontRemoveFileOnSignal(temporary);
  return code ? makeError(path, code.message()) : llvm::Error::success();
}
