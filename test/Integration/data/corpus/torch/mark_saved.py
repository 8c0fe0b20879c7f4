"""Marks what torch.compile's forward function saves for the backward one with hot.saved.

    python mark_saved.py encoder_pair encoder_pair_mincut

The pairs of result and argument are those of facts.json, `saved`; the numbers count
from 0. Text in, text out: whatever else stands in train_step.mlir stays as it is.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent


def mark(types, numbers):
    """types: "T, T" or "%arg0: T, ..."; numbers: position -> number."""
    parts = types.split(", ")
    return ", ".join(f"{part} {{hot.saved = {numbers[i]} : i64}}" if i in numbers else part
                     for i, part in enumerate(parts))


def main(names):
    for name in names:
        path = HERE / name / "train_step.mlir"
        saved = json.loads((HERE / name / "facts.json").read_text())["saved"]
        results = {link["forward_result"]: number for number, link in enumerate(saved)}
        arguments = {link["backward_arg"]: number for number, link in enumerate(saved)}
        text = path.read_text()
        if "hot.saved" in text:
            sys.exit(f"{path} is marked already")
        text, marked = re.subn(r"(func\.func @forward\(.*\) -> \()(.*)(\) \{)",
                               lambda m: m[1] + mark(m[2], results) + m[3], text)
        text, taken = re.subn(r"(func\.func @backward\()(.*)(\) -> )",
                              lambda m: m[1] + mark(m[2], arguments) + m[3], text)
        assert marked == taken == 1, path
        path.write_text(text)


if __name__ == "__main__":
    main(sys.argv[1:])
