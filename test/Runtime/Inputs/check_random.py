"""The random arguments of random.mlir, by the formula of RandomTensor.h.

    python check_random.py FOLDER SEED DYNAMIC_SIZE
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import numpy as np

MASK, STEP = 2 ** 64 - 1, 0x9E3779B97F4A7C15


def mix(x):
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
    return x ^ x >> 31


def words(seed, stream, count):
    start = mix(seed + STEP * (stream + 1) & MASK)
    return [mix(start + STEP * (i + 1) & MASK) for i in range(count)]


folder, seed, size = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
got = [np.load(folder / f"out_{i:02d}.npy") for i in range(5)]
expected = [np.float32([(w >> 40) * 2.0 ** -23 - 1 for w in words(seed, 0, 6)]).reshape(2, 3),
            np.float64([(w >> 11) * 2.0 ** -52 - 1 for w in words(seed, 1, size)]),
            np.int32([w % 10 for w in words(seed, 2, 50)]),
            np.int8([w % 8 for w in words(seed, 3, 50)]),
            np.array([w % 2 == 1 for w in words(seed, 4, 50)])]
for g, e in zip(got, expected, strict=True):
    assert g.dtype == e.dtype and g.shape == e.shape and (g == e).all(), (g, e)
