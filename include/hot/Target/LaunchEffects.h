//===- LaunchEffects.h - What a launch does to memory -----------*- C++ -*-===//
//
// Memory effects of gpu.launch_func, which has none upstream.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_TARGET_LAUNCHEFFECTS_H
#define HOT_TARGET_LAUNCHEFFECTS_H

namespace mlir {
class DialectRegistry;
namespace hot {

/// Buffer deallocation refuses operations with unknown effects.
void registerLaunchEffects(DialectRegistry &registry);

} // namespace hot
} // namespace mlir

#endif // HOT_TARGET_LAUNCHEFFECTS_H
