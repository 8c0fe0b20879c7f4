"""Training steps through hot-runner, against the values stored beside them.

    python expected.py NAME ... [--rewritten] [--tolerance=T] [-- FLAG ...]
    python expected.py --table                  # all steps: the table of docs/Corpus.md

NAME: digits_mlp, bert_tied, ... (support/steps.py), or of the corpus: moe_block/train_step,
torch/lora/train_step, ... Flags go to hot-runner. --rewritten: also rewritten at full rank
and without quantization, where only transforms are left that cancel in exact arithmetic.

Without a tolerance the step's own limit holds: the error that stock LLVM 22 has on
the CPU, plain loops and libm, two digits. That error is of sums in one order; where
this compiler's order makes a larger one, the limit is the larger, SLACK or REWRITTEN
times as much: a transform is two more sums of 16 terms.

Error of the loss: relative. Error of a gradient: largest |difference| divided by the
gradient's largest element. A gradient that is zero in exact arithmetic (a key bias
under softmax) is noise on both sides: it must only stay small. Of large gradients
1024 elements are stored, with norm and mean of the whole, which must agree as well.
Steps in bf16 round at other places than XLA: they are judged against the step in f32
by the relative l2 error of those elements.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys
from dataclasses import dataclass, replace

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from runner import Checks, run, split_flags  # noqa: E402
from steps import EXAMPLES, STEPS, Step, inputs  # noqa: E402

from corpus_counts import CORPUS, TODAY, graphs, hand_counts  # noqa: E402
from unquantized import REWRITE  # noqa: E402

SLACK, REWRITTEN = 1.25, 2


@dataclass
class Limit:
    gradients: float
    loss: float
    expected: str = "expected"   # stem of the files with the results
    norm: bool = False           # relative l2 error instead of the largest one
    folder: pathlib.Path = None  # where the values are, if not beside the graph
    level: int = 2               # LLVM's optimization: where compiling takes longer than running, 0

    def times(self, factor):
        return replace(self, gradients=self.gradients * factor, loss=self.loss * factor)


LIMITS = {
    "digits_mlp": Limit(2.3e-7, 9.5e-8),
    "digits_mlp/train_step_iree": Limit(2.3e-7, 9.5e-8, folder=EXAMPLES / "digits_mlp"),
    "digits_mlp_dynamic/train_step": Limit(3.2e-7, 1.9e-7),
    "digits_vit": Limit(1.1e-6, 1.1e-7, level=0),
    "vit_mlp": Limit(1e-4, 1e-4),
    "vit_b_mlp/train_step": Limit(1.2e-6, 7.6e-5),
    "vit_b_mlp/train_step_iree": Limit(1.2e-6, 7.6e-5),
    "vit_b_mlp/train_step_bf16": Limit(0.00471, 0.00471, norm=True),
    "vit_b_block/train_step": Limit(8.3e-6, 8.5e-5),
    "vit_b_block/train_step_bf16": Limit(0.147, 0.147, norm=True),
    "llama_block/train_step": Limit(0.0106, 0.0106, "expected_f32", norm=True),
    "llama_block/train_step_iree": Limit(0.011, 7.6e-5),
    "mlp_mixer/train_step": Limit(1.2e-6, 2.8e-5),
    "resnet_block/train_step": Limit(1.6e-5, 3.7e-4),
    "resnet_block/train_step_iree": Limit(1.6e-5, 3.7e-4),
    "efficientnetv2_block/train_step": Limit(8.6e-6, 3.5e-6),
    "gpt2_scan/train_step": Limit(1.3e-6, 4.3e-5),
    "moe_block/train_step": Limit(8.1e-7, 4.6e-6),
    "torch_mlp": Limit(2.6e-7, 2.6e-7),
    "torch/mlp_dynamic/train_step": Limit(2.6e-7, 2.6e-7),
    "torch/lora/train_step": Limit(8.0e-7, 8.0e-7),
    "torch/encoder/train_step": Limit(4.7e-7, 4.7e-7),
    "torch/encoder_pair/train_step": Limit(1.5e-6, 1.5e-6),
    "torch/encoder_pair_mincut/train_step": Limit(1.5e-6, 1.5e-6, folder=CORPUS / "torch/encoder_pair"),
    "torch/resnet_block/train_step": Limit(5.5e-6, 5.5e-6),
    # Of these, what this compiler's loops have: bert_tied sums over 30522 words.
    "accumulation": Limit(2.6e-7, 2.6e-7),
    "bert_tied": Limit(4.3e-6, 4.3e-6),
    "lora_block": Limit(1.8e-6, 1.8e-6),
    "lstm": Limit(3.2e-7, 3.2e-7),
    "lstm_stacked": Limit(4.1e-7, 4.1e-7),
}

# Not run, and why.
NOT_RUN = {
    "vit_b_12layers/train_step": "86 million parameters; LLVM takes three minutes for its loops at -O1 (the run 27 s)",
    "vit_b_mlp/train_step_bf16acc": "sums in bf16 are a library call for each addition (340 s)",
}


def rounded(value):
    """As the limits are: two digits."""
    return float(f"{value:.2g}")


def get_step(name):
    if name in STEPS:
        return STEPS[name]
    path, limit = graphs()[name], LIMITS[name]
    products = sum(TODAY[name][:2] if name in TODAY else hand_counts(name)[:2])
    entry = "train_step" if name.startswith("torch/") else "main"
    return Step(limit.folder or path.parent, entry, products, path, limit.expected)


class Silent:
    def add(self, name, ok, detail=""):
        return ok


class Comparison:
    """The checks of one run, and the largest errors in it."""

    def __init__(self, checks, name, limit):
        self.checks, self.name, self.limit = checks, name, limit
        self.loss = self.worst = 0.0

    def error(self, i, label, error, allowed=None):
        allowed = allowed or (self.limit.gradients if i else self.limit.loss)
        if i:
            self.worst = max(self.worst, error)
        else:
            self.loss = error
        self.checks.add(f"{self.name} {label}", rounded(error) <= allowed, f"error {error:.2g}, at most {allowed:.2g}")

    def zero(self, label, noise, scale):
        """The other side is in higher precision: bf16 leaves noise of its own size."""
        allowed = (1e-2 if self.limit.norm else 1e-5) * scale
        self.checks.add(f"{self.name} {label}", noise < allowed, f"zero in exact arithmetic, largest {noise:.1e}")

    def shaped(self, label, got, shape):
        good = list(got.shape) == list(shape) and np.isfinite(got.astype("f8")).all()
        return good or self.checks.add(f"{self.name} {label}", False,
                                       f"shape {list(got.shape)} instead of {list(shape)}, or not finite")

    def arrays(self, got, want):
        want = [w.astype("f8") for w in want]
        scale = max(np.abs(w).max() for w in want[1:])
        for i, (g, w) in enumerate(zip(got, want, strict=True)):
            label, top = f"out_{i:02d}", np.abs(w).max()
            if not self.shaped(label, g, w.shape):
                continue
            if i > 0 and top < 1e-6 * scale:
                self.zero(label, np.abs(g).max(), scale)
            else:
                self.error(i, label, np.abs(g - w).max() / top)

    def samples(self, got, outputs, samples):
        scale = max(o["largest"] for o in outputs[1:])
        for i, (g, o, s) in enumerate(zip(got, outputs, samples, strict=True)):
            label = o["name"]
            if not self.shaped(label, g, o["shape"]):
                continue
            wide, s = g.astype("f8"), s.astype("f8")
            if i > 0 and o["largest"] < 1e-6 * scale:
                self.zero(label, np.abs(wide).max(), scale)
                continue
            difference = inputs.sample(wide) - s
            if self.limit.norm:
                self.error(i, label, np.linalg.norm(difference) / np.linalg.norm(s))
            else:
                self.error(i, label, np.abs(difference).max() / o["largest"])
            # What is not stored shows in the sums: in units of the elements' norm and root mean square.
            allowed = self.limit.gradients if i else self.limit.loss
            norm = abs(np.linalg.norm(wide) / o["l2norm"] - 1)
            mean = abs(wide.mean() - o["mean"]) / (o["l2norm"] / wide.size ** 0.5)
            self.checks.add(f"{self.name} {label} sums", max(rounded(norm), rounded(mean)) <= allowed,
                            f"norm {norm:.1e}, mean {mean:.1e}, at most {allowed:.2g}")

    def stats(self, got, outputs):
        for i, (g, want) in enumerate(zip(got, outputs, strict=True)):
            wide = g.astype("f8")
            for what, value in (("l2norm", np.linalg.norm(wide)), ("mean", wide.mean())):
                if self.shaped(want["name"], g, want["shape"]):
                    self.error(i, f"{want['name']} {what}", abs(value / want[what] - 1))


def results(step, arguments, flags, remarks=None):
    """Of a step in two functions: the forward one's output, then the gradients."""
    if "func.func @backward" not in step.module.read_text():
        return run(step.module, arguments, step.entry, flags, remarks)
    *arguments, tangent = arguments
    output, *saved = run(step.module, arguments, "forward", flags)
    return [output, *run(step.module, [*saved, tangent], "backward", flags, remarks)]


