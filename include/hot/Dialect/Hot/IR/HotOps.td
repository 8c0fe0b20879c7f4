// Operations of the hot dialect.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HOT_OPS_TD
#define HOT_OPS_TD

include "hot/Dialect/Hot/IR/HotAttrs.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Hot_ShapedOf<list<Type> elements, string text>
    : AnyTypeOf<[RankedTensorOf<elements>, MemRefOf<elements>],
                "ranked tensor or memref of " # text>;
def Hot_FloatShaped : Hot_ShapedOf<[F32, BF16, F16], "f32, bf16 or f16">;
def Hot_F32Shaped : Hot_ShapedOf<[F32], "f32">;
def Hot_CodesShaped : Hot_ShapedOf<[I<4>, I<8>], "i4 or i8">;

class Hot_Op<string mnemonic, list<Trait> traits = []>
    : Op<Hot_Dialect, mnemonic, traits # [
        DestinationStyleOpInterface,
        DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>,
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
        DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let hasVerifier = 1;
}

/// Transforms along one axis: one source, one destination.
class Hot_TransformOp<string mnemonic> : Hot_Op<mnemonic> {
  let results = (outs Optional<AnyRankedTensor>:$result);
  let hasCanonicalizer = 1;
  code commonDeclaration = [{
    MutableOperandRange getDpsInitsMutable() { return getDestMutable(); }
  }];
}

def Hot_HadamardOp : Hot_TransformOp<"hadamard"> {
  let summary = "block Walsh-Hadamard transform along one axis";
  let description = [{
    Cuts `axis` (size d) of the source into consecutive blocks of n = `block`
    elements, the last one filled with zeros, and multiplies each block by the
    orthonormal Walsh-Hadamard matrix

        natural order:   H[i, j] = (-1)^popcount(i and j) / sqrt(n)
        sequency order:  row s is natural row bitreverse(s xor (s >> 1))

    With `signs` (n values of 1 or -1, `bent` names the sequence
    + + + + + - + - + + - - + - - + for n = 16), element j of a block is
    multiplied by `signs[j]` before the transform; with `inverse` the signs are
    applied after it instead, so that `inverse` undoes the same op without it.

    **Numerics.** bf16 and f16 are widened to f32 first. In f32, rounded to
    nearest even after every operation: the signs, then butterfly stages
    h = 1, 2, 4, ..., n/2, each (a, b) -> (a + b, a - b) on elements whose
    indices differ in bit h, then one multiplication by fl(1 / sqrt(n)). NaN and
    infinity spread over their block. Source: arXiv 2503.21261, section 3.

    | source | destination |
    |---|---|
    | f32, bf16, f16 | f32 |

    Constraints:
    * hadamard_c1: source and destination are both tensors or both memrefs, of equal rank.
    * hadamard_c2: `axis` is less than the rank.
    * hadamard_c3: `block` is a power of two, from 2 to 1024.
    * hadamard_c4: the destination's shape is the source's, but ceil(d / n) * n on `axis`.
    * hadamard_c5: `signs` has n entries, each 1 or -1.
    * hadamard_c6: a tensor destination has one result of its type, a memref none.

    Example:
    ```mlir
    %t = hot.hadamard %x along 1 block 16 signs bent into %init
        : tensor<8x40xf32> -> tensor<8x48xf32>
    ```

    Upstream has no such op; a `linalg.matmul` with a Hadamard matrix sums in
    another order and costs n operations per element instead of log2(n).
    `convert-hot-to-linalg` lowers it to butterflies.
  }];
  let arguments = (ins
    Hot_FloatShaped:$source,
    Hot_F32Shaped:$dest,
    Hot_AxisAttr:$axis,
    Hot_BlockAttr:$block,
    DefaultValuedAttr<Hot_OrderAttr, "::mlir::hot::Order::Natural">:$order,
    OptionalAttr<DenseI8ArrayAttr>:$signs,
    UnitAttr:$inverse);
  let assemblyFormat = [{
    $source `along` $axis `block` $block (`order` `` $order^)?
    (`signs` custom<Signs>($signs)^)? (`inverse` $inverse^)?
    `into` $dest attr-dict `:` type($source) custom<DestAndResult>(type($dest), type($result))
  }];
  let extraClassDeclaration = commonDeclaration # [{
    /// Sizes of the destination for a source of the given sizes.
    static SmallVector<OpFoldResult> getDestShape(OpBuilder &b, Location loc,
        ArrayRef<OpFoldResult> source, int64_t axis, int64_t block);
    /// Creates the op on tensors together with its empty destination.
    static HadamardOp createOnTensor(OpBuilder &b, Location loc, Value source,
        int64_t axis, int64_t block, Order order = Order::Natural,
        DenseI8ArrayAttr signs = {}, bool inverse = false);
  }];
}

