#!/usr/bin/env bash
# The main job on a real graph: the training step of ViT-B/16's MLP block
# (examples/vit_mlp), rewritten by HOT, run on the CPU against the unrewritten
# step, and compiled to PTX for three chips. Needs no GPU. Output in build/demo/.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/bootstrap.sh

step=examples/vit_mlp/train_step.mlir
out=build/demo
mkdir -p "$out"

echo "== What is rewritten ($step)"
build/bin/hot-opt "$step" --hot-rewrite-backward -o "$out/rewritten.mlir" 2>"$out/remarks.txt"
{
  echo "layer|product|shape|format"
  sed -n 's/.*remark: rewritten by scheme hot, layer \([0-9]*\): \([a-z_]*\), \(L = [0-9?]*, O = [0-9?]*, I = [0-9?]*\), \(.*\)/\1|\2|\3|\4/p' "$out/remarks.txt" | sort -t'|' -k1,1n -k2
} | awk -F'|' '{printf "  %-6s %-12s %-28s %s\n", $1, $2, $3, $4}'
echo "  left alone: $(grep -c 'remark: left alone: forward product' "$out/remarks.txt") forward products"

echo
echo "== Gradients on the CPU, and their error against the unrewritten step"
inputs=$(.venv/bin/python examples/inputs.py vit_mlp "$out/inputs")
run() { # options of the rewrite
  build/bin/hot-runner "$step" --entry=main --device=cpu --input="$inputs" --reference --time "$@" 2>"$out/run.txt" |
    sed 's/^/  /' || { cat "$out/run.txt" >&2; exit 1; }
}
echo "  scheme hot: half of the Walsh components of the weight gradients are dropped, which"
echo "  costs up to 0.71 on independent tokens (these are random ones), and little on smooth ones"
run --scheme=hot
echo
echo "  scheme hot with --rank=16 --gx-bits=8: nothing dropped, 8 bits"
run --scheme=hot --rank=16 --gx-bits=8

echo
echo "== PTX"
ptxas=$(command -v ptxas || ls "${CUDA_HOME:-/usr/local/cuda}/bin/ptxas" 2>/dev/null || true)
chips=(sm_80 sm_86 sm_89)
for chip in "${chips[@]}"; do
  build/bin/hot-opt "$step" --hot-linalg-to-ptx="chip=$chip" -o "$out/step.$chip.mlir" 2>/dev/null
  build/bin/hot-translate "$out/step.$chip.mlir" --hot-to-ptx -o "$out/step.$chip.ptx"
  echo "  $out/step.$chip.ptx: $(grep -c '\.entry' "$out/step.$chip.ptx") kernels, $(grep -c 'mma.sync' "$out/step.$chip.ptx") mma.sync"
  [ -n "$ptxas" ] || continue
  "$ptxas" -v -arch="$chip" "$out/step.$chip.ptx" -o /dev/null 2>&1 | awk '
    /Compiling entry function/ { split($0, quoted, "\047"); name = quoted[2] }
    /bytes spill stores/ { spills = $5 + $9 }
    /Used [0-9]+ registers/ { match($0, /Used [0-9]+/); print name, substr($0, RSTART + 5, RLENGTH - 5) + 0, spills }' |
    sort >"$out/ptxas.$chip.txt"
done
if [ -n "$ptxas" ]; then
  echo
  printf '  %-66s %s\n' "kernel: registers / bytes spilled" "${chips[*]}"
  join "$out/ptxas.sm_80.txt" "$out/ptxas.sm_86.txt" | join - "$out/ptxas.sm_89.txt" |
    awk '{printf "  %-66s %d/%d %d/%d %d/%d\n", $1, $2, $3, $4, $5, $6, $7}'
else
  echo "  (ptxas not found: registers and spills are not shown)"
fi
