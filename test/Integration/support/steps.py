"""The training steps of the tree: where they are, their arguments, what is stored beside them."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import json
import pathlib
import sys
from dataclasses import dataclass

from runner import TEST_DATA

EXAMPLES = pathlib.Path(__file__).resolve().parents[3] / "examples"
sys.path.insert(0, str(EXAMPLES))
import inputs  # noqa: E402


@dataclass
class Step:
    folder: pathlib.Path
    entry: str
    products: int  # gradient products that the rewrite takes: gw and gx of every linear layer
    graph: pathlib.Path = None  # if it is not train_step.mlir there
    expected: str = "expected"  # stem of the files with the results

    @property
    def module(self):
        return self.graph or self.folder / "train_step.mlir"

    def facts(self):
        """expected.json, or None where expected.npz holds whole arrays."""
        path = self.folder / f"{self.expected}.json"
        return json.loads(path.read_text()) if path.exists() else None

    def arrays(self, side):
        """Stored "arg" or "out" arrays, in order."""
        return inputs.stored(self.folder, side, self.expected)

    def arguments(self):
        return inputs.load(self.folder)


STEPS = {"digits_mlp": Step(EXAMPLES / "digits_mlp", "main", 3 + 2),
         "digits_vit": Step(EXAMPLES / "digits_vit", "main", 10 + 9),
         "vit_mlp": Step(EXAMPLES / "vit_mlp", "main", 2 + 2),
         "torch_mlp": Step(TEST_DATA / "torch_mlp", "train_step", 3 + 2),
         "accumulation": Step(EXAMPLES / "accumulation", "main", 3 + 2),
         "bert_tied": Step(EXAMPLES / "bert_tied", "main", 14 + 14),
         "lora_block": Step(EXAMPLES / "lora_block", "main", 8 + 15),
         "lstm": Step(EXAMPLES / "lstm", "main", 5 + 4),
         "lstm_stacked": Step(EXAMPLES / "lstm_stacked", "main", 3 + 3)}
