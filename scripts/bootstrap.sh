#!/usr/bin/env bash
# Installs what is missing (Debian packages, a Python environment in .venv),
# configures and builds into build/. Safe to run again; quick when nothing is to do.
#
#   scripts/bootstrap.sh [--asan] [--no-build]
#
# --asan builds the sanitized tools into build-asan/ as well.
set -euo pipefail
cd "$(dirname "$0")/.."

asan=no build=yes
for argument in "$@"; do
  case "$argument" in
    --asan) asan=yes ;;
    --no-build) build=no ;;
    *) echo "bootstrap.sh: unknown option '$argument' (known: --asan, --no-build)" >&2; exit 2 ;;
  esac
done

packages=(cmake g++ ninja-build python3-venv libgtest-dev
          libmlir-22-dev mlir-22-tools llvm-22-dev llvm-22-tools)
missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed$' || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  echo "Installing: ${missing[*]}"
  sudo=()
  [ "$(id -u)" -eq 0 ] || sudo=(sudo)
  "${sudo[@]}" apt-get update -qq
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

# numpy is what the tests compare with; nothing that is built needs Python.
numpy=numpy==2.2.6
if ! .venv/bin/python -c "import numpy, sys; sys.exit(numpy.__version__ != '${numpy#*==}')" 2>/dev/null; then
  python3 -m venv .venv
  .venv/bin/pip install --quiet --disable-pip-version-check "$numpy"
fi

[ "$build" = yes ] || exit 0

build_preset() { # preset, folder
  [ -f "$2/build.ninja" ] || cmake --preset "$1" >/dev/null
  cmake --build "$2" --target all hot-unit-tests -- --quiet
}
build_preset release build
[ "$asan" = no ] || build_preset asan build-asan
