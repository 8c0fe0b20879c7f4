"""Adds up lit's result files: prints "N passed, N failed, N skipped".

    count_results.py RESULT.json [RESULT.json ...]

Skipped tests and the reason that lit gives for them (a missing feature) are
listed, so that a machine without a GPU or a toolkit says what it did not run.
"""
import collections
import json
import sys

FAILED = {"FAIL", "XPASS", "UNRESOLVED", "TIMEOUT"}
PASSED = {"PASS", "XFAIL", "FLAKYPASS"}


def main(paths):
    counts = collections.Counter()
    for path in paths:
        with open(path) as f:
            for test in json.load(f)["tests"]:
                code = test["code"]
                kind = "passed" if code in PASSED else "failed" if code in FAILED else "skipped"
                counts[kind] += 1
                if kind == "skipped":
                    print(f"skipped: {test['name']} {test.get('output', '').strip().splitlines()[-1:]}")
    print(f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
    return 0 if counts["passed"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
