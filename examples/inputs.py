"""Writes the arguments of an example's step, as arg_00.npy, arg_01.npy, ... for hot-runner.

    python examples/inputs.py vit_mlp FOLDER

Prints their paths, comma separated, in the order of @main's arguments. Needs numpy alone: expected.npz
holds the arguments whole, expected.json how to draw them, one after the other from one generator.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import json
import pathlib
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent


def draw(facts):
    """The arguments of an expected.json; raises ValueError if this numpy draws other numbers."""
    rng = np.random.default_rng(facts["seed"])
    arguments = [rng.normal(0, entry["standard_deviation"], entry["shape"]).astype(entry["dtype"])
                 for entry in facts["inputs"]]
    for array, entry in zip(arguments, facts["inputs"]):
        norm = np.linalg.norm(array.astype("f8"))
        if abs(norm / entry["l2norm"] - 1) > 1e-7:
            raise ValueError(f"this numpy draws other numbers for {entry['name']}: norm {norm}, expected {entry['l2norm']}")
    return arguments


def stored(folder, side):
    """Stored "arg" or "out" arrays of expected.npz, in order."""
    arrays = np.load(folder / "expected.npz")
    return [arrays[key] for key in sorted(arrays.files) if key.startswith(side)]


def load(folder):
    """The arguments of the step in `folder`."""
    facts = folder / "expected.json"
    return draw(json.loads(facts.read_text())) if facts.exists() else stored(folder, "arg")


def main(arguments):
    if len(arguments) != 2 or not (HERE / arguments[0] / "train_step.mlir").exists():
        names = ", ".join(sorted(p.parent.name for p in HERE.glob("*/train_step.mlir")))
        sys.exit(f"usage: inputs.py NAME FOLDER (NAME: {names})")
    out = pathlib.Path(arguments[1])
    out.mkdir(parents=True, exist_ok=True)
    paths = []
    for i, array in enumerate(load(HERE / arguments[0])):
        paths.append(str(out / f"arg_{i:02d}.npy"))
        np.save(paths[-1], array)
    print(",".join(paths))


if __name__ == "__main__":
    main(sys.argv[1:])
