//===- VertexCutTest.cpp --------------------------------------------------===//
//
// Minimum vertex cuts by hand, and against all subsets of small random graphs.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Support/VertexCut.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir::hot;

static std::vector<unsigned> run(VertexCut &graph) {
  auto cut = graph.run();
  return {cut.begin(), cut.end()};
}

/// x -> h -> a, b, c -> target: one h is cheaper than what is made of it.
TEST(VertexCut, TakesTheNarrowPlace) {
  VertexCut graph;
  unsigned x = graph.addNode(10), h = graph.addNode(4), a = graph.addNode(3),
           b = graph.addNode(3);
  graph.addSource(x);
  graph.addEdge(x, h);
  for (unsigned node : {a, b}) {
    graph.addEdge(h, node);
    graph.addTarget(node);
  }
  EXPECT_EQ(run(graph), std::vector<unsigned>{h});
}

TEST(VertexCut, TakesTheTargetsIfTheyAreCheaper) {
  VertexCut graph;
  unsigned h = graph.addNode(7), a = graph.addNode(3), b = graph.addNode(3);
  graph.addSource(h);
  for (unsigned node : {a, b}) {
    graph.addEdge(h, node);
    graph.addTarget(node);
  }
  EXPECT_EQ(run(graph), (std::vector<unsigned>{a, b}));
}

/// Equal costs all along: the one that needs nothing made again.
TEST(VertexCut, IsNearestToTheTargets) {
  VertexCut graph;
  unsigned last = graph.addNode(5);
  graph.addSource(last);
  for (int i = 0; i != 4; ++i) {
    unsigned node = graph.addNode(5);
    graph.addEdge(last, node);
    last = node;
  }
  graph.addTarget(last);
  EXPECT_EQ(run(graph), std::vector<unsigned>{last});
}

TEST(VertexCut, NeedsNothingOfWhatNoSourceReaches) {
  VertexCut graph;
  unsigned argument = graph.addNode(1), made = graph.addNode(1);
  graph.addEdge(argument, made);
  graph.addTarget(made);
  EXPECT_TRUE(run(graph).empty());
  VertexCut empty;
  EXPECT_TRUE(run(empty).empty());
}

TEST(VertexCut, ClampsCosts) {
  VertexCut graph;
  unsigned huge = graph.addNode(std::numeric_limits<int64_t>::max());
  unsigned negative = graph.addNode(-5);
  graph.addSource(huge);
  graph.addEdge(huge, negative);
  graph.addTarget(negative);
  EXPECT_EQ(run(graph), std::vector<unsigned>{negative});
}

/// A chain of 200,000 nodes: no recursion, no quadratic time.
TEST(VertexCut, IsNotAfraidOfLongPrograms) {
  VertexCut graph;
  unsigned first = graph.addNode(9), last = first;
  graph.addSource(first);
  for (int i = 0; i != 200000; ++i) {
    unsigned node = graph.addNode(i == 1000 ? 2 : 9);
    graph.addEdge(last, node);
    last = node;
  }
  graph.addTarget(last);
  EXPECT_EQ(run(graph).size(), 1u);
}

TEST(VertexCut, IsMinimalOnRandomGraphs) {
  std::mt19937 random(7);
  for (int trial = 0; trial != 300; ++trial) {
    unsigned n = 2 + random() % 8;
    std::vector<int64_t> costs;
    std::vector<unsigned> sources, targets;
    std::vector<std::pair<unsigned, unsigned>> edges;
    VertexCut graph;
    for (unsigned i = 0; i != n; ++i) {
      costs.push_back(1 + random() % 9);
      graph.addNode(costs.back());
      if (random() % 3 == 0) {
        sources.push_back(i);
        graph.addSource(i);
      }
      if (random() % 3 == 0) {
        targets.push_back(i);
        graph.addTarget(i);
      }
      for (unsigned j = 0; j != i; ++j)
        if (random() % 3 == 0) {
          edges.push_back({j, i});
          graph.addEdge(j, i);
        }
    }
    /// Whether `cut`, a set of bits, parts the sources from the targets.
    auto parts = [&](unsigned cut) {
      unsigned reached = 0;
      for (unsigned source : sources)
        reached |= (1u << source) & ~cut;
      for (auto [from, to] : edges) // in the order of the nodes they lead to
        if (reached >> from & 1)
          reached |= (1u << to) & ~cut;
      for (unsigned target : targets)
        if (reached >> target & 1)
          return false;
      return true;
    };
    auto getCost = [&](unsigned cut) {
      int64_t cost = 0;
      for (unsigned i = 0; i != n; ++i)
        cost += cut >> i & 1 ? costs[i] : 0;
      return cost;
    };
    int64_t best = std::numeric_limits<int64_t>::max();
    for (unsigned cut = 0; cut != 1u << n; ++cut)
      if (parts(cut))
        best = std::min(best, getCost(cut));
    unsigned found = 0;
    for (unsigned node : run(graph))
      found |= 1u << node;
    EXPECT_TRUE(parts(found)) << "trial " << trial;
    EXPECT_EQ(getCost(found), best) << "trial " << trial;
  }
}
