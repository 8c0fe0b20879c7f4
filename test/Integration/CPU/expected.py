"""Training steps through hot-runner, against the values stored beside them.

    python expected.py NAME [--tolerance=T] [-- FLAG ...]     # digits_mlp, digits_vit, torch_mlp, vit_mlp

Without a tolerance the step's own limit holds: the error that stock LLVM 22 has on
the CPU, plain loops and libm, two digits. Flags go to hot-runner.

Error of the loss: relative. Error of a gradient: largest |difference| divided by the
gradient's largest element. A gradient that is zero in exact arithmetic (a key bias
under softmax) is noise on both sides: it must only stay small. Of vit_mlp norms and
means are stored: 1e-4 relative.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import json
import pathlib
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve()
sys.path.insert(0, str(HERE.parents[1] / "support"))
from runner import TEST_DATA, Checks, run  # noqa: E402

EXAMPLES = HERE.parents[3] / "examples"
# folder, entry, limit of the gradients, limit of the loss
STEPS = {"digits_mlp": (EXAMPLES / "digits_mlp", "main", 2.3e-7, 9.5e-8),
         "digits_vit": (EXAMPLES / "digits_vit", "main", 1.1e-6, 1.1e-7),
         "torch_mlp": (TEST_DATA / "torch_mlp", "train_step", 2.6e-7, 2.6e-7),
         "vit_mlp": (EXAMPLES / "vit_mlp", "main", 1e-4, 1e-4)}


def rounded(value):
    """As the limits are: two digits."""
    return float(f"{value:.2g}")


def compare_arrays(checks, name, got, want, limit, loss_limit):
    want = [w.astype("f8") for w in want]
    scale = max(np.abs(w).max() for w in want[1:])
    for i, (g, w) in enumerate(zip(got, want, strict=True)):
        label, top = f"{name} out_{i:02d}", np.abs(w).max()
        if g.shape != w.shape or not np.isfinite(g).all():
            checks.add(label, False, f"shape {list(g.shape)} instead of {list(w.shape)}, or not finite")
        elif i > 0 and top < 1e-6 * scale:
            noise = np.abs(g).max()
            checks.add(label, noise < 1e-5 * scale, f"zero in exact arithmetic, largest {noise:.1e}")
        else:
            error, allowed = rounded(np.abs(g - w).max() / top), limit if i else loss_limit
            checks.add(label, error <= allowed, f"error {error:.2g}, at most {allowed:.2g}")


def drawn(facts):
    """The arguments of an expected.json: one draw after the other from one generator."""
    rng = np.random.default_rng(facts["seed"])
    arguments = [rng.normal(0, entry["standard_deviation"], entry["shape"]).astype(entry["dtype"])
                 for entry in facts["inputs"]]
    for array, entry in zip(arguments, facts["inputs"]):
        norm = np.linalg.norm(array.astype("f8"))
        if abs(norm / entry["l2norm"] - 1) > 1e-7:
            sys.exit(f"this numpy draws other numbers for {entry['name']}: norm {norm}, expected {entry['l2norm']}")
    return arguments


def compare_stats(checks, name, got, outputs, limit):
    for g, want in zip(got, outputs, strict=True):
        wide = g.astype("f8")
        for what, value in (("l2norm", np.linalg.norm(wide)), ("mean", wide.mean())):
            error = abs(value / want[what] - 1)
            checks.add(f"{name} {want['name']} {what}", list(g.shape) == want["shape"] and error <= limit,
                       f"error {error:.1e}, at most {limit:.0e}")


def main(arguments):
    flags = []
    if "--" in arguments:
        at = arguments.index("--")
        arguments, flags = arguments[:at], arguments[at + 1:]
    names = [a for a in arguments if not a.startswith("--")]
    tolerance = next((float(a.split("=")[1]) for a in arguments if a.startswith("--tolerance=")), None)
    checks = Checks()
    for name in names:
        folder, entry, limit, loss_limit = STEPS[name]
        if tolerance:
            limit = loss_limit = tolerance
        if (folder / "expected.json").exists():
            facts = json.loads((folder / "expected.json").read_text())
            got = run(folder / "train_step.mlir", drawn(facts), entry, flags)
            compare_stats(checks, name, got, facts["outputs"], limit)
        else:
            stored = np.load(folder / "expected.npz")
            inputs, outputs = ([stored[key] for key in sorted(stored.files) if key.startswith(side)]
                               for side in ("arg_", "out_"))
            got = run(folder / "train_step.mlir", inputs, entry, flags)
            compare_arrays(checks, name, got, outputs, limit, loss_limit)
    checks.finish()


if __name__ == "__main__":
    main(sys.argv[1:])
