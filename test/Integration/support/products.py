"""Products of quantized matrices as hot ops, and what they give by the definition, in numpy."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import math
from dataclasses import dataclass

import numpy as np

F = np.float32
BENT = np.array([1, 1, 1, 1, 1, -1, 1, -1, 1, 1, -1, -1, 1, -1, -1, 1])
np.seterr(all="ignore")


@dataclass
class Operand:
    """A matrix of `lines` x `length` elements, transformed and contracted along `length`."""
    axis: int = 1                  # where `length` lies
    transform: str = "block 16"    # of hot.hadamard; "rank ..." of hot.low_rank; "" for none
    per_line: bool = True
    rounding: str = "nearest"
    element: str = "f32"

    def number(self, key, default=16):
        words = self.transform.split()
        return int(words[words.index(key) + 1]) if key in words else default

    def kept(self, length):
        n = self.number("block")
        if not self.transform:
            return length
        return -(-length // n) * (self.number("rank", n) if "rank" in self.transform else n)


def widen(x, element):
    return (x.astype(np.uint32) << 16).view(F) if element == "bf16" else x.astype(F)


def narrow(x, element):
    if element == "bf16":
        bits = x.astype(F).view(np.uint32).astype(np.uint64)
        return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)
    return x.astype({"f32": F, "f16": np.float16}[element])


def transformed(x, o):  # along the last axis
    if not o.transform:
        return x
    n, words = o.number("block"), o.transform.split()
    lines, length = x.shape
    pad = -length % n
    edge = np.repeat(x[:, -1:], pad, 1) if "edge" in words and length else np.zeros((lines, pad), F)
    x = np.concatenate([x, edge], 1).reshape(lines, (length + pad) // n, n)
    signs = BENT.astype(F) if "bent" in words else np.ones(n, F)
    if "inverse" not in words:
        x = x * signs
    h = 1
    while h < n:
        i = np.array([k for k in range(n) if not k & h])
        y = np.empty_like(x)
        y[..., i], y[..., i + h] = x[..., i] + x[..., i + h], x[..., i] - x[..., i + h]
        x, h = y, 2 * h
    x = x * F(1 / math.sqrt(n))
    if "inverse" in words:
        x = x * signs
    bits = n.bit_length() - 1
    natural = [int(f"{s ^ s >> 1:0{bits}b}"[::-1], 2) for s in range(n)]
    if "rank" in words:
        rows = list(range(n))
        if "lp_l1" in words:
            side = math.isqrt(n)
            order = {8: [0, 1, 2, 5, 6, 7, 8, 9], 10: [0, 1, 2, 3, 5, 6, 7, 8, 9, 15]}
            assert side == 4
            rows = order[o.number("rank")]
        x = x[..., [natural[s] for s in rows[:o.number("rank")]]]
    elif "sequency" in words:
        x = x[..., natural]
    return x.reshape(lines, x.shape[1] * x.shape[2])


def quantized(t, o, bits, axis):  # t: lines x K; axis: of K in the logical tensor
    limit = 2 ** (bits - 1) - 1
    magnitude = np.abs(t).view(np.uint32)
    if o.per_line:
        amax = magnitude.max(1, initial=0)
    else:
        amax = np.full(len(t), magnitude.max(initial=0), np.uint32)
    tiny, bad = amax < 8 << 23, amax >= 0x7F800000
    amax = amax.view(F)
    scale = np.where(bad, F(np.nan), np.where(tiny, F(0), amax / F(limit)))
    inverse = np.where(tiny | bad, F(0), F(limit) / amax)
    v = np.where((tiny | bad)[:, None], F(0), t * inverse[:, None])
    if o.rounding == "nearest":
        q = np.rint(v)
    else:
        a = np.abs(v)
        low = np.floor(a)
        random = (a.view(np.uint32) & 0x7FF).astype(np.int64)
        if o.rounding.endswith("indexed"):
            i = np.arange(t.size, dtype=np.uint64).reshape(t.shape if axis == 1 else t.shape[::-1])
            i = i if axis == 1 else i.T
            random ^= (i * 2654435761 % 2**32 >> 21).astype(np.int64) & 0x7FF
        q = np.copysign(low + (F(2048) * (a - low) > random + 0.5), v)
    return np.clip(q, -limit, limit).astype(np.int64), scale


def reference(a, b, oa, ob, bits, result, old=None, transpose=False):
    parts = []
    for x, o in ((a, oa), (b, ob)):
        x = widen(x, o.element)
        parts.append(quantized(transformed(x if o.axis == 1 else x.T, o), o, bits, o.axis))
    (qa, sa), (qb, sb) = parts
    value = (qa @ qb.T).astype(F) * (sa[:, None] * sb[None, :])
    if transpose:
        value = value.T
    if old is not None:
        value = widen(old, result) + value
    return narrow(value, result), parts


def product(tag, m, n, k, oa, ob, bits, result, accumulate=False, transpose=False):
    """(lines, argument types); arguments and the result are %a, %b, %init, %r with the tag."""
    text, maps = [], []
    for letter, lines, o, line in (("a", m, oa, "m"), ("b", n, ob, "n")):
        name = f"%{letter}{tag}"
        shape = lambda length: f"{lines}x{length}" if o.axis == 1 else f"{length}x{lines}"
        source, kept = f"tensor<{shape(k)}x{o.element}>", o.kept(k)
        current, kind = name, source
        if o.transform:
            kind = f"tensor<{shape(kept)}xf32>"
            op = "low_rank" if "rank" in o.transform else "hadamard"
            text += [f"{name}e = tensor.empty() : {kind}",
                     f"{name}t = hot.{op} {name} along {o.axis} {o.transform} into {name}e : {source} -> {kind}"]
            current = f"{name}t"
        codes = f"tensor<{shape(kept)}xi{bits}>"
        scales = f"tensor<{lines}xf32>" if o.per_line else "tensor<f32>"
        granularity = f"per_axis {1 - o.axis}" if o.per_line else "per_tensor"
        text += [f"{name}qe = tensor.empty() : {codes}", f"{name}se = tensor.empty() : {scales}",
                 f"{name}q, {name}s = hot.quantize {current} {granularity} round {o.rounding} "
                 f"into {name}qe, {name}se : {kind} -> {codes}, {scales}"]
        maps.append((source, codes, scales, f"({line}, k)" if o.axis == 1 else f"(k, {line})",
                     f"({line})" if o.per_line else "()"))
    (ta, ca, sa, ma, na), (tb, cb, sb, mb, nb) = maps
    out = f"tensor<{n}x{m}x{result}>" if transpose else f"tensor<{m}x{n}x{result}>"
    affine = ", ".join(f"affine_map<(m, n, k) -> {x}>"
                       for x in (ma, mb, na, nb, "(n, m)" if transpose else "(m, n)"))
    text.append(f"%r{tag} = hot.scaled_matmul ins(%a{tag}q, %b{tag}q : {ca}, {cb}) "
                f"scales(%a{tag}s, %b{tag}s : {sa}, {sb}) outs(%init{tag} : {out}) "
                f"maps [{affine}]{' accumulate' if accumulate else ''} -> {out}")
    return text, (ta, tb, out)


def module(*cases):
    """@main with the arguments of every case, one after the other, and their results."""
    body, arguments, results = [], [], []
    for i, case in enumerate(cases):
        tag = f"_{i}_"
        lines, types = product(tag, *case)
        body += lines
        arguments += [f"%{name}{tag}: {kind}" for name, kind in zip(("a", "b", "init"), types)]
        results.append((f"%r{tag}", types[2]))
    names, types = (", ".join(column) for column in zip(*results))
    body = "\n  ".join(body)
    return f"func.func @main({', '.join(arguments)}) -> ({types}) {{\n  {body}\n  return {names} : {types}\n}}\n"
