"""Runs a function of hot.launch_kernel ops: the host side here, each kernel's PTX in ptx.py.

    compile(source, options)      -> (module text, PTX), by hot-opt
    call(module, ptx, inputs)     -> (results, every tensor by its SSA name)
"""
import re
import subprocess

import numpy as np

import ptx as simulator

DEVICE_PASSES = ("convert-nvgpu-to-nvvm,canonicalize,cse,convert-vector-to-scf,convert-scf-to-cf,"
                 "expand-strided-metadata,lower-affine,"
                 "convert-gpu-to-nvvm{use-bare-ptr-memref-call-conv=true index-bitwidth=64},"
                 "convert-vector-to-llvm,convert-index-to-llvm,convert-nvvm-to-llvm,canonicalize,cse,"
                 "reconcile-unrealized-casts")
TYPES = {"f32": np.float32, "i32": np.int32, "i8": np.int8, "f16": np.float16, "bf16": np.uint16}


def opt(text, pipeline):
    done = subprocess.run(["hot-opt", f"--pass-pipeline=builtin.module({pipeline})"], input=text,
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:4000]
    return done.stdout


def compile(source, chip="sm_80"):
    module = opt(source, f"convert-hot-to-gpu{{chip={chip}}},canonicalize,cse")
    binary = opt(module, f"nvvm-attach-target{{chip={chip} O=3}},gpu.module({DEVICE_PASSES}),"
                         "gpu-module-to-binary{format=isa}")
    text = re.search(r'assembly = "((?:[^"\\]|\\.)*)"', binary).group(1)
    text = re.sub(r"\\([0-9A-Fa-f]{2})", lambda m: chr(int(m.group(1), 16)), text)
    return module, text.replace("\\\\", "\\")


def parse_type(text):
    m = re.match(r"tensor<((?:\d+x)*)(\w+)>", text)
    shape = tuple(int(d) for d in m.group(1).split("x")[:-1])
    return shape, TYPES[m.group(2)]


def names_of(text):
    return [n.strip() for n in text.split(",") if n.strip()]


def call(module, ptx, inputs, function="main"):
    """Static shapes only. Inputs are copied to device memory; tensors are (address, shape, type)."""
    memory = simulator.Memory(1 << 20, 1 << 24)
    body = re.search(r"func\.func @" + function + r"\((.*?)\)(.*?)\n  }", module, re.S)
    env = {}

    def allocate(shape, dtype, fill=0xA5):
        size = int(np.prod(shape, dtype=np.int64)) * np.dtype(dtype).itemsize
        address = memory.alloc(max(size, 1))
        memory.data[address - memory.base:address - memory.base + size] = fill
        return address, shape, dtype

    def read(tensor):
        address, shape, dtype = tensor
        at = address - memory.base
        size = int(np.prod(shape, dtype=np.int64)) * np.dtype(dtype).itemsize
        return memory.data[at:at + size].view(dtype).reshape(shape).copy()

    def write(tensor, values):
        at = tensor[0] - memory.base
        raw = np.ascontiguousarray(values).reshape(-1).view(np.uint8)
        memory.data[at:at + raw.size] = raw

    for (name, kind), value in zip(re.findall(r"(%\w+): (tensor<\w+>)", body.group(1)), inputs):
        shape, dtype = parse_type(kind)
        assert value.shape == shape and value.dtype == dtype, (name, kind, value.shape, value.dtype)
        env[name] = allocate(shape, dtype)
        write(env[name], value)

    for line in body.group(2).split("\n")[1:]:
        line = line.strip()
        if m := re.match(r"(%\w+) = arith\.constant (\S+) : (\w+)", line):
            env[m.group(1)] = float(m.group(2)) if m.group(3)[0] == "f" else int(m.group(2))
        elif m := re.match(r"(%\w+) = tensor\.empty\(\) : (\S+)", line):
            env[m.group(1)] = allocate(*parse_type(m.group(2)))
        elif m := re.match(r"(%\w+) = linalg\.fill ins\((%\w+) : \w+\) outs\((%\w+) ", line):
            shape, dtype = env[m.group(3)][1:]
            env[m.group(1)] = allocate(shape, dtype)
            write(env[m.group(1)], np.full(shape, env[m.group(2)], dtype))
        elif m := re.match(r"(%\w+)(?::\d+)? = hot\.launch_kernel @\w+::@(\w+) grid ?\[(.*?)\] block \[(\d+), 1, 1\]"
                           r"(?: shared (\d+))? ins\((.*?) : .*?\) outs\((.*?) : .*?\)( accumulate)?", line):
            result, kernel, grid, block, shared, ins, outs, accumulate = m.groups()
            results = []
            for out in names_of(outs):  # every launch writes into memory of its own
                fresh = allocate(*env[out][1:])
                if accumulate:
                    write(fresh, read(env[out]))
                results.append(fresh)
            arguments = [env[n] for n in names_of(ins)] + results
            simulator.run(ptx, kernel, env[names_of(grid)[0]], int(block),
                          [a[0] if isinstance(a, tuple) else a for a in arguments], int(shared or 0), memory)
            if len(results) == 1:
                env[result] = results[0]
            for i, tensor in enumerate(results):
                env[f"{result}#{i}"] = tensor
        elif m := re.match(r"return (.*?) :", line):
            tensors = {n: read(t) for n, t in env.items() if isinstance(t, tuple)}
            return [tensors[n] for n in names_of(m.group(1))], tensors
        elif line:
            raise AssertionError(f"unknown host operation: {line}")
