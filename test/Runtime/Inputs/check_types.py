"""Arguments of types.mlir, and what must come out.

    python check_types.py make|check FOLDER
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import numpy as np

EDGES = [0.0, -1.0, 1 + 2.0 ** -8, 1 + 3 * 2.0 ** -8, 3.4e38, np.inf, 2.0 ** -130, 1e-40, 1 + 2.0 ** -11]
HALF_EDGES = [-0.0, 65519.0, 65520.0, 2.0 ** -24, 2.0 ** -25, 1.5 * 2.0 ** -24, 1 + 2.0 ** -11 + 2.0 ** -40, -np.inf, 1]


def to_bf16(values):
    """To nearest, ties to even, by bits; no NaN here."""
    bits = np.asarray(values, "f4").view("u4").astype("u8")
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype("u2")


def raw(bits):
    return np.asarray(bits, "u2").view("V2")


inputs = {"bf16": raw(to_bf16([1.5, -0.25])), "f16": np.float16([1.5, 2.0 ** -24]), "i4": np.int8([-8, -1, 0, 7]),
          "i1": np.array([True, False, True]), "i16": np.int16([300, -5]), "i64": np.int64([2 ** 40, -1]),
          "u8": np.uint8([200, 1]), "f32": np.float32(EDGES), "f64": np.float64(HALF_EDGES),
          "scalar": np.float32(2.5), "matrix": np.arange(12, dtype="f4").reshape(4, 3)}
matrix = inputs["matrix"]
with np.errstate(over="ignore"):
    outputs = {"types": [raw(to_bf16([3, -0.5])), np.float16([3, 2.0 ** -23]), inputs["i4"],
                         np.array([False, True, False]), np.int16([600, -10]), np.int64([2 ** 41, -2]),
                         np.int8([-56, 1])],
               "narrow": [raw(to_bf16(EDGES)), np.float64(HALF_EDGES).astype("f2")],
               "scalars": [None, np.float32(5), None, None, np.float32(2.5)],
               "strided": [matrix[:, 1], matrix.T]}

folder = pathlib.Path(sys.argv[2])
if sys.argv[1] == "make":
    for name, array in inputs.items():
        np.save(folder / f"{name}.npy", array)
else:
    for entry, arrays in outputs.items():
        for i, want in enumerate(arrays):
            got = np.load(folder / entry / f"out_{i:02d}.npy")
            if want is not None:
                assert got.shape == want.shape and got.dtype == want.dtype, (entry, i, got, want)
                assert got.tobytes() == np.ascontiguousarray(want).tobytes(), (entry, i, got, want)
