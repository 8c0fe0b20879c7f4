//===- OutlineKernels.cpp - From gpu.launch to kernels --------------------===//
//
// The pass hot-outline-kernels: bodies move to one gpu.module, parameters
// become bare pointers and scalars, equal kernels become one.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "LaunchBuilder.h"
#include "hot/Conversion/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::hot {
#define GEN_PASS_DEF_OUTLINEKERNELSPASS
#include "hot/Conversion/Passes.h.inc"
} // namespace mlir::hot

using namespace mlir;
using namespace mlir::hot;

namespace {

constexpr llvm::StringLiteral kModuleName = "hot_kernels";

/// Whether `value` exists only on the device: a load that may be cloned, or
/// something pure computed from one.
bool isDeviceValue(Value value) {
  Operation *def = value.getDefiningOp();
  if (!def)
    return false;
  if (def->hasAttr(kDeviceScalarAttr))
    return true;
  return def->getNumRegions() == 0 && isMemoryEffectFree(def) &&
         llvm::any_of(def->getOperands(), isDeviceValue);
}

/// The kernel of one launch under construction: its parameters, and what the
/// host passes for them.
class KernelBuilder {
public:
  explicit KernelBuilder(gpu::LaunchOp launch)
      : launch(launch), host(launch), kernel(launch.getContext()) {
    kernel.setInsertionPointToStart(&entry());
  }

  LogicalResult build() {
    SetVector<Value> captured;
    getUsedValuesDefinedAbove(launch.getBody(), captured);
    for (Value value : captured) {
      FailureOr<Value> inside = materialize(value);
      if (failed(inside))
        return failure();
      replaceAllUsesInRegionWith(value, *inside, launch.getBody());
    }
    return success();
  }

  ArrayRef<Value> getOperands() const { return operands; }
  ArrayRef<Value> getParameters() const { return parameters; }

private:
  Block &entry() { return launch.getBody().front(); }

  /// `value` of the host as the kernel sees it.
  FailureOr<Value> materialize(Value value) {
    if (Value known = mapping.lookupOrNull(value))
      return known;
    Operation *def = value.getDefiningOp();
    FailureOr<Value> inside;
    if (def && matchPattern(def, m_Constant())) {
      inside = kernel.clone(*def)->getResult(0);
    } else if (isDeviceValue(value)) {
      inside = cloneDeviceValue(value);
    } else if (isa<MemRefType>(value.getType())) {
      inside = rebuildMemRef(value);
    } else if (value.getType().isIntOrIndexOrFloat()) {
      inside = addParameter(value);
    } else {
      return launch.emitError()
             << "a kernel cannot take a value of type " << value.getType();
    }
    if (succeeded(inside))
      mapping.map(value, *inside);
    return inside;
  }

  FailureOr<Value> cloneDeviceValue(Value value) {
    Operation *def = value.getDefiningOp();
    IRMapping inner;
    for (Value operand : def->getOperands()) {
      FailureOr<Value> inside = materialize(operand);
      if (failed(inside))
        return failure();
      inner.map(operand, *inside);
    }
    Operation *copy = kernel.clone(*def, inner);
    copy->removeAttr(kDeviceScalarAttr);
    return copy->getResult(cast<OpResult>(value).getResultNumber());
  }

  Value addParameter(Value operand) {
    operands.push_back(operand);
    parameters.push_back(
        entry().addArgument(operand.getType(), operand.getLoc()));
    return parameters.back();
  }

