//===- Device.h - Runs kernels of a PTX file in tests -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_UNITTESTS_EMULATOR_DEVICE_H
#define HOT_UNITTESTS_EMULATOR_DEVICE_H

#include "hot/Emulator/Emulator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"
#include <random>

namespace mlir::hot::emulator {

/// Random values from `from` to `to`, both included.
template <class T>
std::vector<T> makeIntegers(size_t count, int from, int to, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<T> values(count);
  for (T &value : values)
    value = static_cast<T>(from + int(random() % unsigned(to - from + 1)));
  return values;
}

/// A module from a file in the tests' inputs, and memory for its kernels.
/// What goes wrong is a failure of the test.
class Device {
public:
  explicit Device(const std::string &file, EmulatorOptions options = {})
      : emulator(std::move(options)) {
    std::string path = std::string(HOT_EMULATOR_INPUTS) + "/" + file;
    auto text = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
    if (!text) {
      ADD_FAILURE() << path << ": " << text.getError().message();
      return;
    }
    auto loaded = emulator.load((*text)->getBuffer(), file);
    if (loaded)
      module = std::move(*loaded);
    else
      ADD_FAILURE() << llvm::toString(loaded.takeError());
  }

  template <class T>
  uint64_t upload(const std::vector<T> &values) {
    uint64_t address = allocate<T>(values.size());
    write(address, values);
    return address;
  }

  template <class T>
  uint64_t allocate(size_t count) {
    return take(emulator.allocate(count * sizeof(T)));
  }

  template <class T>
  void write(uint64_t address, const std::vector<T> &values) {
    check(emulator.write(address,
                         {reinterpret_cast<const uint8_t *>(values.data()),
                          values.size() * sizeof(T)}));
  }

  /// Every byte has to be initialized.
  template <class T>
  std::vector<T> download(uint64_t address, size_t count) {
    std::vector<T> values(count);
    uint64_t missing = 0;
    check(emulator.read(
        address,
        {reinterpret_cast<uint8_t *>(values.data()), count * sizeof(T)},
        &missing));
    EXPECT_EQ(missing, 0u) << "bytes that nothing has written";
    return values;
  }

  /// Address of a variable of the module.
  uint64_t variable(llvm::StringRef name) {
    return module ? take(module->getVariable(name)).first : 0;
  }

  /// Parameters are as wide as their types here. Reports are failures.
  template <class... Parameters>
  KernelCounters launch(llvm::StringRef kernel, LaunchConfig config,
                        Parameters... parameters) {
    LaunchResult result = launchUnchecked(kernel, config, parameters...);
    for (const Report &report : result.reports)
      ADD_FAILURE() << report.format();
    return result.counters;
  }

  template <class... Parameters>
  LaunchResult launchUnchecked(llvm::StringRef kernel, LaunchConfig config,
                               Parameters... parameters) {
    if (!module)
      return {};
    llvm::ArrayRef<uint8_t> bytes[] = {llvm::ArrayRef<uint8_t>(
        reinterpret_cast<const uint8_t *>(&parameters), sizeof(parameters))...};
    return take(emulator.launch(*module, kernel, config, bytes));
  }

private:
  void check(llvm::Error error) {
    if (error)
      ADD_FAILURE() << llvm::toString(std::move(error));
  }
  template <class T>
  T take(llvm::Expected<T> value) {
    if (value)
      return std::move(*value);
    check(value.takeError());
    return T();
  }

  Emulator emulator;
  std::unique_ptr<EmulatedModule> module;
};

} // namespace mlir::hot::emulator

#endif // HOT_UNITTESTS_EMULATOR_DEVICE_H
