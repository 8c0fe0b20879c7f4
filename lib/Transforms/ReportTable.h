//===- ReportTable.h - Columns of text --------------------------*- C++ -*-===//
//
// Private to the library: what the report's text is made of.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_TRANSFORMS_REPORTTABLE_H
#define HOT_LIB_TRANSFORMS_REPORTTABLE_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace mlir::hot {

/// Columns as wide as what is in them.
class Table {
public:
  /// One letter for each column: l or r, the side that it is aligned to.
  explicit Table(StringRef alignment, unsigned indent = 4)
      : alignment(alignment), indent(indent) {}
  void add(SmallVector<std::string> row) { rows.push_back(std::move(row)); }
  void print(llvm::raw_ostream &os) const;

private:
  StringRef alignment;
  unsigned indent;
  std::vector<SmallVector<std::string>> rows;
};

} // namespace mlir::hot

#endif // HOT_LIB_TRANSFORMS_REPORTTABLE_H