def compare(checks, name, step, limit, got):
    comparison, facts = Comparison(checks, name, limit), step.facts()
    if not facts:
        comparison.arrays(got, step.arrays("out"))
    elif "largest" in facts["outputs"][0]:
        comparison.samples(got, facts["outputs"], step.arrays("out"))
    else:
        comparison.stats(got, facts["outputs"])
    return comparison


def check(checks, name, flags, limit, rewritten):
    """(comparison as it is, rewritten or None, remarks)"""
    step, remarks = get_step(name), []
    arguments = step.arguments()
    if not any(flag.startswith("--opt-level=") for flag in flags):
        flags = [*flags, f"--opt-level={limit.level}"]
    plain = compare(checks, name, step, limit.times(SLACK), results(step, arguments, flags))
    if not rewritten:
        return plain, None, remarks
    got = results(step, arguments, [*flags, *REWRITE], remarks)
    remarks = [remark for remark in remarks if remark.startswith("rewritten by scheme hot")]
    count = len(remarks)
    checks.add(f"{name} products", count == step.products, f"{count} rewritten, expected {step.products}")
    limit = limit.times(SLACK if limit.norm else REWRITTEN)
    return plain, compare(checks, f"{name} rewritten", step, limit, got), remarks


def short(value):
    return f"{value:.1e}".replace("e-0", "e-") if value else "0"