def Hot_LowRankOp : Hot_TransformOp<"low_rank"> {
  let summary = "keeps some Walsh components of each block along one axis (HLA)";
  let description = [{
    Cuts `axis` (size d) into blocks of n = `block`, transforms each block as
    `hot.hadamard` in sequency order does, and keeps r = `rank` rows of the
    result: element r * b + k of the destination is the k-th kept component of
    block b. `selection low_sequency` keeps rows 0 to r - 1. `lp_l1` orders the
    rows as products of two Walsh functions of sequencies (u, v) on a grid of
    sqrt(n) x sqrt(n), keeps the r with least u + v, and stores them ascending
    by row.

    The last block is filled with zeros (`padding zero`) or with the last element
    of the axis (`padding edge`, for the stored activation: an unpaired last token
    keeps its full weight).

    **Numerics.** As `hot.hadamard`. With `low_sequency` and r = n / 2 the result
    equals, bit for bit, the un-normalized transform of size n / 2 of the pair
    sums x[2k] + x[2k + 1], times fl(1 / sqrt(n)).
    Source: arXiv 2503.21261, section 3 (HLA); arXiv 2309.15275 (`lp_l1`).

    | source | destination |
    |---|---|
    | f32, bf16, f16 | f32 |

    Constraints:
    * low_rank_c1: source and destination are both tensors or both memrefs, of equal rank.
    * low_rank_c2: `axis` is less than the rank of the source.
    * low_rank_c3: `block` is a power of two, from 2 to 1024.
    * low_rank_c4: `rank` is from 1 to `block`.
    * low_rank_c5: `lp_l1` needs a `block` that is a square.
    * low_rank_c6: the destination's shape is the source's, but ceil(d / n) * r on `axis`.
    * low_rank_c7: a tensor destination has one result of its type, a memref none.

    Example:
    ```mlir
    %p = hot.low_rank %x along 0 block 16 rank 8 padding edge into %init
        : tensor<394x768xf32> -> tensor<200x768xf32>
    ```

    Upstream has no such op. `convert-hot-to-linalg` lowers it to butterflies.
  }];
  let arguments = (ins
    Hot_FloatShaped:$source,
    Hot_F32Shaped:$dest,
    Hot_AxisAttr:$axis,
    Hot_BlockAttr:$block,
    ConfinedAttr<I64Attr, [IntPositive]>:$rank,
    DefaultValuedAttr<Hot_SelectionAttr, "::mlir::hot::Selection::LowSequency">:$selection,
    Hot_PaddingAttr:$padding);
  let assemblyFormat = [{
    $source `along` $axis `block` $block `rank` $rank (`selection` `` $selection^)?
    `padding` `` $padding `into` $dest attr-dict `:` type($source)
    custom<DestAndResult>(type($dest), type($result))
  }];
  let extraClassDeclaration = commonDeclaration # [{
    static SmallVector<OpFoldResult> getDestShape(OpBuilder &b, Location loc,
        ArrayRef<OpFoldResult> source, int64_t axis, int64_t block, int64_t rank);
    static LowRankOp createOnTensor(OpBuilder &b, Location loc, Value source,
        int64_t axis, int64_t block, int64_t rank, Padding padding,
        Selection selection = Selection::LowSequency);
  }];
}

