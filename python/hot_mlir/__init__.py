"""Python side of hot-mlir.

`hot_mlir.jax` turns a JAX training step into `linalg` text that `hot-opt` reads.
Importing this package imports nothing else: each front end needs its own extra.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
