"""The training steps of the tree: where they are, their arguments, what is stored beside them."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import json
import pathlib
import sys
from dataclasses import dataclass

import numpy as np
from runner import TEST_DATA

EXAMPLES = pathlib.Path(__file__).resolve().parents[3] / "examples"


@dataclass
class Step:
    folder: pathlib.Path
    entry: str
    products: int  # gradient products that the rewrite takes: gw and gx of every linear layer

    @property
    def module(self):
        return self.folder / "train_step.mlir"

    def facts(self):
        """expected.json, or None where expected.npz holds whole arrays."""
        path = self.folder / "expected.json"
        return json.loads(path.read_text()) if path.exists() else None

    def arrays(self, side):
        """Stored "arg" or "out" arrays, in order."""
        stored = np.load(self.folder / "expected.npz")
        return [stored[key] for key in sorted(stored.files) if key.startswith(side)]

    def arguments(self):
        facts = self.facts()
        return _drawn(facts) if facts else self.arrays("arg")


def _drawn(facts):
    """The arguments of an expected.json: one draw after the other from one generator."""
    rng = np.random.default_rng(facts["seed"])
    arguments = [rng.normal(0, entry["standard_deviation"], entry["shape"]).astype(entry["dtype"])
                 for entry in facts["inputs"]]
    for array, entry in zip(arguments, facts["inputs"]):
        norm = np.linalg.norm(array.astype("f8"))
        if abs(norm / entry["l2norm"] - 1) > 1e-7:
            sys.exit(f"this numpy draws other numbers for {entry['name']}: norm {norm}, expected {entry['l2norm']}")
    return arguments


STEPS = {"digits_mlp": Step(EXAMPLES / "digits_mlp", "main", 3 + 2),
         "digits_vit": Step(EXAMPLES / "digits_vit", "main", 10 + 9),
         "vit_mlp": Step(EXAMPLES / "vit_mlp", "main", 2 + 2),
         "torch_mlp": Step(TEST_DATA / "torch_mlp", "train_step", 3 + 2)}
