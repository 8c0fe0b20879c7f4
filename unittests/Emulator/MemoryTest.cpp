//===- MemoryTest.cpp - ld, st, atom --------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"

using namespace mlir::hot::emulator;

namespace {

// PTX ISA, "ld": narrow values are extended to the register, by sign if the
// type has one.
TEST(Memory, NarrowLoads) {
  auto run = runKernel<uint64_t>(
      makeKernel(".reg .b64 %a, %b, %d;\n.reg .b32 %c;\n.reg .b16 %h;\n",
                 "ld.global.s8 %a, [%in];\nst.global.u64 [%out], %a;\n"
                 "ld.global.u8 %a, [%in];\nst.global.u64 [%out+8], %a;\n"
                 "ld.global.s16 %c, [%in];\ncvt.u64.u32 %b, %c;\n"
                 "st.global.u64 [%out+16], %b;\n"
                 "ld.global.s8 %h, [%in];\ncvt.u64.u16 %b, %h;\n"
                 "st.global.u64 [%out+24], %b;\n"
                 "ld.global.s32 %b, [%in+4];\nst.global.u64 [%out+32], %b;\n"
                 "mov.u64 %d, -1;\nst.global.u64 [%out+40], 0;\n"
                 "st.global.u16 [%out+40], %d;\n"),
      std::vector<uint32_t>{0x1234FE80, 0x80000001}, 6, {1, 1, 1});
  expectClean(run);
  EXPECT_EQ(run.out,
            (std::vector<uint64_t>{0xFFFFFFFFFFFFFF80, 0x80, 0xFFFFFE80, 0xFF80,
                                   0xFFFFFFFF80000001, 0xFFFF}));
}

// PTX ISA, "ld", "st": vectors.
TEST(Memory, Vectors) {
  auto run = runKernel<uint32_t>(
      makeKernel(".reg .b64 %a;\n.reg .b32 %x<4>;\n.reg .b16 %h<2>;\n",
                 "mul.wide.u32 %a, %thread, 16;\nadd.s64 %in, %in, %a;\n"
                 "add.s64 %out, %out, %a;\n"
                 "ld.global.v4.u32 {%x0, %x1, %x2, %x3}, [%in];\n"
                 "st.global.v2.u32 [%out], {%x3, %x2};\n"
                 "st.global.u32 [%out+8], %x1;\n"
                 "ld.global.v2.u16 {%h0, %h1}, [%in];\n"
                 "st.global.v2.b16 [%out+12], {%h1, %h0};\n"),
      [] {
        std::vector<uint32_t> in(128);
        for (unsigned i = 0; i < 128; ++i)
          in[i] = i * 0x10001 + 0x10000;
        return in;
      }(),
      128);
  expectClean(run);
  for (unsigned lane = 0; lane < 32; ++lane) {
    auto in = [&](unsigned i) { return (lane * 4 + i) * 0x10001 + 0x10000; };
    EXPECT_EQ(run.out[lane * 4], in(3));
    EXPECT_EQ(run.out[lane * 4 + 1], in(2));
    EXPECT_EQ(run.out[lane * 4 + 2], in(1));
    EXPECT_EQ(run.out[lane * 4 + 3], in(0) << 16 | in(0) >> 16);
  }
}

// PTX ISA, "Generic Addressing": one instruction whose lanes go to shared,
// local and global memory.
TEST(Memory, GenericAddresses) {
  auto run = runKernel<uint32_t>(
      makeKernel(
          ".shared .align 4 .b32 s[32];\n.local .align 4 .b32 l[2];\n"
          ".reg .b64 %a, %b, %g;\n.reg .b32 %m, %v;\n.reg .pred %p, %q;\n",
          "mov.u64 %a, s;\ncvta.shared.u64 %a, %a;\n"
          "add.s64 %a, %a, %lane4;\nmov.u64 %b, l;\n"
          "cvta.local.u64 %b, %b;\nadd.s64 %g, %out, %lane4;\n"
          "rem.u32 %m, %thread, 3;\nsetp.eq.u32 %p, %m, 0;\n"
          "setp.eq.u32 %q, %m, 1;\nselp.b64 %a, %a, %b, %p;\n"
          "selp.b64 %a, %g, %a, %q;\nadd.u32 %v, %thread, 100;\n"
          "st.u32 [%a], %v;\nld.u32 %v, [%a];\nst.u32 [%g], %v;\n"),
      std::vector<uint32_t>{0}, 32);
  expectClean(run);
  for (unsigned i = 0; i < 32; ++i)
    EXPECT_EQ(run.out[i], i + 100);
}

// PTX ISA, "atom", "red".
TEST(Memory, Atomics) {
  auto run = runKernel<uint32_t>(
      makeKernel(".shared .align 4 .b32 s[1];\n.reg .b32 %v, %w;\n"
                 ".reg .pred %p;\n",
                 "setp.eq.u32 %p, %thread, 0;\n@%p st.shared.u32 [s], 0;\n"
                 "bar.sync 0;\n"
                 "atom.global.add.u32 %v, [%out], 2;\n"
                 "red.global.max.s32 [%out+4], %thread;\n"
                 "red.global.min.s32 [%out+8], -5;\n"
                 "atom.global.inc.u32 %v, [%out+12], 9;\n"
                 "atom.global.dec.u32 %v, [%out+16], 4;\n"
                 "red.global.xor.b32 [%out+20], %thread;\n"
                 "atom.global.exch.b32 %v, [%out+24], %thread;\n"
                 "atom.global.cas.b32 %w, [%out+28], 0, 77;\n"
                 "red.relaxed.gpu.global.add.f32 [%out+32], 0f3F000000;\n"
                 "atom.shared.add.u32 %v, [s], 1;\nbar.sync 0;\n"
                 "ld.shared.u32 %v, [s];\n@%p st.global.u32 [%out+36], %v;\n"
                 // Every lane has had its own ticket.
                 "@%p st.global.u32 [%out+40], %w;\n"),
      std::vector<uint32_t>{0}, 11);
  expectClean(run);
  EXPECT_EQ(run.out, (std::vector<uint32_t>{64, 31, uint32_t(-5), 32 % 10,
                                            // 0 -> 4, 3, 2, 1, 0, then again.
                                            3, 0, 31, 77, 0x41800000, 32, 0}));
  EXPECT_EQ(run.launch.counters.atomics, 32u * 10);
}

TEST(Memory, VariablesOfTheModule) {
  std::string ptx =
      makeKernel(".reg .b32 %a;\n.reg .b64 %p;\n",
                 "ld.const.u32 %a, [table+8];\nst.global.u32 [%out], %a;\n"
                 "ld.global.u32 %a, [counter];\nst.global.u32 [%out+4], %a;\n"
                 "mov.u64 %p, table;\nld.const.u32 %a, [%p+4];\n"
                 "st.global.u32 [%out+8], %a;\n"
                 "ld.global.u64 %p, [pointer];\nld.u32 %a, [%p];\n"
                 "st.global.u32 [%out+12], %a;\n");
  ptx.insert(ptx.find(".visible"),
             ".const .align 4 .u32 table[3] = {5, 6, 7};\n"
             ".global .align 4 .u32 counter = 9;\n"
             ".global .align 8 .u64 pointer = generic(counter);\n");
  auto run = runKernel<uint32_t>(ptx, std::vector<uint32_t>{0}, 4, {1, 1, 1});
  expectClean(run);
  EXPECT_EQ(run.out, (std::vector<uint32_t>{7, 9, 6, 9}));
}

} // namespace
