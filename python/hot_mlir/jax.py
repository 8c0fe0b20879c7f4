"""JAX training steps as `linalg` text: the input of `hot-opt` and `hot-runner`.

    from hot_mlir.jax import export_step
    text = export_step(step, params, x, y)

Needs the extra `jax` (`pip install 'hot-mlir[jax]'`) and `hot-opt`, or an
`mlir-opt` of LLVM 22, for the last clean-up. No converter package is needed:
jaxlib carries StableHLO's own conversion to linalg.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

try:
    import jax as _jax  # noqa: F401  (the top-level package, not this module)
    import jaxlib.mlir.ir as _ir  # noqa: F401
except ImportError as error:
    raise ImportError(
        "hot_mlir.jax needs JAX, which is an optional extra: "
        "pip install 'hot-mlir[jax]'  (from a checkout: pip install -e 'python[jax]')"
    ) from error

from hot_mlir._jax.errors import ExportError, ToolNotFoundError, UnsupportedOpError
from hot_mlir._jax.export import export_step

__all__ = ["ExportError", "ToolNotFoundError", "UnsupportedOpError", "export_step"]
