//===- HostJit.cpp --------------------------------------------------------===//
//
// Compiles a function for the processor that we are on, by LLVM's JIT.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "HostJit.h"
#include "Guard.h"
#include "HostSymbols.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/ExecutionEngine/OptUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/Support/TargetSelect.h"

using namespace mlir;
using namespace mlir::hot;

/// The wrapper that LLVM's conversion adds for `llvm.emit_c_interface`.
static std::string getWrapperName(const FunctionSignature &signature) {
  return "_mlir_ciface_" + signature.name;
}

/// Bufferization would write results into arguments; theirs are the caller's.
void mlir::hot::prepareEntry(ModuleOp module,
                             const FunctionSignature &signature) {
  auto entry = module.lookupSymbol<func::FuncOp>(signature.name);
  Builder builder(module.getContext());
  entry->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(),
                 builder.getUnitAttr());
  for (auto [i, type] : llvm::enumerate(entry.getArgumentTypes()))
    if (isa<TensorType>(type))
      entry.setArgAttr(i,
                       bufferization::BufferizationDialect::kWritableAttrName,
                       builder.getBoolAttr(false));
}

/// The JIT ends the process when a symbol is defined twice, so look first. And
/// a wrapper with another number of arguments would be called with the wrong
/// ones.
static llvm::Error checkLowered(ModuleOp module,
                                const FunctionSignature &signature,
                                ArrayRef<HostRuntimeSymbol> symbols) {
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    if (!function.isExternal())
      for (const HostRuntimeSymbol &symbol : symbols)
        if (function.getName() == symbol.name)
          return llvm::createStringError("a function cannot be called @" +
                                         symbol.name +
                                         ": the compiled code needs that name");
  auto wrapper =
      module.lookupSymbol<LLVM::LLVMFuncOp>(getWrapperName(signature));
  bool loneScalar =
      signature.results.size() == 1 && signature.results.front().isScalar;
  size_t expected =
      signature.arguments.size() + (!signature.results.empty() && !loneScalar);
  if (!wrapper || wrapper.getNumArguments() != expected)
    return llvm::createStringError("lowering has changed the signature of @" +
                                   signature.name);
  return llvm::Error::success();
}

/// Attributes of other dialects have done their work, and translation to LLVM
/// warns of them.
static void dropForeignAttributes(ModuleOp module) {
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
      for (NamedAttribute attr : llvm::to_vector(
               mlir::function_interface_impl::getArgAttrs(function, i)))
        if (!attr.getName().strref().starts_with("llvm."))
          function.removeArgAttr(i, attr.getName());
}

/// For this processor, but without its bf16 conversions: they flush subnormal
/// numbers to zero, and so results would depend on the machine.
static llvm::Expected<llvm::orc::JITTargetMachineBuilder>
detectHost(unsigned optLevel) {
  auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!builder)
    return builder.takeError();
  if (builder->getTargetTriple().isX86())
    builder->addFeatures({"-avx512bf16", "-avxneconvert", "-amx-bf16"});
  builder->setCodeGenOptLevel(static_cast<llvm::CodeGenOptLevel>(optLevel));
  return builder;
}

static llvm::Error compileModule(ModuleOp module,
                                 const FunctionSignature &signature,
                                 unsigned optLevel,
                                 ArrayRef<HostRuntimeSymbol> known,
                                 HostFunction &result) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  auto host = detectHost(optLevel);
  if (!host)
    return host.takeError();
  auto machine = host->createTargetMachine();
  if (!machine)
    return machine.takeError();
  // The engine takes one for itself; the optimizer needs another for as long as
  // it runs.
  auto optimizerMachine = host->createTargetMachine();
  if (!optimizerMachine)
    return optimizerMachine.takeError();

  ExecutionEngineOptions options;
  auto optimize = makeOptimizingTransformer(optLevel, /*sizeLevel=*/0,
                                            optimizerMachine->get());
  options.transformer = optimize;
  options.jitCodeGenOptLevel = static_cast<llvm::CodeGenOptLevel>(optLevel);
  options.enableGDBNotificationListener = false;
  options.enablePerfNotificationListener = false;
  auto engine = ExecutionEngine::create(module, options, std::move(*machine));
  if (!engine)
    return engine.takeError();
  (*engine)->registerSymbols([&](llvm::orc::MangleAndInterner mangle) {
    llvm::orc::SymbolMap symbols;
    for (const HostRuntimeSymbol &symbol : known)
      symbols[mangle(symbol.name)] = {
          llvm::orc::ExecutorAddr::fromPtr(symbol.address),
          llvm::JITSymbolFlags::Exported};
    return symbols;
  });
  // The first lookup is what compiles.
  auto function = (*engine)->lookupPacked(getWrapperName(signature));
  if (!function)
    return function.takeError();
  result = {std::move(*engine), *function};
  return llvm::Error::success();
}

llvm::Expected<HostFunction> mlir::hot::compileHostFunction(
    ModuleOp module, const FunctionSignature &signature, unsigned optLevel,
    ArrayRef<HostRuntimeSymbol> symbols) {
  SmallVector<HostRuntimeSymbol> known(symbols);
  llvm::append_range(known, getHostSymbols());
  if (llvm::Error error = checkLowered(module, signature, known))
    return error;
  dropForeignAttributes(module);
  HostFunction result;
  if (llvm::Error error = runGuarded("compiling for the processor failed", [&] {
        return compileModule(module, signature, optLevel, known, result);
      }))
    return error;
  return result;
}
