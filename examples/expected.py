"""Writes what JAX computes for a step's seeded arguments.

    python examples/expected.py digits_mlp [NAME ...]
    python examples/expected.py --model=FILE --to=FOLDER [--float32]

The first form is for the examples, the second for any model with `init(rng)`,
`batch(rng)` and `step`, such as those of the test corpus.

FOLDER/expected.npz holds arg_NN and out_NN, in the order of @main's arguments and
results. Where that would be large, and in the second form, FOLDER/expected.json
holds how each argument is drawn, one after the other from
`numpy.random.default_rng(seed)`, with mean and l2 norm of each result and its largest
element; expected.npz then holds the elements `inputs.sample` takes of each result,
and arguments that are not drawn.

--float32: computes in f32 what the model computes in bf16. Results only, as
expected_f32.*: the arguments are the same.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import argparse
import importlib.util
import json
import pathlib
import sys
import types

import jax
import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from inputs import sample  # noqa: E402

LARGE = 2_000_000  # bytes of arguments and results together


def load(path, float32=False):
    if float32:
        module = types.ModuleType(path.stem)
        exec(path.read_text().replace("bfloat16", "float32"), module.__dict__)  # a model of ours
        return module
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stats(path, array):
    wide = np.asarray(array, np.float64)
    return {"name": jax.tree_util.keystr(path), "shape": list(array.shape), "dtype": str(array.dtype),
            "mean": float(f"{wide.mean():.9g}"), "l2norm": float(f"{np.linalg.norm(wide):.9g}")}


class Recorder:
    """Stands in for a generator and keeps what was asked for in every draw, and the result."""

    def __init__(self, seed):
        self.rng, self.draws = np.random.default_rng(seed), []

    def normal(self, mean, deviation, shape):
        entry = {"standard_deviation": float(deviation)} | ({"mean_drawn": float(mean)} if mean else {})
        self.draws.append((entry, self.rng.normal(mean, deviation, shape)))
        return self.draws[-1][1]

    def integers(self, low, high, shape):
        assert low == 0
        self.draws.append(({"below": int(high)}, self.rng.integers(low, high, shape)))
        return self.draws[-1][1]


def recipes(model, leaves):
    """How each argument is drawn; {} for one that is not."""
    recorder = Recorder(0)
    model.init(recorder), model.batch(recorder)
    found = [{} for _ in leaves]
    for number, (entry, drawn) in enumerate(recorder.draws):
        for i, leaf in enumerate(leaves):
            for added in ({}, {"added": 1}):
                plain = drawn.astype(leaf.dtype)
                value = plain + plain.dtype.type(1) if added else plain
                if not found[i] and leaf.shape == drawn.shape and np.array_equal(leaf, value):
                    found[i] = entry | added | {"draw": number}
                    break
            if found[i].get("draw") == number:
                break
        else:
            raise ValueError(f"draw {number} is no argument")
    if all(entry.get("draw") == i for i, entry in enumerate(found)):
        for entry in found:
            del entry["draw"]
    return found


def write(model, folder, suffix="", whole=False):
    arguments = (model.init(rng := np.random.default_rng(0)), *model.batch(rng))
    inputs = jax.tree_util.tree_flatten_with_path(arguments)[0]
    outputs = jax.tree_util.tree_flatten_with_path(jax.jit(model.step)(*arguments))[0]
    inputs, outputs = ([(path, np.asarray(leaf)) for path, leaf in side] for side in (inputs, outputs))
    folder.mkdir(parents=True, exist_ok=True)
    if whole and sum(leaf.nbytes for _, leaf in inputs + outputs) < LARGE:
        arrays = {f"arg_{i:02d}": leaf for i, (_, leaf) in enumerate(inputs)}
        arrays |= {f"out_{i:02d}": leaf for i, (_, leaf) in enumerate(outputs)}
        np.savez_compressed(folder / f"expected{suffix}.npz", **arrays)
        return
    arrays, facts = {}, {"seed": 0}
    if not suffix:
        found = recipes(model, [leaf for _, leaf in inputs])
        arrays |= {f"arg_{i:02d}": leaf for i, ((_, leaf), entry) in enumerate(zip(inputs, found)) if not entry}
        facts["inputs"] = [stats(path, leaf) | entry for (path, leaf), entry in zip(inputs, found, strict=True)]
    facts["outputs"] = [stats(path, leaf) | {"largest": float(f"{np.abs(leaf.astype('f8')).max():.9g}")}
                        for path, leaf in outputs]
    arrays |= {f"out_{i:02d}": sample(leaf) for i, (_, leaf) in enumerate(outputs)}
    np.savez_compressed(folder / f"expected{suffix}.npz", **arrays)
    (folder / f"expected{suffix}.json").write_text(json.dumps(facts, indent=1) + "\n")


def main(arguments):
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--model", type=pathlib.Path)
    parser.add_argument("--to", type=pathlib.Path)
    parser.add_argument("--float32", action="store_true")
    options = parser.parse_args(arguments)
    for name in options.names:
        model = load(HERE / name / "export.py")
        write(model, HERE / name, whole=True)
    if options.model:
        model = load(options.model, options.float32)
        write(model, options.to, "_f32" if options.float32 else "")


if __name__ == "__main__":
    main(sys.argv[1:])
