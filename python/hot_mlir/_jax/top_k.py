"""`lax.top_k` as k rounds of maximum and lowest position: routing in experts, beam search."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import jax.numpy as jnp
from jax import lax


def top_k(operand, *, k, axis=-1, **_):
    """The k largest along `axis`, largest first, and their int32 positions.

    Equal values come in order of position and every position at most once, also
    where fewer than k values are above -inf; a NaN counts as largest. As in JAX.
    """
    axis %= operand.ndim
    size = operand.shape[axis]
    if jnp.issubdtype(operand.dtype, jnp.floating):
        lowest = jnp.array(-jnp.inf, operand.dtype)
    else:
        lowest = jnp.array(jnp.iinfo(operand.dtype).min, operand.dtype)
    position = lax.broadcasted_iota(jnp.int32, operand.shape, axis)
    free = jnp.ones(operand.shape, bool)
    values, indices = [], []
    for _round in range(k):
        top = jnp.max(jnp.where(free, operand, lowest), axis, keepdims=True)
        hit = free & ((operand == top) | (operand != operand))
        first = jnp.min(jnp.where(hit, position, jnp.int32(size)), axis, keepdims=True)
        values.append(jnp.squeeze(top, axis))
        indices.append(jnp.squeeze(first, axis))
        free &= position != first
    return [jnp.stack(values, axis), jnp.stack(indices, axis)]


RULES = {lax.top_k_p: top_k}
