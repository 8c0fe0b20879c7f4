"""A step rewritten at full rank and without quantization against the step as it is.

    python unquantized.py NAME ... [-- FLAG ...]     # digits_mlp, digits_vit, torch_mlp, vit_mlp, or of the
                                                     # corpus: moe_block/train_step, torch/lora/train_step, ...

What is left of the rewrite are transforms that cancel in exact arithmetic, so every
gradient must agree to 1e-5 relative (l2), and every product must have been rewritten.
The stored arguments, and random ones for the corpus, whose products are those counted by
hand; a gradient that is zero in exact arithmetic must only stay small.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from runner import Checks, run, split_flags  # noqa: E402
from steps import STEPS  # noqa: E402

from corpus_counts import TODAY, graphs, hand_counts  # noqa: E402

REWRITE = ["--scheme=hot", "--rank=16", "--gx-bits=0", "--gw-bits=0", "--min-elements=0", "--remarks"]
LIMIT = 1e-5


def get_step(name):
    """(module, arguments, entry, gradient products)"""
    if name in STEPS:
        step = STEPS[name]
        return step.module, step.arguments(), step.entry, step.products
    products = sum(TODAY[name][:2] if name in TODAY else hand_counts(name)[:2])
    return graphs()[name], [], "train_step" if name.startswith("torch/") else "main", products


def main(arguments):
    names, flags = split_flags(arguments)
    checks = Checks()
    for name in names:
        module, inputs, entry, products = get_step(name)
        remarks = []
        plain = run(module, inputs, entry, flags)
        rewritten = run(module, inputs, entry, [*flags, *REWRITE], remarks)
        count = sum("rewritten by scheme hot" in remark for remark in remarks)
        checks.add(f"{name} products", count == products, f"{count} rewritten, expected {products}")
        scale = max(np.abs(p).max() for p in plain[1:])
        for i, (g, p) in enumerate(zip(rewritten, plain, strict=True)):
            g, p = g.astype("f8"), p.astype("f8")
            if i > 0 and np.abs(p).max() < 1e-6 * scale:
                checks.add(f"{name} out_{i:02d}", np.abs(g).max() < 1e-5 * scale, "zero in exact arithmetic")
                continue
            error = np.linalg.norm(g - p) / np.linalg.norm(p)
            checks.add(f"{name} out_{i:02d}", error <= LIMIT, f"error {error:.1e}, at most {LIMIT:.0e}")
    checks.finish()


if __name__ == "__main__":
    main(sys.argv[1:])
