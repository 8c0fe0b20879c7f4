"""The last clean-up: helper functions inlined, constants folded, everything verified by LLVM 22.

Only upstream passes run, so `hot-opt` and `mlir-opt` give the same text.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import os
import pathlib
import re
import shutil
import subprocess

from hot_mlir._jax.errors import ExportError, ToolNotFoundError

PASSES = ("--inline", "--symbol-dce", "--convert-shape-to-std", "--reconcile-unrealized-casts",
          "--canonicalize", "--cse")
_LLVM = 22


def _is_llvm_22(tool):
    done = subprocess.run([tool, "--version"], capture_output=True, text=True)
    match = re.search(r"LLVM version (\d+)", done.stdout)
    return match is not None and int(match[1]) == _LLVM


def find_tool():
    """Path of the tool: $HOT_OPT, `hot-opt` on PATH, the checkout's build/bin, an mlir-opt of LLVM 22.

    Raises ToolNotFoundError if there is none, or if $HOT_OPT names nothing that runs.
    """
    named = os.environ.get("HOT_OPT")
    if named:
        path = shutil.which(named)
        if path is None:
            raise ToolNotFoundError(f"HOT_OPT is set to '{named}', which is not an executable file")
        return path
    # An installed package lies elsewhere; then this names nothing and is skipped.
    checkout = pathlib.Path(__file__).resolve().parents[3] / "build" / "bin" / "hot-opt"
    for name in ("hot-opt", str(checkout), f"mlir-opt-{_LLVM}", f"/usr/lib/llvm-{_LLVM}/bin/mlir-opt"):
        path = shutil.which(name)
        if path:
            return path
    path = shutil.which("mlir-opt")
    if path and _is_llvm_22(path):
        return path
    raise ToolNotFoundError(
        f"no hot-opt found (in $HOT_OPT, on PATH, at {checkout}), and no mlir-opt of LLVM {_LLVM} on PATH; "
        "build the project (scripts/bootstrap.sh) or set HOT_OPT")


def finish(text, tool=None):
    """`text` after PASSES. Raises ExportError with the tool's first words where it refuses."""
    tool = tool or find_tool()
    try:
        done = subprocess.run([tool, *PASSES, "-"], input=text, capture_output=True, text=True)
    except OSError as error:
        raise ToolNotFoundError(f"cannot run '{tool}': {error.strerror}") from error
    if done.returncode:
        raise ExportError(f"'{tool}' refused the converted step:\n{done.stderr[:2000]}")
    return done.stdout
