//===- Emulator.cpp - The device ------------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Emulator/Emulator.h"
#include "Machine/Launch.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include <cstring>

using namespace mlir::hot::emulator;
using llvm::StringRef;
using llvm::Twine;

struct EmulatedModule::Impl {
  std::unique_ptr<Program> program;
  GlobalMemory *memory = nullptr;
  /// Of Module::variables; 0 for those of shared memory.
  std::vector<uint64_t> globals;

  ~Impl() {
    for (uint64_t address : globals)
      if (address)
        llvm::consumeError(memory->release(address));
  }

  llvm::Expected<uint32_t> find(StringRef kernel) const {
    std::string known;
    for (auto [i, function] : llvm::enumerate(program->module.functions)) {
      if (!function.isEntry || !function.hasBody)
        continue;
      if (function.name == kernel)
        return i;
      if (known.size() < 400)
        known += (known.empty() ? "" : ", ") + function.name;
    }
    return makeError(program->module.name + ": no kernel '" + kernel +
                     "'; kernels: " + (known.empty() ? "none" : known));
  }
};

EmulatedModule::EmulatedModule(std::unique_ptr<Impl> impl)
    : impl(std::move(impl)) {}
EmulatedModule::~EmulatedModule() = default;

std::vector<std::string> EmulatedModule::getKernels() const {
  std::vector<std::string> names;
  for (const Function &function : impl->program->module.functions)
    if (function.isEntry && function.hasBody)
      names.push_back(function.name);
  return names;
}

llvm::Expected<std::vector<uint64_t>>
EmulatedModule::getParameterSizes(StringRef kernel) const {
  llvm::Expected<uint32_t> index = impl->find(kernel);
  if (!index)
    return index.takeError();
  std::vector<uint64_t> sizes;
  for (const Variable &parameter :
       impl->program->module.functions[*index].parameters)
    sizes.push_back(parameter.bytes);
  return sizes;
}

llvm::Expected<std::pair<uint64_t, uint64_t>>
EmulatedModule::getVariable(StringRef name) const {
  for (auto [variable, address] :
       llvm::zip_equal(impl->program->module.variables, impl->globals))
    if (variable.name == name && address)
      return std::make_pair(address, variable.bytes);
  return makeError(impl->program->module.name + ": no variable '" + name +
                   "' of global or constant memory");
}

Emulator::Emulator(EmulatorOptions options)
    : options(std::move(options)),
      memory(std::make_unique<GlobalMemory>(this->options.memoryLimit)) {}
Emulator::~Emulator() = default;

/// Places variables of global and constant memory.
static llvm::Error placeVariables(EmulatedModule::Impl &impl) {
  const Module &module = impl.program->module;
  for (const Variable &variable : module.variables) {
    impl.globals.push_back(0);
    if (variable.space != StateSpace::Global &&
        variable.space != StateSpace::Const)
      continue;
    auto fail = [&](const Twine &message) {
      return makeError(module.name + ":" + Twine(variable.line) + ": " +
                       variable.name + message);
    };
    if (variable.isExtern)
      return fail(" is declared only; link the module that defines it");
    llvm::Expected<uint64_t> address = impl.memory->allocate(variable.bytes);
    if (!address)
      return fail(": " + llvm::toString(address.takeError()));
    impl.globals.back() = *address;
  }
  return llvm::Error::success();
}

