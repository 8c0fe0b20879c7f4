"""Configuration of the lit tests of hot-mlir.

Features: `ptxas` (found on PATH or under CUDA_HOME), `cuda` (a driver that this
process can load), `jax`, `asan`.
"""
import ctypes.util
import os
import shutil
import subprocess

import lit.formats
from lit.llvm import llvm_config

config.name = "hot-mlir"
config.test_format = lit.formats.ShTest(not llvm_config.use_lit_shell)
config.suffixes = [".mlir", ".ptx", ".test"]
config.excludes = ["Inputs", "data", "Unit"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.hot_obj_dir, "test")

llvm_config.with_environment("PATH", [config.hot_tools_dir, config.llvm_tools_dir], append_path=True)
llvm_config.with_system_environment(["ASAN_OPTIONS", "UBSAN_OPTIONS", "CUDA_HOME", "HOME"])
llvm_config.use_default_substitutions()
llvm_config.add_tool_substitutions(
    ["hot-emulate", "hot-opt", "hot-report", "hot-runner", "hot-translate", "mlir-opt", "mlir-runner", "llvm-objdump"],
    [config.hot_tools_dir, config.llvm_tools_dir])
# In front of lit's own %python, which is the interpreter that runs lit.
config.substitutions.insert(0, ("%python", f"'{config.hot_python}'"))
config.substitutions.append(("%hot_src", config.hot_source_dir))
config.substitutions.append(("%hot_obj", config.hot_obj_dir))
config.substitutions.append(("%llvm_lib", config.llvm_lib_dir))
config.substitutions.append(("%llvm_dir", os.path.dirname(config.llvm_lib_dir)))

# ptxas comes with the CUDA toolkit, which need not be installed.
roots = [os.environ.get(v) for v in ("CUDA_HOME", "CUDA_ROOT", "CUDA_PATH")] + ["/usr/local/cuda"]
ptxas = shutil.which("ptxas") or next(
    (p for p in (os.path.join(r, "bin", "ptxas") for r in roots if r) if os.access(p, os.X_OK)), None)
if ptxas:
    config.available_features.add("ptxas")
    config.substitutions.append(("%ptxas", ptxas))
    llvm_config.with_environment("PATH", [os.path.dirname(ptxas)], append_path=True)


def has_gpu():
    """A driver is there and counts at least one device."""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return False
    count = ctypes.c_int(0)
    return driver.cuInit(0) == 0 and driver.cuDeviceGetCount(ctypes.byref(count)) == 0 and count.value > 0


if has_gpu():
    config.available_features.add("cuda")
if config.hot_asan in ("ON", "1", "TRUE"):
    config.available_features.add("asan")
if subprocess.run([config.hot_python, "-c", "import jax"], capture_output=True).returncode == 0:
    config.available_features.add("jax")