  /// %m ==> reinterpret_cast %base, with its static numbers as constants.
  FailureOr<Value> rebuildMemRef(Value memref) {
    auto type = cast<MemRefType>(memref.getType());
    Location loc = memref.getLoc();
    SmallVector<int64_t> strides;
    int64_t offset;
    if (failed(type.getStridesAndOffset(strides, offset)))
      return launch.emitError() << "a kernel cannot take " << type
                                << ": its layout has no strides";
    // The base is that of the buffer, not of the view.
    auto baseType =
        MemRefType::get({}, type.getElementType(), MemRefLayoutAttrInterface(),
                        type.getMemorySpace());
    Value base = memref;
    if (type != baseType)
      base = memref::ReinterpretCastOp::create(
          host, loc, baseType, memref, host.getIndexAttr(0),
          ArrayRef<OpFoldResult>(), ArrayRef<OpFoldResult>());
    Value inside = addParameter(base);
    if (type == baseType)
      return inside;

    memref::ExtractStridedMetadataOp metadata;
    auto get = [&](int64_t number, auto pick) -> OpFoldResult {
      if (!ShapedType::isDynamic(number))
        return kernel.getIndexAttr(number);
      if (!metadata)
        metadata = memref::ExtractStridedMetadataOp::create(host, loc, memref);
      return addParameter(pick(metadata));
    };
    using Metadata = memref::ExtractStridedMetadataOp;
    OpFoldResult place =
        get(offset, [](Metadata op) -> Value { return op.getOffset(); });
    SmallVector<OpFoldResult> sizeValues, strideValues;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      sizeValues.push_back(get(type.getDimSize(dim), [&](Metadata op) -> Value {
        return op.getSizes()[dim];
      }));
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      strideValues.push_back(get(strides[dim], [&](Metadata op) -> Value {
        return op.getStrides()[dim];
      }));
    Value rebuilt = memref::ReinterpretCastOp::create(
        kernel, loc,
        MemRefType::get(
            type.getShape(), type.getElementType(),
            StridedLayoutAttr::get(type.getContext(), offset, strides),
            type.getMemorySpace()),
        inside, place, sizeValues, strideValues);
    if (rebuilt.getType() != type)
      rebuilt = memref::CastOp::create(kernel, loc, type, rebuilt);
    return rebuilt;
  }

  gpu::LaunchOp launch;
  OpBuilder host;
  OpBuilder kernel;
  IRMapping mapping;
  SmallVector<Value> operands;
  SmallVector<Value> parameters;
};

/// cf.assert %c ==> if not %c { trap }
void lowerAsserts(Region &body) {
  SmallVector<cf::AssertOp> asserts;
  body.walk([&](cf::AssertOp op) { asserts.push_back(op); });
  for (cf::AssertOp op : asserts) {
    OpBuilder builder(op);
    Location loc = op.getLoc();
    Value yes = arith::ConstantIntOp::create(builder, loc, 1, 1);
    Value failed = arith::XOrIOp::create(builder, loc, op.getArg(), yes);
    auto branch = scf::IfOp::create(builder, loc, failed);
    builder.setInsertionPointToStart(&branch.getThenRegion().front());
    LLVM::Trap::create(builder, loc);
    op.erase();
  }
}

/// Block and thread numbers are arguments of a launch and operations in a
/// kernel.
void replaceIds(gpu::LaunchOp launch) {
  OpBuilder builder = OpBuilder::atBlockBegin(&launch.getBody().front());
  Location loc = launch.getLoc();
  const gpu::Dimension dims[] = {gpu::Dimension::x, gpu::Dimension::y,
                                 gpu::Dimension::z};
  auto replace = [&](gpu::KernelDim3 values, auto make) {
    Value ids[] = {values.x, values.y, values.z};
    for (unsigned i = 0; i < 3; ++i)
      if (!ids[i].use_empty())
        ids[i].replaceAllUsesWith(make(dims[i]));
  };
  replace(launch.getBlockIds(), [&](gpu::Dimension dim) -> Value {
    return gpu::BlockIdOp::create(builder, loc, dim);
  });
  replace(launch.getThreadIds(), [&](gpu::Dimension dim) -> Value {
    return gpu::ThreadIdOp::create(builder, loc, dim);
  });
  replace(launch.getGridSize(), [&](gpu::Dimension dim) -> Value {
    return gpu::GridDimOp::create(builder, loc, dim);
  });
  replace(launch.getBlockSize(), [&](gpu::Dimension dim) -> Value {
    return gpu::BlockDimOp::create(builder, loc, dim);
  });
}

struct OutlineKernelsPass final
    : hot::impl::OutlineKernelsPassBase<OutlineKernelsPass> {
  void runOnOperation() override {
    SmallVector<gpu::LaunchOp> launches;
    getOperation().walk([&](gpu::LaunchOp op) { launches.push_back(op); });
    if (launches.empty())
      return;
    gpu::GPUModuleOp module = getKernelModule();
    SymbolTable symbols(module);
    kernels.clear();
    for (gpu::LaunchOp launch : launches)
      if (failed(outline(launch, module, symbols)))
        return signalPassFailure();
    eraseDeadDeviceValues();
  }

private:
  gpu::GPUModuleOp getKernelModule() {
    ModuleOp top = getOperation();
    OpBuilder builder = OpBuilder::atBlockEnd(top.getBody());
    top->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                 builder.getUnitAttr());
    if (auto module = top.lookupSymbol<gpu::GPUModuleOp>(kModuleName))
      return module;
    return gpu::GPUModuleOp::create(builder, top.getLoc(), kModuleName);
  }

