"""Runs a function through hot-runner, with numpy arrays in and out, and counts checks."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import json
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

TEST_DATA = pathlib.Path(__file__).resolve().parents[1] / "data"
RUNNER = os.environ.get("HOT_RUNNER", "hot-runner")


def split_flags(arguments):
    """(arguments before --, flags for hot-runner after it)"""
    at = arguments.index("--") if "--" in arguments else len(arguments)
    return arguments[:at], arguments[at + 1:]


def run(module, arguments, entry="main", flags=(), remarks=None):
    """Results of @entry, in order. `module`: a path, or text. `remarks`: a list that takes those of the rewrite."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        if not isinstance(module, pathlib.Path):
            text, module = module, folder / "module.mlir"
            module.write_text(text)
        inputs = []
        for i, array in enumerate(arguments):
            inputs.append(str(folder / f"arg_{i:02d}.npy"))
            np.save(inputs[-1], array)
        out = folder / "out"
        command = [RUNNER, str(module), f"--entry={entry}", f"--input={','.join(inputs)}", f"--output-dir={out}",
                   *flags]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"hot-runner failed ({done.returncode}) on {module}:\n{done.stderr[:4000]}")
        if remarks is not None:
            remarks += [line.split("remark: ")[1] for line in done.stderr.splitlines() if "remark: " in line]
        files = sorted(out.glob("out_*.npy"), key=lambda path: int(path.stem[4:]))
        return [np.load(path) for path in files]


def run_on_gpu(module, arguments, entry="main", flags=()):
    """(results, kernel -> its counters) of the emulator, or of the --device= of the flags, which counts nothing: None."""
    if any(flag.startswith("--device=") for flag in flags):
        return run(module, arguments, entry, flags), None
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "counters.json"
        results = run(module, arguments, entry, [*flags, "--device=emulator", f"--counters={path}"])
        return results, {row["kernel"]: row["counters"] for row in json.loads(path.read_text())}


def load_golden():
    """name -> array of golden.npz."""
    flat = np.load(TEST_DATA / "golden.npz")
    flat = {name: flat[name] for name in flat.files}
    arrays = {}
    for name, entry in json.loads((TEST_DATA / "golden.json").read_text()).items():
        size = int(np.prod(entry["shape"], dtype=np.int64))
        arrays[name] = flat[entry["dtype"]][entry["at"]:entry["at"] + size].reshape(entry["shape"])
    return arrays


class Checks:
    """Prints one line per array and counts."""

    def __init__(self):
        self.passed = self.failed = 0

    def add(self, name, ok, detail=""):
        self.passed += bool(ok)
        self.failed += not ok
        print("ok  " if ok else "FAIL", name, detail)
        return bool(ok)

    def bits(self, name, got, want):
        """Equal bit for bit; any NaN equals any NaN. A scale of shape (1,) may come with rank 0."""
        if got.size == want.size == 1:
            got = got.reshape(want.shape)
        if got.shape != want.shape or got.dtype != want.dtype:
            return self.add(name, False, f"{got.dtype}{list(got.shape)} instead of {want.dtype}{list(want.shape)}")
        differ = got != want
        if want.dtype.kind == "f":
            differ = (got.view(f"i{got.itemsize}") != want.view(f"i{got.itemsize}")) & ~(np.isnan(got) & np.isnan(want))
        detail = ""
        if differ.any():
            at = tuple(int(i) for i in np.argwhere(differ)[0])
            detail = f"{differ.sum()} of {differ.size} differ, first at {list(at)}: {got[at]!r} instead of {want[at]!r}"
        return self.add(name, not differ.any(), detail)

    def finish(self):
        print(f"{self.passed} passed, {self.failed} failed")
        sys.exit(self.failed > 0)
