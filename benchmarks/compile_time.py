"""Time from a training graph to its report: discovery, rewriting, compression, report, of ViT-B by its layers.

    python benchmarks/compile_time.py [--layers 12 24] [--repetitions 5]

Exports whole ViT-B/16 steps (width 768, 12 heads, 224 x 224 images, batch 2, 1000
classes) of that many layers, and times `hot-report --scheme=hot` and `hot-opt` with
nothing but the parser, which both include. Needs jax, and the tools in $PATH, or
$HOT_OPT and $HOT_REPORT. The printed times are medians; the spread is largest less smallest.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import jax
import jax.numpy as jnp
import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "python"))
from hot_mlir.jax import export_step  # noqa: E402

WIDTH, HEADS, TOKENS, PATCH, BATCH, CLASSES = 768, 12, 197, 16, 2, 1000


def make_parameters(layers):
    def linear(a, b):
        return {"w": np.zeros((a, b), "f4"), "b": np.zeros((b,), "f4")}

    def norm():
        return {"scale": np.ones((WIDTH,), "f4"), "shift": np.zeros((WIDTH,), "f4")}

    return {"patch": linear(3 * PATCH * PATCH, WIDTH), "class": np.zeros((1, 1, WIDTH), "f4"),
            "position": np.zeros((TOKENS, WIDTH), "f4"), "norm": norm(), "head": linear(WIDTH, CLASSES),
            "layers": [{"norm1": norm(), "qkv": linear(WIDTH, 3 * WIDTH), "out": linear(WIDTH, WIDTH),
                        "norm2": norm(), "up": linear(WIDTH, 4 * WIDTH), "down": linear(4 * WIDTH, WIDTH)}
                       for _ in range(layers)]}


def apply(p, x):
    return x @ p["w"] + p["b"]


def normalize(p, x):
    centered = x - x.mean(-1, keepdims=True)
    return centered * jax.lax.rsqrt((centered ** 2).mean(-1, keepdims=True) + 1e-6) * p["scale"] + p["shift"]


def attend(p, x):
    q, k, v = jnp.split(apply(p["qkv"], x).reshape(BATCH, TOKENS, 3 * HEADS, WIDTH // HEADS), 3, axis=2)
    weights = jax.nn.softmax(jnp.einsum("bqhd,bkhd->bhqk", q, k) * (WIDTH // HEADS) ** -0.5)
    return apply(p["out"], jnp.einsum("bhqk,bkhd->bqhd", weights, v).reshape(BATCH, TOKENS, WIDTH))


def loss(p, patches, labels):
    tokens = apply(p["patch"], patches)
    x = jnp.concatenate([jnp.broadcast_to(p["class"], (BATCH, 1, WIDTH)), tokens], axis=1) + p["position"]
    for layer in p["layers"]:
        x += attend(layer, normalize(layer["norm1"], x))
        x += apply(layer["down"], jax.nn.gelu(apply(layer["up"], normalize(layer["norm2"], x)), approximate=False))
    logits = apply(p["head"], normalize(p["norm"], x)[:, 0])
    return -jnp.mean(jnp.sum(jax.nn.log_softmax(logits) * jax.nn.one_hot(labels, CLASSES), axis=-1))


def measure(command, repetitions):
    seconds = []
    for _ in range(repetitions):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        seconds.append(time.perf_counter() - start)
    return statistics.median(seconds), max(seconds) - min(seconds)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--layers", type=int, nargs="+", default=[12, 24])
    parser.add_argument("--repetitions", type=int, default=5)
    options = parser.parse_args()
    report, opt = os.environ.get("HOT_REPORT", "hot-report"), os.environ.get("HOT_OPT", "hot-opt")
    print("| layers | lines | parse and print | rewrite, compress, report | spread |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for layers in options.layers:
            path = pathlib.Path(folder) / f"{layers}.mlir"
            patches = np.zeros((BATCH, TOKENS - 1, 3 * PATCH * PATCH), "f4")
            step = export_step(jax.value_and_grad(loss), make_parameters(layers), patches, np.zeros((BATCH,), "i4"))
            path.write_text(step)
            parse, _ = measure([opt, str(path)], options.repetitions)
            whole, spread = measure([report, str(path), "--scheme=hot"], options.repetitions)
            print(f"| {layers} | {step.count(chr(10))} | {parse:.2f} s | {whole:.2f} s | {spread:.2f} s |", flush=True)


if __name__ == "__main__":
    main()
