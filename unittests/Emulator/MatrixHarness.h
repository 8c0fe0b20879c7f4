//===- MatrixHarness.h - One mma of one warp --------------------*- C++ -*-===//
//
// Puts matrices into fragments by formulas that a test gives, multiplies, takes
// the result out of its fragment.
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#ifndef HOT_UNITTESTS_EMULATOR_MATRIXHARNESS_H
#define HOT_UNITTESTS_EMULATOR_MATRIXHARNESS_H

#include "Harness.h"

namespace mlir::hot::emulator {

/// What the manual calls groupID and threadID_in_group, and the element.
using Formula = int (*)(int g, int t, int i);

struct Shape {
  const char *name;
  int m, n, k;
  Formula rowA, colA, rowB, colB, rowC, colC;
};

inline int group(int g, int, int) { return g; }
inline int thread(int, int t, int) { return t; }
inline int rowOfC(int g, int, int i) { return i < 2 ? g : g + 8; }
inline int colOfC(int, int t, int i) { return t * 2 + (i & 1); }

/// A matrix of elements as bits, row after row.
struct Bits {
  Bits(int rows, int columns) : columns(columns), bits(rows * columns) {}
  uint64_t &at(int row, int column) { return bits[row * columns + column]; }
  int columns;
  std::vector<uint64_t> bits;
};

/// Element i of a lane goes to bits (i % P) of register i / P, lowest first.
inline void pack(std::vector<uint64_t> &registers, Bits &matrix, int elements,
                 unsigned bits, unsigned registerBits, int lane, Formula row,
                 Formula column) {
  unsigned perRegister = registerBits / bits;
  std::vector<uint64_t> packed(elements / perRegister);
  for (int i = 0; i < elements; ++i)
    packed[i / perRegister] |=
        matrix.at(row(lane / 4, lane % 4, i), column(lane / 4, lane % 4, i))
        << (i % perRegister * bits);
  registers.insert(registers.end(), packed.begin(), packed.end());
}

/// One warp: each lane loads its registers, 8 bytes each, multiplies, stores.
inline std::string makeMma(const std::string &opcode, unsigned d, unsigned a,
                           unsigned b, unsigned c, bool wide) {
  std::string registers = ".reg .b64 %p, %q;\n", load, fragments[3];
  std::string suffix = wide ? "b64" : "b32";
  unsigned counts[3] = {a, b, c}, next = 0;
  for (int part = 0; part < 3; ++part)
    for (unsigned i = 0; i < counts[part]; ++i, ++next) {
      std::string name = "%x" + std::to_string(next);
      registers += ".reg ." + suffix + " " + name + ";\n";
      load += "ld.global." + suffix + " " + name + ", [%p+" +
              std::to_string(next * 8) + "];\n";
      fragments[part] += (i ? ", " : "") + name;
    }
  std::string results, store;
  for (unsigned i = 0; i < d; ++i) {
    std::string name = "%d" + std::to_string(i);
    registers += ".reg ." + suffix + " " + name + ";\n";
    results += (i ? ", " : "") + name;
    store += "st.global." + suffix + " [%q+" + std::to_string(i * 8) + "], " +
             name + ";\n";
  }
  std::string stride = std::to_string(next * 8);
  return makeKernel(registers,
                    "mul.wide.u32 %p, %thread, " + stride +
                        ";\nadd.s64 %p, %p, %in;\nmul.wide.u32 %q, %thread, " +
                        std::to_string(d * 8) + ";\nadd.s64 %q, %q, %out;\n" +
                        load + opcode + " {" + results + "}, {" + fragments[0] +
                        "}, {" + fragments[1] + "}, {" + fragments[2] + "};\n" +
                        store,
                    "sm_90");
}

struct Widths {
  unsigned ab, c, registers = 32;
};

/// The bits of D = A B + C.
inline Bits runMma(const Shape &shape, const std::string &opcode, Widths widths,
                   Bits &a, Bits &b, Bits &c) {
  int elementsA = shape.m * shape.k / 32, elementsB = shape.k * shape.n / 32,
      elementsC = shape.m * shape.n / 32;
  std::vector<uint64_t> in;
  for (int lane = 0; lane < 32; ++lane) {
    pack(in, a, elementsA, widths.ab, widths.registers, lane, shape.rowA,
         shape.colA);
    pack(in, b, elementsB, widths.ab, widths.registers, lane, shape.rowB,
         shape.colB);
    pack(in, c, elementsC, widths.c, widths.registers, lane, shape.rowC,
         shape.colC);
  }
  unsigned perRegister = widths.registers / widths.ab;
  unsigned perC = widths.registers / widths.c, countC = elementsC / perC;
  auto run = runKernel<uint64_t>(
      makeMma(opcode, countC, elementsA / perRegister, elementsB / perRegister,
              countC, widths.registers == 64),
      in, 32 * countC);
  expectClean(run);
  EXPECT_EQ(run.launch.counters.mma, 1u);
  EXPECT_EQ(run.launch.counters.mmaOperations,
            uint64_t(2) * shape.m * shape.n * shape.k);
  Bits d(shape.m, shape.n);
  uint64_t mask = widths.c == 64 ? ~uint64_t(0) : (uint64_t(1) << widths.c) - 1;
  for (int lane = 0; lane < 32 && run.out.size() == 32 * countC; ++lane)
    for (int i = 0; i < elementsC; ++i)
      d.at(shape.rowC(lane / 4, lane % 4, i),
           shape.colC(lane / 4, lane % 4, i)) =
          run.out[lane * countC + i / perC] >> (i % perC * widths.c) & mask;
  return d;
}

} // namespace mlir::hot::emulator

#endif // HOT_UNITTESTS_EMULATOR_MATRIXHARNESS_H
