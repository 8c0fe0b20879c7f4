"""hot-report on every graph of the corpus, before and after the rewrite, against its schema, against itself, and against
what the rewrite says that it takes.

    python corpus_report.py [NAME ...]      # mlp_mixer, llama_block/train_step_iree, torch/lora, ...
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import copy
import json
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from corpus_counts import graphs, remarks  # noqa: E402
from json_schema import errors  # noqa: E402
from runner import Checks  # noqa: E402

REPORT = os.environ.get("HOT_REPORT", "hot-report")
SCHEMA = json.loads((pathlib.Path(__file__).resolve().parents[3] / "docs" / "report.schema.json").read_text())

# Of the linear layers' inputs, at most this part of their FP32 bytes is kept, scales included, and no float copy.
TARGETS = {"vit_b_block/train_step": 0.13, "vit_b_mlp/train_step": 0.13, "vit_b_12layers/train_step": 0.13}

# Bytes of these inputs by hand: 394 tokens (of which the codes keep 200) of 768 channels into the MLP and 3072 inside it;
# in the block also 768 into query, key and value together, and 768 out of the heads. A scale is 4 bytes a channel.
BY_HAND = {"vit_b_mlp/train_step": (394 * (768 + 3072) * 4, (200 + 4) * (768 + 3072)),
           "vit_b_block/train_step": (394 * (3 * 768 + 3072) * 4, (200 + 4) * (3 * 768 + 3072))}


def report(path, *options):
    done = subprocess.run([REPORT, str(path), "--format=json", *options], capture_output=True, text=True)
    if done.returncode or done.stderr:
        sys.exit(f"hot-report failed ({done.returncode}) on {path}:\n{done.stderr[:4000]}")
    return json.loads(done.stdout)


def rows(stage):
    """What each product is: function, layer, role, location."""
    found = []
    for function in stage["functions"]:
        for layer in function["layers"]:
            found += [(function["name"], layer["number"], product["role"], product["location"])
                      for product in layer["products"]]
    return sorted(found)


def tensors(stage):
    return [tensor for function in stage["functions"] for tensor in function["saved"]]


def check_sums(checks, name, stage):
    saved = stage["totals"]["saved"]
    every = tensors(stage)
    for group in ("linear_input", "attention", "argument", "elementwise", "other"):
        mine = [tensor for tensor in every if tensor["group"] == group]
        known = sum(tensor["bytes"] for tensor in mine if tensor["bytes"] is not None)
        checks.add(f"{name} sum of {group}", saved[group]["count"] == len(mine) and saved[group]["known_bytes"] == known,
                   f"{saved[group]['known_bytes']}, {known} in {len(mine)} tensors")
    total = sum(saved[group]["known_bytes"] for group in ("linear_input", "attention", "argument", "elementwise", "other"))
    checks.add(f"{name} total", saved["total"]["known_bytes"] == total, f"{total}")
    for function in stage["functions"]:  # an empty list of tensors if there is nothing that they could be saved for
        checks.add(f"{name} boundary of {function['name']}", bool(function["boundary"]) or not function["saved"])


def check(checks, name, path):
    done = report(path, "--scheme=hot", "--min-elements=0")
    wrong = errors(done, SCHEMA)
    if not checks.add(f"{name} schema", not wrong, "; ".join(wrong[:3])):
        return
    before, after = done["reports"]
    checks.add(f"{name} is one report", report(path)["reports"][0] == before | {"stage": "module"})
    for stage in (before, after):
        check_sums(checks, f"{name} {stage['stage']}", stage)

    said = [remark for remark in remarks(path) if remark.startswith("rewritten")]
    for role in ("grad_weight", "grad_input"):
        taken = sum(f": {role}," in remark for remark in said)
        sums = [stage["totals"]["products"][role] for stage in (before, after)]
        checks.add(f"{name} {role}", [s["count"] for s in sums] == [taken, taken] and
                   [s["rewritten"] for s in sums] == [0, taken], f"{taken} taken, reported {sums}")
    # Where x is computed again, nothing links the rewritten weight gradient of a first layer with its forward product.
    lost = [row for row in rows(before) if row not in rows(after)]
    checks.add(f"{name} layers", all(row[2] == "forward" for row in lost) and len(lost) == name.startswith("lstm/") and
               len(rows(after)) == len(rows(before)) - len(lost), f"the same products in the same layers, but {lost}")

    # No input of a rewritten layer is kept as floats for its weight gradient alone; what else keeps it is named.
    floats = [tensor for tensor in tensors(after) if tensor["group"] == "linear_input" and tensor["form"] == "float"
              and all(reader["layer"] is not None for reader in tensor["kept_by"])]
    # but where x stays as it is: in the stack of a loop, and saved a second time, for ReLU
    stays = name.startswith(("gpt2_scan", "lstm", "torch/encoder_pair/"))
    checks.add(f"{name} inputs", stays or not floats, f"{floats}")
    copies = [tensor for tensor in tensors(after) if tensor["copy_of_compressed"]]
    for tensor in copies:
        print(f"     {tensor['type']} is kept by", ", ".join(r["op"] + " " + r["location"] for r in tensor["kept_by"]))
    if name in BY_HAND:
        got = tuple(stage["totals"]["saved"]["linear_input"]["bytes"] for stage in (before, after))
        checks.add(f"{name} bytes", got == BY_HAND[name], f"{got}, by hand {BY_HAND[name]}")
    if name in TARGETS:
        ratio = done["ratios"]["saved_linear_input"]
        checks.add(f"{name} target", ratio <= TARGETS[name] and not copies, f"{ratio:.4f} of {TARGETS[name]}, "
                   f"{len(copies)} float copies")


def check_schema(checks, path):
    """The schema refuses what is not a report."""
    good = report(path)

    def change(edit):
        changed = copy.deepcopy(good)
        edit(changed)
        return changed

    def product(value):
        return value["reports"][0]["functions"][0]["layers"][0]["products"][0]

    for what, bad in {
            "another version": change(lambda r: r.update(version=2)),
            "nothing reported": change(lambda r: r.update(reports=[])),
            "another role": change(lambda r: product(r).update(role="backward")),
            "a key too many": change(lambda r: product(r).update(more=1)),
            "a key too few": change(lambda r: product(r).pop("L")),
            "a text for a number": change(lambda r: product(r).update(L="394")),
            "negative bytes": change(lambda r: r["reports"][0]["functions"][0]["saved"][0].update(bytes=-1)),
    }.items():
        checks.add(f"schema refuses {what}", len(errors(bad, SCHEMA)) > 0)


def main(names):
    checks, every = Checks(), graphs()
    for name, path in every.items():
        if not names or any(name.startswith(n) for n in names):
            check(checks, name, path)
    check_schema(checks, every["digits_mlp/train_step"])
    checks.finish()


if __name__ == "__main__":
    main(sys.argv[1:])
