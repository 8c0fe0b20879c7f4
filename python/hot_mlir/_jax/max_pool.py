"""The gradient of max pooling as a sum of spread-out slices."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import jax.numpy as jnp
import numpy as np
from jax import lax

from hot_mlir._jax.errors import ExportError


def max_pool_grad(source, operand, *, select_prim, window_dimensions, window_strides, padding):
    """`select_and_scatter_add`: each source element goes to the first largest element of its window.

    One round per offset inside the window: where that offset holds the maximum and
    no earlier one did, the source is spread by the strides and added. Only the
    selection `ge` (max pooling) is taken, else ExportError.
    """
    if select_prim is not lax.ge_p:
        raise ExportError(f"gradient of a pooling that selects by '{select_prim}': only max pooling is taken here")
    low = jnp.array(-jnp.inf, operand.dtype)
    x = lax.pad(operand, low, [(a, b, 0) for a, b in padding])
    top = lax.reduce_window(x, low, lax.max, window_dimensions, window_strides, "VALID")
    free, grad = jnp.ones(source.shape, bool), jnp.zeros(x.shape, source.dtype)
    zero = jnp.zeros((), source.dtype)
    for offset in np.ndindex(*window_dimensions):
        stop = [o + (n - 1) * s + 1 for o, n, s in zip(offset, source.shape, window_strides)]
        hit = free & (lax.slice(x, offset, stop, window_strides) == top)
        free &= ~hit
        spread = [(o, n - e, s - 1) for o, n, e, s in zip(offset, x.shape, stop, window_strides)]
        grad += lax.pad(jnp.where(hit, source, zero), zero, spread)
    return lax.slice(grad, [a for a, _ in padding], [a + n for (a, _), n in zip(padding, operand.shape)])


RULES = {lax.select_and_scatter_add_p: max_pool_grad}