def Hot_ExpandOp : Hot_TransformOp<"expand"> {
  let summary = "adjoint of hot.low_rank";
  let description = [{
    Puts the r = `rank` components of each block back into their rows, all other
    rows zero, and transforms back: the linear map whose matrix is the transpose
    of that of `hot.low_rank` with the same parameters. The destination gives the
    size d of `axis`; what falls on padding is dropped (`padding zero`) or added
    to the last element in ascending order (`padding edge`).

    **Numerics.** As `hot.hadamard`.
    Source: arXiv 2309.15275 (projecting back).

    | source | destination |
    |---|---|
    | f32, bf16, f16 | f32 |

    Constraints:
    * expand_c1: source and destination are both tensors or both memrefs, of equal rank.
    * expand_c2: `axis` is less than the rank of the source.
    * expand_c3: `block` is a power of two, from 2 to 1024.
    * expand_c4: `rank` is from 1 to `block`.
    * expand_c5: `lp_l1` needs a `block` that is a square.
    * expand_c6: the source's shape is the destination's, but ceil(d / n) * r on `axis`.
    * expand_c7: a tensor destination has one result of its type, a memref none.

    Example:
    ```mlir
    %x = hot.expand %p along 0 block 16 rank 8 padding zero into %init
        : tensor<200x768xf32> -> tensor<394x768xf32>
    ```

    Upstream has no such op. `convert-hot-to-linalg` lowers it to butterflies.
  }];
  let arguments = (ins
    Hot_FloatShaped:$source,
    Hot_F32Shaped:$dest,
    Hot_AxisAttr:$axis,
    Hot_BlockAttr:$block,
    ConfinedAttr<I64Attr, [IntPositive]>:$rank,
    DefaultValuedAttr<Hot_SelectionAttr, "::mlir::hot::Selection::LowSequency">:$selection,
    Hot_PaddingAttr:$padding);
  let assemblyFormat = Hot_LowRankOp.assemblyFormat;
  let extraClassDeclaration = commonDeclaration;
}

def Hot_QuantizeOp : Hot_Op<"quantize"> {
  let summary = "symmetric quantization to integers with float scales";
  let description = [{
    For each group of elements that share a scale (`granularity`), with
    qmax = 7 for i4 and 127 for i8:

        amax = max |x|               a NaN in the group makes it NaN
        s    = fl(amax / qmax)       stored in `scales`
        inv  = fl(qmax / amax)
        q    = clamp(round(fl(x * inv)), -qmax, qmax)

    amax below 2^-119, zero included: q = 0 and s = 0. amax not finite: q = 0 and
    s = NaN, so that everything this scale touches becomes NaN. The codes -8 and
    -128 never occur; an empty group has s = 0. bf16 and f16 are widened to f32
    first.

    Rounding of v = fl(x * inv):
    * `nearest`: to nearest, half to even.
    * `pseudo_stochastic`: with a = |v|, f = a - floor(a) and R = the low 11 bits
      of a's pattern, up if 2048 f > R + 0.5; the sign of v. No state. Biased where
      the low mantissa bits are not spread (arXiv 2009.13108).
    * `pseudo_stochastic_indexed`: the same with R xor
      ((i * 2654435761 mod 2^32) >> 21), i the row-major index of the element in
      the source.

    | source | codes | scales |
    |---|---|---|
    | f32, bf16, f16 | i4, i8 | f32 |

    Constraints:
    * quantize_c1: source, codes and scales are all tensors or all memrefs.
    * quantize_c2: the codes have the shape of the source.
    * quantize_c3: the axes of `granularity` are less than the rank of the source.
    * quantize_c4: the scales have the shape that `granularity` gives.
    * quantize_c5: tensor destinations have one result each, of their types, memrefs none.

    Example:
    ```mlir
    %q, %s = hot.quantize %x per_axis 1 round pseudo_stochastic into %qi, %si
        : tensor<200x768xf32> -> tensor<200x768xi8>, tensor<768xf32>
    ```

    `quant.qcast` takes scales that are known when the graph is compiled; here they
    are measured on every run and are values. `convert-hot-to-linalg` lowers it to
    a reduction and an elementwise generic.
  }];
  let arguments = (ins
    Hot_FloatShaped:$source,
    Hot_CodesShaped:$codes,
    Hot_F32Shaped:$scales,
    Hot_GranularityAttr:$granularity,
    Hot_RoundingAttr:$rounding);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $source custom<Granularity>($granularity) `round` `` $rounding
    `into` $codes `,` $scales attr-dict `:` type($source)
    custom<QuantizeDests>(type($codes), type($scales), type($results))
  }];
  let extraClassDeclaration = [{
    MutableOperandRange getDpsInitsMutable() {
      return MutableOperandRange(getOperation(), 1, 2);
    }
    /// Largest code: 7 for i4, 127 for i8.
    static int64_t getMaxCode(Type elementType) {
      return (int64_t(1) << (elementType.getIntOrFloatBitWidth() - 1)) - 1;
    }
    static QuantizeOp createOnTensor(OpBuilder &b, Location loc, Value source,
        IntegerType codeType, GranularityAttr granularity, Rounding rounding);
  }];
}