  LogicalResult outline(gpu::LaunchOp launch, gpu::GPUModuleOp module,
                        SymbolTable &symbols) {
    for (Value size : launch.getOperands())
      if (isDeviceValue(size))
        return launch.emitError()
               << "the size of the launch depends on a value in device memory, "
                  "which the host never reads; give the tensor a shape that "
                  "does not depend on tensor contents";
    ++numLaunches;
    replaceIds(launch);
    lowerAsserts(launch.getBody());
    KernelBuilder kernel(launch);
    if (failed(kernel.build()))
      return failure();

    gpu::GPUFuncOp function = makeFunction(launch, kernel);
    std::string text;
    llvm::raw_string_ostream os(text);
    function->print(os, OpPrintingFlags().useLocalScope());
    gpu::GPUFuncOp &known = kernels[text];
    if (known) {
      function->erase();
    } else {
      known = function;
      auto base = launch->getAttrOfType<StringAttr>(kKernelNameAttr);
      function.setName((base ? base.getValue() : StringRef("kernel")).str() +
                       "_" + std::to_string(kernels.size() - 1));
      symbols.insert(function);
      ++numKernels;
    }
    OpBuilder builder(launch);
    gpu::LaunchFuncOp::create(
        builder, launch.getLoc(), known, launch.getGridSizeOperandValues(),
        launch.getBlockSizeOperandValues(), launch.getDynamicSharedMemorySize(),
        kernel.getOperands());
    launch->erase();
    return success();
  }

  /// A gpu.func that is not in the module yet, under a name that all share.
  gpu::GPUFuncOp makeFunction(gpu::LaunchOp launch, KernelBuilder &kernel) {
    OpBuilder builder(launch.getContext());
    SmallVector<Type> types(ValueRange(kernel.getParameters()).getTypes());
    auto function =
        gpu::GPUFuncOp::create(builder, launch.getLoc(), "kernel",
                               builder.getFunctionType(types, TypeRange()));
    function->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                      builder.getUnitAttr());
    gpu::KernelDim3 block = launch.getBlockSizeOperandValues();
    std::optional<int64_t> x = getConstantIntValue(block.x);
    std::optional<int64_t> y = getConstantIntValue(block.y);
    std::optional<int64_t> z = getConstantIntValue(block.z);
    if (x && y && z)
      function.setKnownBlockSizeAttr(builder.getDenseI32ArrayAttr(
          {int32_t(*x), int32_t(*y), int32_t(*z)}));

    Block &target = function.getBody().front();
    for (auto [number, parameter] : llvm::enumerate(kernel.getParameters()))
      Value(parameter).replaceAllUsesWith(target.getArgument(number));
    Block &source = launch.getBody().front();
    target.getOperations().splice(target.end(), source.getOperations());
    Operation *terminator = target.getTerminator();
    builder.setInsertionPoint(terminator);
    gpu::ReturnOp::create(builder, terminator->getLoc());
    terminator->erase();
    return function;
  }

  /// Their clones are in the kernels now.
  void eraseDeadDeviceValues() {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (op->getNumResults() > 0 && isDeviceValue(op->getResult(0)))
        ops.push_back(op);
    });
    for (Operation *op : llvm::reverse(ops))
      if (op->use_empty())
        op->erase();
  }

  llvm::StringMap<gpu::GPUFuncOp> kernels;
};

} // namespace
