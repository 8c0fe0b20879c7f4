#!/usr/bin/env bash
# Writes the generated documentation of the dialect and the passes to docs/ (or
# to the folder given). A test compares it with what is committed.
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:-docs}
llvm=${LLVM_DIR:-/usr/lib/llvm-22}
mkdir -p "$out/Dialects" "$out/Passes"
generate() { # kind, definitions, output
  "$llvm/bin/mlir-tblgen" "$1" -I include -I "$llvm/include" "include/hot/$2" "${@:4}" | sed -e 's/[[:space:]]*$//' >"$out/$3"
}
generate -gen-dialect-doc Dialect/Hot/IR/HotOps.td Dialects/Hot.md -dialect=hot
generate -gen-pass-doc Transforms/Passes.td Passes/Transforms.md
generate -gen-pass-doc Conversion/Passes.td Passes/Conversion.md
generate -gen-pass-doc Target/Passes.td Passes/Target.md
generate -gen-pass-doc Pipelines/Passes.td Passes/Pipelines.md
