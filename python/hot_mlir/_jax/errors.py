"""Exceptions of the JAX front end."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception


class ExportError(RuntimeError):
    """A step could not be turned into linalg text; the message says why."""


class UnsupportedOpError(ExportError):
    """Operations of the step have no linalg form here.

    `operations` holds (name, where) pairs, `where` being the Python line that made
    the operation, or "" where JAX did not record one.
    """

    def __init__(self, operations):
        self.operations = list(dict.fromkeys(operations))
        lines = [f"  {name}" + (f"  at {where}" if where else "") for name, where in self.operations]
        super().__init__(
            "these operations of the step have no linalg form:\n" + "\n".join(lines)
            + "\nwrite that part of the step in other JAX operations, or keep it outside of the step")


class ToolNotFoundError(ExportError):
    """Neither hot-opt nor an mlir-opt of LLVM 22 was found for the last clean-up."""
