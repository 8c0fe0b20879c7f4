// Passes of hot-mlir's Target library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HOT_TARGET_PASSES_TD
#define HOT_TARGET_PASSES_TD

include "mlir/Pass/PassBase.td"

def CheckTargetPass : Pass<"hot-check-target", "ModuleOp"> {
  let summary = "Refuse a chip or PTX version that no code can be emitted for";
  let description = [{
    LLVM ends the process on a PTX version that does not know the chip. This pass
    comes before everything that names a chip, and says what is allowed instead.

    **Numerics:** exact, changes nothing.
  }];
  let options = [
    Option<"chip", "chip", "std::string", "\"sm_80\"", "GPU, as sm_80">,
    Option<"ptxVersion", "ptx-version", "unsigned", "0",
           "PTX version as 78 for 7.8; 0: the lowest that knows the chip">
  ];
}

def LowerDeviceMathPass : Pass<"hot-lower-device-math", "gpu::GPUModuleOp"> {
  let summary = "Turn math functions into instructions, or refuse them";
  let description = [{
    `absf`, `copysign`, `sqrt`, `fma`, `floor`, `ceil`, `trunc`, `roundeven` and
    `round` are one or a few instructions, correctly rounded, and become LLVM's
    intrinsics, those of 16 bits by way of f32 where that changes nothing; `rsqrt`
    becomes 1 / sqrt(x), the classifications become comparisons. convert-gpu-to-nvvm
    would turn them into library calls. Anything else of `math` on floats (and
    `arith.remf`) must have been expanded before: left as it is, it becomes a call
    of a library that is not there, without an error.

    ```mlir
    %1 = math.floor %0 : f32
    // =>
    %1 = llvm.call_intrinsic "llvm.floor"(%0) : (f32) -> f32
    ```

    **Numerics:** exact.
  }];
  let dependentDialects = [
    "gpu::GPUDialect", "LLVM::LLVMDialect", "arith::ArithDialect"
  ];
}

def CheckPTXPass : Pass<"hot-check-ptx", "ModuleOp"> {
  let summary = "Refuse PTX that calls a function which it does not define";
  let description = [{
    Looks at the text of every `gpu.binary`. An `.extern .func` in it is a library
    call that nothing will resolve.

    **Numerics:** exact, changes nothing.
  }];
  let dependentDialects = ["gpu::GPUDialect"];
}

def HostToLLVMPass : Pass<"hot-host-to-llvm", "ModuleOp"> {
  let summary = "Lower host code that drives a device to the LLVM dialect";
  let description = [{
    Every memref of a host function points to device memory. Allocations, frees,
    contiguous copies, constants and launches become calls of the functions in
    `hot/Runtime/HostRuntime.h`; index arithmetic and control flow become LLVM.

    ```mlir
    %m = memref.alloc() : memref<4x8xf32>
    gpu.launch_func @hot_kernels::@fill_0 blocks in (%c1, %c1, %c1)
        threads in (%c32, %c1, %c1) args(%base : memref<f32>)
    // =>
    %p = llvm.call @hotHostAlloc(%bytes) : (i64) -> !llvm.ptr
    llvm.call @hotHostLaunch(%image, %name, %grid..., %shared, %params, %count)
    ```

    Host control flow that depends on device memory is refused: the host never
    reads it.

    **Numerics:** exact.
  }];
  let dependentDialects = ["LLVM::LLVMDialect", "gpu::GPUDialect"];
}

def EmbedDeviceCodePass : Pass<"hot-embed-device-code", "ModuleOp"> {
  let summary = "Turn each gpu.binary into a string that the host code refers to";
  let description = [{
    After it the module is pure LLVM dialect and can be compiled and run: the
    image symbol that launches name gets the PTX text as its value.

    **Numerics:** exact.
  }];
  let dependentDialects = ["LLVM::LLVMDialect", "gpu::GPUDialect"];
  let statistics = [
    Statistic<"numImages", "device images", "Number of embedded images">
  ];
}

#endif // HOT_TARGET_PASSES_TD
