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
SAMPLED = 1024  # elements kept of a large result


def draw_one(rng, entry):
    """`added` comes after the rounding to the argument's type, `mean_drawn` before."""
    if "below" in entry:
        return rng.integers(0, entry["below"], entry["shape"]).astype(entry["dtype"])
    drawn = rng.normal(entry.get("mean_drawn", 0), entry["standard_deviation"], entry["shape"]).astype(entry["dtype"])
    return drawn + drawn.dtype.type(entry["added"]) if "added" in entry else drawn


def draw(facts, folder):
    """The arguments of an expected.json; raises ValueError if this numpy draws other numbers."""
    rng, entries = np.random.default_rng(facts["seed"]), facts["inputs"]
    arguments = [None] * len(entries)
    # Drawn in order, but where `draw` says otherwise; what cannot be drawn is stored.
    drawn = [i for i, entry in enumerate(entries) if "below" in entry or "standard_deviation" in entry]
    for i in sorted(drawn, key=lambda i: entries[i].get("draw", i)):
        arguments[i] = draw_one(rng, entries[i])
    for i in set(range(len(entries))) - set(drawn):
        arguments[i] = np.load(folder / "expected.npz")[f"arg_{i:02d}"]
    for array, entry in zip(arguments, entries):
        norm = np.linalg.norm(array.astype("f8"))
        if abs(norm - entry["l2norm"]) > 1e-7 * entry["l2norm"]:
            raise ValueError(f"this numpy draws other numbers for {entry['name']}: norm {norm}, "
                             f"expected {entry['l2norm']}")
    return arguments


def sample(array):
    """The elements that are stored of a result: all if they are few, else some spread evenly and without a period."""
    if array.size <= SAMPLED:
        return array.reshape(-1)
    at = (np.arange(1, SAMPLED + 1) * 0.6180339887498949 % 1 * array.size).astype("i8")
    return array.reshape(-1)[at]


def stored(folder, side, stem="expected"):
    """Stored "arg" or "out" arrays of expected.npz, in order."""
    arrays = np.load(folder / f"{stem}.npz")
    return [arrays[key] for key in sorted(arrays.files) if key.startswith(side)]


def load(folder):
    """The arguments of the step in `folder`."""
    facts = folder / "expected.json"
    return draw(json.loads(facts.read_text()), folder) if facts.exists() else stored(folder, "arg")


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
