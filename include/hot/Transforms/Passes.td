// Passes on the hot dialect and on training graphs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HOT_TRANSFORMS_PASSES_TD
#define HOT_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def RewriteBackwardPass : Pass<"hot-rewrite-backward"> {
  let summary = "Replace the gradient products of linear layers by HOT";
  let description = [{
    Takes a training step as `linalg` on tensors, forward and backward in one
    function, or in two that `hot.saved` links. For a layer y = x w, with tokens L (all leading axes of x), inputs I
    and outputs O, it replaces the two gradient products

        gx[L, I] = gy w     by   hadamard(gy) * hadamard(w)        along O
        gw[O, I] = gy x     by   low_rank(gy) * low_rank(x)        along L

    with quantized operands, as the scheme says. Before:

    ```mlir
    %y  = linalg.matmul ins(%x, %w : tensor<40x32xf32>, tensor<32x48xf32>)
            outs(%zero : tensor<40x48xf32>) -> tensor<40x48xf32>
    ...
    %gw = linalg.generic {indexing_maps = [#km, #kn, #mn], ...}
            ins(%gy, %x : tensor<40x48xf32>, tensor<40x32xf32>)
            outs(%zero2 : tensor<48x32xf32>) { mulf, addf } -> tensor<48x32xf32>
    ```

    After, `%y` as before, and with `scheme=hot`

    ```mlir
    // where x is made
    %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %0
            : tensor<40x32xf32> -> tensor<24x32xf32>
    %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %1, %2
            : tensor<24x32xf32> -> tensor<24x32xi8>, tensor<32xf32>
    ...
    %gp = hot.low_rank %gy along 0 block 16 rank 8 padding zero into %3
            : tensor<40x48xf32> -> tensor<24x48xf32>
    %gq, %gs = hot.quantize %gp per_axis 1 round pseudo_stochastic into %4, %5
            : tensor<24x48xf32> -> tensor<24x48xi8>, tensor<48xf32>
    %gw = hot.scaled_matmul
            ins(%gq, %xq : tensor<24x48xi8>, tensor<24x32xi8>)
            scales(%gs, %xs : tensor<48xf32>, tensor<32xf32>)
            outs(%6 : tensor<48x32xf32>)
            maps [#km, #kn, #m, #n, #mn]
            {hot.product = {layer = 0 : i64, role = "grad_weight"}}
            -> tensor<48x32xf32>
    ```

    The mark `hot.product` is for reports; nothing is decided by it.

    **Which products.** Any `linalg` op whose body adds up products of two
    tensors and whose maps are projected permutations, so that named ops,
    `linalg.contract` and `linalg.generic` count alike, with one or several loops
    for L, I and O; several loops are folded into one axis. Operands are followed
    through transposes, reshapes and element conversions.

    A batch loop, which is in both operands and in the result, counts layers: the
    weights of experts, one matrix for each element. Transforms, scales and
    `min-elements` are then those of one element. Attention has batch loops and no
    weight; keys that come in as an argument are not taken for weights, as nothing
    returns their gradient.

    In `scf.for` loops, a slice of a stack of weights is the same weight in a loop
    that takes the same pieces, in the same or in the opposite order, and what one
    loop inserts into a stack is followed to where another takes it out. Bounds
    must be constants. Where the backward loop computes x again, the product that
    shares gy with an input gradient, and whose result reaches a function result of
    the weight's shape, is the weight gradient.

    Of a forward and a backward function, what the one saves for the other is a
    result and an argument with the same number `hot.saved = N : i64`. Saved
    tensors are followed from the argument to what is returned, so that a weight
    may be saved as it is or as a transpose of it. A number that is given twice, or
    to an argument only, is an error, as are ends of different types. A backward
    function that takes the weight from its caller instead needs `hot.weight` on
    that argument.

    Convolutions of one group are linear layers with tokens (n, h, w) and inputs
    (i, r, s), whatever their stride, dilation, padding and layout:

        gw[o, (i,r,s)] = sum over (n,h,w) of gy[n,o,h,w] x[n,i,2h+r-1,2w+s-1]
        gx[(n,h,w), i] = sum over (o,r,s) of gy[n,o,h+r-1,w+s-1] w[o,i,2-r,2-s]

    The products are found as named ops or as generics with windows in their maps;
    zeros around and between the elements of x and gy, reversals of the weight and
    a sum over samples that follows a product per sample are looked through. In
    its place come a copy of x or gy for each place of the window (im2col) and a
    plain product; x is copied where it is made, and its codes are what remains.
    Windows that slide over dynamic sizes, grouped and depthwise convolutions are
    left alone.

    A product is a gradient when it shares a tensor with an earlier one and sums
    over that tensor's other axes. The weight is the factor that is a function
    argument, or a transposed, reshaped, converted or sliced one. If both factors
    are, it is the one marked `hot.weight`, else the one whose gradient is
    returned; for a convolution, the one that no window slides over. Gradients
    through a frozen weight (no weight gradient) are
    rewritten if the function has a weight gradient elsewhere, or if the weight
    is marked `hot.weight`. The attribute `hot.role` on a product overrides all
    this; a role that contradicts the shapes is an error. Where structure does
    not say which operand of a `hot.role` product is the gradient, it is the
    first one. Everything else is left alone. Each contraction gets a remark that
    says what became of it and why.

    **Numerics:** lossy. With `gx-bits=0 gw-bits=0` and a rank equal to the block,
    nothing is dropped and the pass only reassociates. A product that adds to a
    tensor other than zeros keeps adding to it.

    **Preconditions:** tensors of f32, bf16 or f16 (others are left alone);
    functions inlined. Running the pass twice equals running it once.
  }];
  let dependentDialects = ["::mlir::hot::HotDialect", "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let options = [
    Option<"scheme", "scheme", "std::string", /*default=*/"\"hot\"",
           "Row of the table of schemes: hot, or none (finds and reports only)">,
    Option<"gxBits", "gx-bits", "int64_t", /*default=*/"-1",
           "Bits of the codes in the input gradient: 4, 8, or 0 for f32; "
           "-1: as scheme and chip say">,
    Option<"gwBits", "gw-bits", "int64_t", /*default=*/"-1",
           "Bits of the codes in the weight gradient: 4, 8, or 0 for f32; "
           "-1: as scheme and chip say">,
    Option<"block", "block", "int64_t", /*default=*/"-1",
           "Block of the transforms, a power of two; -1: as the scheme says">,
    Option<"rank", "rank", "int64_t", /*default=*/"-1",
           "Components kept of each block of tokens; -1: as the scheme says">,
    Option<"granularity", "granularity", "std::string", /*default=*/"\"auto\"",
           "Scales of gy in the input gradient: auto, per_token or per_tensor">,
    Option<"rounding", "rounding", "std::string", /*default=*/"\"auto\"",
           "Rounding of gy: nearest, pseudo_stochastic, "
           "pseudo_stochastic_indexed, or auto, by its element type">,
    Option<"chip", "chip", "std::string", /*default=*/"\"\"",
           "GPU that the codes are for; none: as the scheme says">,
    Option<"layers", "layers", "std::string", /*default=*/"\"\"",
           "Regular expression for the layers to rewrite: their number, in "
           "program order from 0, or a name in their location, must match it "
           "as a whole; empty: all">,
    Option<"minElements", "min-elements", "int64_t", /*default=*/"2048",
           "Leave layers alone whose L*O*I is below this, too little work to "
           "pay for the transforms; dynamic sizes count as large; 0: no size "
           "rule">,
  ];
  let statistics = [
    Statistic<"numGradInput", "grad-input", "Input gradients rewritten">,
    Statistic<"numGradWeight", "grad-weight", "Weight gradients rewritten">,
    Statistic<"numLeftAlone", "left-alone", "Contractions left alone">,
  ];
}

