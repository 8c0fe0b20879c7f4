"""A forward and a backward function, saved tensors as floats against saved as codes.

    python saved_codes.py NAME ...      # torch/encoder_pair, torch/encoder_pair_mincut

hot-compress-activations only moves ops, so the gradients are equal bit for bit. What
the forward function returns is smaller by what is expected here: the floats of layer
inputs that nothing else needs, less codes and scales.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from runner import Checks, run, split_flags  # noqa: E402
from steps import Step  # noqa: E402

from corpus_counts import CORPUS, OPT  # noqa: E402

# saved bytes of FP32 that codes replace: inputs of q/k/v, of the output projection and of the MLP. The default
# partition saves the input of the last layer a second time, for the ReLU: it stays.
REPLACED = {"torch/encoder_pair": [(48, 64)] * 3, "torch/encoder_pair_mincut": [(48, 64)] * 3 + [(48, 256)]}


def rewrite(module, folder, passes):
    path = pathlib.Path(folder) / f"{len(passes)}.mlir"
    subprocess.run([OPT, str(module), "--hot-rewrite-backward=min-elements=0", "--cse", *passes, "-o", str(path)],
                   check=True, capture_output=True)
    return path


def main(arguments):
    names, flags = split_flags(arguments)
    checks = Checks()
    for name in names:
        *inputs, tangent = Step(CORPUS / "torch/encoder_pair", "forward", 8).arguments()
        gradients, sizes = [], []
        with tempfile.TemporaryDirectory() as folder:
            for passes in ([], ["--hot-compress-activations"]):
                module = rewrite(CORPUS / name / "train_step.mlir", folder, passes)
                _, *saved = run(module, inputs, "forward", flags)
                sizes.append(sum(array.nbytes for array in saved))
                gradients.append(run(module, [*saved, tangent], "backward", flags))
        equal = all(np.array_equal(a, b) for a, b in zip(*gradients, strict=True))
        checks.add(f"{name} gradients", equal, "equal bit for bit" if equal else "differ")
        facts = json.loads((CORPUS / name / "facts.json").read_text())
        checks.add(f"{name} floats", sizes[0] == facts["saved_bytes"], f"{sizes[0]} bytes")
        # Of each 16 tokens 8 components of one byte stay, and an f32 scale for each column.
        less = sum(4 * length * width - (length // 2 * width + 4 * width) for length, width in REPLACED[name])
        checks.add(f"{name} codes", sizes[1] == sizes[0] - less, f"{sizes[1]} bytes, expected {sizes[0] - less}")
    checks.finish()


if __name__ == "__main__":
    main(sys.argv[1:])
