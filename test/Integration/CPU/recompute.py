"""Steps with cheap activations made again in the backward part, against the same steps without.

    python recompute.py NAME ... [-- FLAG ...]      # digits_mlp, digits_vit, torch_mlp, vit_mlp

The same ops on the same numbers, so that results are equal bit for bit; the report
says that fewer bytes are saved, and a second run of the stage that as many are.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import json
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from runner import Checks, run, split_flags  # noqa: E402
from steps import STEPS  # noqa: E402

OPT, REPORT = os.environ.get("HOT_OPT", "hot-opt"), os.environ.get("HOT_REPORT", "hot-report")


def stage(recompute):
    return ["--cse", f"--hot-compress-activations=recompute={recompute}", "--canonicalize", "--cse"]


def call(*command):
    return subprocess.run([str(c) for c in command], check=True, capture_output=True, text=True).stdout


def saved_bytes(path):
    saved = json.loads(call(REPORT, path, "--format=json"))["reports"][0]["totals"]["saved"]
    return saved["total"]["bytes"], saved["linear_input"]["bytes"]


def main(arguments):
    names, flags = split_flags(arguments)
    checks = Checks()
    for name in names:
        step, results, sizes = STEPS[name], {}, {}
        with tempfile.TemporaryDirectory() as folder:
            for recompute in ("none", "cheap"):
                path = pathlib.Path(folder) / f"{recompute}.mlir"
                call(OPT, step.module, "--hot-rewrite-backward=min-elements=0", *stage(recompute), "-o", path)
                results[recompute] = run(path, step.arguments(), step.entry, flags)
                sizes[recompute] = saved_bytes(path)
            again = pathlib.Path(folder) / "again.mlir"
            call(OPT, path, *stage("cheap"), "-o", again)
            checks.add(f"{name} twice", again.read_text() == path.read_text(), "as once")
        equal = all(np.array_equal(a, b) for a, b in zip(*results.values(), strict=True))
        checks.add(f"{name} results", equal, "equal bit for bit" if equal else "differ")
        (plain, inputs), (cheap, same) = sizes["none"], sizes["cheap"]
        smaller = cheap < plain or name == "torch_mlp"  # which saves nothing but layer inputs and the outputs of ReLU
        checks.add(f"{name} bytes", smaller and inputs == same, f"{plain} saved, {cheap} with recompute=cheap, "
                   f"of them {inputs} and {same} inputs of layers")
    checks.finish()


if __name__ == "__main__":
    main(sys.argv[1:])
