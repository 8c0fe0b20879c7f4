"""The same function on the CPU and on the emulator: every result equal, bit for bit, and no fault found.

    python devices.py NAME ... [-- FLAG ...]

NAME is a training step (digits_mlp, digits_vit, torch_mlp, vit_mlp), or the step of a
linear layer: L_O_I, L_O_I_bf16, L_O_I_f16, with a number of tokens that is only known at
run time L_O_I_dynamic. Flags go to hot-runner on both devices; --device= is compared
with the CPU instead of the emulator. With a scheme, kernels of HOT must have run.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import re
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from layers import layer  # noqa: E402
from runner import Checks, run, run_on_gpu, split_flags  # noqa: E402
from steps import STEPS  # noqa: E402


def get_function(name):
    """(module, arguments, entry, flags)"""
    if name in STEPS:
        step = STEPS[name]
        return step.module, step.arguments(), step.entry, []
    match = re.fullmatch(r"(\d+)_(\d+)_(\d+)(?:_(bf16|f16))?(_dynamic)?", name)
    if not match:
        sys.exit(f"unknown: {name}")
    sizes, element = [int(n) for n in match.group(1, 2, 3)], match.group(4) or "f32"
    # Small layers are worth rewriting here.
    flags = ["--min-elements=0", f"--dynamic-size={sizes[0]}"]
    return layer(*sizes, element, dynamic=bool(match.group(5))), [], "main", flags


def compare(checks, name, got, want):
    if want.dtype.kind == "V":
        got, want = got.view("u2"), want.view("u2")
    if not checks.bits(name, got, want) and want.dtype.kind == "f" and got.shape == want.shape:
        print(f"     largest difference {np.nanmax(np.abs(got.astype('f8') - want.astype('f8'))):.3g}")


def main(arguments):
    names, flags = split_flags(arguments)
    rewritten = any(flag.startswith("--scheme=") for flag in flags)
    checks = Checks()
    for name in names:
        module, inputs, entry, own = get_function(name)
        both = [*flags, *(own if rewritten else own[1:])]
        want = run(module, inputs, entry, [flag for flag in both if not flag.startswith("--device=")])
        got, counters = run_on_gpu(module, inputs, entry, both)
        for i, (g, w) in enumerate(zip(got, want, strict=True)):
            compare(checks, f"{name} out_{i:02d}", g, w)
        if counters is None:
            continue
        products = [kernel for kernel in counters if kernel.startswith("gemm_")]
        checks.add(f"{name} kernels", bool(products) == rewritten, ", ".join(products) or "no products of HOT")
    checks.finish()


if __name__ == "__main__":
    main(sys.argv[1:])
