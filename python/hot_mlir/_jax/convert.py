"""StableHLO to linalg on tensors, with the passes and dialects that jaxlib carries."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import functools
import os
import re

from jax.interpreters import mlir as jmlir
from jaxlib.mlir import ir, passmanager
from jaxlib.mlir.dialects import stablehlo

from hot_mlir._jax.errors import ExportError, UnsupportedOpError
from hot_mlir._jax.ir_build import post_order
from hot_mlir._jax.prepare import prepare

_TO_STABLEHLO = "func.func(stablehlo-legalize-composite-to-call),func.func(chlo-legalize-to-stablehlo)"
_TO_LINALG = "stablehlo-legalize-to-linalg,stablehlo-convert-to-signless"
# Whatever of these is left after the conversion is unknown to stock MLIR.
_FOREIGN = ("stablehlo.", "chlo.", "mhlo.", "vhlo.", "sdy.", "mpmd.")
_HERE = os.path.dirname(os.path.abspath(__file__))


@functools.cache
def _register_passes():
    stablehlo.register_stablehlo_passes()


def _line(op):
    """`file.py:12` of the innermost line of the user's in the operation's location, else ""."""
    for file, line in re.findall(r'"([^"]+\.py)":(\d+)', str(op.location)):
        if not file.startswith(_HERE):
            return f"{file}:{line}"
    return ""


def _where(op, module):
    """The line that made `op`; inside a helper function of JAX's (`@sort`), the line that calls it."""
    owner = op
    while owner.name != "func.func" and owner.parent is not None:
        owner = owner.parent
    calls = [call for call in post_order(module.operation)
             if call.name == "func.call" and owner.name == "func.func"
             and ir.FlatSymbolRefAttr(call.attributes["callee"]).value
             == ir.StringAttr(owner.attributes["sym_name"]).value]
    return _line(op) or next((line for line in map(_line, calls) if line), "")


def _foreign(module):
    """(name, line) of every operation that stock MLIR does not know."""
    found = []
    for op in post_order(module.operation):
        # Terminators and the mesh of a callback only follow the operation that matters.
        if not op.name.startswith(_FOREIGN) or op.name in ("stablehlo.return", "sdy.mesh"):
            continue
        target = ""
        if "call_target_name" in op.attributes:
            target = " @" + ir.StringAttr(op.attributes["call_target_name"]).value
        found.append((op.name + target, _where(op, module)))
    return found


def _run(module, pipeline):
    try:
        passmanager.PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
    except ir.MLIRError as error:
        raise ExportError(f"'{pipeline}' failed on the step:\n{str(error)[:2000]}") from error


def stablehlo_to_linalg(source, accumulate_in_f32=True):
    """linalg text of a StableHLO module, given as text or as bytecode.

    Raises UnsupportedOpError naming what has no linalg form, ExportError where a
    pass fails. Calls are not inlined here: jaxlib's inliner leaves them in place.
    """
    _register_passes()
    with jmlir.make_ir_context():
        module = ir.Module.parse(source)
        _run(module, _TO_STABLEHLO)
        prepare(module, accumulate_in_f32)
        _run(module, _TO_LINALG)
        foreign = _foreign(module)
        if foreign:
            raise UnsupportedOpError(foreign)
        for name in list(module.operation.attributes):
            name = getattr(name, "name", name)
            if name.startswith(("mhlo.", "jax.")):
                del module.operation.attributes[name]
        return str(module)
