"""Writes one function of hot ops as text, each op with its destination.

    f = Function(dynamic=False)
    x = f.argument("x", (32, 48), "f32")
    q, s = f.quantize(f.hadamard(x, 1), "per_axis 0", 4, "nearest")
    f.results = {"q": q, "s": s}
    f.text()

With dynamic=True every size is `?`, and destinations are sized at run time.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Value:
    name: str
    shape: tuple
    element: str
    sizes: tuple  # SSA names of the sizes, with dynamic=True

    def dim(self, axis):
        return self.shape[axis], self.sizes[axis] if self.sizes else None


@dataclass
class Function:
    dynamic: bool = False
    arguments: list = field(default_factory=list)
    results: dict = field(default_factory=dict)
    body: list = field(default_factory=list)
    _count: int = 0

    def _new(self, prefix):
        self._count += 1
        return f"%{prefix}{self._count}"

    def type(self, value):
        sizes = ["?"] * len(value.shape) if self.dynamic else map(str, value.shape)
        return f"tensor<{'x'.join([*sizes, value.element])}>"

    def _value(self, dims, element, prefix="v"):
        return Value(self._new(prefix), tuple(n for n, _ in dims), element,
                     tuple(ssa for _, ssa in dims) if self.dynamic else ())

    def _empty(self, dims, element):
        empty = self._value(dims, element, "e")
        sizes = ", ".join(empty.sizes)
        self.body.append(f"{empty.name} = tensor.empty({sizes}) : {self.type(empty)}")
        return empty

    def _round_up(self, dim, block, rank):
        """ceil(size / block) * rank"""
        size, ssa = dim
        result = -(-size // block) * rank
        if not self.dynamic:
            return result, None
        name = self._new("n")
        self.body.append(f"{name} = affine.apply affine_map<()[s] -> (s ceildiv {block} * {rank})>()[{ssa}]")
        return result, name

    def argument(self, name, shape, element):
        value = Value(f"%{name}", tuple(shape), element, tuple(f"%{name}_{i}" for i in range(len(shape))))
        self.arguments.append(value)
        for i, ssa in enumerate(value.sizes if self.dynamic else ()):
            index = self._new("i")
            self.body.append(f"{index} = arith.constant {i} : index")
            self.body.append(f"{ssa} = tensor.dim {value.name}, {index} : {self.type(value)}")
        return value

    def _transform(self, text, source, dims):
        dest = self._empty(dims, "f32")
        result = self._value(dims, "f32")
        self.body.append(f"{result.name} = {text} into {dest.name} : {self.type(source)} -> {self.type(result)}")
        return result

    def hadamard(self, x, axis, block=16, order=None, signs=None):
        dims = [x.dim(a) for a in range(len(x.shape))]
        dims[axis] = self._round_up(dims[axis], block, block)
        extra = (f" order {order}" if order else "") + (f" signs {signs}" if signs else "")
        return self._transform(f"hot.hadamard {x.name} along {axis} block {block}{extra}", x, dims)

    def low_rank(self, x, axis, rank=8, padding="zero", selection=None, block=16):
        dims = [x.dim(a) for a in range(len(x.shape))]
        dims[axis] = self._round_up(dims[axis], block, rank)
        extra = f" selection {selection}" if selection else ""
        return self._transform(f"hot.low_rank {x.name} along {axis} block {block} rank {rank}{extra} padding {padding}",
                               x, dims)

    def expand(self, p, axis, size, rank=8, padding="zero", block=16):
        dims = [p.dim(a) for a in range(len(p.shape))]
        dims[axis] = size
        return self._transform(f"hot.expand {p.name} along {axis} block {block} rank {rank} padding {padding}", p, dims)

    def quantize(self, x, granularity, bits, rounding):
        dims = [x.dim(a) for a in range(len(x.shape))]
        words = granularity.split()  # "per_axis 1 group 0 by 16", any part of it
        scale_dims = []
        for axis, dim in enumerate(dims):
            if "by" in words and axis == int(words[words.index("by") - 1]):
                scale_dims.append(self._round_up(dim, int(words[-1]), 1))
            elif words[0] == "per_axis" and axis == int(words[1]):
                scale_dims.append(dim)
        dests = self._empty(dims, f"i{bits}"), self._empty(scale_dims, "f32")
        q, s = self._value(dims, f"i{bits}"), self._value(scale_dims, "f32")
        self.body.append(f"{q.name}, {s.name} = hot.quantize {x.name} {granularity} round {rounding} "
                         f"into {dests[0].name}, {dests[1].name} : {self.type(x)} -> {self.type(q)}, {self.type(s)}")
        return q, s

    def scaled_matmul(self, a, b, sa, sb, maps, dims):
        """maps: results of lhs, rhs, lhs scale, rhs scale, result over loops (m, n, k)."""
        dest, result = self._empty(dims, "f32"), self._value(dims, "f32")
        maps = ", ".join(f"affine_map<(m, n, k) -> ({m})>" for m in maps)
        self.body.append(
            f"{result.name} = hot.scaled_matmul ins({a.name}, {b.name} : {self.type(a)}, {self.type(b)}) "
            f"scales({sa.name}, {sb.name} : {self.type(sa)}, {self.type(sb)}) "
            f"outs({dest.name} : {self.type(dest)}) maps [{maps}] -> {self.type(result)}")
        return result

    def matmul(self, a, b, maps, dims):
        """Plain f32 product; maps of lhs, rhs, result over (m, n, k)."""
        zero, dest = self._new("z"), self._empty(dims, "f32")
        filled, result = self._value(dims, "f32"), self._value(dims, "f32")
        maps = ", ".join(f"affine_map<(m, n, k) -> ({m})>" for m in maps)
        self.body += [
            f"{zero} = arith.constant 0.0 : f32",
            f"{filled.name} = linalg.fill ins({zero} : f32) outs({dest.name} : {self.type(dest)}) -> {self.type(dest)}",
            f"{result.name} = linalg.matmul indexing_maps = [{maps}] ins({a.name}, {b.name} : {self.type(a)}, "
            f"{self.type(b)}) outs({filled.name} : {self.type(dest)}) -> {self.type(dest)}"]
        return result

    def one(self):
        """The scale 1, for reading integer sums."""
        result = self._value([], "f32")
        self.body.append(f"{result.name} = arith.constant dense<1.0> : tensor<f32>")
        return result

    def text(self):
        arguments = ", ".join(f"{a.name}: {self.type(a)}" for a in self.arguments)
        values = list(self.results.values())
        types = ", ".join(self.type(v) for v in values)
        lines = "\n  ".join(self.body)
        return (f"func.func @main({arguments}) -> ({types}) {{\n  {lines}\n  return "
                f"{', '.join(v.name for v in values)} : {types}\n}}\n")
