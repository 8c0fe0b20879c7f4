"""Writes what JAX computes for an example's seeded arguments.

    python examples/expected.py digits_mlp [NAME ...]

NAME/expected.npz holds arg_NN and out_NN, in the order of @main's arguments and
results. Where that would be large (vit_mlp), NAME/expected.json holds how each
argument is drawn, one after the other from `numpy.random.default_rng(seed)`, and
mean and l2 norm of each result.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import importlib.util
import json
import pathlib
import sys

import jax
import numpy as np

HERE = pathlib.Path(__file__).parent
LARGE = 2_000_000  # bytes of arguments and results together


def load(name):
    spec = importlib.util.spec_from_file_location(name, HERE / name / "export.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stats(path, array):
    wide = np.asarray(array, np.float64)
    return {"name": jax.tree_util.keystr(path), "shape": list(array.shape), "dtype": str(array.dtype),
            "mean": float(f"{wide.mean():.9g}"), "l2norm": float(f"{np.linalg.norm(wide):.9g}")}


class Recorder:
    """Stands in for a generator and keeps the standard deviation of every draw."""

    def __init__(self, seed):
        self.rng, self.deviations = np.random.default_rng(seed), []

    def normal(self, mean, deviation, shape):
        assert mean == 0
        self.deviations.append(float(deviation))
        return self.rng.normal(mean, deviation, shape)


def write(name):
    model = load(name)
    arguments = model.arguments(seed=0)
    inputs = jax.tree_util.tree_flatten_with_path(arguments)[0]
    outputs = jax.tree_util.tree_flatten_with_path(jax.jit(model.step)(*arguments))[0]
    inputs, outputs = ([(path, np.asarray(leaf)) for path, leaf in side] for side in (inputs, outputs))
    if sum(leaf.nbytes for _, leaf in inputs + outputs) < LARGE:
        arrays = {f"arg_{i:02d}": leaf for i, (_, leaf) in enumerate(inputs)}
        arrays |= {f"out_{i:02d}": leaf for i, (_, leaf) in enumerate(outputs)}
        np.savez_compressed(HERE / name / "expected.npz", **arrays)
        return
    recorder = Recorder(0)
    model.init(recorder), model.batch(recorder)
    facts = {"seed": 0,
             "inputs": [stats(path, leaf) | {"standard_deviation": deviation}
                        for (path, leaf), deviation in zip(inputs, recorder.deviations, strict=True)],
             "outputs": [stats(path, leaf) for path, leaf in outputs]}
    (HERE / name / "expected.json").write_text(json.dumps(facts, indent=1) + "\n")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write(name)
