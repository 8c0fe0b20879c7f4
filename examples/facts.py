"""Counts the contractions of an example's train_step.mlir and writes facts.json beside it.

    python examples/facts.py bert_tied [NAME ...]

by_construction is EXPECT of NAME/export.py, the products counted by hand from the
model; the rest is what the text holds. A contraction is a named product or
convolution, or a generic with a reduction whose body adds a product to the result.
Forms: generic_Pm_Qn_Rk has P and Q parallel loops of the left and right factor and R
reductions; generic_batched_Bb_Rk has B loops of both factors besides.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import ast
import collections
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
MAP = re.compile(r"^(#\w+) = affine_map<\(.*?\) -> \((.*?)\)>", re.M)
NAMED = re.compile(r"= (linalg\.\w*(?:matmul|matvec|vecmat|conv|contract|dot)\w*) ")
GENERIC = re.compile(r"linalg\.generic \{indexing_maps = \[(.*?)\], iterator_types = \[(.*?)\].*?\n(.*?)^\s*\} -> ",
                     re.M | re.S)


def form(maps, iterators):
    left, right, result = maps
    both = [loop for loop in result if loop in left and loop in right]
    reductions = iterators.count("reduction")
    if both:
        return f"generic_batched_{len(both)}b_{reductions}k"
    return f"generic_{sum(l in left for l in result)}m_{sum(l in right for l in result)}n_{reductions}k"


def count(text):
    maps = {name: loops.split(", ") for name, loops in MAP.findall(text)}
    found = collections.Counter(NAMED.findall(text))
    for names, iterators, body in GENERIC.findall(text):
        names = names.split(", ")
        if "reduction" in iterators and len(names) == 3 and re.findall(r"arith\.(\w+)", body) == ["mulf", "addf"]:
            found[form([maps[name] for name in names], iterators)] += 1
    return found


def expectation(path):
    """(what the model is, EXPECT); read, not run, as running needs JAX."""
    tree = ast.parse(path.read_text())
    value = next(node.value for node in tree.body if isinstance(node, ast.Assign)
                 and getattr(node.targets[0], "id", None) == "EXPECT")
    return ast.get_docstring(tree).splitlines()[0], ast.literal_eval(value)


def main(names):
    for name in names:
        what, made = expectation(HERE / name / "export.py")
        text = (HERE / name / "train_step.mlir").read_text()
        found = count(text)
        facts = {"model": name, "what": what, "by_construction": made,
                 "train_step.mlir": {"contractions_total": sum(found.values()), "by_form": dict(sorted(found.items())),
                                     "loops": len(re.findall(r"= scf\.(?:for|while)\b", text))}}
        (HERE / name / "facts.json").write_text(json.dumps(facts, indent=1) + "\n")
        print(name, facts["train_step.mlir"])


if __name__ == "__main__":
    main(sys.argv[1:])