def CompressActivationsPass : Pass<"hot-compress-activations"> {
  let summary = "Keep only codes of layer inputs until the backward part";
  let description = [{
    Activation buffer compression (ABC, arXiv 2503.21261). Of the input x of a layer,
    the weight gradient reads codes only. This pass puts the ops that make them,
    `hot.low_rank` or `hot.hadamard` and `hot.quantize`, where the floats of x can
    be freed soonest, after `hot-rewrite-backward` and a CSE.

    **In one function** they go to where x is made, if all that needs x stands in the
    forward part: up to the first product marked `hot.product`. Where the backward
    part needs the floats, too, as that of a layer norm or an activation function
    may, codes made early would come on top of them: then they are made after the
    last op that needs the floats. A remark names that op. An argument of the
    function is alive anyway, and its codes are made where they are read.

    **In a forward and a backward function** that `hot.saved` links, the forward
    function returns codes in the place of the floats, with their scales after them
    as a new pair of result and argument, and both signatures change. Before:

    ```mlir
    func.func @forward(...) -> (tensor<48x32xf32>, tensor<48x64xf32> {hot.saved = 0}) {
      ...
      return %y, %x
    }
    func.func @backward(%x: tensor<48x64xf32> {hot.saved = 0}, %gy: tensor<48x32xf32>) ... {
      %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %0 ...
      %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %1, %2 ...
    ```

    After:

    ```mlir
    func.func @forward(...) -> (tensor<48x32xf32>, tensor<24x64xi8> {hot.saved = 0},
                                tensor<64xf32> {hot.saved = 1}) {
      ...
      %xp = hot.low_rank %x along 0 block 16 rank 8 padding edge into %0 ...
      %xq, %xs = hot.quantize %xp per_axis 1 round nearest into %1, %2 ...
      return %y, %xq, %xs
    }
    func.func @backward(%xq: tensor<24x64xi8> {hot.saved = 0}, %xs: tensor<64xf32> {hot.saved = 1},
                        %gy: tensor<48x32xf32>) ... {
    ```

    Left as it is, with a remark: a tensor that the backward function needs for
    anything else, one that the forward function takes as an argument or returns
    twice, and functions that the module calls. A saved weight is never compressed.

    The same input of several layers (q, k and v) is compressed once. What is made in
    a loop and read in another one stays as it is.

    **With `recompute=cheap`**, the rest is looked at, too: of what the backward part
    of a function reads, the tensors of the fewest bytes are kept that all others can
    be made from by elementwise ops, broadcasts, transposes and reshapes (a minimum
    cut), and these are made again, each in front of the first op that reads it. Of
    a GELU its input stays, of a layer norm its input and the statistics. Sums and
    products are not made again. A size that is not known counts as 1024. What is
    made again is marked `hot.recomputed`, or a CSE would undo it. A backward
    function of its own is left as its partitioner made it.

    **Numerics:** none; the same ops run elsewhere, or twice.

    **Preconditions:** products made by `hot-rewrite-backward`, which carry
    `hot.product`. Running the pass twice equals running it once.
  }];
  let dependentDialects = ["::mlir::hot::HotDialect"];
  let options = [
    Option<"recompute", "recompute", "std::string", /*default=*/"\"none\"",
           "What else is not saved but made again: none, or cheap">,
  ];
  let statistics = [
    Statistic<"numRecomputed", "recomputed", "Tensors made again">,
    Statistic<"numCompressed", "compressed", "Layer inputs kept as codes">,
    Statistic<"numKept", "kept", "Layer inputs kept as floats">,
  ];
}

