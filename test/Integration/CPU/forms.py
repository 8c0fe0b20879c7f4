"""Every function of test/Transforms/forms through hot-runner: rewritten without loss against as it is.

    python forms.py [FILE ...]      # all files without; parts of their names

The arguments are integers of -2 .. 2, and gy is an integer below 131 = 32 * 4 + 2 + 1,
exact in bf16. A transform of 16 has the factor 1/4, so every product of the rewrite is
a multiple of 1/16, below 4 * 131 * 4 * 2, of which at most 64 are added: below 2^22 of
these units, exact in f32 in any order. The results must be equal, in bf16 after the
same single rounding.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import re
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from runner import Checks, run  # noqa: E402

FORMS = pathlib.Path(__file__).resolve().parents[2] / "Transforms" / "forms"
REWRITE = ["--scheme=hot", "--rank=16", "--gx-bits=0", "--gw-bits=0", "--min-elements=0", "--opt-level=0"]
FUNCTION = re.compile(r"^func\.func @(\w+)\((.*?)\) -> ", re.M)
DYNAMIC = (7, 33)  # sizes that `?` stands for


def argument(rng, text, size):
    """Integers, as the type says. A .npy file holds bf16 as a raw pair of bytes."""
    *shape, element = re.search(r"tensor<(.*?)>", text)[1].split("x")
    values = rng.integers(-2, 3, [size if n == "?" else int(n) for n in shape]).astype("f4")
    return values if element == "f32" else (values.view("u4") >> 16).astype("u2").view("V2")


def main(parts):
    checks = Checks()
    for path in sorted(FORMS.glob("*.mlir")):  # form 5 has no public function: it does not parse
        if parts and not any(part in path.name for part in parts):
            continue
        for name, arguments in FUNCTION.findall(path.read_text()):
            for size in DYNAMIC if "?" in arguments else DYNAMIC[:1]:
                rng, label = np.random.default_rng(size), f"{path.stem} {name}"
                inputs = [argument(rng, text, size) for text in re.split(r", (?=%)", arguments)]
                plain = run(path, inputs, name, ["--opt-level=0"])
                rewritten = run(path, inputs, name, REWRITE)
                for i, (want, got) in enumerate(zip(plain, rewritten, strict=True)):
                    # -0 equals 0
                    equal = (want == got).all() and want.shape == got.shape
                    some = (want != np.zeros((), want.dtype)).any()
                    checks.add(f"{label} {size} out_{i:02d}", equal and some, "equal, and not all zero")
    checks.finish()


if __name__ == "__main__":
    main(sys.argv[1:])
