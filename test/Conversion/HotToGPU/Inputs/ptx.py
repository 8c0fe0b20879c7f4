"""Executes the PTX of a kernel on the CPU, all threads of a block at once.

A test tool: it knows the instructions that the kernels of this project compile to
and refuses every other. Loads and stores must fall into allocated memory, aligned
to their width. Threads that wait at a barrier wait for all others.
"""
import re

import numpy as np

SHARED = 1 << 40  # generic addresses of shared memory start here
U32, U64 = np.uint32, np.uint64
np.seterr(all="ignore")


class Memory:
    """Bytes at addresses from `base`; reads and writes outside of `alloc`ed ranges fail."""

    def __init__(self, base, size):
        self.base, self.data = base, np.zeros(size, np.uint8)
        self.valid, self.top = np.zeros(size, bool), 0

    def alloc(self, size, align=256):
        start = -(-self.top // align) * align
        self.valid[start:start + size] = True
        self.top = start + size + 64
        assert self.top <= len(self.data), "out of simulated memory"
        return self.base + start

    def offsets(self, address, size):
        at = address.astype(np.int64) - self.base
        assert not (at % size).any(), f"misaligned access of {size} bytes"
        index = at[:, None] + np.arange(size)
        ok = (index >= 0) & (index < len(self.data))
        assert ok.all() and self.valid[index].all(), f"access of {size} bytes outside of memory"
        return index

    def read(self, address, size):
        return self.data[self.offsets(address, size)]

    def write(self, address, values):
        self.data[self.offsets(address, values.shape[1])] = values


class Kernel:
    def __init__(self, text, name, module):
        entry = re.search(r"\.entry\s+" + re.escape(name) + r"\((.*?)\)(.*?)\{(.*?)\n\}", text, re.S)
        assert entry, f"no kernel {name}"
        self.params = re.findall(r"\.param\s+\.(\w\d+)[^,]*?(\w+)\s*(?:,|$)", entry.group(1).strip())
        self.shared = module
        self.code, self.labels = [], {}
        body = re.sub(r"//[^\n]*", "", entry.group(3))
        for line in body.split(";"):
            line = " ".join(line.split())
            line = re.sub(r"^[{}] ?(?=$|\.reg|\w|@|\$)", "", line)  # a scope for one register
            while (m := re.match(r"(\$?\w+):\s*", line)):
                self.labels[m.group(1)] = len(self.code)
                line = line[m.end():]
            if line.startswith((".reg", ".loc", ".pragma", ".shared")) or not line:
                continue
            self.code.append(parse(line))
        self.leaders = set(self.labels.values())


def parse(line):
    m = re.match(r"(?:@(!?)(%\w+)\s+)?([\w.:]+)\s*(.*)$", line, re.S)
    assert m, f"cannot parse '{line}'"
    negated, predicate, op, rest = m.groups()
    operands = re.findall(r"\{[^}]*\}|\[[^\]]*\]|[^,\s]+", rest)
    return predicate, negated == "!", op.split("."), operands, line


def run(text, name, grid, threads, arguments, shared_bytes, memory):
    """Runs a kernel for every block of the grid; arguments are integers."""
    shared_names = {}
    for visible, align, symbol, size in re.findall(
            r"(\.extern )?\.shared \.align (\d+) \.b8 (\w+)\[(\d*)\]", text):
        shared_names[symbol] = (int(align), int(size) if size else shared_bytes)
    kernel = Kernel(text, name, shared_names)
    assert len(kernel.params) == len(arguments), (kernel.params, arguments)
    for block in range(grid):
        Block(kernel, block, grid, threads, arguments, memory).run()


class Block:
    def __init__(self, kernel, block, grid, threads, arguments, memory):
        self.k, self.n = kernel, threads
        self.regs = {}
        self.copies = [[]]  # groups of copies under way, the last one open
        self.args = {p[1]: a for p, a in zip(kernel.params, arguments)}
        self.mem = memory
        self.smem = Memory(SHARED, 1 << 17)
        self.symbols = {s: self.smem.alloc(size, align) for s, (align, size) in kernel.shared.items()
                        if any(s in i[4] for i in kernel.code)}
        ids = np.arange(threads, dtype=U64)
        const = lambda v: np.full(threads, v, U64)
        self.special = {"%tid.x": ids, "%ctaid.x": const(block), "%nctaid.x": const(grid),
                        "%ntid.x": const(threads)}

    def run(self):
        code = self.k.code
        pc = np.zeros(self.n, np.int64)
        waiting = np.zeros(self.n, bool)
        end = len(code)
        while True:
            live = pc < end
            if not live.any():
                return
            ready = live & ~waiting
            if not ready.any():
                waiting[:] = False  # all that live are at the barrier
                continue
            at = pc[ready].min()
            mask = ready & (pc == at)
            lanes = np.flatnonzero(mask)
            while True:
                predicate, negated, op, operands, line = code[at]
                active = lanes
                if predicate:
                    taken = self.regs[predicate][lanes].astype(bool) ^ negated
                    active = lanes[taken]
                if op[0] == "bra":
                    pc[lanes] = at + 1
                    pc[active] = self.k.labels[operands[-1]]
                    break
                if op[0] == "ret":
                    pc[lanes] = at + 1
                    pc[active] = end
                    break
                if op[0] in ("bar", "barrier"):
                    pc[lanes] = at + 1
                    waiting[lanes] = True
                    break
                if len(active):
                    try:
                        self.execute(op, operands, active)
                    except Exception as error:
                        raise RuntimeError(f"at '{line}'") from error
                at += 1
                pc[lanes] = at
                if at in self.k.leaders or at >= end:
                    break

    # Operands. A register holds its bits in the low part of a u64.
    def get(self, operand, lanes, bits=64):
        if operand in self.special:
            value = self.special[operand][lanes]
        elif operand.startswith("%"):
            value = self.regs[operand][lanes]
        elif operand.startswith("0f"):
            value = np.full(len(lanes), int(operand[2:], 16), U64)
        elif operand in self.symbols:
            value = np.full(len(lanes), self.symbols[operand], U64)
        else:
            value = np.full(len(lanes), int(operand, 0) & (2**64 - 1), U64)
        return value & U64(2**bits - 1) if bits < 64 else value

    def set(self, register, lanes, value, bits=64):
        if register == "_":
            return
        if register not in self.regs:
            self.regs[register] = np.zeros(self.n, U64)
        value = np.asarray(value).astype(U64)
        self.regs[register][lanes] = value & U64(2**bits - 1) if bits < 64 else value

    def typed(self, operand, lanes, kind):
        negate = operand.startswith("-") and "%" in operand
        bits = 1 if kind == "pred" else int(re.sub(r"\D", "", kind.replace("bf", "")) or 64)
        raw = self.get(operand[1:] if negate else operand, lanes, bits)
        if kind == "f32":
            return raw.astype(U32).view(np.float32)
        if kind[0] == "s":
            return raw.astype(f"u{bits // 8}").view(f"i{bits // 8}").astype(np.int64)
        return raw

    def address(self, operand, lanes):
        inner = operand.strip("[]").replace(" ", "")
        m = re.match(r"([%\w$]+)([+-]-?\d+)?$", inner)
        base = self.get(m.group(1), lanes)
        offset = int((m.group(2) or "0").replace("+-", "-"))
        return (base.astype(np.int64) + offset).astype(U64)

    def space(self, op, address):
        if "shared" in op:
            return self.smem, np.where(address < U64(SHARED), address + U64(SHARED), address)
        if len(address) and address[0] >= U64(SHARED):
            return self.smem, address
        return self.mem, address

    def execute(self, op, x, lanes):
        name, kind = op[0], op[-1]
        handler = getattr(self, "do_" + name, None)
        assert handler, f"unknown instruction {'.'.join(op)}"
        handler(op, kind, x, lanes)

    def store_float(self, register, lanes, value):
        value = value.astype(np.float32)
        bits = value.view(U32).copy()
        bits[np.isnan(value)] = 0x7FFFFFFF  # what the hardware makes of a NaN
        self.set(register, lanes, bits)

    def arithmetic(self, op, kind, x, lanes, function):
        bits = int(re.sub(r"\D", "", kind))
        a, b = self.typed(x[1], lanes, kind), self.typed(x[2], lanes, kind)
        if kind == "f32":
            self.store_float(x[0], lanes, function(a, b))
        else:
            self.set(x[0], lanes, function(a, b), bits)

    def do_add(self, op, kind, x, lanes): self.arithmetic(op, kind, x, lanes, lambda a, b: a + b)
    def do_sub(self, op, kind, x, lanes): self.arithmetic(op, kind, x, lanes, lambda a, b: a - b)
    def do_and(self, op, kind, x, lanes): self.logic(kind, x, lanes, lambda a, b: a & b)
    def do_or(self, op, kind, x, lanes): self.logic(kind, x, lanes, lambda a, b: a | b)
    def do_xor(self, op, kind, x, lanes): self.logic(kind, x, lanes, lambda a, b: a ^ b)

    def logic(self, kind, x, lanes, function):
        self.set(x[0], lanes, function(self.typed(x[1], lanes, kind), self.typed(x[2], lanes, kind)))

    def do_not(self, op, kind, x, lanes):
        bits = 1 if kind == "pred" else int(kind[1:])
        self.set(x[0], lanes, ~self.typed(x[1], lanes, kind), bits)

    def do_mul(self, op, kind, x, lanes):
        if "wide" in op:
            self.set(x[0], lanes, self.typed(x[1], lanes, kind) * self.typed(x[2], lanes, kind))
        elif "hi" in op:
            bits = int(kind[1:])
            a, b = self.typed(x[1], lanes, kind), self.typed(x[2], lanes, kind)
            self.set(x[0], lanes, np.array([(int(p) * int(q)) >> bits & (2**64 - 1) for p, q in zip(a, b)], U64), bits)
        else:
            self.arithmetic(op, kind, x, lanes, lambda a, b: a * b)

    def do_mad(self, op, kind, x, lanes):
        bits = 64 if "wide" in op else int(kind[1:])
        product = self.typed(x[1], lanes, kind) * self.typed(x[2], lanes, kind)
        add = self.get(x[3], lanes, bits)
        self.set(x[0], lanes, product.astype(U64) + add, bits)

    def do_div(self, op, kind, x, lanes):
        self.arithmetic(op, kind, x, lanes, (lambda a, b: a / b) if kind == "f32" else lambda a, b: a // b)

    def do_rem(self, op, kind, x, lanes): self.arithmetic(op, kind, x, lanes, lambda a, b: a % b)
    def do_min(self, op, kind, x, lanes): self.arithmetic(op, kind, x, lanes, np.minimum)
    def do_max(self, op, kind, x, lanes): self.arithmetic(op, kind, x, lanes, np.maximum)

    def do_shl(self, op, kind, x, lanes):
        bits = int(kind[1:])
        shift = self.get(x[2], lanes, 32)
        self.set(x[0], lanes, np.where(shift < bits, self.get(x[1], lanes, bits) << shift, 0), bits)

    def do_shr(self, op, kind, x, lanes):
        bits = int(kind[1:])
        shift = np.minimum(self.get(x[2], lanes, 32), bits if kind[0] == "s" else 63)
        value = self.typed(x[1], lanes, kind)
        result = value >> shift.astype(value.dtype)
        self.set(x[0], lanes, result.astype(np.int64).view(U64) if kind[0] == "s" else result, bits)

    def do_abs(self, op, kind, x, lanes): self.set(x[0], lanes, self.get(x[1], lanes, 31))

    def do_neg(self, op, kind, x, lanes):
        if kind == "f32":
            self.set(x[0], lanes, self.get(x[1], lanes, 32) ^ U64(1 << 31))
        else:
            self.set(x[0], lanes, -self.typed(x[1], lanes, kind), int(kind[1:]))

    def do_setp(self, op, kind, x, lanes):
        a, b = self.typed(x[1], lanes, kind), self.typed(x[2], lanes, kind)
        name = op[1]
        compare = {"eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal,
                   "gt": np.greater, "ge": np.greater_equal}
        if name in compare:
            result = compare[name](a, b)
        else:  # unordered forms
            result = compare[{"equ": "eq", "neu": "ne", "ltu": "lt", "leu": "le", "gtu": "gt", "geu": "ge"}[name]](a, b)
            result |= np.isnan(a) | np.isnan(b)
        if kind[0] == "f" and name == "ne":
            result &= ~(np.isnan(a) | np.isnan(b))
        self.set(x[0], lanes, result)

    def do_selp(self, op, kind, x, lanes):
        bits = int(re.sub(r"\D", "", kind))
        self.set(x[0], lanes, np.where(self.get(x[3], lanes, 1) != 0, self.get(x[1], lanes, bits),
                                       self.get(x[2], lanes, bits)))

    def do_mov(self, op, kind, x, lanes):
        if x[0][0] == "{":  # unpack
            parts = x[0].strip("{} ").replace(" ", "").split(",")
            width = int(kind[1:]) // len(parts)
            value = self.get(x[1], lanes)
            for i, part in enumerate(parts):
                self.set(part, lanes, value >> U64(i * width), width)
        elif x[1][0] == "{":
            parts = x[1].strip("{} ").replace(" ", "").split(",")
            width = int(kind[1:]) // len(parts)
            value = np.zeros(len(lanes), U64)
            for i, part in enumerate(parts):
                value |= self.get(part, lanes, width) << U64(i * width)
            self.set(x[0], lanes, value)
        elif kind == "pred":
            self.set(x[0], lanes, self.get(x[1], lanes, 1))
        else:
            self.set(x[0], lanes, self.get(x[1], lanes, int(re.sub(r"\D", "", kind))))

    def do_cvta(self, op, kind, x, lanes):
        value = self.get(x[1], lanes)
        self.set(x[0], lanes, value)

    def do_cvt(self, op, kind, x, lanes):
        source, target = op[-1], op[-2]
        if source == "bf16":
            self.set(x[0], lanes, self.get(x[1], lanes, 16) << U64(16))
        elif source == "f16":
            half = self.get(x[1], lanes, 16).astype(np.uint16).view(np.float16)
            self.set(x[0], lanes, half.astype(np.float32).view(U32))
        elif source == "f32" and target == "f32":
            value = self.typed(x[1], lanes, "f32")
            mode = {"rni": np.rint, "rmi": np.floor, "rzi": np.trunc, "rpi": np.ceil}[op[1]]
            self.store_float(x[0], lanes, mode(value))
        elif source == "f32" and target in ("bf16", "f16", "bf16x2", "f16x2"):
            parts = [to_half(self.typed(o, lanes, "f32"), target) for o in x[:0:-1]]
            value = parts[0]
            if len(parts) == 2:
                value = value | parts[1] << U64(16)
            self.set(x[0], lanes, value)
        elif source == "f32":
            value = self.typed(x[1], lanes, "f32")
            assert op[1] in ("rzi", "rni") and target == "s32"
            whole = (np.trunc if op[1] == "rzi" else np.rint)(value.astype(np.float64))
            whole = np.clip(np.nan_to_num(whole, nan=0.0), -2.0**31, 2.0**31 - 1)  # as the hardware does
            self.set(x[0], lanes, whole.astype(np.int64).view(U64), 32)
        elif target == "f32":
            assert op[1] == "rn"
            self.set(x[0], lanes, self.typed(x[1], lanes, source).astype(np.float32).view(U32))
        else:
            value = self.typed(x[1], lanes, source)
            self.set(x[0], lanes, value.astype(np.int64).view(U64), int(target[1:]))

    def do_ld(self, op, kind, x, lanes):
        if op[1] == "param":
            inner = x[1].strip("[]")
            self.set(x[0], lanes, np.full(len(lanes), self.args[inner] & (2**64 - 1), U64), int(kind[1:]))
            return
        self.access(op, kind, x[0], x[1], lanes, True)

    def do_st(self, op, kind, x, lanes): self.access(op, kind, x[1], x[0], lanes, False)

    def access(self, op, kind, registers, where, lanes, is_load):
        parts = registers.strip("{} ").replace(" ", "").split(",")
        size = int(re.sub(r"\D", "", kind)) // 8
        memory, address = self.space(op, self.address(where, lanes))
        if is_load:
            data = memory.read(address, size * len(parts)).reshape(len(lanes), len(parts), size)
            wide = np.zeros((len(lanes), len(parts), 8), np.uint8)
            wide[:, :, :size] = data
            values = np.ascontiguousarray(wide).view(U64)[:, :, 0]
            for i, part in enumerate(parts):
                value = values[:, i]
                if kind[0] == "s":
                    value = value.astype(f"u{size}").view(f"i{size}").astype(np.int64).view(U64)
                self.set(part, lanes, value)
            return
        values = np.stack([self.get(p, lanes) for p in parts], 1)
        data = np.ascontiguousarray(values).view(np.uint8).reshape(len(lanes), len(parts), 8)[:, :, :size]
        memory.write(address, data.reshape(len(lanes), -1))

    def do_atom(self, op, kind, x, lanes): self.atomic_max(op, kind, x[1], x[2], lanes, x[0])
    def do_red(self, op, kind, x, lanes): self.atomic_max(op, kind, x[0], x[1], lanes, None)

    def atomic_max(self, op, kind, where, value, lanes, old):
        assert "max" in op and kind == "u32"
        memory, address = self.space(op, self.address(where, lanes))
        index = (address.astype(np.int64) - memory.base) // 4
        memory.offsets(address, 4)
        np.maximum.at(memory.data.view(U32), index, self.get(value, lanes, 32).astype(U32))

    def do_redux(self, op, kind, x, lanes):
        assert op[1:3] == ["sync", "max"] and kind == "u32"
        for warp in np.unique(lanes // 32):
            mine = lanes[lanes // 32 == warp]
            assert len(mine) == 32, "redux.sync without the whole warp"
            self.set(x[0], mine, np.full(32, self.get(x[1], mine, 32).max(), U64))

    def do_cp(self, op, kind, x, lanes):
        # A copy lands as late as it may; until then its target holds garbage.
        if "commit_group" in op:
            self.copies.append([])
            return
        if "wait_group" in op:
            for target, data in sum(self.copies[:len(self.copies) - 1 - int(x[0])], []):
                self.smem.write(target, data)
            del self.copies[:len(self.copies) - 1 - int(x[0])]
            return
        size = int(x[2])
        count = self.get(x[3], lanes) if len(x) > 3 else np.full(len(lanes), size, U64)
        _, target = self.space(["shared"], self.address(x[0], lanes))
        source = self.address(x[1], lanes)
        data = np.zeros((len(lanes), size), np.uint8)
        full = count == size
        assert (full | (count == 0)).all()
        data[full] = self.mem.read(source[full], size)
        self.smem.write(target, np.full_like(data, 0x5A))
        self.copies[-1].append((target, data))

    def do_ldmatrix(self, op, kind, x, lanes):
        registers = x[0].strip("{} ").replace(" ", "").split(",")
        assert len(registers) == 4 and "x4" in op and len(lanes) % 32 == 0
        _, address = self.space(["shared"], self.address(x[1], lanes))
        rows = self.smem.read(address, 16).reshape(-1, 4, 8, 4, 4)  # warp, matrix, row, part, byte
        banks = (address.reshape(-1, 8) // U64(16)) % U64(8)
        assert all(len(set(b)) == 8 for b in banks.tolist()), "bank conflict in ldmatrix"
        for i, register in enumerate(registers):
            words = np.ascontiguousarray(rows[:, i]).view(U32)[..., 0].reshape(-1)
            self.set(register, lanes, words)

    def do_mma(self, op, kind, x, lanes):
        d, a, b, c = (o.strip("{} ").replace(" ", "").split(",") for o in x)
        four = op.count("s4") == 2
        regs = lambda names: np.stack([self.get(r, lanes, 32).astype(U32) for r in names], 1).reshape(-1, 32, len(names))
        A, B, C = regs(a), regs(b), regs(c)

        def unpack(word):  # [..., values]
            octets = np.ascontiguousarray(word).view(np.uint8).reshape(word.shape + (4,))
            if not four:
                return octets.view(np.int8).astype(np.int32)
            low, high = octets & 15, octets >> 4
            both = np.stack([low, high], -1).reshape(word.shape + (8,)).astype(np.int32)
            return both - 16 * (both > 7)

        per = 8 if four else 4
        warps = A.shape[0]
        group, thread = np.divmod(np.arange(32), 4)
        am, bm = np.zeros((warps, 16, 8 * per), np.int32), np.zeros((warps, 8, 8 * per), np.int32)
        ua, ub = unpack(A), unpack(B)
        for lane in range(32):
            g, t = group[lane], thread[lane]
            for r in range(4):
                k = per * t + (4 * per if r >= 2 else 0)
                am[:, g + 8 * (r & 1), k:k + per] = ua[:, lane, r]
            for r in range(2):
                bm[:, g, per * t + 4 * per * r:per * t + 4 * per * r + per] = ub[:, lane, r]
        product = np.einsum("wmk,wnk->wmn", am, bm)
        result = C.view(np.int32).copy()
        for lane in range(32):
            g, t = group[lane], thread[lane]
            for r in range(4):
                result[:, lane, r] += product[:, g + 8 * (r >> 1), 2 * t + (r & 1)]
        result = result.reshape(-1, 4)
        for i, register in enumerate(d):
            self.set(register, lanes, result[:, i].view(U32))

    def do_prmt(self, op, kind, x, lanes):
        a, b, s = (self.get(o, lanes, 32) for o in x[1:4])
        both = a | b << U64(32)
        result = np.zeros(len(lanes), U64)
        for i in range(4):
            pick = s >> U64(4 * i)
            byte = both >> (U64(8) * (pick & U64(7))) & U64(255)
            byte = np.where(pick & U64(8) != 0, np.where(byte & U64(128) != 0, 255, 0).astype(U64), byte)
            result |= byte << U64(8 * i)
        self.set(x[0], lanes, result)

    def do_bfe(self, op, kind, x, lanes):
        assert kind[0] == "u"
        value = self.typed(x[1], lanes, kind)
        at, length = (self.get(o, lanes, 32) for o in x[2:4])
        self.set(x[0], lanes, value >> at & ((U64(1) << length) - U64(1)))

    def do_bfi(self, op, kind, x, lanes):
        field, base, at, length = (self.get(o, lanes, 32) for o in x[1:5])
        mask = ((U64(1) << length) - U64(1)) << at
        self.set(x[0], lanes, (base & ~mask) | (field << at & mask), 32)


def to_half(value, target):
    if target.startswith("f16"):
        return value.astype(np.float16).view(np.uint16).astype(U64)
    bits = value.view(U32).astype(U64)
    rounded = (bits + U64(0x7FFF) + (bits >> U64(16) & U64(1))) >> U64(16)
    return np.where(np.isnan(value), U64(0x7FFF), rounded)
