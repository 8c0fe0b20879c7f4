//===- Rows.h - One instruction on a table of operands ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_UNITTESTS_EMULATOR_ROWS_H
#define HOT_UNITTESTS_EMULATOR_ROWS_H

#include "Harness.h"
#include "llvm/ADT/StringExtras.h"
#include <functional>
#include <random>

namespace mlir::hot::emulator {

/// Operands of one lane: %a, %b, %c, %e.
using Row = std::vector<uint64_t>;

/// Widths of registers in bits; 1 is a predicate. %d is the result.
struct Widths {
  unsigned result;
  std::vector<unsigned> operands;
};

inline std::string makeRowKernel(llvm::StringRef body, const Widths &widths) {
  static const char *const names[] = {"%a", "%b", "%c", "%e"};
  auto reg = [](llvm::StringRef name, unsigned bits) {
    return ".reg " +
           (bits == 1 ? ".pred " : ".b" + std::to_string(bits) + " ") +
           name.str() + ";\n";
  };
  std::string registers = ".reg .b64 %row, %result;\n.reg .b32 %block, %word;\n"
                          ".reg .b32 %size, %index;\n" +
                          reg("%d", widths.result);
  std::string text = "mov.u32 %block, %ctaid.x;\nmov.u32 %size, %ntid.x;\n"
                     "mad.lo.u32 %index, %block, %size, %thread;\n"
                     "mad.wide.u32 %row, %index, 32, %in;\n"
                     "mad.wide.u32 %result, %index, 8, %out;\n";
  for (size_t i = 0; i < widths.operands.size(); ++i) {
    unsigned bits = widths.operands[i];
    registers += reg(names[i], bits);
    std::string address = "[%row+" + std::to_string(8 * i) + "];\n";
    if (bits == 1)
      text += "ld.global.b32 %word, " + address + "setp.ne.b32 " +
              std::string(names[i]) + ", %word, 0;\n";
    else
      text += "ld.global.b" + std::to_string(bits) + " " + names[i] + ", " +
              address;
  }
  text += body.str() + "\n";
  if (widths.result == 1)
    text += "selp.b32 %word, 1, 0, %d;\nst.global.b32 [%result], %word;\n";
  else
    text += "st.global.b" + std::to_string(widths.result) + " [%result], %d;\n";
  return makeKernel(registers, text);
}

/// Results of the rows, run in warps of 32 lanes and once more in ones of 31,
/// which take the path without vector code; both have to agree.
inline std::vector<uint64_t> runRows(llvm::StringRef body, const Widths &widths,
                                     const std::vector<Row> &rows) {
  std::string ptx = makeRowKernel(body, widths);
  std::vector<uint64_t> results;
  for (unsigned lanes : {32u, 31u}) {
    size_t warps = (rows.size() + lanes - 1) / lanes;
    std::vector<uint64_t> in(warps * lanes * 4, 0);
    for (size_t i = 0; i < rows.size(); ++i)
      std::copy(rows[i].begin(), rows[i].end(), in.begin() + 4 * i);
    auto run = runKernel<uint64_t>(ptx, in, warps * lanes, {lanes, 1, 1},
                                   {static_cast<uint32_t>(warps), 1, 1});
    expectClean(run);
    run.out.resize(rows.size());
    if (results.empty())
      results = run.out;
    EXPECT_EQ(results, run.out) << body.str() << ": the two paths differ";
  }
  return results;
}

inline std::string describe(llvm::StringRef body, const Row &row) {
  std::string text = body.str() + " of";
  for (uint64_t value : row)
    text += " 0x" + llvm::utohexstr(value);
  return text;
}

/// The last number of a row is the result.
inline void expectRows(llvm::StringRef body, const Widths &widths,
                       std::vector<Row> rows) {
  std::vector<uint64_t> expected;
  for (Row &row : rows) {
    expected.push_back(row.back());
    row.pop_back();
  }
  std::vector<uint64_t> results = runRows(body, widths, rows);
  for (size_t i = 0; i < rows.size(); ++i)
    EXPECT_EQ(llvm::utohexstr(results[i]), llvm::utohexstr(expected[i]))
        << describe(body, rows[i]);
}

using RowFunction = std::function<uint64_t(const Row &)>;

/// The same with a function for the results.
inline void expectFunction(llvm::StringRef body, const Widths &widths,
                           const std::vector<Row> &rows,
                           const RowFunction &function) {
  std::vector<uint64_t> results = runRows(body, widths, rows);
  unsigned failures = 0;
  for (size_t i = 0; i < rows.size() && failures < 5; ++i) {
    uint64_t expected = function(rows[i]);
    failures += results[i] != expected;
    EXPECT_EQ(llvm::utohexstr(results[i]), llvm::utohexstr(expected))
        << describe(body, rows[i]);
  }
}

/// All rows of one value from each list.
inline std::vector<Row>
getProduct(const std::vector<std::vector<uint64_t>> &lists) {
  std::vector<Row> rows = {{}};
  for (const std::vector<uint64_t> &list : lists) {
    std::vector<Row> longer;
    for (const Row &row : rows)
      for (uint64_t value : list) {
        longer.push_back(row);
        longer.back().push_back(value);
      }
    rows = std::move(longer);
  }
  return rows;
}

/// Values at the ends of an integer type's range and a few between.
inline std::vector<uint64_t> getEdges(unsigned bits) {
  uint64_t all = ~uint64_t(0) >> (64 - bits), top = uint64_t(1) << (bits - 1);
  return {0,       1,         2,       7,       top - 1,
          top,     top + 1,   all - 1, all,     all / 3,
          all / 5, 100 & all, all - 6, top / 2, (top / 2) - 1};
}

/// Sign-extends the low bits.
inline int64_t signExtend(uint64_t value, unsigned bits) {
  return static_cast<int64_t>(value << (64 - bits)) >> (64 - bits);
}
inline uint64_t truncate(uint64_t value, unsigned bits) {
  return value & (~uint64_t(0) >> (64 - bits));
}

inline uint64_t bitsOf(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}
inline uint64_t bitsOf(double value) {
  uint64_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}

} // namespace mlir::hot::emulator

#endif // HOT_UNITTESTS_EMULATOR_ROWS_H