static llvm::Error initializeVariables(EmulatedModule::Impl &impl) {
  const Module &module = impl.program->module;
  llvm::StringMap<uint64_t> addresses;
  for (auto [variable, address] :
       llvm::zip_equal(module.variables, impl.globals))
    addresses[variable.name] = address;
  for (auto [variable, address] :
       llvm::zip_equal(module.variables, impl.globals)) {
    if (!address)
      continue;
    Allocation *allocation = impl.memory->find(address);
    std::memset(allocation->initialized, 1, allocation->size);
    std::memset(allocation->data, 0, allocation->size);
    std::copy_n(
        variable.initializer.begin(),
        std::min<uint64_t>(variable.initializer.size(), allocation->size),
        allocation->data);
    for (const Relocation &relocation : variable.relocations) {
      uint64_t target = addresses.lookup(relocation.symbol);
      if (!target || relocation.offset + relocation.bytes > allocation->size)
        return makeError(module.name + ":" + Twine(variable.line) +
                         ": the initializer of " + variable.name +
                         " takes the address of " + relocation.symbol +
                         ", which has none in global memory");
      target += relocation.addend;
      std::memcpy(allocation->data + relocation.offset, &target,
                  relocation.bytes);
    }
  }
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<EmulatedModule>> Emulator::load(StringRef ptx,
                                                               StringRef name) {
  llvm::Expected<Module> module = parsePTX(ptx, name);
  if (!module)
    return module.takeError();
  llvm::Expected<std::unique_ptr<Program>> program =
      decodeModule(std::move(*module));
  if (!program)
    return program.takeError();
  auto impl = std::make_unique<EmulatedModule::Impl>();
  impl->program = std::move(*program);
  impl->memory = memory.get();
  if (llvm::Error error = placeVariables(*impl))
    return error;
  if (llvm::Error error = initializeVariables(*impl))
    return error;
  return std::make_unique<EmulatedModule>(std::move(impl));
}

llvm::Expected<uint64_t> Emulator::allocate(uint64_t bytes) {
  return memory->allocate(bytes);
}

llvm::Error Emulator::release(uint64_t address) {
  return memory->release(address);
}

llvm::Error Emulator::write(uint64_t address, llvm::ArrayRef<uint8_t> bytes) {
  llvm::Expected<Allocation *> allocation = memory->get(address, bytes.size());
  if (!allocation)
    return allocation.takeError();
  uint64_t offset = address - (*allocation)->base;
  if (!bytes.empty())
    std::memcpy((*allocation)->data + offset, bytes.data(), bytes.size());
  std::memset((*allocation)->initialized + offset, 1, bytes.size());
  return llvm::Error::success();
}

llvm::Error Emulator::read(uint64_t address,
                           llvm::MutableArrayRef<uint8_t> bytes,
                           uint64_t *uninitialized) {
  llvm::Expected<Allocation *> allocation = memory->get(address, bytes.size());
  if (!allocation)
    return allocation.takeError();
  uint64_t offset = address - (*allocation)->base;
  if (!bytes.empty())
    std::memcpy(bytes.data(), (*allocation)->data + offset, bytes.size());
  if (uninitialized) {
    const uint8_t *flags = (*allocation)->initialized + offset;
    *uninitialized = std::count(flags, flags + bytes.size(), 0);
  }
  return llvm::Error::success();
}

llvm::Error Emulator::copy(uint64_t target, uint64_t source, uint64_t bytes) {
  llvm::Expected<Allocation *> from = memory->get(source, bytes);
  if (!from)
    return from.takeError();
  llvm::Expected<Allocation *> to = memory->get(target, bytes);
  if (!to)
    return to.takeError();
  uint64_t fromOffset = source - (*from)->base, toOffset = target - (*to)->base;
  std::memmove((*to)->data + toOffset, (*from)->data + fromOffset, bytes);
  std::memmove((*to)->initialized + toOffset, (*from)->initialized + fromOffset,
               bytes);
  return llvm::Error::success();
}

llvm::Expected<LaunchResult>
Emulator::launch(EmulatedModule &module, StringRef kernel,
                 const LaunchConfig &config,
                 llvm::ArrayRef<llvm::ArrayRef<uint8_t>> parameters) {
  EmulatedModule::Impl &impl = module.getImpl();
  llvm::Expected<uint32_t> index = impl.find(kernel);
  if (!index)
    return index.takeError();
  return launchKernel(*impl.program, impl.globals, *index, config, parameters,
                      options, *memory, firstRaceId);
}
