//===- ReportTable.cpp ----------------------------------------------------===//
//
// Pads the cells of a table.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ReportTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::hot;

void Table::print(llvm::raw_ostream &os) const {
  SmallVector<size_t> widths(alignment.size(), 0);
  for (const auto &row : rows)
    for (auto [width, cell] : llvm::zip_equal(widths, row))
      width = std::max(width, cell.size());
  for (const auto &row : rows) {
    std::string line(indent, ' ');
    for (auto [i, cell] : llvm::enumerate(row)) {
      std::string padding(widths[i] - cell.size(), ' ');
      line += (i ? "  " : "") +
              (alignment[i] == 'l' ? cell + padding : padding + cell);
    }
    os << StringRef(line).rtrim() << "\n";
  }
}