def Hot_DequantizeOp : Hot_Op<"dequantize"> {
  let summary = "codes times scales";
  let description = [{
    Each element becomes fl(q * s) with the scale that `granularity` gives it; a
    bf16 or f16 destination is rounded once more, from f32. A NaN scale makes the
    element NaN, also where q = 0.

    | codes | scales | destination |
    |---|---|---|
    | i4, i8 | f32 | f32, bf16, f16 |

    Constraints:
    * dequantize_c1: codes, scales and destination are all tensors or all memrefs.
    * dequantize_c2: the destination has the shape of the codes.
    * dequantize_c3: the axes of `granularity` are less than the rank of the codes.
    * dequantize_c4: the scales have the shape that `granularity` gives.
    * dequantize_c5: a tensor destination has one result of its type, a memref none.

    Example:
    ```mlir
    %x = hot.dequantize %q, %s per_axis 1 into %init
        : tensor<200x768xi8>, tensor<768xf32> -> tensor<200x768xf32>
    ```

    `quant.dcast` takes scales from the type; here they are values. Quantizing the
    result again with a newly measured amax need not give the same codes.
  }];
  let arguments = (ins
    Hot_CodesShaped:$codes,
    Hot_F32Shaped:$scales,
    Hot_FloatShaped:$dest,
    Hot_GranularityAttr:$granularity);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    $codes `,` $scales custom<Granularity>($granularity) `into` $dest attr-dict `:`
    type($codes) `,` type($scales) custom<DestAndResult>(type($dest), type($result))
  }];
  let extraClassDeclaration = [{
    MutableOperandRange getDpsInitsMutable() { return getDestMutable(); }
  }];
}

