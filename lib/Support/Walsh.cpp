//===- Walsh.cpp ----------------------------------------------------------===//
//
// Walsh-Hadamard orders and selections, as plain integer functions.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Support/Walsh.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>
#include <tuple>

using namespace llvm;

namespace mlir::hot {

int64_t getNaturalRow(int64_t s, int64_t n) {
  int64_t gray = s ^ (s >> 1), reversed = 0;
  for (int64_t bit = 1; bit < n; bit *= 2, gray >>= 1)
    reversed = reversed * 2 + (gray & 1);
  return reversed;
}

/// Sequency rows that lp_l1 keeps. A row of the 1-D transform of size n is a
/// product of two Walsh functions on a grid of side sqrt(n). Least u + v first;
/// among equals the one nearest to the diagonal, then the lower row.
static SmallVector<int64_t> getGridLowPassRows(int64_t n, int64_t rank) {
  int64_t side = int64_t(1) << (Log2_64(n) / 2);
  SmallVector<int64_t> sequencyOfNatural(n);
  for (int64_t s = 0; s < n; ++s)
    sequencyOfNatural[getNaturalRow(s, n)] = s;
  SmallVector<std::tuple<int64_t, int64_t, int64_t>> rows;
  for (int64_t u = 0; u < side; ++u)
    for (int64_t v = 0; v < side; ++v)
      rows.emplace_back(u + v, std::max(u, v),
                        sequencyOfNatural[side * getNaturalRow(u, side) +
                                          getNaturalRow(v, side)]);
  llvm::sort(rows);
  SmallVector<int64_t> kept;
  for (int64_t i = 0; i < rank; ++i)
    kept.push_back(std::get<2>(rows[i]));
  llvm::sort(kept);
  return kept;
}

SmallVector<int64_t> getKeptNaturalRows(int64_t n, int64_t rank,
                                        bool gridLowPass) {
  SmallVector<int64_t> rows;
  if (gridLowPass)
    rows = getGridLowPassRows(n, rank);
  else
    rows.append(llvm::seq<int64_t>(0, rank).begin(),
                llvm::seq<int64_t>(0, rank).end());
  for (int64_t &row : rows)
    row = getNaturalRow(row, n);
  return rows;
}

float getWalshScale(int64_t n) {
  return static_cast<float>(1.0 / std::sqrt(static_cast<double>(n)));
}

void walshHadamard(MutableArrayRef<float> block) {
  for (size_t h = 1; h < block.size(); h *= 2)
    for (size_t i = 0; i < block.size(); ++i)
      if ((i & h) == 0) {
        float a = block[i], b = block[i + h];
        block[i] = a + b;
        block[i + h] = a - b;
      }
  for (float &value : block)
    value *= getWalshScale(static_cast<int64_t>(block.size()));
}

} // namespace mlir::hot
