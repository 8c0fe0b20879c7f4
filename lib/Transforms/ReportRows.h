//===- ReportRows.h - One product, one tensor -------------------*- C++ -*-===//
//
// Private to the library: the rows of the report.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_TRANSFORMS_REPORTROWS_H
#define HOT_LIB_TRANSFORMS_REPORTROWS_H

#include "hot/Transforms/Report.h"

namespace mlir::hot {

/// "name at file.mlir:3:5", without folders, or as much of it as there is.
std::string describeLocation(Location loc);

/// Transforms that are not in `countedTransforms` are counted and put there.
ProductReport
describeProduct(const LayerProduct &product,
                llvm::SmallPtrSetImpl<Operation *> &countedTransforms,
                const LeftAlone &reasons);

SavedReport describeSaved(const SavedTensor &tensor,
                          const LayerProducts &products);

ArgumentReport describeArgument(Value value);

} // namespace mlir::hot

#endif // HOT_LIB_TRANSFORMS_REPORTROWS_H
