"""registers.py CHIP...: every kernel of the simulated cases through ptxas; spills are an error."""
import os
import re
import subprocess
import sys
import tempfile

import cases
import host
import simulate

failed = False
seen = set()
chips = sys.argv[1:]
for number, case in enumerate(simulate.CASES.values()):
    chip = chips[number % len(chips)]
    _, ptx = host.compile(cases.module(*case), chip)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "kernels.ptx")
        with open(path, "w") as file:
            file.write(ptx)
        done = subprocess.run(["ptxas", "-v", f"-arch={chip}", path, "-o", os.path.join(folder, "cubin")],
                              capture_output=True, text=True)
    log = done.stdout + done.stderr
    failed |= done.returncode != 0
    rows = re.findall(r"entry function '(\w+)'[^@]*?(\d+) bytes spill stores[^@]*?Used (\d+) reg", log)
    failed |= not rows
    for name, spills, registers in rows:
        if (chip, name) not in seen:
            seen.add((chip, name))
            print(f"{chip} {name}: {registers} registers, {spills} bytes spilled")
            failed |= spills != "0"
    if done.returncode:
        print(log)
print("FAILED" if failed else "no spills")
sys.exit(failed)
