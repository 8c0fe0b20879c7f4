//===- RewriteOptions.h - The rewrite at the head of a pipeline -*- C++ -*-===//
//
// Options of hot-rewrite-backward as every named pipeline takes them.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_PIPELINES_REWRITEOPTIONS_H
#define HOT_PIPELINES_REWRITEOPTIONS_H

#include "hot/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

namespace mlir::hot {

/// The rewrite's options and their defaults, for a pipeline whose options are
/// `Derived`; `chip` is left to the pipeline.
template <typename Derived>
struct RewriteOptions : PassPipelineOptions<Derived> {
  template <typename T>
  using Option = ::mlir::detail::PassOptions::Option<T>;

  Option<std::string> scheme{
      *this, "scheme", llvm::cl::init(RewriteBackwardPassOptions().scheme),
      llvm::cl::desc("Scheme of hot-rewrite-backward; none: no rewrite")};
  Option<int64_t> gxBits{*this, "gx-bits",
                         llvm::cl::init(RewriteBackwardPassOptions().gxBits),
                         llvm::cl::desc("As in hot-rewrite-backward")};
  Option<int64_t> gwBits{*this, "gw-bits",
                         llvm::cl::init(RewriteBackwardPassOptions().gwBits),
                         llvm::cl::desc("As in hot-rewrite-backward")};
  Option<int64_t> block{*this, "block",
                        llvm::cl::init(RewriteBackwardPassOptions().block),
                        llvm::cl::desc("As in hot-rewrite-backward")};
  Option<int64_t> rank{*this, "rank",
                       llvm::cl::init(RewriteBackwardPassOptions().rank),
                       llvm::cl::desc("As in hot-rewrite-backward")};
  Option<std::string> granularity{
      *this, "granularity",
      llvm::cl::init(RewriteBackwardPassOptions().granularity),
      llvm::cl::desc("As in hot-rewrite-backward")};
  Option<std::string> rounding{
      *this, "rounding", llvm::cl::init(RewriteBackwardPassOptions().rounding),
      llvm::cl::desc("As in hot-rewrite-backward")};
  Option<std::string> layers{
      *this, "layers", llvm::cl::init(RewriteBackwardPassOptions().layers),
      llvm::cl::desc("As in hot-rewrite-backward")};
  Option<int64_t> minElements{
      *this, "min-elements",
      llvm::cl::init(RewriteBackwardPassOptions().minElements),
      llvm::cl::desc("As in hot-rewrite-backward")};

  RewriteBackwardPassOptions getRewriteOptions(llvm::StringRef chip) const {
    RewriteBackwardPassOptions options;
    options.scheme = scheme;
    options.gxBits = gxBits;
    options.gwBits = gwBits;
    options.block = block;
    options.rank = rank;
    options.granularity = granularity;
    options.rounding = rounding;
    options.chip = chip.str();
    options.layers = layers;
    options.minElements = minElements;
    return options;
  }
};

/// Level 0 to level 1: the rewrite, without what it leaves dead, and compressed
/// activations; nothing with scheme `none`.
void buildHotRewriteStage(OpPassManager &pm,
                          const RewriteBackwardPassOptions &options);

} // namespace mlir::hot

#endif // HOT_PIPELINES_REWRITEOPTIONS_H
