"""Every golden array through hot-runner: each step of the method against the numpy reference.

    python golden.py [--dynamic] [SET ...]      # SET: 32_48_24, 50_40_20_exact, ..., small; all by default

One module a set, one function with all results of it, because every run compiles.
With --dynamic the same chains on tensors whose sizes are all `?`.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from hot_module import Function  # noqa: E402
from runner import Checks, load_golden, run  # noqa: E402

GRANULARITY = {"per_tensor": "per_tensor", "per_row": "per_axis 0", "per_col": "per_axis 1",
               "per_group": "per_group 0 by 16", "per_line_group": "per_axis 1 group 0 by 16"}
ROUNDING = {"n": "nearest", "p": "pseudo_stochastic"}
EPS = 2.0 ** -24  # one rounding to f32

# gx = A B, A[m, k] of gy, B[k, n] of w. Scales: of a row of gy, of a column of w.
GX_SCALES = {"per_tensor": ("", ""), "per_row": ("m", None), "per_col": (None, "n")}
# gw = A^T B, A[k, m] of gy, B[k, n] of x. Scales: of a channel, of a group of k, of both.
GW_SCALES = {"per_tensor": ("", ""), "per_col": ("m", "n"), "per_group": ("k floordiv 16", "k floordiv 16"),
             "per_line_group": ("k floordiv 16, m", "k floordiv 16, n")}

# name: (transform, gy granularity and rounding, w granularity and rounding, bits)
GX = {"gx_pt_p": ("plain", "per_tensor", "p", "per_tensor", "p", 4),
      "gx_row_p": ("plain", "per_row", "p", "per_tensor", "p", 4),
      "gx_rowcol_n": ("plain", "per_row", "n", "per_col", "n", 4),
      "gx_noH_p": (None, "per_tensor", "p", "per_tensor", "p", 4),
      "gx_default": ("plain", "per_row", "p", "per_col", "n", 4),
      "gx_fr8": ("bent", "per_row", "p", "per_col", "n", 8),
      "gx_fr4": ("bent", "per_row", "p", "per_col", "n", 4)}
# name: (x's padding, gy granularity and rounding, x granularity and rounding)
GW = {"gw_pt_p": ("zero", "per_tensor", "p", "per_tensor", "p"),
      "gw_pt_n_edge": ("edge", "per_tensor", "n", "per_tensor", "n"),
      "gw_pt_p_edge": ("edge", "per_tensor", "p", "per_tensor", "p"),
      "gw_col_p": ("zero", "per_col", "p", "per_col", "p"),
      "gw_grp16_p": ("zero", "per_group", "p", "per_group", "p"),
      "gw_lgrp16_p": ("zero", "per_line_group", "p", "per_line_group", "p"),
      "gw_default": ("edge", "per_col", "p", "per_col", "n")}


def gx_chain(f, gy, w, name):
    transform, gy_gran, gy_round, w_gran, w_round, bits = GX[name]
    a, b = gy, w
    if transform:
        signs = "bent" if transform == "bent" else None
        a, b = f.hadamard(gy, 1, signs=signs), f.hadamard(w, 0, signs=signs)
    qa, sa = f.quantize(a, GRANULARITY[gy_gran], bits, ROUNDING[gy_round])
    qb, sb = f.quantize(b, GRANULARITY[w_gran], bits, ROUNDING[w_round])
    maps = ["m, k", "k, n", GX_SCALES[gy_gran][0], GX_SCALES[w_gran][1], "m, n"]
    dims = [gy.dim(0), w.dim(1)]
    unit = maps[:2] + ["", ""] + maps[4:]
    f.results |= {f"{name}_q_gy": qa, f"{name}_s_gy": sa, f"{name}_q_w": qb, f"{name}_s_w": sb,
                  f"{name}_acc": f.scaled_matmul(qa, qb, f.one(), f.one(), unit, dims),
                  f"{name}_gx": f.scaled_matmul(qa, qb, sa, sb, maps, dims)}


def gw_chain(f, gy, x, name):
    padding, gy_gran, gy_round, x_gran, x_round = GW[name]
    qa, sa = f.quantize(f.low_rank(gy, 0), GRANULARITY[gy_gran], 8, ROUNDING[gy_round])
    qb, sb = f.quantize(f.low_rank(x, 0, padding=padding), GRANULARITY[x_gran], 8, ROUNDING[x_round])
    maps = ["k, m", "k, n", GW_SCALES[gy_gran][0], GW_SCALES[x_gran][1], "m, n"]
    dims = [gy.dim(1), x.dim(1)]
    f.results |= {f"{name}_q_gy": qa, f"{name}_s_gy": sa, f"{name}_q_x": qb, f"{name}_s_x": sb,
                  f"{name}_gw": f.scaled_matmul(qa, qb, sa, sb, maps, dims)}
    if "group" not in gy_gran:
        unit = maps[:2] + ["", ""] + maps[4:]
        f.results[f"{name}_acc"] = f.scaled_matmul(qa, qb, f.one(), f.one(), unit, dims)


def set_function(golden, prefix, dynamic):
    """All arrays of one set, from its gy, w and x."""
    f = Function(dynamic)

    def has(name):
        return f"{prefix}__{name}" in golden

    gy, w, x = (f.argument(name, golden[f"{prefix}__{name}"].shape, "f32") for name in ("gy", "w", "x"))
    f.results |= {"frT_gy": f.hadamard(gy, 0, signs="bent"), "frT_x": f.hadamard(x, 0, signs="bent")}
    # Transforms that the products in double are made of.
    f.results |= {"gyH": f.hadamard(gy, 1), "wH": f.hadamard(w, 0),
                  "gyP16": f.low_rank(gy, 0, rank=16), "xP16": f.low_rank(x, 0, rank=16),
                  "gyP": f.low_rank(gy, 0), "xP": f.low_rank(x, 0), "xP_edge": f.low_rank(x, 0, padding="edge")}
    for name in GX:
        if has(f"{name}_gx"):
            gx_chain(f, gy, w, name)
    for name in GW:
        if has(f"{name}_gw"):
            gw_chain(f, gy, x, name)
    t = f.results["frT_gy"]
    f.results |= dict(zip(("fr8_q_gy", "fr8_s_gy"), f.quantize(t, "per_axis 1", 8, "pseudo_stochastic")))
    for group in (16, 64):
        names = f"fr4_G{group}_q_gy", f"fr4_G{group}_s_gy"
        f.results |= dict(zip(names, f.quantize(t, f"per_axis 1 group 0 by {group}", 4, "pseudo_stochastic")))
    if has("gyH_seq"):
        f.results |= {"gyH_seq": f.hadamard(gy, 1, order="sequency"),
                      "gyP_lpl1": f.low_rank(gy, 0, selection="lp_l1")}
        for source, bits in (("gyH", 4), ("gyP", 8)):
            for name, granularity in GRANULARITY.items():
                for short, rounding in ROUNDING.items():
                    q, s = f.quantize(f.results[source], granularity, bits, rounding)
                    f.results |= {f"{source}_q{bits}_{name}_{short}": q, f"{source}_s{bits}_{name}": s}
        f.results |= dict(zip(("abc_q", "abc_s"), f.quantize(f.results["xP"], "per_tensor", 8, "pseudo_stochastic")))
        projected = f.matmul(f.results["gyP"], w, ["m, k", "k, n", "m, n"], [f.results["gyP"].dim(0), w.dim(1)])
        f.results |= {"lbp_gx": f.expand(projected, 0, gy.dim(0)),
                      "lbp_gw": f.matmul(f.results["gyP"], f.results["xP"], ["k, m", "k, n", "m, n"],
                                         [gy.dim(1), x.dim(1)])}
    return f


def check_set(checks, golden, prefix, dynamic):
    f = set_function(golden, prefix, dynamic)
    inputs = [golden[f"{prefix}__{name}"] for name in ("gy", "w", "x")]
    got = dict(zip(f.results, run(f.text(), inputs), strict=True))
    label = prefix + (" dynamic" if dynamic else "")
    for name, want in golden.items():
        if not name.startswith(prefix + "__") or name.split("__")[1] in ("gy", "w", "x"):
            continue
        name = name.split("__")[1]
        if name.endswith("_fp64"):
            check_double(checks, f"{label} {name}", name, got, inputs, want, exact=prefix.endswith("_exact"))
        elif name.startswith("lbp_"):
            error = np.linalg.norm(got[name].astype("f8") - want) / np.linalg.norm(want)
            checks.add(f"{label} {name}", error <= 1e-5, f"relative error {error:.1e}, at most 1e-5")
        elif name.endswith("_acc"):
            # Read through scales of 1, as f32: exact, since the sums stay below 2^24.
            assert np.abs(want).max() < 2 ** 24
            checks.bits(f"{label} {name}", got[name], want.astype("f4"))
        else:
            checks.bits(f"{label} {name}", got[name], want)


def check_double(checks, label, name, got, inputs, want, exact):
    """Products, taken in double, of transforms that hot-runner computed.

    `_exact` sets: the transforms have no rounding error; 1e-12 relative. Others: each
    of 4 butterfly stages and the final factor is off by at most EPS in norm, in both
    operands, so the product by 10 EPS |A| |B|.
    """
    gy, w, x = inputs
    padded = np.pad(x, ((0, -len(x) % 16), (0, 0)), "edge")
    a, b, norms = {"gx_fp64": (got["gyH"], got["wH"], (gy, w)),
                   "gw_fp64": (got["gyP16"].T, got["xP16"], (gy, x)),
                   "gw_hla_fp64": (got["gyP"].T, got["xP"], (gy, x)),
                   "gw_hla_edge_fp64": (got["gyP"].T, got["xP_edge"], (gy, padded))}[name]
    error = np.linalg.norm(a.astype("f8") @ b.astype("f8") - want)
    bound = 1e-12 * np.linalg.norm(want) if exact else 10 * EPS * np.linalg.norm(norms[0]) * np.linalg.norm(norms[1])
    checks.add(label, error <= bound, f"error {error:.1e}, at most {bound:.1e}")


def small_function(golden):
    """Matrices, kept rows, rounding and corner cases; arguments in the order that they are asked for."""
    f, inputs = Function(), []

    def argument(name, array):
        inputs.append(np.ascontiguousarray(array, "f4"))
        return f.argument(name, array.shape, "f32")

    for n in (4, 8, 16, 32):
        eye = argument(f"eye{n}", np.eye(n))
        f.results |= {f"wht_{n}_{order}": f.hadamard(eye, 0, block=n, order=order) for order in ("natural", "sequency")}
        if n == 16:
            for rank in (4, 6, 8, 10, 12):
                f.results |= {f"rows_16_{rank}_sequency": f.low_rank(eye, 0, rank=rank),
                              f"rows_16_{rank}_lp_l1": f.low_rank(eye, 0, rank=rank, selection="lp_l1")}
    # With a last element of 127 the largest is 127: both factors of the quantizer are 1 and only rounding is left.
    values = np.append(np.where(np.abs(golden["round_in"]) <= 127, golden["round_in"], 0), 127)
    values = argument("rounded", values)
    for name, rounding in (("nearest", "nearest"), ("psr", "pseudo_stochastic"),
                           ("psr_index", "pseudo_stochastic_indexed")):
        f.results[f"round_{name}"] = f.quantize(values, "per_tensor", 8, rounding)[0]
    for name in golden:
        if name.startswith("case_") and name.endswith("_in"):
            case = name[:-3]
            x = argument(case, golden[name])
            for bits in (4, 8):
                for granularity in ("per_tensor", "per_row"):
                    for short, rounding in ROUNDING.items():
                        q, s = f.quantize(x, GRANULARITY[granularity], bits, rounding)
                        f.results |= {f"{case}_q{bits}_{granularity}_{short}": q, f"{case}_s{bits}_{granularity}": s}
    return f, inputs


def check_small(checks, golden):
    f, inputs = small_function(golden)
    got = dict(zip(f.results, run(f.text(), inputs), strict=True))
    sequency = golden["wht_16_sequency"].astype("f4")
    for name, want in golden.items():
        if name.startswith("wht_"):
            checks.bits(name, got[name], want.astype("f4"))
        elif name.startswith("rows_"):
            checks.bits(name, got[name], sequency[want])
        elif name == "seqperm_16":
            checks.bits(name, got["wht_16_sequency"], got["wht_16_natural"][want])
        elif name.startswith("case_") and not name.endswith("_in"):
            checks.bits(name, got[name], want)
        elif name.startswith("round_") and name != "round_in":
            inside = np.abs(golden["round_in"]) <= 127  # the 4 values beyond are out of a quantizer's reach
            checks.bits(name, got[name][:-1][inside], want[inside].astype("i1"))


def main(arguments):
    golden, checks = load_golden(), Checks()
    dynamic = "--dynamic" in arguments
    wanted = [a for a in arguments if a != "--dynamic"]
    sets = dict.fromkeys(name.split("__")[0] for name in golden if "__" in name)
    for name in wanted or [*sets, "small"]:
        if name == "small":
            check_small(checks, golden)
        else:
            check_set(checks, golden, name, dynamic)
    checks.finish()


if __name__ == "__main__":
    main(sys.argv[1:])
