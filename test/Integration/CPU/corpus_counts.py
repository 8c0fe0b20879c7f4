"""Gradient products that the rewrite takes in every graph of the corpus, against counts made by hand.

    python corpus_counts.py [NAME ...]      # mlp_mixer, llama_block/train_step_iree, torch/lora, ...

The hand counts are those of facts.json. Where the rewrite takes fewer today, TODAY
says how many and why; a change in either direction fails until the table is updated.
No forward product and no attention product may be touched, whatever the table says.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import json
import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from runner import TEST_DATA, Checks  # noqa: E402
from steps import EXAMPLES  # noqa: E402

CORPUS = TEST_DATA / "corpus"
OPT = os.environ.get("HOT_OPT", "hot-opt")

# Graphs that are in the tree already, and not a second time in the corpus.
ELSEWHERE = {"digits_mlp/train_step": EXAMPLES / "digits_mlp", "digits_vit/train_step": EXAMPLES / "digits_vit",
             "torch/mlp/train_step": TEST_DATA / "torch_mlp"}
OURS = ("accumulation", "bert_tied", "lora_block", "lstm", "lstm_stacked")
ELSEWHERE |= {f"{name}/train_step": EXAMPLES / name for name in OURS}

# graph -> (weight gradients, input gradients) taken today, and why not all of them
TODAY = {}

# Products without a weight that are known as such today, where that is not their number by hand.
WITHOUT_WEIGHT = {
    # two of the dispatch products have the tokens, an argument, as a factor: a weight but for its gradient
    "moe_block/train_step": 3,
}


def graphs():
    """name -> file"""
    found = {f"{path.parent.relative_to(CORPUS)}/{path.stem}": path for path in CORPUS.glob("**/train_step*.mlir")}
    return dict(sorted((found | {name: folder / "train_step.mlir" for name, folder in ELSEWHERE.items()}).items()))


def hand_counts(name):
    """weight gradients, input gradients, products without a weight (attention, dispatch), all contractions"""
    path = (CORPUS / name).with_name("facts.json")
    facts = json.loads((path if path.exists() else graphs()[name].with_name("facts.json")).read_text())
    if "expected" in facts:  # PyTorch; products without a weight have the role `other`
        total = sum(len(function["list"]) for function in facts["contractions"].values())
        return facts["expected"]["gw"], facts["expected"]["gx"], facts["found_in_ir"].get("other", 0), total
    made = facts["by_construction"]
    attention = made["attention_products_forward"] + made["attention_products_backward"]
    if "loop_trip_count" in made:  # one loop body stands for every layer, and computes the forward products again
        attention = attention // made["loop_trip_count"] + made["recomputed_attention_products_per_body"]
    attention += made.get("dispatch_products_forward", 0) + made.get("dispatch_products_backward", 0)
    total = facts[f"{name.split('/')[-1]}.mlir"]["contractions_total"]
    return made.get("gw_in_ir", made["gw_products"]), made.get("gx_in_ir", made["gx_products"]), attention, total


def remarks(path):
    done = subprocess.run([OPT, str(path), "--hot-rewrite-backward=min-elements=0", "-o", os.devnull],
                          capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"hot-opt failed ({done.returncode}) on {path}:\n{done.stderr[:4000]}")
    return re.findall(r"remark: (.*)", done.stderr)


def check(checks, name, path):
    gw, gx, attention, total = hand_counts(name)
    said = remarks(path)
    rewritten = [remark for remark in said if remark.startswith("rewritten")]
    got = tuple(sum(f": {role}," in remark for remark in rewritten) for role in ("grad_weight", "grad_input"))
    want, reason = TODAY.get(name, (gw, gx, ""))[:2], TODAY.get(name, (0, 0, ""))[2]
    checks.add(f"{name} gradients", got == want,
               f"weight {got[0]}, input {got[1]}; expected {want[0]}, {want[1]}; by hand {gw}, {gx}. {reason}")
    checks.add(f"{name} table", name not in TODAY or want != (gw, gx), "no entry where everything is taken")
    # Whatever is rewritten is a gradient: neither a forward product nor one without a weight.
    checks.add(f"{name} roles", len(rewritten) == sum(got), f"{len(rewritten)} rewritten")
    untouched = sum("attention" in remark for remark in said)
    checks.add(f"{name} attention", untouched == WITHOUT_WEIGHT.get(name, attention),
               f"{untouched} left alone, expected {WITHOUT_WEIGHT.get(name, attention)}")
    if name not in TODAY:  # then every contraction has its remark, and the others are forward products
        checks.add(f"{name} contractions", len(said) == total, f"{len(said)} remarks, {total} contractions")
        forward = sum(remark.startswith(("left alone: forward product", "left alone: no gradient product",
                                      "left alone: grouped convolution"))
                      for remark in said)
        checks.add(f"{name} forward", forward == total - gw - gx - attention,
                   f"{forward} left alone, expected {total - gw - gx - attention}")


def main(names):
    checks, every = Checks(), graphs()
    for name in set(TODAY) - set(every):
        checks.add(name, False, "in the table, but there is no such graph")
    for name, path in every.items():
        if not names or any(name.startswith(n) for n in names):
            check(checks, name, path)
    checks.finish()


if __name__ == "__main__":
    main(sys.argv[1:])
