//===- KernelBuilder.h ------------------------------------------*- C++ -*-===//
//
// Writes kernels: a builder with short names for index arithmetic and control
// flow, and the gpu.module that holds each kernel once.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_LIB_CONVERSION_HOTTOGPU_KERNELBUILDER_H
#define HOT_LIB_CONVERSION_HOTTOGPU_KERNELBUILDER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::hot {

/// Integer operations are on index or i32 values alike; all are unsigned.
class KernelBuilder : public ImplicitLocOpBuilder {
public:
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;
  using Values = llvm::SmallVector<Value>;

  Value constant(Type type, int64_t value);
  Value index(int64_t value) { return constant(getIndexType(), value); }
  Value i32(int64_t value) { return constant(getI32Type(), value); }
  Value f32(float value);
  Value toI32(Value index);

  Value add(Value a, Value b);
  Value sub(Value a, Value b);
  Value mul(Value a, Value b);
  Value div(Value a, Value b);
  Value rem(Value a, Value b);
  Value min(Value a, Value b);
  Value max(Value a, Value b);
  Value bitAnd(Value a, Value b);
  Value bitOr(Value a, Value b);
  Value bitXor(Value a, Value b);
  Value shiftLeft(Value a, int64_t bits);
  Value shiftRight(Value a, int64_t bits);
  Value ceilDiv(Value a, int64_t b) { return div(add(a, b - 1), b); }

  Value add(Value a, int64_t b) { return add(a, constant(a.getType(), b)); }
  Value mul(Value a, int64_t b) { return mul(a, constant(a.getType(), b)); }
  Value div(Value a, int64_t b) { return div(a, constant(a.getType(), b)); }
  Value rem(Value a, int64_t b) { return rem(a, constant(a.getType(), b)); }
  Value bitAnd(Value a, int64_t b) {
    return bitAnd(a, constant(a.getType(), b));
  }
  Value bitXor(Value a, int64_t b) {
    return bitXor(a, constant(a.getType(), b));
  }

  Value lessThan(Value a, Value b);
  Value atLeast(Value a, Value b);
  Value equals(Value a, Value b);
  Value select(Value condition, Value a, Value b);

  Value threadId();
  Value blockId();
  Value gridSize();

  /// if (condition) then()
  void when(Value condition, llvm::function_ref<void()> then);
  /// condition ? then() : otherwise(), evaluating one of the two only.
  Values branch(Value condition, TypeRange types,
                llvm::function_ref<Values()> then,
                llvm::function_ref<Values()> otherwise);
  /// for (i = from; i < to; i += step) values = body(i, values)
  Values loop(Value from, Value to, Value step, ValueRange init,
              llvm::function_ref<Values(Value, ValueRange)> body);

  /// The elements at a pointer (memref<1xT>) as a row-major array of `sizes`.
  Value view(Value pointer, ValueRange sizes);
  /// Whether the pointer and a row of `rowBytes` bytes keep this alignment.
  Value isAligned(Value pointer, Value rowBytes, int64_t bytes);
  /// A load or store of a vector at an address aligned to all of its bytes.
  Value loadVector(VectorType type, Value array, ValueRange indices);
  void storeVector(Value vector, Value array, ValueRange indices);
};

/// A kernel as a launch needs it.
struct Kernel {
  SymbolRefAttr symbol;
  int32_t threads;
  int32_t sharedBytes;
};

/// The gpu.module @hot_kernels of a module, made when the first kernel is.
class KernelModule {
public:
  KernelModule(ModuleOp module, SymbolTable &symbols)
      : module(module), symbols(symbols) {}

  /// A kernel named by all that its body depends on; emitted when it is not
  /// there yet. Fails with a diagnostic if the module's name is taken.
  FailureOr<Kernel>
  getOrCreate(llvm::StringRef name, TypeRange parameters, int32_t threads,
              int32_t sharedBytes,
              llvm::function_ref<void(KernelBuilder &, ValueRange)> body);

private:
  FailureOr<gpu::GPUModuleOp> getModule();

  ModuleOp module;
  SymbolTable &symbols;
};

/// A statically sized array of bytes in shared memory that belongs to one
/// kernel.
Value createSharedArray(KernelBuilder &b, llvm::StringRef name,
                        llvm::ArrayRef<int64_t> shape);
/// The shared memory that the launch provides, as bytes.
Value getDynamicShared(KernelBuilder &b, int64_t bytes);

} // namespace mlir::hot

#endif // HOT_LIB_CONVERSION_HOTTOGPU_KERNELBUILDER_H
