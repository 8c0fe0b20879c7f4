#!/usr/bin/env bash
# Run by hand before a larger change: a build with clang 22 in which warnings are
# errors, clang-format and clang-tidy over the project's own files.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/bootstrap.sh --no-build
for tool in clang++-22 clang-tidy-22 clang-format-22 run-clang-tidy-22; do
  command -v "$tool" >/dev/null || { echo "check.sh: $tool is missing: apt-get install clang-22 clang-tidy-22 clang-format-22" >&2; exit 1; }
done

[ -f build-clang/build.ninja ] || cmake --preset dev -B build-clang \
  -DCMAKE_C_COMPILER=clang-22 -DCMAKE_CXX_COMPILER=clang++-22 >/dev/null
cmake --build build-clang --target all hot-unit-tests -- --quiet

mapfile -t sources < <(git ls-files 'lib/**.cpp' 'lib/**.h' 'include/**.h' 'tools/**.cpp' 'unittests/*.cpp' 'unittests/*.h' 'benchmarks/*.cpp' 'fuzz/*.cpp' 'fuzz/*.h')
clang-format-22 --dry-run --Werror "${sources[@]}"
run-clang-tidy-22 -quiet -p build-clang "$PWD/(lib|tools)/.*\.cpp$"
