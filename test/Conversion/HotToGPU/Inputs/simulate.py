"""simulate.py CASE...: compiles products to PTX, runs it on the CPU, compares every bit."""
import sys

import cases
import host
import numpy as np
from cases import Operand

PSEUDO, INDEXED = "pseudo_stochastic", "pseudo_stochastic_indexed"
LOW = "block 16 rank 8 padding zero"

# name: (m, n, k, A, B, bits, result, accumulate, result transposed)
CASES = {
    # The two gradients of scheme hot; w stored either way; whole tiles and aligned rows.
    "gx": (40, 24, 48, Operand(rounding=PSEUDO), Operand(axis=0), 4, "f32", False, False),
    "gx_whole": (128, 128, 144, Operand(rounding=PSEUDO), Operand(), 4, "f32", False, False),
    "gw": (24, 40, 50, Operand(0, LOW, True, PSEUDO), Operand(0, LOW.replace("zero", "edge")), 8, "f32", False, False),
    "gw_long": (70, 66, 600, Operand(0, LOW, True, PSEUDO), Operand(0, LOW.replace("zero", "edge")), 8, "bf16", True, False),
    # Full rank with bent signs.
    "signs": (33, 17, 37, Operand(0, "block 16 signs bent", True, PSEUDO), Operand(1, "block 16 signs bent"), 8, "f32", False, False),
    # One scale for all; rows whose starts are not aligned.
    "per_tensor": (21, 19, 45, Operand(1, "block 16", False, INDEXED), Operand(0, "block 16", False), 4, "f32", False, True),
    "indexed_columns": (30, 20, 40, Operand(0, LOW, True, INDEXED), Operand(0, LOW, False, INDEXED), 8, "f16", False, False),
    # Narrow sources, without a transform, accumulating.
    "bf16": (40, 24, 48, Operand(1, "block 16", True, INDEXED, "bf16"), Operand(0, "block 16", True, "nearest", "bf16"), 4, "bf16", True, False),
    "f16_ragged": (11, 13, 29, Operand(1, LOW, True, INDEXED, "f16"), Operand(0, LOW, True, INDEXED, "f16"), 8, "f16", False, False),
    "plain": (20, 12, 70, Operand(1, "", True, PSEUDO), Operand(0, "", False), 4, "f32", True, False),
    # Other blocks, ranks, orders.
    "block_32": (20, 12, 70, Operand(1, "block 32 order sequency", True, PSEUDO), Operand(0, "block 32 order sequency"), 8, "f32", False, False),
    "block_64": (20, 12, 70, Operand(1, "block 64", True, PSEUDO), Operand(0, "block 64", True, "nearest", "bf16"), 4, "f32", False, False),
    "block_2": (20, 12, 9, Operand(1, "block 2", True, PSEUDO), Operand(0, "block 2"), 8, "f32", False, False),
    "rank_10": (20, 36, 70, Operand(1, "block 16 rank 10 selection lp_l1 padding edge", True, PSEUDO),
                Operand(0, "block 16 rank 10 selection lp_l1 padding zero"), 4, "f32", False, False),
    "rank_5": (20, 36, 70, Operand(1, "block 16 rank 5 padding edge", True, PSEUDO),
               Operand(0, "block 16 rank 5 padding zero"), 4, "f32", False, False),
    "rank_3": (20, 36, 70, Operand(1, "block 16 rank 3 padding edge", True, PSEUDO),
               Operand(0, "block 16 rank 3 padding zero"), 8, "f32", False, False),
    "inverse": (20, 12, 70, Operand(1, "block 16 signs bent inverse"), Operand(0, "block 16 signs bent inverse"), 8, "f32", False, False),
    # Zeros, numbers below and above the smallest scale, NaN, infinity.
    "special": (8, 20, 48, Operand(rounding=PSEUDO), Operand(axis=0), 4, "f32", False, False),
    "no_tokens": (8, 20, 0, Operand(0, LOW, True, PSEUDO), Operand(0, LOW), 8, "f32", False, False),
    "no_rows": (0, 20, 48, Operand(rounding=PSEUDO), Operand(axis=0), 4, "f32", False, False),
}


def data(rng, shape, element, special):
    x = (rng.standard_normal(shape) * np.exp(rng.standard_normal(shape))).astype(np.float32)
    if special:
        x[0], x[1], x[2, 5], x[3, 7] = 0, 1e-36, np.nan, -np.inf
        x[4] *= np.float32(2.0**-122)
        x[5] *= np.float32(1e-40)
    return cases.narrow(x, element)


def check(name, chip):
    m, n, k, a, b, bits, result, accumulate, transpose = CASES[name]
    rng = np.random.default_rng(len(name))
    shape = lambda lines, o: (lines, k) if o.axis == 1 else (k, lines)
    x = [data(rng, shape(m, a), a.element, name == "special"), data(rng, shape(n, b), b.element, False)]
    old = data(rng, (n, m) if transpose else (m, n), result, False)
    text = cases.module(m, n, k, a, b, bits, result, accumulate, transpose)
    module, ptx = host.compile(text, chip)
    assert "hot.scaled_matmul" not in module and "hot.quantize" not in module, module
    results, _ = host.call(module, ptx, [*x, old])
    want, _ = cases.reference(*x, a, b, bits, result, old if accumulate else None, transpose)
    got = results[0]
    if result != "bf16":
        both = np.isnan(got) & np.isnan(want)
        got, want = np.where(both, 0, got), np.where(both, 0, want)
    assert got.shape == want.shape
    bad = int((got.reshape(-1).view(np.uint8) != want.astype(got.dtype).reshape(-1).view(np.uint8)).sum())
    print(f"{name}: {'equal' if bad == 0 else f'{bad} of {got.size} DIFFER'}")
    return bad == 0


if __name__ == "__main__":
    chosen = [c for c in sys.argv[1:] if c in CASES] or list(CASES)
    chip = next((c for c in sys.argv[1:] if c.startswith("sm_")), "sm_80")
    sys.exit(not all([check(c, chip) for c in chosen]))
