"""Quantized products, compiled to HOT's kernels and run on the emulator, against their definition: every bit.

    python kernels.py CASE ... [-- FLAG ...]     # of product_cases.py; flags go to hot-runner,
                                                 --device= instead of the emulator
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from product_cases import CASES, SWEEPS  # noqa: E402
from products import module, narrow, reference  # noqa: E402
from runner import Checks, run_on_gpu, split_flags  # noqa: E402


def data(rng, shape, element, special):
    x = (rng.standard_normal(shape) * np.exp(rng.standard_normal(shape))).astype(np.float32)
    if special:
        x[0], x[1], x[2, 5], x[3, 7] = 0, 1e-36, np.nan, -np.inf
        x[4] *= np.float32(2.0**-122)
        x[5] *= np.float32(1e-40)
    return narrow(x, element)


def stored(array, element):
    """As in a file: bf16 is two bytes of no type."""
    return array.view("V2") if element == "bf16" else array


def check(checks, name, flags):
    cases = CASES.get(name)
    cases = [cases] if cases else SWEEPS[name]
    rng = np.random.default_rng(len(name))
    inputs, wanted = [], []
    for m, n, k, a, b, bits, result, accumulate, transpose in cases:
        shape = lambda lines, o: (lines, k) if o.axis == 1 else (k, lines)
        x = [data(rng, shape(m, a), a.element, name == "special"), data(rng, shape(n, b), b.element, False)]
        old = data(rng, (n, m) if transpose else (m, n), result, False)
        inputs += [stored(array, element) for array, element in zip([*x, old], [a.element, b.element, result])]
        wanted.append(reference(*x, a, b, bits, result, old if accumulate else None, transpose)[0])
    results, counters = run_on_gpu(module(*cases), inputs, flags=flags)
    for case, got, want in zip(cases, results, wanted, strict=True):
        label = name if len(cases) == 1 else f"{name} {'x'.join(map(str, case[:3]))}"
        checks.bits(label, got.view("u2") if case[6] == "bf16" else got, want.astype(got.dtype) if case[6] != "bf16" else want)
    if counters is None:
        return
    # Not the loops that the operations have where there is no kernel for them.
    products = [kernel for kernel in counters if kernel.startswith("gemm_")]
    checks.add(f"{name} kernels", len(products) == 1 or not any(w.size for w in wanted), " ".join(counters))


def main(arguments):
    names, flags = split_flags(arguments)
    checks = Checks()
    for name in names:
        check(checks, name, flags)
    checks.finish()


if __name__ == "__main__":
    main(sys.argv[1:])
