"""Takes the synchronization out of a GEMM kernel, a line at a time: the emulator has to say so each time.

    python faults-in-gemm.py FOLDER     # hot-opt, hot-translate and hot-emulate are on the PATH
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import re
import subprocess
import sys

MODULE = """
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#m = affine_map<(m, n, k) -> (m)>
#n = affine_map<(m, n, k) -> (n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @main(%x: tensor<256x512xf32>, %y: tensor<128x512xf32>, %init: tensor<256x128xf32>) -> tensor<256x128xf32> {
  %xe = tensor.empty() : tensor<256x512xi8>
  %xf = tensor.empty() : tensor<256xf32>
  %xq, %xs = hot.quantize %x per_axis 0 round nearest into %xe, %xf : tensor<256x512xf32> -> tensor<256x512xi8>, tensor<256xf32>
  %ye = tensor.empty() : tensor<128x512xi8>
  %yf = tensor.empty() : tensor<128xf32>
  %yq, %ys = hot.quantize %y per_axis 0 round nearest into %ye, %yf : tensor<128x512xf32> -> tensor<128x512xi8>, tensor<128xf32>
  %r = hot.scaled_matmul ins(%xq, %yq : tensor<256x512xi8>, tensor<128x512xi8>)
      scales(%xs, %ys : tensor<256xf32>, tensor<128xf32>) outs(%init : tensor<256x128xf32>)
      maps [#mk, #nk, #m, #n, #mn] -> tensor<256x128xf32>
  return %r : tensor<256x128xf32>
}
"""


def tool(*command, stdin=None):
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=300)


def emulate(folder, ptx):
    path = folder / "gemm.ptx"
    path.write_text(ptx)
    kernel = re.search(r"\.entry (gemm_\w+)\(", ptx).group(1)
    # Codes, codes, scales, scales, M, N, bytes of a line, first and last byte of the sum, result.
    arguments = ["zero:i8[256x512]", "zero:i8[128x512]", "zero:f32[256]", "zero:f32[128]", "i64:256", "i64:128",
                 "i64:512", "i64:0", "i64:512", "out:f32[256x128]"]
    return tool("hot-emulate", path, f"--kernel={kernel}", "--grid=2", "--block=128", f"--shared={3 * 16384}",
                *(f"--arg={a}" for a in arguments))


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    lowered = tool("hot-opt", "--hot-linalg-to-ptx=chip=sm_80 scheme=none", "-", stdin=MODULE)
    (folder / "gemm.mlir").write_text(lowered.stdout)
    made = tool("hot-translate", folder / "gemm.mlir", "--hot-to-ptx", "-o", folder / "whole.ptx")
    assert made.returncode == 0, lowered.stderr + made.stderr
    ptx = (folder / "whole.ptx").read_text()
    begin = ptx.index(".entry gemm_")
    end = ptx.index("\n}", begin)
    head, body, tail = ptx[:begin], ptx[begin:end], ptx[end:]

    clean = emulate(folder, ptx)
    print("clean" if clean.returncode == 0 else clean.stderr)
    faults = [
        ("no barrier", r"\tbar\.sync [^\n]*\n", "", "shared-memory-race"),
        ("no wait", r"\tcp\.async\.wait_group [^\n]*\n", "", "async-copy-not-waited"),
        ("one group too few", r"(cp\.async\.wait_group\s+)1;", r"\g<1>2;", "async-copy-not-waited"),
        ("no commit", r"\tcp\.async\.commit_group;[^\n]*\n", "", "async-copy-not-waited"),
        ("stores one row too far", r"(st\.global\.[^\n]*\[%rd\d+)(\+\d+)?\]", r"\g<1>+512]", "out-of-bounds"),
    ]
    for name, pattern, replacement, kind in faults:
        places = list(re.finditer(pattern, body))
        assert places, f"{name}: the kernel has no such line"
        texts = [body[: p.start()] + p.expand(replacement) + body[p.end() :] for p in places]
        if name == "stores one row too far":
            texts = [re.sub(pattern, replacement, body)]
        for i, text in enumerate(texts):
            run = emulate(folder, head + text + tail)
            found = run.returncode == 1 and kind in run.stderr
            print(f"{'found' if found else 'MISSED'}: {name}, place {i}")
            if not found:
                print(run.stderr)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
