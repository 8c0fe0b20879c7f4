"""Every kernel of the product cases through ptxas; spilled registers are an error.

    python registers.py CHIP ...
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from product_cases import CASES  # noqa: E402
from products import module  # noqa: E402


def call(command, text=None):
    return subprocess.run(command, input=text, capture_output=True, text=True)


def compile(source, chip):
    lowered = call(["hot-opt", f"--hot-linalg-to-ptx=chip={chip} scheme=none"], source)
    assert lowered.returncode == 0, lowered.stderr[:4000]
    ptx = call(["hot-translate", "--hot-to-ptx"], lowered.stdout)
    assert ptx.returncode == 0, ptx.stderr[:4000]
    return ptx.stdout


def main(chips):
    failed, seen = False, set()
    for number, case in enumerate(CASES.values()):
        chip = chips[number % len(chips)]
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "kernels.ptx"
            path.write_text(compile(module(case), chip))
            done = call(["ptxas", "-v", f"-arch={chip}", str(path), "-o", str(path.with_suffix(".cubin"))])
        log = done.stdout + done.stderr
        rows = re.findall(r"entry function '(\w+)'[^@]*?(\d+) bytes spill stores[^@]*?Used (\d+) reg", log)
        failed |= done.returncode != 0 or not rows
        for name, spills, registers in rows:
            if (chip, name) not in seen:
                seen.add((chip, name))
                print(f"{chip} {name}: {registers} registers, {spills} bytes spilled")
                failed |= spills != "0"
        if done.returncode:
            print(log)
    print("FAILED" if failed else "no spills")
    sys.exit(failed)


if __name__ == "__main__":
    main(sys.argv[1:])
