"""Products that the HOT kernels are tested on: every granularity, rounding, type, block and rank, ragged sizes."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from products import Operand

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

# Every remainder that a size can leave, many products in one function.
SWEEPS = {
    # Rows and columns, to the width of a block's tile and one more.
    **{f"sizes_{bits}_{kind}": [(r, 130 - r, 19, Operand(), Operand(), bits, element, False, transpose)
                                for r in range(1, 130)]
       for bits in (4, 8) for kind, element, transpose in (("row", "f32", False), ("column", "bf16", True))},
    # The length of a sum, stored either way.
    **{f"lengths_{bits}_{axis}": [(9, 13, r, Operand(axis, "", True, PSEUDO), Operand(axis, "", True), bits, "f32", False,
                                   False) for r in range(1, 140)]
       for bits in (4, 8) for axis in (0, 1)},
    # The same through transforms, which pad it.
    **{f"lengths_{name}_{axis}": [(5, 6, r, Operand(axis, text, True, PSEUDO), Operand(axis, text, True), 8, "f32",
                                   False, False) for r in range(1, 50)]
       for name, text in (("hadamard", "block 16"), ("low_rank", LOW)) for axis in (0, 1)},
}