def ReportPass : Pass<"hot-report", "::mlir::ModuleOp"> {
  let summary = "Report layers, operations and what the backward pass keeps";
  let description = [{
    Says of a training step, before `hot-rewrite-backward` or after it, what its
    linear layers are, what their products cost, and which tensors live from the
    forward to the backward part. The module is not changed. For

    ```mlir
    %x = ...                                                  // [394, 768]
    %y  = linalg.matmul ins(%x, %w : ...) ...                 // forward
    %gy = ...
    %gw = linalg.generic {...} ins(%gy, %x : ...) ...         // gy^T x
    return %gw
    ```

    the text is, in short,

    ```
    @main, 1 linear layers
        layer 0 forward      f32 x f32  L = 394, O = 3072, I = 768  ...
        layer 0 grad_weight  f32 x f32  L = 394, O = 3072, I = 768  ...
      saved by the forward part, before step.mlir:12:3:
        tensor<394x768xf32>  1210368  linear_input  float  ...
    ```

    and after the rewrite `tensor<200x768xi8>  153600  linear_input  codes` and
    `tensor<768xf32>  3072  linear_input  scales` stand for the saved tensor.

    **Layers** are those that `hot-rewrite-backward` finds, with the same numbers;
    the products that it made are known by `hot.product`. Multiply-adds are those of
    the product as it stands, transform adds those of the Walsh-Hadamard transforms
    of its factors (each transform in the first product that uses it), bit-operations
    multiply-adds x bits of one factor x bits of the other. The body of a loop counts
    once; the number of iterations is noted.

    **Saved** is a tensor that an op before the boundary makes and an op after it
    reads. The boundary is a point of the program: before what makes the first
    gradient, right after the last forward product and the last op that makes a
    result of the function there (the loss). A loop is one op. Views (reshapes, casts)
    are their buffer, sizes are no reads, and a destination that is not read is none
    either. Arguments of the function and tensors made of constants alone are listed
    apart. Where results of one function and arguments of another have the same
    `hot.saved`, the second one is the backward part and these arguments are saved.
    docs/Report.md has the details, docs/report.schema.json the JSON.

    **Numerics:** exact, as nothing is changed.

    **Preconditions:** `hot.role` and `hot.saved` contradict nothing, as in the
    rewrite. Functions without a backward pass have an empty report; those of several
    blocks, or of buffers, have no saved tensors in theirs, and a note.
  }];
  let options = [
    Option<"format", "format", "std::string", /*default=*/"\"text\"",
           "text or json">,
    Option<"output", "output", "std::string", /*default=*/"\"\"",
           "File to write; -: standard output; empty: standard error">,
  ];
}

#endif // HOT_TRANSFORMS_PASSES_TD
