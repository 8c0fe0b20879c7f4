//===- VertexCut.h - Cheapest nodes between two sets ------------*- C++ -*-===//
//
// Minimum vertex cut of a directed graph.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_SUPPORT_VERTEXCUT_H
#define HOT_SUPPORT_VERTEXCUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace mlir::hot {

/// Finds the nodes of least total cost that every path from a source to a
/// target passes, the source and the target among them. Of several such sets it
/// is the one nearest to the targets.
class VertexCut {
public:
  /// `cost` from 0 to 2^40; larger ones count as that.
  unsigned addNode(int64_t cost);
  void addEdge(unsigned from, unsigned to);
  void addSource(unsigned node);
  void addTarget(unsigned node);

  /// Dinic's algorithm on the graph with each node split in two: O(V^2 E) at
  /// worst, near linear on the long thin graphs of layers in a row.
  llvm::SmallVector<unsigned> run();

private:
  struct Edge {
    unsigned to, reverse;
    int64_t capacity;
  };
  void connect(unsigned from, unsigned to, int64_t capacity);
  bool layOut();
  bool augment();
  static unsigned in(unsigned node) { return 2 + 2 * node; }
  static unsigned out(unsigned node) { return 3 + 2 * node; }

  static constexpr unsigned kSource = 0, kTarget = 1;
  static constexpr int64_t kUnbounded = int64_t(1) << 62;
  static constexpr int64_t kMaxCost = int64_t(1) << 40;

  llvm::SmallVector<llvm::SmallVector<Edge, 4>> edges{{}, {}};
  /// Distance from the source, and the first edge still worth a try.
  llvm::SmallVector<unsigned> level, next;
};

} // namespace mlir::hot

#endif // HOT_SUPPORT_VERTEXCUT_H