def Hot_ScaledMatmulOp : Hot_Op<"scaled_matmul"> {
  let summary = "contraction of two quantized tensors with their scales";
  let description = [{
    With the loops of `indexing_maps` (maps of lhs, rhs, lhs scales, rhs scales,
    result, in this order), M, N, batch loops of the result and K loops summed over:

        acc[m, n]    = sum over k of lhs * rhs              exact, 32-bit integers
        result[m, n] = fl(fl(acc) * fl(lhs_scale * rhs_scale))

    A scale may depend on a K loop only through `k floordiv g`. Then the products
    of each group of g consecutive k are summed and rescaled by themselves:

        result = 0; for each group, ascending:
          result = fl(result + fl(fl(acc_g) * fl(lhs_scale_g * rhs_scale_g)))

    A K of more than 131072 is summed in chunks of 131072 the same way, so that 32
    bits always hold the sum. With `accumulate` the result is fl(init + value), the
    init widened to f32; without it the init is not read. A bf16 or f16 result is
    rounded once, at the end, from f32.

    | lhs, rhs | scales | result |
    |---|---|---|
    | i8, i8 | f32 | f32, bf16, f16 |
    | i4, i4 | f32 | f32, bf16, f16 |

    Constraints:
    * scaled_matmul_c1: operands are all tensors or all memrefs.
    * scaled_matmul_c2: lhs and rhs have the same element type.
    * scaled_matmul_c3: there are five maps, over the same loops, without symbols.
    * scaled_matmul_c4: each map has as many results as its operand has axes.
    * scaled_matmul_c5: the maps of lhs, rhs and result are projected permutations.
    * scaled_matmul_c6: every loop is in at least two of those three maps; no loop is in
      the result alone.
    * scaled_matmul_c7: a scale's map uses loops of its own operand only: loops of the
      result as they are, the K loop only as `k floordiv g`.
    * scaled_matmul_c8: groups are along one K loop, which is the only K loop, with one
      g for both scales, from 1 to 131072.
    * scaled_matmul_c9: sizes that belong to the same loop agree.
    * scaled_matmul_c10: a tensor destination has one result of its type, a memref none.

    Example:
    ```mlir
    %gw = hot.scaled_matmul ins(%gq, %xq : tensor<200x3072xi8>, tensor<200x768xi8>)
        scales(%gs, %xs : tensor<3072xf32>, tensor<768xf32>)
        outs(%init : tensor<3072x768xf32>)
        maps [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>,
              affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (n)>,
              affine_map<(m, n, k) -> (m, n)>] -> tensor<3072x768xf32>
    ```

    `linalg.quantized_matmul` has zero points and no scales, and integer results; a
    `linalg.contract` of dequantized operands rounds every product.
    `convert-hot-to-linalg` lowers it to an integer contraction and a rescaling
    generic, `convert-hot-to-gpu` to tensor-core kernels.
  }];
  let arguments = (ins
    Hot_CodesShaped:$lhs,
    Hot_CodesShaped:$rhs,
    Hot_F32Shaped:$lhsScales,
    Hot_F32Shaped:$rhsScales,
    Hot_FloatShaped:$init,
    AffineMapArrayAttr:$indexing_maps,
    UnitAttr:$accumulate);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    `ins` `(` $lhs `,` $rhs `:` type($lhs) `,` type($rhs) `)`
    `scales` `(` $lhsScales `,` $rhsScales `:` type($lhsScales) `,` type($rhsScales) `)`
    `outs` `(` $init `:` type($init) `)`
    `maps` $indexing_maps (`accumulate` $accumulate^)? attr-dict (`->` type($result)^)?
  }];
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }

    /// Longest K that one 32-bit accumulator takes.
    static constexpr int64_t kMaxAccumulated = 131072;

    AffineMap getMap(unsigned i) {
      return llvm::cast<AffineMapAttr>(getIndexingMaps()[i]).getValue();
    }
    AffineMap getLhsMap() { return getMap(0); }
    AffineMap getRhsMap() { return getMap(1); }
    AffineMap getLhsScaleMap() { return getMap(2); }
    AffineMap getRhsScaleMap() { return getMap(3); }
    AffineMap getResultMap() { return getMap(4); }
    unsigned getNumLoops() { return getResultMap().getNumDims(); }

    /// Loops that are summed over, ascending.
    SmallVector<unsigned> getReductionLoops();
    /// Static sizes of all loops; dynamic where no operand tells.
    SmallVector<int64_t> getStaticLoopSizes();
    /// g of `k floordiv g` in a scale's map, or 0 without groups.
    int64_t getGroupSize();
  }];
}

#endif // HOT_OPS_TD
