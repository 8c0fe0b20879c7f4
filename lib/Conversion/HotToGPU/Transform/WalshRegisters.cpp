//===- WalshRegisters.cpp -------------------------------------------------===//
//
// The Walsh-Hadamard transform of one block of values that a thread holds.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "WalshRegisters.h"
#include "hot/Support/Walsh.h"

using namespace mlir;
using namespace mlir::hot;

KernelBuilder::Values hot::emitTransform(KernelBuilder &b,
                                         const BlockTransform &transform,
                                         ValueRange values) {
  KernelBuilder::Values x = llvm::to_vector_of<Value>(values);
  if (transform.isIdentity)
    return x;
  auto applySigns = [&](KernelBuilder::Values &values) {
    for (auto [value, sign] : llvm::zip_equal(values, transform.signs))
      if (sign < 0)
        value = arith::NegFOp::create(b, value);
  };
  if (!transform.signs.empty() && !transform.signsAfter)
    applySigns(x);

  int64_t n = transform.block;
  for (int64_t h = 1; h < n; h *= 2)
    for (int64_t i = 0; i < n; ++i)
      if (!(i & h)) {
        Value sum = arith::AddFOp::create(b, x[i], x[i + h]);
        x[i + h] = arith::SubFOp::create(b, x[i], x[i + h]);
        x[i] = sum;
      }

  Value scale = b.f32(getWalshScale(n));
  KernelBuilder::Values kept;
  for (int64_t row : transform.rows)
    kept.push_back(arith::MulFOp::create(b, x[row], scale));
  if (!transform.signs.empty() && transform.signsAfter)
    applySigns(kept);
  return kept;
}
