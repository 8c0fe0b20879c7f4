"""Files that hot-runner must refuse, each wrong in one way.

    python make_bad.py FOLDER
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import struct
import sys

import numpy as np

folder = pathlib.Path(sys.argv[1])


def npy(header, data=b"\0" * 16, version=1):
    length = struct.pack("<H" if version == 1 else "<I", len(header))
    return b"\x93NUMPY" + bytes([version, 0]) + length + header + data


def header(descr="'<f4'", order="False", shape="(4,)", more=""):
    return f"{{'descr': {descr}, 'fortran_order': {order}, 'shape': {shape}, {more}}}\n".encode()


np.save(folder / "good.npy", np.arange(4, dtype="f4"))
good = (folder / "good.npy").read_bytes()
np.save(folder / "shape.npy", np.zeros((2, 2), "f4"))
np.save(folder / "type.npy", np.zeros(4, "f8"))
np.save(folder / "big_endian.npy", np.zeros(4, ">f4"))
np.save(folder / "complex.npy", np.zeros(4, "c8"))
np.save(folder / "fortran.npy", np.asfortranarray(np.zeros((2, 3), "f4")))
np.save(folder / "struct.npy", np.zeros(4, [("a", "f4")]))
np.save(folder / "codes.npy", np.int8([0, 1, 2, 8]))
for name, contents in {
    "empty": b"",
    "magic": b"hello, world",
    "version": good[:6] + b"\x07" + good[7:],
    "cut_header": good[:40],
    "cut_data": good[:-1],
    "too_long": good + b"\0",
    "huge_header": b"\x93NUMPY\x02\0" + struct.pack("<I", 0xFFFFFFFF) + b"{",
    "huge_shape": npy(header(shape="(9223372036854775807, 9223372036854775807)")),
    "large_shape": npy(header(shape="(1000000000000,)")),
    "negative": npy(header(shape="(-4,)")),
    "no_number": npy(header(shape="(99999999999999999999999,)")),
    "many_axes": npy(header(shape="(" + "1," * 100 + ")")),
    "no_shape": npy(b"{'descr': '<f4', 'fortran_order': False}"),
    "twice": npy(header(more="'shape': (4,)")),
    "key": npy(header(more="'x': 1")),
    "open_string": npy(b"{'descr"),
    "no_dictionary": npy(b"\0" * 64),
    "tail": npy(header() + b"x"),
}.items():
    (folder / f"{name}.npy").write_bytes(contents)
