"""Scalar operations on every element type, on the CPU and on the emulator: equal bits, special values included.

    python operations.py float|integer|convert [TYPE ...] [-- FLAG ...]

Inputs are what the operation defines: no division by zero, no shift by the width, no
float beyond the integers that it becomes.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from runner import Checks, run, run_on_gpu, split_flags  # noqa: E402

COUNT = 4096
FLOATS = {"f64": ("u8", "f8"), "f32": ("u4", "f4"), "f16": ("u2", "f2"), "bf16": ("u2", "V2")}
INTEGERS = {"i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8"}
UNARY = ("arith.negf math.absf math.ceil math.floor math.trunc math.roundeven math.round math.sqrt math.rsqrt math.exp "
         "math.exp2 math.expm1 math.log math.log2 math.log10 math.log1p math.sin math.cos math.tan math.tanh math.sinh "
         "math.cosh math.asin math.acos math.atan math.asinh math.acosh math.atanh math.erf math.erfc math.cbrt").split()
BINARY = ("arith.addf arith.subf arith.mulf arith.divf arith.maximumf arith.minimumf arith.maxnumf "
          "arith.minnumf math.powf math.atan2 math.copysign").split()
FLOAT_COMPARE = "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno".split()
INTEGER = ("addi subi muli andi ori xori maxsi minsi maxui minui").split()
DIVIDE = "divsi divui remsi remui ceildivsi floordivsi ceildivui".split()
SHIFT = "shli shrsi shrui".split()
COUNTS = "math.ctlz math.cttz math.ctpop math.absi".split()
INTEGER_COMPARE = "eq ne slt sle sgt sge ult ule ugt uge".split()


class Module:
    """@main of tensors with COUNT elements; each operation is a result."""

    def __init__(self):
        self.arguments, self.inputs, self.body, self.results = [], [], [], []

    def argument(self, array, element):
        self.arguments.append(f"%a{len(self.arguments)}: tensor<{COUNT}x{element}>")
        self.inputs.append(array)
        return f"%a{len(self.arguments) - 1}"

    def add(self, label, text, element):
        name = f"%r{len(self.results)}"
        self.body.append(f"{name} = {text}")
        self.results.append((label, name, f"tensor<{COUNT}x{element}>"))

    def compare(self, checks, flags):
        names, types = (", ".join(r[i] for r in self.results) for i in (1, 2))
        text = (f"func.func @main({', '.join(self.arguments)}) -> ({types}) {{\n  " + "\n  ".join(self.body)
                + f"\n  return {names} : {types}\n}}\n")
        want = run(text, self.inputs, flags=[flag for flag in flags if not flag.startswith("--device=")])
        got, _ = run_on_gpu(text, self.inputs, flags=flags)
        for (label, *_), g, w in zip(self.results, got, want, strict=True):
            if w.dtype.kind == "V":  # bf16, by its value
                g, w = ((x.view("u2").astype("u4") << 16).view("f4") for x in (g, w))
            checks.bits(label, g, w)


def floats(rng, element):
    """Half from all bit patterns, half of everyday size."""
    bits, storage = FLOATS[element]
    x = rng.integers(0, np.iinfo(bits).max, COUNT, dtype=bits, endpoint=True)
    everyday = (rng.standard_normal(COUNT // 2) * np.exp(rng.standard_normal(COUNT // 2))).astype("f4")
    x[::2] = everyday.view("u4") >> 16 if element == "bf16" else everyday.astype(storage).view(bits)
    return x


def special_floats(element):
    """Zero, subnormal and largest numbers, 1 and its neighbours, 1.5, infinity, NaN; both signs."""
    bits = FLOATS[element][0]
    width = 8 * np.dtype(bits).itemsize
    fraction = {"f64": 52, "f32": 23, "f16": 10, "bf16": 7}[element]
    unit, infinity = 1 << fraction, (1 << width - 1) - (1 << fraction)
    one = infinity // 2 // unit * unit
    half = unit // 2
    positive = [0, 1, unit - 1, unit, one - 1, one, one + 1, one + half, infinity - 1, infinity, infinity + half]
    return np.array(positive + [p | 1 << width - 1 for p in positive], bits)


def float_arguments(module, rng, element, count):
    """The first two begin with all pairs of special values."""
    arrays, special = [floats(rng, element) for _ in range(count)], special_floats(element)
    n = len(special)
    for i, x in enumerate(arrays):
        x[:n * n] = np.tile(special, n) if i else np.repeat(special, n)
    return [module.argument(x.view(FLOATS[element][1]), element) for x in arrays]


def test_float(module, rng, element):
    a, b, c = float_arguments(module, rng, element, 3)
    kind = f"tensor<{COUNT}x{element}>"
    for op in UNARY:
        module.add(f"{op} {element}", f"{op} {a} : {kind}", element)
    for op in BINARY:
        module.add(f"{op} {element}", f"{op} {a}, {b} : {kind}", element)
    if element in ("f32", "f64"):
        module.add(f"math.fma {element}", f"math.fma {a}, {b}, {c} : {kind}", element)
    for predicate in FLOAT_COMPARE:
        module.add(f"arith.cmpf {predicate} {element}", f"arith.cmpf {predicate}, {a}, {b} : {kind}", "i1")


def test_integer(module, rng, element):
    storage = INTEGERS[element]
    info = np.iinfo(storage)
    x, y = (rng.integers(info.min, info.max, COUNT, dtype=storage, endpoint=True) for _ in range(2))
    small = rng.integers(-9, 9, COUNT // 2).astype(storage)
    x[::4], y[::4] = small[::2], small[1::2]
    x[:4], y[:4] = (info.min, info.max, 0, -1), (info.min, info.min, info.max, 1)
    divisor = np.where(y == 0, np.array(1, storage), y)
    divisor[(x == info.min) & (divisor == -1)] = 1
    shift = rng.integers(0, info.bits, COUNT).astype(storage)
    a, b, d, s = (module.argument(v, element) for v in (x, y, divisor, shift))
    kind = f"tensor<{COUNT}x{element}>"
    for names, other in ((INTEGER, b), (DIVIDE, d), (SHIFT, s)):
        for op in names:
            module.add(f"arith.{op} {element}", f"arith.{op} {a}, {other} : {kind}", element)
    for op in COUNTS:
        module.add(f"{op} {element}", f"{op} {a} : {kind}", element)
    for predicate in INTEGER_COMPARE:
        module.add(f"arith.cmpi {predicate} {element}", f"arith.cmpi {predicate}, {a}, {b} : {kind}", "i1")


def test_convert(module, rng, element):
    """From one type to every other."""
    kind = lambda to: f"tensor<{COUNT}x{element}> to tensor<{COUNT}x{to}>"
    width = lambda name: int(name.lstrip("bfi"))
    if element in FLOATS:
        a = float_arguments(module, rng, element, 1)[0]
        for to in FLOATS:
            if width(to) != width(element):
                op = "extf" if width(to) > width(element) else "truncf"
                module.add(f"arith.{op} {element} {to}", f"arith.{op} {a} : {kind(to)}", to)
        value = np.trunc(rng.uniform(-300, 300, COUNT)) / 2
        for to, storage in INTEGERS.items():
            for op, low in (("fptosi", -127), ("fptoui", 0)):
                v = np.clip(value, low, 127).astype("f4")
                v = (v.view("u4") >> 16).astype("u2").view("V2") if element == "bf16" else v.astype(FLOATS[element][1])
                b = module.argument(v, element)
                module.add(f"arith.{op} {element} {to}", f"arith.{op} {b} : {kind(to)}", to)
        return
    info = np.iinfo(INTEGERS[element])
    a = module.argument(rng.integers(info.min, info.max, COUNT, dtype=INTEGERS[element], endpoint=True), element)
    for to in INTEGERS:
        if width(to) < width(element):
            module.add(f"arith.trunci {element} {to}", f"arith.trunci {a} : {kind(to)}", to)
        for op in ("extsi", "extui") if width(to) > width(element) else ():
            module.add(f"arith.{op} {element} {to}", f"arith.{op} {a} : {kind(to)}", to)
    for to in FLOATS:
        for op in ("sitofp", "uitofp"):
            module.add(f"arith.{op} {element} {to}", f"arith.{op} {a} : {kind(to)}", to)


def main(arguments):
    (what, *elements), flags = split_flags(arguments)
    test = {"float": test_float, "integer": test_integer, "convert": test_convert}[what]
    elements = elements or [*(FLOATS if what != "integer" else ()), *(INTEGERS if what != "float" else ())]
    checks = Checks()
    for element in elements:
        module = Module()
        test(module, np.random.default_rng(len(element)), element)
        module.compare(checks, flags)
    checks.finish()


if __name__ == "__main__":
    main(sys.argv[1:])
