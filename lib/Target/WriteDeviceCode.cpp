//===- WriteDeviceCode.cpp - Device code as files -------------------------===//
//
// Writes the device code of a compiled module, all of it or nothing.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "hot/Target/WriteDeviceCode.h"
#include "hot/Target/TranslateToPTX.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;
using namespace mlir::hot;

namespace {

/// Files that vanish unless all of them could be written.
class Outputs {
public:
  explicit Outputs(Location loc) : loc(loc) {}

  LogicalResult add(StringRef path, StringRef content) {
    std::error_code error;
    auto file = std::make_unique<llvm::ToolOutputFile>(path, error,
                                                       llvm::sys::fs::OF_None);
    if (error)
      return emitError(loc)
             << "cannot write '" << path << "': " << error.message();
    file->os() << content;
    files.push_back(std::move(file));
    return success();
  }

  LogicalResult commit() {
    for (auto &file : files) {
      file->os().flush();
      if (!file->os().has_error())
        continue;
      std::string message = file->os().error().message();
      file->os().clear_error();
      return emitError(loc)
             << "cannot write '" << file->getFilename() << "': " << message;
    }
    for (auto &file : files)
      file->keep();
    return success();
  }

private:
  Location loc;
  SmallVector<std::unique_ptr<llvm::ToolOutputFile>> files;
};

/// X.ptx => X.2.ptx
std::string numberPath(StringRef path, size_t number) {
  StringRef extension = llvm::sys::path::extension(path);
  return (path.drop_back(extension.size()) + "." + Twine(number) + extension)
      .str();
}

LogicalResult writeAll(Location loc, StringRef output,
                       ArrayRef<std::string> contents) {
  Outputs files(loc);
  for (auto [number, content] : llvm::enumerate(contents)) {
    std::string path = output.str();
    if (contents.size() > 1 && output != "-")
      path = numberPath(output, number);
    if (failed(files.add(path, content)))
      return failure();
  }
  return files.commit();
}

/// `name` of the CUDA toolkit, or "".
std::string findTool(StringRef name, StringRef toolkit) {
  auto in = [&](StringRef folder) -> std::string {
    SmallString<128> bin(folder);
    llvm::sys::path::append(bin, "bin");
    auto path = llvm::sys::findProgramByName(name, {bin.str(), folder});
    return path ? *path : "";
  };
  if (!toolkit.empty())
    return in(toolkit);
  if (auto path = llvm::sys::findProgramByName(name))
    return *path;
  for (const char *variable : {"CUDA_ROOT", "CUDA_HOME", "CUDA_PATH"})
    if (auto folder = llvm::sys::Process::GetEnv(variable))
      if (std::string path = in(*folder); !path.empty())
        return path;
  return in("/usr/local/cuda");
}

/// A file in the temporary folder that goes away by itself.
FailureOr<std::unique_ptr<llvm::FileRemover>>
makeTemporary(Location loc, StringRef extension, SmallVectorImpl<char> &path) {
  if (std::error_code error =
          llvm::sys::fs::createTemporaryFile("hot", extension, path))
    return emitError(loc) << "cannot make a temporary file: "
                          << error.message();
  return std::make_unique<llvm::FileRemover>(
      Twine(StringRef(path.data(), path.size())));
}

LogicalResult run(Location loc, ArrayRef<std::string> command) {
  SmallVector<StringRef> arguments(command.begin(), command.end());
  std::string message;
  int code = llvm::sys::ExecuteAndWait(command.front(), arguments, std::nullopt,
                                       {}, 0, 0, &message);
  if (code == 0)
    return success();
  return emitError(loc) << "'" << command.front() << "' failed with code "
                        << code << (message.empty() ? "" : ": ") << message;
}

FailureOr<std::string> assemble(Location loc, const PTXModule &module,
                                StringRef ptxas, StringRef fatbinary) {
  SmallString<128> ptx, cubin, fatbin;
  auto ptxFile = makeTemporary(loc, "ptx", ptx);
  auto cubinFile = makeTemporary(loc, "cubin", cubin);
  auto fatbinFile = makeTemporary(loc, "fatbin", fatbin);
  if (failed(ptxFile) || failed(cubinFile) || failed(fatbinFile))
    return failure();
  {
    Outputs text(loc);
    if (failed(text.add(ptx, module.text)) || failed(text.commit()))
      return failure();
  }
  std::string number = module.chip.drop_front(strlen("sm_")).str();
  if (failed(run(loc, {ptxas.str(), "-arch=" + module.chip.str(),
                       ptx.str().str(), "-o", cubin.str().str()})) ||
      failed(run(
          loc, {fatbinary.str(), "--64",
                "--image3=kind=elf,sm=" + number + ",file=" + cubin.str().str(),
                "--image3=kind=ptx,sm=" + number + ",file=" + ptx.str().str(),
                "--create=" + fatbin.str().str()})))
    return failure();
  auto content = llvm::MemoryBuffer::getFile(fatbin, /*IsText=*/false);
  if (!content)
    return emitError(loc) << "cannot read the fatbin: "
                          << content.getError().message();
  return (*content)->getBuffer().str();
}

} // namespace

LogicalResult hot::writePTX(ModuleOp module, StringRef output) {
  FailureOr<SmallVector<PTXModule>> modules = getPTXModules(module);
  if (failed(modules))
    return failure();
  SmallVector<std::string> contents;
  for (const PTXModule &ptx : *modules)
    contents.push_back(ptx.text.str());
  return writeAll(module.getLoc(), output, contents);
}

LogicalResult hot::writeFatbins(ModuleOp module, StringRef output,
                                StringRef toolkit) {
  FailureOr<SmallVector<PTXModule>> modules = getPTXModules(module);
  if (failed(modules))
    return failure();
  std::string ptxas = findTool("ptxas", toolkit);
  std::string fatbinary = findTool("fatbinary", toolkit);
  if (ptxas.empty() || fatbinary.empty())
    return emitError(module.getLoc())
           << "no '" << (ptxas.empty() ? "ptxas" : "fatbinary")
           << "' found: a fatbin needs the CUDA toolkit; name its folder with "
              "--toolkit= or CUDA_HOME, or write PTX with --hot-to-ptx";
  SmallVector<std::string> contents;
  for (const PTXModule &ptx : *modules) {
    if (!ptx.chip.starts_with("sm_"))
      return emitError(module.getLoc())
             << "gpu.binary @" << ptx.name << " does not name its chip";
    FailureOr<std::string> fatbin =
        assemble(module.getLoc(), ptx, ptxas, fatbinary);
    if (failed(fatbin))
      return failure();
    contents.push_back(std::move(*fatbin));
  }
  return writeAll(module.getLoc(), output, contents);
}
