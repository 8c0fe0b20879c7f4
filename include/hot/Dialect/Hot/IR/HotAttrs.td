// Attributes of the hot dialect.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HOT_ATTRS_TD
#define HOT_ATTRS_TD

include "hot/Dialect/Hot/IR/HotDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

class Hot_Enum<string enumName, string text, list<I32EnumAttrCase> cases>
    : I32EnumAttr<enumName, text, cases> {
  let cppNamespace = "::mlir::hot";
  let genSpecializedAttr = 0;
}

class Hot_EnumAttr<EnumAttrInfo info, string keyword>
    : EnumAttr<Hot_Dialect, info, keyword> {
  let assemblyFormat = "$value";
}

def Hot_Order : Hot_Enum<"Order", "order of the Walsh functions", [
  I32EnumAttrCase<"Natural", 0, "natural">,
  I32EnumAttrCase<"Sequency", 1, "sequency">
]>;
def Hot_OrderAttr : Hot_EnumAttr<Hot_Order, "order">;

def Hot_Selection : Hot_Enum<"Selection", "which Walsh components are kept", [
  I32EnumAttrCase<"LowSequency", 0, "low_sequency">,
  I32EnumAttrCase<"LowPassL1", 1, "lp_l1">
]>;
def Hot_SelectionAttr : Hot_EnumAttr<Hot_Selection, "selection">;

def Hot_Padding : Hot_Enum<"Padding", "what fills the last block", [
  I32EnumAttrCase<"Zero", 0, "zero">,
  I32EnumAttrCase<"Edge", 1, "edge">
]>;
def Hot_PaddingAttr : Hot_EnumAttr<Hot_Padding, "padding">;

def Hot_Rounding : Hot_Enum<"Rounding", "how a scaled value becomes an integer", [
  I32EnumAttrCase<"Nearest", 0, "nearest">,
  I32EnumAttrCase<"PseudoStochastic", 1, "pseudo_stochastic">,
  I32EnumAttrCase<"PseudoStochasticIndexed", 2, "pseudo_stochastic_indexed">
]>;
def Hot_RoundingAttr : Hot_EnumAttr<Hot_Rounding, "rounding">;

def Hot_GranularityAttr : AttrDef<Hot_Dialect, "Granularity"> {
  let mnemonic = "granularity";
  let summary = "which elements of a tensor share a scale";
  let description = [{
    | text | elements that share a scale | shape of the scales |
    |---|---|---|
    | `per_tensor` | all | rank 0 |
    | `per_axis 1` | equal index on axis 1 | `[d1]` |
    | `per_group 0 by 16` | equal `i0 floordiv 16` | `[ceil(d0 / 16)]` |
    | `per_axis 1 group 0 by 16` | equal `i0 floordiv 16` and equal index on axis 1 | `[ceil(d0 / 16), d1]` |

    Axes of the scales are ordered as the axes of the tensor. Several axes are
    written `per_axis [0, 2]`.
  }];
  // groupAxis is -1 and groupSize 0 without groups.
  let parameters = (ins ArrayRefParameter<"int64_t">:$axes, "int64_t":$groupAxis,
                        "int64_t":$groupSize);
  let builders = [
    AttrBuilder<(ins CArg<"ArrayRef<int64_t>", "{}">:$axes,
                     CArg<"int64_t", "-1">:$groupAxis,
                     CArg<"int64_t", "0">:$groupSize), [{
      return $_get($_ctxt, axes, groupAxis, groupSize);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool isPerTensor() const { return getAxes().empty() && getGroupAxis() < 0; }
    bool hasGroups() const { return getGroupAxis() >= 0; }

    /// The map from an element's index to its scale's index.
    AffineMap getMap(unsigned rank) const;

    /// Shape of the scales of a tensor of `shape`; dynamic sizes stay dynamic.
    SmallVector<int64_t> getScaleShape(ArrayRef<int64_t> shape) const;

    /// Parses and prints the attribute without `#hot.granularity<...>` around it.
    static FailureOr<GranularityAttr> parseBare(AsmParser &parser);
    void printBare(AsmPrinter &printer) const;
  }];
}

def Hot_BlockAttr : ConfinedAttr<I64Attr,
    [IntMinValue<2>, IntMaxValue<1024>, IntPowerOf2]>;
def Hot_AxisAttr : ConfinedAttr<I64Attr, [IntNonNegative]>;

#endif // HOT_ATTRS_TD
