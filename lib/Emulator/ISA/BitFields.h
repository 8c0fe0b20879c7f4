//===- BitFields.h - Files of bit instructions among themselves -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_EMULATOR_ISA_BITFIELDS_H
#define HOT_LIB_EMULATOR_ISA_BITFIELDS_H

#include "ISA/Decoder.h"

namespace mlir::hot::emulator {

void addBitCounts(DecodeTable &table);  ///< BitCounts.cpp: popc, clz, ...
void addBitFields(DecodeTable &table);  ///< BitFields.cpp: bfe, bfi, ...
void addBitPermute(DecodeTable &table); ///< BitPermute.cpp: lop3, prmt

} // namespace mlir::hot::emulator

#endif // HOT_LIB_EMULATOR_ISA_BITFIELDS_H
