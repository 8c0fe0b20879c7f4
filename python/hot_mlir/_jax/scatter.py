"""Scatters as a loop over the updates.

Embedding gradients, `take_along_axis` gradients and `x.at[i].set/add/max/...` are
scatters; StableHLO's scatter has no linalg conversion. The loop does one update a
round, in order, so duplicate indices combine exactly as the sequential definition.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import jax.numpy as jnp
import numpy as np
from jax import lax

from hot_mlir._jax.errors import ExportError


def _slice(x, start, size):
    return lax.dynamic_slice(x, start, size, allow_negative_indices=False)


def _static(shape, what):
    if not all(isinstance(n, int) for n in shape):
        raise ExportError(f"scatter whose {what} has a symbolic size, {tuple(shape)}: only static sizes are "
                          "taken here; a one-hot product instead of the indexing avoids the scatter")
    return shape


def scatter_loop(combine):
    """The scatter that puts `combine(old, update)` where each update lands.

    Operand, updates and indices as in `jax.lax.scatter`; all their sizes must be
    static (ExportError). Updates whose window leaves the operand are dropped, or
    moved inside with `GatherScatterMode.CLIP`, as in JAX.
    """

    def impl(operand, indices, updates, *, dimension_numbers, mode, **_):
        d = dimension_numbers
        batch = _static(indices.shape[:-1], "index array")
        _static(operand.shape, "operand")
        # Updates as [n, window], indices as [n, coordinates].
        scatter_axes = [a for a in range(updates.ndim) if a not in d.update_window_dims]
        upd = jnp.transpose(updates, scatter_axes + list(d.update_window_dims))
        window = upd.shape[len(batch):]
        n = int(np.prod(batch, dtype=np.int64))
        upd = upd.reshape((n,) + window)
        idx = indices.reshape((n, indices.shape[-1]))
        # Size of one update in the operand's own axes.
        dropped = sorted(d.inserted_window_dims + d.operand_batching_dims)
        size, it = [], iter(window)
        for a in range(operand.ndim):
            size.append(1 if a in dropped else next(it))
        limit = [operand.shape[a] - size[a] for a in range(operand.ndim)]

        def body(i, acc):
            i = i.astype(jnp.int32)  # under jax_enable_x64 the counter has 64 bits
            zero = jnp.zeros((), idx.dtype)
            row = _slice(idx, [i, jnp.int32(0)], (1, idx.shape[1]))
            start = [zero] * operand.ndim
            for k, a in enumerate(d.scatter_dims_to_operand_dims):
                start[a] = row[0, k]
            for a, b in zip(d.operand_batching_dims, d.scatter_indices_batching_dims):
                stride = int(np.prod(batch[b + 1:], dtype=np.int64))
                start[a] = lax.rem(lax.div(i, jnp.int32(stride)), jnp.int32(batch[b])).astype(idx.dtype)
            old = _slice(acc, start, size)
            update = _slice(upd, [i] + [jnp.int32(0)] * len(window), (1,) + window).reshape(size)
            new = combine(old, update)
            if mode != lax.GatherScatterMode.CLIP:  # a dynamic slice clips by itself; all other modes drop
                inside = jnp.bool_(True)
                for a in d.scatter_dims_to_operand_dims:
                    inside &= (start[a] >= 0) & (start[a] <= limit[a])
                new = jnp.where(inside, new, old)
            return lax.dynamic_update_slice(acc, new, start, allow_negative_indices=False)

        if 0 in size or n == 0:
            return operand
        return lax.fori_loop(0, n, body, operand)

    return impl


RULES = {
    lax.scatter_p: scatter_loop(lambda old, new: new),
    lax.scatter_add_p: scatter_loop(lambda old, new: old + new),
    lax.scatter_sub_p: scatter_loop(lambda old, new: old - new),
    lax.scatter_mul_p: scatter_loop(jnp.multiply),
    lax.scatter_min_p: scatter_loop(jnp.minimum),
    lax.scatter_max_p: scatter_loop(jnp.maximum),
}
