//===- TranslateToPTX.cpp - The PTX inside a module -----------------------===//
//
// Takes the PTX text out of the gpu.binary operations of a module.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Target/TranslateToPTX.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;
using namespace mlir::hot;

static FailureOr<gpu::ObjectAttr> getObject(gpu::BinaryOp binary) {
  ArrayAttr objects = binary.getObjects();
  auto object = objects.size() == 1 ? dyn_cast<gpu::ObjectAttr>(objects[0])
                                    : gpu::ObjectAttr();
  if (!object || object.getFormat() != gpu::CompilationTarget::Assembly)
    return emitError(binary.getLoc())
           << "gpu.binary @" << binary.getName()
           << " does not hold PTX text: it must have one object, compiled with "
              "gpu-module-to-binary{format=isa}";
  return object;
}

FailureOr<StringRef> hot::getPTX(gpu::BinaryOp binary) {
  FailureOr<gpu::ObjectAttr> object = getObject(binary);
  if (failed(object))
    return failure();
  // Some versions of the serializer keep the terminating zero.
  StringRef text = object->getObject().getValue();
  return text.rtrim('\0');
}

FailureOr<SmallVector<PTXModule>> hot::getPTXModules(ModuleOp module) {
  SmallVector<PTXModule> result;
  for (Operation &op : module.getOps()) {
    if (auto uncompiled = dyn_cast<gpu::GPUModuleOp>(op))
      return emitError(op.getLoc())
             << "gpu.module @" << uncompiled.getName()
             << " is not compiled; run hot-linalg-to-ptx, or hot-device-stage "
                "and hot-binary-stage, first";
    auto binary = dyn_cast<gpu::BinaryOp>(op);
    if (!binary)
      continue;
    FailureOr<StringRef> text = getPTX(binary);
    if (failed(text))
      return failure();
    FailureOr<gpu::ObjectAttr> object = getObject(binary);
    auto target = dyn_cast<NVVM::NVVMTargetAttr>(object->getTarget());
    result.push_back(
        {binary.getName(), *text, target ? target.getChip() : StringRef()});
  }
  if (result.empty())
    return emitError(module.getLoc())
           << "no gpu.binary in the module, so there is no PTX; run "
              "hot-linalg-to-ptx first";
  return result;
}
