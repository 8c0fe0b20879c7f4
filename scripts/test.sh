#!/usr/bin/env bash
# Builds and runs all tests: the lit and GoogleTest suites on the g++ build, and
# the malformed-input tests once more on the sanitized build. Ends with the line
# "N passed, N failed, N skipped" over all of them; exit status 1 if one failed.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/bootstrap.sh --asan

# The tests of the JAX exporter need it; nothing else does.
jax=(jax==0.10.2 jaxlib==0.10.2)
.venv/bin/python -c "import jax, sys; sys.exit(jax.__version__ != '0.10.2')" 2>/dev/null ||
  .venv/bin/pip install --quiet --disable-pip-version-check "${jax[@]}"

lit=/usr/lib/llvm-22/bin/lit
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
status=0
"$lit" -sv --output "$results/all.json" build/test build/test/Unit || status=1

# Sanitized: everything that feeds malformed or hostile input to the tools.
# LLVM frees little before it exits, so leaks are not looked for. Its allocators
# poison memory in our sanitized code and are not unpoisoned in its shared library.
echo "Malformed input under AddressSanitizer and UndefinedBehaviorSanitizer:"
ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:allow_user_poisoning=0 UBSAN_OPTIONS=halt_on_error=1 \
  "$lit" -sv --output "$results/asan.json" --filter '(invalid|bad-|check-target|failing-run|hot-mlir-unit)' \
  build-asan/test build-asan/test/Unit || status=1

.venv/bin/python scripts/count_results.py "$results"/*.json
exit $status
