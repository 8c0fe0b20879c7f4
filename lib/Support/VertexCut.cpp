//===- VertexCut.cpp ------------------------------------------------------===//
//
// Maximum flow by Dinic's algorithm, without recursion: graphs are as deep as
// programs are long.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Support/VertexCut.h"
#include <algorithm>

using namespace mlir::hot;

void VertexCut::connect(unsigned from, unsigned to, int64_t capacity) {
  edges[from].push_back({to, unsigned(edges[to].size()), capacity});
  edges[to].push_back({from, unsigned(edges[from].size() - 1), 0});
}

unsigned VertexCut::addNode(int64_t cost) {
  unsigned node = (edges.size() - 2) / 2;
  edges.resize(edges.size() + 2);
  connect(in(node), out(node), std::clamp<int64_t>(cost, 0, kMaxCost));
  return node;
}

void VertexCut::addEdge(unsigned from, unsigned to) {
  connect(out(from), in(to), kUnbounded);
}
void VertexCut::addSource(unsigned node) {
  connect(kSource, in(node), kUnbounded);
}
void VertexCut::addTarget(unsigned node) {
  connect(out(node), kTarget, kUnbounded);
}

/// Numbers the nodes by their distance from the source. Returns whether the
/// target can be reached.
bool VertexCut::layOut() {
  level.assign(edges.size(), ~0u);
  next.assign(edges.size(), 0);
  level[kSource] = 0;
  llvm::SmallVector<unsigned> queue{kSource};
  for (size_t i = 0; i != queue.size(); ++i)
    for (const Edge &edge : edges[queue[i]])
      if (edge.capacity > 0 && level[edge.to] == ~0u) {
        level[edge.to] = level[queue[i]] + 1;
        queue.push_back(edge.to);
      }
  return level[kTarget] != ~0u;
}

/// Sends as much as fits along one shortest path. Returns whether there was
/// one.
bool VertexCut::augment() {
  llvm::SmallVector<Edge *> path;
  unsigned node = kSource;
  while (node != kTarget) {
    llvm::SmallVector<Edge, 4> &out = edges[node];
    unsigned &at = next[node];
    while (at != out.size() &&
           (out[at].capacity == 0 || level[out[at].to] != level[node] + 1))
      ++at;
    if (at != out.size()) {
      path.push_back(&out[at]);
      node = out[at].to;
      continue;
    }
    // A dead end: back, and past the edge that led here.
    if (path.empty())
      return false;
    Edge *last = path.pop_back_val();
    node = edges[last->to][last->reverse].to;
    ++next[node];
  }
  int64_t flow = kUnbounded;
  for (Edge *edge : path)
    flow = std::min(flow, edge->capacity);
  for (Edge *edge : path) {
    edge->capacity -= flow;
    edges[edge->to][edge->reverse].capacity += flow;
  }
  return true;
}

llvm::SmallVector<unsigned> VertexCut::run() {
  while (layOut())
    while (augment())
      ;
  // What can still reach the target: cut in front of it.
  llvm::SmallVector<bool> reaches(edges.size(), false);
  reaches[kTarget] = true;
  llvm::SmallVector<unsigned> queue{kTarget};
  for (size_t i = 0; i != queue.size(); ++i)
    for (const Edge &edge : edges[queue[i]]) {
      const Edge &forward = edges[edge.to][edge.reverse];
      if (forward.capacity > 0 && !reaches[edge.to]) {
        reaches[edge.to] = true;
        queue.push_back(edge.to);
      }
    }
  llvm::SmallVector<unsigned> cut;
  for (unsigned node = 0, e = (edges.size() - 2) / 2; node != e; ++node)
    if (!reaches[in(node)] && reaches[out(node)])
      cut.push_back(node);
  return cut;
}