def print_table():
    print("| graph | contractions | gw, gx by hand | taken | error (loss) | rewritten (loss) |")
    print("|---|---|---|---|---|---|")
    for name, limit in LIMITS.items():
        counted = {"torch_mlp": "torch/mlp/train_step", "vit_mlp": "vit_b_mlp/train_step"}.get(name, name)
        gw, gx, _, total = hand_counts(counted if "/" in counted else f"{counted}/train_step")
        *both, remarks = check(Silent(), name, [], limit, True)
        taken = ", ".join(str(sum(f": grad_{what}," in remark for remark in remarks)) for what in ("weight", "input"))
        errors = " | ".join(f"{short(c.worst)}{' (l2)' if limit.norm else ''} ({short(c.loss)})" for c in both)
        print(f"| {name.replace('/train_step', '')} | {total} | {gw}, {gx} | {taken} | {errors} |", flush=True)
    for name, reason in NOT_RUN.items():
        gw, gx, _, total = hand_counts(name)
        print(f"| {name.replace('/train_step', '')} | {total} | {gw}, {gx} | {gw}, {gx} | not run: {reason} | |")


def main(arguments):
    if arguments == ["--table"]:
        return print_table()
    arguments, flags = split_flags(arguments)
    names = [a for a in arguments if not a.startswith("--")]
    tolerance = next((float(a.split("=")[1]) for a in arguments if a.startswith("--tolerance=")), None)
    checks = Checks()
    for name in names:
        limit = replace(LIMITS[name], gradients=tolerance, loss=tolerance) if tolerance else LIMITS[name]
        check(checks, name, flags, limit, "--rewritten" in arguments)
    checks.finish()


if __name__ == "__main__":
    main(sys.argv[1:])
