"""One linear layer's step as text: both gradients of y = x w, for sizes and element types to choose."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

MAPS = {"y": "(m, k), (k, n)", "gx": "(m, k), (n, k)", "gw": "(k, m), (k, n)"}


def product(name, factors, types, result, element):
    """A product that sums in f32, and is rounded to the element type."""
    wide = result.replace(element + ">", "f32>")
    maps = ", ".join(f"affine_map<(m, n, k) -> {m}>" for m in [*MAPS[name].replace("), (", ")|(").split("|"), "(m, n)"])
    lines = [f"%{name}e = tensor.empty({'%n' if wide.startswith('tensor<?') else ''}) : {wide}",
             f"%{name}z = linalg.fill ins(%zero : f32) outs(%{name}e : {wide}) -> {wide}",
             f"%{name}{'' if element == 'f32' else 'w'} = linalg.matmul indexing_maps = [{maps}] "
             f"ins({', '.join(factors)} : {', '.join(types)}) outs(%{name}z : {wide}) -> {wide}"]
    if element != "f32":
        lines.append(f"%{name} = arith.truncf %{name}w : {wide} to {result}")
    return lines


def layer(tokens, outputs, inputs, element="f32", dynamic=False):
    """@main(x, w, target) -> (gx, gw), with gy = y - target. `dynamic`: the number of tokens is `?`."""
    rows = "?" if dynamic else tokens
    x, w, y = (f"tensor<{a}x{b}x{element}>" for a, b in ((rows, inputs), (inputs, outputs), (rows, outputs)))
    gw = f"tensor<{outputs}x{inputs}x{element}>"
    body = ["%zero = arith.constant 0.0 : f32"]
    if dynamic:
        body += ["%c0 = arith.constant 0 : index", f"%n = tensor.dim %x, %c0 : {x}"]
    body += product("y", ("%x", "%w"), (x, w), y, element)
    body.append(f"%gy = arith.subf %y, %t : {y}")
    body += product("gx", ("%gy", "%w"), (y, w), x, element)
    body += product("gw", ("%gy", "%x"), (y, x), gw, element)
    return (f"func.func @main(%x: {x}, %w: {w} {{hot.weight}}, %t: {y}) -> ({x}, {gw}) {{\n  " + "\n  ".join(body)
            + f"\n  return %gx, %gw : {x}, {gw}\n}}\n")
